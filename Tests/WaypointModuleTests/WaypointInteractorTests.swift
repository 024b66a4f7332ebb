import Entities
import Geodesy
import MapData
import Reactive
import TestSupport
import Testing

@testable import WaypointModule

@Suite struct WaypointInteractorTests {
    let store = InMemoryStore([alps(), coast()])

    private func interactor(
        _ stop: UInt64 = 12, _ mapData: any MapDataProvider = StraightLineProvider(lookup: PlaceList.few())
    ) throws -> WaypointInteractor {
        WaypointInteractor(
            stop: id(stop), ofTrip: id(1),
            WaypointDependencies(
                model: try DataModel(store: store), mapData: mapData, places: PlaceFinder(mapData), unit: .kilometers))
    }

    private var porto: Waypoint { store.library.trips[1].waypoints[1] }

    @Test func severalPartsAreOneChange() throws {
        let found = try interactor().edit(WaypointEdit(name: " O  Porto ", place: "Lyon", note: "wine\r\ncellars"))
        #expect(found?.label == "Lyon (FR)")
        #expect(porto == stop(12, "O Porto", 45.75, 4.85, note: "wine\ncellars"))
        #expect(store.changes == [.replaceStop(trip: id(1), porto)])
    }

    @Test func anEmptyNoteTakesTheNoteAwayAndNoNoteLeavesIt() throws {
        let interactor = try interactor(11)
        _ = try interactor.edit(WaypointEdit(name: "Lisboa"))
        #expect(store.library.trips[1].waypoints[0].note?.text == "Tram 28")
        _ = try interactor.edit(WaypointEdit(note: ""))
        #expect(store.library.trips[1].waypoints[0].note == nil)
    }

    @Test func whatChangesNothingIsNoChange() throws {
        _ = try interactor().edit(WaypointEdit(name: "Porto", place: "41.15,-8.61", note: ""))
        #expect(store.changes == [])
    }

    @Test(
        "an edit with one bad part changes nothing",
        arguments: [
            WaypointEdit(name: "", place: "1,2"), WaypointEdit(name: "N", place: "91,2"),
            WaypointEdit(name: "N", place: "Springfield"),
            WaypointEdit(name: "N", note: String(repeating: "n", count: 10_001)),
        ])
    func refused(edit: WaypointEdit) throws {
        #expect(throws: (any Error).self) { try interactor().edit(edit) }
        #expect(store.changes == [])
    }

    @Test func aChosenPlaceMovesAndNamesTheStop() throws {
        try interactor().move(
            to: FoundPlace(name: name("Braga"), location: place(41.55, -8.42), label: "Braga (PT)", wasLookedUp: true))
        #expect(porto == stop(12, "Braga", 41.55, -8.42))
    }

    @Test func goingStopsAtTheEnds() throws {
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

    @Test func aDeletedStopIsReturnedAndThenGone() throws {
        let interactor = try interactor()
        var last: WaypointDetail??
        let subscription = interactor.detail.sink { last = $0 }
        store.warnings = ["tired"]
        #expect(try interactor.delete() == coast().waypoints[1])
        #expect(interactor.warnings == ["tired"])
        #expect(last == .some(nil))
        #expect(throws: StoreError.refused(.noSuchStop)) { try interactor.delete() }
        #expect(!interactor.go(1))
        subscription.cancel()
    }

    @Test func aLateRouteIsNotShownWithANewerTrip() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(12, mapData)
        var routes: [Loading<Double>?] = []
        let subscription = interactor.detail.sink { routes.append($0?.route.map(\.distance)) }
        _ = try interactor.edit(WaypointEdit(name: "P"))
        mapData.questions[1].fail("no map")
        mapData.questions[0].succeed(metres: 9)
        #expect(routes == [.loading, .loading, .failed("no map")])
        _ = try interactor.edit(WaypointEdit(name: "Q"))
        mapData.questions[2].succeed(metres: 9)
        #expect(routes.last == .loaded(18))
        subscription.cancel()
    }
}
