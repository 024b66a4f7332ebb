extension Publisher {
    /// Sends `output` and finishes in the place of a failure.
    @inlinable
    package func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        `catch` { _ in Just(output) }
    }
}
