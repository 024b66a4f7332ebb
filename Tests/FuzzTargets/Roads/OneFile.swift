import Platform

/// A file system in which every path is the same regular file, which cannot be changed.
final class OneFile: FileSystem {
    private let bytes: [UInt8]
    private var offset = 0

    /// The file holds `bytes`.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private static func refused(_ call: String) -> SystemError { SystemError(call: call, code: 1) }

    private var status: FileStatus {
        FileStatus(
            kind: .regular, size: bytes.count, mode: 0o600, owner: 1, group: 1, inode: 1, device: 1, modified: 0)
    }

    func open(_ path: String, _ options: OpenOptions, mode: FileMode) throws(SystemError) -> OpenFile {
        guard !options.contains(.append), !options.contains(.write) else { throw Self.refused("open") }
        offset = 0
        return OpenFile(number: 3)
    }

    func close(_ file: OpenFile) {}

    func read(_ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let count = try read(file, into: buffer, at: offset)
        offset += count
        return count
    }

    func isReadable(_ file: OpenFile, withinMilliseconds limit: Int) -> Bool { true }

    func read(
        _ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(SystemError) -> Int {
        let piece = bytes.dropFirst(offset).prefix(buffer.count)
        buffer.copyBytes(from: piece)
        return piece.count
    }

    func status(of file: OpenFile) -> FileStatus { status }
    func status(of path: String, followingLinks: Bool) -> FileStatus { status }
    func tryLock(_ file: OpenFile) -> Bool { true }

    func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        throw Self.refused("write")
    }
    func synchronize(_ file: OpenFile) throws(SystemError) { throw Self.refused("fsync") }
    func truncate(_ file: OpenFile, to size: Int) throws(SystemError) { throw Self.refused("ftruncate") }
    func setMode(_ file: OpenFile, to mode: FileMode) throws(SystemError) { throw Self.refused("fchmod") }
    func setOwner(_ file: OpenFile, to owner: UInt32?, group: UInt32?) throws(SystemError) {
        throw Self.refused("fchown")
    }
    func readLink(_ path: String) throws(SystemError) -> String { throw Self.refused("readlink") }
    func rename(_ path: String, to other: String) throws(SystemError) { throw Self.refused("rename") }
    func link(_ path: String, to other: String) throws(SystemError) { throw Self.refused("link") }
    func unlink(_ path: String) throws(SystemError) { throw Self.refused("unlink") }
    func makeDirectory(_ path: String, mode: FileMode) throws(SystemError) { throw Self.refused("mkdir") }
    func list(_ path: String) throws(SystemError) -> [String] { throw Self.refused("opendir") }
}
