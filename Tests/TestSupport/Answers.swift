package import Platform
package import Reactive

/// The error that a publisher has not sent a value synchronously.
package struct NoAnswerYet: Error {}

/// The first value of a publisher that sends it synchronously; throws its failure, or `NoAnswerYet`.
package func answer<P: Publisher>(of publisher: P) throws -> P.Output {
    try answer(of: publisher) { throw NoAnswerYet() }
}

/// The first value of a publisher, for which `loop` turns as long as it takes; throws its failure.
package func answer<P: Publisher>(of publisher: P, on loop: any EventLoop) throws -> P.Output {
    try answer(of: publisher) { try loop.turn() }
}

/// The first value of a publisher; `wait` is called until there is one.
private func answer<P: Publisher>(of publisher: P, wait: () throws -> Void) throws -> P.Output {
    var result: Result<P.Output, any Error>?
    let subscription = publisher.sink(
        receiveCompletion: { completion in
            if case .failure(let error) = completion { result = result ?? .failure(error) }
        },
        receiveValue: { result = result ?? .success($0) })
    defer { subscription.cancel() }
    while true {
        if let result { return try result.get() }
        try wait()
    }
}
