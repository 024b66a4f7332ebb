import Entities

/// The sides that a person takes in conflicts, one by one.
package struct MergeDecisions: Equatable, Sendable {
    private struct Field: Hashable {
        let trip: ID?
        let stop: ID?
        let name: String

        init(_ conflict: MergeConflict) {
            (trip, stop, name) = (conflict.trip?.id, conflict.stop?.id, conflict.field)
        }
    }

    private struct Decision: Equatable {
        let conflict: MergeConflict
        let side: MergeSide
    }

    private var decisions: [Field: Decision] = [:]

    /// Begins without a decision.
    package init() {}

    /// Takes a side in a conflict, in place of an earlier decision about the same field.
    package mutating func take(_ side: MergeSide, in conflict: MergeConflict) {
        decisions[Field(conflict)] = Decision(conflict: conflict, side: side)
    }

    /// The side that was taken in exactly this conflict; nil if none was, or if a value is another one by now.
    func side(in conflict: MergeConflict) -> MergeSide? {
        guard let decision = decisions[Field(conflict)], decision.conflict.hasValues(of: conflict) else { return nil }
        return decision.side
    }
}

extension MergeConflict {
    /// Whether two conflicts are about the same values; names of trips and stops may have changed since.
    fileprivate func hasValues(of other: MergeConflict) -> Bool {
        base == other.base && ours == other.ours && theirs == other.theirs
    }
}
