import Entities
import Geodesy
import JSON
import TestSupport
import Testing

@testable import Merging

/// Merges of single changes, by whole results.
@Suite struct MergeTests {
    private let base = Library(trips: [coast()])

    private func edited(_ edit: (inout Trip) -> Void) -> Library {
        var library = base
        edit(&library.trips[0])
        return library
    }

    @Test("A change of one side is taken, and the same change of both once")
    func oneSide() throws {
        let renamed = edited { $0.name = name("Renamed") }
        let noted = edited { $0.waypoints[0].note = Note.cut("Book") }
        let both = edited {
            $0.name = name("Renamed")
            $0.waypoints[0].note = Note.cut("Book")
        }
        let result = mergedLibrary(base: base, ours: renamed, theirs: noted)
        #expect(result.library == both)
        let stop = both.trips[0].waypoints[0].name
        #expect(result.changes == [.changedField("note", trip: name("Renamed"), stop: stop)])
        #expect(result.conflicts == [])
        #expect(mergedLibrary(base: base, ours: renamed, theirs: both).library == both)
    }

    @Test("Different changes of one field conflict, and a side can be preferred")
    func conflict() throws {
        let (one, two) = (edited { $0.name = name("One") }, edited { $0.name = name("Two") })
        let result = mergedLibrary(base: base, ours: one, theirs: two)
        #expect(
            result.conflicts == [
                MergeConflict(
                    trip: .init(id: one.trips[0].id, name: name("One")), stop: nil, field: "name",
                    base: .string(base.trips[0].name.text), ours: .string("One"), theirs: .string("Two"))
            ])
        #expect(mergedLibrary(base: base, ours: one, theirs: two, preferring: .ours).library == one)
        #expect(mergedLibrary(base: base, ours: one, theirs: two, preferring: .theirs).library == two)
        // Without a base what differs conflicts, and what only one side has is taken.
        let noted = edited { $0.waypoints[0].note = Note.cut("Book") }
        #expect(mergedLibrary(base: nil, ours: one, theirs: two).conflicts.map(\.field) == ["name"])
        #expect(mergedLibrary(base: nil, ours: base, theirs: noted).library == noted)
        #expect(mergedLibrary(base: nil, ours: noted, theirs: base).library == noted)
    }

    @Test("What one side deleted is gone where the other left it, and kept where the other changed it")
    func deletion() throws {
        let stop = base.trips[0].waypoints[1]
        let trip = base.trips[0].name
        let without = edited { $0.waypoints.remove(at: 1) }
        let noted = edited { $0.waypoints[1].note = Note.cut("Book") }
        #expect(mergedLibrary(base: base, ours: without, theirs: base).library == without)
        let removed = mergedLibrary(base: base, ours: base, theirs: without)
        #expect(removed.library == without)
        #expect(removed.changes == [.removedStop(stop.name, trip: trip)])
        for side in [nil, MergeSide.ours, .theirs] {
            let kept = mergedLibrary(base: base, ours: noted, theirs: without, preferring: side)
            #expect(kept.library == noted)
            #expect(kept.changes == [])
            #expect(kept.notices == [.keptStop(stop.name, trip: trip, deletedBy: .theirs)])
            #expect(kept.conflicts == [])
        }
        let back = mergedLibrary(base: base, ours: without, theirs: noted)
        #expect(back.library == noted)
        #expect(back.changes == [.keptStop(stop.name, trip: trip, deletedBy: .ours)])
        let gone = mergedLibrary(base: base, ours: Library(), theirs: noted)
        #expect(gone.library == noted)
        #expect(gone.changes == [.keptTrip(trip, deletedBy: .ours)])
    }

    @Test("Litres and kilowatt hours exclude each other, so that one side's is never lost without a word")
    func fuel() throws {
        var (petrol, current) = (base, base)
        try petrol.trips[0].plan.set(.litersPer100km(7))
        try current.trips[0].plan.set(.kWhPer100km(18))
        let result = mergedLibrary(base: base, ours: petrol, theirs: current)
        #expect(result.conflicts.map(\.field) == ["plan.fuel"])
        #expect(mergedLibrary(base: base, ours: petrol, theirs: current, preferring: .theirs).library == current)
    }

    @Test("Fields of other programs are merged by name")
    func foreign() {
        var (ours, theirs) = (base, base)
        ours.otherFields = [ForeignField("a", RawJSON(.integer(1)))]
        theirs.otherFields = [ForeignField("b", RawJSON(.integer(2)))]
        let result = mergedLibrary(base: base, ours: ours, theirs: theirs)
        #expect(result.library.otherFields.map(\.name) == ["a", "b"])
        theirs.otherFields = [ForeignField("a", RawJSON(.integer(2)))]
        #expect(mergedLibrary(base: base, ours: ours, theirs: theirs).conflicts.map(\.field) == ["a"])
    }
}
