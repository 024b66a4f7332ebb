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
import Text

@testable import DaysModule
@testable import Screens

@Suite("The page of a trip's days")
struct DaysPageTests {
    private let store: InMemoryStore
    private let dependencies: DaysDependencies
    private let proposals = DaysProposals()

    init() throws {
        var trip = Trip(
            id: id(1), name: name("Fjords"),
            waypoints: [
                stop(11, "Bergen", 60.3913, 5.3221), stop(12, "Flåm", 60.8628, 7.1138),
                stop(13, "Geiranger", 62.1008, 7.2058), stop(14, "Ålesund", 62.4722, 6.1495),
            ])
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.waypoints[1].plan.set(.nights(1))
        try trip.waypoints[2].plan.set(.stayMinutes(90))
        try trip.waypoints[2].plan.set(.kind(StopKind("see")))
        try trip.waypoints[3].plan.set(.nights(2))
        try trip.waypoints[3].plan.set(.cost(Cost("180,50")))
        store = InMemoryStore([trip])
        let clock = PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 }
        dependencies = DaysDependencies(
            model: try DataModel(store: store), mapData: StraightLineProvider(), unit: .kilometers,
            clock: { _ in clock }, towns: { .none }, identifiers: SeededIdentifiers(seed: 1),
            today: { CivilDate(daysSince1970: 20_000) },
            editStops: { _, stops, edit, _ in
                let words =
                    "\(stops.joined(separator: ",")): \(edit.plan.map { "\($0.key.word) \($0.value)" }.joined())"
                return Just(Notice.changed(words)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
            })
    }

    /// The presenter of the days, and the use cases behind it.
    private func days(
        _ needs: DaysDependencies? = nil, proposing request: DaysRequest = DaysRequest()
    ) throws -> (presenter: DaysPresenter, interactor: DaysInteractor) {
        let interactor = DaysBuilder.interactor(trip: id(1), needs ?? dependencies, proposals)
        try interactor.propose(request)
        return (DaysBuilder.presenter(of: interactor, needs ?? dependencies), interactor)
    }

    private func page(_ presenter: DaysPresenter) throws -> [String] {
        DaysView.page(try answer(of: presenter.states).page, TerminalContext())
    }

    @Test("No word of the menu means two things") func words() {
        #expect(ambiguousWords(of: DaysView.menu) == [])
    }

