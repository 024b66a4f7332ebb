import Console
import Entities
import Foundation
import Geodesy
import Itineraries
import MapData
import Reactive
import Screens
import TestSupport
import Testing

@testable import WaypointModule

@Suite("A stop's page on the terminal")
struct WaypointViewTests {
    let store = InMemoryStore([coast()])

    private func run(_ desk: Desk, stop: UInt64 = 12, above below: PassingScreen? = nil) throws -> ScreenEnd {
        let screen = WaypointBuilder.screen(
            stop: id(stop), ofTrip: id(1), try WaypointDependencies(store), terminal: desk.terminal,
            navigator: desk.navigator, placeQuestion: { _, _, _, _ in PassingScreen(.quit, desk.navigator) },
            history: { PassingScreen(.back, desk.navigator) })
        return try desk.navigator.run([below ?? PassingScreen(.back, desk.navigator), screen])
    }

    @Test("A whole session reads like this")
    func session() throws {
        let desk = Desk(
            typing: "name Oporto", "note", "Port wine", "place Springfield", "2", "pl Springfield=37.21,-93.29",
            "place",
            "Nowhere", "]",
            "next", "d")
        let below = PassingScreen(.back, desk.navigator)
        #expect(try run(desk, above: below) == .back)
        #expect(below.heard == [.changed("Deleted “Faro”.")])
        #expect(
            desk.transcript == """
                Stop 2 of 3 in “Coast”

                  name    Porto
                  place   41.15, -8.61
                  note    –
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  From    Lisbon, 274.0 km, 009° N
                  To      Faro, 463.0 km, 173° S

                Total: 736.9 km straight line

                \(WaypointView.menu.keyLine())
                stop> 

                Stop 2 of 3 in “Coast”

                  name    Oporto
                  place   41.15, -8.61
                  note    –
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  From    Lisbon, 274.0 km, 009° N
                  To      Faro, 463.0 km, 173° S

                Total: 736.9 km straight line

                \(WaypointView.menu.keyLine())
                “Porto” is now called “Oporto”.
                stop> 
                Note of Oporto (- takes it away): 

                Stop 2 of 3 in “Coast”

                  name    Oporto
                  place   41.15, -8.61
                  note    Port wine
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  From    Lisbon, 274.0 km, 009° N
                  To      Faro, 463.0 km, 173° S

                Total: 736.9 km straight line

                \(WaypointView.menu.keyLine())
                Changed the note.
                stop> 
                “Springfield” fits 2 places
                Give one of:
                  'Springfield=39.8,-89.64'  Springfield, Illinois (US)
                  'Springfield=37.21,-93.29'  Springfield, Missouri (US)
                stop> 
                There is nothing to choose from; place looks up a place.
                stop> 

                Stop 2 of 3 in “Coast”

                  name    Springfield
                  place   37.21, -93.29
                  note    Port wine
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  From    Lisbon, 7093.5 km, 298° WNW
                  To      Faro, 7277.3 km, 061° ENE

                Total: 14370.8 km straight line

                \(WaypointView.menu.keyLine())
                The stop is now at Springfield.
                stop> 
                Place: 
                No place is known as “Nowhere”
                Try a town nearby, coordinates (46.02, 7.75) or a link of a map; NAME=TOWN keeps the name.
                stop> 

                Stop 3 of 3 in “Coast”

                  name    Faro
                  place   37.02, -7.93
                  note    –
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  From    Springfield, 7277.3 km, 061° ENE

                Total: 14370.8 km straight line

                \(WaypointView.menu.keyLine())
                stop> 
                This is the last stop.
                stop> 

                """)
        #expect(store.library.trips[0].waypoints.map(\.name.text) == ["Lisbon", "Springfield"])
    }

    @Test("The rows of the form can be chosen: Enter edits that word, Delete leaves it open")
    func rows() throws {
        var page = WaypointPage(
            title: "Stop 1 of 2 in “T”",
            fields: StopWord.allCases.map { .init(label: $0.text, lines: $0.text == "nights" ? ["2"] : []) }
                + [.init(label: "From", lines: ["Bern"])])
        let view = WaypointView()
        let nights = try #require(StopWord.allCases.firstIndex { $0.text == "nights" }) + 1
        #expect(page.rowKeys == StopWord.allCases.map(\.text))
        #expect(page.rowNumber(StopWord.allCases.count) == nil)
        #expect(view.line(for: .open, nights, page) == "nights")
        #expect(view.line(for: .delete, nights, page) == "nights -")
        #expect(view.line(for: .delete, 1, page) == nil)
        // What is open cannot be left open once more; a very long note is turned by lines.
        #expect(view.line(for: .delete, 3, page) == nil)
        page.fields[2] = .init(label: "note", lines: Array(repeating: "a", count: 9))
        #expect(page.rowCount == 0)
    }

    @Test("Help names every key and word")
    func help() throws {
        let desk = Desk(typing: "help", "q")
        #expect(try run(desk) == .quit)
        let help = desk.transcript.components(separatedBy: "stop> \n")
        #expect(
            help.dropFirst().first == """
                name NAME      give the stop another name
                place PLACE    look up a place and put the stop there
                note TEXT      write a note
                nights N       say how many nights to stay; 0: never a night here
                stay DURATION  say how long to stay before the drive goes on
                [ previous     go to the previous stop
                ] next         go to the next stop
                kind KIND      say what the stop is for: sleep, see, eat, fuel, walk, other
                arrive TIME    say when to be there
                leave TIME     say before which time not to leave
                cost AMOUNT    say what it costs
                way WAY        say how one gets here: ferry 2h30, train 8:30 3h 85
                d delete       delete this stop
                u undo N       take the last change back, or the last N
                U redo N       make it again after all, or the last N
                h history      show what was changed, and go back to it
                ? help         show this
                b back         go back to the trip
                q quit         leave; everything is saved
                ni 2           the beginning of a word is enough where no other begins so
                stay -         leaves it open again
                5 nights 2     the same at the trip and its days, behind the stop's number
                Up Down        choose a row: Enter edits, Del leaves open
                Esc, ?         one step back; at a question what can be typed
                Tab ^P ^R ^L   complete, recall a line, search lines, draw anew (Ctrl)

                """)
    }

    @Test("What a stop costs is shown in the currency of the trip, in the form and in what is said")
    func currency() throws {
        let desk = Desk(typing: "cost 45 EUR", "cost 50", "q")
        #expect(try run(desk, stop: 11) == .quit)
        #expect(desk.transcript.contains("cost 50 EUR"))
        #expect(desk.transcript.split(separator: "\n").contains { $0.hasPrefix("  cost") && $0.hasSuffix("50 EUR") })
    }

    @Test("An answer that is empty asks for nothing", arguments: ["name", "place", "note", "nights"])
    func emptyAnswers(key: String) throws {
        #expect(try run(Desk(typing: key, "", "b")) == .back)
        #expect(try run(Desk(typing: key)) == .back)
        #expect(store.changes == [])
    }

    @Test("A dash takes the note away; undo and redo are the library's")
    func dash() throws {
        #expect(try run(Desk(typing: "note -", "q"), stop: 11) == .quit)
        #expect(store.library.trips[0].waypoints[0].note == nil)
        let desk = Desk(typing: "U", "u", "U", "q")
        #expect(try run(desk, stop: 11) == .quit)
        #expect(desk.transcript.contains("There is nothing to redo"))
        #expect(desk.transcript.contains("Undid: "))
        #expect(desk.transcript.contains("Redid: "))
        #expect(store.library.trips[0].waypoints[0].note == nil)
    }

    @Test("Values stand at one column, however many columns the signs of their labels take")
    func wideLabels() {
        let page = WaypointPage(
            title: "Stop", fields: [.init(label: "東京", lines: ["one", "two"]), .init(label: "Abc", lines: ["three"])],
            summary: "Total")
        #expect(
            WaypointView.page(page, TerminalContext()).joined(separator: "\n") == """
                Stop

                  東京  one
                        two
                  Abc   three

                Total
                """)
    }

    @Test("What others wrote is visible, and a note keeps its lines")
    func hostile() {
        let trip = Trip(
            id: id(1), name: name(Hostile.controls),
            waypoints: [
                stop(1, "東\u{202E}京", 35.68, 139.76, note: "one\n\u{1B}[2Jtwo"), stop(2, "B\u{7}", 35, 139),
            ])
        let formatter = WaypointFormatter(
            unit: .kilometers, clock: PlaceClock.byLongitude, area: { $0.latitude > 35.5 ? "Tokyo, JP" : nil })
        let page =
            formatter
            .page(WaypointDetail(trip: trip, index: 0, route: .loaded(straightLineRoute(of: trip))))
        #expect(
            WaypointView.page(page, TerminalContext()).joined(separator: "\n") == """
                Stop 1 of 2 in “Red\\u{1B}[31m\\u{202E}gnp”

                  name    東\\u{202E}京
                  place   35.68, 139.76, Tokyo, JP
                  note    one
                          \\u{1B}[2Jtwo
                  kind    –
                  stay    –
                  nights  –
                  arrive  –
                  leave   –
                  cost    –
                  way     –
                  To      B\\u{7}, 102.3 km, 223° SW

                Total: 102.3 km straight line
                """)
    }
}
