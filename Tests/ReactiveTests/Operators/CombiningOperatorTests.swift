import Reactive
import TestSupport
import Testing

@Suite("Operators on several publishers")
struct CombiningOperatorTests {
    let a = PassthroughSubject<Int, Mishap>()
    let b = PassthroughSubject<Int, Mishap>()

    @Test("merge sends in the order of arrival and finishes with the last")
    func merge() {
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        #expect(recorder.lines == ["subscribed", "1", "2", "3", "4", "finished"])
    }

    @Test("merge fails with the first failure and hears nothing more")
    func mergeFails() {
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(completion: .failure(.first))
        a.send(2)
        a.send(completion: .failure(.second))
        #expect(recorder.lines == ["subscribed", "1", "failed first"])
    }

    @Test("combineLatest waits for both, then sends each change, and finishes with the last")
    func combineLatest() {
        let recorder = a.combineLatest(b).map { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send(3)
        a.send(4)
        a.send(completion: .finished)
        b.send(5)
        b.send(completion: .finished)
        #expect(recorder.lines == ["subscribed", "23", "43", "45", "finished"])
    }

    @Test("combineLatest fails with the first failure")
    func combineLatestFails() {
        let recorder = a.combineLatest(b).record()
        a.send(1)
        b.send(2)
        a.send(completion: .failure(.second))
        b.send(3)
        #expect(recorder.lines == ["subscribed", "(1, 2)", "failed second"])
    }

    @Test("cancelling stops all sides")
    func cancelled() {
        let journal = Journal()
        let recorders = [
            a.merge(with: b).record("merge", in: journal), a.flatMap { _ in self.b }.record("flatMap", in: journal),
            a.map { _ in self.b }.switchToLatest().record("switch", in: journal),
            a.combineLatest(b).map { $0 + $1 }.record("combine", in: journal),
            a.catch { _ in self.b }.record("catch", in: journal), a.prepend().record("prepend", in: journal),
        ]
        a.send(1)
        b.send(2)
        for recorder in recorders { recorder.cancel() }
        _ = journal.take()
        a.send(3)
        b.send(4)
        a.send(completion: .finished)
        b.send(completion: .failure(.first))
        #expect(journal.lines == [])
    }

    @Test("flatMap sends in the order of arrival, not in that of the values, and finishes with the last")
    func flatMap() {
        let first = PassthroughSubject<String, Mishap>()
        let second = PassthroughSubject<String, Mishap>()
        let recorder = a.flatMap { $0 == 1 ? first : second }.record()
        a.send(1)
        a.send(2)
        second.send("two")
        first.send("one")
        a.send(completion: .finished)
        first.send(completion: .finished)
        second.send("two again")
        second.send(completion: .finished)
        #expect(recorder.lines == ["subscribed", "two", "one", "two again", "finished"])
    }

    @Test("flatMap fails with whatever fails first")
    func flatMapFails() {
        let recorder = a.flatMap { value in
            value == 0 ? Fail(error: .first).eraseToAnyPublisher() : self.b.eraseToAnyPublisher()
        }
        .record()
        a.send(1)
        b.send(7)
        a.send(0)
        b.send(8)
        a.send(completion: .finished)
        #expect(recorder.lines == ["subscribed", "7", "failed first"])
    }

    @Test("flatMap of answers at once finishes at once")
    func flatMapAtOnce() {
        #expect(Just(1).flatMap { Just($0 + 1) }.record().lines == ["subscribed", "2", "finished"])
        #expect(Just(1).flatMap { _ in Empty<Int, Never>() }.record().lines == ["subscribed", "finished"])
        #expect(Empty<Int, Never>().flatMap { Just($0) }.record().lines == ["subscribed", "finished"])
    }

    @Test("switchToLatest ignores late answers of older publishers, their failures and ends too")
    func switchToLatest() {
        // Publishers that go on although they were cancelled.
        final class Stubborn: Publisher {
            typealias Output = String
            typealias Failure = Mishap
            var subscribers: [AnySubscriber<String, Mishap>] = []
            let tie = AnyTie()
            func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Mishap {
                subscriber.receive(subscription: tie)
                subscribers.append(AnySubscriber(subscriber))
            }
        }
        final class AnyTie: Subscription {
            private(set) var cancelCount = 0
            func cancel() { cancelCount += 1 }
        }
        let questions = PassthroughSubject<Stubborn, Mishap>()
        let recorder = questions.switchToLatest().record()
        let old = Stubborn()
        let new = Stubborn()
        questions.send(old)
        old.subscribers[0].receive("old 1")
        questions.send(new)
        #expect(old.tie.cancelCount == 1)
        old.subscribers[0].receive("old 2")
        new.subscribers[0].receive("new 1")
        old.subscribers[0].receive("old 3")
        old.subscribers[0].receive(completion: .failure(.first))
        old.subscribers[0].receive(completion: .finished)
        questions.send(completion: .finished)
        new.subscribers[0].receive("new 2")
        new.subscribers[0].receive(completion: .finished)
        new.subscribers[0].receive("new 3")
        #expect(recorder.lines == ["subscribed", "old 1", "new 1", "new 2", "finished"])
    }

    @Test("switchToLatest goes on when the newest has finished but more may come")
    func switchToLatestGoesOn() {
        let questions = PassthroughSubject<Just<Int>, Never>()
        let recorder = questions.switchToLatest().record()
        questions.send(Just(1))
        questions.send(Just(2))
        questions.send(completion: .finished)
        #expect(recorder.lines == ["subscribed", "1", "2", "finished"])
    }

    @Test("switchToLatest fails when the newest fails or the publishers do")
    func switchToLatestFails() {
        let questions = PassthroughSubject<PassthroughSubject<Int, Mishap>, Mishap>()
        let recorder = questions.switchToLatest().record("child", in: Journal())
        questions.send(a)
        a.send(completion: .failure(.first))
        questions.send(b)
        b.send(1)
        #expect(recorder.lines == ["child subscribed", "child failed first"])
        let outer = questions.switchToLatest().record("outer", in: Journal())
        questions.send(b)
        b.send(2)
        questions.send(completion: .failure(.second))
        b.send(3)
        #expect(outer.lines == ["outer subscribed", "outer 2", "outer failed second"])
    }

    @Test("a question asked from inside an answer is answered after it")
    func questionInsideAnswer() {
        let questions = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<String, Never>()
        recorder.onValue = { if $0 == "answer 1" { questions.send(2) } }
        questions.map { Just("answer \($0)") }.switchToLatest().receive(subscriber: recorder)
        #expect(recorder.lines == ["subscribed", "answer 1", "answer 2"])
    }

    @Test("cancelling flatMap cancels what is above, then what was made of the values, oldest first")
    func flatMapCancels() {
        let journal = Journal()
        let recorder = a.onCancel("above", journal).flatMap { value in
            self.b.onCancel("\(value)", journal)
        }.record("", in: journal)
        let values = Array(1...40)
        for value in values { a.send(value) }
        _ = journal.take()
        recorder.cancel()
        #expect(journal.take() == ["above cancelled"] + values.map { "\($0) cancelled" })
    }

    @Test("a failure inside flatMap cancels the others oldest first, before it is passed on")
    func flatMapFailureCancels() {
        let journal = Journal()
        let others = PassthroughSubject<Int, Mishap>()
        let recorder = a.flatMap { value in
            value == 20 ? self.b.eraseToAnyPublisher() : others.onCancel("\(value)", journal).eraseToAnyPublisher()
        }.record("", in: journal)
        for value in 1...30 { a.send(value) }
        b.send(completion: .failure(.second))
        #expect(
            recorder.lines == ["subscribed"] + (1...30).filter { $0 != 20 }.map { "\($0) cancelled" } + [
                "failed second"
            ])
    }

