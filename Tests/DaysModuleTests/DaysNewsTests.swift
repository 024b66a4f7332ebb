import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import JSON
import MapData
import Reactive
import TestSupport
import Testing

@testable import DaysModule
@testable import Screens

/// What the page of a trip's days tells of its warnings and of what was changed.
@Suite("The news on the page of a trip's days")
struct DaysNewsTests {
    private let store: InMemoryStore
    private let dependencies: DaysDependencies

    /// Five days to five stops; at the fourth one is late.
    init() throws {
        var trip = Trip(
            id: id(1), name: name("Far"),
            waypoints: (0..<6).map { stop(11 + UInt64($0), "S\($0 + 1)", 40, Double($0) * 3) })
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.plan.set(.currency("EUR"))
        for index in 1...4 { try trip.waypoints[index].plan.set(.nights(1)) }
        try trip.waypoints[3].plan.set(.arrive(CivilDateTime(text: "2027-06-14T10:00").map { .on($0) }))
        try trip.waypoints[1].plan.set(.cost(Cost("95")))
        try trip.waypoints[2].plan.set(.cost(Cost("5")))
        store = InMemoryStore([trip])
        let model = try DataModel(store: store)
        let clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
        dependencies = DaysDependencies(
            model: model, mapData: StraightLineProvider(), unit: .kilometers, clock: { _ in clock },
            towns: { .none }, identifiers: SeededIdentifiers(seed: 1), today: { CivilDate(daysSince1970: 20_000) },
            editStops: { trip, stops, edit, _ in
                let now = model.library.trip(trip)
                var stop = stops.first.flatMap { Int($0) }.flatMap { now?.waypoints[$0 - 1] }
                try? stop?.plan.set(.nights(edit.plan[.nights].flatMap { Int($0) }))
                return model.save(stop.map { .replaceStop(trip: trip, $0) })
                    .map { _ in .changed("Set.") }.withAnyFailure().eraseToAnyPublisher()
            })
    }

    private var presenter: DaysPresenter {
        let interactor = DaysBuilder.interactor(trip: id(1), dependencies)
        return DaysBuilder.presenter(of: interactor, dependencies)
    }

    private let terminal = TerminalContext(width: 80, inputIsTerminal: true, outputIsTerminal: true)

    @Test("the head says how many warnings there are and on which days; a search for ! or their words finds the days")
    func warned() throws {
        let page = try answer(of: presenter.states).page
        #expect(page.warned == "1 warning: day 3")
        #expect(DaysView.page(page, TerminalContext())[1] == "1 warning: day 3")
        let shown = DaysView.page(page, terminal, rows: ShownRows(nil, room: 24), withSettings: true)
        #expect(shown[2] == "1 warning: day 3 · / ! shows them")
        let numbers = { (word: String) in
            Set((0..<page.rowCount).filter { page.row($0, contains: RowPages.words(word)) })
        }
        let rows = (0..<page.rowCount).filter { page.row($0, isNumbered: 3) }
        // They stand below the last row of their day.
        #expect(!rows.isEmpty && numbers("!") == Set(rows.suffix(1)))
        #expect(numbers("late").isSuperset(of: rows.suffix(1)) && numbers("late").isSubset(of: rows))
        #expect(numbers("fixed").count == 1)
    }

    @Test("where days are shown a few at a time, the sun gives way to a row more; a wide window has it")
    func headings() throws {
        let page = try answer(of: presenter.states).page
        let rows = ShownRows([0, 1], isTight: true, room: 24)
        let narrow = DaysView.page(page, terminal, rows: rows)
        #expect(narrow.contains { $0.hasPrefix("Day 1 ") } && !narrow.contains { $0.contains("sun ") })
        let wide = TerminalContext(width: 160, inputIsTerminal: true, outputIsTerminal: true)
        #expect(DaysView.page(page, wide, rows: rows).contains { $0.hasPrefix("Day 1 ") && $0.contains(" · sun ") })
    }

    @Test("a change of a stop moves the page to its day, and says which nights and days it has moved")
    func changed() throws {
        let presenter = self.presenter
        #expect(try answer(of: presenter.states).page.focus.row == nil)
        presenter.handle(.edit(stops: ["4"], WaypointEdit(plan: [.nights: "3"])))
        let state = try answer(of: presenter.states)
        #expect(state.notice == .changed("Set.", "7 days instead of 5."))
        let row = try #require(state.page.focus.row)
        #expect(state.page.row(row, isNumbered: 3))
        presenter.handle(.edit(stops: ["5"], WaypointEdit(plan: [.nights: "0"])))
        let next = try answer(of: presenter.states)
        #expect(next.page.focus.row.map { $0 > row } == true)
        #expect(next.notice?.lines.contains { $0.contains("No night any more: S5.") } == true)
        // What moves nothing says nothing of nights.
        presenter.handle(.edit(stops: ["5"], WaypointEdit(plan: [.nights: "0"])))
        #expect(try answer(of: presenter.states).notice == .changed("Set."))
    }

