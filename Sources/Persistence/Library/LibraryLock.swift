import Entities
import Platform

/// The right to change a library, held by one process at a time.
///
/// It is a lock on a file of its own that is never renamed or deleted, because a lock on a file that another takes the
/// place of protects nothing. The system ends it when the process dies.
struct LibraryLock {
    private let files: any FileSystem
    private let file: OpenFile

    /// Takes the lock; makes the directory when it is not there. Never waits: throws `StoreError.locked` when another
    /// program has it.
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
            let holder = LibraryLock.holder(file, files)
            try? files.close(file)
            throw .locked(path: paths.lock, holder: holder)
        }
        // Only for people who meet the lock; a change does not fail for want of it. Cut last, because ext4 writes a
        // file that was emptied to the disk when it is closed.
        let holder = Array("process \(environment.processID) on \(environment.hostName)\n".utf8)
        try? files.writeAll(file, holder)
        try? files.truncate(file, to: holder.count)
    }

    /// Lets the lock's file follow the access to the library, so that everybody who may change that can take the lock.
    func followAccess(ofLibrary paths: LibraryPaths) throws(FileError) {
        do throws(SystemError) {
            let library = try uninterrupted { () throws(SystemError) in
                try files.status(of: paths.library, followingLinks: true)
            }
            try files.followAccess(of: library, file)
        } catch {
            guard error.isNotFound else { throw FileError(path: paths.lock, cause: error) }
        }
    }

    /// Gives the lock back.
    func release() {
        // Nothing that matters was written to the file, and close gives the lock back also when it reports an error.
        try? files.close(file)
    }

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
        try makeDirectories(paths.directory, files)
        return try uninterrupted(on: paths.lock, attempt)
    }

    /// Makes a directory that only its owner may enter, and those above it that are missing, to last.
    static func makeDirectories(_ path: String, _ files: any FileSystem) throws(FileError) {
        func attempt() throws(SystemError) {
            do {
                try uninterrupted { () throws(SystemError) in try files.makeDirectory(path, mode: 0o700) }
            } catch {
                guard error.isAlreadyThere else { throw error }
            }
        }
        let parent = path.splitAtLastSlash().directory
        do {
            try attempt()
        } catch {
            guard error.isNotFound, parent.utf8.count > 1 else { throw FileError(path: path, cause: error) }
            try makeDirectories(String(parent.dropLast()), files)
            try uninterrupted(on: path, attempt)
        }
        do {
            try files.synchronizeDirectory(parent)
        } catch {
            throw FileError(path: path, cause: error.cause)
        }
    }

    /// What the holder wrote about itself, or nil when it could not.
    private static func holder(_ file: OpenFile, _ files: any FileSystem) -> String? {
        let text = try? files.readAll(file, expecting: 256)
        let line = (text ?? []).prefix { $0 != 0x0A }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}
