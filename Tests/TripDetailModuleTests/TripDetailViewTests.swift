import Console
import Entities
import Foundation
import Geodesy
import Itineraries
import MapData
import Places
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

@Suite("A trip on the terminal")
struct TripDetailViewTests {
    let store = InMemoryStore([coast()])
    var answers = Answers(["Lyon", "2,2\n3,3 # and a comment\n\n", ""])

    /// Runs the screen; screens that it leads to are left at once, and what they were opened with goes to `opened`.
    @discardableResult
    func run(
        _ desk: Desk, _ mapData: any MapDataProvider = StraightLineProvider(PlaceList.few()),
        opened: @escaping (String) -> Void = { _ in }
    ) throws -> ScreenEnd {
        let navigator = desk.navigator
        let screen = TripDetailBuilder.screen(
            trip: id(1), try dependencies(store, mapData), orderWords: ArgumentWords(), alongWords: ArgumentWords(),
            map: nil,
            terminal: desk.terminal, navigator: navigator,
            destinations: TripDetailRouter.Destinations(
                screen: { destination in
                    let call = RecordingRouter.call(destination)
                    opened(call.hasPrefix("open ") ? "stop \(call.dropFirst(5))" : call)
                    return switch destination {
                    case .stop: ShortScreen(coversPage: true) { navigator.pop() }
                    case .bestOrder: ShortScreen { navigator.pop(saying: .changed("Took it.")) }
                    case .export: ShortScreen { navigator.pop(saying: .done("Wrote it.")) }
                    case .web: ShortScreen { navigator.pop(saying: .done("Opened it.")) }
                    default: ShortScreen { navigator.pop() }
                    }
                },
                placeQuestion: { [answers] question, _, _, _, then in
                    opened("place \(question)")
                    return ShortScreen {
                        navigator.pop()
                        then(answers.next().map { .text($0) } ?? .none)
                    }
                }))
        return try navigator.run([screen])
    }

