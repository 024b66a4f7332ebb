import Reactive
import Testing

@Suite("Operators on values")
struct ValueOperatorTests {
    @Test("map, compactMap, filter and removeDuplicates do what the methods of a sequence do", arguments: 1...20)
    func likeSequences(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let values = (0..<50).map { _ in numbers.next(below: 10) }
        let subject = PassthroughSubject<Int, Never>()
        var mapped: [String] = []
        var compact: [Int] = []
        var filtered: [Int] = []
        var distinct: [Int] = []
        var subscriptions: [AnyCancellable] = []
        let half: (Int) -> Int? = { $0 % 2 == 0 ? $0 / 2 : nil }
        subject.map { "\($0)" }.sink { mapped.append($0) }.store(in: &subscriptions)
        subject.compactMap(half).sink { compact.append($0) }.store(in: &subscriptions)
        subject.filter { $0 > 4 }.sink { filtered.append($0) }.store(in: &subscriptions)
        subject.removeDuplicates().sink { distinct.append($0) }.store(in: &subscriptions)
        for value in values { subject.send(value) }
        #expect(mapped == values.map { "\($0)" })
        #expect(compact == values.compactMap(half))
        #expect(filtered == values.filter { $0 > 4 })
        #expect(distinct == values.enumerated().filter { $0 == 0 || values[$0 - 1] != $1 }.map(\.element))
    }

    @Test("every operator passes on the end as it is")
    func ends() {
        func check(_ end: Subscribers.Completion<Mishap>, _ line: String) {
            let subject = PassthroughSubject<Int?, Mishap>()
            let journal = Journal()
            _ = subject.map { $0 }.record("map", in: journal)
            _ = subject.compactMap { $0 }.record("compactMap", in: journal)
            _ = subject.filter { _ in true }.record("filter", in: journal)
            _ = subject.removeDuplicates().record("removeDuplicates", in: journal)
            _ = subject.prepend().record("prepend", in: journal)
            _ = subject.eraseToAnyPublisher().record("any", in: journal)
            _ = journal.take()
            subject.send(completion: end)
            #expect(
                journal.lines
                    == ["map", "compactMap", "filter", "removeDuplicates", "prepend", "any"].map { "\($0) \(line)" })
        }
        check(.finished, "finished")
        check(.failure(.second), "failed second")
    }

    @Test("removeDuplicates compares with the value before, also one that was sent from inside a delivery")
    func removeDuplicatesInside() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { if $0 == 1 { subject.send(1) } }
        subject.removeDuplicates().receive(subscriber: recorder)
        subject.send(1)
        subject.send(2)
        subject.send(2)
        subject.send(1)
        #expect(recorder.lines == ["subscribed", "1", "2", "1"])
    }

    @Test("removeDuplicates can be told what is equal")
    func removeDuplicatesBy() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.removeDuplicates { $0 / 10 == $1 / 10 }.record()
        for value in [11, 12, 25, 21, 13] { subject.send(value) }
        #expect(recorder.lines == ["subscribed", "11", "25", "13"])
    }

    @Test("removeDuplicates compares with the value just before, also where that was left out")
    func removeDuplicatesInSteps() {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let recorder = subject.removeDuplicates {
            journal.note("\($0)?\($1)")
            return abs($0 - $1) < 2
        }.record("", in: journal)
        for value in [1, 2, 3, 5] { subject.send(value) }
        #expect(recorder.lines == ["subscribed", "1", "1?2", "2?3", "3?5", "5"])
    }

    @Test("removeDuplicates of optional values lets the first nil pass")
    func removeDuplicatesOfNil() {
        let subject = PassthroughSubject<Int?, Never>()
        let recorder = subject.removeDuplicates().record()
        for value in [nil, nil, 1, nil] as [Int?] { subject.send(value) }
        #expect(recorder.lines == ["subscribed", "nil", "Optional(1)", "nil"])
    }

    @Test("prepend sends its values first, in order, then all others")
    func prepend() {
        #expect(Just(3).prepend(1, 2).record().lines == ["subscribed", "1", "2", "3", "finished"])
        #expect(Just(3).prepend(2).prepend(1).record().lines == ["subscribed", "1", "2", "3", "finished"])
        let subject = CurrentValueSubject<Int, Never>(2)
        let recorder = subject.prepend(1).record()
        subject.send(3)
        #expect(recorder.lines == ["subscribed", "1", "2", "3"])
    }

    @Test("setFailureType changes the type and nothing else")
    func setFailureType() {
        let publisher = Just(1).setFailureType(to: Mishap.self).eraseToAnyPublisher()
        #expect(publisher.record().lines == ["subscribed", "1", "finished"])
    }

    @Test("first sends one value, lets go of what is above, and finishes")
    func first() {
        let subject = PassthroughSubject<Int, Mishap>()
        let journal = Journal()
        let recorder = subject.onCancel("above", journal).first().record("", in: journal)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .failure(.first))
        #expect(recorder.lines == ["subscribed", "above cancelled", "1", "finished"])
        #expect(Just(1).prepend(0).first().record().lines == ["subscribed", "0", "finished"])
    }

    @Test("first ends as a publisher that ends without a value, and is silent once cancelled")
    func firstOfNone() {
        #expect(Empty<Int, Never>().first().record().lines == ["subscribed", "finished"])
        #expect(Fail<Int, Mishap>(error: .first).first().record().lines == ["subscribed", "failed first"])
        let subject = PassthroughSubject<Int, Never>()
        let before = subject.first().record()
        before.cancel()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(before.lines == ["subscribed"])
        let inside = Recorder<Int, Never>()
        inside.onValue = { [unowned inside] _ in inside.cancel() }
        CurrentValueSubject<Int, Never>(2).first().receive(subscriber: inside)
        #expect(inside.lines == ["subscribed", "2"])
        let atOnce = Recorder<Int, Never>()
        atOnce.onSubscription = { $0.cancel() }
        Just(3).first().receive(subscriber: atOnce)
        #expect(atOnce.lines == ["subscribed"])
    }

    @Test("a value sent from inside the first one is not seen")
    func firstInside() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { subject.send($0 + 1) }
        subject.first().receive(subscriber: recorder)
        subject.send(1)
        subject.send(5)
        #expect(recorder.lines == ["subscribed", "1", "finished"])
    }

    @Test("tryMap changes values until its closure throws: then it lets go of what is above and fails")
    func tryMap() {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal()
        let recorder = subject.onCancel("above", journal).tryMap { value throws -> String in
            if value == 3 { throw Mishap.second }
            return "number \(value)"
        }.record("", in: journal)
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        #expect(recorder.lines == ["subscribed", "number 1", "number 2", "above cancelled", "failed second"])
    }

    @Test("tryMap passes on the end as it is, and is silent once cancelled")
    func tryMapEnds() {
        let subject = PassthroughSubject<Int, Mishap>()
        let failing = subject.tryMap { $0 * 2 }.record()
        let cancelled = subject.tryMap { $0 * 2 }.record()
        let inside = Recorder<Int, any Error>()
        subject.tryMap { [unowned inside] value throws -> Int in
            inside.cancel()
            throw Mishap.second
        }.receive(subscriber: inside)
        cancelled.cancel()
        subject.send(4)
        subject.send(completion: .failure(.first))
        #expect(failing.lines == ["subscribed", "8", "failed first"])
        #expect(cancelled.lines == ["subscribed"])
        #expect(inside.lines == ["subscribed"])
        #expect(Just(1).tryMap { $0 + 1 }.record().lines == ["subscribed", "2", "finished"])
    }
}
