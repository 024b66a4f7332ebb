#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file's bytes and what it was when they were read.
package struct FileContents: Sendable {
    /// All of it.
    package let bytes: [UInt8]
    /// The status of the file, taken from the descriptor that was read.
    package let status: FileStatus
}

/// What a path may stand for when it is read.
enum ReadableKinds {
    /// A file, perhaps through symbolic links. A FIFO is refused at once, not waited for.
    case regularFiles
    /// Whatever gives bytes: pipes and devices too (`/dev/stdin`, `<(…)` in a shell).
    case everything
}

extension FileSystem {
    /// Reads a file into one buffer of its size: no growth and no second copy; linear. Memory mapping is not used on
    /// purpose: a file that another program cuts while it is mapped kills the reader.
    package func contents(of path: String) throws(FileError) -> FileContents {
        let (file, status) = try openToRead(path, kinds: .regularFiles)
        // Nothing was written, so nothing can be lost by a failed close.
        defer { try? close(file) }
        do throws(SystemError) {
            return FileContents(bytes: try readAll(file, expecting: status.size), status: status)
        } catch {
            throw FileError(path: path, cause: error)
        }
    }

    /// Reads from where the file stands to its end. `expecting` is the number of bytes there should be; a file of that
    /// size or less takes one allocation.
    package func readAll(_ file: OpenFile, expecting: Int) throws(SystemError) -> [UInt8] {
        // One byte more than expected, so that the read that fills the buffer is not taken for all there is.
        var bytes = try readOnce(file, capacity: max(expecting, 0) + 1)
        guard bytes.count > max(expecting, 0) else { return bytes }
        while true {
            let more = try readOnce(file, capacity: max(65_536, bytes.count))
            if more.isEmpty { return bytes }
            bytes.append(contentsOf: more)
        }
    }

    /// Reads until `capacity` bytes are there or the file ends.
    private func readOnce(_ file: OpenFile, capacity: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            do throws(SystemError) {
                while count < capacity {
                    let free = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                    let read = try uninterrupted { () throws(SystemError) in try self.read(file, into: free) }
                    if read == 0 { break }
                    count += read
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes all bytes, however many writes that takes.
    package func writeAll(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = try uninterrupted { () throws(SystemError) in try write(file, rest) }
            // A file system that takes nothing and reports no error would keep the program here for ever.
            guard count > 0 else { throw SystemError(call: "write", code: EIO) }
            written += count
        }
    }

    /// Writes all bytes of an array.
    package func writeAll(_ file: OpenFile, _ bytes: [UInt8]) throws(SystemError) {
        var failure: SystemError?
        bytes.withUnsafeBytes { buffer in
            do throws(SystemError) {
                try writeAll(file, buffer)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}
