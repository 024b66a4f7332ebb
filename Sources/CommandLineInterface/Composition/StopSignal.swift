import Platform

/// A signal that stopped the measuring of roads, kept so that the search waiting for them stops too.
final class StopSignal {
    private let takeNew: () -> Signal?
    private var pending: Signal?
    /// Whether Ctrl-C was read together with the line that began the work; asked once for it.
    var takeTyped: () -> Bool = { false }

    /// Looks at the signals that `take` takes.
    init(_ take: @escaping () -> Signal?) { takeNew = take }

    /// Whether a signal is there that ends what is under way.
    var isPending: Bool {
        pending = pending ?? takeNew()
        return pending?.endsProgram == true
    }

    /// The signal that was found, or a new one, if it ends what is under way.
    func take() -> Signal? {
        let signal = pending ?? takeNew()
        pending = nil
        guard !takeTyped() else { return .interrupt }
        return signal.flatMap { $0.endsProgram ? $0 : nil }
    }
}
