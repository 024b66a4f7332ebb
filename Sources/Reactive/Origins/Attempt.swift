/// A publisher that is made when it is subscribed to, by work that may throw: then that is its failure.
package func attempt<P: Publisher>(_ make: @escaping () throws -> P) -> AnyPublisher<P.Output, any Error> {
    Deferred { () -> AnyPublisher<P.Output, any Error> in
        do {
            return try make().withAnyFailure()
        } catch {
            return Fail(error: error).eraseToAnyPublisher()
        }
    }
    .eraseToAnyPublisher()
}

extension Publisher {
    /// The same publisher, whose failure may be any error.
    package func withAnyFailure() -> AnyPublisher<Output, any Error> {
        mapError { $0 as any Error }.eraseToAnyPublisher()
    }
}
