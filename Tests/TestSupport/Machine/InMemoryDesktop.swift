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

    package func open(_ path: String) -> Bool {
        if isThere { opened.append(path) }
        return isThere
    }
}
