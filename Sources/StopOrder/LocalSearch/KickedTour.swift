/// A tour that a local search improves, and that can be kicked and taken back.
protocol KickedTour: ~Copyable {
    /// How many nodes there are.
    var count: Int { get }
    /// The length of the tour.
    var length: Double { get set }
    /// Whether moves are remembered, so that they can be taken back.
    var isLogging: Bool { get set }
    /// Whether no node waits to be looked at.
    var isQueueEmpty: Bool { get }

    /// Writes three neighbouring segments after a place in reverse order, and gives what the tour grew by.
    mutating func kick(after place: Int, _ first: Int, _ second: Int, _ third: Int) -> Double
    /// The place of a node that a random walk over candidate edges reaches from the node at a place.
    func wander(from place: Int, steps: Int, random: inout SeededRandom) -> Int
    /// Looks at waiting nodes, at most `limit` of them, and applies every improvement.
    mutating func improve(atMost limit: Int)
    /// Puts every node into the queue, in the order of the tour.
    mutating func pushAll()
    /// Forgets what could be taken back.
    mutating func forget()
    /// Takes back every move since `forget`; the caller restores `length`.
    mutating func undo()
    /// Remembers the tour as it stands, instead of the one remembered before.
    mutating func keep()
    /// Goes back to the tour last remembered.
    mutating func restore()
    /// Adds the length of the tour up anew.
    mutating func measure()
}
