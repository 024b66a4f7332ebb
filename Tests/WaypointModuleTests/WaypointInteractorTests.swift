import CivilTime
import Entities
import Geodesy
import JSON
import MapData
import Places
import Reactive
import TestSupport
import Testing

@testable import WaypointModule

@Suite("A stop's use cases")
struct WaypointInteractorTests {
    let store = InMemoryStore([alps(), coast()])

    private func interactor(
        _ stop: UInt64 = 12, _ mapData: any MapDataProvider = StraightLineProvider(PlaceList.few())
    ) throws -> WaypointInteractor {
        WaypointInteractor(stop: id(stop), ofTrip: id(1), try WaypointDependencies(store, mapData))
    }

    private var porto: Waypoint { store.library.trips[1].waypoints[1] }

    @Test("Several parts are one change")
    func severalParts() throws {
        let outcome = try answer(
            interactor().edit(WaypointEdit(name: " O  Porto ", place: "Lyon", note: "wine\r\ncellars")))
        #expect(outcome.place?.label == "Lyon (FR)")
        #expect(porto == stop(12, "O Porto", 45.75, 4.85, note: "wine\ncellars"))
        #expect(outcome.stop == porto)
        #expect(store.changes == [.replaceStop(trip: id(1), porto)])
    }

    @Test("A use case begins when it is subscribed to, each time anew")
    func beginsWhenSubscribed() throws {
        let edit = try interactor().edit(WaypointEdit(note: "x"))
        #expect(store.changes == [])
        _ = try answer(edit)
        _ = try answer(edit)
        #expect(store.changes.count == 1)
    }

    @Test("An empty note takes the note away, and no note leaves it")
    func notes() throws {
        let interactor = try interactor(11)
        _ = try answer(interactor.edit(WaypointEdit(name: "Lisboa")))
        #expect(store.library.trips[1].waypoints[0].note?.text == "Tram 28")
        _ = try answer(interactor.edit(WaypointEdit(note: "")))
        #expect(store.library.trips[1].waypoints[0].note == nil)
    }

    @Test("A decision, also an empty one, takes the place of what another program keeps under its name")
    func foreignDecision() throws {
        var trip = coast()
        let others = ["stayMinutes", "nights", "mood"].map { ForeignField($0, RawJSON(.string("long"))) }
        trip.waypoints[1].otherFields.beside = others
        let store = InMemoryStore([trip])
        let interactor = WaypointInteractor(stop: id(12), ofTrip: id(1), try WaypointDependencies(store))
        #expect(try answer(interactor.edit(WaypointEdit(plan: [.stayMinutes: ""]))).isChanged)
        #expect(store.library.trips[0].waypoints[1].otherFields.beside.map(\.name) == ["nights", "mood"])
        _ = try answer(interactor.edit(WaypointEdit(plan: [.nights: "2"])))
        #expect(store.library.trips[0].waypoints[1].otherFields.beside.map(\.name) == ["mood"])
    }

    @Test("An arrival needs no year, and one long past is asked about where the trip has no first day")
    func arrivals() throws {
        let edit = { (text: String) in try answer(interactor().edit(WaypointEdit(plan: [.arrive: text]))) }
        #expect(try edit("14 jun 18:00").stop.plan.arrive?.text == "2027-06-14T18:00")
        #expect(try edit("14 jun 18:00").warnings == [])
        #expect(try edit("2020-06-14 18:00").warnings == ["Sun 14 Jun 2020 is long past: is the year right?"])
    }

