extension Publisher {
    /// What this publisher sends before subscribing to it returns, without waiting for more: the newest value, or nil
    /// when there is none yet. Throws the failure, when that comes at once. Afterwards the subscription is over.
    @inlinable
    package func answerAtOnce() throws(Failure) -> Output? {
        var answer: Output?
        var failure: Failure?
        sink(
            receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
            receiveValue: { answer = $0 }
        )
        .cancel()
        if let failure { throw failure }
        return answer
    }
}
