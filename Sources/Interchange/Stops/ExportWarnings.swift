import Entities
import Text

/// What a person should know about a trip that leaves by a format which cannot hold everything.
enum ExportWarnings {
    /// What XML loses of these trips: characters that it forbids, and the fields of other programs.
    static func xml(_ trips: [Trip]) -> [String] {
        trips.flatMap { trip in
            var warnings: [String] = []
            let texts = [trip.name.text] + trip.waypoints.flatMap { [$0.name.text, $0.note?.text ?? ""] }
            if texts.contains(where: losesCharacters) {
                warnings.append(
                    "\(Wording.quoted(trip.name.text)): control characters, which XML cannot hold, became U+FFFD")
            }
            let others =
                trip.otherFields.count
                + trip.waypoints.reduce(0) {
                    $0 + $1.otherFields.beside.count + $1.otherFields.insideLocation.count
                }
            if others > 0 {
                warnings.append(
                    "\(Wording.quoted(trip.name.text)): \(Wording.counted(others, "field")) of other programs "
                        + "left out; only json holds them")
            }
            return warnings
        }
    }

    private static func losesCharacters(_ text: String) -> Bool {
        text.utf8.contains { $0 < 0x20 || $0 == 0xEF } && MarkupText.losesCharacters(text)
    }
}
