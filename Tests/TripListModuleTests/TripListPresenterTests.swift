import Console
import Entities
import Geodesy
import JSON
import MapData
import Platform
import Reactive
import TestSupport
import Testing

@testable import TripListModule

@Suite struct TripListPresenterTests {
    let interactor = FakeInteractor()
    let router = FakeRouter()
    let presenter: TripListPresenter

    init() {
        presenter = TripListPresenter(
            interactor: interactor, router: router, unit: .kilometers, method: "straight line")
    }

    @Test func distancesThatAreUnderWayKnownAndUnknownAreShownAsSuch() {
        interactor.subject.send([
            TripSummary(trip: coast(roundTrip: true), distance: .loaded(1_234_567)),
            TripSummary(trip: alps(), distance: .loading),
            TripSummary(trip: Trip(id: id(3), name: name("Empty")), distance: .failed("no map")),
        ])
        #expect(
            presenter.state
                == TripListState(
                    rows: [
                        .init(
                            number: "1", name: "Coast", stops: "3", distance: "1234.6 km", first: "Lisbon",
                            last: "Lisbon"),
                        .init(number: "2", name: "Alps", stops: "2", distance: "…", first: "Bern", last: "Thun"),
                        .init(number: "3", name: "Empty", stops: "0", distance: "unknown", first: "", last: ""),
                    ], summary: "3 trips, 5 stops", notice: nil))
    }

    @Test func theTotalIsShownOnceEveryDistanceIsKnown() {
        interactor.subject.send([
            TripSummary(trip: coast(), distance: .loaded(5_000)), TripSummary(trip: alps(), distance: .loaded(4_998)),
        ])
        #expect(presenter.state.summary == "2 trips, 5 stops, 10.0 km straight line")
        interactor.subject.send([])
        #expect(presenter.state.summary == "0 trips, 0 stops, 0 km straight line")
        #expect(presenter.state.rows == [])
    }

    @Test func theListForProgramsHasMetresOrNull() {
        interactor.subject.send([
            TripSummary(trip: coast(), distance: .loaded(1_234.5678)), TripSummary(trip: alps(), distance: .loading),
        ])
        #expect(
            presenter.json.text(pretty: false) == """
                [{"id":"00000000-0000-4000-8000-000000000001","name":"Coast","stops":3,"distanceMeters":1234.568},\
                {"id":"00000000-0000-4000-8000-000000000002","name":"Alps","stops":2,"distanceMeters":null}]
                """)
    }

    @Test func everyEventGoesWhereItBelongs() throws {
        #expect(try presenter.handle(.edit(.new(name: "N", places: ["1,2"]))) == nil)
        #expect(try presenter.handle(.edit(.duplicate(trip: "1", name: nil))) == nil)
        #expect(try presenter.handle(.edit(.delete(trips: ["1", "2"]))) == nil)
        #expect(presenter.state.notice == .done("Deleted “Coast”, “Alps”."))
        #expect(try presenter.handle(.open(trip: "2")) == nil)
        #expect(presenter.state.notice == nil)
        #expect(try presenter.handle(.importFile(path: "a")) == nil)
        #expect(presenter.state.notice == .done("took it"))
        #expect(try presenter.handle(.exportFile(path: "b")) == nil)
        #expect(presenter.state.notice == .done("gave it"))
        #expect(try presenter.handle(.report) == nil)
        #expect(try presenter.handle(.undo) == nil)
        #expect(presenter.state.notice == .done("undid"))
        #expect(try presenter.handle(.redo) == nil)
        #expect(presenter.state.notice == .failed("there is nothing to redo"))
        #expect(try presenter.handle(.quit) == .quit)
        #expect(
            interactor.calls == [
                "new N [\"1,2\"]", "duplicate 1 -", "delete [\"1\", \"2\"]", "trip 2",
            ])
        #expect(
            router.calls == [
                "open 00000000-0000-4000-8000-000000000001", "import a", "export b", "report", "undo", "redo",
            ])
    }

    @Test(
        "leaving a trip leaves the list too, but for going back", arguments: [ScreenEnd.quit, .interrupted(.interrupt)])
    func leaving(end: ScreenEnd) throws {
        router.end = end
        #expect(try presenter.handle(.open(trip: "1")) == end)
    }

    @Test func whatWasMadeIsSaidWithItsTotalAndTheWarningsOfTheStore() throws {
        interactor.subject.send([TripSummary(trip: coast(), distance: .loaded(12_000))])
        interactor.warnings = ["disk\u{7} tired"]
        let outcome = try presenter.perform(.new(name: "Coast", places: []))
        #expect(
            outcome
                == TripListOutcome(
                    notice: .done(
                        "Made “Coast”, trip 1 of the list.", "Total: 12.0 km straight line", "disk\\u{7} tired"),
                    trips: [coast()]))
    }

    @Test func errorsBecomeNoticesThatAreSafeAndTellWhatToDo() throws {
        interactor.failure = ReferenceError.ambiguous(
            .trip, reference: "re\u{1B}[1m",
            candidates: [.init(number: 1, name: name("Red\u{1B}")), .init(number: 4, name: name("Reed"))])
        #expect(try presenter.handle(.edit(.delete(trips: ["re"]))) == nil)
        #expect(
            presenter.state.notice
                == .failed(
                    "“re\\u{1B}[1m” fits 2 trips", "give its number: 1 “Red\\u{1B}”, 4 “Reed”"))
        interactor.failure = PlaceError.unknown(text: "\u{202E}x")
        #expect(try presenter.handle(.edit(.new(name: "", places: ["x"]))) == nil)
        #expect(presenter.state.notice == .failed("no place is known as “\\u{202E}x”"))
        interactor.failure = StoreError.locked(path: "/l/lock", holder: "process 7 on pc")
        #expect(try presenter.handle(.edit(.new(name: "", places: []))) == nil)
        #expect(presenter.state.notice == .failed("/l/lock is locked by process 7 on pc"))
        // Commands get the error itself.
        #expect(throws: StoreError.self) { try presenter.perform(.delete(trips: ["1"])) }
    }

    @Test func anErrorDoesNotEndTheStreamOfStates() throws {
        var titles: [String] = []
        let subscription = presenter.statePublisher.sink { titles.append($0.summary) }
        interactor.failure = EditError.notANumber("x")
        _ = try presenter.handle(.edit(.delete(trips: ["x"])))
        interactor.subject.send([TripSummary(trip: alps(), distance: .loaded(1_000))])
        #expect(titles.last == "1 trip, 2 stops, 1.00 km straight line")
        #expect(presenter.state.notice == .failed("“x” is not the number of a stop"))
        subscription.cancel()
    }

    @Test func thePresenterIsNotKeptAliveByWhatItListensTo() {
        let interactor = FakeInteractor()
        weak var gone: TripListPresenter?
        do {
            let presenter = TripListPresenter(
                interactor: interactor, router: FakeRouter(), unit: .miles, method: "straight line")
            gone = presenter
            #expect(gone != nil)
            _ = presenter.state
        }
        #expect(gone == nil)
    }
}
