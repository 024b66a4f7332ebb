import Entities

/// A change that can be undone, or done again.
struct HistoryStep: Equatable {
    let what: String
    /// When it was made.
    let at: Int64
    /// The change that undoes it, or does it again.
    let change: Change
    /// Whether it was made, undone or done again since the library that somebody knows.
    var isRecent: Bool

    /// What a person sees of it.
    func entry(undone: Bool) -> HistoryEntry {
        HistoryEntry(what: what, at: at, undone: undone)
    }
}

/// What the records of a history amount to.
struct HistoryState: Equatable {
    /// The changes that can be undone, oldest first.
    private(set) var undoable: [HistoryStep] = []
    /// The changes that can be done again, the one undone last at the end.
    private(set) var redoable: [HistoryStep] = []
    /// Whether the library is not what the last save left.
    private(set) var isOutdated = false

    /// Follows the records to the library that is on disk now; linear. Steps of records from after the library had the
    /// fingerprint `known` are marked as recent: all of them where it never had.
    ///
    /// A record is written before its save, which may not come about. It did when what follows (the next record, or the
    /// library now) begins with what it left; it did not when what follows begins where it began. Anything else was
    /// changed by others, and steps from before that fit no more.
    init(_ records: [HistoryRecord], now: ContentHash, known: ContentHash? = nil) {
        let firstRecent = known.map { known in
            records.lastIndex { $0.after == known.value }.map { $0 + 1 }
                ?? records.lastIndex { $0.before == known.value } ?? 0
        }
        for (index, record) in records.enumerated() {
            isOutdated = false
            let next = index + 1 < records.count ? records[index + 1].before : now.value
            settle(record, next: next, isRecent: firstRecent.map { index >= $0 } ?? false)
        }
    }

    private mutating func settle(_ record: HistoryRecord, next: UInt64, isRecent: Bool) {
        if next == record.after {
            take(record, isRecent: isRecent)
        } else if next != record.before {
            undoable = []
            redoable = []
            isOutdated = true
        }
    }

    private mutating func take(_ record: HistoryRecord, isRecent: Bool) {
        for step in record.steps {
            var taken = HistoryStep(what: step.what, at: record.at, change: step.inverse, isRecent: isRecent)
            switch record.kind {
            case .done:
                undoable.append(taken)
                redoable = []
            case .canBeUndone:
                undoable.append(taken)
            case .canBeRedone:
                redoable.append(taken)
            case .undone:
                if let old = undoable.popLast() { taken = old.turned(by: step.inverse, isRecent: isRecent) }
                redoable.append(taken)
            case .redone:
                if let old = redoable.popLast() { taken = old.turned(by: step.inverse, isRecent: isRecent) }
                undoable.append(taken)
            }
        }
    }

    /// The steps that were made, undone or done again since the library that was known, in no particular order.
    var recentEntries: [HistoryEntry] {
        redoable.filter(\.isRecent).map { $0.entry(undone: true) }
            + undoable.filter(\.isRecent).map { $0.entry(undone: false) }
    }

    /// What a person sees of it.
    var entries: [HistoryEntry] {
        redoable.map { $0.entry(undone: true) } + undoable.reversed().map { $0.entry(undone: false) }
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
    fileprivate func turned(by change: Change, isRecent: Bool) -> HistoryStep {
        HistoryStep(what: what, at: at, change: change, isRecent: isRecent)
    }
}
