import Entities
import Platform
import Reactive
import TestSupport
import Testing

@testable import Persistence

@Suite("A library that several programs change")
struct SeveralProgramsTests {
    @Test("A library is read again once after another program has saved it, and not after a save of one's own")
    func reloading() throws {
        let desk = try Desk()
        let (mine, other) = (desk.store(), desk.store(process: 101))
        #expect(try mine.reloadIfChanged() == nil)
        _ = try mine.load()
        #expect(try mine.reloadIfChanged() == nil)
        let first = try other.commit(Desk.newTrip(2, "Alps")).library
        #expect(try mine.reloadIfChanged()?.library == first)
        #expect(try mine.reloadIfChanged() == nil)
        _ = try mine.commit(Desk.newTrip(3, "Baltic"))
        #expect(try mine.reloadIfChanged() == nil)
        let undone = try other.undo(1).library
        #expect(undone == first)
        #expect(try mine.reloadIfChanged()?.library == first)
        try desk.files.unlink(Desk.library)
        #expect(throws: StoreError.self) { try mine.reloadIfChanged() }
    }

    @Test("A save tells which steps other programs have taken since this one has read or saved the library")
    func following() throws {
        let desk = try Desk()
        let (mine, other) = (desk.store(), desk.store(process: 101))
        func entry(_ what: String, undone: Bool = false) -> HistoryEntry {
            HistoryEntry(what: what, at: desk.clock.now, undone: undone)
        }
        _ = try mine.load()
        #expect(try mine.commit(Desk.newTrip(2, "Alps")).others == [])
        #expect(try mine.commit(Desk.newTrip(3, "Baltic")).others == [])
        _ = try other.load()
        #expect(try other.commit(Desk.newTrip(4, "Crete")).others == [])
        #expect(try mine.commit(Desk.newTrip(5, "Donau")).others == [entry("Added “Crete”")])
        #expect(try mine.undo(1).others == [])
        // The library is again the one that the other program knows.
        #expect(try other.undo(1).others == [])
        // The other one has undone its own Crete, below Donau, which was undone already.
        #expect(try mine.redo(1).others == [entry("Added “Crete”", undone: true)])
        #expect(try mine.redo(1).others == [])
        let reloaded = try other.reloadIfChanged()
        #expect(reloaded?.others == [entry("Added “Crete”"), entry("Added “Donau”")])
        #expect(try other.undo(1).others == [])
    }

    @Test("A step is checked while the lock is held, with the steps of others; one that is refused does nothing")
    func checked() throws {
        let desk = try Desk()
        let (mine, other) = (desk.store(), desk.store(process: 101))
        _ = try mine.commit(Desk.newTrip(2, "Alps"))
        _ = try other.commit(Desk.newTrip(3, "Baltic"))
        let before = try desk.contents().filter { $0.key != Desk.lock }
        for _ in 0..<2 {
            #expect(throws: StoreError.madeByOthers(what: "Added “Baltic”")) {
                try mine.take(.undo(2)) { (steps, others) throws(StoreError) in
                    #expect(steps.map(\.what) == ["Added “Baltic”", "Added “Alps”"])
                    #expect(others.map(\.what) == ["Added “Baltic”"])
                    #expect(throws: StoreError.self) { try desk.store(process: 102).commit(Desk.newTrip(4, "Crete")) }
                    throw .madeByOthers(what: steps[0].what)
                }
            }
        }
        #expect(try desk.contents().filter { $0.key != Desk.lock } == before)
    }

    @Test("A library that was changed by hand, or not really, has no steps of others")
    func byHand() throws {
        let desk = try Desk()
        let mine = desk.store()
        _ = try mine.commit(Desk.newTrip(2, "Alps"))
        let text = try desk.files.contents(of: Desk.library).bytes
        try desk.files.put(text, at: Desk.library)
        #expect(try mine.reloadIfChanged()?.others == [])
        try desk.files.put(text + Array("\n".utf8), at: Desk.library)
        #expect(try mine.reloadIfChanged()?.others == [])
    }

    @Test("A program that changes the library without having read it follows nobody")
    func firstCall() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        #expect(try desk.store(process: 101).commit(Desk.newTrip(3, "Baltic")).others == [])
    }

    @Test("In a running program another one's change shows within half a second, and is named before it is undone")
    func together() throws {
        let desk = try Desk()
        let scheduler = VirtualScheduler()
        let other = desk.store(process: 101)
        let model = try DataModel(store: desk.store(), scheduler: scheduler)
        let watch = LibraryWatch(model, scheduler: scheduler)
        _ = try other.commit(Desk.newTrip(2, "Alps"))
        scheduler.advance(by: .milliseconds(500))
        #expect(model.library.trips.map(\.name.text) == ["Alps", "Coast"])
        _ = try answer(of: model.save(Desk.newTrip(3, "Baltic")))
        #expect(try answer(of: model.take(.undo(1))).changes == ["Added “Baltic”"])
        #expect(throws: StoreError.madeByOthers(what: "Added “Alps”")) { try answer(of: model.take(.undo(1))) }
        #expect(try answer(of: model.take(.undo(1))).changes == ["Added “Alps”"])
        withExtendedLifetime(watch) {}
    }
}
