import Console
import Entities
import Geodesy
import JSON
import MapData
import Platform
import Reactive
import TestSupport
import Testing

@testable import TripDetailModule

@Suite struct TripDetailPresenterTests {
    let interactor = FakeInteractor()
    let router = FakeRouter()
    let presenter: TripDetailPresenter

    init() {
        presenter = TripDetailPresenter(
            interactor: interactor, router: router, unit: .nauticalMiles, method: "straight line")
    }

    private func show(_ trip: Trip) {
        interactor.subject.send(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
    }

    @Test func aRoundTripIsShownWithItsWayBack() {
        show(coast(roundTrip: true))
        #expect(
            presenter.state
                == TripDetailState(
                    title: "Coast",
                    rows: [
                        .init(
                            number: "1", name: "Lisbon", place: "38.72, -9.14", leg: "", bearing: "", soFar: "",
                            note: "Tram 28"),
                        .init(
                            number: "2", name: "Porto", place: "41.15, -8.61", leg: "147.9 nmi", bearing: "009° N",
                            soFar: "147.9 nmi", note: ""),
                        .init(
                            number: "3", name: "Faro", place: "37.02, -7.93", leg: "250.0 nmi", bearing: "173° S",
                            soFar: "397.9 nmi", note: ""),
                        .init(
                            number: "", name: "back to Lisbon", place: "", leg: "117.1 nmi", bearing: "331° NNW",
                            soFar: "515.0 nmi", note: ""),
                    ], summary: "3 stops, round trip, 515.0 nmi straight line", focus: nil, notice: nil))
    }

    @Test func aRouteThatIsUnderWayOrUnknownLeavesItsColumnsEmpty() {
        interactor.subject.send(TripDetail(trip: alps(), route: .loading))
        #expect(presenter.state.summary == "2 stops, distance on its way")
        #expect(presenter.state.rows.map(\.leg) == ["", ""])
        interactor.subject.send(TripDetail(trip: alps(), route: .failed("no\u{1B} map")))
        #expect(presenter.state.summary == "2 stops, distance unknown: no\\u{1B} map")
        interactor.subject.send(nil)
        #expect(presenter.state == TripDetailState(summary: "This trip is not there any more."))
        #expect(presenter.json == nil)
    }

    @Test func aTripOfOneStopHasNoWay() {
        show(Trip(id: id(1), name: name("One"), waypoints: [stop(2, "Only", 1, 2)], isRoundTrip: true))
        #expect(presenter.state.rows.count == 1)
        #expect(presenter.state.summary == "1 stop, round trip, 0 nmi straight line")
    }

    @Test func ofANoteWithLinesTheFirstIsShown() {
        show(Trip(id: id(1), name: name("One"), waypoints: [stop(2, "Only", 1, 2, note: "first\nsecond")]))
        #expect(presenter.state.rows.map(\.note) == ["first"])
    }

