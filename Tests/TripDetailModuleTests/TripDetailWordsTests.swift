import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import MapData
import Places
import Reactive
import TestSupport
import Testing

@testable import Screens
@testable import TripDetailModule

@Suite("The words that set what stops have, at a trip")
struct TripDetailWordsTests {
    private var page: TripDetailPage {
        get throws {
            var trip = coast()
            try trip.waypoints[1].plan.set(.nights(2))
            let formatter = TripDetailFormatter(unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in nil })
            return formatter.page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        }
    }

    @Test(
        "Of many new stops those are explained first whose place has more to its name; the others are counted",
        arguments: [
            (8, "“S7” at S7 (Saale), “S1” at L1, “S2” at L2, “S3” at L3 and 4 more."),
            (3, "“S1” at L1, “S2” at L2, “S3” at L3."),
        ])
    func explained(count: Int, sentence: String) throws {
        var trip = coast()
        let stops = (1...count).map { number in
            let name = number == 7 ? "S7 (Saale)" : "L\(number)"
            let new = stop(UInt64(100 + number), "S\(number)", 50, Double(number))
            trip.waypoints.append(new)
            let place = FoundPlace(
                name: name, location: new.location, label: name, wasLookedUp: true, isUnderOwnName: false)
            return AddedStop(number: 3 + number, stop: new, place: place, growth: nil)
        }
        let formatter = TripDetailFormatter(unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in nil })
        let notice = formatter.notice(of: TripDetailOutcome(result: .added(stops), trip: trip, warnings: []))
        #expect(notice.lines.count == 2 && notice.lines.last == sentence)
    }

    @Test(
        "A place that the trip has already is told with both numbers, which makes sense alone, too",
        arguments: [
            (1, "Added “Porto” again as stop 4; it is stop 2, too."),
            (2, "Added “Porto”, “Faro” again as stops 4 and 5; they are stops 2 and 3, too."),
        ])
    func again(count: Int, sentence: String) throws {
        var trip = coast()
        let stops = trip.waypoints[1...count].enumerated().map { index, old in
            let new = stop(UInt64(100 + index), old.name.text, old.location.latitude, old.location.longitude)
            let place = FoundPlace(name: old.name.text, location: old.location, label: "PT", wasLookedUp: true)
            return AddedStop(number: 4 + index, stop: new, place: place, growth: nil)
        }
        trip.waypoints += stops.map(\.stop)
        #expect(AddedTwice(stops, in: trip).sentences == [sentence])
    }

    private func request(_ line: String, isOnTerminal: Bool = true) throws -> ScreenRequest<TripDetailEvent> {
        let context = TerminalContext(inputIsTerminal: isOnTerminal, outputIsTerminal: isOnTerminal)
        var request = TripDetailView().request(line, ScreenState(try page), in: context)
        while case .question(let question) = request, let given = question.given { request = question.further(given) }
        return request
    }

    private func event(_ line: String) throws -> TripDetailEvent? {
        if case .event(let event) = try request(line) { event } else { nil }
    }

    private func refusal(_ line: String, isOnTerminal: Bool = true) throws -> String? {
        if case .refused(let reason) = try request(line, isOnTerminal: isOnTerminal) { reason } else { nil }
    }

    @Test("A number, a word and a value set what a stop has; several numbers, of several")
    func set() throws {
        #expect(try event("2 nights 3") == .edit(.set(stops: ["2"], WaypointEdit(plan: [.nights: "3"]))))
        #expect(try event("2-3 ki see") == .edit(.set(stops: ["2-3"], WaypointEdit(plan: [.kind: "see"]))))
        #expect(try event("3 way ferry 2h30") == .edit(.set(stops: ["3"], WaypointEdit(plan: [.way: "ferry 2h30"]))))
        #expect(try event("2 stay -") == .edit(.set(stops: ["2"], WaypointEdit(plan: [.stayMinutes: ""]))))
        #expect(try event("2 no Port wine") == .edit(.set(stops: ["2"], WaypointEdit(note: "Port wine"))))
        #expect(try event("2 name Oporto") == .edit(.set(stops: ["2"], WaypointEdit(name: "Oporto"))))
        #expect(try event("2 place Lyon") == .edit(.set(stops: ["2"], WaypointEdit(place: "Lyon"))))
        #expect(try event("Porto leave 9:00") == .edit(.set(stops: ["Porto"], WaypointEdit(plan: [.leave: "9:00"]))))
    }

    @Test(
        "A line with the whole name of a stop sets it, whether by a word or as the nights of a place are typed",
        arguments: [
            ("split way ferry", "Split", StopField.way, "ferry"), ("Split nights 2", "Split", .nights, "2"),
            ("split 2 nights", "Split", .nights, "2"), ("porto 2 nights", "Porto", .nights, "2"),
            ("Porto, 3n", "Porto", .nights, "3"), ("porto arrive 14:30", "Porto", .arrive, "14:30"),
        ])
    func named(line: String, stop: String, field: StopField, value: String) throws {
        var trip = coast()
        trip.waypoints[0].name = try Name("Split")
        let formatter = TripDetailFormatter(unit: .kilometers, clock: PlaceClock.byLongitude, area: { _ in nil })
        let page = formatter.page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        let input = TripDetailInput(page, TripDetailView.menu)
        var request = input.request(line) { [] }
        while case .question(let question) = request, let given = question.given { request = question.further(given) }
        guard case .event(.edit(.set(let stops, let edit))) = request else {
            Issue.record("\(request)")
            return
        }
        #expect(stops.count == 1 && stops[0].lowercased() == stop.lowercased())
        #expect(edit == WaypointEdit(plan: [field: value]))
    }

    @Test("Neighbours that would each begin a trip are asked about, for a script they are what was typed")
    func splitNeighbors() throws {
        let split = TripDetailEvent.edit(.split(stops: ["2-3"], names: []))
        guard case .question(let question) = try request("x 2-3") else { return _ = Issue.record("no question") }
        guard case .event(let event) = question.further("y") else { return _ = Issue.record("no event") }
        #expect(event == split)
        guard case .nothing = question.further("") else { return _ = Issue.record("an empty answer splits") }
        guard case .refused = question.further("5") else { return _ = Issue.record("a number splits") }
        #expect(
            question.text == "Each of these stops begins a trip: that makes 3 trips, 3 of them with one stop. "
                + "x 2 makes two, the second from stop 2 on. Make 3? [y/N] ")
        guard case .event(let scripted) = try request("x 2-3", isOnTerminal: false) else {
            return _ = Issue.record("asked")
        }
        #expect(scripted == split)
        #expect(try self.event("x 3") == .edit(.split(stops: ["3"], names: [])))
        #expect(try self.event("x 1,3") == .edit(.split(stops: ["1,3"], names: [])))
    }

    @Test("Several words set several things of a stop in one line")
    func severalWords() throws {
        #expect(
            try event("2 arrive 10:30 stay 2h")
                == .edit(.set(stops: ["2"], WaypointEdit(plan: [.arrive: "10:30", .stayMinutes: "2h"]))))
        #expect(
            try event("1-2 nights 2 cost 95")
                == .edit(.set(stops: ["1-2"], WaypointEdit(plan: [.nights: "2", .cost: "95"]))))
        #expect(
            try event("2 note nights 2 cost 95")
                == .edit(.set(stops: ["2"], WaypointEdit(note: "nights 2 cost 95"))))
    }

    @Test("A word of the menu with the number of a stop stays that word", arguments: ["split 2", "x 2"])
    func split(line: String) throws {
        #expect(try event(line) == .edit(.split(stops: ["2"], names: [])))
    }

    @Test("What is missing is asked for, beginning with what the stop has; on a pipe it is said")
    func missing() throws {
        guard case .question(let question) = try request("2 nights") else {
            Issue.record("no question")
            return
        }
        guard case .event(.edit(.set(stops: ["2"], WaypointEdit(plan: [.nights: "4"])))) = question.further("4")
        else {
            Issue.record("\(question.further("4"))")
            return
        }
        #expect(StopWord.plan(.nights).typed(of: try page.stops, named: ["2"]) == "2")
        let stops = try page.stops
        #expect(StopWord.plan(.arrive).question(about: ["2"], of: stops).hasPrefix("When do you arrive at Porto ("))
        #expect(
            StopWord.plan(.nights).question(about: ["2-3"], of: stops)
                == "How many nights at stops 2-3 (- leaves it open)? ")
        guard case .question(let asked) = try request("nights 3"),
            case .question(let given) = asked.further("2"), case .event(let event) = given.further(given.given ?? "")
        else {
            Issue.record("no question for stops")
            return
        }
        #expect(event == .edit(.set(stops: ["2"], WaypointEdit(plan: [.nights: "3"]))))
        #expect(try refusal("nights 3", isOnTerminal: false) == "The stop is missing: 3 nights N, for example.")
    }

    @Test("A beginning of several words, and a letter of earlier versions, do nothing")
    func refused() throws {
        #expect(try refusal("2 n 3") == "“n” could be name, note or nights. Nothing was done.")
        #expect(try refusal("n Atlantic") == "“n” is not in this menu: type name Atlantic. Nothing was done.")
        #expect(try event("name Atlantic") == .edit(.rename("Atlantic")))
    }

    @Test("Tab knows the words behind numbers")
    func completion() throws {
        let view = TripDetailView()
        #expect(view.completions("2 ni", try page).map(\.line) == ["2 nights"])
        #expect(view.completions("2-3 kind s", try page).map(\.line) == ["2-3 kind sleep", "2-3 kind see"])
        #expect(view.completions("units m", try page).map(\.line) == ["units mi"])
    }

    @Test("The presenter says what was set, and shows the page with it")
    func done() throws {
        let store = InMemoryStore([coast()])
        let presenter = TripDetailBuilder.presenter(trip: id(1), try dependencies(store), router: RecordingRouter())
        presenter.handle(.edit(.set(stops: ["2"], WaypointEdit(plan: [.nights: "3"]))))
        #expect(try answer(of: presenter.states).notice == .changed("2: nights 3"))
    }
}

