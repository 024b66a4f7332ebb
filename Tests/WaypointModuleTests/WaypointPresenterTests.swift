import CivilTime
import Entities
import Geodesy
import Itineraries
import MapData
import PlaceNames
import Places
import Reactive
import Screens
import TestSupport
import Testing

@testable import WaypointModule

@Suite("What a stop's page shows and does")
struct WaypointPresenterTests {
    let store = InMemoryStore([coast()])
    let router = RecordingRouter()
    let presenter: WaypointPresenter

    /// A page of miles that shows Porto.
    init() throws {
        presenter = WaypointBuilder.presenter(
            stop: id(12), ofTrip: id(1), try WaypointDependencies(store, unit: .miles), router: router)
    }

    private var state: ScreenState<WaypointPage> {
        get throws { try answer(presenter.states) }
    }

    private var porto: Waypoint { store.library.trips[0].waypoints[1] }

    private func page(_ trip: Trip, _ index: Int, _ route: Loading<Route>? = nil) -> WaypointPage {
        WaypointFormatter(unit: .miles, clock: PlaceClock.byLongitude, area: { _ in nil })
            .page(
                WaypointDetail(trip: trip, index: index, route: route ?? .loaded(straightLineRoute(of: trip))))
    }

    @Test("A stop is shown with its neighbours")
    func neighbours() {
        #expect(
            page(coast(roundTrip: true), 0)
                == WaypointPage(
                    title: "Stop 1 of 3 in “Coast”",
                    fields: [
                        .init(label: "name", lines: ["Lisbon"]), .init(label: "place", lines: ["38.72, -9.14"]),
                        .init(label: "note", lines: ["Tram 28"]),
                    ] + StopField.allCases.map { .init(label: $0.word, lines: []) } + [
                        .init(label: "From", lines: ["Faro, 134.7 mi, 331° NNW"]),
                        .init(label: "To", lines: ["Porto, 170.2 mi, 009° N"]),
                    ], name: "Lisbon", note: "Tram 28",
                    summary: "Total: 592.6 mi straight line"))
    }

    @Test("The ends of a one-way trip have one neighbour")
    func ends() {
        #expect(page(coast(), 0).fields.map(\.label) == StopWord.allCases.map(\.text) + ["To"])
        #expect(page(coast(), 2).fields.map(\.label) == StopWord.allCases.map(\.text) + ["From"])
    }

    @Test("An edit says at the stop which warnings of the days it causes elsewhere, and an undo too")
    func newWarnings() throws {
        var trip = coast()
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.waypoints[2].plan.set(.arrive(CivilDateTime(text: "2027-06-13T20:00").map { .on($0) }))
        let store = InMemoryStore([trip])
        let clock = PlaceClock(name: "Europe/Lisbon", distance: 0) { _ in 0 }
        let dependencies = WaypointDependencies(
            model: try DataModel(store: store), mapData: StraightLineProvider(), unit: .kilometers, today: dayOfTests,
            clock: { _ in clock })
        let presenter = WaypointBuilder.presenter(stop: id(12), ofTrip: id(1), dependencies, router: router)
        func lines() throws -> [String] { try answer(of: presenter.states).notice?.lines ?? [] }
        presenter.handle(.edit(WaypointEdit(plan: [.nights: "3"])))
        #expect(try lines().count == 2 && lines().last?.hasPrefix("! Day 4: Faro is reached ") == true)
        // What is known already is no news.
        presenter.handle(.edit(WaypointEdit(note: "Wine")))
        #expect(try lines() == ["Changed the note."])
        presenter.handle(.undo(2))
        #expect(try !lines().contains { $0.hasPrefix("!") })
        presenter.handle(.redo(1))
        #expect(try lines().last?.hasPrefix("! Day 4: Faro is reached ") == true)
    }

    @Test("A stop of a planned trip tells when it is reached and left, as an edit of the plan prints it")
    func days() throws {
        var trip = coast()
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.waypoints[1].plan.set(.nights(3))
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-12T10:00").map { .on($0) }))
        let store = InMemoryStore([trip])
        let clock = PlaceClock(name: "Europe/Lisbon", distance: 0) { _ in 0 }
        let dependencies = WaypointDependencies(
            model: try DataModel(store: store), mapData: StraightLineProvider(),
            unit: .kilometers, today: dayOfTests,
            clock: { _ in clock }, area: { _ in nil }, editText: nil)
        let presenter = WaypointBuilder.presenter(stop: id(12), ofTrip: id(1), dependencies, router: router)
        let lines = [
            "Day 1 · Sat 12 Jun 2027: 12:35, fixed 10:00, 2 h 35 min late, night",
            "! Porto is reached about 2 h 35 min late; it was to be at 10:00; leave Lisbon by 06:20 to be in time"
                + ": ‘1 leave 06:20’; or ‘2 arrive 2027-06-12 12:45’ fixes a later time",
            "Day 4 · Tue 15 Jun: leave 09:00",
        ]
        let page = try answer(of: presenter.states).page
        #expect(page.fields.first { $0.label == "Days" }?.lines == lines)
        let formatter = WaypointBuilder.formatter(dependencies)
        let interactor = WaypointBuilder.interactor(stop: id(12), ofTrip: id(1), dependencies)
        let edit = WaypointEdit(plan: [.nights: "1", .arrive: ""])
        // What else is changed with it hides nothing.
        let routed = try answer(of: interactor.routed)
        #expect(formatter.lines(after: WaypointEdit(note: "x", plan: [.nights: "1"]), routed) == lines)
        #expect(
            formatter.lines(after: WaypointEdit(place: "x", plan: [.nights: "1"]), routed)
                == lines + ["Total: 736.9 km straight line"])
        #expect(formatter.lines(after: edit, try answer(of: interactor.routed)) == lines)
        _ = try answer(of: interactor.edit(edit))
        #expect(
            formatter.lines(after: edit, try answer(of: interactor.routed)) == [
                "Day 1 · Sat 12 Jun 2027: 12:35, night", "Day 2 · Sun 13 Jun: leave 09:00",
            ])
        #expect(
            formatter.lines(after: WaypointEdit(note: "x"), try answer(of: interactor.routed)) == [
                "Total: 736.9 km straight line"
            ])
        #expect(formatter.lines(after: edit, nil) == ["This stop is not there any more."])
    }

    @Test("A route that is under way or unknown is said, and a stop that is gone")
    func routes() {
        let loading = page(coast(), 1, .loading)
        #expect(loading.summary == "Total: …")
        #expect(loading.isLoading)
        let failed = page(coast(), 1, .failed("no\u{7} map"))
        #expect(failed.summary == "Total: unknown, no\\u{7} map")
        #expect(!failed.isLoading)
        let gone = WaypointFormatter(unit: .miles, clock: PlaceClock.byLongitude, area: { _ in nil }).page(nil)
        #expect(gone == WaypointPage(summary: "This stop is not there any more."))
    }

    @Test(
        "An edit is said part by part, and the total is what follows a change",
        arguments: [
            (WaypointEdit(name: "P"), ["“Porto” is now called “P”."]),
            (WaypointEdit(note: "x"), ["Changed the note."]),
            (WaypointEdit(note: ""), ["The note is gone."]),
            (WaypointEdit(name: "P", note: "x"), ["“Porto” is now called “P”.", "Changed the note."]),
        ])
    func edits(edit: WaypointEdit, sentences: [String]) throws {
        store.warnings = ["tired\u{7}"]
        let warnings = edit == WaypointEdit(note: "") ? [] : ["tired\u{7}"]
        let isChange = edit != WaypointEdit(note: "")
        presenter.handle(.edit(edit))
        #expect(
            try state.notice
                == (isChange
                    ? Notice(.changed, sentences, warnings: warnings) : .done("It is so already; nothing was changed."))
        )
        #expect(try state.page.summary == "Total: 457.9 mi straight line")
    }

    @Test("A new place is said as it was read")
    func newPlace() throws {
        let spring = Place(
            name: "Spring", region: "\u{1B}Missouri", country: "US", coordinate: place(37.21, -93.29), population: nil)
        let mapData = StraightLineProvider(PlaceList([spring]))
        let presenter = WaypointBuilder.presenter(
            stop: id(12), ofTrip: id(1), try WaypointDependencies(store, mapData), router: router)
        presenter.handle(.edit(WaypointEdit(place: "spring")))
        #expect(
            try answer(presenter.states).notice?.lines == ["“Porto” is now at Spring, \\u{1B}Missouri (US)."])
    }

    @Test("A place whose name has control characters is shown and not obeyed")
    func hostilePlace() throws {
        let place = FoundPlace(
            name: "Springfield", location: place(37.21, -93.29), label: "Springfield\u{1B}, Missouri (US)",
            wasLookedUp: true)
        router.entry = .chosen(place)
        presenter.handle(.askForPlace(question: "Place: "))
        #expect(try state.notice == .changed("The stop is now at Springfield\\u{1B}, Missouri (US)."))
        #expect(porto == stop(12, "Springfield", 37.21, -93.29))
    }

    @Test("Several places become numbered answers to choose from")
    func choices() throws {
        presenter.handle(.look("Springfield"))
        #expect(try state.choices == ["Springfield, Illinois (US)", "Springfield, Missouri (US)"])
        #expect(try state.notice == .done("Which “Springfield”? 1 is far away: type a number; Enter or s takes none."))
        for number in ["0", "3", "99999999999999999999", "-9223372036854775808"] {
            presenter.choose(number)
            #expect(try state.notice == .failed("There is no answer \(number); the answers are 1 to 2"))
        }
        #expect(store.changes == [])
        presenter.choose("2")
        #expect(try state.choices == [])
        #expect(try state.notice == .changed("The stop is now at Springfield, Missouri (US)."))
        #expect(porto == stop(12, "Springfield", 37.21, -93.29))
        presenter.choose("1")
        #expect(try state.notice == .failed("There is nothing to choose from"))
        #expect(store.changes.count == 1)
    }

    @Test("An empty line takes none of the answers and changes nothing")
    func emptyChoice() throws {
        presenter.handle(.look("Springfield"))
        presenter.choose("")
        #expect(try state.choices == [])
        #expect(try state.notice == .done("Nothing was changed."))
        #expect(store.changes == [])
    }

    @Test("Anything else than a choice forgets the answers")
    func forgotten() throws {
        presenter.handle(.look("Springfield"))
        presenter.handle(.next)
        #expect(try state.choices == [])
        #expect(try state.notice == nil)
        presenter.choose("1")
        #expect(store.changes == [])
    }

    @Test("A look-up is said; the question for a place knows the stop before")
    func lookUp() throws {
        presenter.handle(.look("Lyon"))
        let said = Notice.changed("The stop is now at Lyon (FR).")
        #expect(try state.notice == said)
        #expect(porto == stop(12, "Lyon", 45.75, 4.85))
        router.entry = .text("Springfield, Illinois=39.8,-89.64")
        presenter.handle(.askForPlace(question: "Place: "))
        #expect(porto.location == place(39.8, -89.64))
        let count = store.changes.count
        router.entry = .text("")
        presenter.handle(.askForPlace(question: "Place: "))
        #expect(try state.notice == nil)
        router.entry = .none
        presenter.handle(.askForPlace(question: "Place: "))
        #expect(try state.notice == nil)
        #expect(store.changes.count == count)
        #expect(
            router.calls
                == ["45.75, 4.85", "39.8, -89.64", "39.8, -89.64"].map { "ask Place: \($0) near 38.72, -9.14" })
    }

    @Test("Every event goes where it belongs")
    func events() throws {
        presenter.handle(.next)
        #expect(try state.page.title == "Stop 3 of 3 in “Coast”")
        presenter.handle(.next)
        #expect(try state.notice == .failed("This is the last stop."))
        presenter.handle(.previous)
        presenter.handle(.previous)
        #expect(try state.page.title == "Stop 1 of 3 in “Coast”")
        #expect(try state.notice == nil)
        presenter.handle(.previous)
        #expect(try state.notice == .failed("This is the first stop."))
        presenter.handle(.redo(1))
        #expect(try state.notice == .failed("There is nothing to redo"))
        presenter.handle(.edit(WaypointEdit(name: "Lisboa")))
        presenter.handle(.undo(1))
        #expect(try state.notice?.result == .changed)
        #expect(try state.notice?.lines.first?.hasPrefix("Undid: ") == true)
        #expect(try state.page.fields.first?.lines == ["Lisbon"])
        presenter.handle(.redo(1))
        #expect(try state.notice?.lines.first?.hasPrefix("Redid: ") == true)
        #expect(router.calls == [])
        presenter.handle(.delete)
        #expect(router.said == .changed("Deleted “Lisboa”."))
        presenter.handle(.back)
        #expect(router.said == nil)
        presenter.handle(.quit)
        #expect(router.calls == ["back", "back", "quit"])
    }

    @Test("Errors become notices, and the states go on")
    func errors() throws {
        presenter.handle(.edit(WaypointEdit(place: "x\u{1B}")))
        #expect(try state.notice?.result.isDone == false)
        #expect(try state.notice?.lines.first == "No place is known as “x\\u{1B}”")
        store.failure = .refused(.noSuchStop)
        presenter.handle(.delete)
        #expect(try state.notice == .failed("The stop is not there any more; it was removed meanwhile"))
        #expect(router.calls == [])
        store.failure = nil
        presenter.handle(.next)
        #expect(try state.page.title == "Stop 3 of 3 in “Coast”")
    }
}
