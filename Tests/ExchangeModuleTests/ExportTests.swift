import CivilTime
import Console
import Entities
import Interchange
import Persistence
import Screens
import TestSupport
import Testing

@testable import ExchangeModule

@Suite struct ExportTests {

    private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

    @Test("The trips that are named are written in that order") func namedTrips() throws {
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

    @Test("A trip that is named twice is written once") func namedTwice() throws {
        let exchange = try Exchange([coast(), alps()])
        func exported(_ references: String...) throws -> [UInt8]? {
            try exchange.export(ExportRequest(.references(references)), toTerminal: false).output
        }
        #expect(try exported("2", "coast", "Alps", "2") == exported("2", "1"))
    }

    @Test("What was exported is imported as it was") func roundTrip() throws {
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

    @Test(
        "Values that a plan cannot have are kept in the library, named when they are left out, and what is written is read"
    )
    func whatImportRefusesIsNotExported() throws {
        let text = """
            {"version": 1, "trips": [{"id": "\(id(1))", "name": "A", "mood": "good", "plan": 7, "waypoints": []},
            {"id": "\(id(2))", "name": "B", "plan": {"start": "soon", "leave": "late", "dailyMinutes": 0, "speedKmh": "x",
            "detour": [], "legMinutes": -1, "currency": 7, "fuel": {"litersPer100km": 0, "price": "x", "tank": 50}},
            "waypoints": [{"id": "\(id(3))", "name": "S", "location": {"latitude": 1, "longitude": 2}, "kind": 5,
            "stayMinutes": "long", "nights": -1, "arrive": "x", "cost": "cheap", "mood": "bad"}]},
            {"id": "\(id(4))", "name": "C", "plan": {"fuel": 3}, "waypoints": []}]}
            """
        let library = try LibraryDecoder.library(Array(text.utf8))
        let exchange = try Exchange(library.trips)
        let result = try exchange.export(ExportRequest(.all), toTerminal: false)
        #expect(
            result.lines == [
                "values of other programs that import would refuse are left out: “arrive”, “cost”, “currency”, “dailyMinutes”, "
                    + "“detour”, “fuel”, “kind”, “leave”, “legMinutes”, “litersPer100km”, “nights”, “plan”, “price”, "
                    + "“speedKmh”, “start”, “stayMinutes”"
            ])
        let other = try Exchange([])
        other.documents.files["all.json"] = result.output
        #expect(try other.take("all.json") == ["all.json: took 3 trips with 1 stop (json)"])
        let taken = other.store.library.trips
        #expect(taken.map { $0.otherFields.map(\.name) } == [["mood"], [], []])
        #expect(taken.flatMap(\.plan.otherFields.insideFuel).map(\.name) == ["tank"])
        #expect(taken.flatMap(\.waypoints).map { $0.otherFields.beside.map(\.name) } == [["mood"]])
    }

    @Test("A file that is there is only written over when told to") func writingOver()
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

    @Test("in the menus a calendar asks whether it is to have times, where somebody can be asked and it can be written")
    func times() throws {
        var trip = coast()
        func result(_ path: String, asking: Bool = true) throws -> (TaskScreen.Result, Exchange) {
            let exchange = try Exchange([trip])
            return (try answer(of: exchange.presenter.exportFile(.all, to: path, asking: asking)), exchange)
        }
        // Without a first day there is nothing to ask about.
        let refused = try result("c.ics").0
        #expect(refused.question == nil && refused.notice?.result.isDone == false)
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        for path in ["c.gpx", "c.ics --times"] { #expect(try result(path).0.question == nil) }
        #expect(try result("c.ics", asking: false).0.question == nil)
        let (asked, exchange) = try result("c.ics")
        let question = try #require(asked.question)
        #expect(exchange.documents.files == [:])
        let whole = try answer(of: try #require(question.otherwise))
        let days = text(exchange.documents.files["c.ics"])
        #expect(whole.notice?.lines.contains { $0.contains("--times adds each drive") } == true)
        // The file is there now, so that it is asked once more.
        let again = try #require(try answer(of: question.task).question)
        _ = try answer(of: again.task)
        let timed = text(exchange.documents.files["c.ics"])
        #expect(timed.contains("SUMMARY:Drive: Lisbon → Porto") && !days.contains("SUMMARY:Drive"))
    }

    @Test("the ending says the format", arguments: ["trip.JSON", "a/b.json"])
    func endings(path: String) throws {
        let exchange = try Exchange([])
        var request = ExportRequest(.all)
        request.path = path
        _ = try exchange.export(request, toTerminal: false)
        #expect(exchange.documents.files[path] != nil)
    }

    private let endings = ["gpx", "kml", "kmz", "geojson", "json", "ics", "tsv", "csv", "txt", "links", "qr"]

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

    @Test("In a menu what the person can mend becomes a notice") func menuNotice() throws {
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