    @Test("That a stay is not counted is told where a day begins: at the first stop, and where there are nights")
    func uncountedStays() throws {
        let warnings = { (number: UInt64, edit: WaypointEdit) in try answer(interactor(number).edit(edit)).warnings }
        #expect(
            try warnings(11, WaypointEdit(plan: [.stayMinutes: "2h"]))
                == ["A stay at the first stop is not counted: the day begins at its time to leave, which can be later."]
        )
        #expect(try warnings(11, WaypointEdit(plan: [.cost: "2"])) == [])
        #expect(try warnings(11, WaypointEdit(plan: [.stayMinutes: ""])) == [])
        #expect(try warnings(12, WaypointEdit(plan: [.stayMinutes: "2h"])) == [])
        #expect(
            try warnings(12, WaypointEdit(plan: [.stayMinutes: "3h", .nights: "1"]))
                == ["A stay where the night is spent is not counted: the next day begins at its time to leave."])
    }

    @Test("What a stop costs whose night goes is told, unless its kind says what that is for")
    func costWithoutNight() throws {
        let warnings = { (edit: WaypointEdit) in try answer(interactor(12).edit(edit)).warnings }
        #expect(try warnings(WaypointEdit(plan: [.nights: "0"])) == [])
        #expect(try warnings(WaypointEdit(plan: [.nights: "1", .cost: "95"])) == [])
        #expect(
            try warnings(WaypointEdit(plan: [.nights: "0"]))
                == ["The cost of 95 stays, and is no lodging now: cost - takes it away."])
        #expect(try warnings(WaypointEdit(plan: [.nights: "0", .kind: "see"])) == [])
    }

    @Test("What changes nothing is no change")
    func nothingChanged() throws {
        _ = try answer(interactor().edit(WaypointEdit(name: "Porto", place: "41.15,-8.61", note: "")))
        #expect(store.changes == [])
    }

    @Test(
        "An edit with one bad part changes nothing",
        arguments: [
            WaypointEdit(name: "", place: "1,2"), WaypointEdit(name: "N", place: "91,2"),
            WaypointEdit(name: "N", place: "Springfield"),
            WaypointEdit(name: "N", note: String(repeating: "n", count: 10_001)),
        ])
    func refused(edit: WaypointEdit) throws {
        #expect(throws: (any Error).self) { try answer(interactor().edit(edit)) }
        #expect(store.changes == [])
    }

    @Test("A chosen place moves and names the stop; coordinates alone only move it")
    func move() throws {
        let interactor = try interactor()
        _ = try answer(
            interactor.move(
                to: FoundPlace(
                    name: "Braga", location: place(41.55, -8.42), label: "Braga (PT)", wasLookedUp: true)))
        #expect(porto == stop(12, "Braga", 41.55, -8.42))
        _ = try answer(interactor.look("1,2"))
        #expect(porto == stop(12, "Braga", 1, 2))
    }

    @Test("Going stops at the ends")
    func going() throws {
        let interactor = try interactor()
        var titles: [String?] = []
        let subscription = interactor.detail.sink { detail in
            if detail?.route.value != nil { titles.append(detail?.stop.name.text) }
        }
        #expect(interactor.go(1))
        #expect(!interactor.go(1))
        #expect(interactor.go(-1))
        #expect(interactor.go(-1))
        #expect(!interactor.go(-1))
        #expect(titles == ["Porto", "Faro", "Porto", "Lisbon"])
        subscription.cancel()
    }

    @Test("A deleted stop is in the outcome and then gone")
    func delete() throws {
        let interactor = try interactor()
        var last: WaypointDetail??
        let subscription = interactor.detail.sink { last = $0 }
        store.warnings = ["tired"]
        let outcome = try answer(interactor.delete())
        #expect(outcome.stop == coast().waypoints[1])
        #expect(outcome.warnings == ["tired"])
        #expect(last == .some(nil))
        #expect(throws: StoreError.refused(.noSuchStop)) { try answer(interactor.delete()) }
        #expect(!interactor.go(1))
        subscription.cancel()
    }

    @Test("A late route is not shown with a newer trip")
    func lateRoute() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(12, mapData)
        var routes: [Loading<Double>?] = []
        let subscription = interactor.detail.sink { routes.append($0?.route.map(\.distance)) }
        _ = try answer(interactor.edit(WaypointEdit(name: "P")))
        mapData.questions[1].fail("no map")
        mapData.questions[0].succeed(metres: 9)
        #expect(routes == [.loading, .loading, .failed("no map")])
        _ = try answer(interactor.edit(WaypointEdit(name: "Q")))
        mapData.questions[2].succeed(metres: 9)
        #expect(routes.last == .loaded(18))
        subscription.cancel()
    }
}
