import Platform

/// Where a path leads on an `InMemoryDisk`.
struct InMemoryPlace {
    /// The directory that has, or would have, the entry.
    let directory: Int
    let name: String
    /// What is there now.
    let inode: Int?
}

/// The inodes and names of `InMemoryFileSystem`: the rules of paths, without calls and their faults.
struct InMemoryDisk {
    /// The root directory is number 1.
    var inodes: [Int: InMemoryInode] = [1: InMemoryInode(.directory([:]), mode: 0o755, modified: 0)]
    /// How many bytes of contents the disk takes; nil for no limit.
    var capacity: Int?
    /// Nanoseconds since 1970, gone on by one with every change of contents.
    var time: Int64 = 1_000_000_000
    private var nextInode = 2

    /// Bytes that may still be written. A file without a name takes no room, even while it is open.
    var free: Int {
        guard let capacity else { return .max }
        let named = Set(inodes.values.flatMap { inode in inode.entries.map { Array($0.values) } ?? [] })
        return max(0, capacity - named.reduce(0) { $0 + (inodes[$1]?.bytes.count ?? 0) })
    }

    /// Follows a path, symbolic links on the way too, and at its end when `followingLinks`.
    func find(_ path: String, _ call: String, followingLinks: Bool) throws(SystemError) -> InMemoryPlace {
        try find(path, call, from: 1, followingLinks: followingLinks, links: 0)
    }

    private func find(
        _ path: String, _ call: String, from start: Int, followingLinks: Bool, links: Int
    ) throws(SystemError) -> InMemoryPlace {
        guard links < 40 else { throw SystemError(call: call, code: SystemError.Code.tooManyLinks) }
        var place = InMemoryPlace(directory: start, name: ".", inode: path.hasPrefix("/") ? 1 : start)
        let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
        for (index, part) in parts.enumerated() {
            guard let directory = place.inode else { throw SystemError(call: call, code: SystemError.Code.notFound) }
            guard let inode = inodes[directory], let entries = inode.entries else {
                throw SystemError(call: call, code: SystemError.Code.notDirectory)
            }
            if inode.mode & 0o100 == 0 { throw SystemError(call: call, code: SystemError.Code.permissionDenied) }
            let found = part == ".." ? parent(of: directory) : entries[part]
            place = InMemoryPlace(directory: directory, name: part, inode: found)
            let isLast = index == parts.count - 1
            if !isLast || followingLinks, let number = place.inode, case .link(let target)? = inodes[number]?.contents {
                place = try find(target, call, from: directory, followingLinks: true, links: links + 1)
            }
        }
        return place
    }

    private func parent(of directory: Int) -> Int {
        inodes.first { $0.value.entries?.values.contains(directory) == true }?.key ?? 1
    }

    /// Makes a new entry.
    mutating func add(_ inode: InMemoryInode, at place: InMemoryPlace, _ call: String) throws(SystemError) -> Int {
        if free == 0 { throw SystemError(call: call, code: SystemError.Code.noSpace) }
        try checkWritable(place, call)
        let number = nextInode
        nextInode += 1
        inodes[number] = inode
        setEntry(place, to: number)
        return number
    }

    /// Throws EACCES for a directory in which nothing may be changed.
    func checkWritable(_ place: InMemoryPlace, _ call: String) throws(SystemError) {
        if let directory = inodes[place.directory], directory.mode & 0o200 == 0 {
            throw SystemError(call: call, code: SystemError.Code.permissionDenied)
        }
    }

    /// Lets a name mean another inode, or none.
    mutating func setEntry(_ place: InMemoryPlace, to inode: Int?) {
        guard var entries = inodes[place.directory]?.entries else { return }
        entries[place.name] = inode
        inodes[place.directory]?.contents = .directory(entries)
    }

    /// Changes a file's contents.
    mutating func store(_ bytes: [UInt8], in inode: Int) {
        time += 1
        inodes[inode]?.contents = .file(bytes)
        inodes[inode]?.modified = time
    }

    /// Takes everything that is there as synced.
    mutating func synchronize() {
        for number in inodes.keys {
            if let contents = inodes[number]?.contents { inodes[number]?.synced = contents }
        }
    }

    /// Loses what a loss of power takes, and the locks.
    mutating func lose(_ loss: PowerLoss) {
        for number in inodes.keys {
            if let survivor = inodes[number]?.survivor(of: loss) { inodes[number]?.contents = survivor }
            inodes[number]?.lockedBy = nil
        }
        synchronize()
    }
}
