import Foundation
import Platform
import Testing

@Suite("The timers of an event loop")
struct EventTimersTests {
    /// Takes out and calls all that is due.
    private func run(_ timers: inout EventTimers, at time: Duration, amongFirst count: Int = .max) {
        while let action = timers.takeFirst(dueAt: time, amongFirst: count) { action() }
    }

    @Test("They are due in order of time, and for the same time in the order in which they were added")
    func order() {
        var timers = EventTimers()
        var called: [Int] = []
        for (number, deadline) in [30, 10, 20, 10, 0].enumerated() {
            #expect(timers.add(deadline: .milliseconds(deadline)) { called.append(number) } == number)
        }
        #expect(timers.addedCount == 5)
        #expect(timers.nextDeadline == .zero)
        run(&timers, at: .milliseconds(19))
        #expect(called == [4, 1, 3])
        #expect(timers.nextDeadline == .milliseconds(20))
        run(&timers, at: .milliseconds(30))
        #expect(called == [4, 1, 3, 2, 0])
        #expect(timers.nextDeadline == nil)
    }

    @Test("One that was taken out is not due any more, and those that were added later can be left alone")
    func removal() {
        var timers = EventTimers()
        var called: [Int] = []
        for number in 0..<3 { _ = timers.add(deadline: .zero) { called.append(number) } }
        #expect(timers.remove(1) != nil)
        #expect(timers.remove(1) == nil)
        run(&timers, at: .zero, amongFirst: 2)
        #expect(called == [0])
        run(&timers, at: .zero)
        #expect(called == [0, 2])
        #expect(timers.remove(0) == nil)
    }
}

/// What a test writes into, and the loop that watches its other end.
private final class Pipe {
    let readingEnd: CInt
    let writingEnd: CInt

    init() throws {
        var ends: [CInt] = [-1, -1]
        try #require(pipe(&ends) == 0)
        (readingEnd, writingEnd) = (ends[0], ends[1])
    }

    func write() { #expect(Foundation.write(writingEnd, "x", 1) == 1) }

    /// Writes until nothing more fits.
    func fill() {
        _ = fcntl(writingEnd, F_SETFL, O_NONBLOCK)
        while Foundation.write(writingEnd, "x", 1) == 1 {}
    }

    func read() {
        var byte: UInt8 = 0
        #expect(Foundation.read(readingEnd, &byte, 1) == 1)
    }

    deinit {
        close(readingEnd)
        close(writingEnd)
    }
}

extension ProcessTests {
    @Suite("The event loop of a process")
    struct LiveEventLoopTests {}
}

extension ProcessTests.LiveEventLoopTests {
    /// A loop, and what it did; no turn takes longer than the guard's ten seconds.
    private final class Run {
        let loop = LiveEventLoop(streams: LiveStandardStreams())
        var lines: [String] = []
        private var registrations: [EventRegistration] = []

        func keep(_ registration: EventRegistration) { registrations.append(registration) }

        func schedule(_ milliseconds: Int, _ line: String, _ action: @escaping () -> Void = {}) {
            keep(
                loop.schedule(after: .milliseconds(milliseconds)) { [unowned self] in
                    lines.append(line)
                    action()
                })
        }

        func watch(_ pipe: Pipe, _ line: String, _ action: @escaping () -> Void = {}) {
            keep(
                loop.watch(pipe.readingEnd) { [unowned self] in
                    lines.append(line)
                    action()
                })
        }
    }

    private func withRun(_ test: (Run) throws -> Void) rethrows {
        let actions = SignalActions()
        defer { actions.putBack() }
        let run = Run()
        run.schedule(10_000, "too late")
        try test(run)
    }

    @Test("Timers are called in order of time, none before its time, and not when they were let go")
    func timers() throws {
        try withRun { run in
            let start = run.loop.now
            run.schedule(20, "20 ms")
            run.schedule(5, "5 ms")
            run.schedule(-5, "at once")
            run.loop.schedule(after: .milliseconds(1)) { run.lines.append("never") }.cancel()
            while run.lines.count < 3 { try run.loop.turn() }
            #expect(run.lines == ["at once", "5 ms", "20 ms"])
            #expect(run.loop.now - start >= .milliseconds(20))
        }
    }

