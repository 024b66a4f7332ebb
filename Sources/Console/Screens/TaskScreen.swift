import Platform
package import Reactive

/// A level of the menus that does one thing, prints what came of it and is left: a report, an import, an export.
package final class TaskScreen: Screen {
    /// What came of it.
    package struct Result {
        /// Lines to print at once, in between the screens.
        package var lines: [String]
        /// What to say on the screen below.
        package var notice: Notice?

        /// States what came of it.
        package init(lines: [String] = [], notice: Notice? = nil) {
            self.lines = lines
            self.notice = notice
        }
    }

    private let task: AnyPublisher<Result, any Error>
    private let work: String
    private let terminal: Terminal
    private let navigator: Navigator
    package let coversPage = false

    /// Runs `task` when it is on top; the progress line shows `work` meanwhile. An error becomes a notice on the screen below.
    package init(
        _ task: AnyPublisher<Result, any Error>, saying work: String, terminal: Terminal, navigator: Navigator
    ) {
        self.task = task
        self.work = work
        self.terminal = terminal
        self.navigator = navigator
    }

    package func turn() throws(DialogError) {
        do {
            let result = try terminal.waiter.first(of: task, saying: work)
            terminal.output.writeLines(result.lines)
            navigator.pop(saying: result.notice)
        } catch let interruption as Interruption {
            // Ctrl-C only ends the task; what ends the program ends it here too.
            guard interruption.signal == .interrupt else { return navigator.leave(.interrupted(interruption.signal)) }
            navigator.pop(saying: .failed("Stopped; nothing was changed."))
        } catch {
            navigator.pop(saying: .refused(error))
        }
    }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
