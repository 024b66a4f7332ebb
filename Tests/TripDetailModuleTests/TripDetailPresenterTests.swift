import Entities
import Geodesy
import JSON
import MapData
import Places
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

@Suite("A trip's presenter")
struct TripDetailPresenterTests {
    let router = RecordingRouter()
    private let total = "2 stops, 13.8 nmi straight line"

    private func presenter(
        _ store: InMemoryStore, _ mapData: any MapDataProvider = StraightLineProvider(PlaceList.few())
    ) throws -> TripDetailPresenter {
        let trip = store.library.trips.first?.id ?? id(9)
        return TripDetailBuilder.presenter(
            trip: trip, try dependencies(store, mapData, unit: .nauticalMiles), router: router)
    }

    private func presenter(_ trip: Trip) throws -> TripDetailPresenter { try presenter(InMemoryStore([trip])) }

    private func state(_ presenter: TripDetailPresenter) throws -> ScreenState<TripDetailPage> {
        try answer(of: presenter.states)
    }

    private func page(_ trip: Trip) throws -> TripDetailPage { try state(presenter(trip)).page }

    @Test("a round trip is shown with its way back")
    func roundTrip() throws {
        let trip = coast(roundTrip: true)
        #expect(
            try page(trip)
                == TripDetailPage(
                    title: "Coast",
                    rows: [
                        .init(
                            stop: id(11), location: place(38.72, -9.14), number: "1", name: "Lisbon",
                            place: "38.72, -9.14", leg: "", bearing: "",
                            soFar: "", note: .init(text: "Tram 28", line: "Tram 28")),
                        .init(
                            stop: id(12), location: place(41.15, -8.61), number: "2", name: "Porto",
                            place: "41.15, -8.61", leg: "147.9 nmi",
                            bearing: "009° N", soFar: "147.9 nmi", note: .init(text: "", line: "")),
                        .init(
                            stop: id(13), location: place(37.02, -7.93), number: "3", name: "Faro",
                            place: "37.02, -7.93", leg: "250.0 nmi",
                            bearing: "173° S", soFar: "397.9 nmi", note: .init(text: "", line: "")),
                        .init(
                            stop: nil, location: nil, number: "", name: "back to Lisbon", place: "", leg: "117.1 nmi",
                            bearing: "331° NNW", soFar: "515.0 nmi", note: .init(text: "", line: "")),
                    ], stops: trip.waypoints, summary: "3 stops, round trip, 515.0 nmi straight line",
                    shorterSummaries: [
                        "3 stops, round trip, 515.0 nmi straight line", "3 stops · 515.0 nmi straight",
                        "515.0 nmi straight",
                    ],
                    isRoundTrip: true, detail: TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip)))))
    }

    @Test("the names of the trips for Tab are those of now, and no part of what is shown")
    func namesForTab() throws {
        let dependencies = try dependencies(
            InMemoryStore([coast(), alps()]), StraightLineProvider(), unit: .kilometers)
        let presenter = TripDetailBuilder.presenter(trip: id(1), dependencies, router: router)
        let page = try state(presenter).page
        #expect(page.tripNames == [] && presenter.completing(page).tripNames == ["Coast", "Alps"])
        _ = try answer(of: dependencies.model.save(Edits.delete([alps()])))
        #expect(try state(presenter).page == page)
        #expect(presenter.completing(page).tripNames == ["Coast"])
    }

    @Test("what a command prints after an edit needs no page: the total, and the trip for programs")
    func edits() throws {
        let needs = try dependencies(InMemoryStore([coast(roundTrip: true)]), unit: .nauticalMiles)
        let interactor = TripDetailBuilder.interactor(trip: id(1), needs)
        let formatter = TripDetailBuilder.formatter(needs)
        let before = try #require(try answer(of: interactor.routed))
        #expect(formatter.total(of: before) == "Total: 515.0 nmi straight line")
        #expect(try TripDetailDocument.json(before) == presenter(coast(roundTrip: true)).document)
        _ = try answer(of: interactor.perform(.setRoundTrip(false)))
        #expect(formatter.total(of: try answer(of: interactor.routed)) == "Total: 397.9 nmi straight line")
        let loading = TripDetail(trip: coast(), route: .loading)
        #expect(formatter.total(of: loading) == nil && formatter.total(of: nil) == nil)
    }

    @Test("a number means the stop, its name and its place; the way back has no number")
    func rowKeys() throws {
        let keys = try page(coast(roundTrip: true)).rowKeys
        #expect(
            keys == [
                "\(id(11))|Lisbon|38.72, -9.14", "\(id(12))|Porto|41.15, -8.61", "\(id(13))|Faro|37.02, -7.93",
            ])
    }

    @Test("what of a route has not arrived is shown as …, what is not known is left out")
    func lateAndUnknownRoutes() throws {
        let mapData = ScriptedMapData()
        let store = InMemoryStore([coast(roundTrip: true)])
        let needs = try dependencies(store, mapData, unit: .nauticalMiles)
        let presenter = TripDetailBuilder.presenter(trip: id(1), needs)
        let loading = try state(presenter).page
        #expect(loading.isLoading)
        #expect(loading.summary == "3 stops, round trip, …")
        #expect(loading.rows.map(\.leg) == ["", "…", "…", "…"])
        #expect(loading.rows.allSatisfy { $0.bearing.isEmpty })
        #expect(loading.rows.map(\.soFar) == ["", "…", "…", "…"])
        #expect(loading.rows.last?.name == "back to Lisbon")
        #expect(presenter.document?.text().contains("\"legs\":null,\"distanceMeters\":null") == true)
        mapData.questions[0].fail("no\u{1B} map")
        let failed = try state(presenter).page
        #expect(!failed.isLoading)
        #expect(failed.summary == "3 stops, round trip, distance unknown: no\\u{1B} map")
        #expect(failed.rows.map(\.leg) == ["", "", ""])
        try store.commitAsAnotherProgram(.removeTrips([id(1)]))
        try needs.model.refresh()
        #expect(try state(presenter).page == TripDetailPage(summary: "This trip is not there any more."))
        #expect(presenter.document == nil)
    }

    @Test("a trip of one stop has no way", arguments: [true, false])
    func oneStop(roundTrip: Bool) throws {
        let trip = Trip(id: id(1), name: name("One"), waypoints: [stop(2, "Only", 1, 2)], isRoundTrip: roundTrip)
        let page = try page(trip)
        #expect(page.rows.map(\.leg) == [""])
        #expect(page.summary == "1 stop, \(roundTrip ? "round trip, " : "")0 nmi straight line")
        let loading = try state(presenter(InMemoryStore([trip]), SilentMapData())).page
        #expect(loading.rows.map(\.leg) == [""])
    }

    @Test("of a note with several lines the first is shown, and how many there are; tabs are spaces")
    func firstLineOfANote() throws {
        let trip = Trip(id: id(1), name: name("One"), waypoints: [stop(2, "Only", 1, 2, note: "a\tb\nsecond")])
        #expect(try page(trip).rows.map(\.note.line) == ["a b … (2 lines)"])
    }

    @Test("for programs the trip is whole and in metres")
    func document() throws {
        #expect(
            try presenter(coast(roundTrip: true)).document?.text(pretty: true) ?? "" == """
                {
                  "id": "00000000-0000-4000-8000-000000000001",
                  "name": "Coast",
                  "roundTrip": true,
                  "waypoints": [
                    {
                      "id": "00000000-0000-4000-8000-00000000000B",
                      "name": "Lisbon",
                      "location": {
                        "latitude": 38.72,
                        "longitude": -9.14
                      },
                      "note": "Tram 28"
                    },
                    {
                      "id": "00000000-0000-4000-8000-00000000000C",
                      "name": "Porto",
                      "location": {
                        "latitude": 41.15,
                        "longitude": -8.61
                      }
                    },
                    {
                      "id": "00000000-0000-4000-8000-00000000000D",
                      "name": "Faro",
                      "location": {
                        "latitude": 37.02,
                        "longitude": -7.93
                      }
                    }
                  ],
                  "legs": [
                    {
                      "from": 1,
                      "to": 2,
                      "distanceMeters": 273954.877,
                      "straightMeters": 273954.877,
                      "bearingDegrees": 9.325,
                      "cumulativeMeters": 273954.877,
                      "source": "straight"
                    },
                    {
                      "from": 2,
                      "to": 3,
                      "distanceMeters": 462966.124,
                      "straightMeters": 462966.124,
                      "bearingDegrees": 172.501,
                      "cumulativeMeters": 736921.001,
                      "source": "straight"
                    },
                    {
                      "from": 3,
                      "to": 1,
                      "distanceMeters": 216820.975,
                      "straightMeters": 216820.975,
                      "bearingDegrees": 331.039,
                      "cumulativeMeters": 953741.976,
                      "source": "straight"
                    }
                  ],
                  "distanceMeters": 953741.976,
                  "straightMeters": 953741.976
                }
                """)
    }

    @Test("for programs a bearing just west of north is 0, not 360")
    func almostNorth() throws {
        let trip = Trip(id: id(1), name: name("N"), waypoints: [stop(2, "A", 0, 0), stop(3, "B", 10, -0.00001)])
        #expect(try presenter(trip).document?.text().contains("\"bearingDegrees\":0,") == true)
    }

    @Test(
        "every edit is done and said, by a command and by an event of the menus",
        arguments: [
            (
                TripDetailEdit.add(places: ["1,2"], .number(2), name: "N", notes: [0: "T"]),
                "Added “N” at 1, 2 as stop 2 of “Coast”.", ["Lisbon", "N", "Porto", "Faro"]
            ),
            (
                .add(places: ["Lyon"], .end, name: nil, notes: [:]), "Added Lyon (FR) as stop 4 of “Coast”.",
                ["Lisbon", "Porto", "Faro", "Lyon"]
            ),
            (
                .add(places: ["Porto=41.15,-8.61"], .best, name: "P", notes: [:]),
                "Added “P” at Porto as stop 3 of “Coast”, 0 nmi longer.", ["Lisbon", "Porto", "P", "Faro"]
            ),
            (.move(stops: ["3"], to: "1"), "“Faro” is now stop 1.", ["Faro", "Lisbon", "Porto"]),
            (.remove(stops: ["1", "3"]), "Removed “Lisbon”, “Faro”.", ["Porto"]),
            (.rename("X"), "“Coast” is now called “X”.", ["Lisbon", "Porto", "Faro"]),
            (.reverse, "Reversed the order of the stops.", ["Faro", "Porto", "Lisbon"]),
            (.setRoundTrip(true), "It is a round trip now.", ["Lisbon", "Porto", "Faro"]),
        ])
    func edits(edit: TripDetailEdit, sentence: String, names: [String]) throws {
        let store = InMemoryStore([coast()])
        let dependencies = try dependencies(store, unit: .nauticalMiles)
        let interactor = TripDetailBuilder.interactor(trip: id(1), dependencies)
        store.warnings = ["tired\u{7}"]
        let notice = TripDetailBuilder.formatter(dependencies).notice(of: try answer(of: interactor.perform(edit)))
        #expect(notice == Notice(.changed, [sentence], warnings: ["tired\u{7}"]))
        #expect(notice.warnings == ["tired\\u{7}"])
        #expect(store.library.trips[0].waypoints.map(\.name.text) == names)
        let page = try state(TripDetailBuilder.presenter(trip: id(1), dependencies)).page
        #expect(page.rows.filter { !$0.number.isEmpty }.map(\.name) == names)
        // The menus do the same by an event.
        let other = try self.presenter(InMemoryStore([coast()]))
        other.handle(.edit(edit))
        #expect(try state(other).notice == .changed(sentence))
        #expect(try state(other).page.rows.map(\.name) == page.rows.map(\.name))
    }

    @Test("a trip that ends at its last stop again says so")
    func oneWay() throws {
        let presenter = try presenter(coast(roundTrip: true))
        presenter.handle(.edit(.setRoundTrip(false)))
        #expect(try state(presenter).notice == .changed("It is a one-way trip now."))
        #expect(try state(presenter).page.rows.count == 3)
    }

    @Test("an edit is said while the route is under way")
    func editWhileLoading() throws {
        let presenter = try presenter(InMemoryStore([alps()]), ScriptedMapData())
        presenter.handle(.edit(.reverse))
        #expect(try state(presenter).notice == .changed("Reversed the order of the stops."))
        #expect(try state(presenter).page.summary == "2 stops, …")
    }

    @Test("a long list is shown around the stop that was added or moved last")
    func focus() throws {
        let presenter = try presenter(coast())
        #expect(try state(presenter).page.focus.row == nil)
        presenter.handle(.edit(.move(stops: ["2"], to: "2")))
        // What is on the screen need not be shown again.
        #expect(try state(presenter).page.focus.row == nil)
        presenter.handle(.edit(.move(stops: ["2"], to: "1")))
        #expect(try state(presenter).page.focus.row == 0)
        presenter.handle(.edit(.add(places: ["1,2", "3,4"], .number(2), name: nil, notes: [:])))
        #expect(try state(presenter).page.focus.row == 2)
        presenter.handle(.edit(.add(places: ["38.7,-9.1"], .best, name: "Near Lisbon", notes: [:])))
        let page = try state(presenter).page
        #expect(page.focus.row.map { page.rows[$0].name } == "Near Lisbon")
        presenter.handle(.edit(.reverse))
        #expect(try state(presenter).page.focus == page.focus)
    }

    @Test("A long list is shown around the stop that was edited on its own page, or where one was removed")
    func focusOnEdit() throws {
        let dependencies = try dependencies(InMemoryStore([coast()]))
        let trip = try #require(dependencies.model.library.trips.first)
        let presenter = TripDetailBuilder.presenter(trip: trip.id, dependencies, router: router)
        #expect(try state(presenter).page.focus.row == nil)
        _ = try answer(of: dependencies.model.save(try Edits.changeStop(2, of: trip) { $0.name = name("Far") }))
        #expect(try state(presenter).page.focus.row == 1)
        presenter.handle(.edit(.remove(stops: ["1"])))
        #expect(try state(presenter).page.focus.row == 0)
    }

    @Test("every event goes where it belongs")
    func events() throws {
        let presenter = try presenter(alps())
        presenter.handle(.open(stop: "2"))
        presenter.handle(.go(to: .bestOrder("loop")))
        presenter.handle(.go(to: .report(path: nil)))
        presenter.handle(.go(to: .export(path: "f")))
        #expect(try state(presenter).notice == nil)
        presenter.handle(.undo(1))
        #expect(try state(presenter).notice == .failed("There is nothing to undo"))
        presenter.handle(.edit(.reverse))
        presenter.handle(.undo(1))
        #expect(try state(presenter).notice == .changed("Undid: Reversed “Alps”"))
        #expect(try state(presenter).page.summary == total)
        presenter.handle(.redo(1))
        #expect(try state(presenter).notice == .changed("Redid: Reversed “Alps”"))
        presenter.handle(.redo(1))
        #expect(try state(presenter).notice == .failed("There is nothing to redo"))
        presenter.handle(.back)
        presenter.handle(.quit)
        #expect(
            router.calls == ["open \(id(22))", "order loop", "report ", "export f", "back saying []", "quit"])
    }

    @Test("a place is asked for near the last stop, and added when it is there")
    func askingForAPlace() throws {
        let presenter = try presenter(coast())
        presenter.handle(.askForPlaces(.end))
        #expect(router.calls == ["ask Place: near 37.02, -7.93"])
        router.then(
            .chosen(FoundPlace(name: "S", location: place(1, 2), label: "S, Illinois (US)", wasLookedUp: true)))
        #expect(try state(presenter).notice == .changed("Added S, Illinois (US) as stop 4 of “Coast”."))
        presenter.handle(.askForPlaces(.end))
        router.then(.text("  "))
        #expect(try !state(presenter).asksFurther)
        presenter.handle(.askForPlaces(.end))
        router.then(.text("Lyon"))
        #expect(try state(presenter).notice == .changed("Added Lyon (FR) as stop 5 of “Coast”."))
        presenter.handle(.askForPlaces(.end))
        router.then(.none)
        #expect(try state(presenter).notice == nil)
        #expect(try state(presenter).page.rows.map(\.name) == ["Lisbon", "Porto", "Faro", "S", "Lyon"])
    }

    @Test("an empty trip asks for its first place near nothing")
    func askingInAnEmptyTrip() throws {
        try presenter(Trip(id: id(3), name: name("Empty"))).handle(.askForPlaces(.end))
        #expect(router.calls == ["ask Place: near nothing"])
    }

    @Test("errors become notices, and the page goes on")
    func errors() throws {
        let presenter = try presenter(
            Trip(id: id(2), name: name("A\u{1B}"), waypoints: alps().waypoints))
        presenter.handle(.edit(.add(places: ["1,2"], .number(9), name: nil, notes: [:])))
        #expect(
            try state(presenter).notice
                == .failed("“A\\u{1B}” has 2 stops; a new one can have number 1 to 3, not 9"))
        presenter.handle(.open(stop: "Brn"))
        #expect(
            try state(presenter).notice
                == .failed("No stop of “A\\u{1B}” is called “Brn”", "Did you mean “Bern” (1)?"))
        #expect(router.calls == [])
        presenter.handle(.edit(.reverse))
        #expect(try state(presenter).notice?.result == .changed)
        #expect(try state(presenter).page.rows.map(\.name) == ["Thun", "Bern"])
    }

    @Test("a name that fits several places is a choice by number")
    func choices() throws {
        let presenter = try presenter(alps())
        presenter.handle(.edit(.add(places: ["Springfield"], .end, name: nil, notes: [:])))
        #expect(
            try state(presenter).notice
                == .done("Which “Springfield”? 1 is far away: type a number; Enter or s leaves it out."))
        #expect(try state(presenter).choices == ["Springfield, Illinois (US)", "Springfield, Missouri (US)"])
        presenter.choose("3")
        #expect(try state(presenter).notice == .failed("There is no answer 3; the answers are 1 to 2"))
        #expect(try state(presenter).choices.count == 2)
        presenter.choose("2")
        #expect(
            try state(presenter).notice == .changed("Added Springfield, Missouri (US) as stop 3 of “Alps”."))
        #expect(try state(presenter).choices == [])
        // Whatever else is done ends the choice.
        presenter.handle(.edit(.add(places: ["Springfield"], .end, name: nil, notes: [:])))
        presenter.handle(.go(to: .report(path: nil)))
        #expect(try state(presenter).choices == [])
        presenter.choose("1")
        #expect(try state(presenter).notice == .failed("There is nothing to choose from"))
    }

    @Test("whoever leaves the question about one of several places adds none of them")
    func leavingUnclear() throws {
        let presenter = try presenter(alps())
        presenter.handle(.edit(.add(places: ["1,2", "Springfield", "3,4"], .end, name: nil, notes: [:])))
        #expect(presenter.leaveQuestion())
        #expect(try state(presenter).notice == .done("Nothing was added."))
        #expect(try state(presenter).page.rows.count == 2)
        // Of one place nothing is left.
        presenter.handle(.edit(.add(places: ["Springfield"], .end, name: nil, notes: [:])))
        #expect(presenter.leaveQuestion())
        #expect(try state(presenter).notice == .done("Nothing was added."))
    }

    @Test("a line of the menu that is typed as a place is done at the prompt, and ends the asking")
    func lineAtPlace() throws {
        let presenter = try presenter(alps())
        presenter.handle(.askForPlaces(.end))
        router.then(.text("days"))
        #expect(router.calls.last == "line days")
        #expect(try state(presenter).page.rows.count == 2 && !state(presenter).asksFurther)
    }

    @Test("lines with the marks of a list are read by the reader of lists, with their notes and nights")
    func markedList() throws {
        let store = InMemoryStore([alps()])
        var needs = try dependencies(store, unit: .nauticalMiles)
        needs.listReader = { lines, _ in
            #expect(lines == ["1. 1,2", "2. 3,4 (two nights)"])
            return TypedList(places: ["1,2", "3,4"], notes: [0: "first"], nights: [1: 2], isMarked: true)
        }
        let presenter = TripDetailBuilder.presenter(trip: alps().id, needs, router: router)
        presenter.handle(.askForPlaces(.end))
        router.then(.text("1. 1,2\n2. 3,4 (two nights)"))
        let stops = try state(presenter).page.stops.suffix(2)
        #expect(stops.map(\.plan.nights) == [nil, 2] && stops.first?.note?.text == "first")
    }

    @Test("a line that could begin a place says how it is looked up")
    func perhapsAPlace() throws {
        let presenter = try presenter(alps())
        presenter.handle(.offer(place: "Springfield", otherwise: "“Springfield” is not in this menu; ? shows what is."))
        #expect(
            try state(presenter).notice
                == .failed("“Springfield” is not in this menu; a Springfield looks it up; ? shows what is."))
        presenter.handle(.offer(place: "Xyzzy", otherwise: "“Xyzzy” is not in this menu; ? shows what is."))
        #expect(try state(presenter).notice == .failed("“Xyzzy” is not in this menu; ? shows what is."))
    }

    @Test("an add that waits for distances can be stopped; nothing is changed then")
    func stopping() throws {
        let store = InMemoryStore([alps()])
        let presenter = try presenter(store, SilentMapData())
        presenter.handle(.edit(.add(places: ["45.75,4.85"], .best, name: nil, notes: [:])))
        #expect(try state(presenter).work == "saving…")
        presenter.cancel()
        #expect(try state(presenter).work == nil)
        #expect(try state(presenter).notice == .stopped)
        #expect(store.changes == [])
    }
}