    @Test("A timer that an action adds waits for the next turn, so that input is never starved")
    func addedTimers() throws {
        try withRun { run in
            run.schedule(0, "first") { [unowned run] in run.schedule(0, "added") }
            run.schedule(0, "second")
            try run.loop.turn()
            #expect(run.lines == ["first", "second"])
            try run.loop.turn()
            #expect(run.lines == ["first", "second", "added"])
        }
    }

    @Test("A watched pipe is reported as long as it has bytes or has ended, and not before")
    func pipes() throws {
        try withRun { run in
            let (silent, full) = (try Pipe(), try Pipe())
            run.watch(silent, "silent")
            run.watch(full, "full")
            full.write()
            try run.loop.turn()
            try run.loop.turn()
            #expect(run.lines == ["full", "full"])
            full.read()
            run.schedule(1, "timer")
            while run.lines.count < 3 { try run.loop.turn() }
            #expect(run.lines == ["full", "full", "timer"])
        }
    }

    @Test("A pipe that is watched for writing is reported as long as it takes bytes")
    func writing() throws {
        try withRun { run in
            let pipe = try Pipe()
            let registration = run.loop.watch(pipe.writingEnd, for: .writing) { run.lines.append("writable") }
            try run.loop.turn()
            try run.loop.turn()
            #expect(run.lines == ["writable", "writable"])
            pipe.fill()
            run.schedule(1, "timer")
            while run.lines.count < 3 { try run.loop.turn() }
            #expect(run.lines == ["writable", "writable", "timer"])
            registration.cancel()
        }
    }

    @Test("An action that another one cancels in the same turn is not called")
    func cancelledActions() throws {
        try withRun { run in
            let pipe = try Pipe()
            pipe.write()
            var second: EventRegistration?
            run.watch(pipe, "first") { second?.cancel() }
            second = run.loop.watch(pipe.readingEnd) { run.lines.append("second") }
            try run.loop.turn()
            try run.loop.turn()
            #expect(run.lines == ["first", "first"])
        }
    }

    @Test("A signal goes to every action in their order, before input that has come as well")
    func signals() throws {
        try withRun { run in
            run.schedule(0, "begun")
            try run.loop.turn()
            let pipe = try Pipe()
            pipe.write()
            run.watch(pipe, "input")
            let registrations = ["one", "two"].map { name in
                run.loop.watchSignals { run.lines.append("\(name) \($0)") }
            }
            raise(SIGWINCH)
            try run.loop.turn()
            #expect(run.lines == ["begun", "one windowChanged", "two windowChanged"])
            try run.loop.turn()
            #expect(run.lines.last == "input")
            #expect(run.loop.takeSignal() == nil)
            for registration in registrations { registration.cancel() }
        }
    }

    @Test("A signal that came before the wait is not slept over, and stays for whoever asks where nobody watches")
    func signalBeforeTheWait() throws {
        try withRun { run in
            run.schedule(0, "begun")
            try run.loop.turn()
            raise(SIGWINCH)
            try run.loop.turn()
            #expect(run.lines == ["begun"])
            #expect(run.loop.takeSignal() == .windowChanged)
            #expect(run.loop.takeSignal() == nil)
        }
    }

    @Test("A signal that another thread of the process gets ends the wait as well")
    func signalElsewhere() throws {
        try withRun { run in
            let registration = run.loop.watchSignals { run.lines.append("\($0)") }
            run.schedule(0, "sent") { kill(getpid(), SIGWINCH) }
            while run.lines.count < 2 { try run.loop.turn() }
            #expect(run.lines == ["sent", "windowChanged"])
            registration.cancel()
        }
    }

    @Test("Signals that came together are reported one by one, those that end the program first")
    func severalSignals() throws {
        // A run in the background ignores some of them from its start on.
        for number in [SIGWINCH, SIGINT, SIGTERM] { signal(number, SIG_DFL) }
        try withRun { run in
            #expect(run.loop.takeSignal() == nil)
            raise(SIGWINCH)
            raise(SIGINT)
            raise(SIGTERM)
            raise(SIGTERM)
            var signals: [Signal] = []
            let registration = run.loop.watchSignals { signals.append($0) }
            try run.loop.turn()
            #expect(signals == [.terminate, .interrupt, .windowChanged])
            registration.cancel()
        }
    }
}
