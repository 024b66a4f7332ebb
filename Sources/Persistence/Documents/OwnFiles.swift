import Platform

/// Tells the library's own files from those that a person may have written.
struct OwnFiles {
    let paths: LibraryPaths
    let files: any FileSystem

    /// Whether writing to `path` would write one of the library's files: by its name, a symbolic link, another name of the
    /// same file (hard link), or a name in the library's directory that has no file yet.
    ///
    /// What cannot be looked at is no reason: writing it then fails by itself.
    func contains(_ path: String) -> Bool {
        if let file = try? files.status(of: path, followingLinks: true),
            paths.all.contains(where: { isSame(file, $0) })
        {
            return true
        }
        guard let end = try? files.endOfLinks(path) else { return false }
        // `trips.json` may itself be a link to where no file is yet.
        let own = paths.all + [try? files.endOfLinks(paths.library)].compactMap { $0 }
        return own.contains { isSameName(end, $0) }
    }

    private func isSame(_ file: FileStatus, _ path: String) -> Bool {
        (try? files.status(of: path, followingLinks: true))?.isSameFile(as: file) ?? false
    }

    /// Whether both paths are one name in one directory.
    private func isSameName(_ path: String, _ other: String) -> Bool {
        let (path, other) = (path.splitAtLastSlash(), other.splitAtLastSlash())
        guard path.name == other.name, let directory = try? directory(path.directory) else { return false }
        return (try? self.directory(other.directory))?.isSameFile(as: directory) ?? false
    }

    private func directory(_ path: String) throws(SystemError) -> FileStatus {
        try files.status(of: path.isEmpty ? "." : path, followingLinks: true)
    }
}
