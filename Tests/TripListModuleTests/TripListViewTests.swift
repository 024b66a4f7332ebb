import Console
import Entities
import Geodesy
import MapData
import Reactive
import TestSupport
import Testing

@testable import TripListModule

@Suite("The list of trips on the terminal")
struct TripListViewTests {
    private func page(_ trips: [Trip]) -> TripListPage {
        TripListFormatter(unit: .kilometers, method: "straight line").page(
            trips.map { TripSummary(trip: $0, distance: .loaded(straightLineRoute(of: $0).distance)) })
    }

    private func request(_ line: String) -> ScreenRequest<TripListEvent> {
        TripListView().request(line, ScreenState(page([coast(), alps()])), in: TerminalContext())
    }

    /// What a line asks for, as far as it is an event; what is asked for first is answered with `answer`.
    private func event(_ line: String, answer: String? = nil) -> TripListEvent? {
        switch request(line) {
        case .event(let event): answer == nil ? event : nil
        case .question(_, let event): answer.flatMap { event($0) }
        case .lines, .nothing: nil
        }
    }

    @Test("every key and word is an event, with its argument on the line or asked for")
    func events() {
        #expect(event("2") == .open(trip: "2"))
        #expect(event("r") == .report)
        #expect(event("REPORT") == .report)
        #expect(event("u") == .undo)
        #expect(event("U") == .redo)
        #expect(event("redo") == .redo)
        #expect(event("q") == .quit)
        #expect(TripListView().endOfInput == .quit)
        #expect(event("n  A B ") == .edit(.new(name: "A B", places: [])))
        #expect(event("new", answer: "") == .edit(.new(name: "", places: [])))
        #expect(event("d2") == .edit(.delete(trips: ["2"])))
        #expect(event("d", answer: "Alps") == .edit(.delete(trips: ["Alps"])))
        #expect(event("i ~/my trips.json") == .importFile(path: "~/my trips.json"))
        #expect(event("import", answer: "a.gpx") == .importFile(path: "a.gpx"))
        #expect(event("e out.json") == .exportFile(path: "out.json"))
        #expect(event("export", answer: "b.gpx") == .exportFile(path: "b.gpx"))
        guard case .nothing = request("  ") else {
            Issue.record("an empty line asks for something")
            return
        }
    }

    @Test("an answer that is empty asks for nothing", arguments: ["d", "i", "e"])
    func emptyAnswers(key: String) {
        #expect(event(key, answer: "") == nil)
    }

    @Test("names of others are visible and columns line up")
    func hostileNames() {
        let trips = [
            Trip(id: id(5), name: name(Hostile.controls), waypoints: [stop(1, "東京", 35.68, 139.76)]),
            Trip(id: id(6), name: name("e\u{301}te\u{301} 🏔️"), waypoints: [stop(1, "Ålesund", 62.47, 6.15)]),
            coast(roundTrip: true),
        ]
        #expect(
            TripListView.page(page(trips), TerminalContext()).joined(separator: "\n") == """
                #  Trip                      Stops  Distance  From     To
                1  Red\\u{1B}[31m\\u{202E}gnp      1      0 km  東京     東京
                2  e\u{301}te\u{301} 🏔\u{FE0F}                        1      0 km  Ålesund  Ålesund
                3  Coast                         3  953.7 km  Lisbon   Lisbon

                3 trips, 5 stops, 953.7 km straight line
                """)
    }

    @Test("a narrow terminal cuts names, a pipe never")
    func narrowTerminal() {
        let trip = Trip(
            id: id(5), name: name(String(repeating: "Long road ", count: 9)),
            waypoints: [stop(1, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", 53.22, -4.21)])
        let narrow = TripListView.page(page([trip]), TerminalContext(width: 50, outputIsTerminal: true))
        #expect(
            narrow.joined(separator: "\n") == """
                #  Trip      Stops  Distance  From       To
                1  Long ro…      1      0 km  Llanfair…  Llanfair…

                1 trip, 1 stop, 0 km straight line
                """)
        #expect(!TripListView.page(page([trip]), TerminalContext(width: 50)).joined().contains("…"))
    }

    @Test("of a long list the menu shows the ends, a command the whole")
    func longList() {
        let trips = page((1...100).map { Trip(id: id($0), name: name("Trip \($0)")) })
        let shown = TripListView.page(trips, TerminalContext(), whole: false)
        #expect(
            shown.joined(separator: "\n") == """
                  #  Trip      Stops  Distance  From  To
                  1  Trip 1        0      0 km
                  2  Trip 2        0      0 km
                  3  Trip 3        0      0 km
                  4  Trip 4        0      0 km
                  5  Trip 5        0      0 km
                  6  Trip 6        0      0 km
                  7  Trip 7        0      0 km
                  8  Trip 8        0      0 km
                  9  Trip 9        0      0 km
                … 86 rows not shown
                 96  Trip 96       0      0 km
                 97  Trip 97       0      0 km
                 98  Trip 98       0      0 km
                 99  Trip 99       0      0 km
                100  Trip 100      0      0 km

                100 trips, 0 stops, 0 km straight line
                """)
        let whole = TripListView.page(trips, TerminalContext())
        #expect(whole.count == 103)
        let screen = TripListView().lines(trips, in: TerminalContext())
        #expect(Array(screen.prefix(shown.count)) == shown)
        #expect(
            screen.last == "n new · d N delete · i import · e export · r report · u undo · U redo · ? help · q quit")
    }
}
