import Console

/// Names what a person waits for when ways by the roads inside are searched for longer than half a second.
final class MeasuringProgress {
    /// The length of a search before a line names it, in milliseconds.
    private static let silentWait: Int64 = 500
    /// The pause in milliseconds after which another search begins.
    private static let pause: Int64 = 200

    private let line: ProgressLine
    private let uptime: () -> Int64
    private var startedAt: Int64 = 0
    private var lastAt: Int64?

    /// Shows on `line`; `uptime` gives milliseconds that only ever go up.
    init(_ line: ProgressLine, uptime: @escaping () -> Int64) {
        self.line = line
        self.uptime = uptime
    }

    /// Notes that a way is searched for now.
    func step() {
        let now = uptime()
        if lastAt.map({ now - $0 > Self.pause }) ?? true { startedAt = now }
        lastAt = now
        if now - startedAt >= Self.silentWait { line.show("measuring the roads…") }
    }
}
