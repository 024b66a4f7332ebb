import Cartography
import Console
import EmbeddedData
import Entities
import Geodesy
import Interchange
import Itineraries
import MapData
import Persistence
import Reactive
import Screens
import Shorelines
import TestSupport
import Testing

@testable import ReportModule

/// Files of memory that remember what was written.
private final class FakeDocuments: DocumentAccess {
    var failure: DocumentError?
    private(set) var calls: [String] = []

    func open(_ path: String) throws(DocumentError) -> OpenDocument { throw .notFound(path: path) }

    func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError) {
        calls.append("\(path) \(replacing) \(String(decoding: bytes, as: UTF8.self))")
        if let failure { throw failure }
    }
}

/// Draws maps over the base map of the program.
let drawers = MapDrawers {
    Cartographer { () throws(ShorelinesError) in
        let file = embedded_shorelines()
        return try Shorelines(permanent: file.bytes, count: file.count)
    }
}

@Suite("The distance report")
struct ReportModuleTests {
    private let store = InMemoryStore([coast(), alps()])
    private let documents = FakeDocuments()

    private func dependencies(
        _ mapData: any MapDataProvider = StraightLineProvider(), unit: DistanceUnit = .kilometers
    ) throws -> ReportDependencies {
        ReportDependencies(
            model: try DataModel(store: store), mapData: mapData, documents: documents, unit: unit,
            maps: drawers, homeDirectory: nil, clock: PlaceClock.byLongitude)
    }

    private func interactor(_ mapData: any MapDataProvider = StraightLineProvider()) throws -> ReportInteractor {
        ReportInteractor(try dependencies(mapData))
    }

    @Test(
        "a report is about the trips that are named, in that order",
        arguments: [
            (TripSelection.all, ["Coast", "Alps"]), (.trip(id(2)), ["Alps"]),
            (.references(["alps", "1", "al"]), ["Alps", "Coast", "Alps"]),
        ])
    func selections(selection: TripSelection, expected: [String]) throws {
        #expect(try answer(of: interactor().report(on: selection)).trips.map(\.name) == expected)
    }

    @Test("a trip that is not found is an error")
    func unknownTrips() throws {
        let interactor = try interactor()
        #expect(throws: ReferenceError.self) { try answer(of: interactor.report(on: .references(["1", "Rome"]))) }
        #expect(throws: StoreError.refused(.noSuchTrip)) { try answer(of: interactor.report(on: .trip(id(9)))) }
    }

    @Test("a report is there when every trip is measured, in the order of the list")
    func lateAnswers() throws {
        let mapData = ScriptedMapData()
        var reports: [DistanceReport] = []
        let subscription = try interactor(mapData).report(on: .all)
            .sink(receiveCompletion: { _ in }, receiveValue: { reports.append($0) })
        mapData.questions[1].succeed(metres: 10)
        #expect(reports == [])
        mapData.questions[0].succeed(metres: 5)
        #expect(reports.map { $0.trips.map(\.name) } == [["Coast", "Alps"]])
        #expect(reports.first?.distance == 20)
        subscription.cancel()
    }

