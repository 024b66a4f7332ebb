package import Platform

/// The exit statuses of the program, which scripts can rely on.
package enum ExitStatus: Int32, CaseIterable, Sendable {
    case success = 0
    case refused = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case cannotCreate = 73
    case inputOutput = 74
    case locked = 75
    case hungUp = 129
    case interrupted = 130
    case terminated = 143

    /// The meaning in one line, for help.
    package var meaning: String {
        switch self {
        case .success: "done"
        case .refused: "not found, more than one fits, or refused"
        case .usage: "the command line is not right"
        case .badData: "bad data: a file or a coordinate that cannot be taken"
        case .noInput: "a file to read is not there"
        case .cannotCreate: "a file to write cannot be made, or is there already"
        case .inputOutput: "reading or writing failed"
        case .locked: "another program is changing the library"
        case .hungUp: "the terminal is gone (SIGHUP)"
        case .interrupted: "stopped by Ctrl-C"
        case .terminated: "stopped by SIGTERM"
        }
    }
}

extension ExitStatus {
    /// The exit status after a signal.
    package init(after signal: Signal) {
        switch signal {
        case .interrupt: self = .interrupted
        case .hangup: self = .hungUp
        case .terminate, .windowChanged, .continued: self = .terminated
        }
    }
}
