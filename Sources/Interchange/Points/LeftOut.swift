import Entities
import Text

/// What a format cannot hold of the trips that are written in it, in words.
struct LeftOut {
    private(set) var lines: [String] = []

    /// Starts with what all formats but the program's own leave out: the fields of other programs.
    init(_ trips: [RoutedTrip]) {
        let hasOthers = trips.contains { routed in
            !routed.trip.otherFields.isEmpty || routed.trip.waypoints.contains { $0.otherFields != .none }
        }
        if hasOthers { lines.append("the fields that other programs wrote are left out; json keeps them") }
    }

    /// Names the trips without stops.
    mutating func leaveOutEmptyTrips(_ trips: [RoutedTrip], format: String) {
        let empty = trips.filter(\.trip.waypoints.isEmpty).map { Wording.quoted($0.trip.name.text) }
        guard !empty.isEmpty else { return }
        let names = empty.prefix(10).joined(separator: ", ") + (empty.count > 10 ? ", …" : "")
        lines.append("\(Wording.counted(empty.count, "trip")) without stops cannot be written as \(format): \(names)")
    }

    /// Counts the notes.
    mutating func leaveOutNotes(_ trips: [RoutedTrip], format: String) {
        let count = trips.reduce(0) { $0 + $1.trip.waypoints.count { $0.note != nil } }
        guard count > 0 else { return }
        lines.append("\(format) has no notes: \(Wording.counted(count, "note")) left out")
    }

    /// Says one thing more.
    mutating func add(_ line: String) {
        lines.append(line)
    }
}
