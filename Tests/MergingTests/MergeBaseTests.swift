import Entities
import Merging
import TestSupport
import Testing

/// The state from which two copies come.
@Suite struct MergeBaseTests {
    private let start = Library(trips: [coast()])

    /// A library after changes, with its history; the last `undone` of them were taken back.
    private func timeline(_ changes: [Change], undone: Int = 0, merged: [UInt64?] = []) throws -> LibraryTimeline {
        var library = start
        var past: [LibraryTimeline.Step] = []
        for (index, change) in changes.enumerated() {
            let inverse = try library.apply(change)
            let copy = index < merged.count ? merged[index] : nil
            past.insert(LibraryTimeline.Step(change: inverse, mergedCopy: copy), at: 0)
        }
        var redo: [LibraryTimeline.Step] = []
        for _ in 0..<undone {
            let step = past.removeFirst()
            redo.insert(
                LibraryTimeline.Step(change: try library.apply(step.change), mergedCopy: step.mergedCopy), at: 0)
        }
        return LibraryTimeline(library: library, past: past, undone: redo, hasHistory: true)
    }

    private func renamed(_ text: String) -> Change { .renameTrip(start.trips[0].id, name(text)) }

    private func library(_ title: String) throws -> Library {
        var library = start
        _ = try library.apply(renamed(title))
        return library
    }

    @Test("It is the last state that both histories know")
    func common() throws {
        let ours = try timeline([renamed("A"), renamed("B"), renamed("C")])
        let theirs = try timeline([renamed("A"), renamed("X")])
        #expect(MergeBase.between(ours, theirs) == .common(try library("A")))
        #expect(MergeBase.between(theirs, ours) == .common(try library("A")))
        // An older copy, and a newer one.
        #expect(MergeBase.between(ours, try timeline([renamed("A")])) == .common(try library("A")))
        #expect(MergeBase.between(try timeline([renamed("A")]), ours) == .common(try library("A")))
    }

    @Test("What one side undid was a common state")
    func undone() throws {
        let ours = try timeline([renamed("A"), renamed("B")], undone: 1)
        #expect(MergeBase.between(ours, try timeline([renamed("A"), renamed("B")])) == .common(try library("B")))
        #expect(
            MergeBase.between(ours, try timeline([renamed("A"), renamed("B"), renamed("C")]))
                == .common(
                    try library("B")))
    }

    @Test("A copy that was merged is a common state from then on, in both directions")
    func merged() throws {
        let theirs = try timeline([renamed("X")])
        let ours = try timeline([renamed("A"), renamed("B")], merged: [nil, try library("X").fingerprint])
        #expect(MergeBase.between(ours, theirs) == .common(try library("X")))
        #expect(MergeBase.between(theirs, ours) == .common(try library("X")))
        let later = try timeline([renamed("X"), renamed("Y")])
        #expect(MergeBase.between(ours, later) == .common(try library("X")))
        // Once the merge is undone the copy is new again.
        let back = try timeline([renamed("A"), renamed("B")], undone: 1, merged: [nil, try library("X").fingerprint])
        #expect(MergeBase.between(back, theirs) == .common(start))
        // So it is if the library had become just like the copy.
        let taken = try timeline([renamed("X")], undone: 1, merged: [try library("X").fingerprint])
        #expect(MergeBase.between(taken, theirs) == .common(start))
        #expect(MergeBase.between(taken, later) == .common(start))
    }

    @Test("For a copy without a history it is the state that differs least, the newest of equals")
    func closest() throws {
        let ours = try timeline([
            renamed("A"), .removeStops(trip: start.trips[0].id, [start.trips[0].waypoints[0].id]),
            .setRoundTrip(
                start.trips[0].id, true),
        ])
        var copy = try library("A")
        copy.trips[0].waypoints[1].note = Note.cut("Book")
        #expect(
            MergeBase.between(ours, LibraryTimeline(library: copy))
                == .closest(
                    try library("A"), changesSince: 2))
        // A copy that the history knows is a common state.
        #expect(
            MergeBase.between(ours, LibraryTimeline(library: try library("A"))) == .common(try library("A")))
    }

    @Test("Libraries that have nothing in common have no base")
    func unrelated() throws {
        let ours = try timeline([renamed("A")])
        let other = Library(trips: [alps()])
        #expect(MergeBase.between(ours, LibraryTimeline(library: other)) == MergeBase.none)
        #expect(MergeBase.between(ours, LibraryTimeline(library: other, hasHistory: true)) == MergeBase.none)
    }
}
