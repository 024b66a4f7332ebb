import Entities

/// A record of the history, one per save of the library.
struct HistoryRecord: Equatable, Sendable {
    /// The kind of a save.
    enum Kind: String, Sendable {
        /// A new change. Changes that were undone before cannot be redone any more.
        case done = "do"
        /// The last changes were undone.
        case undone = "undo"
        /// The changes that were undone last were redone.
        case redone = "redo"
        /// A change that can be undone, kept by compaction.
        case canBeUndone = "kept"
        /// A change that was undone and can be redone, kept by compaction.
        case canBeRedone = "kept-undone"
    }

    /// The time of the save, or of the change if it was kept by compaction, in milliseconds since 1970-01-01 UTC.
    let at: Int64
    let kind: Kind
    /// The fingerprint of the library file before the save.
    let before: UInt64
    /// The fingerprint of the library file after the save. If the save failed after the record was written, the next
    /// record or the library does not match it.
    let after: UInt64
    /// The changes, in order; more than one only if several changes were undone or redone at once.
    let steps: [Step]

    /// A change and its inverse.
    struct Step: Equatable, Sendable {
        /// The description of the change.
        let what: String
        /// The change that undoes this one.
        let inverse: Change
        /// The fingerprint of the copy of the library that the change took over; nil if it took over none.
        let mergedCopy: UInt64?

        /// Creates a step.
        init(what: String, inverse: Change, mergedCopy: UInt64? = nil) {
            self.what = what
            self.inverse = inverse
            self.mergedCopy = mergedCopy
        }
    }

    /// Creates a record.
    init(at: Int64, kind: Kind, before: UInt64, after: UInt64, steps: [Step]) {
        self.at = at
        self.kind = kind
        self.before = before
        self.after = after
        self.steps = steps
    }
}
