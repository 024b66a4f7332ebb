/// A file that is being written to take the place of another: nobody ever sees half of it.
///
/// The bytes go to a temporary file beside the real target (a symbolic link is followed, not replaced), which is synced
/// and then renamed over it. One of `commit` and `discard` ends it; a process that dies before leaves the target as it
/// was and a temporary file whose name `isLeftOver` knows.
package final class FileReplacement {
    /// The file as the person named it, for messages.
    package let path: String
    /// The file that is replaced: `path` at the end of its symbolic links.
    package let target: String
    /// Where the bytes are written.
    package let temporary: String
    /// What is replaced was this; nil when nothing is there yet.
    package let replaced: FileStatus?

    private let files: any FileSystem
    private var file: OpenFile?

    /// Starts to replace the file at `path`. A file that is there keeps its owner, group and mode, see `giveAccess`; a new one
    /// gets `newMode` less umask. `mark` makes the temporary name this process's own: its number.
    package init(
        of path: String, in files: any FileSystem, newMode: FileMode, mark: Int
    ) throws(FileError) {
        self.files = files
        self.path = path
        let target = try files.endOfLinks(path)
        self.target = target
        let (directory, name) = target.splitAtLastSlash()
        temporary = directory + ".\(name).\(mark)" + FileReplacement.ending
        var replaced: FileStatus?
        do throws(SystemError) {
            let status = try uninterrupted { () throws(SystemError) in
                try files.status(of: target, followingLinks: false)
            }
            guard status.kind == .regular else { throw SystemError.notARegularFile("open") }
            replaced = status
        } catch {
            guard error.isNotFound else { throw FileError(path: path, cause: error) }
        }
        self.replaced = replaced
        let file = try openTemporary(mode: replaced.map { $0.mode & 0o700 } ?? newMode)
        self.file = file
        guard let replaced else { return }
        do throws(SystemError) {
            try files.giveAccess(of: replaced, to: file)
        } catch {
            discard()
            throw FileError(path: path, cause: error)
        }
    }

    /// What the names of temporary files end with.
    private static let ending = ".tmp"

    /// Whether `name` is that of a temporary file for a file called `fileName`, of any process.
    package static func isLeftOver(_ name: String, of fileName: String) -> Bool {
        leftOverMark(name, of: fileName) != nil
    }

    /// The mark in the name of a temporary file for a file called `fileName`; nil for any other name.
    private static func leftOverMark(_ name: String, of fileName: String) -> Int? {
        let name = name.utf8
        guard name.starts(with: ".\(fileName).".utf8), name.reversed().starts(with: ending.utf8.reversed()) else {
            return nil
        }
        let mark = name.dropFirst(fileName.utf8.count + 2).dropLast(ending.utf8.count)
        guard mark.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return Int(Substring(mark))
    }

    /// Removes the temporary files of other processes for the same target, where `isAbandoned` says so of their mark. One
    /// that cannot be removed does no harm.
    package func clearLeftOvers(where isAbandoned: (Int) -> Bool) {
        let (directory, name) = target.splitAtLastSlash()
        let mine = temporary.splitAtLastSlash().name
        for other in (try? files.list(directory.isEmpty ? "." : directory)) ?? [] where other != mine {
            guard let mark = FileReplacement.leftOverMark(other, of: name), isAbandoned(mark) else { continue }
            try? files.unlink(directory + other)
        }
    }

    private func openTemporary(mode: FileMode) throws(FileError) -> OpenFile {
        do throws(SystemError) {
            return try uninterrupted { () throws(SystemError) in
                try files.open(temporary, [.write, .create, .exclusive], mode: mode)
            }
        } catch {
            guard error.isAlreadyThere else { throw FileError(path: path, cause: error) }
        }
        // A process that had this number died; its file, or whatever was put in its place, is not written into.
        try uninterrupted(on: temporary) { () throws(SystemError) in try files.unlink(temporary) }
        return try uninterrupted(on: path) { () throws(SystemError) in
            try files.open(temporary, [.write, .create, .exclusive], mode: mode)
        }
    }

    /// Writes all these bytes behind those that were written before.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        guard let file else { throw SystemError(call: "write", code: SystemError.Code.badDescriptor) }
        try files.writeAll(file, bytes)
    }

    /// Writes all bytes of an array.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        guard let file else { throw SystemError(call: "write", code: SystemError.Code.badDescriptor) }
        try files.writeAll(file, bytes)
    }

    /// Makes what was written last through a loss of power, under its temporary name.
    package func synchronize() throws(FileError) {
        guard let file else { return }
        self.file = nil
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try files.synchronize(file) }
        } catch {
            try? files.close(file)
            throw FileError(path: path, cause: error)
        }
        do throws(SystemError) {
            try files.close(file)
        } catch {
            // After an interruption the file is closed, and nothing can be lost after the sync.
            guard error.isInterruption else { throw FileError(path: path, cause: error) }
        }
    }

    /// Puts the new file in the place of the old one. Call `synchronize` before. The new name may be lost by a loss of
    /// power until the directory is synced.
    package func rename() throws(FileError) {
        try uninterrupted(on: path) { () throws(SystemError) in try files.rename(temporary, to: target) }
    }

    /// Puts the new file, where there was none before, back under its temporary name; `discard` then removes it.
    package func takeBack() throws(FileError) {
        try uninterrupted(on: path) { () throws(SystemError) in try files.rename(target, to: temporary) }
    }

    /// Gives the new file its name only if nothing has that name yet, and throws EEXIST otherwise.
    package func renameIfAbsent() throws(FileError) {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try files.link(temporary, to: target) }
        } catch {
            // A file system without links: look first. Somebody who makes the file in between loses it.
            guard error.isUnsupported else { throw FileError(path: path, cause: error) }
            if (try? files.status(of: target, followingLinks: false)) != nil {
                throw FileError(path: path, cause: SystemError(call: "link", code: SystemError.Code.alreadyThere))
            }
            try rename()
            return
        }
        // The file has its name; a second one that stays is only untidy.
        try? files.unlink(temporary)
    }

    /// Syncs the directory that the file is in.
    package func synchronizeDirectory() throws(FileError) {
        try files.synchronizeDirectory(target.splitAtLastSlash().directory)
    }

    /// Throws the new file away. Does nothing after `rename`.
    package func discard() {
        if let file { try? files.close(file) }
        file = nil
        // Called when something else has failed, which is what the person is told.
        try? files.unlink(temporary)
    }
}

