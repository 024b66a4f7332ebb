/// Why a problem cannot be asked. Stops are counted from 0; the caller says it in the person's words.
package enum OrderError: Error, Equatable, Sendable {
    /// The matrix or the list of points does not fit the number of stops.
    case wrongNumberOfDistances(expected: Int, found: Int)
    /// A distance is negative, not finite or absurd; or a point is not on the unit sphere.
    case notADistance(from: Int, to: Int, Double)
    /// A start, an end or a lock names a stop that does not exist.
    case noSuchStop(Int)
    /// A path of several stops is to begin and to end with the same one.
    case startIsEnd(Int)
    /// This stop is locked where another is to start, or is the start and locked elsewhere.
    case lockContradictsStart(Int)
    /// This stop is locked where another is to end, or is the end and locked elsewhere.
    case lockContradictsEnd(Int)
}
