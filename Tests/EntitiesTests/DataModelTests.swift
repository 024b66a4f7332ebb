import Entities
import Reactive
import TestSupport
import Testing

@Suite struct TheDataModel {
    @Test("Publishes what was saved and nothing else") func published() throws {
        let a = try trip("A")
        let store = InMemoryStore([a])
        let model = try DataModel(store: store)
        var seen: [String] = []
        let subscription = model.libraryPublisher.sink { library in
            seen.append(library.trips.map(\.name.text).joined())
        }
        let saved = try answer(of: model.save(.renameTrip(a.id, Name("B"))))
        #expect(saved.changes == ["Renamed “A” to “B”"])
        store.failure = .failed(call: "write", path: "trips.json", reason: "No space left on device")
        #expect(throws: StoreError.self) { try answer(of: model.save(.removeTrips([a.id]))) }
        store.failure = nil
        #expect(throws: StoreError.refused(.noSuchTrip)) { try answer(of: model.save(.removeTrips([a.id, a.id]))) }
        _ = try answer(of: model.take(.undo(1)))
        #expect(throws: StoreError.nothingToUndo(asked: 1, available: 0)) { try answer(of: model.take(.undo(1))) }
        #expect(seen == ["A", "B", "A"])
        #expect(model.library == store.library)
        subscription.cancel()
    }

    @Test("The changes of a step that are about other trips are named in the order in which they would be taken")
    func changesOfOtherTrips() throws {
        let store = InMemoryStore([coast(), alps()])
        let model = try DataModel(store: store)
        let changes: [Change] = [
            .reverseStops(trip: id(1)), .renameTrip(id(2), name("Peaks")),
            .several([.reverseStops(trip: id(2)), .reverseStops(trip: id(1))]), .labelled("Cut", .removeTrips([id(2)])),
        ]
        for change in changes { _ = try answer(of: model.save(change)) }
        #expect(try model.changes(of: .undo(1), notOf: id(1)) == ["Cut"])
        #expect(try model.changes(of: .undo(4), notOf: id(1)) == ["Cut", "Renamed “Alps” to “Peaks”"])
        #expect(try model.changes(of: .undo(2), notOf: id(2)) == [])
        _ = try answer(of: model.take(.undo(1)))
        #expect(try model.changes(of: .redo(1), notOf: id(1)) == ["Cut"])
        #expect(try model.changes(of: .redo(1), notOf: id(2)) == [])
    }
}
