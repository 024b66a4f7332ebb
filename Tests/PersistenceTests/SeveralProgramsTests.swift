import Entities
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
        #expect(try mine.reloadIfChanged() == first)
        #expect(try mine.reloadIfChanged() == nil)
        _ = try mine.commit(Desk.newTrip(3, "Baltic"))
        #expect(try mine.reloadIfChanged() == nil)
        let undone = try other.undo(1).library
        #expect(undone == first)
        #expect(try mine.reloadIfChanged() == first)
        try desk.files.unlink(Desk.library)
        #expect(throws: StoreError.self) { try mine.reloadIfChanged() }
    }

    @Test("A save tells whether another program has changed the library since this one has read or saved it")
    func following() throws {
        let desk = try Desk()
        let (mine, other) = (desk.store(), desk.store(process: 101))
        _ = try mine.load()
        #expect(try !mine.commit(Desk.newTrip(2, "Alps")).followsOthers)
        #expect(try !mine.commit(Desk.newTrip(3, "Baltic")).followsOthers)
        _ = try other.load()
        #expect(try !other.commit(Desk.newTrip(4, "Crete")).followsOthers)
        #expect(try mine.commit(Desk.newTrip(5, "Donau")).followsOthers)
        #expect(try !mine.undo(1).followsOthers)
        #expect(try other.undo(1).followsOthers)
        #expect(try mine.redo(1).followsOthers)
        #expect(try !mine.redo(1).followsOthers)
        _ = try other.reloadIfChanged()
        #expect(try !other.undo(1).followsOthers)
    }

    @Test("A program that changes the library without having read it follows nobody")
    func firstCall() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        #expect(try !desk.store(process: 101).commit(Desk.newTrip(3, "Baltic")).followsOthers)
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
