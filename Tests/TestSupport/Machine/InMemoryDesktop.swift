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

    package func open(_ path: String) -> Bool {
        if isThere { opened.append(path) }
        return isThere
    }
}
