package import Platform

/// Files for the person alone, which the program makes and may make again at any time: in `$XDG_CACHE_HOME/roadtrip`, else
/// `~/.cache/roadtrip`.
package struct PrivateDocuments {
    private let files: any FileSystem
    private let environment: any Environment

    /// Writes through `files`; finds the directory by `environment`.
    package init(files: any FileSystem, environment: any Environment) {
        self.files = files
        self.environment = environment
    }

    /// Writes a file that only its owner may read, over what an earlier run has written, and returns its path.
    package func write(_ bytes: [UInt8], named name: String) throws(DocumentError) -> String {
        guard let directory else {
            throw .cannotCreate(path: name, reason: "the home directory is not known; set XDG_CACHE_HOME")
        }
        let path = directory + "/" + name
        do throws(FileError) {
            try LibraryLock.makeDirectories(directory, files)
            try files.writeFile(
                path, bytes, existing: .replace, newMode: 0o600, mark: environment.processID,
                isAbandoned: { [environment] in !environment.isRunning(process: $0) })
        } catch {
            throw .cannotCreate(path: path, reason: error.cause.reason)
        }
        return path
    }

    /// The XDG base directory specification says that a relative path is to be ignored.
    private var directory: String? {
        if let cache = environment.variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/roadtrip" }
        return environment.homeDirectory.map { $0 + "/.cache/roadtrip" }
    }
}
