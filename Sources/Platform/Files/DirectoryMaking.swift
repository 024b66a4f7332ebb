extension FileSystem {
    /// Creates a directory that only its owner may access, and missing parents, safe from a loss of power. Does nothing
    /// if it exists.
    package func makeDirectories(_ path: String) throws(FileError) {
        let parent = path.splitAtLastSlash().directory
        do {
            try makeDirectoryIfAbsent(path)
        } catch {
            guard error.isNotFound, parent.utf8.count > 1 else { throw FileError(path: path, cause: error) }
            try makeDirectories(String(parent.dropLast()))
            try uninterrupted(on: path) { () throws(SystemError) in try makeDirectoryIfAbsent(path) }
        }
        do {
            try synchronizeDirectory(parent)
        } catch {
            throw FileError(path: path, cause: error.cause)
        }
    }

    private func makeDirectoryIfAbsent(_ path: String) throws(SystemError) {
        do {
            try uninterrupted { () throws(SystemError) in try makeDirectory(path, mode: 0o700) }
        } catch {
            guard error.isAlreadyThere else { throw error }
        }
    }
}
