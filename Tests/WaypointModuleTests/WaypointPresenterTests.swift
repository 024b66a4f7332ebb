import Console
import Entities
import Geodesy
import MapData
import Reactive
import TestSupport
import Testing

@testable import WaypointModule

@Suite struct WaypointPresenterTests {
    let interactor = FakeInteractor()
    let router = FakeRouter()
    let presenter: WaypointPresenter
    let springfields = [
        FoundPlace(
            name: name("Springfield"), location: place(39.8, -89.64), label: "Springfield, Illinois (US)",
            wasLookedUp: true),
        FoundPlace(
            name: name("Springfield"), location: place(37.21, -93.29), label: "Springfield\u{1B}, Missouri (US)",
            wasLookedUp: true),
    ]

    init() {
        presenter = WaypointPresenter(interactor: interactor, router: router, unit: .miles, method: "straight line")
    }

    private func show(_ trip: Trip, _ index: Int) {
        interactor.subject.send(
            WaypointDetail(trip: trip, index: index, route: .loaded(straightLineRoute(of: trip))))
    }

    @Test func aStopIsShownWithItsNeighbours() throws {
        show(coast(roundTrip: true), 0)
        #expect(
            presenter.state
                == WaypointState(
                    title: "Stop 1 of 3 in “Coast”",
                    fields: [
                        .init(label: "Name", lines: ["Lisbon"]), .init(label: "Place", lines: ["38.72, -9.14"]),
                        .init(label: "Note", lines: ["Tram 28"]),
                        .init(label: "From", lines: ["Faro, 134.7 mi, 331° NNW"]),
                        .init(label: "To", lines: ["Porto, 170.2 mi, 009° N"]),
                    ], summary: "Total: 592.6 mi straight line", answers: [], notice: nil))
    }

    @Test func theEndsOfAOneWayTripHaveOneNeighbour() throws {
        show(coast(), 0)
        #expect(presenter.state.fields.map(\.label) == ["Name", "Place", "Note", "To"])
        show(coast(), 2)
        #expect(presenter.state.fields.map(\.label) == ["Name", "Place", "From"])
    }

    @Test func aRouteThatIsUnderWayOrUnknownIsSaid() throws {
        interactor.subject.send(WaypointDetail(trip: coast(), index: 1, route: .loading))
        #expect(presenter.state.summary == "Total: on its way")
        interactor.subject.send(WaypointDetail(trip: coast(), index: 1, route: .failed("no\u{7} map")))
        #expect(presenter.state.summary == "Total: unknown, no\\u{7} map")
        interactor.subject.send(nil)
        #expect(presenter.state == WaypointState(summary: "This stop is not there any more."))
    }

    @Test(
        "an edit is said part by part, with the total",
        arguments: [
            (WaypointEdit(name: "P"), ["The stop is now called “Porto”."]),
            (WaypointEdit(note: "x"), ["Changed the note."]),
            (WaypointEdit(note: ""), ["The note is gone."]),
            (
                WaypointEdit(name: "P", note: "x"), ["The stop is now called “Porto”.", "Changed the note."]
            ),
        ])
    func edits(edit: WaypointEdit, sentences: [String]) throws {
        show(coast(), 1)
        interactor.warnings = ["tired\u{7}"]
        #expect(
            try presenter.perform(edit)
                == Notice(.done, sentences + ["Total: 457.9 mi straight line", "tired\\u{7}"]))
    }

    @Test func aNewPlaceIsSaidAsItWasRead() throws {
        show(coast(), 1)
        interactor.found = springfields[1]
        #expect(
            try presenter.perform(WaypointEdit(place: "spring")).lines.first
                == "“Porto” is now at Springfield\\u{1B}, Missouri (US).")
    }

    @Test func severalPlacesBecomeNumberedAnswersToChooseFrom() throws {
        show(coast(), 1)
        interactor.failure = PlaceError.ambiguous(text: "Springfield", springfields)
        #expect(try presenter.handle(.edit(WaypointEdit(place: "Springfield"))) == nil)
        #expect(presenter.state.answers == ["Springfield, Illinois (US)", "Springfield\u{1B}, Missouri (US)"])
        #expect(presenter.state.notice == .failed("Which one? Type its number."))
        interactor.failure = nil
        for number in ["0", "3", "99999999999999999999", "-9223372036854775808"] {
            #expect(try presenter.handle(.choose(number)) == nil)
            #expect(presenter.state.notice == .failed("There is no answer \(number)."))
        }
        #expect(try presenter.handle(.choose("2")) == nil)
        #expect(presenter.state.answers == [])
        #expect(
            presenter.state.notice
                == .done("The stop is now at Springfield\\u{1B}, Missouri (US).", "Total: 457.9 mi straight line"))
        #expect(interactor.calls.last == "move Springfield\u{1B}, Missouri (US)")
        #expect(try presenter.handle(.choose("1")) == nil)
        #expect(presenter.state.notice == .failed("There is nothing to choose from; l looks up a place."))
    }

    @Test func anythingElseThanAChoiceForgetsTheAnswers() throws {
        show(coast(), 1)
        interactor.failure = PlaceError.ambiguous(text: "Springfield", springfields)
        _ = try presenter.handle(.edit(WaypointEdit(place: "Springfield")))
        interactor.failure = nil
        #expect(try presenter.handle(.next) == nil)
        #expect(presenter.state.answers == [])
        #expect(try presenter.handle(.choose("1")) == nil)
        #expect(!interactor.calls.contains { $0.hasPrefix("move") })
    }

    @Test func everyEventGoesWhereItBelongs() throws {
        show(coast(), 1)
        #expect(try presenter.handle(.next) == nil)
        interactor.goes = false
        #expect(try presenter.handle(.next) == nil)
        #expect(presenter.state.notice == .failed("This is the last stop."))
        #expect(try presenter.handle(.previous) == nil)
        #expect(presenter.state.notice == .failed("This is the first stop."))
        #expect(try presenter.handle(.undo) == nil)
        #expect(presenter.state.notice == .done("undid", "Total: 457.9 mi straight line"))
        #expect(try presenter.handle(.redo) == nil)
        #expect(presenter.state.notice == .failed("there is nothing to redo"))
        #expect(try presenter.handle(.delete) == .back)
        #expect(presenter.state.notice == .done("Deleted “Porto”."))
        #expect(try presenter.handle(.back) == .back)
        #expect(try presenter.handle(.quit) == .quit)
        #expect(interactor.calls == ["go 1", "go 1", "go -1", "delete"])
        #expect(router.calls == ["undo", "redo"])
    }

    @Test func errorsBecomeNoticesAndTheStatesGoOn() throws {
        show(coast(), 1)
        interactor.failure = PlaceError.unknown(text: "x\u{1B}")
        #expect(try presenter.handle(.edit(WaypointEdit(place: "x"))) == nil)
        #expect(presenter.state.notice == .failed("no place is known as “x\\u{1B}”"))
        interactor.failure = StoreError.refused(.noSuchStop)
        #expect(try presenter.handle(.delete) == nil)
        #expect(
            presenter.state.notice == .failed("the stop is not there any more; it was removed meanwhile"))
        #expect(throws: StoreError.self) { try presenter.perform(WaypointEdit(name: "n")) }
        show(coast(), 2)
        #expect(presenter.state.title == "Stop 3 of 3 in “Coast”")
    }
}
