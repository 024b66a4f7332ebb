import Platform

/// A signal that ended the measuring of roads, which is kept for who asks for it next: the search that the roads are
/// for ends by it as well.
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
