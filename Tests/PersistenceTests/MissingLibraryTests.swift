import Entities
import Platform
import TestSupport
import Testing

@testable import Persistence

@Suite("A library of which trips.json is missing")
struct MissingLibraryTests {
    /// A library after this number of changes whose `trips.json` was deleted by hand.
    private func deleted(after changes: Int) throws -> Desk {
        let desk = try Desk()
        for number in 0..<changes { _ = try desk.store().commit(Desk.newTrip(UInt32(100 + number), "T\(number)")) }
        try desk.files.unlink(Desk.library)
        return desk
    }

    private func check(_ desk: Desk, _ error: StoreError, _ message: String) throws {
        let before = try desk.contents()
        #expect(throws: error) { try desk.store().load() }
        #expect(throws: error) { try desk.store().commit(Desk.newTrip(9, "Next")) }
        #expect(throws: error) { try desk.store().undo(1) }
        #expect(throws: error) { try desk.store().history() }
        #expect("\(error)" == message)
        var after = try desk.contents()
        after[Desk.lock] = before[Desk.lock]
        #expect(after == before)
        #expect(desk.files.openFileCount == 0)
    }

    @Test("With a good copy there, that is named, and nothing is written")
    func goodCopyIsThere() throws {
        try check(
            deleted(after: 2),
            .missing(path: Desk.library, goodCopy: Desk.goodCopy, remains: [Desk.goodCopy, Desk.history]),
            "\(Desk.library) is missing, but its good copy \(Desk.goodCopy) is there")
    }

    @Test("With only a history there, that is named, and nothing is written")
    func historyIsThere() throws {
        try check(
            deleted(after: 1), .missing(path: Desk.library, goodCopy: nil, remains: [Desk.history]),
            "\(Desk.library) is missing, but there was a library: \(Desk.history) is there")
    }

    @Test("A copy that is no library is not recommended")
    func badCopy() throws {
        let desk = try deleted(after: 2)
        try desk.files.put([0x7B], at: Desk.goodCopy)
        try check(
            desk, .missing(path: Desk.library, goodCopy: nil, remains: [Desk.goodCopy, Desk.history]),
            "\(Desk.library) is missing, but there was a library: \(Desk.goodCopy) and \(Desk.history) are there")
    }

    @Test("The copy put back, or the remains removed, and everything goes on")
    func mended() throws {
        var desk = try deleted(after: 2)
        try desk.files.put(desk.files.bytes(at: Desk.goodCopy) ?? [], at: Desk.library)
        #expect(try desk.store().commit(Desk.newTrip(9, "Next")).library.trips.count == 3)
        desk = try deleted(after: 2)
        try desk.files.unlink(Desk.goodCopy)
        try desk.files.unlink(Desk.history)
        #expect(try desk.store().load() == Desk.sample)
        #expect(try desk.store().commit(Desk.newTrip(9, "Next")).warnings == [])
    }

    @Test("A directory with nothing but the lock, or an empty history, is a new library")
    func onlyLock() throws {
        let desk = try Desk()
        try desk.files.makeDirectory(Desk.directory, mode: 0o700)
        try desk.files.put([], at: Desk.lock)
        try desk.files.put([], at: Desk.history)
        #expect(try desk.store().load() == Desk.sample)
        #expect(try desk.store().commit(Desk.newTrip(9, "Next")).warnings == [])
    }
}
