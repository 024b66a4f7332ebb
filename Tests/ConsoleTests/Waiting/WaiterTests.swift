import Console
import Platform
import Reactive
import TestSupport
import Testing

@Suite("Waiting for an answer")
struct WaiterTests {
    @Test("An answer, a failure or an end that is there at once never turns the loop")
    func atOnce() throws {
        let desk = Desk()
        var turns = 0
        desk.loop.beforeTurn = { turns += 1 }
        #expect(try desk.waiter.first(of: Just(7)) == 7)
        #expect(throws: Mishap.refused) { try desk.waiter.first(of: Fail<Int, Mishap>(error: .refused)) }
        #expect(throws: NoAnswer()) { try desk.waiter.first(of: Empty<Int, Mishap>()) }
        try desk.waiter.wait(saying: "…") { true }
        #expect(turns == 0)
        #expect(desk.loop.now == .zero)
    }

    @Test("A late answer is waited for, and of several the first is taken")
    func late() throws {
        let desk = Desk()
        let subject = PassthroughSubject<Int, Mishap>()
        let timer = desk.loop.schedule(after: .milliseconds(40)) {
            subject.send(1)
            subject.send(2)
            subject.send(completion: .failure(.refused))
        }
        #expect(try desk.waiter.first(of: subject) == 1)
        #expect(desk.loop.now == .milliseconds(40))
        timer.cancel()
    }

    @Test("A late failure is thrown, and an end without a value is no answer")
    func lateEnds() {
        for (completion, expected) in [
            (Subscribers.Completion<Mishap>.failure(.refused), Mishap.refused as any Error), (.finished, NoAnswer()),
        ] {
            let desk = Desk()
            let subject = PassthroughSubject<Int, Mishap>()
            let timer = desk.loop.schedule(after: .seconds(9)) { subject.send(completion: completion) }
            let error = #expect(throws: (any Error).self) { try desk.waiter.first(of: subject) }
            #expect(error.map { "\($0)" } == "\(expected)")
            timer.cancel()
        }
    }

    @Test("A terminal's standard error says after half a second what is waited for, and is clean afterwards")
    func progress() throws {
        func errors(after delay: Duration, isTerminal: Bool) throws -> String {
            let desk = Desk(script: [], isTerminal: isTerminal)
            let subject = PassthroughSubject<Int, Never>()
            let timer = desk.loop.schedule(after: delay) { subject.send(1) }
            #expect(try desk.waiter.first(of: subject, saying: "asking…") == 1)
            timer.cancel()
            #expect(desk.transcript == "")
            return desk.streams.errorText
        }
        #expect(try errors(after: .milliseconds(501), isTerminal: true) == "\rasking…\u{1B}[K\r\u{1B}[K")
        #expect(try errors(after: .milliseconds(499), isTerminal: true) == "")
        #expect(try errors(after: .seconds(5), isTerminal: false) == "")
    }

    @Test("A wait with a limit ends there, or before when it is over")
    func limit() throws {
        let desk = Desk()
        try desk.waiter.wait(saying: "…", limit: .milliseconds(300)) { false }
        #expect(desk.loop.now == .milliseconds(300))
        try desk.waiter.wait(saying: "…", limit: .milliseconds(300)) { desk.loop.now == .milliseconds(300) }
        #expect(desk.loop.now == .milliseconds(300))
        var isOver = false
        let timer = desk.loop.schedule(after: .milliseconds(100)) { isOver = true }
        try desk.waiter.wait(saying: "…", limit: .milliseconds(300)) { isOver }
        #expect(desk.loop.now == .milliseconds(400))
        timer.cancel()
    }

    @Test("A signal that asks the program to end ends the wait", arguments: [Signal.interrupt, .terminate, .hangup])
    func interruption(_ signal: Signal) {
        let desk = Desk(script: [.signal(signal)])
        #expect(throws: Interruption(signal)) { try desk.waiter.first(of: PassthroughSubject<Int, Never>()) }
    }

    @Test("A window that is resized and a program that goes on end no wait")
    func otherSignals() throws {
        let desk = Desk(script: [.signal(.windowChanged), .signal(.continued)])
        let subject = PassthroughSubject<Int, Never>()
        let timer = desk.loop.schedule(after: .seconds(1)) { subject.send(3) }
        #expect(try desk.waiter.first(of: subject) == 3)
        #expect(desk.loop.takeSignal() == nil)
        timer.cancel()
    }

    @Test("Time on the event loop: what is scheduled is called once, in order of time, unless it is let go")
    func scheduler() throws {
        let desk = Desk()
        let scheduler = EventLoopScheduler(desk.loop)
        var called: [String] = []
        let late = scheduler.schedule(after: .seconds(2)) { called.append("late at \(scheduler.now)") }
        let early = scheduler.schedule(after: .seconds(1)) { called.append("early at \(scheduler.now)") }
        scheduler.schedule(after: .seconds(1)) { called.append("never") }.cancel()
        try desk.waiter.wait(saying: "…", limit: .seconds(3)) { false }
        #expect(called == ["early at 1.0 seconds", "late at 2.0 seconds"])
        late.cancel()
        early.cancel()
    }
}

/// A failure that a test makes.
private enum Mishap: Error, Equatable {
    case refused
}