    @Test("what a person prints and takes along")
    func text() throws {
        let (presenter, interactor) = try days()
        var request = DaysRequest()
        (request.fuel, request.price, request.currency) = ("7.2l", "1.85/l", "eur")
        try interactor.propose(request)
        #expect(
            try page(presenter).joined(separator: "\n") == """
                Fjords: 3 days

                Day 1 · Sat 12 Jun 2027 · Bergen → Flåm · about 1 h 35 min, 139 km est. · sun 04:12 – 23:04
                  1  Bergen      leave  09:00
                  2  Flåm        10:35           1 night

                Day 2 · Sun 13 Jun · Flåm → Ålesund · about 2 h 55 min, 258 km est. · sun 03:59 – 23:32
                  2  Flåm        leave  09:00
                  3  Geiranger   10:55 – 12:25   sight, stay 1 h 30 min
                  4  Ålesund     13:25           1 night, 180.50 EUR for 2 nights

                Day 3 · Mon 14 Jun · Ålesund · no drive · sun 03:39 – 23:33
                  4  Ålesund                     1 night

                Total: 3 days, 3 nights, about 4 h 30 min, 396 km est., about 29 l of fuel, about 53 EUR for fuel, 180.50 EUR (lodging 180.50), about 233 EUR in all
                estimate: straight line × 1.25 at 100 km/h + 10 min a leg; mountain roads and ferries can take twice as long
                """)
    }

    @Test(
        "a fuel consumption and a price without their units are read in those of the person, which is said",
        arguments: [
            (
                .kilometers, "7.2", "1.85", "7.2l 1.85/l",
                "Read without units as 7.2 l for 100 km, 1.85 for a litre; 7.2l, 32mpg, 1.85/l and 3.49/gal say them."
            ),
            (
                .miles, "32", "3.49", "32mpg 3.49/gal",
                "Read without units as 32 mpg (US gallons), 3.49 for a US gallon; 7.2l, 32mpg, 1.85/l and 3.49/gal say them."
            ),
            (.miles, "7.2l", "1.85/l", "32.67mpg 7.003/gal", nil),
            (.miles, "32 mpg", "", "32mpg", nil),
        ] as [(DistanceUnit, String, String, String, String?)])
    func unitsRead(unit: DistanceUnit, fuel: String, price: String, typed: String, sentence: String?) throws {
        let presenter = try days(dependencies.with(unit: unit)).presenter
        var request = DaysRequest()
        (request.fuel, request.price) = (fuel, price)
        presenter.handle(.propose(request))
        let state = try answer(of: presenter.states)
        #expect(state.notice?.lines == sentence.map { [$0] })
        let words = [PlanWord.fuel, .price].compactMap { state.page.typed[$0] }
        #expect(words.joined(separator: " ") == typed)
    }

    @Test("A first day that is long past is asked about, and taken")
    func longPast() throws {
        let presenter = try days().presenter
        var request = DaysRequest()
        request.start = "2020-01-01"
        presenter.handle(.propose(request))
        let state = try answer(of: presenter.states)
        #expect(state.notice?.lines == ["Wed 1 Jan 2020 is long past: is the year right?"])
        #expect(state.page.typed[.start] == "2020-01-01")
    }

    @Test("Where no leg is too long for a day, the word towns says so, and there is nothing to keep")
    func noTown() throws {
        let presenter = try days().presenter
        presenter.handle(.towns)
        #expect(
            try answer(of: presenter.states).notice == .done("No leg is too long for a day, so no town is suggested."))
        #expect(presenter.parting == nil)
        // It is no step: nothing of it is tried again, and what was taken back before still is.
        presenter.handle(.redo(1))
        #expect(try answer(of: presenter.states).notice?.result.isDone == false)
        var request = DaysRequest()
        request.leave = "8:00"
        presenter.handle(.propose(request))
        presenter.handle(.undo(1))
        presenter.handle(.towns)
        presenter.handle(.redo(1))
        #expect(presenter.parting != nil)
        presenter.handle(.redo(1))
        #expect(try answer(of: presenter.states).notice?.result.isDone == false)
    }

    @Test("Ctrl-C says what is not kept, as leaving does")
    func parting() throws {
        let (presenter, interactor) = try days()
        var request = DaysRequest()
        request.leave = "8:00"
        try interactor.propose(request)
        #expect(presenter.parting == .done("What was decided about the days was not kept."))
    }

    @Test("Nothing is cut and nothing is wider than the window", arguments: [24, 32, 40, 60, 80])
    func narrow(width: Int) throws {
        let context = TerminalContext(width: width, inputIsTerminal: true, outputIsTerminal: true)
        let presenter = try days().presenter
        presenter.handle(.towns)
        let state = try answer(of: presenter.states)
        let lines = DaysView().lines(state.page, in: context)
        #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines)")
        let text = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
        for part in ["sight, stay 1 h 30 min", "10:55 – 12:25", "258 km est.", "Geiranger", "180.50 (lodging 180.50)"] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("…"))
    }

    @Test("In a low window every visit is on one of the pages, below the name of its day")
    func pages() throws {
        let context = TerminalContext(width: 80, inputIsTerminal: true, outputIsTerminal: true)
        let page = try answer(of: days().presenter.states).page
        var pages = RowPages()
        func next() -> [String] { pages.lines(page, height: 8) { DaysView.page(page, context, rows: $0) } }
        var shown = [next()]
        while shown.count < 10, pages.take(">", page) == .turned { shown.append(next()) }
        #expect(shown.count > 1 && shown.allSatisfy { $0.count <= 8 }, "\(shown)")
        // A page begins with the heading of a day, and one turns back to the same pages.
        for lines in shown { #expect(lines.first { $0.hasPrefix("Day ") }?.isEmpty == false) }
        for lines in shown.reversed().dropFirst() {
            #expect(pages.take("<", page) == .turned)
            #expect(next() == lines)
        }
        let visits = page.sections.flatMap { section in section.rows.map { (section.heading, $0) } }
        for (heading, visit) in visits {
            #expect(
                shown.contains { lines in
                    lines.contains(ItineraryText.shortened(heading, toWidth: 80))
                        && lines.contains { $0.contains(visit.name) && $0.contains(visit.time) }
                })
        }
        #expect(pages.take("g 3", page) == .turned)
        #expect(next().contains { $0.hasPrefix("Day 3") })
        #expect(pages.take("g 4", page) == .refused("g goes to a day: g and the number of one."))
    }

    @Test("In forty columns what does not fit goes on below")
    func forty() throws {
        let context = TerminalContext(width: 40, inputIsTerminal: true, outputIsTerminal: true)
        let page = try answer(of: days().presenter.states).page
        #expect(page.shortTotals == "est. 396.4 km · about 4 h 30 min")
        #expect(
            DaysView.page(page, context)[7..<15].joined(separator: "\n") == """
                Day 2 · Sun 13 Jun · Flåm → Ålesund
                  about 2 h 55 min, 258 km est.
                  2  Flåm        leave  09:00
                  3  Geiranger   10:55 – 12:25
                       sight, stay 1 h 30 min
                  4  Ålesund     13:25
                       1 night, cost 180.50 for 2 nights

                """)
    }

    @Test("what is proposed from the beginning is computed once; what cannot be is refused before anything is")
    func proposedFirst() throws {
        var asked = 0
        let needs = DaysDependencies(
            model: dependencies.model, mapData: dependencies.mapData, unit: .kilometers,
            clock: { place in
                asked += 1
                return dependencies.clock(place)
            }, towns: { .none }, identifiers: dependencies.identifiers, today: dependencies.today,
            editStops: dependencies.editStops)
        var request = DaysRequest()
        request.leave = "soon"
        #expect(throws: PlanError.self) { try days(needs, proposing: request).presenter }
        #expect(asked == 0)
        request.leave = "7:45"
        let page = try page(days(needs, proposing: request).presenter)
        #expect(page.contains("  1  Bergen      leave  07:45"))
        // Once for each stop.
        #expect(asked == 4)
    }

    @Test("the same for programs")
    func document() throws {
        let presenter = try days().presenter
        let document = try #require(presenter.document)
        let day = try #require(document["days"]?.array?[1])
        #expect(day["number"]?.integer == 2)
        #expect(day["date"]?.string == "2027-06-13")
        #expect(day["from"]?.integer == 2)
        #expect(day["to"]?.integer == 4)
        #expect(day["source"]?.string == "estimated")
        #expect(day["night"]?.text() == "{\"stop\":4}")
        #expect(
            day["visits"]?.array?[1].text()
                == "{\"stop\":3,\"arrive\":\"2027-06-13T10:53\",\"leave\":\"2027-06-13T12:23\",\"zone\":\"Europe/Oslo\"}"
        )
        #expect(document["totals"]?["cost"]?.text() == "180.50")
        #expect(document["totals"]?["days"]?.integer == 3)
    }

    @Test("apply keeps the settings and no night that follows from them, as one change that is undone exactly")
    func apply() throws {
        let before = store.library
        let (presenter, interactor) = try days()
        var request = DaysRequest()
        (request.drive, request.leave) = ("1h40", "8:30")
        try interactor.propose(request)
        #expect(store.library == before)
        #expect(
            try answer(of: presenter.apply()).lines == [
                "Kept the plan: 4 days.",
                "1 night is not set and moves with the drives; ‘3 nights 1’ keeps it.",
            ])
        let trip = store.library.trips[0]
        #expect(trip.plan.dailyMinutes == 100)
        #expect(trip.plan.leave?.hourAndMinute == "08:30")
        #expect(trip.waypoints.map(\.plan.nights) == [nil, 1, nil, 2])
        #expect(try store.history().entries.map(\.what) == ["Fjords: leave 08:30, drive 1h40"])
        #expect(try answer(of: presenter.apply()).lines == ["It is planned so already."])
        _ = try store.undo(1)
        #expect(store.library == before)
    }

    @Test(
        "what cannot be is refused with its reason",
        arguments: [
            ("start", "soon", "“soon” is not a date; write it like 2027-06-12, 12 jun or tomorrow"),
            (
                "start", "6/7/27",
                "“6/7/27” can be two days, since day and month stand in another order in other countries; write 2027-06-07 or 2027-07-06"
            ),
            ("start", "31/31/2027", "“31/31/2027” is not a date; write it like 2027-06-12, 12 jun or tomorrow"),
            ("start", "2027-6-31", "there is no “2027-6-31”: that month has 30 days"),
            ("start", "2027-02-30", "there is no “2027-02-30”: that month has 28 days"),
            ("start", "31 jun", "there is no “31 jun”: that month has 30 days"),
            ("start", "2027-13-30", "“2027-13-30” is not a date; write it like 2027-06-12, 12 jun or tomorrow"),
            ("leave", "25:00", "“25:00” is not a time of the day; write it like 09:00"),
            ("drive", "six", "“six” is not a length of time; write it like 6h"),
            ("drive", "25h", "the driving time of a day can be 1 min to 24 h, not 25h"),
            ("drive", "0m", "the driving time of a day can be 1 min to 24 h, not 0m"),
            ("drive", "-5h", "a length of time cannot be negative: “-5h”"),
            ("speed", "0", "the speed can be 1 to 300 km/h, not 0"),
            ("speed", "fast", "“fast” is not a speed; write it like 90 or 65mph"),
            (
                "fuel", "0.1mpg",
                "what the vehicle needs can be 0.24 to 23521 mpg (0.01 to 1000 litres for 100 km), not 0.1mpg"
            ),
            ("fuel", "0mpg", "“0mpg” is not what a vehicle needs; write it like 7.2l, 15km/l, 32mpg or 18kWh"),
        ])
    func refused(option: String, value: String, message: String) throws {
        let (_, interactor) = try days()
        var request = DaysRequest()
        switch option {
        case "start": request.start = value
        case "leave": request.leave = value
        case "drive": request.drive = value
        case "speed": request.speed = value
        default: request.fuel = value
        }
        #expect(throws: PlanError(message)) { try interactor.propose(request) }
    }

    @Test("Before the menus are left it is asked whether days are kept that are not; yes keeps them")
    func leaving() throws {
        let desk = Desk(script: [.bytes(Array("y\r".utf8))], isTerminal: true)
        func screen(_ end: ScreenEnd = .quit) -> (any Screen)? {
            DaysBuilder.leavingScreen(
                before: end, dependencies, proposals, terminal: desk.terminal, navigator: desk.navigator)
        }
        #expect(screen() == nil)
        let (_, interactor) = try days()
        var request = DaysRequest()
        request.leave = "8:00"
        try interactor.propose(request)
        let question = try #require(screen())
        #expect(try desk.navigator.run([question]) == .quit)
        #expect(desk.transcript.contains("The days of “Fjords” are planned and not kept yet. Keep them? [Y/n]"))
        #expect(desk.navigator.parting?.lines == ["Kept the plan: 3 days."])
        #expect(store.library.trips[0].plan.leave?.hourAndMinute == "08:00")
        #expect(screen() == nil)
    }

    @Test("Undoing takes back first what is decided and not kept, and then changes")
    func undoOfDecisions() throws {
        _ = try store.commit(.renameTrip(id(1), name("Lofoten")))
        let presenter = try days().presenter
        var request = DaysRequest()
        request.leave = "7:00"
        presenter.handle(.propose(request))
        #expect(presenter.parting != nil)
        presenter.handle(.undo(1))
        #expect(presenter.parting == nil && store.library.trips[0].name.text == "Lofoten")
        #expect(
            try answer(of: presenter.states).notice?.lines == [
                "Took all decisions back that were not kept."
            ])
        // A number that is larger than what is not kept says what is left of it.
        presenter.handle(.propose(request))
        presenter.handle(.undo(3))
        #expect(
            try answer(of: presenter.states).notice?.lines == [
                "Took all decisions back that were not kept.",
                "That was 1 step; u 2 takes back what was kept before.",
            ])
        #expect(presenter.parting == nil && store.library.trips[0].name.text == "Lofoten")
        // What was changed before the page was opened is taken back only after a question.
        presenter.handle(.undo(1))
        #expect(store.library.trips[0].name.text == "Lofoten")
        let question = try answer(of: presenter.states).question?.text ?? ""
        #expect(
            question.hasPrefix("That undoes what is not of this page: Renamed “Fjords” to “Lofoten”"), "\(question)")
        presenter.answer(true)
        #expect(store.library.trips[0].name.text == "Fjords")
    }

    @Test("A change of another trip is undone from the days only after a yes")
    func undoOfOthers() throws {
        _ = try store.commit(.insertTrips([PlacedTrip(index: 0, trip: alps())]))
        let presenter = try days().presenter
        for answered in [nil, false, true] as [Bool?] {
            presenter.handle(.undo(1))
            #expect(try answer(of: presenter.states).question != nil)
            presenter.answer(answered)
            #expect(store.library.trips.count == (answered == true ? 1 : 2))
        }
    }

    @Test("No name is cut beside free columns: what is said of another stop goes on below")
    func wholeNames() throws {
        let long = "Plitvice Lakes Entrance"
        var trip = store.library.trips[0]
        trip.waypoints[1].name = name(long)
        let needs = dependencies.with(model: try DataModel(store: InMemoryStore([trip])))
        let page = try answer(of: days(needs).presenter.states).page
        for width in 60...100 {
            let context = TerminalContext(width: width, inputIsTerminal: true, outputIsTerminal: true)
            #expect(DaysView.page(page, context).contains { $0.containsText(long) }, "\(width)")
        }
    }

    @Test("Rows of stops are chosen, each stop once, and Enter begins a line about it")
    func chosen() throws {
        let page = try answer(of: days().presenter.states).page
        let numbers = (0..<page.rowCount).compactMap { page.rowNumber($0) }
        #expect(numbers == [1, 2, 3, 4] && page.rowKeys.count == 4)
        #expect(DaysView().beginning(ofRow: 3, page) == "3 ")
        let row = try #require((0..<page.rowCount).first { page.rowNumber($0) == 3 })
        var shown = ShownRows(room: 40)
        shown.chosen = row
        let context = TerminalContext(width: 80, inputIsTerminal: true, outputIsTerminal: true)
        let reversed = DaysView().lines(page, rows: shown, in: context).filter { $0.containsText("\u{1B}[7m") }
        #expect(reversed.count == 1 && reversed[0].containsText("Geiranger"))
    }

    @Test("In a low window the days leave out the empty lines and what the times are worth")
    func tight() throws {
        let context = TerminalContext(width: 80, inputIsTerminal: true, outputIsTerminal: true)
        let page = try answer(of: days().presenter.states).page
        let lines = DaysView().lines(page, rows: ShownRows(nil, isTight: true), in: context)
        #expect(lines.count { $0.isEmpty } == 0 && !lines.contains { $0.hasPrefix("estimate:") })
        #expect(DaysView().lines(page, in: context).contains { $0.hasPrefix("estimate:") })
    }
}

extension DaysDependencies {
    /// The same with other trips.
    fileprivate func with(model: DataModel) -> DaysDependencies {
        DaysDependencies(
            model: model, mapData: mapData, unit: unit, clock: clock, towns: towns, identifiers: identifiers,
            today: today, editStops: editStops)
    }

    /// The same for a person with another unit.
    fileprivate func with(unit: DistanceUnit) -> DaysDependencies {
        DaysDependencies(
            model: model, mapData: mapData, unit: unit, clock: clock, towns: towns, identifiers: identifiers,
            today: today, editStops: editStops)
    }
}
