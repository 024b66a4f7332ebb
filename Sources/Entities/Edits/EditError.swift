import Text

/// A reason for which an edit is not possible. Stop numbers count from 1.
package enum EditError: Error, Equatable, Sendable {
    /// The trip has `count` stops, and none with this number.
    case noSuchStop(trip: Name, count: Int, number: Int)
    /// A new stop of this trip, which has `count` stops, cannot have this number.
    case noSuchPlace(trip: Name, count: Int, number: Int)
    /// The numbers do not contain each of the trip's `count` stops exactly once.
    case notAnOrder(trip: Name, count: Int)
    /// Stops are to be moved, but the new number is missing.
    case noTarget
    /// Fewer than two different trips are to be joined.
    case oneTrip
    /// A trip is to be split before its first stop.
    case emptyPart(trip: Name)
    /// A trip is split into `parts` parts, but more names than parts were given.
    case tooManyNames(parts: Int)
    /// Stops are to be moved into the trip that they are in.
    case sameTrip(Name)
}

extension EditError: CustomStringConvertible {
    /// The message for the person who asked.
    package var description: String {
        switch self {
        case .noSuchStop(let trip, 0, let number):
            "“\(trip.text)” has no stops; there is no stop \(number)"
        case .noSuchStop(let trip, let count, let number):
            "“\(trip.text)” has \(Wording.counted(count, "stop")); there is no stop \(number)"
        case .noSuchPlace(let trip, 0, let number):
            "“\(trip.text)” has no stops; its first stop gets number 1, not \(number == .max ? "a higher one" : "\(number)")"
        case .noSuchPlace(let trip, let count, let number):
            "“\(trip.text)” has \(Wording.counted(count, "stop")); a new one can have number 1 to \(count + 1), not \(number == .max ? "a higher one" : "\(number)")"
        case .notAnOrder(let trip, let count):
            "“\(trip.text)” has \(Wording.counted(count, "stop")); an order must contain each stop once"
        case .noTarget:
            "the new number is missing: give the number that the stop is to have"
        case .oneTrip: "joining takes two trips or more"
        case .emptyPart(let trip):
            "a part of “\(trip.text)” would have no stops; name stops behind its first that begin the other parts"
        case .tooManyNames(let parts): "there are \(parts) parts, and more names than that"
        case .sameTrip(let trip): "the stops are in “\(trip.text)” already; ‘move’ gives them another number there"
        }
    }
}
