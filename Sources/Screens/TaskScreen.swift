package import Console
import Platform
package import Reactive
import Text

/// A level of the menus that does one thing, prints what came of it and is left: a report, an import, an export.
package final class TaskScreen: Screen {
    /// The result of the task.
    package struct Result {
        /// Lines to print at once, in between the screens.
        package var lines: [String]
        /// The notice for the screen below.
        package var notice: Notice?
        /// The question to ask before anything is done; with it goes a notice, which is shown instead where nobody can
        /// be asked.
        package var question: Question?

        /// States a result.
        package init(lines: [String] = [], notice: Notice? = nil, question: Question? = nil) {
            self.lines = lines
            self.notice = notice
            self.question = question
        }

        /// The refusal to write over the file at `path`, and the question whether `task` is to do that all the same.
        package static func exists(
            _ path: String, _ error: any Error, orElse task: AnyPublisher<Result, any Error>
        ) -> Result {
            Result(
                notice: .refused(error, hints: ["Give another name."]),
                question: Question("Overwrite \(visible(path))?", task))
        }
    }

    /// A question that is answered by yes or no.
    package struct Question {
        /// The question: `Overwrite coast.gpx?`
        package let text: String
        /// The task that is done after a yes.
        package let task: AnyPublisher<Result, any Error>
        /// The task that is done after a no; nil where nothing is.
        package let otherwise: AnyPublisher<Result, any Error>?

        /// Asks whether a task is to be done. Where another one is done otherwise, an empty answer means yes.
        package init(
            _ text: String, _ task: AnyPublisher<Result, any Error>,
            otherwise: AnyPublisher<Result, any Error>? = nil
        ) {
            self.text = text
            self.task = task
            self.otherwise = otherwise
        }
    }

    private let task: AnyPublisher<Result, any Error>
    private let work: String
    private let terminal: Terminal
    private let navigator: Navigator
    package let coversPage = false

    /// Runs `task` when it is on top; the progress line shows `work` meanwhile. An error becomes a notice on the screen
    /// below.
    package init(
        _ task: AnyPublisher<Result, any Error>, saying work: String, terminal: Terminal, navigator: Navigator
    ) {
        self.task = task
        self.work = work
        self.terminal = terminal
        self.navigator = navigator
    }

    package func turn() throws(DialogError) {
        var next = try run(task)
        while let asked = next {
            guard terminal.context.inputIsTerminal else { return navigator.pop(saying: asked.notice) }
            let question = YesNoQuestion(asked.question.text, isYesUsual: asked.question.otherwise != nil)
            switch try terminal.ask(question, isOtherLine: { navigator.isLine($0, ofScreenBelow: self) }) {
            case .answer(let isYes):
                guard let task = isYes ? asked.question.task : asked.question.otherwise
                else { return navigator.pop(saying: Self.nothing) }
                next = try run(task, hasAsked: true)
            case .otherLine(let text):
                terminal.nextLine = text
                return navigator.pop(saying: Self.nothing)
            case .interrupted(let signal) where signal != .interrupt: return navigator.leave(.interrupted(signal))
            case .left, .interrupted: return navigator.pop(saying: Self.nothing)
            }
        }
    }

    private static let nothing = Notice.done("Nothing was written.")

    /// Runs a task, shows its result and leaves the screen; the question to ask before that, with the notice for where
    /// nobody can be asked. `hasAsked` tells whether this screen has asked something before.
    private func run(
        _ task: AnyPublisher<Result, any Error>, hasAsked: Bool = false
    ) throws(DialogError) -> (question: Question, notice: Notice?)? {
        let result: Result
        do {
            result = try terminal.waiter.first(of: task, saying: work)
        } catch let interruption as Interruption {
            navigator.stop(by: interruption.signal)
            return nil
        } catch {
            navigator.pop(saying: .refused(error, anotherAnswerHelps: !hasAsked))
            return nil
        }
        switch try terminal.pager.show(result.lines) {
        case .done: break
        case .line(let next): terminal.nextLine = next
        case .interrupted(let signal):
            navigator.leave(.interrupted(signal))
            return nil
        }
        if let question = result.question { return (question, result.notice) }
        navigator.pop(saying: hasAsked ? result.notice?.afterFurtherQuestion : result.notice)
        return nil
    }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