    private func page(
        _ trip: Trip, _ context: TerminalContext = TerminalContext(), rows: ShownRows = .all
    )
        -> String
    {
        let page = TripDetailFormatter(unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in nil })
            .page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        return TripDetailView.page(page, context, rows: rows).joined(separator: "\n")
    }

    func type(_ lines: String...) -> [InMemoryStandardStreams.Step] {
        [.bytes(Array(lines.map { $0 + "\n" }.joined().utf8))]
    }

    @Test("In a low window a stop has one line: its name is cut, and its leg says no about")
    func low() {
        var trip = coast()
        for index in trip.waypoints.indices {
            trip.waypoints[index].name = name("The Long Name of Stop \(index + 1)")
        }
        let text = page(trip, TerminalContext(width: 40, outputIsTerminal: true), rows: ShownRows([0, 1, 2], room: 10))
        let rows = text.split(separator: "\n").filter { $0.contains("The Long") }
        #expect(rows.count == 3 && rows.allSatisfy { $0.count <= 40 } && rows[1].contains("274.0 km"), "\(text)")
        let row = TripDetailPage.Row(
            stop: nil, location: nil, number: "1", name: "A", place: "Utah, US", leg: "about 133 km, ferry",
            bearing: "", soFar: "", note: .init(text: "", line: ""))
        #expect(row.shortLeg == "133 km, ferry")
        let found = TripDetailPage(title: "T", rows: [row])
        #expect(found.row(0, contains: ["ferry"]) && found.row(0, contains: ["utah"]))
        #expect(!found.row(0, contains: ["train"]))
    }

    private static let session = """
        Coast

        #  Stop    Place              Leg  Bearing    So far  Note
        1  Lisbon  38.72, -9.14                               Tram 28
        2  Porto   41.15, -8.61  274.0 km  009° N   274.0 km
        3  Faro    37.02, -7.93  463.0 km  173° S   736.9 km

        3 stops, 736.9 km straight line

        \(TripDetailView.menu.keyLine())
        trip> 

        Coast

        #  Stop      Place              Leg  Bearing    So far  Note
        1  Lisbon    38.72, -9.14                               Tram 28
        2  Porto     41.15, -8.61  274.0 km  009° N   274.0 km
        3  Faro      37.02, -7.93  463.0 km  173° S   736.9 km
        4  New Stop  37.02, -7.93      0 km  000° N   736.9 km

        4 stops, 736.9 km straight line

        \(TripDetailView.menu.keyLine())
        Added New Stop as stop 4 of “Coast”.
        trip> 

        Coast

        #  Stop      Place              Leg  Bearing     So far  Note
        1  New Stop  37.02, -7.93
        2  Lisbon    38.72, -9.14  216.8 km  331° NNW  216.8 km  Tram 28
        3  Porto     41.15, -8.61  274.0 km  009° N    490.8 km
        4  Faro      37.02, -7.93  463.0 km  173° S    953.7 km

        4 stops, 953.7 km straight line

        \(TripDetailView.menu.keyLine())
        “New Stop” is now stop 1.
        trip> 
        There is no stop 9; “Coast” has 4 stops
        trip> 
        There is no stop 9; “Coast” has 4 stops
        trip> 

        Coast

        #  Stop      Place              Leg  Bearing     So far  Note
        1  New Stop  37.02, -7.93
        2  Lisbon    38.72, -9.14  216.8 km  331° NNW  216.8 km  Tram 28
        3  Faro      37.02, -7.93  216.8 km  150° SSE  433.6 km

        3 stops, 433.6 km straight line

        \(TripDetailView.menu.keyLine())
        Removed “Porto”.
        trip> 
        New name of the trip: 

        Atlantic

        #  Stop      Place              Leg  Bearing     So far  Note
        1  New Stop  37.02, -7.93
        2  Lisbon    38.72, -9.14  216.8 km  331° NNW  216.8 km  Tram 28
        3  Faro      37.02, -7.93  216.8 km  150° SSE  433.6 km

        3 stops, 433.6 km straight line

        \(TripDetailView.menu.keyLine())
        “Coast” is now called “Atlantic”.
        trip> 
        “zzz” is not in this menu; ? shows what is.
        trip> 

        """

    @Test("a whole session reads like this")
    func wholeSession() throws {
        let desk = Desk(
            typing: "a New Stop=37.02,-7.93", "m 4 1", "m 9 1", "m 9 1", "d Porto", "name", "Atlantic", "zzz", "b")
        #expect(try run(desk) == .back)
        #expect(desk.transcript == Self.session)
    }

    @Test("with a provider that answers later, and not in order, the session reads the same")
    func lateSession() throws {
        let desk = Desk(
            typing: "a New Stop=37.02,-7.93", "m 4 1", "m 9 1", "m 9 1", "d Porto", "name", "Atlantic", "zzz", "b")
        let late = LateMapData(
            StraightLineProvider(PlaceList.few()), scheduler: EventLoopScheduler(desk.loop))
        #expect(try run(desk, late) == .back)
        #expect(desk.transcript == Self.session)
        #expect(desk.loop.now > .milliseconds(30))
    }

    @Test(
        "several places of one name are a choice at a terminal, and the place taken is said", arguments: [false, true])
    func choices(isLate: Bool) throws {
        let typed = type("a Springfield", "3", "2", "q")
        let desk = Desk(script: typed, isTerminal: true, isDumb: true)
        let mapData = StraightLineProvider(PlaceList.few())
        let provider: any MapDataProvider =
            isLate ? LateMapData(mapData, scheduler: EventLoopScheduler(desk.loop)) : mapData
        #expect(try run(desk, provider) == .quit)
        let answer = desk.transcript.components(separatedBy: "trip> ").dropFirst().first ?? ""
        #expect(
            answer.hasPrefix(
                """
                “Springfield” fits several:
                  1  Springfield, Illinois (US)
                  2  Springfield, Missouri (US)
                Which “Springfield”? 1 is far away: type a number; Enter or s leaves it out.
                which 1-2> There is no answer 3; the answers are 1 to 2
                which 1-2> 
                """), "\(answer)")
        #expect(answer.hasSuffix("Added Springfield, Missouri (US) as stop 4 of “Coast”.\n"))
        #expect(store.library.trips[0].waypoints.last?.location == place(37.21, -93.29))
    }

    @Test(
        "where nothing answers, the page is shown with … after 300 ms, and Ctrl-C ends an add that waits for distances")
    func silence() throws {
        var shownAt: Duration?
        let desk = Desk(script: type("a 45.75,4.85 best") + [.signal(.interrupt)] + type("q"))
        desk.loop.beforeTurn = { [desk] in
            if shownAt == nil, desk.transcript.contains("trip> ") { shownAt = desk.loop.now }
        }
        #expect(try run(desk, SilentMapData()) == .quit)
        #expect(shownAt == .milliseconds(300))
        #expect(
            desk.transcript == """
                Coast

                #  Stop    Place         Leg  So far  Note
                1  Lisbon  38.72, -9.14               Tram 28
                2  Porto   41.15, -8.61    …       …
                3  Faro    37.02, -7.93    …       …

                3 stops, …

                \(TripDetailView.menu.keyLine())
                trip> 
                Stopped; nothing was changed.
                trip> 

                """)
        #expect(store.changes == [])
    }

    @Test("help names every key and word")
    func help() throws {
        let desk = Desk(typing: "?")
        #expect(try run(desk) == .back)
        let help = desk.transcript.components(separatedBy: "trip> \n")
        #expect(
            help.dropFirst().first == """
                a add PLACE           add a stop, at the end, ‘at N’ or where it is ‘best’
                m move STOPS TO       move stops so that the first is stop TO
                d delete STOPS        delete stops: 3, 2-4,7 or a name
                y days                plan its days: when to leave, how far to drive, where to sleep
                p map                 show the trip on a map
                u undo N              take the last change back, or the last N
                c copy STOPS to TRIP  copy stops to another trip, ‘at N’; with ‘move’ behind it they leave this one
                x split STOPS         make each of these stops begin a trip of its own
                name NAME             give the trip another name
                l loop ON|OFF         make it a round trip, or a one-way trip again
                v reverse             reverse the order of the stops
                o order HOW           search for the best order
                r report FILE         show the trip's distances or write them into a file; r notes, r days, r legs: with these
                e export FILE         write the trip into a file
                f find WORDS          look a place up
                k along KIND          list what lies along the way, the best of each stretch
                w web                 open the itinerary in a browser; w geo, w osm: for other maps than Google's
                E engine URL|off      show what measures distances, or take a road engine, the roads inside (E inside) or none
                units km|mi|nmi       show distances in another unit from now on
                U redo N              make it again after all, or the last N
                h history             show what was changed, and go back to it
                ? help                show this
                b back                go back to the list of trips
                q quit                leave; everything is saved
                5, or a name          open that stop; late: it misses its fixed time; !: y tells why
                5 nights 2            sets: name place note kind stay nights arrive leave cost way
                o loop                loop, start X, end X, lock 2,3, time 10, by road|time|distance
                a Bled; Piran 2n      places with nights; 1 night was set, night follows the drives
                Up Down               choose a row: Enter opens, Del removes, Alt-Up/Down moves
                < > g N / WORDS       turn pages, go to row N, show rows with words
                Esc, ?                one step back; at a question what can be typed
                Tab ^P ^R ^L          complete, recall a line, search lines, draw anew (Ctrl)

                """)
    }

    @Test("an answer that is empty asks for nothing", arguments: ["m", "d", "name", "e"])
    func emptyAnswers(key: String) throws {
        var opened: [String] = []
        #expect(try run(Desk(typing: key, "", "q"), opened: { opened.append($0) }) == .quit)
        #expect(store.changes == [])
        #expect(opened == [])
    }

    @Test("the end of the input cancels a question, then goes back", arguments: ["m", "d", "name", "e", "m 1"])
    func endOfInput(key: String) throws {
        #expect(try run(Desk(typing: key)) == .back)
        #expect(store.changes == [])
    }

    @Test("arguments may stand on the same line")
    func arguments() throws {
        var opened: [String] = []
        let desk = Desk(
            typing: "add 1,2", "move New York 1", "e ~/x.json", "o end  any lock 2", "r", "2", "U", "u", "Back", "b")
        #expect(try run(desk, opened: { opened.append($0) }) == .back)
        #expect(opened == ["export ~/x.json", "order end  any lock 2", "report ", "stop \(id(12))"])
        #expect(store.library.trips[0].waypoints.map(\.name.text) == ["Lisbon", "Porto", "Faro"])
        #expect(desk.transcript.contains("There is nothing to redo\n"))
        #expect(desk.transcript.contains("Undid: Added “1, 2” to “Coast”\n"))
    }

    @Test(
        "what an order and an export say stands below the page, which is not printed again; back from a stop the trip is shown again"
    )
    func comingBack() throws {
        let desk = Desk(typing: "e x.gpx", "o", "r", "2", "q")
        #expect(try run(desk) == .quit)
        let answers = desk.transcript.components(separatedBy: "trip> \n").dropFirst()
        #expect(answers.prefix(3) == ["Wrote it.\n", "Took it.\n", ""])
        #expect(answers.dropFirst(3).first?.hasPrefix("\nCoast\n\n#  Stop") == true)
    }

    @Test("where lines can be edited, a alone asks for the place with answers that appear while it is typed")
    func liveAdd() throws {
        var opened: [String] = []
        let desk = Desk(script: [.bytes(Array("a\rq\r".utf8))], isTerminal: true)
        #expect(try run(desk, opened: { opened.append($0) }) == .quit)
        #expect(opened == ["place Place: ", "place Place: ", "place Place: "])
        #expect(
            store.library.trips[0].waypoints.map(\.name.text) == ["Lisbon", "Porto", "Faro", "Lyon", "2, 2", "3, 3"])
        #expect(desk.transcript.contains("Added Lyon (FR) as stop 4 of “Coast”."))
    }

    @Test("hostile and wide names are visible and line up")
    func hostileNames() {
        let trip = Trip(
            id: id(1), name: name(Hostile.controls),
            waypoints: [
                stop(1, "東京 Tōkyō", 35.68, 139.76, note: "寿司\u{1B}[2J"), stop(2, "Nara\u{200F}", 34.69, 135.8),
                stop(3, "e\u{301}", 34, 135),
            ], isRoundTrip: true)
        #expect(
            page(trip) == """
                Red\\u{1B}[31m\\u{202E}gnp

                #  Stop                Place               Leg  Bearing     So far  Note
                1  東京 Tōkyō          35.68, 139.76                                寿司\\u{1B}[2J
                2  Nara\\u{200F}        34.69, 135.8   376.3 km  254° WSW  376.3 km
                3  e\u{301}                   34, 135        106.2 km  224° SW   482.5 km
                   back to 東京 Tōkyō                 472.8 km  065° ENE  955.3 km

                3 stops, round trip, 955.3 km straight line
                """)
    }

    @Test("a narrow terminal cuts, a pipe never")
    func widths() {
        let trip = Trip(
            id: id(1), name: name("Wales"),
            waypoints: [
                stop(1, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", 53.22, -4.21),
                stop(2, "Y", 52, -4, note: String(repeating: "note ", count: 30)),
            ])
        #expect(
            page(trip, TerminalContext(width: 72, outputIsTerminal: true)) == """
                Wales

                #  Stop                                      Leg    So far  Note
                1  Llanfairpwllgwyngyllgogerychwyrndr…
                2  Y                                    136.4 km  136.4 km  note note n…

                2 stops, 136.4 km straight line
                """)
        #expect(!page(trip).contains("…"))
    }
}

/// Answers that are given one after the other.
final class Answers {
    private var rest: [String]

    init(_ answers: [String]) {
        rest = answers
    }

    func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }
}
