package import Platform

/// The result of one turn of the event loop for a reader of input.
package enum InputEvent: Equatable, Sendable {
    /// The number of bytes that were read.
    case bytes(Int)
    /// Standard input has ended.
    case end
    /// A signal arrived.
    case signal(Signal)
    /// Something else was done: a timer ran, for example.
    case other
}

/// Standard input on the event loop.
package final class InputSource {
    private let streams: any StandardStreams
    private let loop: any EventLoop

    /// Reads the standard input of `streams`; waits on `loop`.
    package init(_ streams: any StandardStreams, loop: any EventLoop) {
        self.streams = streams
        self.loop = loop
    }

    /// Waits for one turn of the loop, and reads to the front of the array where there is input.
    func next(into chunk: inout [UInt8]) throws(InputError) -> InputEvent {
        var signal: Signal?
        var isReadable = false
        let registrations = [
            loop.watch(standardInputDescriptor) { isReadable = true },
            loop.watchSignals { signal = signal ?? $0 },
        ]
        defer { for registration in registrations { registration.cancel() } }
        do throws(SystemError) {
            try loop.turn()
            if let signal { return .signal(signal) }
            guard isReadable else { return .other }
            let outcome = try chunk.withUnsafeMutableBufferPointer { bytes throws(SystemError) in
                try streams.read(into: UnsafeMutableRawBufferPointer(bytes))
            }
            switch outcome {
            case .bytes(let count): return .bytes(min(count, chunk.count))
            case .end: return .end
            case .nothing: return .other
            }
        } catch {
            throw InputError(error)
        }
    }

    /// Calls `action` once, `delay` from now, while input is waited for.
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> EventRegistration {
        loop.schedule(after: delay, action)
    }
}
