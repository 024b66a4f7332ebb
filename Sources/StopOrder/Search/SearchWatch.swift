/// Connects a search to its caller: checks whether to stop, and reports progress.
struct SearchWatch {
    /// The number of steps, of a few nanoseconds each, between two calls of `shouldStop`: less than a millisecond.
    static let stepsBetweenChecks = 1 << 14

    /// Whether `shouldStop` has ended the search.
    private(set) var wasCut = false
    private var best = Double.infinity
    private var bound = 0.0
    /// Whether `shouldStop` is not called until there is a first tour.
    private var waitsForFirstTour = false
    /// The number of steps since the last call of `shouldStop`.
    private var steps = 0
    private let shouldStop: () -> Bool
    private let progress: (OrderProgress) -> Void

    /// Creates a watch that calls these closures.
    init(shouldStop: @escaping () -> Bool, progress: @escaping (OrderProgress) -> Void) {
        self.shouldStop = shouldStop
        self.progress = progress
    }

    /// Whether to stop; calls `shouldStop`.
    mutating func isOver() -> Bool {
        steps = 0
        if !wasCut, !waitsForFirstTour, shouldStop() { wasCut = true }
        return wasCut
    }

    /// Whether to stop after `more` steps of a few nanoseconds each. Calls `shouldStop` only after enough steps, so
    /// that loops can call this often.
    @inline(__always)
    mutating func isOver(after more: Int) -> Bool {
        steps &+= more
        return steps < Self.stepsBetweenChecks ? wasCut : isOver()
    }

    /// Does not call `shouldStop` until there is a first tour, so that a search that is stopped immediately has a
    /// result. For problems whose first tour takes a few hundredths of a second.
    mutating func waitForFirstTour() { waitsForFirstTour = true }

    /// Records that there is a first tour.
    mutating func hasFirstTour() { waitsForFirstTour = false }

    /// Records the length of an order that was found.
    mutating func found(_ length: Double) {
        guard length < best else { return }
        best = length
        progress(OrderProgress(best: best, bound: min(bound, best)))
    }

    /// Records a lower bound.
    mutating func raised(_ lowerBound: Double) {
        guard lowerBound > bound else { return }
        bound = lowerBound
        if best < .infinity { progress(OrderProgress(best: best, bound: min(bound, best))) }
    }

    /// A watch with the same `shouldStop` that reports no progress.
    func quiet() -> SearchWatch {
        var watch = SearchWatch(shouldStop: shouldStop) { _ in }
        watch.wasCut = wasCut
        watch.waitsForFirstTour = waitsForFirstTour
        return watch
    }

    /// Takes over from a quiet watch whether it was stopped, after a tour was searched for with it.
    mutating func adopt(_ other: SearchWatch) {
        wasCut = wasCut || other.wasCut
        hasFirstTour()
    }
}
