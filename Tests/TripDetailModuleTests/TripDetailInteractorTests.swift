import Entities
import Geodesy
import MapData
import Places
import Reactive
import TestSupport
import Testing

@testable import TripDetailModule

@Suite("The use cases of a trip")
struct TripDetailInteractorTests {
    let store = InMemoryStore([coast(), alps(), Trip(id: id(3), name: name("Empty"))])

    private func interactor(
        _ trip: UInt64 = 1, _ mapData: any MapDataProvider = StraightLineProvider(PlaceList.few())
    ) throws -> TripDetailInteractor {
        TripDetailInteractor(trip: id(trip), try dependencies(store, mapData))
    }

    private func names(_ trip: Int = 0) -> [String] {
        store.library.trips[trip].waypoints.map(\.name.text)
    }

    /// The stops that a use case added.
    private func added(_ useCase: AnyPublisher<TripDetailOutcome, any Error>) throws -> [AddedStop] {
        guard case .added(let stops) = try answer(of: useCase).result else { return [] }
        return stops
    }

    @Test("without a place no stop is made")
    func withoutAPlace() throws {
        for position in [StopPosition.end, .number(1), .best] {
            #expect(throws: PlaceError.text(.empty)) {
                try answer(of: interactor().addStops([], position, name: "Start", notes: [:]))
            }
        }
        #expect(store.changes == [])
    }

    @Test("several places are consecutive from the number on")
    func severalPlaces() throws {
        let stops = try added(
            interactor().addStops(["A=1,2", "Lyon", "3,4"], .number(2), name: nil, notes: [0: "n", 2: "m"]))
        #expect(names() == ["Lisbon", "A", "Lyon", "3, 4", "Porto", "Faro"])
        #expect(stops.map(\.number) == [2, 3, 4])
        #expect(stops.map { $0.place.label } == ["A", "Lyon (FR)", "3, 4"])
        #expect(stops.map { $0.stop.note?.text } == ["n", nil, "m"])
        #expect(stops.allSatisfy { $0.growth == nil })
        #expect(store.changes.count == 1)
    }

    @Test("a place that was chosen for a text is not looked up again")
    func foundPlace() throws {
        let found = FoundPlace(
            name: "Braga", location: place(41.55, -8.42), label: "Braga (PT)", wasLookedUp: true)
        let stops = try added(interactor().addStops(["B"], .end, name: nil, notes: [:], chosen: ["B": found]))
        #expect(stops.map(\.number) == [4])
        #expect(stops.map(\.place) == [found])
        #expect(names() == ["Lisbon", "Porto", "Faro", "Braga"])
        #expect(store.library.trips[0].waypoints[3].location == place(41.55, -8.42))
    }

    @Test("stops for the end stand behind those that another program has added meanwhile, and have the numbers there")
    func twoPrograms() throws {
        let interactor = try interactor()
        let others = [
            PlacedStop(index: 0, stop: stop(91, "First", 1, 1)), PlacedStop(index: 99, stop: stop(92, "Last", 1, 1)),
        ]
        try store.commitAsAnotherProgram(.insertStops(trip: id(1), others))
        let stops = try added(interactor.addStops(["1,2", "3,4"], .end, name: nil, notes: [:]))
        #expect(stops.map(\.number) == [6, 7])
        #expect(names() == ["First", "Lisbon", "Porto", "Faro", "Last", "1, 2", "3, 4"])
        // The program knows what the other has done by now.
        #expect(try added(interactor.addStops(["5,6"], .number(2), name: nil, notes: [:])).map(\.number) == [2])
        try store.commitAsAnotherProgram(
            .insertStops(trip: id(2), [PlacedStop(index: 99, stop: stop(93, "Last", 1, 1))]))
        for (isMove, number) in [(false, 4), (true, 5)] {
            let copied = try answer(of: interactor.copyStops(["Porto"], to: "2", at: nil, moving: isMove)).result
            guard case .copied(_, _, number, isMove) = copied else {
                Issue.record("\(copied)")
                continue
            }
        }
        #expect(names(1).suffix(3) == ["Last", "Porto", "Porto"])
        // A number that was asked for is that place also where another program has added stops before.
        try store.commitAsAnotherProgram(
            .insertStops(trip: id(2), [PlacedStop(index: 0, stop: stop(94, "Zero", 1, 1))]))
        guard
            case .copied(_, _, 2, _) = try answer(of: interactor.copyStops(["Faro"], to: "2", at: 2, moving: false))
                .result
        else {
            Issue.record("\(names(1))")
            return
        }
        #expect(names(1).prefix(2) == ["Zero", "Faro"])
    }

    @Test("--at reaches from 1 to one behind the end", arguments: [1, 2, 3, 4])
    func atBounds(number: Int) throws {
        #expect(
            try added(interactor().addStops(["1,2"], .number(number), name: "X", notes: [:])).map(\.number) == [number])
        #expect(names().firstIndex(of: "X") == number - 1)
    }

    @Test("what is outside is refused and changes nothing", arguments: [0, -1, 5, .max, .min])
    func outside(number: Int) throws {
        #expect(throws: EditError.noSuchPlace(trip: name("Coast"), count: 3, number: number)) {
            try answer(of: interactor().addStops(["1,2"], .number(number), name: nil, notes: [:]))
        }
        #expect(store.changes == [])
    }

    @Test(
        "one bad place refuses all",
        arguments: [["1,2", "91,0"], ["Nowhere", "1,2"], ["1,2", "Springfield"], ["1,2", "40.7,", "-73.9"]])
    func badPlaces(places: [String]) throws {
        #expect(throws: PlaceError.self) {
            try answer(of: interactor().addStops(places, .end, name: nil, notes: [:]))
        }
        #expect(throws: PlaceError.self) {
            try answer(of: interactor().addStops(places, .best, name: nil, notes: [:]))
        }
        #expect(store.changes == [])
    }

    @Test("where it is best is where it costs least")
    func whereBest() throws {
        let stops = try added(
            interactor().addStops(["Nazaré=39.6,-9.07", "Évora=38.6,-7.9"], .best, name: nil, notes: [:]))
        #expect(names() == ["Lisbon", "Nazaré", "Porto", "Évora", "Faro"])
        #expect(stops.map(\.number) == [2, 4])
        #expect(stops.map { $0.place.label } == ["Nazaré", "Évora"])
        #expect(stops.allSatisfy { ($0.growth?.metres ?? -1) > 0 && $0.growth?.isStraight == false })
        #expect(store.changes.count == 1)
    }

    @Test("with a road engine a stop goes where its roads cost least, which may make the trip shorter")
    func whereBestByRoad() throws {
        let roads = ScriptedMapData()
        roads.roads = { trip throws(MapDataError) in
            let count = trip.waypoints.count
            // From the first stop to all others it is far, but not to the new one.
            let distances = (0..<count * count).map { cell in
                cell / count == cell % count ? 0 : cell / count == 0 && cell % count != count - 1 ? 90_000.0 : 10_000
            }
            return RoadTable(
                count: count, distances: distances, durations: distances, sources: distances.map { _ in .osrm })
        }
        let stops = try added(interactor(1, roads).addStops(["Nazaré=39.6,-9.07"], .best, name: nil, notes: [:]))
        #expect(names() == ["Lisbon", "Nazaré", "Porto", "Faro"])
        #expect(stops.map(\.growth) == [StopGrowth(metres: -70_000, seconds: -70_000, isStraight: false)])
    }

    @Test("where the road engine gives no table straight lines decide, and that is said")
    func whereBestWithoutTable() throws {
        let roads = ScriptedMapData()
        roads.roads = { _ throws(MapDataError) in throw .unavailable(reason: "dead") }
        roads.table = { straightLineDistances(of: $0) }
        let stops = try added(interactor(1, roads).addStops(["Nazaré=39.6,-9.07"], .best, name: nil, notes: [:]))
        #expect(stops.first?.growth?.isStraight == true)
    }

    @Test("distances are asked for one stop after the other, each with the stops placed before it")
    func distancesInSequence() throws {
        let mapData = ScriptedMapData()
        var asked: [[String]] = []
        mapData.table = { trip in
            asked.append(trip.waypoints.map(\.name.text))
            return straightLineDistances(of: trip)
        }
        let scheduler = VirtualScheduler()
        let interactor = try interactor(1, LateMapData(mapData, scheduler: scheduler))
        var outcome: TripDetailOutcome?
        let subscription = interactor.addStops(
            ["Nazaré=39.6,-9.07", "Évora=38.6,-7.9"], .best, name: nil, notes: [:]
        ).sink(receiveCompletion: { _ in }, receiveValue: { outcome = $0 })
        scheduler.advance(by: .milliseconds(45))
        #expect(asked == [["Lisbon", "Porto", "Faro", "Nazaré"]])
        #expect(outcome == nil)
        scheduler.advance(by: .milliseconds(45))
        #expect(
            asked == [["Lisbon", "Porto", "Faro", "Nazaré"], ["Lisbon", "Nazaré", "Porto", "Faro", "Évora"]])
        #expect(names() == ["Lisbon", "Nazaré", "Porto", "Évora", "Faro"])
        #expect(outcome?.trip == store.library.trips[0])
        subscription.cancel()
    }

    @Test("without distances no best place is made up")
    func noDistances() throws {
        #expect(throws: PlaceError.noDistances) {
            try answer(of: interactor(1, ScriptedMapData()).addStops(["1,2"], .best, name: nil, notes: [:]))
        }
        #expect(store.changes == [])
    }

    @Test("a use case that nobody waits for any more changes nothing")
    func cancelled() throws {
        let scheduler = VirtualScheduler()
        let late = LateMapData(StraightLineProvider(PlaceList.few()), scheduler: scheduler)
        let interactor = try interactor(1, late)
        let useCase = interactor.addStops(["Lyon"], .best, name: nil, notes: [:])
        useCase.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
        scheduler.advance(by: .seconds(1))
        #expect(store.changes == [])
        let subscription = useCase.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        scheduler.advance(by: .seconds(1))
        #expect(names() == ["Lyon", "Lisbon", "Porto", "Faro"])
        subscription.cancel()
    }

    @Test(
        "a moved stop has the number afterwards",
        arguments: [
            ("1", "3", ["Porto", "Faro", "Lisbon"]), ("3", "1", ["Faro", "Lisbon", "Porto"]),
            ("Porto", "1", ["Porto", "Lisbon", "Faro"]), ("2", "2", ["Lisbon", "Porto", "Faro"]),
            ("far", "2", ["Lisbon", "Faro", "Porto"]),
        ])
    func moves(from: String, to: String, order: [String]) throws {
        guard case .moved(_, let after, let isChanged) = try answer(of: interactor().moveStops([from], to: to)).result
        else {
            Issue.record("it was no move")
            return
        }
        #expect(names() == order)
        #expect("\(after)" == to)
        #expect(store.changes.count == (isChanged ? 1 : 0))
        #expect(store.changes.count == (from == to ? 0 : 1))
    }

    @Test(
        "several stops move together, and stand one behind the other as they were named",
        arguments: [
            ("2-3", "1", ["Porto", "Faro", "Lisbon"], 1), ("1,2", "3", ["Faro", "Lisbon", "Porto"], 2),
            ("3,1", "1", ["Faro", "Lisbon", "Porto"], 1), ("Faro, Lisbon", "Porto", ["Porto", "Faro", "Lisbon"], 2),
            ("1-3", "2", ["Lisbon", "Porto", "Faro"], 1),
        ])
    func movesOfSeveral(stops: String, to: String, order: [String], first: Int) throws {
        let outcome = try answer(of: interactor().moveStops([stops], to: to))
        #expect(names() == order)
        guard case .moved(_, first, let isChanged) = outcome.result else {
            Issue.record("\(outcome.result)")
            return
        }
        #expect(store.changes.count == (isChanged ? 1 : 0))
    }

    @Test("numbers that no stop has are refused", arguments: ["0", "-1", "4", "99999999999999999999", "1.5", ""])
    func badMoves(to: String) throws {
        let isNumber = to.isEmpty || Int(to) != nil
        #expect { try answer(of: interactor().moveStops(["1"], to: to)) } throws: { error in
            isNumber ? error is EditError : error is ReferenceError
        }
        #expect(throws: ReferenceError.self) {
            try answer(of: interactor().moveStops([to == "1.5" ? "xyz" : to], to: "1"))
        }
        #expect(store.changes == [])
    }

    @Test("removing is all or none, and counts in the old numbers")
    func removing() throws {
        let interactor = try interactor()
        #expect(throws: ReferenceError.self) { try answer(of: interactor.removeStops(["1", "9"])) }
        #expect(names().count == 3)
        #expect(
            try answer(of: interactor.removeStops(["3", "1", "lisbon"])).result
                == .removed([coast().waypoints[2], coast().waypoints[0]]))
        #expect(names() == ["Porto"])
        #expect(store.changes.count == 1)
    }

    @Test("stops are removed by lists and ranges too")
    func removingLists() throws {
        _ = try answer(of: interactor().removeStops(["1,3"]))
        #expect(names() == ["Porto"])
        #expect(throws: ReferenceError.self) { try answer(of: interactor().removeStops(["1-9"])) }
        #expect(names() == ["Porto"])
    }

    @Test("a name that the trip has already is no change")
    func sameName() throws {
        #expect(try answer(of: interactor().rename(" Coast ")).result == .renamed(from: nil))
        #expect(store.changes == [])
    }

    @Test("a round trip has its closing leg last")
    func roundTrip() throws {
        let interactor = try interactor()
        var details: [TripDetail?] = []
        let subscription = interactor.detail.sink { details.append($0) }
        _ = try answer(of: interactor.setRoundTrip(true))
        let legs = details.last??.route.value?.legs ?? []
        #expect(legs.map(\.from) == [0, 1, 2])
        #expect(legs.map(\.to) == [1, 2, 0])
        // What is so already is no change.
        _ = try answer(of: interactor.setRoundTrip(true))
        #expect(store.changes.count == 1)
        subscription.cancel()
    }

    @Test("reversing and renaming are one change each")
    func reversingAndRenaming() throws {
        let interactor = try interactor()
        _ = try answer(of: interactor.reverse())
        #expect(try answer(of: interactor.rename(" West \n coast ")).trip.name.text == "West coast")
        #expect(names() == ["Faro", "Porto", "Lisbon"])
        #expect(store.library.trips[0].name.text == "West coast")
        #expect(throws: NameError.empty) { try answer(of: interactor.rename("   ")) }
        #expect(store.changes.count == 2)
    }

    @Test("undo and redo take a step through the history of the library")
    func history() throws {
        let interactor = try interactor()
        _ = try answer(of: interactor.reverse())
        #expect(try answer(of: interactor.take(.undo(1))).changes == ["Reversed “Coast”"])
        #expect(names() == ["Lisbon", "Porto", "Faro"])
        _ = try answer(of: interactor.take(.redo(1)))
        #expect(names() == ["Faro", "Porto", "Lisbon"])
        #expect(throws: StoreError.nothingToRedo(asked: 1, available: 0)) { try answer(of: interactor.take(.redo(1))) }
    }

    @Test("a trip that is gone is refused with its reason")
    func goneTrip() throws {
        let interactor = try interactor(9)
        #expect(throws: StoreError.refused(.noSuchTrip)) { try answer(of: interactor.reverse()) }
        var details: [TripDetail?] = []
        let subscription = interactor.detail.sink { details.append($0) }
        #expect(details == [nil])
        subscription.cancel()
    }

    @Test("warnings are those of the save")
    func warnings() throws {
        let interactor = try interactor()
        store.warnings = ["tired"]
        #expect(try answer(of: interactor.reverse()).warnings == ["tired"])
        #expect(try answer(of: interactor.setRoundTrip(false)).warnings == [])
    }

    @Test("nothing happens before a use case is subscribed to")
    func deferred() throws {
        let interactor = try interactor()
        let reverse = interactor.reverse()
        #expect(store.changes == [])
        _ = try answer(of: reverse)
        #expect(store.changes.count == 1)
    }

    @Test("a late route of the trip as it was is not shown")
    func lateRoute() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(1, mapData)
        var routes: [Loading<Double>?] = []
        let subscription = interactor.detail.sink { routes.append($0?.route.map(\.distance)) }
        _ = try answer(of: interactor.reverse())
        #expect(mapData.questions.count == 2)
        mapData.questions[1].succeed(metres: 5)
        mapData.questions[0].succeed(metres: 100)
        #expect(routes == [.loading, .loading, .loaded(10)])
        // What happens to other trips asks for nothing.
        _ = try self.interactor(2, mapData).stop("1")
        #expect(mapData.questions.count == 2)
        _ = try answer(of: interactor.reverse())
        mapData.questions[2].fail("no map")
        #expect(routes.last == .failed("no map"))
        _ = try answer(of: interactor.reverse())
        mapData.questions[3].succeed(metres: 1)
        #expect(routes.last == .loaded(2))
        subscription.cancel()
    }
}
