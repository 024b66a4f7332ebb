import Platform

/// A signal that stopped the measuring of roads, kept so that the search waiting for them stops too.
final class StopSignal {
    private let takeNew: () -> Signal?
    private var pending: Signal?

    /// Looks at the signals that `take` takes.
    init(_ take: @escaping () -> Signal?) { takeNew = take }

    /// Whether a signal is there that ends what is under way.
    var isPending: Bool {
        pending = pending ?? takeNew()
        return pending?.endsProgram == true
    }

    /// The signal that was found, or a new one.
    func take() -> Signal? {
        defer { pending = nil }
        return pending ?? takeNew()
    }
}
