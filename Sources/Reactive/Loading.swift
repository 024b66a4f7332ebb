/// Something that may still be under way or may have failed: what a view shows of a request.
package enum Loading<Value> {
    /// No answer yet.
    case loading
    /// The answer.
    case loaded(Value)
    /// Why there is no answer, for the person.
    case failed(String)

    /// The answer, or nil while there is none.
    package var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    /// The same state with the answer transformed.
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
    /// A request as states that a view can show: under way at once, then each answer, and a failure as its reason. So one
    /// failed request never ends a stream of updates.
    package func asLoading() -> AnyPublisher<Loading<Output>, Never> {
        map { Loading.loaded($0) }
            .catch { Just(Loading.failed("\($0)")) }
            .prepend(.loading)
            .eraseToAnyPublisher()
    }
}
