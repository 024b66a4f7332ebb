import Text

/// One line on standard error with the progress of long work, which is gone when the work is done.
///
/// It is only there where standard error is a terminal that can move its cursor; elsewhere nothing is written.
package final class ProgressLine {
    /// Milliseconds between two drawings: what an eye can follow.
    private static let interval: Int64 = 100

    private let output: Output
    private let width: Int
    private let isShown: Bool
    private let uptime: () -> Int64
    private var drawnAt: Int64?

    /// A line on `output`; `uptime` gives milliseconds that only ever go up.
    package init(_ output: Output, width: Int, isTerminal: Bool, isDumb: Bool, uptime: @escaping () -> Int64) {
        self.output = output
        self.width = width
        self.isShown = isTerminal && !isDumb
        self.uptime = uptime
    }

    /// Shows this text in place of the one before, at most ten times a second.
    package func show(_ text: String) {
        guard isShown else { return }
        let now = uptime()
        if let drawnAt, now - drawnAt < Self.interval { return }
        drawnAt = now
        output.write("\r" + text.truncated(toWidth: max(1, width - 1)) + "\u{1B}[K")
        // A progress line that cannot be written is no reason to stop the work.
        try? output.flush()
    }

    /// Takes the line away.
    package func clear() {
        guard isShown, drawnAt != nil else { return }
        drawnAt = nil
        output.write("\r\u{1B}[K")
        try? output.flush()
    }
}
