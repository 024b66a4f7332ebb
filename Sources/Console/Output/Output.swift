package import Platform

/// The one checked way to write to standard output or standard error.
///
/// Text is collected and written in large pieces. Writing never throws: the first failure is kept, everything after it
/// is dropped, and `flush()` reports it, now and at every later call. So a program may write freely and ask once, at
/// its end, whether all of it arrived.
package final class Output {
    /// The destination of the text.
    package let stream: OutputStream
    /// The first write that failed, if one did.
    package private(set) var failure: OutputError?
    /// Whether nothing was written yet.
    private var isUntouched = true

    private let streams: any StandardStreams
    private let capacity: Int
    private var buffer: [UInt8] = []

    /// Writes to a stream, in pieces of about `capacity` bytes.
    package init(_ stream: OutputStream, of streams: any StandardStreams, capacity: Int = 32 * 1024) {
        self.stream = stream
        self.streams = streams
        self.capacity = max(1, capacity)
    }

    /// Adds text.
    package func write(_ text: String) {
        guard failure == nil else { return }
        isUntouched = isUntouched && text.isEmpty
        buffer.append(contentsOf: text.utf8)
        drainIfFull()
    }

    /// Adds text and a line end.
    package func writeLine(_ text: String = "") {
        guard failure == nil else { return }
        isUntouched = false
        buffer.append(contentsOf: text.utf8)
        buffer.append(UInt8(ascii: "\n"))
        drainIfFull()
    }

    /// Adds an empty line between what was written and what comes: none at the very beginning.
    package func writeGap() {
        if !isUntouched { writeLine() }
    }

    /// Adds several lines, each with a line end.
    package func writeLines(_ lines: [String]) {
        for line in lines {
            writeLine(line)
        }
    }

    /// Adds bytes as they are; a large piece is written without being copied.
    package func write(bytes: [UInt8]) {
        guard failure == nil else { return }
        isUntouched = isUntouched && bytes.isEmpty
        guard bytes.count >= capacity else {
            buffer.append(contentsOf: bytes)
            drainIfFull()
            return
        }
        drain()
        deliver(bytes)
    }

    /// Writes out what was collected.
    ///
    /// Throws the first failure of this stream, whenever it happened.
    package func flush() throws(OutputError) {
        drain()
        if let failure {
            throw failure
        }
    }

    private func drainIfFull() {
        if buffer.count >= capacity {
            drain()
        }
    }

    private func drain() {
        guard !buffer.isEmpty else { return }
        deliver(buffer)
        buffer.removeAll(keepingCapacity: buffer.capacity <= 4 * capacity)
    }

    private func deliver(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { all in
            var rest = all[...]
            while failure == nil, !rest.isEmpty {
                do throws(SystemError) {
                    let written = try streams.write(UnsafeRawBufferPointer(rebasing: rest), to: stream)
                    rest = rest.dropFirst(written)
                } catch {
                    failure = OutputError(error, on: stream)
                }
            }
        }
    }
}
