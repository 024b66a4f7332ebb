import Entities
import Text

/// What a format cannot hold of the trips that are written in it, in words.
struct LeftOut {
    /// The most trips that a warning names; further ones are only counted.
    private static let namedTrips = 10

    private(set) var lines: [String] = []

    /// Starts with what all formats but the program's own leave out: the plans of trips and stops, and the fields of other
    /// programs.
    init(_ trips: [Trip]) {
        let hasOthers = trips.contains { trip in
            !trip.otherFields.isEmpty || trip.waypoints.contains { $0.otherFields != .none }
        }
        let hasPlans = trips.contains { trip in !trip.plan.isEmpty || trip.waypoints.contains { $0.plan != .none } }
        if hasPlans {
            lines.append("plans are left out: nights, stays, pinned arrivals, kinds, costs; json keeps them")
        }
        if hasOthers { lines.append("the fields that other programs wrote are left out; json keeps them") }
    }

    /// Names the trips without stops.
    mutating func leaveOutEmptyTrips(_ trips: [Trip], format: String) {
        let empty = trips.filter(\.waypoints.isEmpty)
        guard !empty.isEmpty else { return }
        let count = Wording.counted(empty.count, "trip")
        lines.append("\(count) without stops cannot be written as \(format): \(LeftOut.names(empty))")
    }

    /// Names the trips whose days have no dates.
    mutating func leaveOutTripsWithoutDays(_ trips: [Trip], format: String) {
        guard !trips.isEmpty else { return }
        let count = Wording.counted(trips.count, "trip")
        lines.append("\(count) without a start or a drive cannot be written as \(format): \(LeftOut.names(trips))")
    }

    /// Counts the notes.
    mutating func leaveOutNotes(_ trips: [Trip], format: String) {
        let count = trips.reduce(0) { $0 + $1.waypoints.count { $0.note != nil } }
        guard count > 0 else { return }
        lines.append("\(format) has no notes: \(Wording.counted(count, "note")) left out")
    }

    /// Names the trips with characters that XML forbids.
    mutating func loseControlCharacters(_ trips: [Trip]) {
        let losing = trips.filter { trip in
            LeftOut.losesCharacters(trip.name.text)
                || trip.waypoints.contains { stop in
                    LeftOut.losesCharacters(stop.name.text)
                        || stop.note.map { LeftOut.losesCharacters($0.text) } == true
                }
        }
        guard !losing.isEmpty else { return }
        lines.append("\(LeftOut.names(losing)): control characters, which XML cannot hold, became U+FFFD")
    }

    /// Says one thing more.
    mutating func add(_ line: String) {
        lines.append(line)
    }

    private static func names(_ trips: [Trip]) -> String {
        trips.prefix(namedTrips).map { Wording.quoted($0.name.text) }.joined(separator: ", ")
            + (trips.count > namedTrips ? ", …" : "")
    }

    private static func losesCharacters(_ text: String) -> Bool {
        text.utf8.contains { $0 < 0x20 || $0 == 0xEF } && MarkupText.losesCharacters(text)
    }
}
