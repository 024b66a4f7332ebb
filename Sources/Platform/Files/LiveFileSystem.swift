#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The real file system: each method is one system call.
package final class LiveFileSystem: FileSystem {
    /// Creates an object without state of its own.
    package init() {}

    /// open(2).
    package func open(_ path: String, _ options: OpenOptions, mode: FileMode) throws(SystemError) -> OpenFile {
        let descriptor = systemOpen(path, options.flags, mode_t(mode & 0o7777))
        guard descriptor >= 0 else { throw .last("open") }
        return OpenFile(number: descriptor)
    }

    /// close(2).
    package func close(_ file: OpenFile) throws(SystemError) {
        guard systemClose(file.number) == 0 else { throw .last("close") }
    }

    /// read(2).
    package func read(_ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let count = systemRead(file.number, buffer)
        guard count >= 0 else { throw .last("read") }
        return count
    }

    /// poll(2).
    package func isReadable(_ file: OpenFile, withinMilliseconds limit: Int) throws(SystemError) -> Bool {
        var polled = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
        let count = poll(&polled, 1, CInt(clamping: limit))
        guard count >= 0 else { throw .last("poll") }
        return count > 0
    }

    /// pread(2).
    package func read(
        _ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(SystemError) -> Int {
        let count = pread(file.number, buffer.baseAddress, buffer.count, off_t(offset))
        guard count >= 0 else { throw .last("read") }
        return count
    }

    /// write(2).
    package func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        let count = systemWrite(file.number, bytes)
        guard count >= 0 else { throw .last("write") }
        return count
    }

    /// fsync(2).
    package func synchronize(_ file: OpenFile) throws(SystemError) {
        guard systemSynchronize(file.number) == 0 else { throw .last("fsync") }
    }

    /// ftruncate(2).
    package func truncate(_ file: OpenFile, to size: Int) throws(SystemError) {
        guard ftruncate(file.number, off_t(size)) == 0 else { throw .last("ftruncate") }
    }

    /// fchmod(2).
    package func setMode(_ file: OpenFile, to mode: FileMode) throws(SystemError) {
        guard fchmod(file.number, mode_t(mode & 0o7777)) == 0 else { throw .last("fchmod") }
    }

    /// fchown(2).
    package func setOwner(_ file: OpenFile, to owner: UInt32?, group: UInt32?) throws(SystemError) {
        // An owner or group with all bits set means no change.
        guard fchown(file.number, uid_t(owner ?? .max), gid_t(group ?? .max)) == 0 else { throw .last("fchown") }
    }

    /// flock(2), exclusive, without waiting.
    package func tryLock(_ file: OpenFile) throws(SystemError) -> Bool {
        if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw .last("flock") }
        return false
    }

    /// fstat(2).
    package func status(of file: OpenFile) throws(SystemError) -> FileStatus {
        var found = stat()
        guard fstat(file.number, &found) == 0 else { throw .last("fstat") }
        return FileStatus(found)
    }

    /// stat(2) or lstat(2).
    package func status(of path: String, followingLinks: Bool) throws(SystemError) -> FileStatus {
        var found = stat()
        guard (followingLinks ? stat(path, &found) : lstat(path, &found)) == 0 else {
            throw .last(followingLinks ? "stat" : "lstat")
        }
        return FileStatus(found)
    }

    /// readlink(2). Throws ENAMETOOLONG for a target longer than 4,096 bytes, which no file system of Linux can hold.
    package func readLink(_ path: String) throws(SystemError) -> String {
        var target = [CChar](repeating: 0, count: 4_097)
        let count = readlink(path, &target, target.count)
        guard count >= 0 else { throw .last("readlink") }
        guard count < target.count else { throw SystemError(call: "readlink", code: ENAMETOOLONG) }
        return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// rename(2).
    package func rename(_ path: String, to other: String) throws(SystemError) {
        guard systemRename(path, other) == 0 else { throw .last("rename") }
    }

    /// link(2).
    package func link(_ path: String, to other: String) throws(SystemError) {
        guard systemLink(path, other) == 0 else { throw .last("link") }
    }

    /// unlink(2).
    package func unlink(_ path: String) throws(SystemError) {
        guard systemUnlink(path) == 0 else { throw .last("unlink") }
    }

    /// mkdir(2).
    package func makeDirectory(_ path: String, mode: FileMode) throws(SystemError) {
        guard mkdir(path, mode_t(mode & 0o7777)) == 0 else { throw .last("mkdir") }
    }

    /// opendir(3) and readdir(3).
    package func list(_ path: String) throws(SystemError) -> [String] {
        guard let directory = opendir(path) else { throw .last("opendir") }
        defer { closedir(directory) }
        var names: [String] = []
        while true {
            // The end and a failure both return nil; errno distinguishes them.
            errno = 0
            guard let entry = readdir(directory) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                let capacity = MemoryLayout.size(ofValue: field.pointee)
                return field.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        guard errno == 0 else { throw .last("readdir") }
        return names
    }
}

extension OpenOptions {
    /// The C library's flags.
    fileprivate var flags: CInt {
        var flags: CInt
        switch (contains(.read), contains(.write) || contains(.append)) {
        case (true, true): flags = O_RDWR
        case (false, true): flags = O_WRONLY
        default: flags = O_RDONLY
        }
        if contains(.append) { flags |= O_APPEND }
        if contains(.create) { flags |= O_CREAT }
        if contains(.exclusive) { flags |= O_EXCL }
        if contains(.truncate) { flags |= O_TRUNC }
        if contains(.directory) { flags |= O_DIRECTORY }
        if contains(.withoutWaiting) { flags |= O_NONBLOCK }
        return flags
    }
}

extension FileStatus {
    /// Converts the result of stat(2).
    fileprivate init(_ found: stat) {
        let kind: FileKind
        switch found.st_mode & S_IFMT {
        case S_IFREG: kind = .regular
        case S_IFDIR: kind = .directory
        case S_IFLNK: kind = .symbolicLink
        case S_IFIFO: kind = .fifo
        default: kind = .other
        }
        #if canImport(Darwin)
            let time = found.st_mtimespec
        #else
            let time = found.st_mtim
        #endif
        self.init(
            kind: kind, size: Int(found.st_size), mode: FileMode(found.st_mode & 0o7777),
            owner: UInt32(found.st_uid), group: UInt32(found.st_gid), inode: UInt64(found.st_ino),
            device: UInt64(truncatingIfNeeded: found.st_dev),
            modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
}
