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

    /// Exchanges the two neighbouring segments after a place and gives what the tour grew by.
    mutating func exchangeSegments(after place: Int, first: Int, second: Int) -> Double
    /// Looks at waiting nodes, at most `limit` of them, and applies every improvement.
    mutating func improve(atMost limit: Int)
    /// Puts every node into the queue, in the order of the tour.
    mutating func pushAll()
    /// Forgets what could be taken back.
    mutating func forget()
    /// Takes back every move since `forget`; the caller restores `length`.
    mutating func undo()
    /// Adds the length of the tour up anew.
    mutating func measure()
}
