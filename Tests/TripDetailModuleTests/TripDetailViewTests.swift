import Console
import Entities
import Foundation
import Geodesy
import MapData
import Reactive
import TestSupport
import Testing

@testable import TripDetailModule

@Suite struct TripDetailViewTests {
    let store = InMemoryStore([coast()])
    let router = FakeRouter()

    private func run(_ desk: Desk) throws -> ScreenEnd {
        let mapData = StraightLineProvider()
        return try TripDetailBuilder.screen(
            trip: id(1),
            TripDetailDependencies(
                model: try DataModel(store: store), mapData: mapData, places: PlaceFinder(mapData),
                identifiers: SeededIdentifiers(seed: 1), unit: .kilometers), router: router, dialog: desk.dialog,
            output: desk.output, context: desk.context
        ).run()
    }

    private func page(
        _ trip: Trip, _ context: TerminalContext = TerminalContext(), focus: Int? = nil, whole: Bool = true
    )
        -> String
    {
        var state = TripDetailFormatter(unit: .kilometers, method: "straight line")
            .state(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        state.focus = focus
        return TripDetailView.page(state, context, whole: whole).joined(separator: "\n")
    }

    @Test func aWholeSessionReadsLikeThis() throws {
        let desk = Desk(typing: "a", "", "m 4 1", "m 9 1", "m 9 1", "d Porto", "n", "Atlantic", "zzz", "b")
        #expect(try run(desk) == .back)
        #expect(
            desk.transcript == """
                Coast

                #  Stop    Place              Leg  Bearing    So far  Note
                1  Lisbon  38.72, -9.14                               Tram 28
                2  Porto   41.15, -8.61  274.0 km  009° N   274.0 km
                3  Faro    37.02, -7.93  463.0 km  173° S   736.9 km

                3 stops, 736.9 km straight line

                a PLACE add · m FROM TO move · d N delete · n NAME rename · o order · r report · e FILE export · u undo · U redo · ? help · b back · q quit
                trip> 
                Place (empty: the last stop again): 

                Coast

                #  Stop      Place              Leg  Bearing    So far  Note
                1  Lisbon    38.72, -9.14                               Tram 28
                2  Porto     41.15, -8.61  274.0 km  009° N   274.0 km
                3  Faro      37.02, -7.93  463.0 km  173° S   736.9 km
                4  New Stop  37.02, -7.93      0 km  000° N   736.9 km

                4 stops, 736.9 km straight line

                a PLACE add · m FROM TO move · d N delete · n NAME rename · o order · r report · e FILE export · u undo · U redo · ? help · b back · q quit
                Added New Stop as stop 4 of “Coast”.
                Total: 736.9 km straight line
                trip> 

                Coast

                #  Stop      Place              Leg  Bearing     So far  Note
                1  New Stop  37.02, -7.93
                2  Lisbon    38.72, -9.14  216.8 km  331° NNW  216.8 km  Tram 28
                3  Porto     41.15, -8.61  274.0 km  009° N    490.8 km
                4  Faro      37.02, -7.93  463.0 km  173° S    953.7 km

                4 stops, 953.7 km straight line

                a PLACE add · m FROM TO move · d N delete · n NAME rename · o order · r report · e FILE export · u undo · U redo · ? help · b back · q quit
                “New Stop” is now stop 1.
                Total: 953.7 km straight line
                trip> 
                there is no stop 9; “Coast” has 4 stops
                trip> 
                there is no stop 9; “Coast” has 4 stops
                trip> 

                Coast

                #  Stop      Place              Leg  Bearing     So far  Note
                1  New Stop  37.02, -7.93
                2  Lisbon    38.72, -9.14  216.8 km  331° NNW  216.8 km  Tram 28
                3  Faro      37.02, -7.93  216.8 km  150° SSE  433.6 km

                3 stops, 433.6 km straight line

                a PLACE add · m FROM TO move · d N delete · n NAME rename · o order · r report · e FILE export · u undo · U redo · ? help · b back · q quit
                Removed “Porto”.
                Total: 433.6 km straight line
                trip> 
                New name of the trip: 

                Atlantic

                #  Stop      Place              Leg  Bearing     So far  Note
                1  New Stop  37.02, -7.93
                2  Lisbon    38.72, -9.14  216.8 km  331° NNW  216.8 km  Tram 28
                3  Faro      37.02, -7.93  216.8 km  150° SSE  433.6 km

                3 stops, 433.6 km straight line

                a PLACE add · m FROM TO move · d N delete · n NAME rename · o order · r report · e FILE export · u undo · U redo · ? help · b back · q quit
                The trip is now called “Atlantic”.
                Total: 433.6 km straight line
                trip> 
                “zzz” is not in this menu; ? shows what is.
                trip> 

                """)
    }

