import Entities
import Foundation
import Geodesy
import TestSupport
import Testing

@Suite struct EditRules {
    @Test("A new trip goes to the top") func newTrip() throws {
        var library = Library(trips: [try trip("A")])
        _ = try library.apply(Edits.newTrip(ids: SeededIdentifiers(seed: 9)))
        _ = try library.apply(Edits.newTrip(named: Name("B"), ids: SeededIdentifiers(seed: 10)))
        #expect(library.trips.map(\.name.text) == ["B", "New Trip", "A"])
    }

    /// A stop to be created of this name.
    private func new(_ name: String) throws -> NewStop { NewStop(name: try Name(name), place: .nullPlace) }

    @Test("A new stop stands at the end unless its number is given") func aNewStopStandsAtTheEnd() throws {
        var library = Library(trips: [try trip("A"), try trip("B", stops: ["x", "y"], seed: 2)])
        let ids = SeededIdentifiers(seed: 9)
        for trip in library.trips { _ = try library.apply(Edits.addStops([new("z")], to: trip, ids: ids)) }
        #expect(library.trips.map { $0.waypoints.map(\.name.text) } == [["z"], ["x", "y", "z"]])
    }

    @Test("Several new stops are consecutive") func newStops() throws {
        let old = try trip("B", stops: ["x", "y"], seed: 2)
        var library = Library(trips: [old])
        let stops = [try new("1"), try new("2")]
        _ = try library.apply(Edits.addStops(stops, to: old, at: 2, ids: SeededIdentifiers(seed: 9)))
        #expect(library.trips[0].waypoints.map(\.name.text) == ["x", "1", "2", "y"])
    }

    @Test("A copy stands below with fresh ids and a cut name") func duplicate() throws {
        let long = try Name(String(repeating: "e\u{301}", count: 200))
        var a = try trip("A", stops: ["x"], seed: 1)
        a.name = long
        var library = Library(trips: [a, try trip("B", seed: 2)])
        _ = try library.apply(Edits.duplicate(a, in: library, ids: SeededIdentifiers(seed: 9)))
        #expect(library.trips[1].name.text == String(repeating: "e\u{301}", count: 193) + " (copy)")
        #expect(library.trips[1].contentKey == a.renamed(library.trips[1].name).contentKey)
        #expect(library.trips[1].id != a.id)
        #expect(library.trips[1].waypoints[0].id != a.waypoints[0].id)
    }

    @Test("Stop numbers outside are refused", arguments: [0, -1, 3, Int.max, Int.min])
    func numbersOutside(_ number: Int) throws {
        let trip = try trip("Route 66", stops: ["x", "y"])
        let error = EditError.noSuchStop(trip: trip.name, count: 2, number: number)
        #expect(error.description == "“Route 66” has 2 stops; there is no stop \(number)")
        #expect(throws: error) { try Edits.removeStops([1, number], from: trip) }
        #expect(throws: error) { try Edits.moveStop(number, to: 1, in: trip) }
        #expect(throws: error) { try Edits.moveStop(1, to: number, in: trip) }
        #expect(throws: error) { try Edits.changeStop(number, of: trip) { $0.name = .newTrip } }
        if number != 3 {
            #expect(throws: EditError.noSuchPlace(trip: trip.name, count: 2, number: number)) {
                try Edits.addStops([new("z")], to: trip, at: number, ids: SeededIdentifiers(seed: 1))
            }
        }
    }

    @Test("Edits that change nothing are none") func noChange() throws {
        let trip = try trip("A", stops: ["x", "y"])
        #expect(try Edits.moveStop(1, to: 1, in: trip) == nil)
        let name = try Name("x")
        #expect(try Edits.changeStop(1, of: trip) { $0.name = name } == nil)
        #expect(try Edits.reorder(trip, by: [1, 2]) == nil)
        #expect(Edits.setRoundTrip(trip, to: false) == nil)
        #expect(throws: EditError.notAnOrder(trip: trip.name, count: 2)) { try Edits.reorder(trip, by: [1, 1]) }
    }

    @Test("Equal content is found whatever the ids") func equalContent() throws {
        let a = try trip("A", stops: ["x", "y"], seed: 1)
        let again = try trip("A", stops: ["x", "y"], seed: 2)
        #expect(a != again)
        #expect(a.contentKey == again.contentKey)
        #expect(Set([a, again].map(\.contentKey)).count == 1)
        var others = Array(repeating: again, count: 6)
        others[0].name = .newTrip
        others[1].isRoundTrip = true
        others[2].waypoints.swapAt(0, 1)
        others[3].waypoints[0].note = Note.cut("n")
        others[4].waypoints[0].location = try Coordinate(latitude: 0.0000002, longitude: 0)
        others[5].waypoints.removeLast()
        for other in others { #expect(a.contentKey != other.contentKey) }
        var near = again
        near.waypoints[0].location = try Coordinate(latitude: 0.00000004, longitude: 0)
        #expect(a.contentKey == near.contentKey)
    }
}

extension Trip {
    fileprivate func renamed(_ name: Name) -> Trip {
        var copy = self
        copy.name = name
        return copy
    }
}
