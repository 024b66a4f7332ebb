package import Merging
import Text

/// The copy to merge, and how.
package struct MergeRequest: Equatable, Sendable {
    /// The origin of the state before the changes of both.
    package enum Base: Equatable, Sendable {
        /// The common state of both histories.
        case histories
        /// The state in a file.
        case file(String)
        /// Nowhere: what differs conflicts.
        case none

        /// A path, or `none`.
        package init(_ text: String) {
            self = text == "none" ? .none : .file(text)
        }
    }

    /// The directory or file of the other copy.
    package let other: String
    /// The origin of the state before the changes of both.
    package var base = Base.histories
    /// The side whose values are taken where both changed a field and no decision is about it; nil merges nothing then.
    package var preference: MergeSide?
    /// The decisions about conflicts, one by one.
    package var decisions = MergeDecisions()
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
    /// The number of trips of the library afterwards.
    package var trips: Int
    /// Warnings about a successful save.
    package var warnings: [String] = []

    /// Whether open conflicts kept the merge from being written.
    package var isRefused: Bool { !result.open.isEmpty }
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

extension MergeRefusal: CustomStringConvertible, HintedError {
    /// The message for the person.
    package var description: String {
        "\(Wording.counted(conflicts, "field")) \(conflicts == 1 ? "was" : "were") changed in both copies; nothing was merged"
    }

    /// Advice for the person.
    package var hints: [String] {
        isDriver
            ? ["Merge by hand: ‘roadtrip merge --driver BASE OURS THEIRS --prefer ours’ or ‘theirs’."]
            : ["Say which side to take: --prefer ours, or --prefer theirs."]
    }
}
