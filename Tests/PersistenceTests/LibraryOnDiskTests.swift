import Entities
import Platform
import Reactive
import TestSupport
import Testing

@testable import Persistence

@Suite("The library on disk")
struct LibraryOnDiskTests {
    @Test("The sample is shown, and nothing is written, until the first change")
    func sample() throws {
        let desk = try Desk()
        #expect(try desk.store().load() == Desk.sample)
        #expect(try desk.files.list("/home/me") == [])
    }

    @Test("The first change makes the directory, the library, the history and the lock, private to their owner")
    func firstChange() throws {
        let desk = try Desk()
        let saved = try desk.store().commit(Desk.newTrip(2, "Alps"))
        #expect(saved.changes == ["Added “Alps”"])
        #expect(saved.warnings == [])
        #expect(saved.library.trips.map(\.name.text) == ["Alps", "Coast"])
        #expect(try desk.names() == ["history.jsonl", "lock", "trips.json"])
        #expect(try desk.files.status(of: Desk.directory, followingLinks: false).mode == 0o700)
        for path in [Desk.library, Desk.history, Desk.lock] {
            #expect(try desk.files.status(of: path, followingLinks: false).mode == 0o600)
        }
        #expect(desk.files.bytes(at: Desk.library) == desk.text(saved.library))
        #expect(try desk.store().load() == saved.library)
        #expect(desk.files.openFileCount == 0)
    }

    @Test("The good copy is the state before the last change")
    func goodCopy() throws {
        let desk = try Desk()
        let first = try desk.store().commit(Desk.newTrip(2, "Alps")).library
        let second = try desk.store().commit(Desk.newTrip(3, "Baltic")).library
        #expect(desk.files.bytes(at: Desk.goodCopy) == desk.text(first))
        _ = try desk.store().commit(Desk.newTrip(4, "Crete"))
        #expect(desk.files.bytes(at: Desk.goodCopy) == desk.text(second))
        #expect(try desk.names() == ["history.jsonl", "lock", "trips.json", "trips.json.bak"])
    }

    @Test("What another program has changed is seen after a refused change and after a look at the history, too")
    func changedByOthers() throws {
        let desk = try Desk()
        let (mine, other) = (desk.store(), desk.store(process: 101))
        _ = try mine.load()
        let first = try other.commit(Desk.newTrip(2, "Alps")).library
        #expect(throws: StoreError.refused(.noSuchTrip)) { try mine.commit(.removeTrips([id(99)])) }
        #expect(try mine.reloadIfChanged()?.library == first)
        #expect(try mine.reloadIfChanged()?.library == nil)
        let second = try other.commit(Desk.newTrip(3, "Baltic")).library
        #expect(throws: StoreError.nothingToUndo(asked: 9, available: 2)) { try mine.undo(9) }
        _ = try mine.history()
        #expect(try mine.reloadIfChanged()?.library == second)
    }

    @Test("Undo and redo go back and forth across runs, several at once too")
    func undoAndRedo() throws {
        let desk = try Desk()
        var states = [Desk.sample]
        for (number, title) in [(2, "Alps"), (3, "Baltic"), (4, "Crete")] as [(UInt32, String)] {
            states.append(try desk.store().commit(Desk.newTrip(number, title)).library)
        }
        var saved = try desk.store().undo(2)
        #expect(saved.library == states[1])
        #expect(saved.changes == ["Added “Crete”", "Added “Baltic”"])
        saved = try desk.store().redo(1)
        #expect(saved.library == states[2])
        #expect(saved.changes == ["Added “Baltic”"])
        #expect(try desk.store().undo(2).library == states[0])
        #expect(throws: StoreError.nothingToUndo(asked: 1, available: 0)) { try desk.store().undo(1) }
        #expect(throws: StoreError.nothingToRedo(asked: 4, available: 3)) { try desk.store().redo(4) }
        #expect(try desk.store().redo(3).library == states[3])
        #expect(throws: StoreError.nothingToRedo(asked: 1, available: 0)) { try desk.store().redo(1) }
        #expect(try desk.store().load() == states[3])
        #expect(desk.files.openFileCount == 0)
    }

