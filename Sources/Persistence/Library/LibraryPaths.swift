import Platform

/// The files of a library.
struct LibraryPaths {
    /// The directory, without a slash at its end.
    let directory: String
    /// The library's text.
    var library: String { directory + "/trips.json" }
    /// The library's text as it was before the last change.
    var goodCopy: String { directory + "/trips.json.bak" }
    /// What was changed.
    var history: String { directory + "/history.jsonl" }
    /// What is locked during a change; never renamed or deleted.
    var lock: String { directory + "/lock" }

    /// All of these.
    var all: [String] { [library, goodCopy, history, lock] }

    /// Names the files in a directory.
    init(directory: String) {
        var directory = directory
        while directory.utf8.count > 1, directory.hasSuffix("/") { directory.removeLast() }
        self.directory = directory.isEmpty ? "." : directory
    }

    /// The name under which process `mark` keeps the old library until the new one is safe.
    func oldLibrary(mark: Int) -> String { directory + "/.trips.json.bak.\(mark).tmp" }

    /// Whether a name in the directory is that of a file that a process left when it died.
    func isLeftOver(_ name: String) -> Bool {
        ["trips.json", "trips.json.bak", "history.jsonl"].contains { FileReplacement.isLeftOver(name, of: $0) }
    }
}
