import Console
import Entities
import Geodesy
import MapData
import Persistence
import Reactive
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

@Suite struct ReportModuleTests {
    let store = InMemoryStore([coast(), alps()])

    private func presenter(_ mapData: any MapDataProvider = StraightLineProvider()) throws -> ReportPresenter {
        ReportBuilder.presenter(
            ReportDependencies(
                model: try DataModel(store: store), mapData: mapData, documents: FakeDocuments(), unit: .kilometers))
    }

    private func names(_ presenter: ReportPresenter) -> [String]? {
        if case .loaded(let report) = presenter.state { report.trips.map(\.name) } else { nil }
    }

    @Test(
        "a report is about the trips that are named, in that order",
        arguments: [
            (ReportSubject.allTrips, ["Coast", "Alps"]), (.trip(id(2)), ["Alps"]),
            (.references(["alps", "1", "al"]), ["Alps", "Coast", "Alps"]),
        ])
    func subjects(subject: ReportSubject, expected: [String]) throws {
        let presenter = try presenter()
        try presenter.show(subject)
        #expect(names(presenter) == expected)
    }

    @Test func aTripThatCannotBeToldIsAnErrorOfTheCaller() throws {
        let presenter = try presenter()
        #expect(throws: ReferenceError.self) { try presenter.show(.references(["1", "Rome"])) }
        #expect(throws: StoreError.refused(.noSuchTrip)) { try presenter.show(.trip(id(9))) }
    }

    @Test func aReportIsUnderWayUntilEveryTripIsMeasured() throws {
        let mapData = ScriptedMapData()
        let presenter = try presenter(mapData)
        try presenter.show(.allTrips)
        #expect(presenter.state == .loading)
        #expect(throws: ReportError.noDistances("no answer yet")) {
            try presenter.document(.text, context: TerminalContext())
        }
        mapData.questions[1].succeed(metres: 10)
        #expect(presenter.state == .loading)
        mapData.questions[0].succeed(metres: 5)
        #expect(names(presenter) == ["Coast", "Alps"])
        #expect(try presenter.document(.json, context: TerminalContext()).contains("\"distanceMeters\": 20"))
        #expect(try presenter.document(.text, context: TerminalContext()).contains("10 m") == false)
    }

    @Test func oneTripWithoutDistancesIsNoReportButTheNextMayBe() throws {
        let mapData = ScriptedMapData()
        let presenter = try presenter(mapData)
        try presenter.show(.allTrips)
        mapData.questions[0].fail("the road service is closed")
        #expect(presenter.state == .failed("the road service is closed"))
        #expect(throws: ReportError.noDistances("the road service is closed")) {
            try presenter.document(.csv, context: TerminalContext())
        }
        try presenter.show(.trip(id(2)))
        mapData.questions.last?.succeed(metres: 10)
        #expect(names(presenter) == ["Alps"])
    }

    @Test func aLateAnswerToAnOlderQuestionIsNotShown() throws {
        let mapData = ScriptedMapData()
        let presenter = try presenter(mapData)
        try presenter.show(.trip(id(1)))
        try presenter.show(.trip(id(2)))
        mapData.questions[1].succeed(metres: 1)
        mapData.questions[0].succeed(metres: 2)
        #expect(names(presenter) == ["Alps"])
    }

    @Test func theViewPrintsTheReportOrWhyThereIsNone() throws {
        let desk = Desk()
        let mapData = ScriptedMapData()
        let view = ReportBuilder.view(
            ReportDependencies(
                model: try DataModel(store: store), mapData: mapData, documents: FakeDocuments(), unit: .miles),
            output: desk.output, context: desk.context)
        view.show(.references(["Ro\u{1B}me"]))
        view.show(.trip(id(2)))
        #expect(
            desk.transcript == """

                no trip is called “Ro\\u{1B}me”


                the distances could not be found out: no answer yet


                """)
        let direct = Desk()
        ReportBuilder.view(
            ReportDependencies(
                model: try DataModel(store: store), mapData: StraightLineProvider(), documents: FakeDocuments(),
                unit: .miles), output: direct.output, context: direct.context
        ).show(.trip(id(2)))
        #expect(
            direct.transcript == """

                Alps

                #  From  To    Distance  Bearing   So far
                1  Bern  Thun   15.9 mi  146° SE  15.9 mi

                2 stops, 15.9 mi straight line


                """)
    }

    @Test func aDocumentLeavesAsItIs() throws {
        let documents = FakeDocuments()
        let router = ReportBuilder.router(
            ReportDependencies(
                model: try DataModel(store: store), mapData: StraightLineProvider(), documents: documents,
                unit: .miles))
        try router.leave("é", to: "out.txt", replacing: true)
        documents.failure = .exists(path: "out.txt")
        #expect(throws: DocumentError.exists(path: "out.txt")) {
            try router.leave("b", to: "out.txt", replacing: false)
        }
        #expect(documents.calls == ["out.txt true é", "out.txt false b"])
    }
}