    @Test("The history lists what can be redone before what can be undone, newest first, with its times")
    func history() throws {
        let desk = try Desk()
        for (number, title) in [(2, "Alps"), (3, "Baltic"), (4, "Crete")] as [(UInt32, String)] {
            _ = try desk.store().commit(Desk.newTrip(number, title))
            desk.clock.advance(milliseconds: 1_000)
        }
        _ = try desk.store().undo(2)
        let start: Int64 = 1_800_000_000_000
        #expect(
            try desk.store().history().entries == [
                HistoryEntry(what: "Added “Crete”", at: start + 2_000, undone: true),
                HistoryEntry(what: "Added “Baltic”", at: start + 1_000, undone: true),
                HistoryEntry(what: "Added “Alps”", at: start, undone: false),
            ])
        _ = try desk.store().commit(Desk.newTrip(5, "Dover"))
        #expect(try desk.store().history().entries.map(\.what) == ["Added “Dover”", "Added “Alps”"])
    }

    @Test("A change that does not fit what is on disk now is refused and writes nothing")
    func refused() throws {
        let desk = try Desk()
        let first = desk.store(process: 1)
        let second = desk.store(process: 2)
        _ = try first.load()
        _ = try second.commit(.removeTrips([Desk.id(1)]))
        let before = desk.files.bytes(at: Desk.library)
        #expect(throws: StoreError.refused(.noSuchTrip)) {
            try first.commit(.renameTrip(Desk.id(1), Desk.name("West coast")))
        }
        #expect(desk.files.bytes(at: Desk.library) == before)
        #expect(try desk.store().history().entries.count == 1)
    }

    @Test("Two programs: both edits survive")
    func twoPrograms() throws {
        let desk = try Desk()
        let first = desk.store(process: 1)
        let second = desk.store(process: 2)
        _ = try first.load()
        _ = try second.load()
        _ = try first.commit(Desk.newTrip(2, "Alps"))
        _ = try second.commit(Desk.newTrip(3, "Baltic"))
        let last = try first.commit(.renameTrip(Desk.id(3), Desk.name("North")))
        #expect(last.library.trips.map(\.name.text) == ["North", "Alps", "Coast"])
        #expect(try second.load() == last.library)
    }

    @Test(
        "A library that is written over in place between reading it and a change is noticed, whatever its size and times",
        arguments: [1, 2, 3, 400])
    func changedInPlace(trips: UInt32) throws {
        let desk = try Desk()
        var library = Library(
            trips: (1...trips).map { Trip(id: Desk.id($0), name: Desk.name("Trip \($0)"), waypoints: []) })
        try desk.files.makeDirectory(Desk.directory, mode: 0o700)
        try desk.files.put(desk.text(library), at: Desk.library)
        let store = desk.store()
        for (round, place) in [0, library.trips.count - 1, library.trips.count / 2].enumerated() {
            let before = try store.load()
            library = before
            let index = before.trips.count - 1 - place
            library.trips[index].name = Desk.name("Tri\(round) \(before.trips[index].name.text.dropFirst(5))")
            try desk.files.put(desk.text(library), at: Desk.library)
            #expect(desk.text(before).count == desk.text(library).count)
            #expect(desk.text(before) != desk.text(library))
            library.trips.insert(Trip(id: Desk.id(1_000 + UInt32(round)), name: Desk.name("New")), at: 0)
            #expect(try store.commit(Desk.newTrip(1_000 + UInt32(round), "New")).library == library)
        }
    }

    @Test("A store that has just read, or just saved, knows what is on disk when it changes it again")
    func sameStore() throws {
        let desk = try Desk()
        let store = desk.store()
        _ = try store.load()
        var saved = try store.commit(Desk.newTrip(2, "Alps"))
        saved = try store.commit(Desk.newTrip(3, "Baltic"))
        #expect(try store.load() == saved.library)
        _ = try store.undo(1)
        #expect(
            try store.commit(Desk.newTrip(4, "Crete")).library.trips.map(\.name.text) == ["Crete", "Alps", "Coast"])
        try desk.files.put(desk.text(Desk.sample), at: Desk.library)
        #expect(throws: StoreError.changedOutside(path: Desk.library)) { try store.undo(1) }
    }

    @Test("A library damaged between reading it and a change is not written over")
    func damagedMeanwhile() throws {
        let desk = try Desk()
        let store = desk.store()
        let saved = try store.commit(Desk.newTrip(2, "Alps"))
        _ = try store.load()
        let damaged = Array(desk.text(saved.library).dropLast(3))
        try desk.files.put(damaged, at: Desk.library)
        #expect(throws: StoreError.self) { try store.commit(Desk.newTrip(3, "Baltic")) }
        #expect(desk.files.bytes(at: Desk.library) == damaged)
    }

    @Test("A program of this machine that has ended is not named as the holder of a lock")
    func endedHolder() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        let environment = InMemoryEnvironment(hostName: "desk", processID: 77)
        let holder = try LibraryLock(
            LibraryPaths(directory: Desk.directory), files: desk.files, environment: environment)
        #expect(throws: StoreError.locked(path: Desk.lock, holder: nil)) {
            try desk.store().commit(Desk.newTrip(3, "Baltic"))
        }
        holder.release()
    }

    @Test("A lock that stays taken is refused at once, and its holder is named")
    func locked() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        let holder = try LibraryLock(
            LibraryPaths(directory: Desk.directory), files: desk.files,
            environment: InMemoryEnvironment(hostName: "other", processID: 77))
        #expect(throws: StoreError.locked(path: Desk.lock, holder: "process 77 on other")) {
            try desk.store().commit(Desk.newTrip(3, "Baltic"))
        }
        holder.release()
        #expect(try desk.store().commit(Desk.newTrip(3, "Baltic")).library.trips.count == 3)
    }

    @Test("The data model waits 5 seconds for a lock that stays taken, and then names its holder")
    func waitedFor() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        let holder = try LibraryLock(
            LibraryPaths(directory: Desk.directory), files: desk.files,
            environment: InMemoryEnvironment(hostName: "other", processID: 77))
        let time = VirtualScheduler()
        let model = try DataModel(store: desk.store(), scheduler: time)
        var failures: [StoreError] = []
        let subscription = model.save(Desk.newTrip(3, "Baltic"))
            .sink(
                receiveCompletion: { if case .failure(let error) = $0 { failures.append(error) } },
                receiveValue: { _ in Issue.record("it was saved without the lock") })
        time.advance(by: .milliseconds(4_990))
        #expect(failures == [])
        time.advance(by: .milliseconds(30))
        #expect(failures == [.locked(path: Desk.lock, holder: "process 77 on other")])
        holder.release()
        subscription.cancel()
    }

    @Test("A lock that is given back in time is taken, and what was saved meanwhile is kept")
    func lockedForAWhile() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        let holder = try LibraryLock(
            LibraryPaths(directory: Desk.directory), files: desk.files,
            environment: InMemoryEnvironment(hostName: "other", processID: 77))
        let time = VirtualScheduler()
        let model = try DataModel(store: desk.store(), scheduler: time)
        var saved: [[String]] = []
        let subscription = model.save(Desk.newTrip(3, "Baltic"))
            .sink(receiveCompletion: { _ in }, receiveValue: { saved.append($0.library.trips.map(\.name.text)) })
        time.advance(by: .seconds(1))
        #expect(saved == [])
        try desk.files.put(desk.text(Library(trips: [])), at: Desk.library)
        holder.release()
        time.advance(by: .milliseconds(20))
        #expect(saved == [["Baltic"]])
        subscription.cancel()
    }

    @Test("A symbolic link is followed and stays; the mode of the file is kept")
    func symbolicLink() throws {
        let desk = try Desk()
        try desk.files.makeDirectory("/elsewhere", mode: 0o755)
        try desk.files.makeDirectory(Desk.directory, mode: 0o700)
        try desk.files.put(desk.text(Desk.sample), at: "/elsewhere/real.json", mode: 0o640)
        try desk.files.put([], at: "/elsewhere/.real.json.9.tmp")
        try desk.files.putLink(to: "../../../elsewhere/real.json", at: Desk.library)
        let saved = try desk.store().commit(Desk.newTrip(2, "Alps"))
        #expect(saved.warnings == [])
        #expect(desk.files.bytes(at: "/elsewhere/real.json") == desk.text(saved.library))
        #expect(try desk.files.status(of: Desk.library, followingLinks: false).kind == .symbolicLink)
        #expect(try desk.files.status(of: "/elsewhere/real.json", followingLinks: false).mode == 0o640)
        #expect(try desk.files.list("/elsewhere") == ["real.json"])
        #expect(desk.files.bytes(at: Desk.goodCopy) == desk.text(Desk.sample))
    }

    @Test("Where hard links are unknown the good copy is a copy")
    func withoutLinks() throws {
        let desk = try Desk()
        desk.files.knowsLinks = false
        let first = try desk.store().commit(Desk.newTrip(2, "Alps")).library
        _ = try desk.store().commit(Desk.newTrip(3, "Baltic"))
        #expect(desk.files.bytes(at: Desk.goodCopy) == desk.text(first))
        #expect(try desk.names() == ["history.jsonl", "lock", "trips.json", "trips.json.bak"])
    }

    @Test("Temporary files of processes that died are cleared by the next change; other files stay")
    func leftOvers() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        let left = [".trips.json.7.tmp", ".trips.json.bak.7.tmp", ".history.jsonl.100.tmp", ".trips.json.100.tmp"]
        let others = [".trips.json.swp", "notes.txt", ".trips.json.me.tmp", "trips.json.tmp"]
        for name in left + others { try desk.files.put([1], at: Desk.directory + "/" + name) }
        _ = try desk.store().commit(Desk.newTrip(3, "Baltic"))
        #expect(
            try desk.names() == (others + ["history.jsonl", "lock", "trips.json", "trips.json.bak"]).sorted())
    }
}
