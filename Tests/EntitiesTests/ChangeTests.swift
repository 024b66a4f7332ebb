import Entities
import Foundation
import Geodesy
import JSON
import TestSupport
import Testing
import Text

@Suite struct Changes {
    @Test("Random changes are taken back exactly by their inverses", arguments: 0..<60 as Range<UInt64>)
    func takenBack(_ seed: UInt64) throws {
        var samples = Samples(seed: seed)
        let start = samples.library()
        var library = start
        var states: [Library] = []
        var inverses: [Change] = []
        for _ in 0..<25 {
            states.append(library)
            inverses.append(try library.apply(samples.change(of: library)))
        }
        for (inverse, state) in zip(inverses, states).reversed() {
            let after = library
            let forward = try library.apply(inverse)
            #expect(library == state)
            // The inverse of the inverse does the change again.
            var again = library
            _ = try again.apply(forward)
            #expect(again == after)
        }
        #expect(library == start)
    }

    @Test("Each change does what it says") func effects() throws {
        let a = try trip("A", stops: ["1", "2", "3", "4"], seed: 1)
        let (b, c) = (try trip("B", seed: 2), try trip("C", seed: 3))
        let ids = a.waypoints.map(\.id)
        func after(_ change: Change) throws -> String {
            var library = Library(trips: [a, b])
            _ = try library.apply(change)
            return library.trips.map { trip in
                trip.name.text + (trip.isRoundTrip ? "*" : "") + trip.waypoints.map(\.name.text).joined()
            }.joined(separator: " ")
        }
        func placed(_ index: Int, _ name: String) throws -> PlacedStop {
            PlacedStop(index: index, stop: try stop(name))
        }
        #expect(try after(.insertTrips([PlacedTrip(index: 1, trip: c)])) == "A1234 C B")
        #expect(try after(.insertTrips([PlacedTrip(index: 99, trip: c)])) == "A1234 B C")
        #expect(try after(.insertTrips([PlacedTrip(index: -5, trip: c)])) == "C A1234 B")
        #expect(try after(.removeTrips([b.id, a.id])) == "")
        #expect(try after(.replaceTrip(Trip(id: b.id, name: .newTrip))) == "A1234 New Trip")
        #expect(try after(.renameTrip(b.id, .newTrip)) == "A1234 New Trip")
        #expect(try after(.setRoundTrip(a.id, true)) == "A*1234 B")
        #expect(try after(.insertStops(trip: a.id, [placed(0, "x"), placed(2, "y"), placed(99, "z")])) == "Ax1y234z B")
        #expect(try after(.insertStops(trip: a.id, [placed(2, "y"), placed(0, "x")])) == "Ax1y234 B")
        #expect(try after(.removeStops(trip: a.id, [ids[3], ids[0]])) == "A23 B")
        #expect(try after(.moveStop(trip: a.id, stop: ids[0], to: 2)) == "A2314 B")
        #expect(try after(.moveStop(trip: a.id, stop: ids[3], to: 0)) == "A4123 B")
        #expect(try after(.moveStop(trip: a.id, stop: ids[0], to: .max)) == "A2341 B")
        #expect(try after(.reverseStops(trip: a.id)) == "A4321 B")
        #expect(try after(.reorderStops(trip: a.id, [ids[1], ids[3], ids[0], ids[2]])) == "A2413 B")
        #expect(try after(.several([.reverseStops(trip: a.id), .removeTrips([b.id])])) == "A4321")
        #expect(try after(.labelled("x", .removeTrips([a.id]))) == "B")
        #expect(try after(.ifUnchanged(a, .reverseStops(trip: a.id))) == "A4321 B")
    }

