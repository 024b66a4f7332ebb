import Reactive
import TestSupport
import Testing

@Suite("Debounce, in virtual time")
struct DebounceTests {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<String, Mishap>()

    @Test("only the last of a burst arrives, when it has stood for long enough")
    func burst() {
        let journal = Journal()
        let recorder = Recorder<String, Mishap>("", journal)
        recorder.onValue = { _ in journal.note("at \(self.scheduler.now)") }
        subject.debounce(for: .milliseconds(100), scheduler: scheduler).receive(subscriber: recorder)
        subject.send("L")
        scheduler.advance(by: .milliseconds(99))
        subject.send("Ly")
        scheduler.advance(by: .milliseconds(60))
        subject.send("Lyo")
        scheduler.advance(by: .milliseconds(99))
        #expect(journal.lines == ["subscribed"])
        scheduler.advance(by: .milliseconds(1))
        #expect(journal.lines == ["subscribed", "Lyo", "at 0.259 seconds"])
        scheduler.advance(by: .seconds(10))
        subject.send("Lyon")
        scheduler.advance(by: .seconds(10))
        #expect(journal.lines == ["subscribed", "Lyo", "at 0.259 seconds", "Lyon", "at 10.359 seconds"])
    }

    @Test("a stream that finishes sends what waits at once and then ends")
    func finishes() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
        subject.send("a")
        subject.send("b")
        subject.send(completion: .finished)
        #expect(recorder.lines == ["subscribed", "b", "finished"])
        scheduler.advance(by: .seconds(2))
        #expect(recorder.lines == ["subscribed", "b", "finished"])
    }

    @Test("a failure arrives at once and drops what waits")
    func fails() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
        subject.send("a")
        subject.send(completion: .failure(.first))
        scheduler.advance(by: .seconds(2))
        #expect(recorder.lines == ["subscribed", "failed first"])
    }

    @Test("cancelling drops what waits, also from inside the value that finishing sends")
    func cancelled() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
        subject.send("a")
        recorder.cancel()
        scheduler.advance(by: .seconds(2))
        #expect(recorder.lines == ["subscribed"])
        let inside = Recorder<String, Mishap>()
        inside.onValue = { [unowned inside] _ in inside.cancel() }
        subject.debounce(for: .seconds(1), scheduler: scheduler).receive(subscriber: inside)
        subject.send("b")
        subject.send(completion: .finished)
        #expect(inside.lines == ["subscribed", "b"])
    }

    @Test("a value sent from inside a debounced one starts a new wait")
    func inside() {
        let recorder = Recorder<String, Mishap>()
        recorder.onValue = { if $0 == "a" { self.subject.send("b") } }
        subject.debounce(for: .seconds(1), scheduler: scheduler).receive(subscriber: recorder)
        subject.send("a")
        scheduler.advance(by: .seconds(1))
        #expect(recorder.lines == ["subscribed", "a"])
        scheduler.advance(by: .seconds(1))
        #expect(recorder.lines == ["subscribed", "a", "b"])
    }

    @Test("typing in front of a look-up: a pause asks, and a slow old answer never overwrites a newer one")
    func lookUp() {
        let typed = PassthroughSubject<String, Never>()
        var answers: [String: PassthroughSubject<String, Never>] = [:]
        let recorder =
            typed
            .debounce(for: .milliseconds(200), scheduler: scheduler)
            .removeDuplicates()
            .map { text -> PassthroughSubject<String, Never> in
                let answer = PassthroughSubject<String, Never>()
                answers[text] = answer
                return answer
            }
            .switchToLatest()
            .record()
        typed.send("Ly")
        scheduler.advance(by: .milliseconds(200))
        typed.send("Lyon")
        scheduler.advance(by: .milliseconds(200))
        #expect(answers.keys.sorted() == ["Ly", "Lyon"])
        answers["Lyon"]?.send("Lyon, France")
        answers["Ly"]?.send("Lydd, England")
        #expect(recorder.lines == ["subscribed", "Lyon, France"])
    }
}