    @Test func theTripForProgramsIsWholeAndInMetres() {
        show(coast(roundTrip: true))
        #expect(
            presenter.json?.text(pretty: true) ?? "" == """
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
                      "bearingDegrees": 9.325,
                      "cumulativeMeters": 273954.877,
                      "source": "straight"
                    },
                    {
                      "from": 2,
                      "to": 3,
                      "distanceMeters": 462966.124,
                      "bearingDegrees": 172.501,
                      "cumulativeMeters": 736921.001,
                      "source": "straight"
                    },
                    {
                      "from": 3,
                      "to": 1,
                      "distanceMeters": 216820.975,
                      "bearingDegrees": 331.039,
                      "cumulativeMeters": 953741.976,
                      "source": "straight"
                    }
                  ],
                  "distanceMeters": 953741.976
                }
                """)
        interactor.subject.send(TripDetail(trip: alps(), route: .loading))
        #expect(presenter.json?.text().contains("\"legs\":null,\"distanceMeters\":null") == true)
    }

    @Test("for programs a bearing just west of north is 0, not 360")
    func almostNorth() {
        show(Trip(id: id(1), name: name("N"), waypoints: [stop(2, "A", 0, 0), stop(3, "B", 10, -0.00001)]))
        #expect(presenter.json?.text().contains("\"bearingDegrees\":0,") == true)
    }

    @Test(
        "every edit goes to the interactor and is said with the new total",
        arguments: [
            (
                TripDetailEdit.add(places: ["1,2"], at: 2, name: "N", note: "T"), "add [\"1,2\"] at 2 N T",
                "Added Porto as stop 2 of “Alps”."
            ),
            (
                .addBest(places: ["1,2"], name: nil, note: nil), "best [\"1,2\"] - -",
                "Added Porto as stop 2 of “Alps”, 1.00 nmi longer."
            ),
            (.move(stop: "3", to: "1"), "move 3 to 1", "“Faro” is now stop 1."),
            (.remove(stops: ["1", "3"]), "remove [\"1\", \"3\"]", "Removed “Lisbon”, “Faro”."),
            (.rename("X"), "rename X", "The trip is now called “Alps”."),
            (.reverse, "reverse", "Reversed the order of the stops."),
            (.setRoundTrip(true), "round true", "It is a round trip now."),
            (.setRoundTrip(false), "round false", "It is a one-way trip now."),
        ])
    func edits(edit: TripDetailEdit, call: String, sentence: String) throws {
        show(alps())
        interactor.warnings = ["tired\u{7}"]
        let notice = try presenter.perform(edit)
        #expect(interactor.calls == [call])
        #expect(notice == .done(sentence, "Total: 13.8 nmi straight line", "tired\\u{7}"))
    }

    @Test func anEditIsSaidWithoutATotalWhileTheRouteIsUnderWay() throws {
        interactor.subject.send(TripDetail(trip: alps(), route: .loading))
        #expect(try presenter.perform(.reverse) == .done("Reversed the order of the stops."))
    }

    @Test func everyEventGoesWhereItBelongs() throws {
        show(alps())
        #expect(try presenter.handle(.edit(.move(stop: "2", to: "1"))) == nil)
        #expect(presenter.state.focus == 0)
        #expect(try presenter.handle(.open(stop: "2")) == nil)
        #expect(try presenter.handle(.bestOrder("loop")) == nil)
        #expect(presenter.state.notice == .done("took it", "Total: 13.8 nmi straight line"))
        #expect(try presenter.handle(.report) == nil)
        #expect(try presenter.handle(.exportFile(path: "f")) == nil)
        #expect(presenter.state.notice == .done("gave it"))
        #expect(try presenter.handle(.undo) == nil)
        #expect(presenter.state.notice == .done("undid", "Total: 13.8 nmi straight line"))
        #expect(try presenter.handle(.redo) == nil)
        #expect(presenter.state.notice == .failed("there is nothing to redo"))
        #expect(try presenter.handle(.back) == .back)
        #expect(try presenter.handle(.quit) == .quit)
        #expect(
            router.calls == [
                "open 00000000-0000-4000-8000-00000000000C", "order loop", "report", "export f", "undo", "redo",
            ])
    }

    @Test func aPlaceIsAskedForNearTheLastStop() throws {
        show(coast())
        router.entry = .chosen(
            FoundPlace(name: name("S"), location: place(1, 2), label: "S, Illinois (US)", wasLookedUp: true))
        #expect(try presenter.handle(.askForPlace(question: "Place: ")) == nil)
        #expect(presenter.state.notice?.lines.first == "Added S, Illinois (US) as stop 3 of “Coast”.")
        router.entry = .text("")
        #expect(try presenter.handle(.askForPlace(question: "Place: ")) == nil)
        router.entry = .text("Lyon")
        #expect(try presenter.handle(.askForPlace(question: "Place: ")) == nil)
        router.entry = .none
        #expect(try presenter.handle(.askForPlace(question: "Place: ")) == nil)
        #expect(presenter.state.notice == nil)
        #expect(
            interactor.calls == ["add at S, Illinois (US)", "add [] at 0 - -", "add [\"Lyon\"] at 0 - -"])
        #expect(router.calls.first == "ask Place: near 37.02, -7.93")
    }

    @Test("quitting inside a stop quits", arguments: [ScreenEnd.quit, .interrupted(.terminate)])
    func quitting(end: ScreenEnd) throws {
        router.end = end
        #expect(try presenter.handle(.open(stop: "1")) == end)
        #expect(try presenter.handle(.bestOrder("loop")) == end)
    }

    @Test func errorsBecomeNoticesAndTheStatesGoOn() throws {
        show(alps())
        interactor.failure = EditError.noSuchPlace(trip: name("A\u{1B}"), count: 2, number: 9)
        #expect(try presenter.handle(.edit(.reverse)) == nil)
        #expect(
            presenter.state.notice
                == .failed("“A\\u{1B}” has 2 stops; a new one can have number 1 to 3, not 9"))
        interactor.failure = ReferenceError.notFound(
            .stop(of: name("Alps")), reference: "Brn", count: 2, suggestions: [.init(number: 1, name: name("Bern"))])
        #expect(try presenter.handle(.open(stop: "Brn")) == nil)
        #expect(
            presenter.state.notice == .failed("no stop of “Alps” is called “Brn”", "Did you mean “Bern” (1)?"))
        interactor.failure = PlaceError.ambiguous(
            text: "S",
            [FoundPlace(name: name("S"), location: place(1, 2), label: "S, Illinois (US)", wasLookedUp: true)])
        #expect(try presenter.handle(.edit(.add(places: ["S"], at: nil, name: nil, note: nil))) == nil)
        #expect(
            presenter.state.notice
                == .failed("Which one? Type its number."))
        #expect(presenter.state.answers == ["S, Illinois (US)"])
        interactor.failure = nil
        #expect(try presenter.handle(.choose("2")) == nil)
        #expect(presenter.state.notice == .failed("There is no answer 2."))
        #expect(try presenter.handle(.choose("1")) == nil)
        #expect(interactor.calls.last == "add at S, Illinois (US)")
        #expect(presenter.state.answers == [])
        #expect(presenter.state.notice?.lines.first == "Added S, Illinois (US) as stop 3 of “Alps”.")
        interactor.failure = nil
        show(coast())
        #expect(presenter.state.title == "Coast")
        #expect(try presenter.handle(.edit(.reverse)) == nil)
        #expect(presenter.state.notice?.kind == .done)
    }
}
