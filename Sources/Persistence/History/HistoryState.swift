import Entities
import Platform

/// A change that can be undone or redone.
struct HistoryStep: Equatable {
    let what: String
    /// The time of the change, in milliseconds since 1970-01-01 UTC.
    let at: Int64
    /// The change that undoes or redoes it.
    let change: Change
    /// Whether it was made, undone or redone after the library had the fingerprint `known`.
    var isRecent: Bool
    /// The fingerprint of the copy of the library that the change took over; nil if it took over none.
    let mergedCopy: UInt64?

    /// The entry for `History`.
    func entry(undone: Bool) -> HistoryEntry {
        HistoryEntry(what: what, at: at, undone: undone, trips: change.trips)
    }
}

/// The state that the records of a history lead to.
struct HistoryState: Equatable {
    /// The changes that can be undone, oldest first.
    private(set) var undoable: [HistoryStep] = []
    /// The changes that can be redone, the one undone last at the end.
    private(set) var redoable: [HistoryStep] = []
    /// Whether the library is not the result of the last save.
    private(set) var isOutdated = false

    /// Applies the records up to the library on disk, whose fingerprint is `now`. Linear. Changes after the library had
    /// the fingerprint `known` are marked as recent; all of them if it never had.
    ///
    /// A record is written before its save, which may fail. If the next record (or the present library) starts from the
    /// record's result, the save succeeded; if it starts from the state before the record, the save failed. Otherwise
    /// the library was changed outside this program, and earlier changes cannot be undone any more.
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

    /// Decides by the state after a record whether its save succeeded.
    private mutating func settle(_ record: HistoryRecord, next: UInt64, isRecent: Bool) {
        if next == record.after {
            take(record, isRecent: isRecent)
        } else if next != record.before {
            undoable = []
            redoable = []
            isOutdated = true
        }
    }

    /// Applies a record whose save succeeded.
    private mutating func take(_ record: HistoryRecord, isRecent: Bool) {
        for step in record.steps {
            var taken = HistoryStep(
                what: step.what, at: record.at, change: step.inverse, isRecent: isRecent,
                mergedCopy: step.mergedCopy)
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

    /// The changes that are marked as recent, in no particular order.
    var recentEntries: [HistoryEntry] {
        redoable.filter(\.isRecent).map { $0.entry(undone: true) }
            + undoable.filter(\.isRecent).map { $0.entry(undone: false) }
    }

    /// The entries for `History`: first those that can be redone, then those that can be undone, newest first.
    var entries: [HistoryEntry] {
        redoable.map { $0.entry(undone: true) } + undoable.reversed().map { $0.entry(undone: false) }
    }

    /// The records of a compacted history with the last `count` changes, and all that can be redone (the next change
    /// removes those anyway).
    func records(last count: Int, now: ContentHash) -> [HistoryRecord] {
        func record(_ kind: HistoryRecord.Kind, _ step: HistoryStep) -> HistoryRecord {
            HistoryRecord(
                at: step.at, kind: kind, before: now.value, after: now.value,
                steps: [HistoryRecord.Step(what: step.what, inverse: step.change, mergedCopy: step.mergedCopy)])
        }
        return undoable.suffix(count).map { record(.canBeUndone, $0) }
            + redoable.map { record(.canBeRedone, $0) }
    }
}

extension HistoryStep {
    /// The same change after it was undone or redone; `change` is the inverse.
    fileprivate func turned(by change: Change, isRecent: Bool) -> HistoryStep {
        HistoryStep(what: what, at: at, change: change, isRecent: isRecent, mergedCopy: mergedCopy)
    }
}
