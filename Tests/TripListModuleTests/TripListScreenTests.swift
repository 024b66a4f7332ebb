import Console
import Entities
import MapData
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripListModule

@Suite("A session with the list of trips")
struct TripListScreenTests {
    let store = InMemoryStore([coast(), alps()])

    private static let wholeSession = ["n", "", "d 9", "d 9", "delete 1", "foo", "", "u", "REDO", "U", "q"]

    private func typing(_ lines: [String]) -> Desk {
        Desk(InMemoryStandardStreams(typing: lines.map { $0 + "\n" }.joined()))
    }

    @Test("A word that sets something of a stop is answered with the trip to open first")
    func wordsOfStops() throws {
        let desk = typing(["3 nights 2", "1-2 kind see", "move 1 2", "q"])
        #expect(try ListSession(store, desk).run() == .quit)
        #expect(
            desk.transcript.contains(
                "nights sets something of stops of a trip: open one by its number (1) first. Nothing was done."))
        #expect(desk.transcript.contains("kind sets something of stops of a trip: open one"))
        #expect(desk.transcript.contains("move moves stops of a trip: open one"))
    }

    @Test("a whole session reads like this")
    func session() throws {
        let desk = typing(Self.wholeSession)
        #expect(try ListSession(store, desk).run() == .quit)
        #expect(
            desk.transcript == """
                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                \(TripListView.menu.keyLine())
                trips> 
                Name of the trip (empty: New Trip): 

                #  Trip      Stops  Distance  From    To
                1  New Trip      0      0 km
                2  Coast         3  736.9 km  Lisbon  Faro
                3  Alps          2   25.6 km  Bern    Thun

                3 trips, 5 stops, 762.5 km straight line

                \(TripListView.menu.keyLine())
                trips> 
                There is no trip 9; the library has 3 trips
                trips> 
                There is no trip 9; the library has 3 trips
                trips> 

                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                \(TripListView.menu.keyLine())
                Deleted “New Trip”.
                trips> 
                “foo” is not in this menu; ? shows what is.
                trips> 
                trips> 

                #  Trip      Stops  Distance  From    To
                1  New Trip      0      0 km
                2  Coast         3  736.9 km  Lisbon  Faro
                3  Alps          2   25.6 km  Bern    Thun

                3 trips, 5 stops, 762.5 km straight line

                \(TripListView.menu.keyLine())
                Undid: Deleted “New Trip”
                trips> 

                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                \(TripListView.menu.keyLine())
                Redid: Deleted “New Trip”
                trips> 
                There is nothing to redo
                trips> 

                """)
        #expect(store.library.trips.map(\.name.text) == ["Coast", "Alps"])
    }

    @Test("answers that come 30 ms later and in another order print the same")
    func lateAnswers() throws {
        let (early, late) = (typing(Self.wholeSession), typing(Self.wholeSession))
        #expect(try ListSession(InMemoryStore([coast(), alps()]), early).run() == .quit)
        let mapData = LateMapData(StraightLineProvider(), scheduler: EventLoopScheduler(late.loop))
        #expect(try ListSession(store, late).run(mapData) == .quit)
        #expect(late.transcript == early.transcript)
        #expect(late.loop.now > .milliseconds(30))
        #expect(early.loop.now == .zero)
    }

    @Test("distances that never come are … after 300 ms")
    func noAnswers() throws {
        let desk = Desk(typing: "q")
        #expect(try ListSession(store, desk).run(ScriptedMapData()) == .quit)
        #expect(
            desk.transcript == """
                #  Trip   Stops  Distance  From    To
                1  Coast      3         …  Lisbon  Faro
                2  Alps       2         …  Bern    Thun

                2 trips, 5 stops

                \(TripListView.menu.keyLine())
                trips> 

                """)
        #expect(desk.loop.now == .milliseconds(300))
    }

    @Test("help names every key and word")
    func help() throws {
        let desk = Desk(typing: "?", "help")
        #expect(try ListSession(store, desk).run() == .quit)
        #expect(
            desk.transcript == """
                #  Trip   Stops  Distance  From    To
                1  Coast      3  736.9 km  Lisbon  Faro
                2  Alps       2   25.6 km  Bern    Thun

                2 trips, 5 stops, 762.5 km straight line

                n new · d delete · p map · i import · u undo · q quit · ? more
                trips> 
                n new NAME             make a trip and open it
                d delete TRIPS         delete trips: 3, 2-4,7 or a name
                p map                  show all trips on a map
                i import FILES         take trips from files
                u undo N               take the last change back, or the last N
                q quit                 leave; everything is saved
                c copy TRIP            copy a trip right below it; c 2 NAME names the copy
                j join TRIPS           make several trips one: 2-4 or 5,1
                s sort own|name|start  show the list in another order; the numbers stay
                e export TRIPS FILE    write all trips, or those that are named, into a file
                r report FILE          show all distances or write them into a file; r notes, r days, r legs: with these
                f find WORDS           look a place up
                w web                  open the itinerary of all trips in a browser; w geo, w osm: for other maps than Google's
                E engine URL|off       show what measures distances, or take a road engine, the roads inside (E inside) or none
                units km|mi|nmi        show distances in another unit from now on
                merge COPY             take another copy of the library into this one
                U redo N               make it again after all, or the last N
                h history              show what was changed, and go back to it
                ? help                 show this
                2, or a name           open that trip
                2 name NAME            give trip 2 another name
                Up Down                choose a row: Enter opens, Del removes
                < > g N / WORDS        turn pages, go to row N, show rows with words
                Esc, ?                 one step back; at a question what can be typed
                Tab ^P ^R ^L           complete, recall a line, search lines, draw anew (Ctrl)
                trips> 
                n new NAME             make a trip and open it
                d delete TRIPS         delete trips: 3, 2-4,7 or a name
                p map                  show all trips on a map
                i import FILES         take trips from files
                u undo N               take the last change back, or the last N
                q quit                 leave; everything is saved
                c copy TRIP            copy a trip right below it; c 2 NAME names the copy
                j join TRIPS           make several trips one: 2-4 or 5,1
                s sort own|name|start  show the list in another order; the numbers stay
                e export TRIPS FILE    write all trips, or those that are named, into a file
                r report FILE          show all distances or write them into a file; r notes, r days, r legs: with these
                f find WORDS           look a place up
                w web                  open the itinerary of all trips in a browser; w geo, w osm: for other maps than Google's
                E engine URL|off       show what measures distances, or take a road engine, the roads inside (E inside) or none
                units km|mi|nmi        show distances in another unit from now on
                merge COPY             take another copy of the library into this one
                U redo N               make it again after all, or the last N
                h history              show what was changed, and go back to it
                ? help                 show this
                2, or a name           open that trip
                2 name NAME            give trip 2 another name
                Up Down                choose a row: Enter opens, Del removes
                < > g N / WORDS        turn pages, go to row N, show rows with words
                Esc, ?                 one step back; at a question what can be typed
                Tab ^P ^R ^L           complete, recall a line, search lines, draw anew (Ctrl)
                trips> 

                """)
    }

    @Test("the list is shown again after coming back from a trip")
    func comingBack() throws {
        let session = try ListSession(store, Desk(typing: "2", "q"))
        #expect(try session.run() == .quit)
        #expect(session.desk.transcript.split(separator: "2 trips, 5 stops").count == 3)
        #expect(session.calls == ["open 00000000-0000-4000-8000-000000000002"])
    }

    @Test("quitting inside a trip quits", arguments: [ScreenEnd.quit, .interrupted(.hangup)])
    func quitting(end: ScreenEnd) throws {
        #expect(try ListSession(store, Desk(typing: "1", "n never"), tripEnd: end).run() == end)
        #expect(store.changes == [])
    }

    @Test("an answer that is empty asks for nothing", arguments: ["d", "i", "e"])
    func emptyAnswers(key: String) throws {
        let session = try ListSession(store, Desk(typing: key, "", "q"))
        #expect(try session.run() == .quit)
        #expect(store.changes == [])
        #expect(session.calls == [])
    }

    @Test("the end of the input cancels a question and then leaves", arguments: ["n", "d", "i", "e"])
    func endOfInput(key: String) throws {
        let session = try ListSession(store, Desk(typing: key))
        #expect(try session.run() == .quit)
        #expect(store.changes == [])
        #expect(session.calls == [])
    }

    @Test("arguments may stand on the same line")
    func arguments() throws {
        let session = try ListSession(
            store, Desk(typing: "i '~/my trips.json'", "e out.json", "n  A B ", "r", "d2", "q"))
        #expect(try session.run() == .quit)
        let made = store.library.trips[0].id.description
        #expect(session.calls == ["import [\"~/my trips.json\"]", "export [] out.json", "open new \(made)", "report "])
        #expect(store.library.trips.map(\.name.text) == ["A B", "Alps"])
    }

    @Test("what an import, an export and a report say stands below the list, which is not printed again")
    func tasks() throws {
        let session = try ListSession(store, Desk(typing: "i a", "e b", "r", "q"))
        #expect(try session.run() == .quit)
        #expect(
            session.desk.transcript.split(separator: "? more\n").last == """
                trips> 
                took it
                trips> 
                did not give it
                trips> 

                all distances

                trips> 

                """)
    }

    @Test("a number of a row that another program has moved is not obeyed")
    func movedRows() throws {
        let desk = Desk(typing: "d 1", "d 1", "q")
        let session = try ListSession(store, desk)
        var turns = 0
        desk.loop.beforeTurn = {
            turns += 1
            // While the first line is being typed, another program deletes the first trip.
            guard turns == 1 else { return }
            try? store.commitAsAnotherProgram(.removeTrips([id(1)]))
            try? session.model.refresh()
        }
        #expect(try session.run() == .quit)
        #expect(desk.transcript.contains("trips> \nNumber 1 has changed meanwhile; nothing was done."))
        #expect(desk.transcript.contains("Deleted “Alps”."))
        #expect(store.library.trips == [])
    }
}
