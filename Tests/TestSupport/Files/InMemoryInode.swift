import Platform

/// A file, a directory or a symbolic link of `InMemoryFileSystem`.
struct InMemoryInode {
    /// The contents of an inode.
    enum Contents {
        case file([UInt8])
        case directory([String: Int])
        case link(String)
        case fifo
    }

    var contents: Contents
    /// The contents that would remain after a loss of power.
    var synced: Contents
    var mode: FileMode
    var owner: UInt32 = 1_000
    var group: UInt32 = 1_000
    var modified: Int64
    /// The open file that has the lock.
    var lockedBy: OpenFile?

    /// Creates an inode whose contents are not synced.
    init(_ contents: Contents, mode: FileMode, modified: Int64) {
        self.contents = contents
        switch contents {
        case .file: synced = .file([])
        case .directory: synced = .directory([:])
        case .link, .fifo: synced = contents
        }
        self.mode = mode
        self.modified = modified
    }

    /// The bytes of a file; empty for other inodes.
    var bytes: [UInt8] {
        guard case .file(let bytes) = contents else { return [] }
        return bytes
    }

    /// The entries of a directory; nil for other inodes.
    var entries: [String: Int]? {
        guard case .directory(let entries) = contents else { return nil }
        return entries
    }

    var kind: FileKind {
        switch contents {
        case .file: .regular
        case .directory: .directory
        case .link: .symbolicLink
        case .fifo: .fifo
        }
    }

    /// The bytes that are the same as before, and half of the others.
    private static func halfway(from then: [UInt8], to now: [UInt8]) -> Int {
        let same = zip(then, now).prefix { $0 == $1 }.count
        return same + (now.count - same + 1) / 2
    }

    /// The contents after a loss of power.
    func survivor(of loss: PowerLoss) -> Contents {
        switch (contents, synced, loss) {
        case (_, _, .nothing): contents
        case (.directory, _, .contents), (.directory, _, .halfOfContents): contents
        case (.file(let now), .file(let then), .halfOfContents):
            // What stays as it was is not written again, and so cannot be lost.
            .file(Array(now[..<InMemoryInode.halfway(from: then, to: now)]))
        default: synced
        }
    }
}
