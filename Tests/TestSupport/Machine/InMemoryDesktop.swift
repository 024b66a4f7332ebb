import Platform

/// A desktop in memory that records the files to open.
package final class InMemoryDesktop: Desktop {
    /// Whether a desktop is available.
    package var isThere: Bool
    /// The paths of the files that were opened.
    package private(set) var opened: [String] = []

    /// Creates a desktop that is available or not.
    package init(isThere: Bool = false) {
        self.isThere = isThere
    }

    /// What the editor does with a file; nil where there is no editor.
    package var editing: ((_ path: String) -> Bool)?

    package func edit(_ path: String, with editor: String) -> Bool { editing?(path) ?? false }

    package func open(_ path: String) -> Bool {
        if isThere { opened.append(path) }
        return isThere
    }
}
