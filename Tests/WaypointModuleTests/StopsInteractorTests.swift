import Entities
import Geodesy
import MapData
import Reactive
import Screens
import TestSupport
import Testing

@testable import WaypointModule

@Suite("Setting what several stops have")
struct StopsInteractorTests {
    let store = InMemoryStore([coast()])

    private func set(_ stops: String..., as word: StopWord, _ text: String) throws -> Notice {
        let interactor = StopsInteractor(trip: id(1), try WaypointDependencies(store))
        return try answer(interactor.edit(stops, WaypointEdit(word, typed: text)))
    }

    private var stops: [Waypoint] { store.library.trips[0].waypoints }

    @Test("Several stops get the same as one step, which the history says with its values")
    func several() throws {
        #expect(
            try set("1-2", "3", as: .plan(.kind), "see")
                == .changed("“Lisbon”, “Porto”, “Faro”: kind see."))
        #expect(stops.map { $0.plan.kind?.text } == ["see", "see", "see"])
        #expect(store.changes.count == 1)
        #expect(try store.history().entries.first?.what == "3 stops: kind see (Coast)")
        #expect(try set("2-3", as: .plan(.kind), "-") == .changed("“Porto”, “Faro”: kind no longer said."))
        #expect(stops.map { $0.plan.kind?.text } == ["see", nil, nil])
        #expect(
            try store.history().entries.first?.what
                == "Porto: kind see left open; Faro: kind see left open (Coast)")
        #expect(try set("2-3", as: .plan(.kind), "-") == .done("It is so already; nothing was changed."))
        #expect(store.changes.count == 2)
    }

    @Test("A word for a kind that is another word says which kind it was taken for")
    func kindOfWord() throws {
        #expect(try set("2", as: .plan(.kind), "hotel").lines.first == "“hotel” is of the kind sleep.")
        #expect(try set("2", as: .plan(.kind), "see").lines.allSatisfy { !$0.contains("of the kind") })
    }

    @Test("One stop says what it has now, and the history what it had")
    func one() throws {
        #expect(try set("2", as: .plan(.nights), "1") == .changed("“Porto”: 1 night."))
        #expect(try set("Porto", as: .plan(.nights), "2") == .changed("“Porto”: 2 nights."))
        #expect(
            try store.history().entries.map(\.what) == ["Porto: nights 1 to 2 (Coast)", "Porto: nights 1 (Coast)"])
    }

    @Test("A way that takes the place of another says what of that is left open")
    func lostWay() throws {
        #expect(try set("2", as: .plan(.way), "ferry 14:00 2h 85").lines.count == 1)
        #expect(
            try set("2", as: .plan(.way), "ferry 14:00")
                == .changed("“Porto”: by ferry, departs 14:00.", "Left open of the way before: 2 h, cost 85."))
        #expect(try set("2", as: .plan(.way), "ferry 14:00 3h").lines.count == 1)
        #expect(try set("2", as: .plan(.way), "-").lines == ["“Porto”: the way is measured again."])
    }

    @Test("A stay where the night is spent is said not to count, of one stop and of several")
    func stayOfNight() throws {
        _ = try set("2", as: .plan(.nights), "1")
        let remark = ["A stay where the night is spent is not counted: the next day begins at its time to leave."]
        #expect(try set("2", as: .plan(.stayMinutes), "1h").warnings == remark)
        #expect(try set("2-3", as: .plan(.stayMinutes), "2h").warnings == remark)
        #expect(try set("3", as: .plan(.stayMinutes), "1h").warnings == [])
    }

    @Test("A note and a name say whose they are")
    func texts() throws {
        #expect(try set("2", as: .note, "Port wine") == .changed("Changed the note of “Porto”."))
        #expect(try set("2-3", as: .note, "-").lines == ["“Porto”, “Faro”: the notes are gone."])
        #expect(stops.allSatisfy { $0.name.text == "Lisbon" || $0.note == nil })
        #expect(try set("2", as: .name, "Oporto") == .changed("“Porto” is now called “Oporto”."))
        #expect(try set("2", as: .place, "40.64, -8.65").lines.first?.hasPrefix("“Oporto” is now ") == true)
        #expect(stops[1].name.text == "Oporto")
    }

    @Test("One name and one place are for one stop")
    func onlyOne() throws {
        #expect(throws: SeveralStopsError.self) { try set("2-3", as: .name, "Oporto") }
        #expect(throws: SeveralStopsError.self) { try set("2-3", as: .place, "Lyon") }
        #expect(throws: ReferenceError.self) { try set("7", as: .plan(.nights), "1") }
        #expect(throws: PlanError.self) { try set("2-3", as: .plan(.nights), "many") }
        #expect(store.changes.isEmpty)
        #expect("\(SeveralStopsError(word: .name, example: "X", first: 2))" == "name is for one stop: 2 name X")
    }

    @Test("A cost of several brings its currency")
    func currency() throws {
        let notice = try set("1-2", as: .plan(.cost), "12 EUR")
        #expect(notice.lines == ["“Lisbon”, “Porto”: cost 12.", "The costs of the trip are in EUR now."])
        #expect(store.library.trips[0].plan.currency == "EUR")
    }
}
