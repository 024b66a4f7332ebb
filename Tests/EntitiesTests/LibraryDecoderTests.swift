import Entities
import Foundation
import Geodesy
import JSON
import TestSupport
import Testing

@Suite struct LibraryFiles {
    static let id = "\"id\": \"EC7D4222-6F41-4481-8FDE-580F122088A5\""
    static let place = "\"location\": {\"latitude\": 1, \"longitude\": 2}"

    @Test("Every library survives save and load", arguments: LongRun.cases(0..<1_000 as Range<UInt64>))
    func roundTrip(_ seed: UInt64) throws {
        var samples = Samples(seed: seed)
        let library = samples.library()
        let bytes = LibraryEncoder.encode(library)
        #expect(try LibraryDecoder.library(bytes) == library)
        var pieces: [UInt8] = []
        LibraryEncoder.encode(library) { pieces.append(contentsOf: $0) }
        #expect(pieces == bytes)
    }

    @Test("Writes the sample trips as they are") func sampleTrips() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = [UInt8](try Data(contentsOf: root.appendingPathComponent("Resources/sample-trips.json")))
        #expect(LibraryEncoder.encode(try LibraryDecoder.library(file)) == file)
    }

    @Test("Writes one stop a line and leaves out what is empty") func layout() throws {
        var library = Library(trips: [try trip("A", stops: ["x", "y"]), try trip("B", seed: 2)])
        library.trips[0].waypoints[1].note = Note.cut("two\nlines")
        library.trips[1].isRoundTrip = true
        library.otherFields = [ForeignField("app", RawJSON(.object([JSONMember("v", .number("1e2"))])))]
        let ids = library.trips.map(\.id.description) + library.trips[0].waypoints.map(\.id.description)
        #expect(
            String(decoding: LibraryEncoder.encode(library), as: UTF8.self) == """
                {"version": 1, "trips": [
                  {"id": "\(ids[0])", "name": "A", "waypoints": [
                    {"id": "\(ids[2])", "name": "x", "location": {"latitude": 0, "longitude": 0}},
                    {"id": "\(ids[3])", "name": "y", "location": {"latitude": 1, "longitude": 0}, "note": "two\\nlines"}
                  ]},
                  {"id": "\(ids[1])", "name": "B", "roundTrip": true, "waypoints": []}
                ], "app": {"v":1e2}}

                """)
        #expect(
            String(decoding: LibraryEncoder.encode(Library()), as: UTF8.self) == "{\"version\": 1, \"trips\": []}\n")
    }

    @Test(
        "Refuses as a library",
        arguments: [
            ("", "1:1: the text is empty; a JSON value was expected"),
            ("[]", "1:1: the library must be an object, not an array"),
            ("{\"trips\": []}", "1:1: the library has no “version”"),
            ("{\"version\": 1}", "1:1: the library has no “trips”"),
            ("{\"version\": 0, \"trips\": []}", "1:13: “version” must be 1"),
            ("{\"version\": \"1\", \"trips\": []}", "1:13: “version” must be a number, not a string"),
            ("{\"version\": 1, \"trips\": {}}", "1:25: “trips” must be an array, not an object"),
            ("{\"version\": 1, \"version\": 1, \"trips\": []}", "1:16: the name “version” comes twice in this object"),
            ("{\"version\": 1, \"trips\": []} x", "1:29: nothing may follow the value, found “x”"),
            ("{\"version\": 1, \"trips\": [\n1]}", "2:1: a trip must be an object, not a number"),
            ("{\"version\": 1, \"trips\": [\n{\"waypoints\": []}]}", "2:1: the trip has no “name”"),
            ("{\"version\": 1, \"trips\": [\n{\"name\": \"A\"}]}", "2:1: the trip has no “waypoints”"),
            (
                "{\"version\": 2, \"trips\": [], \"x\": NaN}",
                "1:13: version 2 is newer than this program, which reads version 1"
            ),
            ("{\"x\": [1],\n\"version\": 3.5}", "2:12: version 3.5 is newer than this program, which reads version 1"),
        ])
    func refusedLibraries(_ text: String, _ expected: String) {
        #expect(message { _ = try LibraryDecoder.library(Array(text.utf8)) } == expected)
    }

    @Test(
        "Refuses as a stop",
        arguments: [
            ("\"name\": \"\", \(place)", "1:9: a name cannot be empty"),
            ("\"name\": 5, \(place)", "1:9: “name” must be a string, not a number"),
            ("\"name\": null, \(place)", "1:9: “name” must be a string, not null"),
            ("\(place)", "1:0: the stop has no “name”"), ("\"name\": \"x\"", "1:0: the stop has no “location”"),
            ("\"name\": \"x\", \"location\": 7", "1:26: “location” must be an object, not a number"),
            ("\"name\": \"x\", \"location\": {\"latitude\": 1}", "1:26: the location has no “longitude”"),
            ("\"location\": {\"latitude\": 91, \"longitude\": 1}", "1:26: latitude 91 is not from -90 to 90"),
            (
                "\"location\": {\"latitude\": 1, \"longitude\": -180.5}",
                "1:42: longitude -180.5 is not from -180 to 180"
            ),
            (
                "\"location\": {\"latitude\": \"1\", \"longitude\": 1}",
                "1:26: “latitude” must be a number, not a string"
            ),
            ("\"location\": {\"latitude\": 1e400, \"longitude\": 1}", "1:26: the number is too large"),
            ("\"location\": {\"latitude\": null, \"longitude\": 1}", "1:26: “latitude” must be a number, not null"),
            (
                "\"location\": {\"latitude\": 1, \"latitude\": 1}",
                "1:29: the name “latitude” comes twice in this object"
            ),
            ("\"name\": \"x\", \"n\\u0061me\": \"y\"", "1:14: the name “name” comes twice in this object"),
            ("\"x\": 1, \"x\": 2", "1:9: the name “x” comes twice in this object"),
            ("\"id\": \"7\"", "1:7: “id” must be a UUID like 6BA7B810-9DAD-41D1-80B4-00C04FD430C8"),
            (
                "\"id\": \"EC7D4222-6F41-4481-8FDE-580F12208_A5\"",
                "1:7: “id” must be a UUID like 6BA7B810-9DAD-41D1-80B4-00C04FD430C8"
            ),
            ("\"id\": 7", "1:7: “id” must be a string, not a number"),
            ("\"note\": []", "1:9: “note” must be a string, not an array"),
        ])
    func refusedStops(_ members: String, _ expected: String) {
        let text = "{\"version\": 1, \"trips\": [{\"name\": \"A\", \"waypoints\": [{\n\(members)}]}]}"
        // Columns of the first line are those of the stop's brace.
        let expected = expected.hasPrefix("1:0:") ? "1:54:" + expected.dropFirst(4) : "2" + expected.dropFirst(1)
        #expect(message { _ = try LibraryDecoder.library(Array(text.utf8)) } == expected)
    }

    @Test("Names over the limit are refused in the library and cut on import")
    func longNames() throws {
        let long = String(repeating: "é", count: 300)
        let stop = "{\"name\": \"\(long)\", \"note\": \"old\", \(LibraryFiles.place)}"
        let text = "{\"version\": 1, \"trips\": [{\"name\": \"A\", \"waypoints\": [\n\(stop)]}]}"
        #expect(
            message { _ = try LibraryDecoder.library(Array(text.utf8)) }
                == "2:10: a name can have 200 characters; this one has 300")
        let decoded = try imported(text)
        let cut = try Name(String(repeating: "é", count: 200))
        #expect(decoded.trips[0].waypoints[0].name == cut)
        #expect(decoded.trips[0].waypoints[0].note?.text == long + "\nold")
        #expect(decoded.notices == [.nameCut(line: 2, name: cut)])
    }

    @Test("Import takes libraries arrays and single trips without ids and names")
    func imports() throws {
        let trip =
            "{\"waypoints\": [{\(LibraryFiles.place)}, {\"id\": null, \"name\": \" \", \"note\": null, \(LibraryFiles.place)}]}"
        for text in [
            trip, "[\(trip)]", "{\"trips\": [\(trip)]}", "{\"version\": 1, \"trips\": [\(trip)]}", "\u{FEFF}\(trip)",
        ] {
            let decoded = try imported(text)
            #expect(decoded.trips.count == 1)
            #expect(decoded.trips[0].name.text == "FILE")
            #expect(decoded.trips[0].waypoints.map(\.name.text) == ["Stop 1", "Stop 2"])
            #expect(decoded.notices == [.stopsNamed(StopNumbers(1...2), trip: try Name("FILE"))])
        }
        #expect(try imported("[]").trips.isEmpty)
        #expect(
            message { _ = try imported("{\"a\": 1}") }
                == "1:1: no trips here: the object has neither “trips” nor “waypoints”")
        #expect(message { _ = try imported("7") } == "1:1: the file must be an object, not a number")
    }

    @Test("Missing and double ids are replaced the same way each time")
    func replacedIDs() throws {
        let stop = "{\(LibraryFiles.id), \"name\": \"x\", \(LibraryFiles.place)}"
        let stops = Array(repeating: stop, count: 20).joined(separator: ", ")
        let trip = "{\(LibraryFiles.id), \"name\": \"A\", \"waypoints\": [\(stops)]}"
        let nameless = "{\"name\": \"B\", \"waypoints\": [{\"name\": \"y\", \(LibraryFiles.place)}]}"
        let text = Array("{\"version\": 1, \"trips\": [\(trip), \(trip), \(nameless), \(nameless)]}".utf8)
        let library = try LibraryDecoder.library(text)
        #expect(try LibraryDecoder.library(text) == library)
        #expect(Set(library.trips.map(\.id)).count == 4)
        #expect(library.trips[0].id.description == "EC7D4222-6F41-4481-8FDE-580F122088A5")
        for trip in library.trips { #expect(Set(trip.waypoints.map(\.id)).count == trip.waypoints.count) }
        #expect(library.trips[1].waypoints[0].id == library.trips[0].id)
    }

    @Test("Ids are read in either case and nothing else is one") func readIDs() throws {
        for text in ["ec7d4222-6f41-4481-8fde-580f122088a5", "EC7D4222-6F41-4481-8FDE-580F122088A5"] {
            let decoded = try imported("{\"id\": \"\(text)\", \"waypoints\": []}")
            #expect(decoded.trips[0].id == ID(text))
        }
        let valid = Array("ec7d4222-6f41-4481-8fde-580f122088a5".utf8)
        for place in valid.indices {
            for byte in UInt8(0x20)..<0x7F where byte != 0x22 && byte != 0x5C {
                var bytes = valid
                bytes[place] = byte
                let text = String(decoding: bytes, as: UTF8.self)
                // Foundation alone would take other characters too, so the rule is spelled out here.
                let isHexadecimal = Character(Unicode.Scalar(byte)).isHexDigit
                let isRight = [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : isHexadecimal
                let decoded = try? imported("{\"id\": \"\(text)\", \"waypoints\": []}")
                #expect((decoded != nil) == isRight, "\(text)")
                if let decoded { #expect(decoded.trips[0].id == ID(text)) }
            }
        }
    }

    @Test("Ids are written in capitals as UUID strings are") func writtenIDs() throws {
        for byte in UInt8.min...UInt8.max {
            let other = ~byte
            let bytes = (
                byte, other, byte, UInt8(0x0F), other, byte, UInt8(0xF0), byte, other, byte, UInt8(0x9A), byte, byte,
                other,
                UInt8(0xA9), byte
            )
            let id = withUnsafeBytes(of: bytes) { bytes in
                ID(
                    high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                    low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
            }
            let text = String(
                decoding: LibraryEncoder.encode(Library(trips: [Trip(id: id, name: .newTrip)])), as: UTF8.self)
            #expect(text.contains("{\"id\": \"\(UUID(uuid: bytes).uuidString)\", \"name\""))
        }
    }

    @Test("An id may be written with escapes") func escapedIDs() throws {
        let text = """
            {"version": 1, "trips": [{"id": "\\u0045C7D4222-6F41-4481-8FDE-580F122088A5", "name": "A", "waypoints": [
              {"id": "EC7D4222\\u002D6F41-4481-8FDE-580F122088A5", "name": "x", \(Self.place)}]}]}
            """
        let trip = try #require(try LibraryDecoder.library(Array(text.utf8)).trips.first)
        #expect(trip.id.description == "EC7D4222-6F41-4481-8FDE-580F122088A5")
        #expect(trip.waypoints.map(\.id) == [trip.id])
    }

    @Test("Mutated libraries never crash and what is read survives")
    func mutations() throws {
        var samples = Samples(seed: 9)
        let seed = LibraryEncoder.encode(
            Library(trips: [samples.trip(maximumStops: 3), samples.trip(maximumStops: 3)]))
        var read = 0
        for _ in 0..<3_000 {
            let bytes = samples.damaged(seed)
            guard let library = try? LibraryDecoder.library(bytes) else { continue }
            read += 1
            #expect(try LibraryDecoder.library(LibraryEncoder.encode(library)) == library)
        }
        #expect(read > 30)
    }

    private func imported(_ text: String) throws(LibraryDecodingError) -> DecodedTrips {
        try LibraryDecoder.imported(
            Array(text.utf8), unnamed: Name.cut("FILE") ?? .newTrip, ids: SeededIdentifiers(seed: 1))
    }

    private func message(_ body: () throws -> Void) -> String {
        do { try body() } catch { return (error as? LibraryDecodingError)?.description ?? "\(error)" }
        return "accepted"
    }
}
