import Reactive

/// What happened, in the order in which it happened, one line each.
final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) {
        lines.append(line)
    }

    /// The lines so far; the journal is empty afterwards.
    func take() -> [String] {
        let taken = lines
        lines = []
        return taken
    }
}

/// A subscriber that writes every event into a journal under its own name and can do something at each value.
final class Recorder<Input, Failure: Error>: Subscriber {
    let name: String
    let journal: Journal
    var onSubscription: (any Subscription) -> Void = { _ in }
    var onValue: (Input) -> Void = { _ in }
    private(set) var subscription: (any Subscription)?

    init(_ name: String = "", _ journal: Journal = Journal()) {
        self.name = name
        self.journal = journal
    }

    var lines: [String] {
        journal.lines
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        note("subscribed")
        onSubscription(subscription)
    }

    func receive(_ input: Input) {
        note("\(input)")
        onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: note("finished")
        case .failure(let error): note("failed \(error)")
        }
    }

    func cancel() {
        subscription?.cancel()
    }

    private func note(_ event: String) {
        journal.note(name.isEmpty ? event : "\(name) \(event)")
    }
}

extension Publisher {
    /// Subscribes a new recorder.
    func record(_ name: String = "", in journal: Journal = Journal()) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(name, journal)
        receive(subscriber: recorder)
        return recorder
    }
}

/// The values of a publisher; a journal learns when the subscription is cancelled.
struct CancellationRecording<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let upstream: Upstream
    let name: String
    let journal: Journal

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: Middle(downstream: subscriber, name: name, journal: journal))
    }

    private struct Middle<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        let downstream: Downstream
        let name: String
        let journal: Journal

        func receive(subscription: any Subscription) {
            downstream.receive(subscription: Tie(upstream: subscription, name: name, journal: journal))
        }

        func receive(_ input: Upstream.Output) {
            downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            downstream.receive(completion: completion)
        }
    }

    private struct Tie: Subscription {
        let upstream: any Subscription
        let name: String
        let journal: Journal

        func cancel() {
            journal.note("\(name) cancelled")
            upstream.cancel()
        }
    }
}

extension Publisher {
    /// Notes `NAME cancelled` in a journal when a subscription is cancelled.
    func onCancel(_ name: String, _ journal: Journal) -> CancellationRecording<Self> {
        CancellationRecording(upstream: self, name: name, journal: journal)
    }
}

/// A failure for tests.
enum Mishap: Error, Equatable {
    case first
    case second
}

/// An object that writes into a journal when it goes.
final class Witness {
    private let journal: Journal
    private let name: String
    var value = 0

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    deinit {
        journal.note("\(name) gone")
    }
}

/// A small seeded source of numbers (a linear congruential generator, the constants of Knuth's MMIX).
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    }

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
