/// The eyes of a search: asks whether to stop, and tells how it stands.
struct SearchWatch {
    /// How many steps of a few nanoseconds lie between two questions: under a millisecond of work.
    static let stepsBetweenQuestions = 1 << 14

    /// Whether something outside ended the search; stays so once it is.
    private(set) var wasCut = false
    private var best = Double.infinity
    private var bound = 0.0
    /// Whether nothing is asked until there is a first tour.
    private var waitsForFirstTour = false
    /// How many steps were made since the question was asked.
    private var steps = 0
    private let shouldStop: () -> Bool
    private let progress: (OrderProgress) -> Void

    init(shouldStop: @escaping () -> Bool, progress: @escaping (OrderProgress) -> Void) {
        self.shouldStop = shouldStop
        self.progress = progress
    }

    /// Whether to stop now.
    mutating func isOver() -> Bool {
        steps = 0
        if !wasCut, !waitsForFirstTour, shouldStop() { wasCut = true }
        return wasCut
    }

    /// Whether to stop after this many more steps, each of a few nanoseconds; asks once enough of them came together, so
    /// that a loop may call it as often as it likes.
    @inline(__always)
    mutating func isOver(after more: Int) -> Bool {
        steps &+= more
        return steps < Self.stepsBetweenQuestions ? wasCut : isOver()
    }

    /// Asks nothing until there is a first tour: where that takes a few hundredths of a second, a search that is cut at once
    /// has something to give.
    mutating func waitForFirstTour() { waitsForFirstTour = true }

    /// Says that there is a first tour.
    mutating func hasFirstTour() { waitsForFirstTour = false }

    /// Says that an order of this length was found.
    mutating func found(_ length: Double) {
        guard length < best else { return }
        best = length
        progress(OrderProgress(best: best, bound: min(bound, best)))
    }

    /// Says that no order is shorter than this.
    mutating func raised(_ lowerBound: Double) {
        guard lowerBound > bound else { return }
        bound = lowerBound
        if best < .infinity { progress(OrderProgress(best: best, bound: min(bound, best))) }
    }

    /// A watch that asks the same question and tells nothing.
    func quiet() -> SearchWatch {
        var watch = SearchWatch(shouldStop: shouldStop) { _ in }
        watch.wasCut = wasCut
        watch.waitsForFirstTour = waitsForFirstTour
        return watch
    }

    /// Takes over whether another watch was cut, after a tour was searched for with it.
    mutating func adopt(_ other: SearchWatch) {
        wasCut = wasCut || other.wasCut
        hasFirstTour()
    }
}
