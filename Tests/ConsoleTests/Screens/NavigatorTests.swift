import Console
import Platform
import Reactive
import TestSupport
import Testing

/// A screen that does one thing a turn, and writes down what happens to it.
private final class NotingScreen: Screen {
    let coversPage: Bool
    private let name: String
    private let note: (String) -> Void
    private var turns: [() -> Void]

    init(_ name: String, coversPage: Bool = true, note: @escaping (String) -> Void, turns: [() -> Void]) {
        self.name = name
        self.coversPage = coversPage
        self.note = note
        self.turns = turns
    }

    func turn() throws(DialogError) {
        note("\(name) turn")
        guard !turns.isEmpty else { throw .waiting("no turn is left") }
        turns.removeFirst()()
    }

    func reappear(saying notice: Notice?, wasCovered: Bool) {
        note("\(name) again, covered: \(wasCovered), said: \(notice?.lines ?? [])")
    }
}

@Suite("The stack of screens")
struct NavigatorTests {
    let navigator = Navigator()

    @Test("The screen on top gets the turns; what was below hears what is said and whether it was covered")
    func pushAndPop() throws {
        var lines: [String] = []
        let note = { lines.append($0) }
        let navigator = navigator
        let between = NotingScreen("lines", coversPage: false, note: note, turns: [{ navigator.pop() }])
        let page = NotingScreen("page", note: note, turns: [{ navigator.pop(saying: .done("Bye.")) }])
        let first = NotingScreen(
            "first", note: note,
            turns: [{ navigator.push(page) }, { navigator.push(between) }, { navigator.pop() }])
        #expect(try navigator.run([first]) == .back)
        #expect(
            lines == [
                "first turn", "page turn", "first again, covered: true, said: [\"Bye.\"]", "first turn", "lines turn",
                "first again, covered: false, said: []", "first turn",
            ])
    }

    @Test("Several screens can be opened at once, the last on top; leaving ends them all, without a word")
    func leave() throws {
        var lines: [String] = []
        let navigator = navigator
        let bottom = NotingScreen("bottom", note: { lines.append($0) }, turns: [])
        var wasOnTop: [Bool] = []
        let top = NotingScreen("top", note: { lines.append($0) }, turns: [{ navigator.leave(.quit) }])
        navigator.push(bottom)
        wasOnTop.append(navigator.isOnTop(bottom))
        #expect(try navigator.run([bottom, top]) == .quit)
        wasOnTop.append(navigator.isOnTop(bottom))
        #expect(lines == ["top turn"])
        #expect(wasOnTop == [true, false])
    }

    @Test("How the screens were left last time is forgotten, and an error of a turn is passed on")
    func again() throws {
        let navigator = navigator
        let quitting = NotingScreen("quit", note: { _ in }, turns: [{ navigator.leave(.interrupted(.hangup)) }])
        #expect(try navigator.run([quitting]) == .interrupted(.hangup))
        let leaving = NotingScreen("back", note: { _ in }, turns: [{ navigator.pop() }])
        #expect(try navigator.run([leaving]) == .back)
        #expect(throws: DialogError.waiting("no turn is left")) { try navigator.run([leaving]) }
        navigator.leave(.back)
        navigator.pop()
        #expect(try navigator.run([]) == .back)
    }
}

@Suite("A screen that does one thing")
struct TaskScreenTests {
    /// Runs a task above a screen that is left at once; returns how that ended and what it heard.
    private func run<P: Publisher>(_ task: P, _ desk: Desk) throws -> (end: ScreenEnd, heard: [Notice])
    where P.Output == TaskScreen.Result {
        let below = PassingScreen(.back, desk.navigator)
        let screen = TaskScreen(
            task.withAnyFailure(), saying: "working…", terminal: desk.terminal, navigator: desk.navigator)
        let end = try desk.navigator.run([below, screen])
        return (end, below.heard)
    }

    @Test("Its lines are printed once, and its notice is said on the screen below")
    func result() throws {
        let desk = Desk()
        let result = TaskScreen.Result(lines: ["One", "Two"], notice: .done("Written."))
        let (end, heard) = try run(Just(result), desk)
        #expect(end == .back)
        #expect(heard == [.done("Written.")])
        #expect(desk.transcript == "One\nTwo\n")
        let silent = try run(Just(TaskScreen.Result()), desk)
        #expect(silent.heard == [])
        #expect(desk.transcript == "One\nTwo\n")
    }

    @Test("An error is said on the screen below")
    func failure() throws {
        let desk = Desk()
        let (end, heard) = try run(Fail<TaskScreen.Result, Mishap>(error: .refused), desk)
        #expect(end == .back)
        #expect(heard == [.failed("Refused")])
        #expect(try run(Empty<TaskScreen.Result, Mishap>(), desk).heard == [.failed("There was no answer")])
        #expect(desk.transcript == "")
    }

    @Test("Ctrl-C ends the task alone; other signals end the program")
    func interruption() throws {
        let task = PassthroughSubject<TaskScreen.Result, Mishap>()
        let (end, heard) = try run(task, Desk(script: [.signal(.interrupt)]))
        #expect(end == .back)
        #expect(heard == [.failed("Stopped; nothing was changed.")])
        let ended = try run(task, Desk(script: [.signal(.terminate)]))
        #expect(ended.end == .interrupted(.terminate))
        #expect(ended.heard == [])
    }
}