    @Test("a value that sends and cancels when it is let go may be replaced in every operator that keeps values")
    func valuesThatAct() {
        typealias Words = PassthroughSubject<LastWords, Never>
        let scheduler = VirtualScheduler()
        func check(_ subscribe: (Words, Words, Journal) -> AnyCancellable, _ expected: [String]) {
            for isCancelling in [false, true] {
                let (first, second, journal) = (Words(), Words(), Journal())
                let subscription = subscribe(first, second, journal)
                second.send(LastWords {})
                first.send(
                    LastWords {
                        journal.note("gone")
                        second.send(LastWords {})
                        if isCancelling { subscription.cancel() }
                    })
                _ = journal.take()
                first.send(LastWords {})
                scheduler.advance(by: .seconds(1))
                #expect(journal.take() == (isCancelling ? expected.dropLast() : expected))
            }
        }
        check({ a, b, journal in a.combineLatest(b).sink { _ in journal.note("pair") } }, ["gone", "pair", "pair"])
        check({ a, b, journal in b.combineLatest(a).sink { _ in journal.note("pair") } }, ["gone", "pair", "pair"])
        check(
            { a, b, journal in [a, b].combineLatest().sink { _ in journal.note("array") } }, ["gone", "array", "array"])
        check(
            { a, _, journal in
                a.debounce(for: .seconds(1), scheduler: scheduler).sink { _ in journal.note("debounced") }
            }, ["gone", "debounced"])
        check(
            { a, b, journal in
                a.merge(with: b).removeDuplicates { _, _ in false }.sink { _ in journal.note("distinct") }
            }, ["gone", "distinct", "distinct"])
    }
}

/// A value that does something when it is let go.
private final class LastWords {
    private let speak: () -> Void

    init(_ speak: @escaping () -> Void) {
        self.speak = speak
    }

    deinit {
        speak()
    }
}
