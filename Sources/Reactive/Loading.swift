/// The state of a request as a view shows it: no answer yet, an answer, or the reason of a failure.
@usableFromInline
package enum Loading<Value> {
    /// No answer yet.
    case loading
    /// The answer.
    case loaded(Value)
    /// The reason of the failure, as text for the person.
    case failed(String)

    /// The answer; nil while loading and after a failure.
    package var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    /// The same state, with the answer transformed by `transform`.
    package func map<Other>(_ transform: (Value) -> Other) -> Loading<Other> {
        switch self {
        case .loading: .loading
        case .loaded(let value): .loaded(transform(value))
        case .failed(let reason): .failed(reason)
        }
    }
}

extension Loading: Equatable where Value: Equatable {}
extension Loading: Sendable where Value: Sendable {}

extension Publisher {
    /// Sends `.loading` at once, then `.loaded` for each value, and `.failed` with the error's description for a
    /// failure, after which it finishes. Applied to each request, it keeps a failed request from ending a stream of
    /// updates.
    @inlinable
    package func asLoading() -> AnyPublisher<Loading<Output>, Never> {
        map { Loading.loaded($0) }
            .catch { Just(Loading.failed("\($0)")) }
            .prepend(.loading)
            .eraseToAnyPublisher()
    }
}
