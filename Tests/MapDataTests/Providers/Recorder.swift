import Reactive

/// A subscriber that keeps every event as one line.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var lines: [String] = []
    private(set) var values: [Input] = []
    private(set) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        lines.append("subscribed")
    }

    func receive(_ input: Input) {
        values.append(input)
        lines.append("\(input)")
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: lines.append("finished")
        case .failure(let error): lines.append("failed: \(error)")
        }
    }
}

extension Publisher {
    /// Subscribes a new recorder.
    func record() -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>()
        receive(subscriber: recorder)
        return recorder
    }
}
