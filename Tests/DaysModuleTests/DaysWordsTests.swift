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

@testable import DaysModule

@Suite("The words at the days of a trip")
struct DaysWordsTests {
    private let store: InMemoryStore
    private let dependencies: DaysDependencies

    init() throws {
        var trip = Trip(
            id: id(1), name: name("Fjords"),
            waypoints: [stop(11, "Bergen", 60.3913, 5.3221), stop(12, "Flåm", 60.8628, 7.1138)])
        try trip.plan.set(.leave(TimeOfDay(typed: "8:30")))
        try trip.plan.set(.litersPer100km(7.2))
        store = InMemoryStore([trip])
        let clock = PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 }
        let model = try DataModel(store: store)
        dependencies = DaysDependencies(
            model: model, mapData: StraightLineProvider(), unit: .kilometers, clock: { _ in clock },
            towns: { .none }, identifiers: SeededIdentifiers(seed: 1), today: { CivilDate(daysSince1970: 20_000) },
            editStops: { trip, _, edit, _ in
                var stop = model.library.trip(trip)?.waypoints[1]
                try? stop?.plan.set(.nights(edit.plan[.nights].flatMap { Int($0) }))
                return model.save(stop.map { .replaceStop(trip: trip, $0) })
                    .map { _ in .changed("Set \(edit.plan[.nights] ?? "").") }.withAnyFailure().eraseToAnyPublisher()
            })
    }

    private func presenter() -> DaysPresenter {
        let interactor = DaysBuilder.interactor(trip: id(1), dependencies)
        return DaysBuilder.presenter(of: interactor, dependencies)
    }

    private func request(_ line: String) throws -> ScreenRequest<DaysEvent> {
        let context = TerminalContext(inputIsTerminal: true, outputIsTerminal: true)
        var request = DaysView().request(line, try answer(of: presenter().states), in: context)
        while case .question(let question) = request, let given = question.given { request = question.further(given) }
        return request
    }

    private func refusal(_ line: String) throws -> String? {
        if case .refused(let reason) = try request(line) { reason } else { nil }
    }

    @Test("The settings stand above the days in the words that set them, but not in what the command prints")
    func settings() throws {
        let presenter = presenter()
        let context = TerminalContext()
        let page = try answer(of: presenter.states).page
        #expect(DaysView().lines(page, in: context)[1] == "start open · leave 08:30 · drive 6 h · fuel 7.2 l/100 km")
        #expect(!DaysView.page(page, context).contains { $0.contains("drive 6 h ·") })
        var request = DaysRequest()
        (request.start, request.days, request.speed) = ("2027-06-12", "16", "90")
        presenter.handle(.propose(request))
        #expect(
            DaysView().lines(try answer(of: presenter.states).page, in: context)[1]
                == "*start Sat 12 Jun 2027 · leave 08:30 · drive 6 h · *days 16 · fuel 7.2 l/100 km · *speed 90 km/h")
    }

    @Test(
        "A word or its beginning sets what the option of the command sets",
        arguments: [
            ("start 12 jun", PlanWord.start, "12 jun"), ("sta 12 jun", .start, "12 jun"), ("drive 5h", .drive, "5h"),
            ("dr 5h", .drive, "5h"), ("lea 8:30", .leave, "8:30"), ("leg 5", .legMinutes, "5"),
            ("leg-minutes 5", .legMinutes, "5"), ("fu 7.2l", .fuel, "7.2l"), ("price 1.85/l", .price, "1.85/l"),
            ("cu EUR", .currency, "EUR"), ("sp 90", .speed, "90"), ("det 1.3", .detour, "1.3"),
            ("days 16", .days, "16"),
            ("start -", .start, ""),
        ] as [(String, PlanWord, String)])
    func words(line: String, word: PlanWord, value: String) throws {
        var expected = DaysRequest()
        expected[word] = value
        guard case .event(.propose(expected)) = try request(line) else {
            Issue.record("\(line): \(try request(line))")
            return
        }
    }

    @Test("Every word that decides something is in the menu")
    func menu() {
        for word in PlanWord.allCases { #expect(DaysView.menu.items.contains { $0.word == word.rawValue }) }
        #expect(ambiguousWords(of: DaysView.menu) == [])
    }

    @Test("What stops have is set by the words of the stop behind their numbers, or a name")
    func stops() throws {
        let cases: [(String, DaysEvent)] = [
            ("2 nights 3", .edit(stops: ["2"], WaypointEdit(plan: [.nights: "3"]))),
            ("1-2 ki see", .edit(stops: ["1-2"], WaypointEdit(plan: [.kind: "see"]))),
            ("Flåm leave 9:00", .edit(stops: ["Flåm"], WaypointEdit(plan: [.leave: "9:00"]))),
            ("2 name Voss", .edit(stops: ["2"], WaypointEdit(name: "Voss"))),
        ]
        for (line, event) in cases {
            guard case .event(event) = try request(line) else {
                Issue.record("\(line): \(try request(line))")
                continue
            }
        }
        #expect(try refusal("2 n 3") == "“n” could be name, note or nights. Nothing was done.")
        #expect(try refusal("2") == "2 alone means nothing here: 2 nights 2 sets what a stop has.")
        #expect(try refusal("le 3") == "“le” could be leave or leg-minutes. Nothing was done.")
    }

    @Test(
        "A letter of earlier versions answers with the word and does nothing",
        arguments: [
            ("s 12 jun", "start 12 jun"), ("N", "days N"), ("N 16", "days 16"), ("F", "free"),
            ("estimate", "speed N, detour N or leg-minutes N"),
        ])
    func moved(line: String, word: String) throws {
        #expect(
            try refusal(line)
                == "“\(line.prefix { $0 != " " })” is not in this menu: type \(word). Nothing was done.")
    }

    @Test(
        "A letter of the trip's page says what it does there, and what is meant here",
        arguments: [
            ("l 9:00", "makes a round trip", "leave TIME"), ("m 5h", "moves stops", "drive DURATION"),
            ("f 7.2l", "finds a place", "fuel USE"),
        ])
    func letterOfTrip(line: String, meaning: String, word: String) throws {
        let place = "the page of the trip, to which b leads"
        #expect(try refusal(line) == "\(line.prefix(1)) \(meaning) at \(place). Here type \(word). Nothing was done.")
    }

    @Test("u takes back what was done last: what is tried, or a stop that was changed after it")
    func undo() throws {
        let presenter = presenter()
        var request = DaysRequest()
        request.drive = "5h"
        presenter.handle(.propose(request))
        presenter.handle(.edit(stops: ["2"], WaypointEdit(plan: [.nights: "2"])))
        #expect(try answer(of: presenter.states).notice?.lines.first == "Set 2.")
        #expect(store.library.trips[0].waypoints[1].plan.nights == 2 && presenter.parting != nil)
        presenter.handle(.undo(1))
        #expect(store.library.trips[0].waypoints[1].plan.nights == nil && presenter.parting != nil)
        request.drive = "4h"
        presenter.handle(.propose(request))
        presenter.handle(.undo(1))
        #expect(
            try answer(of: presenter.states).notice?.lines == [
                "Took the last decision back; those before it are not kept yet."
            ])
        #expect(try answer(of: presenter.states).page.typed[.drive] == "5h")
        presenter.handle(.undo(1))
        #expect(presenter.parting == nil)
    }

    @Test("Tab knows the words of the days, of the stops and the units")
    func completion() throws {
        let page = try answer(of: presenter().states).page
        let view = DaysView()
        #expect(view.completions("le", page).map(\.line) == ["leave ", "leg-minutes "])
        #expect(view.completions("2 ni", page).map(\.line) == ["2 nights"])
        #expect(view.completions("2 kind sl", page).map(\.line) == ["2 kind sleep"])
        #expect(view.completions("units ", page).map(\.line) == ["units km", "units mi", "units nmi"])
    }
}
