/// A library with the states that its history leads to, to find what two copies have in common.
package struct LibraryTimeline: Sendable {
    /// The library as it is now.
    package let library: Library
    /// The changes that lead back to earlier states: the first undoes the last change, the next the one before.
    package let past: [Step]
    /// The changes that lead to states that were undone: the first redoes what was undone last.
    package let undone: [Step]
    /// Whether there is a history; not for a single file.
    package let hasHistory: Bool

    /// A step from a state to the one before or after it.
    package struct Step: Sendable {
        /// The change that leads there.
        package let change: Change
        /// The fingerprint of the copy of the library whose merge the step undoes or redoes; nil if it is no merge.
        package let mergedCopy: UInt64?

        /// Creates a step.
        package init(change: Change, mergedCopy: UInt64? = nil) {
            self.change = change
            self.mergedCopy = mergedCopy
        }
    }

    /// Collects a library and its states; without any, for a single file.
    package init(library: Library, past: [Step] = [], undone: [Step] = [], hasHistory: Bool = false) {
        self.library = library
        self.past = past
        self.undone = undone
        self.hasHistory = hasHistory
    }
}
