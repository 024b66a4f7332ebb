package import Platform

/// What comes next in a script of input.
package enum ScriptedInput {
    /// Bytes, an error or the end.
    case readable
    /// A signal.
    case signal
    /// Nothing until the next timer.
    case silence
}

/// Standard streams whose input is a script, for an event loop of virtual time.
package protocol ScriptedStandardStreams: StandardStreams {
    /// What comes next.
    var next: ScriptedInput { get }
    /// Passes a silence over.
    func passSilence()
    /// Takes the signal that is pending or comes next; nil when none is.
    func takeSignal() -> Signal?
}

/// Standard streams of memory, for tests: what is typed is a script, what is written is kept.
package final class InMemoryStandardStreams: ScriptedStandardStreams {
    /// What happens next at standard input. After the last one the input has ended.
    package enum Step: Equatable, Sendable {
        /// Bytes that arrive together; a short buffer takes them in several reads.
        case bytes([UInt8])
        /// A signal.
        case signal(Signal)
        /// Nothing happens until the next timer of the event loop; the next step follows at once where there is none.
        case silence
        /// The read fails.
        case failure(SystemError)
    }

    /// The rest of the script.
    package private(set) var script: [Step]
    /// What was written to standard output and was not refused.
    package private(set) var output: [UInt8] = []
    /// What was written to standard error and was not refused.
    package private(set) var errors: [UInt8] = []
    /// The most bytes that one write takes.
    package var largestWrite = Int.max
    /// How many bytes standard output takes before `writeFailure`; nil for no limit.
    package var outputCapacity: Int?
    /// What a write beyond `outputCapacity` throws: ENOSPC of a full disk, EPIPE of a closed pipe.
    package var writeFailure: SystemError
    /// Whether standard input is a terminal.
    package var inputIsTerminal: Bool
    /// The terminal's size; nil without one.
    package var terminalSize: TerminalSize?
    /// Whether single keys arrive now.
    package private(set) var isRaw = false
    package var onStop: () -> Void = {}
    /// Signals for `takeSignal`, first one first.
    package var pendingSignals: [Signal] = []
    /// The signal that `end` was called with.
    package private(set) var endedBy: Signal?

    private let outputIsTerminal: Bool

    /// Makes streams with a script; `isTerminal` makes all three a terminal of 80 times 24.
    package init(script: [Step] = [], isTerminal: Bool = false) {
        self.script = script
        inputIsTerminal = isTerminal
        outputIsTerminal = isTerminal
        terminalSize = isTerminal ? TerminalSize(columns: 80, rows: 24) : nil
        writeFailure = SystemError(call: "write", code: SystemError.Code.noSpace)
    }

    /// Makes streams on which `text` arrives at once and then ends.
    package convenience init(typing text: String, isTerminal: Bool = false) {
        self.init(script: [.bytes(Array(text.utf8))], isTerminal: isTerminal)
    }

    /// Streams on which the same happens; what was written here is not there.
    package func copy() -> InMemoryStandardStreams {
        let copy = InMemoryStandardStreams(script: script, isTerminal: outputIsTerminal)
        copy.inputIsTerminal = inputIsTerminal
        copy.terminalSize = terminalSize
        copy.largestWrite = largestWrite
        copy.outputCapacity = outputCapacity
        copy.writeFailure = writeFailure
        copy.pendingSignals = pendingSignals
        return copy
    }

    /// Whether a signal comes in the script.
    package var hasSignals: Bool {
        !pendingSignals.isEmpty
            || script.contains { step in
                if case .signal = step { true } else { false }
            }
    }

    /// Standard output as text.
    package var outputText: String { String(decoding: output, as: UTF8.self) }

    /// Standard error as text.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Takes the next step of the script, whatever an event loop would have waited for.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> ReadOutcome {
        while !script.isEmpty {
            switch script.removeFirst() {
            case .bytes(let bytes):
                if bytes.isEmpty { continue }
                let count = min(bytes.count, buffer.count)
                buffer.copyBytes(from: bytes[..<count])
                if count < bytes.count { script.insert(.bytes(Array(bytes[count...])), at: 0) }
                return .bytes(count)
            case .signal(let signal):
                pendingSignals.append(signal)
                return .nothing
            case .silence: return .nothing
            case .failure(let error): throw error
            }
        }
        return .end
    }

    /// Keeps the bytes.
    package func write(_ bytes: UnsafeRawBufferPointer, to stream: OutputStream) throws(SystemError) -> Int {
        var count = min(bytes.count, largestWrite)
        switch stream {
        case .standardOutput:
            if let outputCapacity {
                count = min(count, outputCapacity - output.count)
                if count <= 0, !bytes.isEmpty { throw writeFailure }
            }
            output.append(contentsOf: bytes[..<count])
        case .standardError:
            errors.append(contentsOf: bytes[..<count])
        }
        return count
    }

    /// Whether the streams were made as a terminal.
    package func isTerminal(_ stream: OutputStream) -> Bool { outputIsTerminal }

    /// Remembers the mode.
    package func setRawMode(_ raw: Bool) throws(SystemError) {
        isRaw = raw
    }

    /// What an event loop finds when it looks at the script.
    package var next: ScriptedInput {
        if !pendingSignals.isEmpty { return .signal }
        return switch script.first {
        case .signal: .signal
        case .silence: .silence
        case .bytes, .failure, nil: .readable
        }
    }

    /// Passes a silence over.
    package func passSilence() {
        if script.first == .silence { script.removeFirst() }
    }

    /// The first signal that is pending or comes next.
    package func takeSignal() -> Signal? {
        if !pendingSignals.isEmpty { return pendingSignals.removeFirst() }
        guard case .signal(let signal) = script.first else { return nil }
        script.removeFirst()
        return signal
    }

    /// Remembers the signal and leaves raw mode.
    package func end(by signal: Signal) {
        isRaw = false
        endedBy = signal
    }
}