    @Test("What was thought out for a trip is refused once it is another")
    func outdated() throws {
        let a = try trip("A", stops: ["1", "2", "3"], seed: 1)
        let ids = a.waypoints.map(\.id)
        func moved(_ edit: (inout Waypoint) throws -> Void) rethrows -> Change {
            var stop = a.waypoints[1]
            try edit(&stop)
            return .replaceStop(trip: a.id, stop)
        }
        let new = Waypoint(id: RandomIdentifiers().next(), name: .newTrip, location: .nullPlace)
        let elsewhere = try moved { $0.location = try Coordinate(latitude: 1, longitude: 1e-9) }
        let cases: [(Change, ChangeError?)] = [
            (.renameTrip(a.id, .newTrip), nil), (moved { $0.name = .newTrip }, nil),
            (moved { $0.note = Note.cut("x") }, nil), (.setRoundTrip(a.id, false), nil),
            (.setRoundTrip(a.id, true), .otherKind(isRoundTrip: true)), (elsewhere, .otherPlace(try Name("2"))),
            (.moveStop(trip: a.id, stop: ids[0], to: 1), .otherOrder),
            (.insertStops(trip: a.id, [PlacedStop(index: 3, stop: new)]), .otherStops),
            (.removeStops(trip: a.id, [ids[2]]), .otherStops),
            (
                .several([
                    .removeStops(trip: a.id, [ids[2]]), .insertStops(trip: a.id, [PlacedStop(index: 2, stop: new)]),
                ]), .otherStops
            ),
            (.removeTrips([a.id]), .noSuchTrip),
        ]
        for (meanwhile, expected) in cases {
            var library = Library(trips: [a])
            _ = try library.apply(meanwhile)
            let before = library
            let change = Change.ifUnchanged(a, .reverseStops(trip: a.id))
            if let expected {
                #expect(throws: expected, "\(meanwhile)") { try library.apply(change) }
                #expect(library == before)
            } else {
                _ = try library.apply(try library.apply(change))
                #expect(library == before)
            }
        }
        var library = Library(trips: [try trip("A", stops: ["1", "2", "3"], seed: 1)])
        library.trips[0].isRoundTrip = true
        let round = library.trips[0]
        _ = try library.apply(.setRoundTrip(a.id, false))
        #expect(throws: ChangeError.otherKind(isRoundTrip: false)) {
            try library.apply(.ifUnchanged(round, .reverseStops(trip: a.id)))
        }
    }

    @Test("What does not fit is refused and changes nothing") func impossible() throws {
        let a = try trip("A", stops: ["1", "2"], seed: 1)
        let b = try trip("B", stops: ["1"], seed: 2)
        let (first, second, none) = (a.waypoints[0], a.waypoints[1], RandomIdentifiers().next())
        let cases: [(Change, ChangeError)] = [
            (.insertTrips([PlacedTrip(index: 0, trip: a)]), .alreadyThere),
            (.insertTrips([PlacedTrip(index: 0, trip: b), PlacedTrip(index: 1, trip: b)]), .alreadyThere),
            (.removeTrips([a.id, none]), .noSuchTrip), (.removeTrips([a.id, a.id]), .noSuchTrip),
            (.replaceTrip(b), .noSuchTrip), (.renameTrip(none, .newTrip), .noSuchTrip),
            (.setRoundTrip(none, true), .noSuchTrip), (.reverseStops(trip: none), .noSuchTrip),
            (.insertStops(trip: none, []), .noSuchTrip),
            (.insertStops(trip: a.id, [PlacedStop(index: 0, stop: first)]), .alreadyThere),
            (.removeStops(trip: a.id, [first.id, none]), .noSuchStop),
            (.replaceStop(trip: a.id, b.waypoints[0]), .noSuchStop),
            (.moveStop(trip: a.id, stop: none, to: 0), .noSuchStop),
            (.reorderStops(trip: a.id, [first.id]), .otherStops),
            (.reorderStops(trip: a.id, [first.id, first.id]), .otherStops),
            (.reorderStops(trip: a.id, [first.id, none]), .otherStops),
            (.several([.removeTrips([a.id]), .renameTrip(a.id, .newTrip)]), .noSuchTrip),
            (.several([.removeStops(trip: a.id, [second.id]), .several([.removeTrips([none])])]), .noSuchTrip),
        ]
        for (change, expected) in cases {
            var library = Library(trips: [a])
            #expect(throws: expected) { try library.apply(change) }
            #expect(library == Library(trips: [a]))
        }
    }

    @Test("Two hundred thousand stops go in and out in one change") func manyStopsGoInAndOutInOneChange() throws {
        let ids = SeededIdentifiers(seed: 5)
        let stops = (0..<200_000).map {
            PlacedStop(index: $0, stop: Waypoint(id: ids.next(), name: .newTrip, location: .nullPlace))
        }
        let empty = Library(trips: [try trip("A")])
        var library = empty
        let inverse = try library.apply(.insertStops(trip: empty.trips[0].id, stops))
        #expect(library.trips[0].waypoints.count == 200_000)
        _ = try library.apply(inverse)
        #expect(library == empty)
    }

    @Test("The history tells what was done") func history() throws {
        let a = try trip("Route 66", stops: ["Moab", "Page"], seed: 1)
        let b = try trip("B", seed: 2)
        let library = Library(trips: [a, b])
        let moab = a.waypoints[0]
        func changed(_ edit: (inout Waypoint) -> Void) -> Change {
            var stop = moab
            edit(&stop)
            return .replaceStop(trip: a.id, stop)
        }
        let place = try Coordinate(latitude: 1, longitude: 2)
        let cases: [(Change, String)] = [
            (.insertTrips([PlacedTrip(index: 0, trip: b)]), "Added “B”"),
            (.insertTrips([PlacedTrip(index: 0, trip: a), PlacedTrip(index: 0, trip: b)]), "Added 2 trips"),
            (.removeTrips([a.id]), "Deleted “Route 66”"), (.removeTrips([a.id, b.id]), "Deleted 2 trips"),
            (.replaceTrip(a), "Replaced “Route 66”"), (.renameTrip(b.id, .newTrip), "Renamed “B” to “New Trip”"),
            (.setRoundTrip(b.id, true), "Made “B” a round trip"),
            (.setRoundTrip(b.id, false), "Made “B” a one-way trip"),
            (.insertStops(trip: b.id, [PlacedStop(index: 0, stop: moab)]), "Added “Moab” to “B”"),
            (
                .insertStops(trip: b.id, a.waypoints.map { PlacedStop(index: 0, stop: $0) }), "Added 2 stops to “B”"
            ),
            (.removeStops(trip: a.id, [moab.id]), "Removed “Moab” from “Route 66”"),
            (.removeStops(trip: a.id, a.waypoints.map(\.id)), "Removed 2 stops from “Route 66”"),
            (changed { $0.name = .newTrip }, "Renamed “Moab” in “Route 66” to “New Trip”"),
            (changed { $0.location = place }, "Changed the place of “Moab” in “Route 66”"),
            (changed { $0.note = Note.cut("x") }, "Changed the note of “Moab” in “Route 66”"),
            (
                changed {
                    try? $0.plan.set(.nights(2))
                    $0.note = Note.cut("x")
                }, "Moab: nights 2, note added (Route 66)"
            ),
            (
                changed {
                    ($0.name, $0.location) = (.newTrip, place)
                    try? $0.plan.set(.nights(0))
                }, "Moab: renamed to “New Trip”, place changed, nights 0 (Route 66)"
            ),
            (
                changed { ($0.location, $0.note) = (place, Note.cut("x")) },
                "Changed “Moab” in “Route 66”: place changed, note added"
            ),
            (.moveStop(trip: a.id, stop: moab.id, to: 1), "Moved “Moab” to number 2 in “Route 66”"),
            (.moveStop(trip: a.id, stop: moab.id, to: .max), "Moved “Moab” to number 2 in “Route 66”"),
            (.reverseStops(trip: a.id), "Reversed “Route 66”"),
            (.reorderStops(trip: a.id, []), "Put the stops of “Route 66” into another order"),
            (
                .several([.renameTrip(b.id, .newTrip), .reverseStops(trip: b.id)]),
                "Renamed “B” to “New Trip”; Reversed “New Trip”"
            ),
            (.several(Array(repeating: .reverseStops(trip: b.id), count: 4)), "Made 4 changes"),
            (.labelled("Imported 3 trips", .removeTrips([a.id])), "Imported 3 trips"),
            (.ifUnchanged(a, .reverseStops(trip: a.id)), "Reversed “Route 66”"),
            (.renameTrip(RandomIdentifiers().next(), .newTrip), "Renamed a trip to “New Trip”"),
        ]
        for (change, expected) in cases { #expect(change.describe(in: library) == expected) }
    }

    @Test("Fields of other programs beside the trips are replaced, and a merge is the change in it")
    func otherFields() throws {
        let old = [ForeignField("old", RawJSON(.integer(1)))]
        let new = [
            ForeignField("new", RawJSON(.array([.integer(2), .string("x")]))), ForeignField("b", RawJSON(.null)),
        ]
        var library = Library(trips: [], otherFields: old)
        let change = Change.labelled("Merged", .merging(copy: 7, .replaceOtherFields(new)))
        #expect(change.mergedCopy == 7)
        #expect(change.describe(in: library) == "Merged")
        let inverse = try library.apply(change)
        #expect(library.otherFields == new)
        #expect(inverse == .labelled("Merged", .replaceOtherFields(old)))
        var writer = JSONWriter()
        change.encode(into: &writer)
        let read = try Array(writer.string.utf8).withUnsafeBufferPointer { bytes in try Change(decoding: bytes) }
        #expect(read == .labelled("Merged", .replaceOtherFields(new)))
        _ = try library.apply(inverse)
        #expect(library.otherFields == old)
    }

    @Test("Changes and their inverses survive the history file", arguments: 0..<40 as Range<UInt64>)
    func encoding(_ seed: UInt64) throws {
        var samples = Samples(seed: seed)
        var library = samples.library()
        for _ in 0..<20 {
            let change = samples.change(of: library)
            for change in [change, try library.apply(change)] {
                var writer = JSONWriter()
                change.encode(into: &writer)
                let text = writer.string
                #expect(!text.contains("\n"))
                let read = try Array(text.utf8).withUnsafeBufferPointer { bytes in try Change(decoding: bytes) }
                #expect(read == change)
            }
        }
    }

    @Test(
        "Refuses what is no change",
        arguments: [
            ("{}", "1:1: the change has no kind"), ("[]", "1:1: a change must be an object, not an array"),
            ("{\"moon\":[\"EC7D4222-6F41-4481-8FDE-580F122088A5\",1]}", "1:2: no change is called “moon”"),
            ("{\"reverseStops\":[\"EC7D4222-6F41-4481-8FDE-580F122088A5\",1]}", "1:57: the change has a part too many"),
            ("{\"moveStop\":[\"EC7D4222-6F41-4481-8FDE-580F122088A5\"]}", "1:53: the change lacks a part"),
            ("{\"removeTrips\":[],\"several\":[]}", "1:1: the change has two kinds"),
            ("{\"removeTrips\":[\"EC7D\"]}", "1:17: “id” must be a UUID like 6BA7B810-9DAD-41D1-80B4-00C04FD430C8"),
        ])
    func noChange(_ text: String, _ expected: String) {
        var message = ""
        do {
            _ = try Array(text.utf8).withUnsafeBufferPointer { bytes throws(TextFault) in try Change(decoding: bytes) }
        } catch { message = error.description }
        #expect(message == expected)
    }
}

/// One stop with this name.
private func stop(_ name: String) throws -> Waypoint {
    try trip("x", stops: [name], seed: UInt64(name.utf8.reduce(100) { $0 * 31 + UInt64($1) })).waypoints[0]
}
