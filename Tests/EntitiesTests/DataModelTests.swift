import Entities
import Reactive
import Testing

/// A library in memory whose saves can fail.
private final class MemoryStore: LibraryStore {
    var library: Library
    var fails = false
    private var done: [Change] = []

    init(_ library: Library) { self.library = library }

    func load() throws(StoreError) -> Library { library }

    func commit(_ change: Change) throws(StoreError) -> Saved {
        if fails { throw .failed(call: "write", path: "trips.json", reason: "No space left on device") }
        let what = change.describe(in: library)
        do throws(ChangeError) { done.append(try library.apply(change)) } catch { throw .refused(error) }
        return Saved(library: library, changes: [what])
    }

    func undo(_ count: Int) throws(StoreError) -> Saved {
        guard let inverse = done.popLast() else { throw .nothingToUndo(asked: count, available: 0) }
        do throws(ChangeError) { _ = try library.apply(inverse) } catch { throw .refused(error) }
        return Saved(library: library, changes: [])
    }

    func redo(_ count: Int) throws(StoreError) -> Saved { throw .nothingToRedo(asked: count, available: 0) }

    func history() throws(StoreError) -> History { History() }

    func reloadIfChanged() throws(StoreError) -> Library? { nil }
}

@Suite struct TheDataModel {
    @Test func publishesWhatWasSavedAndNothingElse() throws {
        let a = try trip("A")
        let store = MemoryStore(Library(trips: [a]))
        let model = try DataModel(store: store)
        var seen: [String] = []
        let subscription = model.libraryPublisher.sink { library in
            seen.append(library.trips.map(\.name.text).joined())
        }
        let saved = try model.apply(.renameTrip(a.id, Name("B")))
        #expect(saved.changes == ["Renamed “A” to “B”"])
        store.fails = true
        #expect(throws: StoreError.self) { try model.apply(.removeTrips([a.id])) }
        store.fails = false
        #expect(throws: StoreError.refused(.noSuchTrip)) { try model.apply(.removeTrips([a.id, a.id])) }
        try model.undo()
        #expect(throws: StoreError.nothingToUndo(asked: 1, available: 0)) { try model.undo() }
        #expect(seen == ["A", "B", "A"])
        #expect(model.library == store.library)
        subscription.cancel()
    }
}
