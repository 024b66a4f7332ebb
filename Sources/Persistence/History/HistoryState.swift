import Entities

/// A change that can be undone, or done again.
struct HistoryStep: Equatable {
    let what: String
    /// When it was made.
    let at: Int64
    /// The change that undoes it, or does it again.
    let change: Change
}

/// What the records of a history amount to.
struct HistoryState: Equatable {
    /// The changes that can be undone, oldest first.
    private(set) var undoable: [HistoryStep] = []
    /// The changes that can be done again, the one undone last at the end.
    private(set) var redoable: [HistoryStep] = []
    /// Whether the library is not what the last save left.
    private(set) var isOutdated = false

    /// Follows the records to the library that is on disk now; linear.
    ///
    /// A record is written before its save, which may not come about. It did when what follows (the next record, or the
    /// library now) begins with what it left; it did not when what follows begins where it began. Anything else was
    /// changed by others, and steps from before that fit no more.
    init(_ records: [HistoryRecord], now: ContentHash) {
        var pending: HistoryRecord?
        for record in records {
            if let pending { settle(pending, next: record.before) }
            isOutdated = false
            pending = record
        }
        if let pending { settle(pending, next: now.value) }
    }

    private mutating func settle(_ record: HistoryRecord, next: UInt64) {
        if next == record.after {
            take(record)
        } else if next != record.before {
            undoable = []
            redoable = []
            isOutdated = true
        }
    }

    private mutating func take(_ record: HistoryRecord) {
        for step in record.steps {
            var taken = HistoryStep(what: step.what, at: record.at, change: step.inverse)
            switch record.kind {
            case .done:
                undoable.append(taken)
                redoable = []
            case .canBeUndone:
                undoable.append(taken)
            case .canBeRedone:
                redoable.append(taken)
            case .undone:
                if let old = undoable.popLast() { taken = old.turned(by: step.inverse) }
                redoable.append(taken)
            case .redone:
                if let old = redoable.popLast() { taken = old.turned(by: step.inverse) }
                undoable.append(taken)
            }
        }
    }

    /// What a person sees of it.
    var entries: [HistoryEntry] {
        redoable.map { HistoryEntry(what: $0.what, at: $0.at, undone: true) }
            + undoable.reversed().map { HistoryEntry(what: $0.what, at: $0.at, undone: false) }
    }

    /// The records of a shorter history that amounts to the same for the last `count` changes, and for all that can be
    /// done again: those go with the next change anyway.
    func records(last count: Int, now: ContentHash) -> [HistoryRecord] {
        func record(_ kind: HistoryRecord.Kind, _ step: HistoryStep) -> HistoryRecord {
            HistoryRecord(
                at: step.at, kind: kind, before: now.value, after: now.value,
                steps: [HistoryRecord.Step(what: step.what, inverse: step.change)])
        }
        return undoable.suffix(count).map { record(.canBeUndone, $0) }
            + redoable.map { record(.canBeRedone, $0) }
    }
}

extension HistoryStep {
    /// The same step after it was taken back, or made again: `change` leads the other way.
    fileprivate func turned(by change: Change) -> HistoryStep {
        HistoryStep(what: what, at: at, change: change)
    }
}
