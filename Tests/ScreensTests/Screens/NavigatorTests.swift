import Platform
import Reactive
import TestSupport
import Testing

@testable import Console
@testable import Screens

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

    @Test(
        "Where another task is done after a no, an empty answer means yes; a task may ask in its turn",
        arguments: [
            ("\n", "Long."), ("y\n", "Long."), ("n\ny\n", "Short."), ("n\n\n", "Nothing was written."),
            ("what\n", "Nothing was written."),
        ])
    func questions(typed: String, notice: String) throws {
        func task(_ result: TaskScreen.Result) -> AnyPublisher<TaskScreen.Result, any Error> {
            Just(result).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        let short = TaskScreen.Question("Overwrite?", task(.init(notice: .done("Short."))))
        let question = TaskScreen.Question(
            "Long?", task(.init(notice: .done("Long."))),
            otherwise: task(.init(notice: .failed("There."), question: short)))
        let lines = typed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let desk = Desk(script: lines.map { .bytes(Array("\($0)\n".utf8)) }, isTerminal: true)
        let (_, heard) = try run(Just(TaskScreen.Result(question: question)), desk)
        #expect(heard.flatMap(\.lines) == [notice])
        #expect(desk.transcript.contains("Long? [Y/n] "))
        #expect(desk.transcript.contains("Overwrite? [y/N] ") == typed.hasPrefix("n"))
    }

    @Test("Ctrl-C ends the task alone; other signals end the program")
    func interruption() throws {
        let task = PassthroughSubject<TaskScreen.Result, Mishap>()
        let (end, heard) = try run(task, Desk(script: [.signal(.interrupt)]))
        #expect(end == .back)
        #expect(heard == [.stopped])
        let ended = try run(task, Desk(script: [.signal(.terminate)]))
        #expect(ended.end == .interrupted(.terminate))
        #expect(ended.heard == [])
    }

    /// A stack that asks before it is left, with what is typed there; `saved` counts how often something was kept.
    private func leaving(
        by end: ScreenEnd = .quit, typing keys: String, keep: AnyPublisher<Notice, any Error>
    ) throws -> (end: ScreenEnd, parting: Notice?, heard: [Notice], text: String) {
        let desk = Desk(script: [.bytes(Array(keys.utf8))], isTerminal: true)
        let navigator = desk.navigator
        navigator.beforeLeaving = { end in
            LeavingScreen(
                YesNoQuestion("Keep it?", isYesUsual: true), before: end, keep: keep, lost: .done("Not kept."),
                terminal: desk.terminal, navigator: navigator)
        }
        let below = PassingScreen(.back, navigator)
        var turns = 0
        let asking = NotingScreen(
            "asking", note: { _ in turns += 1 },
            turns: [{ navigator.leave(end, saying: .done("Not asked.")) }, { navigator.pop() }])
        let left = try navigator.run([below, asking])
        return (left, navigator.parting, below.heard, desk.transcript)
    }

    @Test(
        "Before everything is left it is asked whether something is to be kept: yes, no, back, Ctrl-C, the end of the input"
    )
    func leavingAsks() throws {
        let keep = Just(Notice.done("Kept.")).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        for (keys, parting) in [("\r", "Kept."), ("y\r", "Kept."), ("n\r", "Not kept.")] {
            let left = try leaving(typing: keys, keep: keep)
            #expect(left.end == .quit && left.parting == .done(parting), "\(keys)")
            #expect(left.text.hasPrefix("Keep it? [Y/n] ") || left.text.contains("Keep it? [Y/n] "))
        }
        #expect(try leaving(typing: "x\r", keep: keep).text.contains("Type y or n; b or Esc goes back to the menus."))
        let interrupted = try leaving(by: .interrupted(.interrupt), typing: "\u{3}", keep: keep)
        let unanswered = Notice.done("That was not answered, and is kept: ‘roadtrip undo’ takes it back.", "Kept.")
        #expect(interrupted.end == .interrupted(.interrupt) && interrupted.parting == unanswered)
        let back = try leaving(typing: "b\r", keep: keep)
        #expect(back.end == .back && back.parting == nil)
        // The terminal may be gone: what goes back to the menus would ask again for ever.
        for keys in ["\u{4}", ""] {
            let ended = try leaving(typing: keys, keep: keep)
            #expect(ended.end == .quit && ended.parting == unanswered)
        }
        let ended = try leaving(by: .quit, typing: "n\r", keep: keep)
        #expect(ended.parting == .done("Not kept."))
    }

    @Test("What cannot be kept is said, and nothing is left")
    func leavingFails() throws {
        let keep = Fail<Notice, any Error>(error: Mishap.refused).eraseToAnyPublisher()
        let left = try leaving(typing: "y\r", keep: keep)
        #expect(left.end == .back && left.parting == nil)
        // The terminal may be gone, so that asking again would never end.
        let unanswered = try leaving(typing: "", keep: keep)
        #expect(unanswered.end == .quit && unanswered.parting == .done("Not kept."))
    }
}