extension FileSystem {
    /// What `path` points to when it is a symbolic link, and `path` itself otherwise, also when nothing is there yet.
    /// At most 40 links, as Linux has it.
    package func endOfLinks(_ path: String) throws(FileError) -> String {
        var end = path
        for _ in 0..<40 {
            let target: String
            do throws(SystemError) {
                target = try uninterrupted { () throws(SystemError) in try readLink(end) }
            } catch {
                if error.isNotFound || error.code == SystemError.Code.invalid { return end }
                throw FileError(path: path, cause: error)
            }
            end = target.hasPrefix("/") ? target : end.splitAtLastSlash().directory + target
        }
        throw FileError(path: path, cause: SystemError(call: "readlink", code: SystemError.Code.tooManyLinks))
    }

    /// Syncs the names in a directory. Does nothing where that cannot be done on its own: on some network file systems,
    /// and in a directory that may be written but not read.
    package func synchronizeDirectory(_ path: String) throws(FileError) {
        let path = path.isEmpty ? "." : path
        let directory: OpenFile
        do {
            directory = try uninterrupted { () throws(SystemError) in try open(path, [.read, .directory], mode: 0) }
        } catch {
            if error.code == SystemError.Code.permissionDenied { return }
            throw FileError(path: path, cause: error)
        }
        defer { try? close(directory) }
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try synchronize(directory) }
        } catch {
            guard error.code == SystemError.Code.invalid || error.isUnsupported else {
                throw FileError(path: path, cause: error)
            }
        }
    }
}

extension String {
    /// The directory, with its last slash (empty for a bare name), and the name after it.
    package func splitAtLastSlash() -> (directory: String, name: String) {
        guard let slash = utf8.lastIndex(of: 0x2F) else { return ("", self) }
        let start = utf8.index(after: slash)
        return (String(self[..<start]), String(self[start...]))
    }
}
