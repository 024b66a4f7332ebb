import Entities
import Platform

/// The lock that a process holds while it changes the library.
///
/// It locks a separate file, which is never renamed or deleted, because the lock on a file does not apply to a file
/// that replaces it. The system releases the lock when the process dies.
struct LibraryLock {
    private let files: any FileSystem
    private let file: OpenFile

    /// Takes the lock, and creates the directory if it does not exist; whoever may change the library can take it then.
    /// Does not wait: throws `StoreError.locked` if another program holds the lock.
    init(_ paths: LibraryPaths, files: any FileSystem, environment: any Environment) throws(StoreError) {
        self.files = files
        let file = try storing { () throws(FileError) in try LibraryLock.open(paths, files) }
        self.file = file
        let isTaken: Bool
        do {
            isTaken = try uninterrupted { () throws(SystemError) in try files.tryLock(file) }
        } catch {
            try? files.close(file)
            throw StoreError(FileError(path: paths.lock, cause: error))
        }
        guard isTaken else {
            let holder = LibraryLock.holder(file, files, environment)
            try? files.close(file)
            throw .locked(path: paths.lock, holder: holder)
        }
        // This text is for error messages of other programs; a failure to write it is ignored. The file is truncated
        // after the write, because ext4 writes a file to disk on close if it was truncated to 0.
        let holder = Array("process \(environment.processID) on \(environment.hostName)\n".utf8)
        try? files.writeAll(file, holder)
        try? files.truncate(file, to: holder.count)
        // The lock file gets the owner, group and permissions of the library.
        do throws(SystemError) {
            let library = try uninterrupted { () throws(SystemError) in
                try files.status(of: paths.library, followingLinks: true)
            }
            try files.followAccess(of: library, file)
        } catch {
            // Without a library there is nothing to follow.
            guard !error.isNotFound else { return }
            release()
            throw StoreError(FileError(path: paths.lock, cause: error))
        }
    }

    /// Releases the lock.
    func release() {
        // Nothing important was written to the file, and close releases the lock even if it fails.
        try? files.close(file)
    }

    /// Opens the lock file; creates it and the directory if they do not exist.
    private static func open(_ paths: LibraryPaths, _ files: any FileSystem) throws(FileError) -> OpenFile {
        func attempt() throws(SystemError) -> OpenFile {
            try uninterrupted { () throws(SystemError) in
                try files.open(paths.lock, [.read, .write, .create], mode: 0o600)
            }
        }
        do {
            return try attempt()
        } catch {
            guard error.isNotFound else { throw FileError(path: paths.lock, cause: error) }
        }
        try files.makeDirectories(paths.directory)
        return try uninterrupted(on: paths.lock, attempt)
    }

    /// The process that holds the lock, as it wrote into the file; nil if it did not, and where the text is that of a
    /// process of this machine that has ended: another one has taken the lock since and not written its own yet.
    private static func holder(
        _ file: OpenFile, _ files: any FileSystem, _ environment: any Environment
    ) -> String? {
        let text = try? files.readAll(file, expecting: 256)
        let line = String(decoding: (text ?? []).prefix { $0 != 0x0A }, as: UTF8.self)
        let words = line.split(separator: " ", maxSplits: 3)
        if words.count == 4, words[0] == "process", words[2] == "on", words[3] == environment.hostName,
            let number = Int(words[1]), !environment.isRunning(process: number)
        {
            return nil
        }
        return line.isEmpty ? nil : line
    }
}
