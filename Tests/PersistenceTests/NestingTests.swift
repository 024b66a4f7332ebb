import Entities
import JSON
import Platform
import TestSupport
import Testing

@testable import Persistence

@Suite("Fields of others that are nested deep")
struct NestingTests {
    /// Where a field of others may be, and the most levels that it may have there.
    enum Place: CaseIterable {
        case trip, stop, location, library

        var levels: Int {
            switch self {
            case .library: 511
            case .trip: 509
            case .stop: 507
            case .location: 506
            }
        }

        /// A library of one trip with such a field.
        func library(levels: Int) -> Library {
            let fields = [ForeignField("x", RawJSON(NestingTests.nested(levels)))]
            var stop = Desk.stop(22, "Bern", 46.9, 7.4)
            if self == .stop { stop.otherFields.beside = fields }
            if self == .location { stop.otherFields.insideLocation = fields }
            let trip = Trip(
                id: Desk.id(2), name: Desk.name("Deep"), waypoints: [stop], otherFields: self == .trip ? fields : [])
            return Library(trips: [trip], otherFields: self == .library ? fields : [])
        }
    }

    static func nested(_ levels: Int) -> JSONValue {
        (0..<levels).reduce(.null) { value, level in
            level.isMultiple(of: 2) ? .array([value]) : .object([JSONMember("y", value)])
        }
    }

    @Test(
        "What is saved can be read again, undone and done again; one level more is refused", arguments: Place.allCases)
    func saved(place: Place) throws {
        let desk = try Desk()
        if place == .library {
            try desk.files.makeDirectory(Desk.directory, mode: 0o700)
            try desk.files.put(desk.text(place.library(levels: place.levels)), at: Desk.library)
        }
        let trips = place.library(levels: place.levels).trips
        // As deep as the changes of an import with replaced trips, and of a search for the best order, are.
        let change = Change.labelled(
            "Imported 1 trip",
            .several([
                place == .library
                    ? .renameTrip(Desk.id(2), Desk.name("Deep"))
                    : .several([.insertTrips([PlacedTrip(index: 0, trip: trips[0])])]),
                .ifUnchanged(trips[0], .several([.replaceTrip(trips[0])])), .removeTrips([Desk.id(2)]),
                .insertTrips([PlacedTrip(index: 0, trip: trips[0])]),
            ]))
        let saved = try desk.store().commit(change).library
        #expect(try desk.store().load() == saved)
        #expect(
            try desk.store().history()
                == History(entries: [
                    HistoryEntry(what: "Imported 1 trip", at: desk.clock.now, undone: false)
                ]))
        _ = try desk.store().undo(1)
        #expect(try desk.store().redo(1).library == saved)
        #expect(try desk.store().load() == saved)
        _ = try desk.store().commit(.removeTrips([Desk.id(2)]))
        #expect(try desk.store().undo(1).library == saved)
    }

    @Test("One level more is refused by the save, and nothing is written", arguments: [Place.trip, .stop, .location])
    func refused(place: Place) throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(3, "Alps"))
        let before = try desk.contents()
        let trip = place.library(levels: place.levels + 1).trips[0]
        let changes: [Change] = [
            .insertTrips([PlacedTrip(index: 0, trip: trip)]),
            .insertStops(trip: Desk.id(3), [PlacedStop(index: 0, stop: trip.waypoints[0])]),
        ]
        for change in changes.prefix(place == .trip ? 1 : 2) {
            let error = #expect(throws: StoreError.self) { try desk.store().commit(change) }
            guard case .unreadable? = error else {
                Issue.record("another error: \(String(describing: error))")
                continue
            }
        }
        #expect(try desk.contents().filter { $0.key != Desk.lock } == before.filter { $0.key != Desk.lock })
        #expect(throws: Never.self) { try desk.store().load() }
    }

    @Test("An import tells the line and column, in each form of file", arguments: Place.allCases)
    func imported(place: Place) throws {
        func decoded(_ text: String) throws(LibraryDecodingError) -> [Trip] {
            try LibraryDecoder.imported(
                Array(text.utf8), unnamed: .newTrip, ids: SeededIdentifiers(seed: 1)
            ).trips
        }
        for levels in [place.levels, place.levels + 1] {
            let whole = String(decoding: LibraryEncoder.encode(place.library(levels: levels)), as: UTF8.self)
            var texts = [whole]
            if place != .library, let start = whole.firstIndex(of: "["), let end = whole.lastIndex(of: "]") {
                // The trips alone, and the one trip.
                texts.append(String(whole[start...end]))
                texts.append(String(whole[whole.index(after: start)..<end]))
            }
            #expect(texts.count == (place == .library ? 1 : 3))
            for text in texts {
                if levels == place.levels {
                    let trips = try decoded(text)
                    #expect(try LibraryDecoder.library(LibraryEncoder.encode(Library(trips: trips))).trips == trips)
                } else {
                    let error = #expect(throws: LibraryDecodingError.self) { try decoded(text) }
                    #expect("\(String(describing: error))".contains("nested more than"))
                }
            }
        }
    }
}
