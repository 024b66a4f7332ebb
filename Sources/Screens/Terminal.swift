package import Console
package import Platform
import Text

/// The device that screens are shown on: a terminal, or the two ends of a pipe.
package final class Terminal {
    /// The output that pages go to.
    package let output: Output
    /// The dialog that asks for lines.
    package let dialog: Dialog
    /// Waits for work that has not ended.
    package let waiter: Waiter
    let loop: any EventLoop
    private let streams: any StandardStreams
    private let fixedContext: TerminalContext
    /// Called when a line was typed, before it is looked at: what another program has changed is to be known then.
    package var onLine: () -> Void
    /// The names of files that begin like a path, for Tab; whole paths, directories with a `/` at their end.
    package var filesBeginning: (_ path: String) -> [String] = { _ in [] }
    /// A line that was typed below a text that is shown in parts; the menu below takes it before it asks.
    var nextLine: String?
    /// A fault of the data behind the pages, whatever screen is open: damage of the library, for example.
    package var alert: Notice? {
        didSet { if alert != oldValue { onAlert() } }
    }
    /// Whether it was said that Ctrl-C leaves if it is typed again.
    var isInterruptAnnounced = false
    /// The alert that was printed last.
    var shownAlert: Notice?
    /// Called when there is another alert.
    var onAlert: () -> Void = {}

    /// Collects the parts; `onLine` is called when a line was typed, before it is looked at.
    package init(
        streams: any StandardStreams, loop: any EventLoop, output: Output, dialog: Dialog, waiter: Waiter,
        context: TerminalContext, onLine: @escaping () -> Void = {}
    ) {
        self.streams = streams
        self.loop = loop
        self.output = output
        self.dialog = dialog
        self.waiter = waiter
        fixedContext = context
        window = dialog.window
        self.onLine = onLine
    }

    /// The window in which pages stand still; nil on a pipe and on a terminal that cannot move its cursor.
    package let window: Window?

    /// Shows lines that the window may have no room for.
    var pager: Pager { Pager(output: output, dialog: dialog, window: window) { [self] in context } }

    /// Says something about the last line: among the messages of the window, or as lines of their own. Lines without
    /// style are broken at words.
    package func say(_ said: [String]) {
        // The window breaks them itself, anew whenever it gets another size.
        if let window, window.isOpen { return window.say(said) }
        let width = context.cuttingWidth
        output.writeLines(said.flatMap { $0.utf8.contains(0x1B) ? [$0] : $0.wrapped(toWidth: width) })
    }

    /// Says a notice about the last line.
    func say(_ notice: Notice) {
        if let window, window.isOpen { return window.say(notice.wholeLines(in: context)) }
        output.writeLines(notice.lines(in: context))
    }

    /// Says which lines are not done that were typed before a question was there, since Ctrl-C has ended that.
    func sayGivenUp() {
        let lines = dialog.takeGivenUp()
        guard !lines.isEmpty else { return }
        say([visible("Not done: " + lines.joined(separator: " · "))])
    }

    /// Names the work that is done before the next line is read, at once.
    package func announce(_ work: String) {
        guard context.inputIsTerminal else { return }
        // What was asked before is answered.
        window?.endQuestion()
        waiter.announce(work)
    }

    /// Whether something was remembered that was not done, so that Up brings it back at the next prompt.
    private var recalls = false

    /// Remembers a text that was typed and not done: `line` at the prompt of a page, `text` where places are asked for.
    /// Whether Up brings it back.
    package func remember(_ text: String, as line: String, at prompt: String) -> Bool {
        guard context.supportsEditing else { return false }
        dialog.remember(text, as: line, at: prompt)
        recalls = true
        return true
    }

    /// Whether something was remembered since this was asked last.
    func takeRecall() -> Bool {
        defer { recalls = false }
        return recalls
    }

    /// Has a line done by the menu that asks next, before it asks.
    package func takeNext(_ line: String) { nextLine = line }

    /// Hands the line on that was typed below a text; nil where none was.
    func takeNextLine() -> String? {
        defer { nextLine = nil }
        return nextLine
    }

    /// The terminal as it is now: its window may have got another size.
    package var context: TerminalContext { fixedContext.resized(to: streams.terminalSize) }
}
