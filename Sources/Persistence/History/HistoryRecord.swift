import Entities

/// One line of the history: one save of the library.
struct HistoryRecord: Equatable, Sendable {
    /// What a save did.
    enum Kind: String, Sendable {
        /// A new change. What was undone before cannot be done again.
        case done = "do"
        /// The last changes were taken back.
        case undone = "undo"
        /// The changes that were taken back last were made again.
        case redone = "redo"
        /// Carried over when the file was shortened: a change that can be undone.
        case canBeUndone = "kept"
        /// Carried over when the file was shortened: a change that was undone and can be done again.
        case canBeRedone = "kept-undone"
    }

    /// When it was saved, in milliseconds since 1970-01-01 UTC; of one carried over, when the change was made.
    let at: Int64
    let kind: Kind
    /// The fingerprint of the library's bytes before the save.
    let before: UInt64
    /// And after it. A save that did not come about has a record too: then what follows does not fit `after`.
    let after: UInt64
    /// What was done, in this order; more than one only when several changes were undone or redone at once.
    let steps: [Step]

    /// One change and the way back.
    struct Step: Equatable, Sendable {
        /// What the change was.
        let what: String
        /// The change that takes this step back.
        let inverse: Change

        /// Pairs a sentence with the way back.
        init(what: String, inverse: Change) {
            self.what = what
            self.inverse = inverse
        }
    }

    /// Describes a save.
    init(at: Int64, kind: Kind, before: UInt64, after: UInt64, steps: [Step]) {
        self.at = at
        self.kind = kind
        self.before = before
        self.after = after
        self.steps = steps
    }
}
