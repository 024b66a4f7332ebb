import Console
import Entities
import Interchange
import Persistence
import TestSupport
import Testing

@testable import ExchangeModule

@Suite struct ExportTests {

    private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    @Test("The trips that are named are written in that order") func theTripsThatAreNamedAreWrittenInThatOrder() throws
    {
        let exchange = try Exchange([coast(), alps()])
        let result = try exchange.export(ExportRequest(.references(["2", "coast"])), toTerminal: false)
        #expect(
            text(result.output) == """
                {"version": 1, "trips": [
                  {"id": "00000000-0000-4000-8000-000000000002", "name": "Alps", "waypoints": [
                    {"id": "00000000-0000-4000-8000-000000000015", "name": "Bern", "location": {"latitude": 46.95, "longitude": 7.44}},
                    {"id": "00000000-0000-4000-8000-000000000016", "name": "Thun", "location": {"latitude": 46.76, "longitude": 7.63}}
                  ]},
                  {"id": "00000000-0000-4000-8000-000000000001", "name": "Coast", "waypoints": [
                    {"id": "00000000-0000-4000-8000-00000000000B", "name": "Lisbon", "location": {"latitude": 38.72, "longitude": -9.14}, "note": "Tram 28"},
                    {"id": "00000000-0000-4000-8000-00000000000C", "name": "Porto", "location": {"latitude": 41.15, "longitude": -8.61}},
                    {"id": "00000000-0000-4000-8000-00000000000D", "name": "Faro", "location": {"latitude": 37.02, "longitude": -7.93}}
                  ]}
                ]}

                """)
        #expect(result.lines == [])
        #expect(throws: ReferenceError.self) {
            try exchange.export(ExportRequest(.references(["1", "Rome"])), toTerminal: false)
        }
    }

    @Test("A trip that is named twice is written once") func aTripThatIsNamedTwiceIsWrittenOnce() throws {
        let exchange = try Exchange([coast(), alps()])
        func exported(_ references: String...) throws -> [UInt8]? {
            try exchange.export(ExportRequest(.references(references)), toTerminal: false).output
        }
        #expect(try exported("2", "coast", "Alps", "2") == exported("2", "1"))
    }

    @Test("What was exported is imported as it was") func whatWasExportedIsImportedAsItWas() throws {
        let exchange = try Exchange([coast(roundTrip: true), alps()])
        var request = ExportRequest(.all)
        request.path = "out.json"
        let result = try exchange.export(request, toTerminal: true)
        #expect(result.output == nil)
        #expect(result.lines == ["Wrote out.json."])
        #expect(result.written == WrittenFile(path: "out.json", format: "json", trips: 2, stops: 5, warnings: []))
        let other = try Exchange([])
        other.documents.files = exchange.documents.files
        _ = try other.take("out.json")
        #expect(other.store.library == exchange.store.library)
    }

    @Test("A file that is there is only written over when told to") func aFileThatIsThereIsOnlyWrittenOverWhenToldTo()
        throws
    {
        let exchange = try Exchange([coast()])
        exchange.put("mine", at: "out.json")
        var request = ExportRequest(.all)
        request.path = "out.json"
        #expect(throws: DocumentError.exists(path: "out.json")) {
            try exchange.export(request, toTerminal: false)
        }
        #expect(text(exchange.documents.files["out.json"]) == "mine")
        request.replaces = true
        _ = try exchange.export(request, toTerminal: false)
        #expect(text(exchange.documents.files["out.json"]).hasPrefix("{\"version\": 1"))
    }

    @Test("the ending says the format", arguments: ["trip.JSON", "a/b.json"])
    func endings(path: String) throws {
        let exchange = try Exchange([])
        var request = ExportRequest(.all)
        request.path = path
        _ = try exchange.export(request, toTerminal: false)
        #expect(exchange.documents.files[path] != nil)
    }

    private let endings = ["gpx", "kml", "kmz", "geojson", "json", "ics", "tsv", "csv", "txt", "links"]

    @Test("an ending that says nothing is refused", arguments: ["trip.doc", "trip", "a.json/b"])
    func unknownEndings(path: String) throws {
        let exchange = try Exchange([])
        var request = ExportRequest(.all)
        request.path = path
        #expect(throws: UnknownEndingError(path: path, known: endings)) {
            try exchange.export(request, toTerminal: false)
        }
        #expect(exchange.documents.files == [:])
        request.format = "json"
        #expect(throws: Never.self) { try exchange.export(request, toTerminal: false) }
    }

    @Test("In a menu what the person can mend becomes a notice") func inAMenuWhatThePersonCanMendBecomesANotice() throws
    {
        let exchange = try Exchange([coast(), alps()])
        #expect(try exchange.exportFile(.trip(id(2)), to: "~/a.json") == .done("Wrote /home/me/a.json."))
        #expect(!text(exchange.documents.files["/home/me/a.json"]).contains("Coast"))
        #expect(
            try exchange.exportFile(.all, to: "/home/me/a.json")
                == .failed(
                    "/home/me/a.json exists already",
                    "Give another name."))
        #expect(
            try exchange.exportFile(.all, to: "a\u{1B}.doc")
                == .failed(
                    "Unknown file ending: a\\u{1B}.doc",
                    "Endings that are known: \(endings.joined(separator: ", "))."))
        #expect(try exchange.exportFile(.all, to: "-") == .failed("- is no file; give the name of one."))
        exchange.documents.failure = .cannotCreate(path: "/root/a.json", reason: "Permission denied")
        #expect(throws: DocumentError.cannotCreate(path: "/root/a.json", reason: "Permission denied")) {
            try exchange.exportFile(.all, to: "/root/a.json")
        }
    }
}
