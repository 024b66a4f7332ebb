import RoadNetwork

/// The roads inside, opened with the first question.
struct OpenedRoads {
    private let open: () throws(RoadNetworkError) -> RoadFinder
    private var finder: RoadFinder?

    /// Asks the finder that `open` makes.
    init(_ open: @escaping () throws(RoadNetworkError) -> RoadFinder) {
        self.open = open
    }

    /// Asks a question; what the finder has decoded for it is kept for the next.
    mutating func answer<Answer>(
        _ question: (inout RoadFinder) throws(RoadNetworkError) -> Answer
    ) throws(RoadNetworkError) -> Answer {
        // Taken out, so that it is not copied when it remembers.
        var finder = if let finder { finder } else { try open() }
        self.finder = nil
        defer { self.finder = finder }
        return try question(&finder)
    }
}
