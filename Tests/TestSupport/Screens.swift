package import Console
import Platform

/// A terminal or a pipe of memory, for a screen.
package struct Desk {
    package let streams: InMemoryStandardStreams
    package let output: Output
    package let context: TerminalContext
    package let dialog: Dialog

    /// A pipe on which these lines arrive.
    package init(typing lines: String...) {
        streams = InMemoryStandardStreams(typing: lines.map { $0 + "\n" }.joined())
        output = Output(.standardOutput, of: streams)
        context = TerminalContext()
        dialog = Dialog(streams, output: output, context: context)
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

    /// Will be left like this.
    package init(_ end: ScreenEnd) {
        self.end = end
    }

    package func run() throws(DialogError) -> ScreenEnd { end }
}
