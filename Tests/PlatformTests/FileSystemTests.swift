import Foundation
import Platform
import TestSupport
import Testing

/// What the in-memory version says is worth something only while the live one says the same.
@Suite("The file system, live and in memory")
struct FileSystemTests {
    enum Version: CaseIterable {
        case live, inMemory
    }

    /// Runs `body` in an empty directory of either version.
    private func run(_ version: Version, _ body: (any FileSystem, String) throws -> Void) throws {
        switch version {
        case .live:
            let directory = try TemporaryDirectory()
            try withExtendedLifetime(directory) { try body(LiveFileSystem(), directory.path) }
        case .inMemory:
            let files = InMemoryFileSystem()
            try files.makeDirectory("/tmp", mode: 0o755)
            try body(files, "/tmp")
        }
    }

    private func write(_ files: any FileSystem, _ path: String, _ text: String, _ options: OpenOptions) throws {
        let file = try files.open(path, options, mode: 0o600)
        try files.writeAll(file, Array(text.utf8))
        try files.close(file)
    }

    private func text(_ files: any FileSystem, _ path: String) throws -> String {
        String(decoding: try files.contents(of: path).bytes, as: UTF8.self)
    }

    @Test("Writes, appends, truncates and reads back", arguments: Version.allCases)
    func contents(version: Version) throws {
        try run(version) { files, directory in
            let path = directory + "/file"
            try write(files, path, "hello", [.write, .create, .exclusive])
            #expect(throws: SystemError(call: "open", code: EEXIST)) {
                try files.open(path, [.write, .create, .exclusive], mode: 0o600)
            }
            try write(files, path, " world", [.append, .create])
            #expect(try text(files, path) == "hello world")
            try write(files, path, "J", [.write])
            #expect(try text(files, path) == "Jello world")
            let file = try files.open(path, [.read, .write], mode: 0)
            try files.truncate(file, to: 5)
            var last: UInt8 = 0
            let count = try withUnsafeMutableBytes(of: &last) { try files.read(file, into: $0, at: 4) }
            #expect(count == 1 && last == UInt8(ascii: "o"))
            #expect(try files.readAll(file, expecting: 0) == Array("Jello".utf8))
            try files.synchronize(file)
            try files.setMode(file, to: 0o640)
            let status = try files.status(of: file)
            #expect(status.kind == .regular && status.size == 5 && status.mode == 0o640)
            #expect(try files.status(of: path, followingLinks: true) == status)
            try files.close(file)
            try write(files, path, "", [.write, .truncate])
            #expect(try text(files, path) == "")
        }
    }

    @Test("Links, renames, removes and lists names", arguments: Version.allCases)
    func names(version: Version) throws {
        try run(version) { files, directory in
            try write(files, directory + "/a", "one", [.write, .create])
            try write(files, directory + "/b", "two", [.write, .create])
            try files.link(directory + "/a", to: directory + "/c")
            #expect(throws: SystemError(call: "link", code: EEXIST)) {
                try files.link(directory + "/a", to: directory + "/b")
            }
            #expect(
                try files.status(of: directory + "/a", followingLinks: false).inode
                    == files.status(of: directory + "/c", followingLinks: false).inode)
            try files.rename(directory + "/b", to: directory + "/a")
            #expect(try text(files, directory + "/a") == "two")
            #expect(try text(files, directory + "/c") == "one")
            #expect(try files.list(directory).sorted() == ["a", "c"])
            try files.unlink(directory + "/a")
            #expect(throws: SystemError(call: "unlink", code: ENOENT)) { try files.unlink(directory + "/a") }
            #expect(throws: SystemError(call: "rename", code: ENOENT)) {
                try files.rename(directory + "/a", to: directory + "/d")
            }
            // Two names of one file both stay.
            try files.link(directory + "/c", to: directory + "/d")
            try files.rename(directory + "/c", to: directory + "/d")
            #expect(try files.list(directory).sorted() == ["c", "d"])
        }
    }

    @Test(
        "Directories: created once, all files are listed, a path that is not a directory is an error",
        arguments: Version.allCases)
    func directories(version: Version) throws {
        try run(version) { files, directory in
            try files.makeDirectory(directory + "/sub", mode: 0o700)
            #expect(throws: SystemError(call: "mkdir", code: EEXIST)) {
                try files.makeDirectory(directory + "/sub", mode: 0o700)
            }
            #expect(throws: SystemError(call: "mkdir", code: ENOENT)) {
                try files.makeDirectory(directory + "/none/sub", mode: 0o700)
            }
            #expect(try files.status(of: directory + "/sub", followingLinks: false).kind == .directory)
            #expect(try files.status(of: directory + "/sub", followingLinks: false).mode == 0o700)
            try write(files, directory + "/file", "x", [.write, .create])
            #expect(throws: SystemError(call: "open", code: ENOTDIR)) {
                try files.open(directory + "/file/x", .read, mode: 0)
            }
            #expect(throws: SystemError(call: "open", code: ENOTDIR)) {
                try files.open(directory + "/file", [.read, .directory], mode: 0)
            }
            #expect(throws: SystemError(call: "opendir", code: ENOTDIR)) { try files.list(directory + "/file") }
            #expect(throws: SystemError(call: "open", code: EISDIR)) {
                try files.open(directory + "/sub", [.write], mode: 0)
            }
            #expect(throws: FileError(path: directory + "/sub", cause: SystemError(call: "read", code: EISDIR))) {
                try files.contents(of: directory + "/sub")
            }
            try files.synchronizeDirectory(directory)
        }
    }

    @Test("A lock is held by one open file until it is closed", arguments: Version.allCases)
    func locks(version: Version) throws {
        try run(version) { files, directory in
            let first = try files.open(directory + "/lock", [.read, .write, .create], mode: 0o600)
            let second = try files.open(directory + "/lock", [.read, .write, .create], mode: 0o600)
            #expect(try files.tryLock(first))
            #expect(try files.tryLock(first))
            #expect(try !files.tryLock(second))
            try files.close(first)
            #expect(try files.tryLock(second))
            try files.close(second)
        }
    }

    @Test(
        "A missing file, a FIFO and a file that may not be read each have their own error", arguments: Version.allCases)
    func unreadable(version: Version) throws {
        try run(version) { files, directory in
            #expect(throws: FileError(path: directory + "/none", cause: SystemError(call: "open", code: ENOENT))) {
                try files.contents(of: directory + "/none")
            }
            if let memory = files as? InMemoryFileSystem {
                try memory.putFIFO(at: directory + "/fifo")
                try memory.put([1], at: directory + "/secret", mode: 0)
            } else {
                #expect(mkfifo(directory + "/fifo", 0o600) == 0)
                try write(files, directory + "/secret", "x", [.write, .create])
                #expect(chmod(directory + "/secret", 0) == 0)
            }
            let fifo = #expect(throws: FileError.self) { try files.contents(of: directory + "/fifo") }
            #expect(fifo?.description == "\(directory)/fifo: read: Not a regular file")
            // The superuser may read everything.
            if version == .inMemory || getuid() != 0 {
                let secret = #expect(throws: FileError.self) { try files.contents(of: directory + "/secret") }
                #expect(secret?.description == "\(directory)/secret: open: Permission denied")
            }
        }
    }

    @Test("Symbolic links are followed to their end, relative and absolute; a circle is an error")
    func symbolicLinks() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path
        let files = LiveFileSystem()
        try files.makeDirectory(path + "/sub", mode: 0o700)
        #expect(symlink("sub/two", path + "/one") == 0)
        #expect(symlink(path + "/three", path + "/sub/two") == 0)
        #expect(try files.endOfLinks(path + "/one") == path + "/three")
        #expect(try files.endOfLinks(path + "/none") == path + "/none")
        #expect(try files.readLink(path + "/one") == "sub/two")
        #expect(try files.status(of: path + "/one", followingLinks: false).kind == .symbolicLink)
        #expect(throws: SystemError(call: "stat", code: ENOENT)) {
            try files.status(of: path + "/one", followingLinks: true)
        }
        #expect(symlink("circle", path + "/circle") == 0)
        #expect(throws: FileError(path: path + "/circle", cause: SystemError(call: "readlink", code: ELOOP))) {
            try files.endOfLinks(path + "/circle")
        }
    }

    @Test("A file of several megabytes comes whole, with its size told right, too small or too large")
    func largeFile() throws {
        let directory = try TemporaryDirectory()
        let files = LiveFileSystem()
        var bytes: [UInt8] = []
        for number in 0..<700_000 { withUnsafeBytes(of: UInt64(number)) { bytes.append(contentsOf: $0) } }
        try files.writeFile(directory.path + "/large", bytes, existing: .keep, mark: 1)
        #expect(try files.contents(of: directory.path + "/large").bytes == bytes)
        for expected in [-5, 0, 1, bytes.count - 1, bytes.count, bytes.count + 1, 2 * bytes.count] {
            let file = try files.open(directory.path + "/large", .read, mode: 0)
            #expect(try files.readAll(file, expecting: expected) == bytes)
            try files.close(file)
        }
    }

    @Test("A device without a size is read to its end")
    func pipes() throws {
        let device = try FileReader("/dev/null", in: LiveFileSystem())
        var buffer: [UInt8] = [1, 2]
        #expect(try buffer.withUnsafeMutableBytes { try device.read(into: $0) } == 0)
        #expect(throws: FileError.self) { try LiveFileSystem().contents(of: "/dev/null") }
    }

    @Test("The reason of an error is the system's text")
    func reasons() {
        #expect(SystemError(call: "write", code: ENOSPC).reason == "No space left on device")
        #expect(SystemError(call: "open", code: ENOENT).description == "open: No such file or directory")
        #expect(SystemError(call: "write", code: EPIPE).isBrokenPipe)
        #expect(!SystemError(call: "write", code: 12_345).reason.isEmpty)
    }
}
