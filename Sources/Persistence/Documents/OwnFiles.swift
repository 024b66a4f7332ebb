import Platform

/// Recognizes the library's own files, which exports must not overwrite.
struct OwnFiles {
    let paths: LibraryPaths
    let files: any FileSystem

    /// Whether writing to `path` would overwrite or create one of the library's files, also through symbolic links and
    /// hard links.
    ///
    /// If a status cannot be read, the result is false; writing will then fail by itself.
    func contains(_ path: String) -> Bool {
        if let file = try? files.status(of: path, followingLinks: true),
            paths.all.contains(where: { isSame(file, $0) })
        {
            return true
        }
        guard let end = try? files.endOfLinks(path) else { return false }
        // `trips.json` may be a symbolic link to a file that does not exist yet.
        let own = paths.all + [try? files.endOfLinks(paths.library)].compactMap { $0 }
        return own.contains { isSameName(end, $0) }
    }

    private func isSame(_ file: FileStatus, _ path: String) -> Bool {
        (try? files.status(of: path, followingLinks: true))?.isSameFile(as: file) ?? false
    }

    /// Whether both paths have the same name in the same directory.
    private func isSameName(_ path: String, _ other: String) -> Bool {
        let (path, other) = (path.splitAtLastSlash(), other.splitAtLastSlash())
        guard path.name == other.name, let directory = try? directory(path.directory) else { return false }
        return (try? self.directory(other.directory))?.isSameFile(as: directory) ?? false
    }

    private func directory(_ path: String) throws(SystemError) -> FileStatus {
        try files.status(of: path.isEmpty ? "." : path, followingLinks: true)
    }
}
