/// Replaces a file as a whole: no other program ever sees a part of the new contents.
///
/// The bytes are written to a temporary file beside the target (symbolic links are followed, not replaced). Call
/// `write`, `synchronize`, then `rename` or `renameIfAbsent`, and `synchronizeDirectory`; or `discard` to give up. A
/// process that dies before the rename leaves the target unchanged and a temporary file that `isLeftOver` recognizes.
package final class FileReplacement {
    /// The path as the person gave it, for messages.
    package let path: String
    /// The file that is replaced: `path` with its symbolic links followed.
    package let target: String
    /// The path of the temporary file.
    package let temporary: String
    /// The status of the file that is replaced; nil if it does not exist yet.
    package let replaced: FileStatus?

    private let files: any FileSystem
    private var file: OpenFile?

    /// Creates the temporary file for `path`. The replacement keeps the owner, group and mode of an existing file, see
    /// `giveAccess`; a new file gets `newMode` reduced by umask. `mark`, the number of this process, makes the
    /// temporary name unique.
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

    /// The ending of the names of temporary files.
    private static let ending = ".tmp"

    /// Whether `name` is the name of a temporary file, of any process, for a file called `fileName`.
    package static func isLeftOver(_ name: String, of fileName: String) -> Bool {
        leftOverMark(name, of: fileName) != nil
    }

    /// The process number in the name of a temporary file for a file called `fileName`; nil for any other name.
    private static func leftOverMark(_ name: String, of fileName: String) -> Int? {
        let name = name.utf8
        guard name.starts(with: ".\(fileName).".utf8), name.reversed().starts(with: ending.utf8.reversed()) else {
            return nil
        }
        let mark = name.dropFirst(fileName.utf8.count + 2).dropLast(ending.utf8.count)
        guard mark.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return Int(Substring(mark))
    }

    /// Removes temporary files of other processes for the same target if `isAbandoned`, called with the process number,
    /// returns true. A file that cannot be removed is ignored.
    package func clearLeftOvers(where isAbandoned: (Int) -> Bool) {
        let (directory, name) = target.splitAtLastSlash()
        let mine = temporary.splitAtLastSlash().name
        for other in (try? files.list(directory.isEmpty ? "." : directory)) ?? [] where other != mine {
            guard let mark = FileReplacement.leftOverMark(other, of: name), isAbandoned(mark) else { continue }
            try? files.unlink(directory + other)
        }
    }

    /// Creates the temporary file; one of the same name that is left over is removed first.
    private func openTemporary(mode: FileMode) throws(FileError) -> OpenFile {
        do throws(SystemError) {
            return try uninterrupted { () throws(SystemError) in
                try files.open(temporary, [.write, .create, .exclusive], mode: mode)
            }
        } catch {
            guard error.isAlreadyThere else { throw FileError(path: path, cause: error) }
        }
        // A process that had the same number has died. Its file is removed rather than written to, as it may not be
        // what it seems.
        try uninterrupted(on: temporary) { () throws(SystemError) in try files.unlink(temporary) }
        return try uninterrupted(on: path) { () throws(SystemError) in
            try files.open(temporary, [.write, .create, .exclusive], mode: mode)
        }
    }

    /// Appends bytes to the temporary file.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        guard let file else { throw SystemError(call: "write", code: SystemError.Code.badDescriptor) }
        try files.writeAll(file, bytes)
    }

    /// Appends the bytes of an array to the temporary file.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        guard let file else { throw SystemError(call: "write", code: SystemError.Code.badDescriptor) }
        try files.writeAll(file, bytes)
    }

    /// Makes what was written safe from a loss of power and closes the temporary file. Call it once, after the last
    /// `write`.
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
            // An interrupted close has closed the file, and after the sync nothing can be lost.
            guard error.isInterruption else { throw FileError(path: path, cause: error) }
        }
    }

    /// Renames the temporary file to the target. Call `synchronize` first and `synchronizeDirectory` afterwards: a loss
    /// of power before that may undo the rename.
    package func rename() throws(FileError) {
        try uninterrupted(on: path) { () throws(SystemError) in try files.rename(temporary, to: target) }
    }

    /// Undoes `rename` where there was no file before: gives the new file its temporary name again. `discard` then
    /// removes it.
    package func takeBack() throws(FileError) {
        try uninterrupted(on: path) { () throws(SystemError) in try files.rename(target, to: temporary) }
    }

    /// Gives the temporary file the name of the target, or throws EEXIST if a file of that name exists.
    package func renameIfAbsent() throws(FileError) {
        do throws(SystemError) {
            try uninterrupted { () throws(SystemError) in try files.link(temporary, to: target) }
        } catch {
            // A file system without hard links: check first. A file that another program creates between the check and
            // the rename is lost.
            guard error.isUnsupported else { throw FileError(path: path, cause: error) }
            if (try? files.status(of: target, followingLinks: false)) != nil {
                throw FileError(path: path, cause: SystemError(call: "link", code: SystemError.Code.alreadyThere))
            }
            try rename()
            return
        }
        // The file has its name; if the temporary name cannot be removed, it does no harm.
        try? files.unlink(temporary)
    }

    /// Makes the names in the target's directory safe from a loss of power.
    package func synchronizeDirectory() throws(FileError) {
        try files.synchronizeDirectory(target.splitAtLastSlash().directory)
    }

    /// Closes and removes the temporary file. Does nothing after `rename`.
    package func discard() {
        if let file { try? files.close(file) }
        file = nil
        // This is called after another error, which is the one to report; an error of this call is ignored.
        try? files.unlink(temporary)
    }
}

extension FileSystem {
    /// The path at the end of the symbolic links that begin at `path`; `path` itself if it is no link or does not
    /// exist. Throws ELOOP after 40 links, the limit of Linux.
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

    /// Makes the names in a directory safe from a loss of power. Does nothing where that is not possible: on some
    /// network file systems, and in a directory that this process may write but not read.
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
    /// Splits a path into the directory, including the last slash (empty for a bare name), and the name after it.
    package func splitAtLastSlash() -> (directory: String, name: String) {
        guard let slash = utf8.lastIndex(of: 0x2F) else { return ("", self) }
        let start = utf8.index(after: slash)
        return (String(self[..<start]), String(self[start...]))
    }
}
