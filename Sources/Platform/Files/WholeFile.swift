#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a file and its status when they were read.
package struct FileContents: Sendable {
    /// All bytes of the file.
    package let bytes: [UInt8]
    /// The status of the file, taken from the descriptor that was read.
    package let status: FileStatus
}

/// The kinds of file that may be read.
enum ReadableKinds {
    /// Regular files, also through symbolic links. A FIFO is refused without waiting for its other end.
    case regularFiles
    /// Everything that bytes can be read from, including pipes and devices (`/dev/stdin`, `<(…)` in a shell).
    case everything
}

extension FileSystem {
    /// Reads a regular file into one buffer of its size. Linear. The file is not mapped into memory, because a program
    /// that truncates a mapped file crashes its readers.
    package func contents(of path: String) throws(FileError) -> FileContents {
        try contents(of: path, comparedWith: nil).contents
    }

    /// Reads a regular file and compares its bytes with `known`; if they are equal, they take no more memory. Linear.
    package func contents(
        of path: String, comparedWith known: [UInt8]?
    ) throws(FileError) -> (contents: FileContents, isKnown: Bool) {
        let (file, status) = try openToRead(path, kinds: .regularFiles)
        // Nothing was written, so nothing can be lost by a failed close.
        defer { try? close(file) }
        do throws(SystemError) {
            if let known, status.size == known.count, try holds(file, known) {
                return (FileContents(bytes: known, status: status), true)
            }
            return (FileContents(bytes: try readAll(file, expecting: status.size), status: status), false)
        } catch {
            throw FileError(path: path, cause: error)
        }
    }

    /// Whether the file consists of exactly these bytes. Reads pieces of 32 KB, and does not change where the next read
    /// begins.
    private func holds(_ file: OpenFile, _ bytes: [UInt8]) throws(SystemError) -> Bool {
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 15, alignment: 8)
        defer { piece.deallocate() }
        var offset = 0
        while true {
            let count = try uninterrupted { () throws(SystemError) in try read(file, into: piece, at: offset) }
            if count == 0 { return offset == bytes.count }
            guard count <= bytes.count - offset, hasPrefix(bytes[offset...], piece[..<count]) else { return false }
            offset += count
        }
    }

    /// Whether `bytes` begins with `prefix`. Linear.
    private func hasPrefix(_ bytes: ArraySlice<UInt8>, _ prefix: Slice<UnsafeMutableRawBufferPointer>) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress, let second = prefix.base.baseAddress else { return prefix.isEmpty }
            return prefix.count <= bytes.count && memcmp(first, second + prefix.startIndex, prefix.count) == 0
        }
    }

    /// Reads from the current position to the end. `expecting` is the expected number of bytes; up to that size one
    /// allocation is enough.
    package func readAll(_ file: OpenFile, expecting: Int) throws(SystemError) -> [UInt8] {
        // One byte more than expected, so that a buffer that is not full means the end of the file.
        var bytes = try readOnce(file, capacity: max(expecting, 0) + 1)
        guard bytes.count > max(expecting, 0) else { return bytes }
        while true {
            let more = try readOnce(file, capacity: max(65_536, bytes.count))
            if more.isEmpty { return bytes }
            bytes.append(contentsOf: more)
        }
    }

    /// Reads `capacity` bytes, or fewer if the file ends.
    private func readOnce(_ file: OpenFile, capacity: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            preferLargePages(UnsafeMutableRawBufferPointer(buffer))
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

    /// Writes all bytes, with as many calls of `write` as that takes.
    package func writeAll(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = try uninterrupted { () throws(SystemError) in try write(file, rest) }
            // A write of 0 bytes without an error would repeat for ever.
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

/// Asks the system to back a buffer of 4 MB or more with large pages, where it has them: filling it then takes a few
/// page faults instead of one for each 4 kB. The contents do not change, and a system that refuses does no harm.
private func preferLargePages(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
        guard buffer.count >= 4 << 20, let start = buffer.baseAddress else { return }
        let page = 4_096
        let first = start.alignedUp(toMultipleOf: page)
        _ = madvise(first, (start + buffer.count - first) / page * page, MADV_HUGEPAGE)
    #endif
}
