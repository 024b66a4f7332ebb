import Console
import Entities
import JSON
import MergeModule
import Merging
import Persistence
import Platform
import Reactive
import TestSupport
import Testing

/// Merging on a disk of memory.
@Suite struct MergeModuleTests {
    private static let mine = "/home/me/mine"
    private static let other = "/home/me/other"
    private let files = InMemoryFileSystem()
    private let clock = InMemoryClock(now: 1_800_000_000_000)
    private let environment = InMemoryEnvironment(hostName: "desk")

    init() throws {
        for path in ["/home", "/home/me", Self.mine, Self.other] { try files.makeDirectory(path, mode: 0o755) }
        files.faults = .none
        let bytes = LibraryEncoder.encode(Library(trips: [coast()]))
        for path in [Self.mine, Self.other] { try files.put(bytes, at: path + "/trips.json") }
    }

    private func store(_ directory: String) -> LibraryOnDisk {
        LibraryOnDisk(directory: directory, files: files, clock: clock, environment: environment) { Library() }
    }

    private func change(_ directory: String, _ changes: Change...) throws {
        for change in changes {
            clock.advance(milliseconds: 1_000)
            _ = try store(directory).commit(change)
        }
    }

    private func presenter(_ directory: String) throws -> MergePresenter {
        let documents = Documents(
            files: files, streams: InMemoryStandardStreams(), takeSignal: { nil }, environment: environment,
            library: directory)
        let copies = LibraryCopies(
            directory: directory, files: files, environment: environment, documents: documents)
        return MergeBuilder.presenter(
            MergeDependencies(
                model: try DataModel(store: store(directory)), copies: copies, scheduler: VirtualScheduler(),
                homeDirectory: "/home/me"))
    }

    private func merge(
        _ directory: String = mine, _ other: String = other, _ edit: (inout MergeRequest) -> Void = { _ in }
    ) throws -> MergeOutcome {
        var request = MergeRequest(other)
        edit(&request)
        return try Desk().waiter.first(of: try presenter(directory).perform(request))
    }

    private func library(_ directory: String) throws -> Library { try store(directory).load() }

    @Test("A merge is one change with one undo, and merging again changes nothing")
    func oneChange() throws {
        try change(Self.mine, .renameTrip(id(1), name("Mine")))
        try change(Self.other, .removeStops(trip: id(1), [id(12)]), .setRoundTrip(id(1), true))
        let before = try library(Self.mine)
        let outcome = try merge()
        #expect(
            MergePresenter.lines(outcome) == [
                "Merged 2 changes from /home/me/other:", "  Changed roundTrip of “Mine”",
                "  Removed “Porto” from “Mine”",
            ])
        #expect(MergePresenter.warnings(outcome) == [])
        let merged = try library(Self.mine)
        #expect(merged.trips.map(\.name) == [name("Mine")])
        #expect(merged.trips[0].waypoints.map(\.id) == [id(11), id(13)])
        #expect(try merge().result.changes == [])
        #expect(
            try store(Self.mine).history().entries.map(\.what) == [
                "Merged 2 changes from other", "Renamed “Coast” to “Mine”",
            ])
        // What is deleted afterwards does not come back from the same copy.
        try change(Self.mine, .removeStops(trip: id(1), [id(11)]))
        #expect(try merge().result.changes == [])
        _ = try store(Self.mine).take(.undo(2)) { _, _ in }
        #expect(try library(Self.mine) == before)
        // An undone merge can be made again.
        #expect(try merge().result.changes.count == 2)
        // The other copy takes the result whole.
        #expect(try merge(Self.other, Self.mine).result.changes.count == 1)
        #expect(try library(Self.other) == library(Self.mine))
    }

    @Test("With conflicts nothing is written until a side is preferred; that is remembered")
    func conflicts() throws {
        try change(Self.mine, .renameTrip(id(1), name("Mine")))
        try change(Self.other, .renameTrip(id(1), name("Th\u{1B}irs")))
        let before = try files.list(Self.mine)
        let refused = try merge()
        #expect(refused.isRefused)
        #expect(
            MergePresenter.lines(refused) == [
                "Both copies changed:", "  name of “Mine”: here “Mine”, there “Th\\u{1B}irs”, before “Coast”",
            ])
        #expect(try library(Self.mine).trips[0].name == name("Mine"))
        #expect(try files.list(Self.mine) == before)
        let kept = try merge { $0.preference = .ours }
        #expect(
            MergePresenter.lines(kept) == [
                "/home/me/other has nothing that is new.", "Both copies changed:",
                "  name of “Mine”: here “Mine”, there “Th\\u{1B}irs”, before “Coast”",
            ])
        #expect(try store(Self.mine).history().entries.map(\.what).first == "Settled 1 conflict with other")
        #expect(try merge().result.conflicts == [])
        let taken = try merge(Self.other, Self.mine) { $0.preference = .ours }
        #expect(taken.result.conflicts == [])
        #expect(try library(Self.other).trips[0].name == name("Mine"))
    }

    @Test("A dry run changes nothing, and a base can be named")
    func dryRun() throws {
        try change(Self.mine, .renameTrip(id(1), name("Mine")))
        try change(Self.other, .insertTrips([PlacedTrip(index: 0, trip: alps())]))
        let dry = try merge { $0.isDryRun = true }
        #expect(
            MergePresenter.lines(dry) == [
                "Would merge 1 change from /home/me/other:", "  Added the trip “Alps” with 2 stops",
            ])
        #expect(try library(Self.mine).trips.count == 1)
        let none = try merge { $0.base = .none }
        #expect(none.result.conflicts.map(\.field) == ["name"])
        let same = try merge { $0.base = .file(Self.other + "/trips.json") }
        #expect(same.result.changes == [])
        #expect(
            MergeDocument.json(dry).text()
                == #"{"changes":["Added the trip “Alps” with 2 stops"],"notices":[],"conflicts":[],"trips":1}"#)
    }

    @Test("A file without a history is compared with the state that differs least, and that is said")
    func withoutHistory() throws {
        try files.put(
            LibraryEncoder.encode(Library(trips: [alps(), coast()])), at: Self.mine + "/trips 2.json")
        try change(Self.mine, .renameTrip(id(1), name("Mine")))
        #expect(try presenter(Self.mine).conflictCopies == [Self.mine + "/trips 2.json"])
        #expect(
            try presenter(Self.mine).conflictHint
                == "a conflict copy lies beside the library: /home/me/mine/trips 2.json; ‘roadtrip merge’ merges it")
        let outcome = try merge(Self.mine, Self.mine + "/trips 2.json")
        #expect(
            MergePresenter.warnings(outcome) == [
                "the copy has no history that is known; it is taken to come from the state 1 change ago"
            ])
        #expect(try library(Self.mine).trips.map(\.name) == [name("Alps"), name("Mine")])
    }

    @Test("A copy that cannot be read is refused, and nothing is changed")
    func refusals() throws {
        try files.put(Array("{".utf8), at: "/home/me/bad.json")
        try files.put(Array("{\"version\": 2, \"trips\": []}".utf8), at: "/home/me/new.json")
        #expect(throws: CopyError.noLibrary(path: "/home/me")) { try merge(Self.mine, "/home/me") }
        #expect(throws: CopyError.document(.notFound(path: "/nowhere"))) { try merge(Self.mine, "/nowhere") }
        for path in ["/home/me/bad.json", "/home/me/new.json"] {
            #expect(throws: CopyError.self) { try merge(Self.mine, path) }
        }
        #expect(try files.list(Self.mine) == ["trips.json"])
    }
}
