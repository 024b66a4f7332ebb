package import Console
import Platform
package import Screens

/// A terminal or a pipe in memory, with a navigator and an event loop in virtual time, for tests of screens.
package struct Desk {
    package let streams: InMemoryStandardStreams
    package let loop: VirtualEventLoop
    package let output: Output
    package let context: TerminalContext
    package let dialog: Dialog
    package let waiter: Waiter
    package let terminal: Terminal
    /// The navigator for the screens of the test.
    package let navigator = Navigator()

    /// Creates a pipe with these lines as input.
    package init(typing lines: String...) {
        self.init(InMemoryStandardStreams(typing: lines.map { $0 + "\n" }.joined()))
    }

    /// Creates a terminal of 80 by 24 characters, or a pipe, with this script as input.
    package init(script: [InMemoryStandardStreams.Step], isTerminal: Bool = false, isDumb: Bool = false) {
        self.init(InMemoryStandardStreams(script: script, isTerminal: isTerminal), isDumb: isDumb)
    }

    /// Creates a terminal without colour over these streams.
    package init(_ streams: InMemoryStandardStreams, isDumb: Bool = false) {
        let loop = VirtualEventLoop(streams)
        self.streams = streams
        self.loop = loop
        output = Output(.standardOutput, of: streams)
        context = TerminalContext(streams: streams, color: .never) { $0 == "TERM" && isDumb ? "dumb" : nil }
        dialog = Dialog(streams, loop: loop, output: output, context: context)
        let progress = ProgressLine(
            Output(.standardError, of: streams), width: context.width, isTerminal: streams.inputIsTerminal,
            isDumb: isDumb, uptime: { Int64(loop.now / .milliseconds(1)) })
        waiter = Waiter(loop, progress: progress)
        terminal = Terminal(
            streams: streams, loop: loop, output: output, dialog: dialog, waiter: waiter, context: context)
    }

    /// The output so far; that of a window as the rows that were painted, in their order.
    package var transcript: String { PaintedText.of(written) }

    /// The output so far, byte for byte.
    package var written: String {
        output.flushed()
        return streams.outputText
    }

    /// What a person sees on a terminal of 80 times 24 after the output so far.
    package var screen: ScreenModel {
        var model = ScreenModel(columns: 80, rows: 24)
        model.write(written)
        return model
    }
}

extension Output {
    /// Flushes the output, which cannot fail in memory.
    fileprivate func flushed() {
        do throws(OutputError) { try flush() } catch { preconditionFailure("the memory is full: \(error)") }
    }
}

/// A screen that is left at once.
package final class PassingScreen: Screen {
    private let end: ScreenEnd
    private let navigator: Navigator?
    package let coversPage = true
    /// The notices of the screens above it, in the order in which they were left.
    package private(set) var heard: [Notice] = []

    /// Creates a screen that is left with `end`; with a navigator, `.back` leads to the screen below.
    package init(_ end: ScreenEnd, _ navigator: Navigator? = nil) {
        self.end = end
        self.navigator = navigator
    }

    package func turn() throws(DialogError) {
        end == .back ? navigator?.pop() : navigator?.leave(end)
    }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {
        if let notice { heard.append(notice) }
    }
}

/// The keys and words of a menu that mean two things: those of two entries and, on a page with rows, those that turn
/// pages.
package func ambiguousWords<Action>(of menu: Menu<Action>, hasRows: Bool = true) -> [String] {
    let words = menu.items.flatMap { $0.key == $0.word ? [$0.key] : [$0.key, $0.word] }
    let taken = words + (hasRows ? ["<", ">", "/", "g", "goto"] : [])
    return Set(words.filter { word in taken.count { $0 == word } > 1 }).sorted()
}
