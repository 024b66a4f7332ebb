import Reactive
import Testing

@Suite("The order of delivery")
struct DeliveryOrderTests {
    @Test("subscribers are served in the order in which they subscribed", arguments: [2, 3, 17, 100])
    func orderOfSubscribers(count: Int) {
        let subject = PassthroughSubject<Int, Never>()
        var served: [Int] = []
        var subscriptions: [AnyCancellable] = []
        for number in 0..<count {
            subject.sink { _ in served.append(number) }.store(in: &subscriptions)
        }
        subject.send(1)
        #expect(served == Array(0..<count))
        served = []
        // The order holds when some leave and others come.
        subscriptions.removeFirst()
        subject.sink { _ in served.append(count) }.store(in: &subscriptions)
        subject.send(2)
        #expect(served == Array(1...count))
    }

    @Test("a value sent from inside a delivery waits until every subscriber has seen the first")
    func reentrantSend() {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let a = Recorder<Int, Never>("a", journal)
        a.onValue = { if $0 < 3 { subject.send($0 + 1) } }
        subject.receive(subscriber: a)
        let b = subject.record("b", in: journal)
        _ = journal.take()
        subject.send(1)
        #expect(journal.lines == ["a 1", "b 1", "a 2", "b 2", "a 3", "b 3"])
        b.cancel()
    }

    @Test("several values sent from inside one delivery keep their order, whoever sent them")
    func severalReentrantSends() {
        let subject = PassthroughSubject<String, Never>()
        let journal = Journal()
        let a = Recorder<String, Never>("a", journal)
        let b = Recorder<String, Never>("b", journal)
        a.onValue = {
            if $0 == "start" {
                subject.send("a1")
                subject.send("a2")
            }
        }
        b.onValue = {
            if $0 == "start" { subject.send("b1") }
            if $0 == "a1" { subject.send("b2") }
        }
        subject.receive(subscriber: a)
        subject.receive(subscriber: b)
        _ = journal.take()
        subject.send("start")
        #expect(
            journal.lines == [
                "a start", "b start", "a a1", "b a1", "a a2", "b a2", "a b1", "b b1", "a b2", "b b2",
            ])
    }

    @Test("an end sent from inside a delivery comes after what was sent before it")
    func reentrantCompletion() {
        let subject = PassthroughSubject<Int, Mishap>()
        let journal = Journal()
        let a = Recorder<Int, Mishap>("a", journal)
        a.onValue = {
            guard $0 == 1 else { return }
            subject.send(2)
            subject.send(completion: .failure(.first))
            subject.send(3)
            subject.send(completion: .finished)
        }
        subject.receive(subscriber: a)
        _ = subject.record("b", in: journal)
        _ = journal.take()
        subject.send(1)
        subject.send(4)
        #expect(journal.lines == ["a 1", "b 1", "a 2", "b 2", "a failed first", "b failed first"])
    }

    @Test("what a new subscriber sends at its first value waits for the others")
    func sendAtFirstValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let journal = Journal()
        let a = Recorder<Int, Never>("a", journal)
        a.onSubscription = { _ in subject.send(1) }
        a.onValue = { if $0 == 0 || $0 == 1 { subject.send($0 + 10) } }
        subject.receive(subscriber: a)
        #expect(journal.lines == ["a subscribed", "a 0", "a 1", "a 10", "a 11"])
    }

    @Test("a hundred thousand sends from inside deliveries need no stack")
    func longChain() {
        let subject = PassthroughSubject<Int, Never>()
        var last = 0
        let subscription = subject.sink { value in
            last = value
            if value < 100_000 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(last == 100_000)
        subscription.cancel()
    }

    @Test("a subject with a void value can be sent without one")
    func voidSubject() {
        let subject = PassthroughSubject<Void, Never>()
        let recorder = subject.record()
        subject.send()
        #expect(recorder.lines == ["subscribed", "()"])
    }
}
