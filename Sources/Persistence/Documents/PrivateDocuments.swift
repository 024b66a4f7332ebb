package import Platform

/// Writes files that only their owner can read and that the program can create again at any time, into
/// `$XDG_CACHE_HOME/roadtrip` or `~/.cache/roadtrip`.
package struct PrivateDocuments {
    private let files: any FileSystem
    private let environment: any Environment

    /// Creates access to the directory, which `environment` determines.
    package init(files: any FileSystem, environment: any Environment) {
        self.files = files
        self.environment = environment
    }

    /// Writes a file, replacing an earlier one of the same name, and returns its path.
    package func write(_ bytes: [UInt8], named name: String) throws(DocumentError) -> String {
        guard let directory = environment.cacheDirectory else {
            throw .cannotCreate(path: name, reason: "the home directory is not known; set XDG_CACHE_HOME")
        }
        let path = directory + "/" + name
        do throws(FileError) {
            try files.makeDirectories(directory)
            try files.writeFile(
                path, bytes, existing: .replace, newMode: 0o600, mark: environment.processID,
                isAbandoned: { [environment] in !environment.isRunning(process: $0) })
        } catch {
            throw DocumentError(writing: path, error)
        }
        return path
    }
}
