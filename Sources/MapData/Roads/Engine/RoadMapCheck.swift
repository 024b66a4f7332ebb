import Platform
import Reactive

/// Finds out, before anything is used that is remembered of a road engine, which map it has: the address alone does not
/// tell, since another map may be behind it today. Asks at most once a minute, and once for all who wait.
final class RoadMapCheck {
    /// The time that an answer holds.
    private static let interval = Duration.seconds(60)

    /// A subscriber that waits for the answer.
    private final class Waiter {
        let completion: () -> Void

        init(_ completion: @escaping () -> Void) {
            self.completion = completion
        }
    }

    private let loop: any EventLoop
    private let ask: () -> AnyPublisher<Void, Never>
    /// The time when it was found out last.
    private var time: Duration?
    private var waiting: [Waiter] = []
    private var question: AnyCancellable?

    /// Begins without an answer. `ask` finds the map out and takes it to heart; time is that of `loop`.
    init(loop: any EventLoop, ask: @escaping () -> AnyPublisher<Void, Never>) {
        self.loop = loop
        self.ask = ask
    }

    /// Sends once it is known which map the engine has, or that it does not answer.
    func done() -> AnyPublisher<Void, Never> {
        Deferred { [self] () -> AnyPublisher<Void, Never> in
            if let time, loop.now - time < Self.interval { return Just(()).eraseToAnyPublisher() }
            return LaterAnswer<Void> { [self] answer in wait { answer(()) } }.eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }

    private func wait(_ completion: @escaping () -> Void) -> EventRegistration {
        let waiter = Waiter(completion)
        waiting.append(waiter)
        if question == nil { question = ask().sink { [weak self] in self?.finish() } }
        return EventRegistration { [weak self] in
            guard let self else { return }
            waiting.removeAll { $0 === waiter }
            if waiting.isEmpty { question = nil }
        }
    }

    private func finish() {
        question = nil
        time = loop.now
        let done = waiting
        waiting = []
        for waiter in done { waiter.completion() }
    }
}
