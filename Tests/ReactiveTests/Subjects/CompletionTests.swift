import Reactive
import Testing

@Suite("How a stream ends")
struct CompletionTests {
    @Test("an end arrives once and nothing after it")
    func once() {
        let subject = PassthroughSubject<Int, Mishap>()
        let recorder = subject.record()
        subject.send(1)
        subject.send(completion: .failure(.first))
        subject.send(completion: .failure(.second))
        subject.send(completion: .finished)
        subject.send(2)
        #expect(recorder.lines == ["subscribed", "1", "failed first"])
        #expect(subject.record().lines == ["subscribed", "failed first"])
    }

    @Test("who subscribes after the end gets the end alone")
    func late() {
        let passthrough = PassthroughSubject<Int, Mishap>()
        passthrough.send(completion: .failure(.second))
        #expect(passthrough.record().lines == ["subscribed", "failed second"])
        let current = CurrentValueSubject<Int, Mishap>(1)
        current.send(2)
        current.send(completion: .finished)
        current.send(3)
        current.value = 4
        #expect(current.record().lines == ["subscribed", "finished"])
        #expect(current.value == 2)
    }

    @Test("a sink passes on one end even when a publisher sends several, and no value after it")
    func carelessPublisher() {
        struct Careless: Publisher {
            typealias Output = Int
            typealias Failure = Mishap
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Mishap {
                subscriber.receive(1)
                subscriber.receive(completion: .finished)
                subscriber.receive(2)
                subscriber.receive(completion: .failure(.first))
            }
        }
        let journal = Journal()
        func note(_ completion: Subscribers.Completion<Mishap>) { journal.note("\(completion)") }
        let direct = Careless().sink(receiveCompletion: note) { journal.note("\($0)") }
        #expect(journal.take() == ["1", "finished"])
        let merged = Careless().merge(with: PassthroughSubject())
            .sink(receiveCompletion: note) { journal.note("\($0)") }
        #expect(journal.take() == ["1", "2", "failure(ReactiveTests.Mishap.first)"])
        direct.cancel()
        merged.cancel()
    }

    @Test("nothing arrives after cancel, not even the end; cancelling twice does nothing")
    func cancelled() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let journal = Journal()
        let subscription = subject.sink(
            receiveCompletion: { _ in journal.note("end") }, receiveValue: { journal.note("\($0)") })
        subject.send(1)
        subscription.cancel()
        subscription.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(journal.lines == ["0", "1"])
        #expect(subject.value == 2)
    }

    @Test("origins without a subject send what they say")
    func origins() {
        #expect(Just(7).record().lines == ["subscribed", "7", "finished"])
        #expect(Empty<Int, Never>().record().lines == ["subscribed", "finished"])
        #expect(Fail<Int, Mishap>(error: .second).record().lines == ["subscribed", "failed second"])
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.record().lines == ["subscribed", "1", "finished"])
        #expect(deferred.record().lines == ["subscribed", "2", "finished"])
    }
}
