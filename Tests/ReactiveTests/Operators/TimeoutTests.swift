import Reactive
import TestSupport
import Testing

@Suite("Timeout, in virtual time")
struct TimeoutTests {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<String, Mishap>()

    @Test("values that come in time pass, each begins the interval anew, and a pause that is too long fails")
    func fails() {
        let journal = Journal()
        let recorder = subject.onCancel("above", journal)
            .timeout(.milliseconds(100), scheduler: scheduler) { .second }
            .record("", in: journal)
        scheduler.advance(by: .milliseconds(99))
        subject.send("a")
        scheduler.advance(by: .milliseconds(99))
        subject.send("b")
        scheduler.advance(by: .milliseconds(99))
        #expect(recorder.lines == ["subscribed", "a", "b"])
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.lines == ["subscribed", "a", "b", "above cancelled", "failed second"])
        subject.send("c")
        subject.send(completion: .finished)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.lines == ["subscribed", "a", "b", "above cancelled", "failed second"])
    }

    @Test("without an error of its own it finishes")
    func finishes() {
        let recorder = subject.timeout(.seconds(3), scheduler: scheduler).record()
        scheduler.advance(by: .seconds(3))
        #expect(recorder.lines == ["subscribed", "finished"])
        let never = CurrentValueSubject<Int, Never>(1).timeout(.seconds(3), scheduler: scheduler).record()
        scheduler.advance(by: .seconds(3))
        #expect(never.lines == ["subscribed", "1", "finished"])
    }

    @Test("an end in time arrives as it is, at once, and nothing follows it")
    func ends() {
        let finished = subject.timeout(.seconds(1), scheduler: scheduler) { .second }.record()
        let atOnce = Just(1).timeout(.seconds(1), scheduler: scheduler).record()
        subject.send(completion: .failure(.first))
        scheduler.advance(by: .seconds(5))
        #expect(finished.lines == ["subscribed", "failed first"])
        #expect(atOnce.lines == ["subscribed", "1", "finished"])
    }

    @Test("cancelling stops the interval, also from inside a value and from inside the making of the error")
    func cancelled() {
        let before = subject.timeout(.seconds(1), scheduler: scheduler) { .second }.record()
        let inside = Recorder<String, Mishap>()
        inside.onValue = { [unowned inside] _ in inside.cancel() }
        subject.timeout(.seconds(1), scheduler: scheduler) { .second }.subscribe(inside)
        let late = Recorder<String, Mishap>()
        subject.timeout(.seconds(1), scheduler: scheduler) { [unowned late] in
            late.cancel()
            return .second
        }.subscribe(late)
        let early = Recorder<String, Mishap>()
        early.onSubscription = { $0.cancel() }
        subject.timeout(.seconds(1), scheduler: scheduler) { .second }.subscribe(early)
        before.cancel()
        subject.send("a")
        scheduler.advance(by: .seconds(5))
        #expect(before.lines == ["subscribed"])
        #expect(inside.lines == ["subscribed", "a"])
        #expect(late.lines == ["subscribed", "a"])
        #expect(early.lines == ["subscribed"])
    }

    @Test("a question with a time limit in front of its answer: first of what comes in time")
    func question() {
        let answer = PassthroughSubject<Int, any Error>()
        func ask() -> Recorder<Int, any Error> {
            answer.timeout(.seconds(2), scheduler: scheduler) { Mishap.first }.first().record()
        }
        let inTime = ask()
        scheduler.advance(by: .seconds(1))
        answer.send(4)
        let tooLate = ask()
        scheduler.advance(by: .seconds(2))
        answer.send(5)
        #expect(inTime.lines == ["subscribed", "4", "finished"])
        #expect(tooLate.lines == ["subscribed", "failed first"])
    }
}
