import Console
import Entities
import Foundation
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

@testable import TripListModule

@Suite struct TripListViewTests {
    let store = InMemoryStore([coast(), alps()])
    let router = FakeRouter()

    /// Runs the screen over `store` and returns how it was left.
    private func run(_ desk: Desk) throws -> ScreenEnd {
        let mapData = StraightLineProvider()
        return try TripListBuilder.screen(
            TripListDependencies(
                model: try DataModel(store: store), mapData: mapData, places: PlaceFinder(mapData),
                identifiers: SeededIdentifiers(seed: 1), unit: .kilometers), router: router, dialog: desk.dialog,
            output: desk.output, context: desk.context
        ).run()
    }

    private func state(_ trips: [Trip]) -> TripListState {
        TripListPresenter.state(
            trips.map { TripSummary(trip: $0, distance: .loaded(straightLineRoute(of: $0).distance)) },
            unit: .kilometers, method: "straight line", notice: nil)
    }

    @Test func aWholeSessionReadsLikeThis() throws {
        let desk = Desk(typing: "n", "", "d 9", "d 9", "delete 1", "foo", "", "u", "REDO", "q")
        #expect(try run(desk) == .quit)
        #expect(
            desk.transcript == """
                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                n new · d N delete · i import · e export · r report · u undo · U redo · ? help · q quit
                trips> 
                Name of the trip (empty: New Trip): 

                #  Trip      Stops  Distance  From    To
                1  New Trip      0      0 km
                2  Coast         3  736.9 km  Lisbon  Faro
                3  Alps          2   25.6 km  Bern    Thun

                3 trips, 5 stops, 762.5 km straight line

                n new · d N delete · i import · e export · r report · u undo · U redo · ? help · q quit
                Made “New Trip”, trip 1 of the list.
                trips> 
                there is no trip 9; the library has 3 trips
                trips> 
                there is no trip 9; the library has 3 trips
                trips> 

                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                n new · d N delete · i import · e export · r report · u undo · U redo · ? help · q quit
                Deleted “New Trip”.
                trips> 
                “foo” is not in this menu; ? shows what is.
                trips> 
                trips> 
                undid
                trips> 
                there is nothing to redo
                trips> 

                """)
        #expect(store.library.trips.map(\.name.text) == ["Coast", "Alps"])
    }

    @Test func helpNamesEveryKeyAndWord() throws {
        let desk = Desk(typing: "?", "help")
        #expect(try run(desk) == .quit)
        #expect(
            desk.transcript == """
                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                n new · d N delete · i import · e export · r report · u undo · U redo · ? help · q quit
                trips> 
                  n new        make a trip
                  d N delete   delete trip N
                  i import     take trips from a file
                  e export     write the trips into a file
                  r report     show all distances
                  u undo       take the last change back
                  U redo       do it again after all
                  ? help       show this
                  q quit       leave; everything is saved
                  A number opens that trip.
                trips> 
                  n new        make a trip
                  d N delete   delete trip N
                  i import     take trips from a file
                  e export     write the trips into a file
                  r report     show all distances
                  u undo       take the last change back
                  U redo       do it again after all
                  ? help       show this
                  q quit       leave; everything is saved
                  A number opens that trip.
                trips> 

                """)
    }

    @Test func theListIsShownAgainAfterComingBackFromATrip() throws {
        let desk = Desk(typing: "2", "q")
        #expect(try run(desk) == .quit)
        let pages = desk.transcript.components(separatedBy: "2 trips, 5 stops")
        #expect(pages.count == 3)
        #expect(router.calls == ["open 00000000-0000-4000-8000-000000000002"])
    }

    @Test("quitting inside a trip quits", arguments: [ScreenEnd.quit, .interrupted(.hangup)])
    func quitting(end: ScreenEnd) throws {
        router.end = end
        #expect(try run(Desk(typing: "1", "n never")) == end)
        #expect(store.changes == [])
    }

    @Test("an answer that is empty asks for nothing", arguments: ["d", "i", "e"])
    func emptyAnswers(key: String) throws {
        #expect(try run(Desk(typing: key, "", "q")) == .quit)
        #expect(store.changes == [])
        #expect(router.calls == [])
    }

    @Test("the end of the input cancels a question and then leaves", arguments: ["n", "d", "i", "e"])
    func endOfInput(key: String) throws {
        #expect(try run(Desk(typing: key)) == .quit)
        #expect(store.changes == [])
        #expect(router.calls == [])
    }

    @Test func argumentsMayStandOnTheSameLine() throws {
        #expect(try run(Desk(typing: "i ~/my trips.json", "e out.json", "n  A B ", "r", "d2", "q")) == .quit)
        #expect(router.calls == ["import ~/my trips.json", "export out.json", "report"])
        #expect(store.library.trips.map(\.name.text) == ["A B", "Alps"])
    }

    @Test func namesOfOthersAreVisibleAndColumnsLineUp() {
        let trips = [
            Trip(id: id(5), name: name(Hostile.controls), waypoints: [stop(1, "東京", 35.68, 139.76)]),
            Trip(id: id(6), name: name("e\u{301}te\u{301} 🏔️"), waypoints: [stop(1, "Ålesund", 62.47, 6.15)]),
            coast(roundTrip: true),
        ]
        #expect(
            TripListView.page(state(trips), TerminalContext()).joined(separator: "\n") == """
                #  Trip                      Stops  Distance  From     To
                1  Red\\u{1B}[31m\\u{202E}gnp      1      0 km  東京     東京
                2  e\u{301}te\u{301} 🏔\u{FE0F}                        1      0 km  Ålesund  Ålesund
                3  Coast                         3  953.7 km  Lisbon   Lisbon

                3 trips, 5 stops, 953.7 km straight line
                """)
    }

    @Test func aNarrowTerminalCutsNamesAndAPipeNever() {
        let trip = Trip(
            id: id(5), name: name(String(repeating: "Long road ", count: 9)),
            waypoints: [stop(1, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", 53.22, -4.21)])
        let narrow = TripListView.page(state([trip]), TerminalContext(width: 50, outputIsTerminal: true))
        #expect(
            narrow.joined(separator: "\n") == """
                #  Trip      Stops  Distance  From       To
                1  Long ro…      1      0 km  Llanfair…  Llanfair…

                1 trip, 1 stop, 0 km straight line
                """)
        #expect(!TripListView.page(state([trip]), TerminalContext(width: 50)).joined().contains("…"))
    }

    @Test func ofALongListTheMenuShowsTheEnds() {
        let trips = (1...100).map { Trip(id: id($0), name: name("Trip \($0)")) }
        let page = TripListView.page(state(trips), TerminalContext(), whole: false)
        #expect(
            page.joined(separator: "\n") == """
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
        #expect(TripListView.page(state(trips), TerminalContext()).count == 103)
    }
}
