package import Entities
package import Merging
package import Persistence

// Merging on one page: what it needs, what can be asked of it, and what comes of it. It leads nowhere, so that it has
// no router.

/// The needs of merging.
package struct MergeDependencies {
    /// The library that takes over the other copy.
    package let model: DataModel
    /// Access to this library with its history, and to other copies.
    package let copies: LibraryCopies

    /// Collects the needs.
    package init(model: DataModel, copies: LibraryCopies) {
        (self.model, self.copies) = (model, copies)
    }
}

/// The copy to merge, and how.
package struct MergeRequest: Equatable, Sendable {
    /// The origin of the state before the changes of both.
    package enum Base: Equatable, Sendable {
        /// Found in the histories.
        case histories
        /// Read from a file.
        case file(String)
        /// Nowhere: what differs conflicts.
        case none
    }

    /// The directory or file of the other copy.
    package let other: String
    /// The origin of the state before the changes of both.
    package var base = Base.histories
    /// The side whose values are taken where both changed a field; nil merges nothing then.
    package var preference: MergeSide?
    /// Whether only to say what would be merged.
    package var isDryRun = false

    /// Names the other copy; the rest can be set.
    package init(_ other: String) {
        self.other = other
    }
}

/// The result of a merge.
package struct MergeOutcome: Equatable, Sendable {
    /// The other copy, as the person named it.
    package let other: String
    /// The merged library with changes, notices and conflicts.
    package let result: MergeResult
    /// The state before the changes of both; nil if the person named it.
    package let base: MergeBase?
    /// Whether nothing was to be written.
    package let isDryRun: Bool
    /// Whether conflicts kept the merge from being written.
    package let isRefused: Bool
    /// The number of trips of the library afterwards.
    package var trips: Int
    /// Warnings about a successful save.
    package var warnings: [String] = []
}

/// The refusal of a merge with conflicts, for which no side is preferred.
package struct MergeRefusal: Error, Equatable, Sendable {
    /// The number of conflicts.
    package let conflicts: Int
    /// Whether git asked for the merge.
    package let isDriver: Bool

    /// Counts the conflicts.
    package init(conflicts: Int, isDriver: Bool = false) {
        (self.conflicts, self.isDriver) = (conflicts, isDriver)
    }
}
