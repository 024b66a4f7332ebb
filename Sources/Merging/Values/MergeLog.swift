import Entities
import JSON

/// The findings of a merge so far, and the decision about one value.
struct MergeLog {
    /// The side whose value is taken in a conflict that no decision is about; nil takes ours, and leaves it open.
    let preference: MergeSide?
    /// The decisions about conflicts, one by one.
    let decisions: MergeDecisions
    private(set) var changes: [MergeFinding] = []
    private(set) var notices: [MergeFinding] = []
    private(set) var conflicts: [MergeConflict] = []
    /// The conflicts that nothing decides.
    private(set) var open: [MergeConflict] = []
    /// The trip that is merged, for conflicts and events.
    var trip: MergeConflict.Place?
    /// The stop that is merged.
    var stop: MergeConflict.Place?

    /// Begins with nothing.
    init(preference: MergeSide?, decisions: MergeDecisions) {
        self.preference = preference
        self.decisions = decisions
    }

    /// Adds a change of ours.
    mutating func add(change: MergeFinding) { changes.append(change) }

    /// Adds something that changes nothing.
    mutating func add(notice: MergeFinding) { notices.append(notice) }

    /// Decides about one field. `base` is nil if there was no such trip or stop; then values that differ conflict.
    /// `json` is asked for values that differ only.
    mutating func value<Value: Equatable>(
        _ field: String, base: Value?, ours: Value, theirs: Value, json: (Value) -> JSONValue?
    ) -> Value {
        guard ours != theirs, base != theirs else { return ours }
        // Values that are written alike count as equal: one may be a decision, the other a field of another program.
        let (old, mine, other) = (base.map(json), json(ours), json(theirs))
        guard mine != other, old != .some(other) else { return ours }
        if base != ours, old != .some(mine) {
            let conflict = MergeConflict(
                trip: trip, stop: stop, field: field, base: old ?? nil, ours: mine, theirs: other)
            conflicts.append(conflict)
            let side = decisions.side(in: conflict) ?? preference
            if side == nil { open.append(conflict) }
            guard side == .theirs else { return ours }
        }
        changes.append(.changedField(field, trip: trip?.name, stop: stop?.name))
        return theirs
    }

    /// Merges the unknown fields of one object, each by its name; `path` comes before the names in messages.
    /// `decided` has the values, nil for none, of fields that are merged together with known ones. Linear.
    mutating func foreignFields(
        _ path: String, base: [ForeignField]?, ours: [ForeignField], theirs: [ForeignField],
        decided: [String: RawJSON?] = [:]
    ) -> [ForeignField] {
        if decided.isEmpty, ours == theirs || base == theirs { return ours }
        let (old, mine, other) = (Self.values(base ?? []), Self.values(ours), Self.values(theirs))
        var values: [String: RawJSON] = [:]
        for name in ours.map(\.name) + theirs.map(\.name).filter({ mine[$0] == nil }) {
            let merged: RawJSON? =
                if let known = decided[name] {
                    known
                } else {
                    value(path + name, base: .some(old[name]), ours: mine[name], theirs: other[name]) { $0?.value }
                }
            values[name] = merged
        }
        let order = mergedSequence(
            base: (base ?? []).map(\.name).filter { values[$0] != nil && mine[$0] != nil && other[$0] != nil },
            ours: ours.map(\.name).filter { values[$0] != nil },
            theirs: theirs.map(\.name).filter { values[$0] != nil })
        return order.elements.compactMap { name in values[name].map { ForeignField(name, $0) } }
    }

    private static func values(_ fields: [ForeignField]) -> [String: RawJSON] {
        Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    }
}
