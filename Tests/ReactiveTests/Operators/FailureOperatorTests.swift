import Reactive
import Testing

@Suite("Operators on failures")
struct FailureOperatorTests {
    @Test("catch goes on with another publisher, which may fail in turn")
    func catches() {
        let subject = PassthroughSubject<Int, Mishap>()
        let other = PassthroughSubject<Int, Mishap>()
        let journal = Journal()
        let recorder = subject.catch { error -> PassthroughSubject<Int, Mishap> in
            journal.note("caught \(error)")
            return other
        }.record("", in: journal)
        subject.send(1)
        other.send(2)
        subject.send(completion: .failure(.first))
        other.send(3)
        other.send(completion: .failure(.second))
        #expect(recorder.lines == ["subscribed", "1", "caught first", "3", "failed second"])
    }

    @Test("catch is not asked when the publisher finishes")
    func finishes() {
        let publisher = Just(1).setFailureType(to: Mishap.self).catch { _ in Just(2) }
        #expect(publisher.record().lines == ["subscribed", "1", "finished"])
    }

    @Test("a publisher that goes on after its failure is not heard any more")
    func goesOn() {
        struct Careless: Publisher {
            typealias Output = Int
            typealias Failure = Mishap
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Mishap {
                subscriber.receive(completion: .failure(.first))
                subscriber.receive(1)
                subscriber.receive(completion: .failure(.second))
            }
        }
        let recorder = Careless().catch { _ in Empty<Int, Never>(completeImmediately: false) }.record()
        #expect(recorder.lines == ["subscribed"])
    }

    @Test("replaceError sends its value in the place of a failure and finishes")
    func replaces() {
        let subject = PassthroughSubject<Int, Mishap>()
        let recorder = subject.replaceError(with: -1).record()
        subject.send(1)
        subject.send(completion: .failure(.first))
        #expect(recorder.lines == ["subscribed", "1", "-1", "finished"])
    }

    @Test("one failed request does not end the stream of updates when it is caught inside")
    func streamOutlivesFailure() {
        let requests = PassthroughSubject<Int, Never>()
        let recorder =
            requests
            .map { number -> AnyPublisher<String, Never> in
                let answer: AnyPublisher<String, Mishap> =
                    number == 2
                    ? Fail(error: .first).eraseToAnyPublisher()
                    : Just("answer \(number)").setFailureType(to: Mishap.self).eraseToAnyPublisher()
                return answer.catch { Just("failed: \($0)") }.eraseToAnyPublisher()
            }
            .switchToLatest()
            .record()
        for number in 1...3 { requests.send(number) }
        #expect(recorder.lines == ["subscribed", "answer 1", "failed: first", "answer 3"])
    }
}
