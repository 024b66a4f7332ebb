import Entities
import Text

/// The parts of the written trips that a format cannot hold, in words.
struct LeftOut {
    /// The most trips that a warning names; further ones are only counted.
    private static let namedTrips = 10

    private(set) var lines: [String] = []

    /// Starts with the parts that all formats but the program's own leave out: the plans of trips and stops, and the
    /// fields of other programs. `kept` names those parts of plans that the format has all the same.
    init(_ trips: [Trip], keeps kept: Set<String> = []) {
        let hasOthers = trips.contains { trip in
            !trip.otherFields.isEmpty || !trip.plan.otherFields.beside.isEmpty
                || !trip.plan.otherFields.insideFuel.isEmpty
                || trip.waypoints.contains {
                    $0.otherFields != .none || $0.plan.way.map { !$0.otherFields.isEmpty } ?? false
                }
        }
        let parts = LeftOut.planParts(trips).filter { $0.1 && !kept.contains($0.0) }.map(\.0)
        if !parts.isEmpty { lines.append("plans are left out: \(parts.joined(separator: ", ")); json keeps them") }
        if hasOthers { lines.append("the fields that other programs wrote are left out; json keeps them") }
    }

    /// The fields of stops, in words, in the order in which they are named.
    private static let stopFields: [(name: String, field: StopField)] = [
        ("nights", .nights), ("stays", .stayMinutes), ("fixed arrivals", .arrive), ("times to leave stops", .leave),
        ("kinds", .kind), ("costs", .cost), ("ways", .way),
    ]

    /// The names of all parts of plans.
    static let allPlans = Set(planParts([]).map(\.0))

    /// Returns the names of the parts of plans, and whether trips and stops have them.
    private static func planParts(_ trips: [Trip]) -> [(String, Bool)] {
        let plans = trips.map(\.plan)
        let stops = trips.flatMap(\.waypoints).map(\.plan)
        let parts: [(String, Bool)] = [
            ("first day", plans.contains { $0.start != nil }),
            ("time to leave", plans.contains { $0.leave != nil }),
            ("driving time of a day", plans.contains { $0.dailyMinutes != nil }),
            ("number of days", plans.contains { $0.days != nil }),
            ("estimates", plans.contains { $0.speed != nil || $0.detour != nil || $0.legMinutes != nil }),
            ("fuel", plans.contains { $0.litersPer100km != nil || $0.kWhPer100km != nil || $0.price != nil }),
            ("currency", plans.contains { $0.currency != nil }),
        ]
        return parts + stopFields.map { name, field in (name, stops.contains { $0.decides(field) }) }
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
        lines.append("\(count) without a start or a day cannot be written as \(format): \(LeftOut.names(trips))")
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

    /// Adds one more line.
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