@Suite("Several places at once, of which some are not known")
struct PastedPlacesTests {
    private let store = InMemoryStore([coast()])
    private let router = RecordingRouter()

    private func presenter() throws -> TripDetailPresenter {
        TripDetailBuilder.presenter(trip: id(1), try dependencies(store), router: router)
    }

    private var names: [String] { store.library.trips[0].waypoints.map(\.name.text) }

    /// What was pasted: the second and the fourth are not known.
    private static let pasted = "Lyon\nNowhere\n2,2\nNoplace"

    @Test("What is known is offered, and what is not is asked for and takes its place among the others")
    func offered() throws {
        let presenter = try presenter()
        presenter.handle(.offer(place: Self.pasted, otherwise: "unknown"))
        #expect(
            try answer(of: presenter.states).question?.prompt
                == "“Nowhere”, “Noplace” are not known; you can correct them next. Add the other 2 places (Lyon, 2,2)? [Y/n] "
        )
        presenter.answer(true)
        #expect(names == ["Lisbon", "Porto", "Faro", "Lyon", "2, 2"])
        #expect(try answer(of: presenter.states).asksFurther)
        presenter.askFurther()
        #expect(router.calls.last?.hasPrefix("ask Place of “Nowhere” (s or Enter leaves it out): near") == true)
        router.then(.text("5,5"))
        #expect(names == ["Lisbon", "Porto", "Faro", "Lyon", "5, 5", "2, 2"])
        presenter.askFurther()
        #expect(router.calls.last?.hasPrefix("ask Place of “Noplace”") == true)
        router.then(.text("6,6"))
        #expect(names == ["Lisbon", "Porto", "Faro", "Lyon", "5, 5", "2, 2", "6, 6"])
        #expect(try answer(of: presenter.states).asksFurther == false)
    }

    @Test("One that is left out moves those behind it up; none at all ends the asking")
    func leftOut() throws {
        let presenter = try presenter()
        presenter.handle(.edit(.add(places: ["Nowhere", "Lyon", "Noplace", "2,2"], .number(2))))
        presenter.answer(true)
        #expect(names == ["Lisbon", "Lyon", "2, 2", "Porto", "Faro"])
        presenter.askFurther()
        router.then(.text(""))
        presenter.askFurther()
        router.then(.text("6,6"))
        #expect(names == ["Lisbon", "Lyon", "6, 6", "2, 2", "Porto", "Faro"])
        presenter.handle(.edit(.add(places: ["Nowhere", "Lyon"], .end)))
        presenter.answer(true)
        presenter.askFurther()
        router.then(.interrupted)
        #expect(try answer(of: presenter.states).asksFurther == false)
    }

    @Test("Where nobody can be asked, all are refused with the reason, and a no adds none")
    func refused() throws {
        let presenter = try presenter()
        presenter.handle(.edit(.add(places: ["Lyon", "Nowhere"], .end)))
        presenter.answer(nil)
        let lines = try answer(of: presenter.states).notice?.lines ?? []
        #expect(
            lines.contains { $0.hasPrefix("No place is known as “Nowhere”") } && lines.contains("Nothing was added."))
        presenter.handle(.edit(.add(places: ["Lyon", "Nowhere"], .end)))
        presenter.answer(false)
        #expect(try answer(of: presenter.states).notice == .done("Nothing was added."))
        #expect(store.changes == [])
        // Where none is known there is nothing to offer.
        presenter.handle(.edit(.add(places: ["Nowhere", "Noplace"], .end)))
        #expect(try answer(of: presenter.states).question == nil)
    }
}
