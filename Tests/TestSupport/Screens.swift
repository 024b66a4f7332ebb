package import Console
import Platform

/// A terminal or a pipe of memory, for a screen; its time is virtual.
package struct Desk {
    package let streams: InMemoryStandardStreams
    package let loop: VirtualEventLoop
    package let output: Output
    package let context: TerminalContext
    package let dialog: Dialog
    package let waiter: Waiter
    package let terminal: Terminal
    /// The stack that screens of this desk are opened on.
    package let navigator = Navigator()

    /// A pipe on which these lines arrive.
    package init(typing lines: String...) {
        self.init(InMemoryStandardStreams(typing: lines.map { $0 + "\n" }.joined()))
    }

    /// A terminal of 80 times 24 characters or a pipe, on which this happens.
    package init(script: [InMemoryStandardStreams.Step], isTerminal: Bool = false, isDumb: Bool = false) {
        self.init(InMemoryStandardStreams(script: script, isTerminal: isTerminal), isDumb: isDumb)
    }

    /// These streams, without colour.
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

    /// What was printed so far.
    package var transcript: String {
        output.flushed()
        return streams.outputText
    }
}

extension Output {
    /// Writes out what was collected; a test's memory takes everything.
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

    /// Will be left like this; on a stack, back leads to the screen below.
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
