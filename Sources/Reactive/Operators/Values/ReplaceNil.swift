extension Publisher {
    /// Puts `output` in the place of every nil.
    @inlinable
    package func replaceNil<Wrapped>(with output: Wrapped) -> Publishers.Map<Self, Wrapped>
    where Output == Wrapped? {
        map { $0 ?? output }
    }
}