    @Test func helpNamesEveryKeyAndWord() throws {
        let desk = Desk(typing: "?")
        #expect(try run(desk) == .back)
        let help = desk.transcript.components(separatedBy: "trip> \n")
        #expect(
            help.dropFirst().first == """
                  a PLACE add      add a stop at the end; nothing copies the last stop
                  m FROM TO move   move stop FROM so that it is stop TO
                  d N delete       delete stop N
                  n NAME rename    give the trip another name
                  o order          search for the best order
                  r report         show the trip's distances
                  e FILE export    write the trip into a file
                  u undo           take the last change back
                  U redo           do it again after all
                  ? help           show this
                  b back           go back to the list of trips
                  q quit           leave; everything is saved
                  A number opens that stop.
                  o takes, in any order: loop, start STOP, end STOP, lock STOPS, time SECONDS;
                  as in: o start any end any lock 2,3 time 10. Quotes keep a name together.

                """)
    }

    @Test("an answer that is empty asks for nothing", arguments: ["m", "d", "n", "e"])
    func emptyAnswers(key: String) throws {
        #expect(try run(Desk(typing: key, "", "q")) == .quit)
        #expect(store.changes == [])
        #expect(router.calls == [])
    }

    @Test("the end of the input cancels a question, then goes back", arguments: ["a", "m", "d", "n", "e"])
    func endOfInput(key: String) throws {
        #expect(try run(Desk(typing: key)) == .back)
        #expect(store.changes == [])
    }

    @Test func argumentsMayStandOnTheSameLine() throws {
        #expect(
            try run(
                Desk(
                    typing: "add 1,2", "move New York 1", "e ~/x.json", "o end  any lock 2", "r", "2", "U", "u", "Back",
                    "b")) == .back)
        #expect(router.calls.prefix(3) == ["export ~/x.json", "order end  any lock 2", "report"])
        #expect(router.calls.suffix(2) == ["redo", "undo"])
        #expect(store.library.trips[0].waypoints.map(\.name.text) == ["Lisbon", "Porto", "Faro", "1, 2"])
    }

    @Test func hostileAndWideNamesAreVisibleAndLineUp() {
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

    @Test func aNarrowTerminalCutsAndAPipeNever() {
        let trip = Trip(
            id: id(1), name: name("Wales"),
            waypoints: [
                stop(1, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", 53.22, -4.21),
                stop(2, "Y", 52, -4, note: String(repeating: "note ", count: 30)),
            ])
        #expect(
            page(trip, TerminalContext(width: 72, outputIsTerminal: true)) == """
                Wales

                #  Stop          Place              Leg  Bearing    So far  Note
                1  Llanfairpwl…  53.22, -4.21
                2  Y             52, -4        136.4 km  174° S   136.4 km  note note n…

                2 stops, 136.4 km straight line
                """)
        #expect(!page(trip).contains("…"))
    }

    @Test func ofALongTripTheMenuShowsTheEndsAndWhatIsAroundTheLastEdit() {
        let trip = Trip(
            id: id(1), name: name("Long"),
            waypoints: (1...200).map { stop(UInt64($0), "S\($0)", Double($0) / 10, 0) })
        let lines = page(trip, focus: 99, whole: false).split(separator: "\n").map { $0.split(separator: " ")[0] }
        #expect(
            lines == ["Long", "#"] + (1...5).map { "\($0)" } + ["…"] + (92...108).map { "\($0)" } + ["…"]
                + (196...200).map { "\($0)" } + ["200"])
        #expect(page(trip).split(separator: "\n").count == 203)
    }
}
