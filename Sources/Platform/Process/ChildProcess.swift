#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program to run beside this one, and its input.
package struct ChildProgram: Equatable, Sendable {
    /// The path of the program.
    package let path: String
    /// Its arguments, without its name.
    package let arguments: [String]
    /// The bytes of its standard input.
    package let input: [UInt8]
    /// The bytes that it reads from descriptor 3, which `/dev/fd/3` names; nil for none.
    package let secondInput: [UInt8]?
    /// The time it has to end after it was asked to (SIGTERM), until it is forced to (SIGKILL).
    package let grace: Duration

    /// Describes a program and its input.
    package init(
        path: String, arguments: [String], input: [UInt8] = [], secondInput: [UInt8]? = nil,
        grace: Duration = .seconds(1)
    ) {
        self.path = path
        self.arguments = arguments
        self.input = input
        self.secondInput = secondInput
        self.grace = grace
    }
}

/// The end of a child process.
package enum ChildEnd: Equatable, Sendable {
    /// Ended by itself, with this status.
    case exited(status: Int)
    /// Ended by a signal with this number.
    case killed(signal: Int)
    /// Ended in an unknown way: this process was started to ignore the ends of its children.
    case unknown
}

/// An event in the life of a child process, in the order of the calls.
package enum ChildEvent {
    /// Bytes of its standard output, valid during the call.
    case output(UnsafeRawBufferPointer)
    /// Bytes of its standard error, valid during the call.
    case errors(UnsafeRawBufferPointer)
    /// The end of the process and of both streams. Nothing comes after this.
    case end(ChildEnd)
}

extension EventLoop {
    /// Starts a program with the environment of this process; `handle` is called in later turns with its events. If the
    /// registration ends before the program does, the program is ended by its number; the loop prevents that it remains
    /// as a zombie. Throws if it cannot be started.
    ///
    /// The program is in a process group of its own, so that Ctrl-C on the terminal reaches this process only.
    package func start(
        _ program: ChildProgram, _ handle: @escaping (ChildEvent) -> Void
    ) throws(SystemError) -> EventRegistration {
        let child = try ChildProcess(program, loop: self, handle)
        return EventRegistration { child.cancel() }
    }
}

/// A child process. Its registrations with the event loop keep it alive until its end has been collected (waitpid).
///
/// Its end is noticed by the end of its output, because a process closes its descriptors just before it can be
/// collected, and is looked for now and then all the same: a program that it started may keep its output open.
final class ChildProcess {
    /// The number of reads of a stream in one turn of the event loop at most.
    private static let readsPerTurn = 16
    /// The time between two looks for the end while the output is open.
    private static let pause = Duration.milliseconds(100)

    /// A stream from the program.
    private struct Output {
        let registration: EventRegistration
        /// Reads what has arrived.
        let drain: () -> Void
    }

    private let process: pid_t
    private let loop: any EventLoop
    private let grace: Duration
    private var handle: ((ChildEvent) -> Void)?
    /// The streams to and from the program that are open, by their descriptors. A registration keeps its pipe open.
    private var inputs: [CInt: EventRegistration] = [:]
    private var outputs: [CInt: Output] = [:]
    /// Waits for the end, and after a cancellation for the time to force it.
    private var timer: EventRegistration?
    private var delay = Duration.milliseconds(1)
    /// Whether its end has been collected.
    private var isCollected = false
    /// The moment at which it is forced to end; nil before it was asked to.
    private var deadline: Duration?
    private var isForced = false

