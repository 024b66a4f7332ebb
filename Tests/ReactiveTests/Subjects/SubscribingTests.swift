import Reactive
import TestSupport
import Testing

@Suite("Subscribing and cancelling during a delivery")
struct SubscribingTests {
    @Test("who subscribes to a passthrough subject inside a delivery gets what is sent afterwards")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let a = Recorder<Int, Never>("a", journal)
        let late = Recorder<Int, Never>("late", journal)
        a.onValue = {
            guard $0 == 1 else { return }
            subject.send(2)
            subject.receive(subscriber: late)
            subject.send(3)
        }
        subject.receive(subscriber: a)
        subject.send(1)
        #expect(journal.lines == ["a subscribed", "a 1", "late subscribed", "a 2", "a 3", "late 3"])
    }

    @Test("who subscribes to a current value subject inside a delivery gets the value of now and later ones, each once")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let journal = Journal()
        let a = Recorder<Int, Never>("a", journal)
        let late = Recorder<Int, Never>("late", journal)
        a.onValue = {
            guard $0 == 1 else { return }
            subject.send(2)
            subject.receive(subscriber: late)
            subject.send(3)
        }
        subject.receive(subscriber: a)
        subject.send(1)
        #expect(
            journal.lines == [
                "a subscribed", "a 0", "a 1", "late subscribed", "late 2", "a 2", "a 3", "late 3",
            ])
    }

    @Test("who subscribes when the end is accepted but still waits gets the end alone, once")
    func afterAcceptedEnd() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let journal = Journal()
        let a = Recorder<Int, Never>("a", journal)
        let late = Recorder<Int, Never>("late", journal)
        a.onValue = {
            guard $0 == 1 else { return }
            subject.send(completion: .finished)
            subject.receive(subscriber: late)
        }
        subject.receive(subscriber: a)
        subject.send(1)
        #expect(journal.lines == ["a subscribed", "a 0", "a 1", "late subscribed", "late finished", "a finished"])
    }

    @Test("who cancels itself inside a delivery gets nothing more")
    func cancelOneself() {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let a = Recorder<Int, Never>("a", journal)
        a.onValue = { [unowned a] _ in
            subject.send(2)
            a.cancel()
            subject.send(3)
        }
        subject.receive(subscriber: a)
        let b = subject.record("b", in: journal)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(journal.lines == ["a subscribed", "b subscribed", "a 1", "b 1", "b 2", "b 3", "b finished"])
        b.cancel()
    }

    @Test("a later subscriber that is cancelled inside a delivery does not get the value under way")
    func cancelLater() {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let a = Recorder<Int, Never>("a", journal)
        subject.receive(subscriber: a)
        let b = subject.record("b", in: journal)
        _ = subject.record("c", in: journal)
        a.onValue = { _ in b.cancel() }
        _ = journal.take()
        subject.send(1)
        subject.send(2)
        #expect(journal.lines == ["a 1", "c 1", "a 2", "c 2"])
    }

    @Test("an earlier subscriber that is cancelled inside a delivery gets nothing more")
    func cancelEarlier() {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let a = subject.record("a", in: journal)
        let b = Recorder<Int, Never>("b", journal)
        b.onValue = { _ in a.cancel() }
        subject.receive(subscriber: b)
        _ = journal.take()
        subject.send(1)
        subject.send(2)
        #expect(journal.lines == ["a 1", "b 1", "b 2"])
    }

    @Test("who cancels at its first value gets no other, from any origin")
    func cancelAtFirst() {
        let journal = Journal()
        func check<P: Publisher>(_ publisher: P) -> [String] where P.Output == Int {
            let recorder = Recorder<Int, P.Failure>("", journal)
            recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
            publisher.receive(subscriber: recorder)
            return journal.take()
        }
        let once = ["subscribed", "1"]
        #expect(check(Just(1)) == once)
        #expect(check(CurrentValueSubject<Int, Never>(1)) == once)
        #expect(check(Just(2).prepend(1)) == once)
        #expect(check(Just(3).prepend(1, 2)) == once)
        #expect(check(Just(1).merge(with: Just(2))) == once)
        #expect(check(Just(1).flatMap { _ in Just(1).merge(with: Just(2)) }) == once)
        #expect(check(Just(Just(1)).switchToLatest()) == once)
        #expect(check(Just(1).map { $0 }.filter { _ in true }.eraseToAnyPublisher()) == once)
        #expect(check(Just(1).combineLatest(Just(0)).map { $0.0 }) == once)
        #expect(check(Deferred { Just(1) }) == once)
        #expect(check(Just(1).setFailureType(to: Mishap.self).catch { _ in Just(2) }) == once)
    }

    @Test("who cancels at its subscription gets nothing, from any origin")
    func cancelAtSubscription() {
        let journal = Journal()
        func check<P: Publisher>(_ publisher: P) -> [String] where P.Output == Int {
            let recorder = Recorder<Int, P.Failure>("", journal)
            recorder.onSubscription = { $0.cancel() }
            publisher.receive(subscriber: recorder)
            return journal.take()
        }
        let nothing = ["subscribed"]
        #expect(check(Just(1)) == nothing)
        #expect(check(Empty<Int, Never>()) == nothing)
        #expect(check(Fail<Int, Mishap>(error: .first)) == nothing)
        #expect(check(CurrentValueSubject<Int, Never>(1)) == nothing)
        #expect(check(Just(2).prepend(1)) == nothing)
        #expect(check(Just(1).merge(with: Just(2))) == nothing)
        #expect(check(Just(1).flatMap { Just($0) }) == nothing)
        #expect(check(Just(Just(1)).switchToLatest()) == nothing)
        #expect(check(Just(1).combineLatest(Just(0)).map { $0.0 }) == nothing)
        #expect(check(Fail<Int, Mishap>(error: .first).replaceError(with: 1)) == nothing)
        #expect(check(Just(1).debounce(for: .seconds(1), scheduler: VirtualScheduler())) == nothing)
    }

    @Test("a sink that is cancelled inside a closure further up does not get the value under way")
    func cancelInsideOperator() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var subscription: AnyCancellable?
        subscription =
            subject
            .map { value in
                if value == 2 { subscription?.cancel() }
                return value
            }
            .sink { seen.append($0) }
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(seen == [1])
    }
}
