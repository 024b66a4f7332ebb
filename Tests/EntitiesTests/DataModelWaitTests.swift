import Entities
import Reactive
import TestSupport
import Testing

/// What the data model does beside other programs, in virtual time.
@Suite("The library beside other programs")
struct DataModelWaitTests {
    let store = InMemoryStore([coast(), alps()])
    let scheduler = VirtualScheduler()
    let locked = StoreError.locked(path: "/lib/lock", holder: "process 7")

    /// What became of a save, and when it was heard.
    private final class Outcome {
        private(set) var lines: [String] = []
        private(set) var subscription: AnyCancellable?

        init(_ publisher: AnyPublisher<Saved, StoreError>) {
            subscription = publisher.sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure(let error) = completion { self?.lines.append("failed: \(error)") }
                },
                receiveValue: { [weak self] in self?.lines += $0.changes })
        }

        func cancel() { subscription = nil }
    }

    private func model() throws -> DataModel { try DataModel(store: store, scheduler: scheduler) }

    @Test("A lock that is let go within five seconds is waited for, and the change is saved then")
    func lockFreed() throws {
        let model = try model()
        store.failure = locked
        let outcome = Outcome(model.save(.removeTrips([id(1)])))
        scheduler.advance(by: .milliseconds(4_999))
        #expect(outcome.lines == [])
        store.failure = nil
        scheduler.advance(by: .milliseconds(1))
        #expect(outcome.lines == ["Deleted “Coast”"])
        #expect(model.library.trips.map(\.id) == [id(2)])
        scheduler.advance(by: .seconds(9))
        #expect(store.changes.count == 1)
    }

    @Test("A lock that is held longer than five seconds is an error that names its holder; nothing was changed")
    func lockHeld() throws {
        let model = try model()
        store.failure = locked
        let outcome = Outcome(model.take(.undo(1)))
        scheduler.advance(by: .milliseconds(4_999))
        #expect(outcome.lines == [])
        scheduler.advance(by: .milliseconds(1))
        #expect(outcome.lines == ["failed: /lib/lock is locked by process 7"])
        #expect(model.library.trips.count == 2)
        store.failure = nil
        scheduler.advance(by: .seconds(9))
        #expect(store.changes == [])
    }

    @Test("Cancelling ends the wait for the lock: the change is not saved later")
    func cancelled() throws {
        let model = try model()
        store.failure = locked
        let outcome = Outcome(model.save(.removeTrips([id(1)])))
        scheduler.advance(by: .milliseconds(100))
        outcome.cancel()
        store.failure = nil
        scheduler.advance(by: .seconds(9))
        #expect(store.changes == [])
        #expect(outcome.lines == [])
    }

    @Test("Without a scheduler a lock is an error at once, and so is any other error with one")
    func noWait() throws {
        let impatient = try DataModel(store: store)
        store.failure = locked
        #expect(throws: locked) { try answer(of: impatient.save(.removeTrips([id(1)]))) }
        store.failure = nil
        #expect(throws: StoreError.refused(.noSuchTrip)) { try answer(of: model().save(.removeTrips([id(9)]))) }
    }

    @Test("A save begins when it is subscribed to, each time; no change at all asks the store for nothing")
    func subscribing() throws {
        let model = try model()
        let rename = model.save(.renameTrip(id(1), name("Shore")))
        #expect(store.changes == [])
        #expect(try answer(of: rename).changes == ["Renamed “Coast” to “Shore”"])
        store.failure = locked
        #expect(try answer(of: model.save(nil)) == Saved(library: model.library, changes: []))
        #expect(store.changes.count == 1)
    }

    @Test("Another program's change is named before it is taken back, and taken back at the second attempt")
    func madeByOthers() throws {
        let model = try model()
        _ = try answer(of: model.save(.renameTrip(id(1), name("Shore"))))
        try store.commitAsAnotherProgram(.removeTrips([id(2)]))
        #expect(throws: StoreError.madeByOthers(what: "Deleted “Alps”")) { try answer(of: model.take(.undo(1))) }
        #expect(model.library.trips.map(\.name.text) == ["Shore"])
        #expect(try answer(of: model.take(.undo(1))).changes == ["Deleted “Alps”"])
        #expect(try answer(of: model.take(.undo(1))).changes == ["Renamed “Coast” to “Shore”"])
        #expect(model.library.trips.map(\.name.text) == ["Coast", "Alps"])
    }

    @Test("A change that follows another program's is taken back at once, the other program's only after it was named")
    func followsOthers() throws {
        let model = try model()
        try store.commitAsAnotherProgram(.renameTrip(id(2), name("Jura")))
        #expect(try answer(of: model.save(.renameTrip(id(1), name("Shore")))).others.map(\.what) == [sentence])
        #expect(try answer(of: model.save(.removeTrips([id(1)]))).others == [])
        #expect(throws: StoreError.madeByOthers(what: sentence)) { try answer(of: model.take(.undo(3))) }
        #expect(try answer(of: model.take(.undo(3))).changes.count == 3)
        #expect(try answer(of: model.take(.redo(3))).changes.count == 3)
        #expect(model.library.trips.map(\.name.text) == ["Jura"])
    }

    @Test("Each change of others is named once; what this program has made is taken back without a word")
    func namedOneByOne() throws {
        let model = try model()
        _ = try answer(of: model.save(.renameTrip(id(1), name("Shore"))))
        try store.commitAsAnotherProgram(.renameTrip(id(2), name("Jura")))
        try model.refresh()
        try store.commitAsAnotherProgram(.renameTrip(id(2), name("Rhone")))
        _ = try answer(of: model.save(.renameTrip(id(1), name("Beach"))))
        _ = try answer(of: model.take(.undo(1)))
        _ = try answer(of: model.take(.redo(1)))
        #expect(try answer(of: model.take(.undo(1))).changes == ["Renamed “Shore” to “Beach”"])
        for theirs in ["Renamed “Jura” to “Rhone”", sentence] {
            #expect(throws: StoreError.madeByOthers(what: theirs)) { try answer(of: model.take(.undo(1))) }
            #expect(try answer(of: model.take(.undo(1))).changes == [theirs])
        }
        #expect(try answer(of: model.take(.undo(1))).changes == ["Renamed “Coast” to “Shore”"])
        // What was named is known: going there and back again asks no more.
        #expect(try answer(of: model.take(.redo(4))).changes.count == 4)
        #expect(try answer(of: model.take(.undo(4))).changes.count == 4)
    }

    @Test("A change that another program has undone is named before it is made again")
    func undoneByOthers() throws {
        let model = try model()
        _ = try answer(of: model.save(.renameTrip(id(2), name("Jura"))))
        try store.undoAsAnotherProgram()
        #expect(throws: StoreError.undoneByOthers(what: sentence)) { try answer(of: model.take(.redo(1))) }
        #expect(try answer(of: model.take(.redo(1))).changes == [sentence])
        #expect(model.library.trips.map(\.name.text) == ["Coast", "Jura"])
    }

    private let sentence = "Renamed “Alps” to “Jura”"

    @Test("The library is looked at twice a second, as long as somebody keeps the watch")
    func watch() throws {
        let model = try model()
        var shown: [Int] = []
        let subscription = model.libraryPublisher.sink { shown.append($0.trips.count) }
        var watch: LibraryWatch? = LibraryWatch(model, scheduler: scheduler)
        try store.commitAsAnotherProgram(.removeTrips([id(1)]))
        scheduler.advance(by: .milliseconds(499))
        #expect(shown == [2])
        scheduler.advance(by: .milliseconds(1))
        #expect(shown == [2, 1])
        scheduler.advance(by: .seconds(5))
        #expect(shown == [2, 1])
        try store.commitAsAnotherProgram(.removeTrips([id(2)]))
        watch?.look()
        #expect(shown == [2, 1, 0])
        try store.commitAsAnotherProgram(.insertTrips([PlacedTrip(index: 0, trip: coast())]))
        watch = nil
        scheduler.advance(by: .seconds(5))
        #expect(shown == [2, 1, 0])
        subscription.cancel()
    }

    @Test("A library that cannot be read stays as it was shown until it can be read again")
    func unreadable() throws {
        let model = try model()
        let watch = LibraryWatch(model, scheduler: scheduler)
        try store.commitAsAnotherProgram(.removeTrips([id(1)]))
        store.failure = .failed(call: "read", path: "trips.json", reason: "Input/output error")
        scheduler.advance(by: .seconds(2))
        #expect(model.library.trips.count == 2)
        store.failure = nil
        scheduler.advance(by: .milliseconds(500))
        #expect(model.library.trips.count == 1)
        withExtendedLifetime(watch) {}
    }
}
