import Entities
import Geodesy
import MapData
import Reactive
import TestSupport
import Testing

@testable import TripDetailModule

@Suite struct TripDetailInteractorTests {
    let store = InMemoryStore([coast(), alps(), Trip(id: id(3), name: name("Empty"))])

    private func interactor(
        _ trip: UInt64 = 1, _ mapData: any MapDataProvider = StraightLineProvider(lookup: PlaceList.few())
    ) throws -> TripDetailInteractor {
        TripDetailInteractor(
            trip: id(trip),
            TripDetailDependencies(
                model: try DataModel(store: store), mapData: mapData, places: PlaceFinder(mapData),
                identifiers: SeededIdentifiers(seed: 7), unit: .kilometers))
    }

    private func names(_ trip: Int = 0) -> [String] {
        store.library.trips[trip].waypoints.map(\.name.text)
    }

    @Test func aStopWithoutAPlaceCopiesTheLastOneAsNewStop() throws {
        let interactor = try interactor()
        let added = try interactor.addStops(places: [], at: nil, name: nil, note: nil)
        #expect(added.map(\.number) == [4])
        #expect(added.first?.stop.name == .newStop)
        #expect(added.first?.stop.location == coast().waypoints[2].location)
        #expect(added.first?.place == nil)
        // Also in front of all others it is the last stop that is copied.
        let first = try interactor.addStops(places: [], at: 1, name: "Start", note: "early")
        #expect(first.first?.stop.location == coast().waypoints[2].location)
        #expect(names() == ["Start", "Lisbon", "Porto", "Faro", "New Stop"])
    }

    @Test func theFirstStopOfATripIsAtTimesSquare() throws {
        let added = try interactor(3).addStops(places: [], at: nil, name: nil, note: nil)
        #expect(added.first?.stop.location == place(40.757, -73.986))
        #expect(names(2) == ["New Stop"])
    }

    @Test func severalPlacesAreConsecutiveFromTheNumber() throws {
        let added = try interactor().addStops(places: ["A=1,2", "Lyon", "3,4"], at: 2, name: nil, note: "n")
        #expect(names() == ["Lisbon", "A", "Lyon", "3, 4", "Porto", "Faro"])
        #expect(added.map(\.number) == [2, 3, 4])
        #expect(added.map { $0.place?.label } == ["A", "Lyon (FR)", "3, 4"])
        #expect(added.allSatisfy { $0.stop.note?.text == "n" })
        #expect(store.changes.count == 1)
    }

    @Test("--at reaches from 1 to one behind the end", arguments: [1, 2, 3, 4])
    func atBounds(number: Int) throws {
        #expect(try interactor().addStops(places: ["1,2"], at: number, name: "X", note: nil).map(\.number) == [number])
        #expect(names().firstIndex(of: "X") == number - 1)
    }