    @Test("one trip without distances is no report, and the next may be one")
    func failure() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(mapData)
        var failures: [String] = []
        let subscription = interactor.report(on: .all)
            .sink(
                receiveCompletion: { if case .failure(let error) = $0 { failures.append("\(error)") } },
                receiveValue: { _ in })
        mapData.questions[0].fail("the road service is closed")
        #expect(failures == ["the distances could not be found out: the road service is closed"])
        var names: [String] = []
        let next = interactor.report(on: .trip(id(2)))
            .sink(receiveCompletion: { _ in }, receiveValue: { names = $0.trips.map(\.name) })
        mapData.questions.last?.succeed(metres: 10)
        #expect(names == ["Alps"])
        subscription.cancel()
        next.cancel()
    }

    @Test("every format is made from the same distances")
    func formats() throws {
        let presenter = ReportBuilder.presenter(try dependencies())
        func text(_ format: ReportFormat) throws -> String {
            try answer(of: presenter.text(on: .trip(id(2)), as: format, context: TerminalContext())).text
        }
        #expect(try text(.json).contains("\"distanceMeters\": 25594.676"))
        #expect(try text(.csv).contains("25594"))
        for format in [ReportFormat.text, .markdown, .html] {
            #expect(try text(format).replacing("\u{a0}", with: " ").contains("25.6 km"))
        }
    }

    @Test("as a screen the report is printed between empty lines, or what is wrong is said below")
    func screen() throws {
        let desk = Desk()
        func run(_ selection: TripSelection) throws -> ScreenEnd {
            try desk.navigator.run([
                ReportBuilder.screen(
                    on: selection, dependencies(unit: .miles), terminal: desk.terminal, navigator: desk.navigator)
            ])
        }
        #expect(try run(.trip(id(2))) == .back)
        #expect(
            desk.transcript == """

                Alps

                #  From  To    Distance  Bearing   So far
                1  Bern  Thun   15.9 mi  146° SE  15.9 mi

                2 stops, 15.9 mi straight line


                """)
    }

    @Test(
        "in the menus notes are asked for by the word in front of the file",
        arguments: [
            ("", false, nil), ("notes", true, nil), (" Notes  'my trip.md' ", true, "my trip.md"),
            ("notes.md", false, "notes.md"), ("./notes", false, "./notes"), ("trip.md", false, "trip.md"),
        ] as [(String, Bool, String?)])
    func request(typed: String, notes: Bool, path: String?) {
        let request = ReportInput(typed)
        #expect(request.options == ReportOptions(notes: notes) && request.path == path)
    }

    @Test("in the menus each part of a report is asked for by its word, in any order")
    func requestedParts() {
        let all = ReportInput("LEGS geo days notes 'a b.html'")
        #expect(
            all.options == ReportOptions(notes: true, days: true, legs: true, links: .geo) && all.path == "a b.html")
        #expect(ReportInput("osm").options.links == .osm && ReportInput("osm google x").options.links == .google)
        #expect(ReportInput("osm.html").path == "osm.html" && ReportInput("osm.html").options.links == .google)
    }

    @Test("the browser is opened with the links that are asked for, and not for a word that is none of them")
    func webWords() throws {
        let files = InMemoryFileSystem()
        try files.makeDirectory("/home", mode: 0o755)
        try files.makeDirectory("/home/me", mode: 0o755)
        let web = ReportBuilder.web(
            try dependencies(),
            documents: PrivateDocuments(
                files: files, environment: InMemoryEnvironment(variables: ["HOME": "/home/me"])),
            open: { _ in true })
        for (typed, link) in [("", "https://www.google.com/maps/dir/"), ("geo", "geo:46.95,7.44\"><svg")] {
            let desk = Desk()
            _ = try desk.navigator.run([
                ReportBuilder.webScreen(
                    on: .trip(id(2)), typed: typed, web, terminal: desk.terminal, navigator: desk.navigator)
            ])
            let page = try #require(files.bytes(at: "/home/me/.cache/roadtrip/itinerary.html"))
            #expect(String(decoding: page, as: UTF8.self).contains("class=\"code\" href=\"\(link)"))
        }
        #expect(throws: ReportError.notPart("bing")) { try answer(of: web.perform(ReportInput("bing"), on: .all)) }
    }

    @Test("as a screen the report has notes where they are asked for, and so has the file")
    func screenWithNotes() throws {
        for (typed, isShown) in [("notes", true), ("", false)] {
            let desk = Desk()
            _ = try desk.navigator.run([
                ReportBuilder.screen(
                    on: .trip(id(1)), typed: typed, dependencies(), terminal: desk.terminal, navigator: desk.navigator)
            ])
            #expect(desk.transcript.contains("\nNotes\n1  Lisbon: Tram 28\n") == isShown)
        }
        let desk = Desk()
        _ = try desk.navigator.run([
            ReportBuilder.screen(
                on: .trip(id(1)), typed: "notes a.md", dependencies(), terminal: desk.terminal,
                navigator: desk.navigator)
        ])
        #expect(documents.calls.count == 1 && documents.calls[0].hasPrefix("a.md false # Coast\n"))
        #expect(documents.calls[0].hasSuffix("- **1 Lisbon**: Tram 28\n"))
    }

    @Test("a report goes into a file as it is, and an existing one is kept unless told")
    func file() throws {
        let presenter = ReportBuilder.presenter(try dependencies())
        #expect(try presenter.write("é", to: "o\u{1B}ut.txt", replacing: true) == .done("Wrote o\\u{1B}ut.txt."))
        documents.failure = .exists(path: "out.txt")
        #expect(throws: DocumentError.exists(path: "out.txt")) {
            try presenter.write("b", to: "out.txt", replacing: false)
        }
        #expect(documents.calls == ["o\u{1B}ut.txt true é", "out.txt false b"])
    }
}
