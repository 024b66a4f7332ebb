package import Platform

// Direct access for tests, which is not recorded as a system call and has no faults.

extension InMemoryFileSystem {
    /// Puts a file, a symbolic link or a FIFO there, without a call; directories on the way must exist.
    package func put(_ contents: [UInt8], at path: String, mode: FileMode = 0o600) throws(SystemError) {
        try place(.file(contents), at: path, mode: mode)
    }

    /// Puts a symbolic link there, without a call.
    package func putLink(to target: String, at path: String) throws(SystemError) {
        try place(.link(target), at: path, mode: 0o777)
    }

    /// Puts a FIFO there, without a call.
    package func putFIFO(at path: String) throws(SystemError) {
        try place(.fifo, at: path, mode: 0o600)
    }

    /// The bytes of a file, without a call; nil when there is no file.
    package func bytes(at path: String) -> [UInt8]? {
        guard let place = try? disk.find(path, "stat", followingLinks: true), let number = place.inode,
            let inode = disk.inodes[number], case .file(let bytes) = inode.contents
        else { return nil }
        return bytes
    }

    /// Changes the mode of what is at a path, without a call.
    package func setMode(at path: String, to mode: FileMode) throws(SystemError) {
        guard let number = try disk.find(path, "chmod", followingLinks: true).inode else {
            throw SystemError(call: "chmod", code: SystemError.Code.notFound)
        }
        disk.inodes[number]?.mode = mode
    }

    /// Gives what is at a path to an owner and a group, without a call.
    package func setOwner(at path: String, to owner: UInt32, group: UInt32) throws(SystemError) {
        guard let number = try disk.find(path, "chown", followingLinks: true).inode else {
            throw SystemError(call: "chown", code: SystemError.Code.notFound)
        }
        disk.inodes[number]?.owner = owner
        disk.inodes[number]?.group = group
    }

    private func place(
        _ contents: InMemoryInode.Contents, at path: String, mode: FileMode
    ) throws(SystemError) {
        let place = try disk.find(path, "put", followingLinks: true)
        if let number = place.inode, case .file(let bytes) = contents {
            disk.store(bytes, in: number)
        } else {
            _ = try disk.add(InMemoryInode(contents, mode: mode, modified: disk.time), at: place, "put")
        }
    }
}
