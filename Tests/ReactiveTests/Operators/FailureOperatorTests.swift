import Reactive
import TestSupport
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
        let recorder = Careless().catch { _ in PassthroughSubject<Int, Never>() }.record()
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

    @Test("mapError changes a failure and nothing else")
    func mapError() {
        struct Told: Error, CustomStringConvertible {
            let description: String
        }
        let subject = PassthroughSubject<Int, Mishap>()
        let failing = subject.mapError { Told(description: "told of \($0)") }.record()
        subject.send(1)
        subject.send(completion: .failure(.second))
        #expect(failing.lines == ["subscribed", "1", "failed told of second"])
        let finished = Just(1).setFailureType(to: Mishap.self).mapError { Told(description: "\($0)") }.record()
        #expect(finished.lines == ["subscribed", "1", "finished"])
    }

    @Test("publishers whose failure is any error go through every operator and end in a sink")
    func anyError() throws {
        let journal = Journal()
        var subscriptions: [AnyCancellable] = []
        func follow(_ name: String, _ publisher: AnyPublisher<Int, any Error>) {
            publisher.sink(
                receiveCompletion: {
                    switch $0 {
                    case .finished: journal.note("\(name) finished")
                    case .failure(let error): journal.note("\(name) failed \(error)")
                    }
                },
                receiveValue: { journal.note("\(name) \($0)") }
            ).store(in: &subscriptions)
        }
        let subject = CurrentValueSubject<Int, any Error>(1)
        let just = Just(7).setFailureType(to: (any Error).self)
        follow("just", just.eraseToAnyPublisher())
        follow("fail", Fail(error: Mishap.first).eraseToAnyPublisher())
        follow("flat", subject.flatMap { _ in just }.eraseToAnyPublisher())
        follow("switch", subject.map { _ in just }.switchToLatest().eraseToAnyPublisher())
        follow("latest", subject.combineLatest(just).map { $0 + $1 }.eraseToAnyPublisher())
        follow("merge", subject.merge(with: just).removeDuplicates().eraseToAnyPublisher())
        follow("catch", subject.catch { _ in just }.eraseToAnyPublisher())
        #expect(
            journal.take() == [
                "just 7", "just finished", "fail failed first", "flat 7", "switch 7", "latest 8", "merge 1", "merge 7",
                "catch 1",
            ])
        subject.send(completion: .failure(Mishap.first))
        #expect(
            journal.take() == [
                "flat failed first", "switch failed first", "latest failed first", "merge failed first", "catch 7",
                "catch finished",
            ])
    }
}
