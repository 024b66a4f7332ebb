import Entities
import MergeModels
import Merging
import TestSupport
import Testing

/// What must hold for any two edit scripts.
@Suite struct MergePropertyTests {
    /// The number of random cases: 100,000 in a long run.
    private static let cases = LongRun.isWanted ? 100_000 : 2_000

    private struct Copies {
        let base, ours, theirs: Library

        init(seed: UInt64) {
            var scripts = EditScripts(seed: seed)
            base = scripts.library()
            ours = scripts.edited(base)
            theirs = scripts.edited(base)
        }
    }

    @Test("The result, what is told and the conflicts are those of the model")
    func model() {
        for seed in 0..<UInt64(Self.cases) {
            let copies = Copies(seed: seed)
            let side = [nil, MergeSide.ours, .theirs][Int(seed % 3)]
            let result = mergedLibrary(
                base: copies.base, ours: copies.ours, theirs: copies.theirs, preferring: side)
            let expected = MergeModel.merged(
                base: copies.base, ours: copies.ours, theirs: copies.theirs, preferring: side)
            let wholes = MergeModel.wholes([copies.base, copies.ours, copies.theirs])
            let difference = MergeModel.difference(
                MergeModel(result.library, wholes: wholes), expected.model)
            #expect(difference == nil, "seed \(seed)")
            let told = (result.changes + result.notices).compactMap(\.modelText).sorted()
            #expect(told == expected.told, "seed \(seed)")
            #expect(result.conflicts.map(\.modelText).sorted() == expected.conflicts, "seed \(seed)")
        }
    }

    @Test("Merging again, an equal copy and an older one change nothing")
    func idempotent() {
        for seed in 0..<UInt64(Self.cases) {
            let copies = Copies(seed: seed)
            let side = [nil, MergeSide.ours, .theirs][Int(seed % 3)]
            func merged(_ ours: Library, _ theirs: Library) -> MergeResult {
                mergedLibrary(base: copies.base, ours: ours, theirs: theirs, preferring: side)
            }
            let result = merged(copies.ours, copies.theirs)
            let again = merged(result.library, copies.theirs)
            #expect(again.library == result.library, "seed \(seed)")
            #expect(again.changes == [], "seed \(seed)")
            if result.conflicts.isEmpty {
                #expect(merged(result.library, copies.ours).library == result.library, "seed \(seed)")
            }
            for base in [copies.base, copies.ours, nil] {
                let equal = mergedLibrary(base: base, ours: copies.ours, theirs: copies.ours)
                #expect(equal == MergeResult.nothing(copies.ours), "seed \(seed)")
            }
            #expect(merged(copies.ours, copies.base) == MergeResult.nothing(copies.ours), "seed \(seed)")
            #expect(merged(copies.base, copies.theirs).library == copies.theirs, "seed \(seed)")
        }
    }

    @Test("The change leads from ours to the result, and back")
    func change() throws {
        for seed in 0..<UInt64(Self.cases) {
            let copies = Copies(seed: seed)
            let result = mergedLibrary(
                base: seed % 2 == 0 ? copies.base : nil, ours: copies.ours, theirs: copies.theirs,
                preferring: .theirs)
            guard let change = copies.ours.change(to: result.library) else {
                #expect(copies.ours == result.library, "seed \(seed)")
                continue
            }
            var library = copies.ours
            let inverse = try library.apply(change)
            #expect(library == result.library, "seed \(seed)")
            _ = try library.apply(inverse)
            #expect(library == copies.ours, "seed \(seed)")
        }
    }

    @Test("Both directions differ only in the order of what both put somewhere")
    func symmetric() {
        for seed in 0..<UInt64(Self.cases) {
            let copies = Copies(seed: seed)
            let one = mergedLibrary(base: copies.base, ours: copies.ours, theirs: copies.theirs)
            let other = mergedLibrary(base: copies.base, ours: copies.theirs, theirs: copies.ours)
            let conflicts = other.conflicts.map {
                "\($0.trip?.id.description ?? "") \($0.stop?.id.description ?? "") \($0.field)"
            }
            #expect(
                one.conflicts.map { "\($0.trip?.id.description ?? "") \($0.stop?.id.description ?? "") \($0.field)" }
                    .sorted()
                    == conflicts.sorted(), "seed \(seed)")
            guard one.conflicts.isEmpty else { continue }
            let difference = MergeModel.difference(MergeModel(one.library), MergeModel(other.library))
            #expect(difference == nil, "seed \(seed)")
            for trip in one.library.trips {
                let lists = [copies.base, copies.ours, copies.theirs].map {
                    $0.trip(trip.id)?.waypoints.map(\.id) ?? []
                }
                guard Self.isOnlyShortened(lists[2], of: lists[0]) || Self.isOnlyShortened(lists[1], of: lists[0])
                else { continue }
                #expect(
                    trip.waypoints.map(\.id) == other.library.trip(trip.id)?.waypoints.map(\.id), "seed \(seed)")
            }
        }
    }

    /// Whether a list has nothing new, and the order of the other.
    private static func isOnlyShortened(_ list: [ID], of base: [ID]) -> Bool {
        let left = Set(list)
        return base.filter(left.contains) == list
    }

    @Test("The order of a side that the other left alone is kept")
    func order() {
        for seed in 0..<UInt64(Self.cases) {
            let copies = Copies(seed: seed)
            let result = mergedLibrary(base: copies.base, ours: copies.ours, theirs: copies.theirs).library
            for trip in result.trips {
                let merged = trip.waypoints.map(\.id)
                let lists = [copies.base, copies.ours, copies.theirs].map {
                    $0.trip(trip.id)?.waypoints.map(\.id) ?? []
                }
                for (changed, left) in [(lists[1], lists[2]), (lists[2], lists[1])] {
                    let known = Set(lists[0])
                    guard Self.isOnlyShortened(left.filter(known.contains), of: lists[0]) else { continue }
                    let both = Set(changed).intersection(merged)
                    #expect(merged.filter(both.contains) == changed.filter(both.contains), "seed \(seed)")
                }
            }
        }
    }

    @Test("Three copies without conflicts come to the same in any grouping")
    func associative() {
        var compared = 0
        for seed in 0..<UInt64(Self.cases) {
            var scripts = EditScripts(seed: seed)
            let base = scripts.library()
            let onlyAdds = seed % 2 == 0
            let copies = (0..<3).map { _ in scripts.edited(base, edits: 3, onlyAdds: onlyAdds) }
            func merged(_ ours: Library, _ theirs: Library) -> MergeResult {
                mergedLibrary(base: base, ours: ours, theirs: theirs)
            }
            let (first, last) = (merged(copies[0], copies[1]), merged(copies[1], copies[2]))
            let (left, right) = (merged(first.library, copies[2]), merged(copies[0], last.library))
            guard [first, last, left, right].allSatisfy(\.conflicts.isEmpty) else { continue }
            compared += 1
            let difference = MergeModel.difference(MergeModel(left.library), MergeModel(right.library))
            #expect(difference == nil, "seed \(seed)")
            if onlyAdds {
                #expect(left.library.trips.map(\.id) == right.library.trips.map(\.id), "seed \(seed)")
                for trip in left.library.trips {
                    #expect(
                        trip.waypoints.map(\.id) == right.library.trip(trip.id)?.waypoints.map(\.id), "seed \(seed)")
                }
            }
        }
        #expect(compared * 2 > Self.cases, "only \(compared) without conflicts")
    }
}

extension MergeResult {
    /// A merge that found nothing.
    static func nothing(_ library: Library) -> MergeResult {
        mergedLibrary(base: library, ours: library, theirs: library)
    }
}
