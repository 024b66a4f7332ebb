import Platform

/// A desktop of memory, which remembers what was opened.
package final class InMemoryDesktop: Desktop {
    /// Whether there is one.
    package var isThere: Bool
    /// The paths of what was opened.
    package private(set) var opened: [String] = []

    /// Makes a desktop, or the lack of one.
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
