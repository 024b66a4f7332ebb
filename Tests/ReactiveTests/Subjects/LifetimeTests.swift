import Reactive
import TestSupport
import Testing

@Suite("What keeps what alive")
struct LifetimeTests {
    @Test("letting go of the subscription lets go of everything the closures hold")
    func sinkLetsGo() {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Never>()
        var subscription: AnyCancellable?
        do {
            let witness = Witness("witness", journal)
            subscription =
                subject
                .map { $0 + witness.value }
                .filter { $0 >= witness.value }
                .removeDuplicates()
                .merge(with: PassthroughSubject())
                .prepend(1)
                .sink { witness.value = $0 }
        }
        subject.send(1)
        #expect(journal.lines == [])
        subscription = nil
        #expect(journal.lines == ["witness gone"])
        _ = subscription
    }

    @Test("the end of a stream lets go of the closures although the subscription is kept")
    func endLetsGo() {
        let journal = Journal()
        let subject = PassthroughSubject<Int, Never>()
        var subscription: AnyCancellable?
        do {
            let witness = Witness("witness", journal)
            subscription = subject.sink { witness.value = $0 }
        }
        subject.send(completion: .finished)
        #expect(journal.lines == ["witness gone"])
        subscription?.cancel()
    }

    @Test("a subject that goes lets go of its subscribers; cancelling afterwards is harmless")
    func subjectGoes() {
        let journal = Journal()
        var subject: PassthroughSubject<Witness, Never>? = PassthroughSubject()
        var subscription: AnyCancellable?
        do {
            let witness = Witness("closure", journal)
            subscription = subject?.sink { $0.value = witness.value }
        }
        weak let weakSubject = subject
        subject = nil
        #expect(weakSubject == nil)
        subscription?.cancel()
        #expect(journal.lines == ["closure gone"])
    }

    @Test("a subject that goes while its first subscriber owns the later ones lets go of all of them")
    func subjectGoesWithOwnedSubscriptions() {
        final class Owner {
            var subscriptions: [AnyCancellable] = []
        }
        func check<S: Subject>(_ make: () -> S, _ expected: [String]) where S.Output == Int, S.Failure == Never {
            let journal = Journal()
            var subject: S? = make()
            do {
                let owner = Owner()
                let witness = Witness("first", journal)
                // The subject alone holds the first closure, that the owner, and that the later subscriptions.
                subject?.receive(
                    subscriber: Subscribers.Sink<Int, Never>(
                        receiveCompletion: { _ in },
                        receiveValue: { witness.value = $0 + owner.subscriptions.count }))
                for number in 2...4 {
                    let later = Witness("later \(number)", journal)
                    subject?.sink { later.value = $0 }.store(in: &owner.subscriptions)
                }
                subject?.send(1)
                #expect(journal.lines == [])
            }
            #expect(journal.lines == [])
            subject = nil
            #expect(journal.take() == expected)
        }
        let expected = ["first gone", "later 2 gone", "later 3 gone", "later 4 gone"]
        check({ PassthroughSubject<Int, Never>() }, expected)
        check({ CurrentValueSubject<Int, Never>(0) }, expected)
    }

    @Test("a subject that goes inside a delivery finishes it and may be cancelled from there")
    func subjectGoesInsideDelivery() {
        final class Holder {
            var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
            var subscriptions: [AnyCancellable] = []
        }
        let journal = Journal()
        let holder = Holder()
        holder.subject?.sink { [unowned holder] value in
            journal.note("first \(value)")
            holder.subject?.send(value + 1)
            holder.subject = nil
        }.store(in: &holder.subscriptions)
        holder.subject?.sink { [unowned holder] value in
            journal.note("second \(value)")
            if value == 2 { holder.subscriptions = [] }
        }.store(in: &holder.subscriptions)
        holder.subject?.send(1)
        #expect(journal.take() == ["first 1", "second 1", "first 2", "second 2"])
        #expect(holder.subject == nil)
        #expect(holder.subscriptions.isEmpty)
    }

    @Test("an object that keeps its own subscriptions goes, and they go with it")
    func presenter() {
        final class Presenter {
            let witness: Witness
            var subscriptions: Set<AnyCancellable> = []
            var seen: [Int] = []
            init(_ subject: CurrentValueSubject<Int, Never>, _ journal: Journal) {
                witness = Witness("presenter", journal)
                subject.map { $0 * 2 }.sink { [unowned self] in seen.append($0) }.store(in: &subscriptions)
                subject.sink { [unowned self] in witness.value = $0 }.store(in: &subscriptions)
            }
        }
        let journal = Journal()
        let subject = CurrentValueSubject<Int, Never>(1)
        var presenter: Presenter? = Presenter(subject, journal)
        subject.send(2)
        #expect(presenter?.seen == [2, 4])
        #expect(presenter?.witness.value == 2)
        presenter = nil
        #expect(journal.lines == ["presenter gone"])
        subject.send(3)
    }

    @Test("a subscription that was cancelled inside a delivery is forgotten when that is over")
    func forgotten() {
        let subject = PassthroughSubject<Int, Never>()
        weak var tie: AnyObject?
        do {
            let recorder = Recorder<Int, Never>()
            recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
            subject.receive(subscriber: recorder)
            tie = recorder.subscription as AnyObject
            #expect(tie != nil)
            subject.send(1)
        }
        #expect(tie == nil)
    }

    @Test("values are let go once everybody has seen them")
    func values() {
        let journal = Journal()
        let subject = PassthroughSubject<Witness, Never>()
        let subscription = subject.sink {
            if $0.value == 0 {
                let next = Witness("second", journal)
                next.value = 1
                subject.send(next)
            }
        }
        subject.send(Witness("first", journal))
        #expect(journal.lines.sorted() == ["first gone", "second gone"])
        subscription.cancel()
    }

    @Test("every combining operator lets go of its publishers when it is cancelled or ends")
    func combining() {
        let journal = Journal()
        let outer = PassthroughSubject<Int, Mishap>()
        let other = PassthroughSubject<Int, Mishap>()
        func subscribe() -> [AnyCancellable] {
            let witness = Witness("witness", journal)
            let scheduler = VirtualScheduler()
            return [
                outer.flatMap { [witness] value in other.map { $0 + value + witness.value } }.eraseToAnyPublisher(),
                outer.map { [witness] value in other.map { $0 + value + witness.value } }.switchToLatest()
                    .eraseToAnyPublisher(),
                outer.combineLatest(other).map { [witness] in $0 + $1 + witness.value }.eraseToAnyPublisher(),
                outer.merge(with: other).catch { [witness] _ in other.map { $0 + witness.value } }
                    .eraseToAnyPublisher(),
                outer.map { [witness] in $0 + witness.value }.debounce(for: .seconds(1), scheduler: scheduler)
                    .eraseToAnyPublisher(),
                outer.tryMap { [witness] in $0 + witness.value }.mapError { _ in Mishap.first }.eraseToAnyPublisher(),
                outer.filter { [witness] in $0 == witness.value + 2 }.first().eraseToAnyPublisher(),
            ].map { $0.sink(receiveCompletion: { _ in }, receiveValue: { _ in }) }
        }
        var subscriptions = subscribe()
        outer.send(1)
        other.send(1)
        outer.send(2)
        #expect(journal.lines == [])
        subscriptions = []
        #expect(journal.take() == ["witness gone"])
        subscriptions = subscribe()
        outer.send(1)
        outer.send(completion: .failure(.first))
        other.send(completion: .failure(.second))
        #expect(journal.take() == ["witness gone"])
        #expect(subscriptions.count == 7)
    }
}