    @Test("what is outside is refused and changes nothing", arguments: [0, -1, 5, .max, .min])
    func outside(number: Int) throws {
        #expect(throws: EditError.noSuchPlace(trip: name("Coast"), count: 3, number: number)) {
            try interactor().addStops(places: ["1,2"], at: number, name: nil, note: nil)
        }
        #expect(store.changes == [])
    }

    @Test(
        "one bad place refuses all",
        arguments: [["1,2", "91,0"], ["Nowhere", "1,2"], ["1,2", "Springfield"], ["1,2", "40.7,", "-73.9"]])
    func badPlaces(places: [String]) throws {
        #expect(throws: PlaceError.self) {
            try interactor().addStops(places: places, at: nil, name: nil, note: nil)
        }
        #expect(store.changes == [])
    }

    @Test func whereItIsBestIsWhereItCostsLeast() throws {
        let added = try interactor().addStopsWhereBest(
            places: ["Nazaré=39.6,-9.07", "Évora=38.6,-7.9"], name: nil, note: nil)
        #expect(names() == ["Lisbon", "Nazaré", "Porto", "Évora", "Faro"])
        #expect(added.map(\.number) == [2, 4])
        #expect(added.allSatisfy { ($0.added ?? -1) > 0 })
        #expect(store.changes.count == 1)
    }

    @Test(
        "a moved stop has the number afterwards",
        arguments: [
            ("1", "3", ["Porto", "Faro", "Lisbon"]), ("3", "1", ["Faro", "Lisbon", "Porto"]),
            ("Porto", "1", ["Porto", "Lisbon", "Faro"]), ("2", "2", ["Lisbon", "Porto", "Faro"]),
            ("far", "2", ["Lisbon", "Faro", "Porto"]),
        ])
    func moves(from: String, to: String, order: [String]) throws {
        let moved = try interactor().moveStop(from, to: to)
        #expect(names() == order)
        #expect("\(moved.number)" == to)
        #expect(store.changes.count == (from == to ? 0 : 1))
    }

    @Test("numbers that no stop has are refused", arguments: ["0", "-1", "4", "99999999999999999999", "abc", ""])
    func badMoves(to: String) throws {
        #expect(throws: EditError.self) { try interactor().moveStop("1", to: to) }
        #expect(throws: ReferenceError.self) { try interactor().moveStop(to == "abc" ? "xyz" : to, to: "1") }
        #expect(store.changes == [])
    }

    @Test func removingIsAllOrNoneAndCountsInTheOldNumbers() throws {
        let interactor = try interactor()
        #expect(throws: ReferenceError.self) { try interactor.removeStops(["1", "9"]) }
        #expect(names().count == 3)
        #expect(try interactor.removeStops(["3", "1", "lisbon"]).map(\.name.text) == ["Faro", "Lisbon"])
        #expect(names() == ["Porto"])
        #expect(store.changes.count == 1)
    }

    @Test func aRoundTripHasItsClosingLegLast() throws {
        let interactor = try interactor()
        var details: [TripDetail?] = []
        let subscription = interactor.detail.sink { details.append($0) }
        try interactor.setRoundTrip(true)
        let legs = details.last??.route.value?.legs ?? []
        #expect(legs.map(\.from) == [0, 1, 2])
        #expect(legs.map(\.to) == [1, 2, 0])
        // What is so already is no change.
        try interactor.setRoundTrip(true)
        #expect(store.changes.count == 1)
        subscription.cancel()
    }

    @Test func reversingAndRenamingAreOneChangeEach() throws {
        let interactor = try interactor()
        try interactor.reverse()
        try interactor.rename(" West \n coast ")
        #expect(names() == ["Faro", "Porto", "Lisbon"])
        #expect(store.library.trips[0].name.text == "West coast")
        #expect(throws: NameError.empty) { try interactor.rename("   ") }
        #expect(store.changes.count == 2)
    }

    @Test func aTripThatIsGoneIsRefusedWithItsReason() throws {
        let interactor = try interactor(9)
        #expect(throws: StoreError.refused(.noSuchTrip)) { try interactor.reverse() }
        var details: [TripDetail?] = []
        let subscription = interactor.detail.sink { details.append($0) }
        #expect(details == [nil])
        subscription.cancel()
    }

    @Test func warningsAreThoseOfTheLastSave() throws {
        let interactor = try interactor()
        store.warnings = ["tired"]
        try interactor.reverse()
        #expect(interactor.warnings == ["tired"])
        try interactor.setRoundTrip(false)
        #expect(interactor.warnings == [])
    }

    @Test func aLateRouteOfTheTripAsItWasIsNotShown() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(1, mapData)
        var routes: [Loading<Double>?] = []
        let subscription = interactor.detail.sink { routes.append($0?.route.map(\.distance)) }
        try interactor.reverse()
        #expect(mapData.questions.count == 2)
        mapData.questions[1].succeed(metres: 5)
        mapData.questions[0].succeed(metres: 100)
        #expect(routes == [.loading, .loading, .loaded(10)])
        // What happens to other trips asks for nothing.
        _ = try self.interactor(2, mapData).stop("1")
        #expect(mapData.questions.count == 2)
        try interactor.reverse()
        mapData.questions[2].fail("no map")
        #expect(routes.last == .failed("no map"))
        try interactor.reverse()
        mapData.questions[3].succeed(metres: 1)
        #expect(routes.last == .loaded(2))
        subscription.cancel()
    }
}