    @Test("free says what it leaves open; what is set for a stop later counts, on the page and when it is kept")
    func free() throws {
        let presenter = self.presenter
        let nights = { store.library.trips[0].waypoints.map(\.plan.nights) }
        presenter.handle(.free)
        let freed = try answer(of: presenter.states)
        #expect(freed.notice == .done("Left open: 4 nights at “S2”, “S3”, “S4”, “S5”."))
        presenter.handle(.edit(stops: ["2"], WaypointEdit(plan: [.nights: "3"])))
        let edited = try answer(of: presenter.states)
        #expect(edited.page.nights != freed.page.nights && edited.page.title != freed.page.title)
        // The number that it had counts again when it is set anew.
        presenter.handle(.edit(stops: ["3"], WaypointEdit(plan: [.nights: "1"])))
        #expect(try answer(of: presenter.states).notice == .done("“S3”: 1 night, no longer left open."))
        presenter.handle(.apply)
        _ = try answer(of: presenter.states)
        #expect(nights() == [nil, 3, 1, nil, nil, nil])
        // Said again it leaves open what is there by then; undo of the edit takes only that back.
        presenter.handle(.free)
        #expect(try answer(of: presenter.states).notice == .done("Left open: 4 nights at “S2”, “S3”."))
        presenter.handle(.free)
        #expect(try answer(of: presenter.states).notice == .done("No nights are decided for stops."))
        presenter.handle(.apply)
        #expect(nights().allSatisfy { $0 == nil })
    }

    @Test("Trying another length of days says which nights it moves, and keeping it how many are not set")
    func triedNights() throws {
        let presenter = self.presenter
        presenter.handle(.free)
        var request = DaysRequest()
        request.drive = "9h"
        presenter.handle(.propose(request))
        let tried = try answer(of: presenter.states)
        #expect(tried.notice?.result == .done)
        #expect(tried.notice?.lines.last?.contains("instead of") == true, "\(tried.notice?.lines ?? [])")
        presenter.handle(.propose(request))
        #expect(try answer(of: presenter.states).notice?.lines.contains { $0.contains("instead of") } != true)
        presenter.handle(.apply)
        let kept = try #require(try answer(of: presenter.states).notice?.lines)
        #expect(kept.count == 2 && kept[1].contains("not set") && kept[1].contains("nights 1’ keeps"), "\(kept)")
    }

    @Test("What was tried and taken back is tried again, until something else is tried; what was kept comes first")
    func triedAgain() throws {
        let presenter = self.presenter
        func settings() throws -> String { try answer(of: presenter.states).page.settings }
        func propose(_ drive: String) {
            var request = DaysRequest()
            request.drive = drive
            presenter.handle(.propose(request))
        }
        propose("5h")
        propose("4h")
        presenter.handle(.undo(2))
        #expect(try !settings().contains("*drive"))
        presenter.handle(.redo(1))
        #expect(try settings().contains("*drive 5 h"))
        #expect(try answer(of: presenter.states).notice?.lines == ["Tried again what was taken back; t keeps it."])
        presenter.handle(.redo(5))
        #expect(try settings().contains("*drive 4 h"))
        presenter.handle(.undo(1))
        propose("3h")
        presenter.handle(.redo(1))
        #expect(try settings().contains("*drive 3 h"))
        // A kept change that was undone last is what is redone first.
        presenter.handle(.undo(1))
        presenter.handle(.edit(stops: ["2"], WaypointEdit(plan: [.nights: "3"])))
        presenter.handle(.undo(1))
        presenter.handle(.redo(1))
        #expect(store.library.trips[0].waypoints[1].plan.nights == 3)
        #expect(try settings().contains("*drive 5 h"))
    }

