package import Platform

/// A file system in memory, for tests: inodes, hard and symbolic links, modes, locks, a disk of limited capacity, and
/// planned faults in any system call.
package final class InMemoryFileSystem: FileSystem {
    /// The faults of system calls; setting them restarts the count of calls.
    package var faults = FaultPlan.none {
        didSet { calls = [] }
    }
    /// The calls that were made since `faults` was set.
    package private(set) var calls: [RecordedCall] = []
    /// The maximum number of bytes that one read returns, to simulate a slow pipe.
    package var largestRead = Int.max
    /// Whether the file system supports hard links, unlike FAT.
    package var knowsLinks = true
    /// The user id of the process; 0 may set any owner and group.
    package var user: UInt32 = 1_000
    /// The group ids of the process; new files get the first.
    package var groups: [UInt32] = [1_000]

    var disk = InMemoryDisk()
    private var openFiles: [OpenFile: InMemoryOpenFile] = [:]
    private var nextDescriptor: CInt = 3
    private var isKilled = false

    /// Makes an empty root directory.
    package init() {}

    /// The capacity of the disk in bytes of file contents; nil for no limit.
    package var capacity: Int? {
        get { disk.capacity }
        set { disk.capacity = newValue }
    }

    /// The number of open files.
    package var openFileCount: Int { openFiles.count }

    /// The file system for a new process after this one died or the machine lost power.
    package func afterCrash(losing loss: PowerLoss = .nothing) -> InMemoryFileSystem {
        let copy = InMemoryFileSystem()
        copy.knowsLinks = knowsLinks
        copy.user = user
        copy.groups = groups
        copy.disk = disk
        copy.disk.lose(loss)
        return copy
    }

    /// A copy with the same disk and the same plan of faults.
    package func copy() -> InMemoryFileSystem {
        let copy = InMemoryFileSystem()
        copy.disk = disk
        copy.knowsLinks = knowsLinks
        copy.largestRead = largestRead
        copy.faults = faults
        return copy
    }

    /// Marks everything on the disk as synced.
    package func synchronizeEverything() {
        disk.synchronize()
    }

    /// open(2): modes count for the owner only.
    package func open(_ path: String, _ options: OpenOptions, mode: FileMode) throws(SystemError) -> OpenFile {
        try perform("open", path) { () throws(SystemError) in
            let place = try disk.find(path, "open", followingLinks: !options.contains(.exclusive))
            let number: Int
            if let found = place.inode, let inode = disk.inodes[found] {
                if options.contains(.exclusive) { throw failure("open", SystemError.Code.alreadyThere) }
                let writes = options.contains(.write) || options.contains(.append)
                if inode.kind == .directory, writes { throw failure("open", SystemError.Code.isDirectory) }
                if inode.kind != .directory, options.contains(.directory) {
                    throw failure("open", SystemError.Code.notDirectory)
                }
                let denied = (writes && inode.mode & 0o200 == 0) || (!writes && inode.mode & 0o400 == 0)
                if denied { throw failure("open", SystemError.Code.permissionDenied) }
                if options.contains(.truncate) { disk.inodes[found]?.contents = .file([]) }
                number = found
            } else {
                guard options.contains(.create) else { throw failure("open", SystemError.Code.notFound) }
                var inode = InMemoryInode(.file([]), mode: mode, modified: disk.time)
                inode.owner = user
                inode.group = groups.first ?? user
                number = try disk.add(inode, at: place, "open")
            }
            let file = OpenFile(number: nextDescriptor)
            nextDescriptor += 1
            openFiles[file] = InMemoryOpenFile(inode: number, options: options, offset: 0, path: path)
            return file
        }
    }

    /// close(2): closes the file even if it throws.
    package func close(_ file: OpenFile) throws(SystemError) {
        let path = openFiles[file]?.path ?? "?"
        // A close that fails closes the file nevertheless.
        if !isKilled, let inode = openFiles.removeValue(forKey: file)?.inode, disk.inodes[inode]?.lockedBy == file {
            disk.inodes[inode]?.lockedBy = nil
        }
        try perform("close", path) { () throws(SystemError) in }
    }

    /// read(2), pread(2).
    package func read(_ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let offset = openFiles[file]?.offset ?? 0
        let count = try read(file, into: buffer, at: offset)
        openFiles[file]?.offset = offset + count
        return count
    }

    /// poll(2): always true, because reading from memory never waits.
    package func isReadable(_ file: OpenFile, withinMilliseconds limit: Int) throws(SystemError) -> Bool { true }

    /// read(2), pread(2).
    package func read(
        _ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(SystemError) -> Int {
        try perform("read", path(of: file)) { fault throws(SystemError) in
            let inode = try inode(of: file, "read")
            if inode.kind == .directory { throw failure("read", SystemError.Code.isDirectory) }
            let bytes = inode.bytes
            var count = max(0, min(buffer.count, bytes.count - offset, largestRead))
            if fault == .short, count > 1 { count /= 2 }
            if count > 0 { buffer.copyBytes(from: bytes[offset..<offset + count]) }
            return count
        }
    }

    /// write(2).
    package func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try perform("write", path(of: file)) { fault throws(SystemError) in
            var contents = try inode(of: file, "write").bytes
            guard let opened = openFiles[file] else { throw failure("write", SystemError.Code.badDescriptor) }
            var count = bytes.count
            if fault == .short || fault == .killDuring, count > 1 { count /= 2 }
            count = min(count, disk.free)
            if count <= 0, !bytes.isEmpty { throw failure("write", SystemError.Code.noSpace) }
            let start = opened.options.contains(.append) ? contents.count : opened.offset
            if contents.count < start { contents += [UInt8](repeating: 0, count: start - contents.count) }
            let end = min(contents.count, start + count)
            contents.replaceSubrange(start..<end, with: bytes[..<count])
            disk.store(contents, in: opened.inode)
            openFiles[file]?.offset = start + count
            return count
        }
    }

    /// fsync(2).
    package func synchronize(_ file: OpenFile) throws(SystemError) {
        try perform("fsync", path(of: file)) { () throws(SystemError) in
            let inode = try inode(of: file, "fsync")
            if let number = openFiles[file]?.inode { disk.inodes[number]?.synced = inode.contents }
        }
    }

    /// ftruncate(2).
    package func truncate(_ file: OpenFile, to size: Int) throws(SystemError) {
        try perform("ftruncate", path(of: file)) { () throws(SystemError) in
            let contents = try inode(of: file, "ftruncate").bytes
            let padding = [UInt8](repeating: 0, count: max(0, size - contents.count))
            if let number = openFiles[file]?.inode { disk.store(contents.prefix(size) + padding, in: number) }
        }
    }

    /// fchmod(2).
    package func setMode(_ file: OpenFile, to mode: FileMode) throws(SystemError) {
        try perform("fchmod", path(of: file)) { () throws(SystemError) in
            let inode = try inode(of: file, "fchmod")
            guard user == 0 || user == inode.owner else { throw failure("fchmod", SystemError.Code.notPermitted) }
            if let number = openFiles[file]?.inode { disk.inodes[number]?.mode = mode }
        }
    }

    /// fchown(2).
    package func setOwner(_ file: OpenFile, to owner: UInt32?, group: UInt32?) throws(SystemError) {
        try perform("fchown", path(of: file)) { () throws(SystemError) in
            let inode = try inode(of: file, "fchown")
            let isOwn = user == inode.owner && (owner ?? user) == user && group.map(groups.contains) ?? true
            guard user == 0 || isOwn else { throw failure("fchown", SystemError.Code.notPermitted) }
            guard let number = openFiles[file]?.inode else { return }
            if let owner { disk.inodes[number]?.owner = owner }
            if let group { disk.inodes[number]?.group = group }
        }
    }

    /// flock(2).
    package func tryLock(_ file: OpenFile) throws(SystemError) -> Bool {
        try perform("flock", path(of: file)) { () throws(SystemError) in
            let inode = try inode(of: file, "flock")
            guard inode.lockedBy == nil || inode.lockedBy == file else { return false }
            if let number = openFiles[file]?.inode { disk.inodes[number]?.lockedBy = file }
            return true
        }
    }

    /// fstat(2), stat(2), lstat(2).
    package func status(of file: OpenFile) throws(SystemError) -> FileStatus {
        try perform("fstat", path(of: file)) { () throws(SystemError) in
            let inode = try inode(of: file, "fstat")
            return status(inode, number: openFiles[file]?.inode ?? 0)
        }
    }

    /// fstat(2), stat(2), lstat(2).
    package func status(of path: String, followingLinks: Bool) throws(SystemError) -> FileStatus {
        let name = followingLinks ? "stat" : "lstat"
        return try perform(name, path) { () throws(SystemError) in
            let place = try disk.find(path, name, followingLinks: followingLinks)
            guard let number = place.inode, let inode = disk.inodes[number] else {
                throw failure(name, SystemError.Code.notFound)
            }
            return status(inode, number: number)
        }
    }

    /// readlink(2).
    package func readLink(_ path: String) throws(SystemError) -> String {
        try perform("readlink", path) { () throws(SystemError) in
            let place = try disk.find(path, "readlink", followingLinks: false)
            guard let number = place.inode, let inode = disk.inodes[number] else {
                throw failure("readlink", SystemError.Code.notFound)
            }
            guard case .link(let target) = inode.contents else { throw failure("readlink", SystemError.Code.invalid) }
            return target
        }
    }

    /// rename(2), of files.
    package func rename(_ path: String, to other: String) throws(SystemError) {
        try perform("rename", other) { () throws(SystemError) in
            let from = try disk.find(path, "rename", followingLinks: false)
            let to = try disk.find(other, "rename", followingLinks: false)
            guard let number = from.inode else { throw failure("rename", SystemError.Code.notFound) }
            try disk.checkWritable(from, "rename")
            try disk.checkWritable(to, "rename")
            // POSIX requires that both names remain if they are links to one file.
            if to.inode == number { return }
            if let replaced = to.inode, disk.inodes[replaced]?.kind == .directory {
                throw failure("rename", SystemError.Code.isDirectory)
            }
            disk.setEntry(from, to: nil)
            disk.setEntry(to, to: number)
        }
    }

    /// link(2).
    package func link(_ path: String, to other: String) throws(SystemError) {
        try perform("link", other) { () throws(SystemError) in
            guard knowsLinks else { throw failure("link", SystemError.Code.notPermitted) }
            let from = try disk.find(path, "link", followingLinks: false)
            let to = try disk.find(other, "link", followingLinks: false)
            guard let number = from.inode else { throw failure("link", SystemError.Code.notFound) }
            if to.inode != nil { throw failure("link", SystemError.Code.alreadyThere) }
            try disk.checkWritable(to, "link")
            disk.setEntry(to, to: number)
        }
    }

    /// unlink(2).
    package func unlink(_ path: String) throws(SystemError) {
        try perform("unlink", path) { () throws(SystemError) in
            let place = try disk.find(path, "unlink", followingLinks: false)
            guard let number = place.inode else { throw failure("unlink", SystemError.Code.notFound) }
            if disk.inodes[number]?.kind == .directory { throw failure("unlink", SystemError.Code.isDirectory) }
            try disk.checkWritable(place, "unlink")
            disk.setEntry(place, to: nil)
        }
    }

    /// mkdir(2).
    package func makeDirectory(_ path: String, mode: FileMode) throws(SystemError) {
        try perform("mkdir", path) { () throws(SystemError) in
            let place = try disk.find(path, "mkdir", followingLinks: false)
            if place.inode != nil { throw failure("mkdir", SystemError.Code.alreadyThere) }
            _ = try disk.add(InMemoryInode(.directory([:]), mode: mode, modified: disk.time), at: place, "mkdir")
        }
    }

    /// opendir(3) and readdir(3), as one call.
    package func list(_ path: String) throws(SystemError) -> [String] {
        try perform("opendir", path) { () throws(SystemError) in
            let place = try disk.find(path, "opendir", followingLinks: true)
            guard let number = place.inode else { throw failure("opendir", SystemError.Code.notFound) }
            guard let entries = disk.inodes[number]?.entries else {
                throw failure("opendir", SystemError.Code.notDirectory)
            }
            return entries.keys.sorted()
        }
    }

    private func status(_ inode: InMemoryInode, number: Int) -> FileStatus {
        FileStatus(
            kind: inode.kind, size: inode.bytes.count, mode: inode.mode, owner: inode.owner, group: inode.group,
            inode: UInt64(number), device: 1, modified: inode.modified)
    }

    private func path(of file: OpenFile) -> String { openFiles[file]?.path ?? "?" }

    private func inode(of file: OpenFile, _ call: String) throws(SystemError) -> InMemoryInode {
        guard let number = openFiles[file]?.inode, let inode = disk.inodes[number] else {
            throw failure(call, SystemError.Code.badDescriptor)
        }
        return inode
    }

    private func failure(_ call: String, _ code: CInt) -> SystemError { SystemError(call: call, code: code) }

    /// Records a call, then applies its planned fault or performs it.
    private func perform<Value>(
        _ name: String, _ path: String, _ call: (Fault?) throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        if isKilled { throw .killed }
        let fault = faults.fault(at: calls.count)
        calls.append(RecordedCall(name: name, path: path))
        switch fault {
        case nil, .short: return try call(fault)
        case .failure(let code): throw failure(name, code)
        case .interruption: throw failure(name, SystemError.Code.interrupted)
        case .kill:
            isKilled = true
            throw .killed
        case .killDuring:
            isKilled = true
            _ = try call(fault)
            throw .killed
        }
    }

    private func perform<Value>(
        _ name: String, _ path: String, _ call: () throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        try perform(name, path) { (_: Fault?) throws(SystemError) in try call() }
    }
}

/// One open file of `InMemoryFileSystem`.
private struct InMemoryOpenFile {
    let inode: Int
    let options: OpenOptions
    var offset: Int
    let path: String
}
