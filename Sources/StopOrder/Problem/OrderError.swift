/// The fault of an `OrderProblem`. Stops are numbered from 0; the caller words the message for the person.
package enum OrderError: Error, Equatable, Sendable {
    /// The number of distances or points does not match the number of stops.
    case wrongNumberOfDistances(expected: Int, found: Int)
    /// A distance is negative, not finite or 1e100 or more; or a point is not on the unit sphere.
    case notADistance(from: Int, to: Int, Double)
    /// A start, an end or a lock names a stop that does not exist.
    case noSuchStop(Int)
    /// A path of several stops has the same stop as start and end.
    case startIsEnd(Int)
    /// A stop that is locked at the first position, which another stop must have; or that must be first and is locked
    /// elsewhere.
    case lockContradictsStart(Int)
    /// A stop that is locked at the last position, which another stop must have; or that must be last and is locked
    /// elsewhere.
    case lockContradictsEnd(Int)
}
