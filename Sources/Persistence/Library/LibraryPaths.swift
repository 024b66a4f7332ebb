import Platform

/// The paths of a library's files.
struct LibraryPaths {
    /// The directory, without a slash at the end.
    let directory: String
    /// The library file.
    var library: String { directory + "/trips.json" }
    /// The library file as it was before the last change.
    var goodCopy: String { directory + "/trips.json.bak" }
    /// The history.
    var history: String { directory + "/history.jsonl" }
    /// The file that is locked during a change; never renamed or deleted.
    var lock: String { directory + "/lock" }

    /// All four files.
    var all: [String] { [library, goodCopy, history, lock] }

    /// Creates the paths for a directory.
    init(directory: String) {
        var directory = directory
        while directory.utf8.count > 1, directory.hasSuffix("/") { directory.removeLast() }
        self.directory = directory.isEmpty ? "." : directory
    }

    /// The path of the old library while the process with number `mark` saves a new one.
    func oldLibrary(mark: Int) -> String { directory + "/.trips.json.bak.\(mark).tmp" }

    /// Whether `name` is a temporary file that a process left when it died.
    func isLeftOver(_ name: String) -> Bool {
        ["trips.json", "trips.json.bak", "history.jsonl"].contains { FileReplacement.isLeftOver(name, of: $0) }
    }
}
