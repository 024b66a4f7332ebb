/// A tour that local search improves, whose kicks can be undone.
protocol KickedTour: ~Copyable {
    /// The number of nodes.
    var count: Int { get }
    /// The length of the tour.
    var length: Double { get set }
    /// Whether moves are logged, so that they can be undone.
    var isLogging: Bool { get set }
    /// Whether no node is waiting to be processed.
    var isQueueEmpty: Bool { get }

    /// Reverses the order of the three segments after a place, which have these lengths, and returns the growth of the
    /// tour.
    mutating func kick(after place: Int, _ first: Int, _ second: Int, _ third: Int) -> Double
    /// The place of a node reached by a random walk over candidate edges from the node at a place.
    func wander(from place: Int, steps: Int, random: inout SeededRandom) -> Int
    /// The place before a long edge, at random; nil if there are none that connect far parts of the tour.
    func farPlace(random: inout SeededRandom) -> Int?
    /// Processes about `limit` nodes of the queue and applies every improvement.
    mutating func improve(atMost limit: Int)
    /// Puts every node into the queue, so that they are processed in the order of the tour.
    mutating func pushAll()
    /// Empties the log, so that earlier moves can no longer be undone.
    mutating func forget()
    /// Undoes every move since `forget`; the caller restores `length`.
    mutating func undo()
    /// Saves the current tour for `restore`.
    mutating func keep()
    /// Restores the tour that was saved last.
    mutating func restore()
    /// Recomputes `length`.
    mutating func measure()
}
