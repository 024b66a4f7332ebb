package import Reactive

/// The error that a publisher has not sent a value synchronously.
package struct NoAnswerYet: Error {}

/// The first value of a publisher that sends it synchronously; throws its failure, or `NoAnswerYet`.
package func answer<P: Publisher>(of publisher: P) throws -> P.Output {
    var result: Result<P.Output, any Error>?
    let subscription = publisher.sink(
        receiveCompletion: { completion in
            if case .failure(let error) = completion { result = result ?? .failure(error) }
        },
        receiveValue: { result = result ?? .success($0) })
    defer { subscription.cancel() }
    guard let result else { throw NoAnswerYet() }
    return try result.get()
}
