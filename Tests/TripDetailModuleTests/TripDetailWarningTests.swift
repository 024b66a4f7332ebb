import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import MapData
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

/// What a trip's page says of other trips and of its days.
@Suite("What a change of a trip touches beside")
struct TripDetailWarningTests {
    private let router = RecordingRouter()

    private func presenter(_ store: InMemoryStore) throws -> TripDetailPresenter {
        let clock = PlaceClock(name: "Europe/Lisbon", distance: 0) { _ in 3_600 }
        return TripDetailBuilder.presenter(
            trip: id(1), try dependencies(store, clock: { _ in clock }), router: router)
    }

    private func notice(_ presenter: TripDetailPresenter) throws -> Notice? {
        try answer(of: presenter.states).notice
    }

    @Test("A change of another trip is undone only after a yes; where nobody can be asked it is not")
    func undoOfOthers() throws {
        let store = InMemoryStore([coast(), alps()])
        let presenter = try presenter(store)
        presenter.handle(.edit(.reverse))
        _ = try store.commit(.renameTrip(id(2), name("Peaks")))
        for answered in [false, nil, true] as [Bool?] {
            presenter.handle(.undo(1))
            let question = try answer(of: presenter.states).question
            #expect(question?.text == "That undoes what is not of this trip: Renamed “Alps” to “Peaks”. Undo it?")
            presenter.answer(answered)
            #expect(store.library.trip(id(2))?.name.text == (answered == true ? "Alps" : "Peaks"))
        }
        #expect(try notice(presenter) == .changed("Undid: Renamed “Alps” to “Peaks”"))
        presenter.handle(.undo(1))
        #expect(try answer(of: presenter.states).question == nil)
        #expect(try notice(presenter) == .changed("Undid: Reversed “Coast”"))
        presenter.handle(.redo(2))
        presenter.answer(nil)
        #expect(try notice(presenter)?.result.isDone == false)
    }

    @Test("Where an edit makes new warnings of the days, the notice has them, and the page has their number")
    func newWarnings() throws {
        var trip = coast()
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-12T13:00").map { .on($0) }))
        let store = InMemoryStore([trip])
        let presenter = try presenter(store)
        #expect(try answer(of: presenter.states).page.planWarnings == 0)
        presenter.handle(.edit(.move(stops: ["2"], to: "3")))
        let state = try answer(of: presenter.states)
        #expect(state.page.planWarnings == 1)
        #expect(
            state.notice
                == .changed(
                    "“Porto” is now stop 3.", "Nights now: Faro (was Porto).",
                    state.notice?.lines.last ?? ""))
        #expect(state.notice?.lines.last?.hasPrefix("! Day 2: Porto is reached ") == true)
        let context = TerminalContext(width: 80, inputIsTerminal: true, outputIsTerminal: true)
        #expect(TripDetailView().lines(state.page, in: context).contains("The days have 1 warning: day 2; y shows it."))
        #expect(state.page.rows[2].arrive.hasPrefix("late "))
        #expect(state.page.row(2, contains: ["!"]) && state.page.row(2, contains: ["late"]))
        #expect(!state.page.row(0, contains: ["!"]) && state.page.rows[2].heading?.hasSuffix("1 warning") == true)
        presenter.handle(.undo(1))
        #expect(try notice(presenter)?.lines.dropFirst() == ["Nights now: Porto (was Faro)."])
    }

    @Test("Of several places of which one is not known none is added, and that is said")
    func nothingAdded() throws {
        let store = InMemoryStore([coast()])
        let presenter = try presenter(store)
        presenter.handle(.edit(.add(places: ["Lyon", "Nowhere"], .end, name: nil, notes: [:])))
        // Nobody can be asked.
        presenter.answer(nil)
        #expect(try notice(presenter)?.lines.last == "Nothing was added.")
        #expect(store.changes.isEmpty)
        presenter.handle(.edit(.add(places: ["Nowhere"], .end, name: nil, notes: [:])))
        #expect(try notice(presenter)?.lines.contains("Nothing was added.") == false)
    }

    @Test("A page that begins within a day names the day; a narrow window shortens places before it leaves them out")
    func pages() throws {
        var page = try answer(of: presenter(InMemoryStore([coast()])).states).page
        page.rows[0].heading = "Day 1"
        let context = TerminalContext(width: 80, inputIsTerminal: true, outputIsTerminal: true)
        let lines = TripDetailView.page(page, context, rows: ShownRows([1, 2], isTight: true))
        #expect(lines[0...2].elementsEqual(["Coast", lines[1], "Day 1 (goes on)"]))
        #expect(!lines.contains(""))
        let formatter = TripDetailFormatter(
            unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in "A long region, Portugal" })
        let placed = formatter.page(TripDetail(trip: coast(), route: .loaded(straightLineRoute(of: coast()))))
        let narrow = TerminalContext(width: 64, inputIsTerminal: true, outputIsTerminal: true)
        let text = TripDetailView.page(placed, narrow).joined(separator: "\n")
        #expect(text.contains("Place") && text.contains("…") && text.contains("A long"))
    }
}