    @Test("An undo that is refused hides nothing that was tried, and a later kept change ends it; the rest is told")
    func triedAgainOrNot() throws {
        let presenter = self.presenter
        func page() throws -> ScreenState<DaysPage> { try answer(of: presenter.states) }
        func propose(_ drive: String) {
            var request = DaysRequest()
            request.drive = drive
            presenter.handle(.propose(request))
        }
        propose("5h")
        propose("4h")
        presenter.handle(.undo(2))
        presenter.handle(.undo(9))
        #expect(try page().notice?.result.isDone == false)
        presenter.handle(.redo(5))
        #expect(
            try page().notice?.lines == [
                "Tried 2 decisions again; t keeps them.",
                "That was 2 steps; U 3 redoes what was kept and undone before.",
            ])
        #expect(try page().page.settings.contains("*drive 4 h"))
        // A value that is refused is no decision: the change of the stop is what was made last.
        presenter.handle(.edit(stops: ["2"], WaypointEdit(plan: [.nights: "3"])))
        propose("x")
        presenter.handle(.undo(1))
        #expect(store.library.trips[0].waypoints[1].plan.nights != 3)
        #expect(try page().page.settings.contains("*drive 4 h"))
        propose("3h")
        presenter.handle(.undo(3))
        presenter.handle(.edit(stops: ["2"], WaypointEdit(plan: [.nights: "3"])))
        presenter.handle(.redo(1))
        #expect(try page().notice?.result.isDone == false)
        #expect(try !page().page.settings.contains("*drive"))
    }

    @Test("more days than the trip may take are said when it is kept")
    func keptTooMany() throws {
        let presenter = self.presenter
        var request = DaysRequest()
        request.days = "3"
        presenter.handle(.propose(request))
        presenter.handle(.apply)
        #expect(try answer(of: presenter.states).notice?.lines == ["Kept the plan: 5 days, 2 more than days 3."])
    }

    @Test("a price of fuel brings its currency where the trip has none, and is refused in another one")
    func price() throws {
        let presenter = self.presenter
        var request = DaysRequest()
        request.price = "CHF 1.9/l"
        presenter.handle(.propose(request))
        let refused = try answer(of: presenter.states)
        #expect(refused.notice?.lines.first?.contains("“CHF 1.9/l” is in another currency") == true)
        #expect(refused.page.typed[.price] == nil)
        request.currency = "chf"
        presenter.handle(.propose(request))
        #expect(try answer(of: presenter.states).page.typed[.currency] == "CHF")
        request = DaysRequest()
        request.currency = ""
        presenter.handle(.propose(request))
        request = DaysRequest()
        request.price = "€1.9/l"
        presenter.handle(.propose(request))
        #expect(try answer(of: presenter.states).page.typed[.currency] == "EUR")
    }

    @Test("programs get the sum of all costs, and of a ferry when it departs and arrives and what one waits for it")
    func document() throws {
        var trip = store.library.trips[0]
        let departs = CivilDateTime(text: "2027-06-16T14:00").map { PlannedTime.on($0) }
        try trip.waypoints[4].plan.set(.nights(0))
        try trip.waypoints[5].plan.set(.way(Way(by: .ferry, minutes: 90, departs: departs, cost: Cost("7.5"))))
        try trip.plan.set(.litersPer100km(10))
        try trip.plan.set(.price(2))
        _ = try store.commit(.replaceTrip(trip))
        let model = try DataModel(store: store)
        let needs = DaysDependencies(
            model: model, mapData: StraightLineProvider(), unit: .kilometers, clock: dependencies.clock,
            towns: { .none }, identifiers: SeededIdentifiers(seed: 1), today: dependencies.today,
            editStops: dependencies.editStops)
        let presenter = DaysBuilder.presenter(of: DaysBuilder.interactor(trip: id(1), needs), needs)
        _ = try answer(of: presenter.states)
        let document = try #require(presenter.document)
        func number(_ name: String) -> Double {
            if case .number(let text)? = document["totals"]?[name] { Double(text) ?? 0 } else { 0 }
        }
        #expect(number("cost") == 107.5 && number("fuelCost") > 100)
        #expect(abs(number("totalCost") - number("cost") - number("fuelCost")) < 0.02)
        let way = document["days"]?.array?.compactMap { $0["ways"]?.array?.first }.first
        #expect(way?["departs"]?.string == "2027-06-16T14:00" && way?["arrives"]?.string == "2027-06-16T15:30")
        #expect(way?["seconds"] == .integer(5_400) && way?["waitSeconds"] != nil)
    }

    @Test(
        "another currency says which costs keep the one in which they were entered",
        arguments: [
            (
                "CHF",
                [
                    "2 costs stay in EUR, in which they were entered; amounts from now on are in CHF. "
                        + "‘2 cost 95 CHF’ relabels one.",
                    "The price of fuel typed in EUR now reads as CHF.",
                ]
            ), ("eur", []), ("", []),
        ] as [(String, [String])])
    func currency(code: String, remarks: [String]) throws {
        var trip = store.library.trips[0]
        try trip.plan.set(.litersPer100km(7))
        try trip.plan.set(.price(2))
        let model = try DataModel(store: InMemoryStore([trip]))
        let needs = DaysDependencies(
            model: model, mapData: StraightLineProvider(), unit: .kilometers, clock: PlaceClock.byLongitude,
            towns: { .none }, identifiers: SeededIdentifiers(seed: 1), today: dependencies.today,
            editStops: dependencies.editStops)
        let presenter = DaysBuilder.presenter(of: DaysBuilder.interactor(trip: id(1), needs), needs)
        var request = DaysRequest()
        request.currency = code
        presenter.handle(.propose(request))
        let notice = try answer(of: presenter.states).notice
        #expect((notice?.lines ?? []) == remarks)
    }
}