    /// Starts the program and begins to serve its streams.
    init(
        _ program: ChildProgram, loop: any EventLoop, _ handle: @escaping (ChildEvent) -> Void
    ) throws(SystemError) {
        // A program that ends before it has read its input is an error of `write`, not the end of this process.
        SignalFlags.ignoreFailuresOfWrites()
        self.loop = loop
        self.handle = handle
        grace = program.grace
        let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
        let second = program.secondInput == nil ? nil : try Pipe()
        var streams: [(number: CInt, descriptor: CInt)] = [
            (0, input.readingEnd.descriptor), (1, output.writingEnd.descriptor), (2, errors.writingEnd.descriptor),
        ]
        if let second { streams.append((3, second.readingEnd.descriptor)) }
        process = try spawn(program.path, program.arguments, streams: streams)
        write(program.input[...], to: input.writingEnd)
        if let second, let bytes = program.secondInput { write(bytes[...], to: second.writingEnd) }
        read(output.readingEnd) { .output($0) }
        read(errors.readingEnd) { .errors($0) }
        timer = loop.schedule(after: Self.pause) { self.collect() }
    }

    /// Ends the program, which is not heard of any more.
    func cancel() {
        guard handle != nil else { return }
        handle = nil
        inputs = [:]
        outputs = [:]
        deadline = loop.now + grace
        kill(process, SIGTERM)
        delay = .milliseconds(1)
        timer = loop.schedule(after: .zero) { self.collect() }
    }

    /// Writes what the pipe takes, and the rest when it takes more; then closes it.
    private func write(_ bytes: ArraySlice<UInt8>, to pipe: PipeEnd) {
        pipe.setNonBlocking()
        var rest = bytes
        inputs[pipe.descriptor] = loop.watch(pipe.descriptor, for: .writing) {
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { systemWrite(pipe.descriptor, $0) }
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN { return }
                // A program that does not read all its input reports that itself if it matters.
                if count <= 0 { break }
                rest = rest.dropFirst(count)
            }
            self.inputs[pipe.descriptor] = nil
        }
    }

    /// Reads what arrives until the end of the stream.
    private func read(_ pipe: PipeEnd, _ event: @escaping (UnsafeRawBufferPointer) -> ChildEvent) {
        pipe.setNonBlocking()
        let drain = { self.readAvailable(pipe, event) }
        outputs[pipe.descriptor] = Output(
            registration: loop.watch(pipe.descriptor, for: .reading, drain), drain: drain)
    }

    private func readAvailable(_ pipe: PipeEnd, _ event: (UnsafeRawBufferPointer) -> ChildEvent) {
        withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
            for _ in 0..<Self.readsPerTurn {
                let count = systemRead(pipe.descriptor, buffer)
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN { return }
                guard count > 0 else {
                    outputs[pipe.descriptor] = nil
                    if outputs.isEmpty { collect() }
                    return
                }
                handle?(event(UnsafeRawBufferPointer(rebasing: buffer.prefix(count))))
                // The program may have been cancelled by that.
                if handle == nil { return }
            }
        }
    }

    /// Collects the end of the process; if it has not ended yet, tries again soon, and forces it when its time is over.
    private func collect() {
        timer = nil
        guard !isCollected else { return }
        var status: CInt = 0
        let result = waitpid(process, &status, WNOHANG)
        guard result == 0 || (result < 0 && errno == EINTR) else {
            isCollected = true
            // The program has ended: all its output is in the pipes.
            for output in outputs.values { output.drain() }
            outputs = [:]
            inputs = [:]
            let handle = handle
            self.handle = nil
            handle?(.end(result < 0 ? .unknown : ChildEnd(waitStatus: status)))
            return
        }
        if let deadline, !isForced, loop.now >= deadline {
            isForced = true
            kill(process, SIGKILL)
        }
        guard outputs.isEmpty else {
            timer = loop.schedule(after: Self.pause) { self.collect() }
            return
        }
        timer = loop.schedule(after: delay) { self.collect() }
        delay = min(delay * 2, .milliseconds(50))
    }
}

extension ChildEnd {
    /// Reads the status that waitpid(2) returns for a process that has ended.
    fileprivate init(waitStatus: CInt) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(status: Int(waitStatus >> 8 & 0xFF)) : .killed(signal: Int(signal))
    }
}
