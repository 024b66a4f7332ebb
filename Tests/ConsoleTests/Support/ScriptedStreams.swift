import Platform
import TestSupport

@testable import Console

/// Standard streams made of memory: input comes from a script, output is recorded, any call can be made to fail.
final class ScriptedStreams: ScriptedStandardStreams {
    /// One thing that happens on standard input.
    enum Step {
        case text(String)
        case bytes([UInt8])
        case end
        /// Nothing happens until the next timer.
        case timedOut
        case signal(Signal)
        case failure(CInt)
        /// The window gets another size, and the signal for it arrives.
        case resize(columns: Int, rows: Int)
    }

    var steps: [Step]
    var inputIsTerminal: Bool
    var outputIsTerminal: Bool
    var terminalSize: TerminalSize?
    /// The number of the next texts that arrive before they are waited for.
    var early = 0
    /// The largest number of bytes one write takes.
    var largestWrite = Int.max
    /// After so many more bytes writing fails with this number.
    var writeFailure: (after: Int, code: CInt)?
    private(set) var written: [UInt8] = []
    private(set) var writtenToError: [UInt8] = []
    private(set) var writeCalls = 0
    private(set) var isRaw = false
    private(set) var rawModes: [Bool] = []
    var rawModeFailure: CInt?
    var onStop: () -> Void = {}

    init(_ steps: [Step] = [], terminal size: TerminalSize? = nil) {
        self.steps = steps
        inputIsTerminal = size != nil
        outputIsTerminal = size != nil
        terminalSize = size
    }

    var text: String { String(decoding: written, as: UTF8.self) }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> ReadOutcome {
        guard !steps.isEmpty else { return .end }
        early = max(0, early - 1)
        switch steps.removeFirst() {
        case .text(let text): return deliver(Array(text.utf8), into: buffer)
        case .bytes(let bytes): return deliver(bytes, into: buffer)
        case .end: return .end
        case .failure(let code): throw SystemError(call: "read", code: code)
        case .timedOut, .signal, .resize: return .nothing
        }
    }

    var hasInput: Bool {
        if early > 0, case .text = steps.first { true } else { false }
    }

    var next: ScriptedInput {
        switch steps.first {
        case .signal, .resize: .signal
        case .timedOut: .silence
        case .text, .bytes, .end, .failure, nil: .readable
        }
    }

    func passSilence() {
        if case .timedOut = steps.first { steps.removeFirst() }
    }

    func takeSignal() -> Signal? {
        switch steps.first {
        case .signal(let signal):
            steps.removeFirst()
            return signal
        case .resize(let columns, let rows):
            steps.removeFirst()
            terminalSize = TerminalSize(columns: columns, rows: rows)
            return .windowChanged
        default: return nil
        }
    }

    private func deliver(_ bytes: [UInt8], into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
        let count = min(bytes.count, buffer.count)
        buffer.copyBytes(from: bytes[..<count])
        if count < bytes.count {
            steps.insert(.bytes(Array(bytes[count...])), at: 0)
        }
        return .bytes(count)
    }

    func write(_ bytes: UnsafeRawBufferPointer, to stream: OutputStream) throws(SystemError) -> Int {
        writeCalls += 1
        var count = min(bytes.count, largestWrite)
        if let failure = writeFailure {
            guard failure.after > 0 else { throw SystemError(call: "write", code: failure.code) }
            count = min(count, failure.after)
            writeFailure = (failure.after - count, failure.code)
        }
        switch stream {
        case .standardOutput: written += bytes[..<count]
        case .standardError: writtenToError += bytes[..<count]
        }
        return count
    }

    func isTerminal(_ stream: OutputStream) -> Bool { outputIsTerminal }

    func setRawMode(_ raw: Bool) throws(SystemError) {
        rawModes.append(raw)
        if raw, let rawModeFailure { throw SystemError(call: "tcsetattr", code: rawModeFailure) }
        isRaw = raw
    }
}
