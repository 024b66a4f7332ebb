import Entities
import Geodesy
import MapData
import Reactive
import TestSupport
import Testing

@testable import TripListModule

@Suite struct TripListInteractorTests {
    let store = InMemoryStore([coast(), alps()])

    /// The interactor over `store`, its ids known beforehand.
    private func interactor(
        _ mapData: any MapDataProvider = StraightLineProvider(lookup: PlaceList.few())
    ) throws
        -> TripListInteractor
    {
        TripListInteractor(
            TripListDependencies(
                model: try DataModel(store: store), mapData: mapData, places: PlaceFinder(mapData),
                identifiers: SeededIdentifiers(seed: 7), unit: .kilometers))
    }

    @Test func aNewTripGoesToTheTopAndIsCalledNewTripUnlessNamed() throws {
        let interactor = try interactor()
        let unnamed = try interactor.newTrip(name: "", places: [])
        #expect(unnamed.trip.name == .newTrip)
        let named = try interactor.newTrip(name: "  Two   words ", places: [])
        #expect(named.trip.name.text == "Two words")
        #expect(store.library.trips.map(\.name.text) == ["Two words", "New Trip", "Coast", "Alps"])
    }

    @Test func theStopsOfANewTripAreOneChangeTogetherWithIt() throws {
        let made = try interactor().newTrip(name: "T", places: ["Home=1,2", "3,4", "Lyon"])
        #expect(made.trip.waypoints.map(\.name.text) == ["Home", "3, 4", "Lyon"])
        #expect(made.trip.waypoints.map(\.location) == [place(1, 2), place(3, 4), place(45.75, 4.85)])
        #expect(made.places.map(\.wasLookedUp) == [false, false, true])
        #expect(store.changes.count == 1)
    }

    @Test(
        "what cannot be made changes nothing",
        arguments: [
            (String(repeating: "x", count: 201), []), ("T", ["1,2", "Springfield"]), ("T", ["91,2"]),
            ("T", ["Nowhere"]),
            ("\t", []),
        ])
    func refused(name: String, places: [String]) throws {
        let interactor = try interactor()
        #expect(throws: (any Error).self) { try interactor.newTrip(name: name, places: places) }
        #expect(store.changes == [])
        #expect(store.library.trips == [coast(), alps()])
    }

    @Test func twoNumbersThatAreOnePlaceTogetherAreSaidAndNotTaken() throws {
        let interactor = try interactor()
        #expect {
            try interactor.newTrip(name: "T", places: ["Lyon", "40", "50"])
        } throws: { error in
            "\(error)" == "2 arguments make one place together; put quotes around them: “40,50”"
        }
        #expect(store.changes == [])
    }

    @Test func aDuplicateStandsRightBelowWithFreshIdsAndACopyOfEverythingElse() throws {
        let interactor = try interactor()
        let copy = try interactor.duplicateTrip("coast", name: nil)
        #expect(store.library.trips.map(\.name.text) == ["Coast", "Coast (copy)", "Alps"])
        #expect(copy.waypoints.map(\.note) == coast().waypoints.map(\.note))
        #expect(Set(copy.waypoints.map(\.id)).isDisjoint(with: coast().waypoints.map(\.id)))
        #expect(copy.id != coast().id)
        #expect(try interactor.duplicateTrip("3", name: "Again").name.text == "Again")
        #expect(store.library.trips.map(\.name.text) == ["Coast", "Coast (copy)", "Alps", "Again"])
    }

    @Test func deletingIsAllOrNoneAndNamingATripTwiceDeletesItOnce() throws {
        let interactor = try interactor()
        #expect(throws: ReferenceError.self) { try interactor.deleteTrips(["1", "Rome"]) }
        #expect(store.library.trips.count == 2)
        #expect(try interactor.deleteTrips(["2", "alps", "1"]) == [alps(), coast()])
        #expect(store.library.trips == [])
        #expect(store.changes.count == 1)
    }

    @Test func whatTheStoreSaysBesideASaveIsKeptUntilTheNext() throws {
        let interactor = try interactor()
        store.warnings = ["the history was damaged"]
        _ = try interactor.newTrip(name: "", places: [])
        #expect(interactor.warnings == ["the history was damaged"])
        store.warnings = []
        _ = try interactor.deleteTrips(["1"])
        #expect(interactor.warnings == [])
    }

    @Test func aSaveThatFailsLeavesTheListAsItIsOnDisk() throws {
        let interactor = try interactor()
        var names: [[String]] = []
        let subscription = interactor.summaries.sink { names.append($0.map(\.trip.name.text)) }
        store.failure = .failed(call: "write", path: "/l/trips.json", reason: "No space left on device")
        #expect(throws: StoreError.self) { try interactor.deleteTrips(["1"]) }
        store.failure = nil
        _ = try interactor.deleteTrips(["1"])
        #expect(names.last == ["Alps"])
        subscription.cancel()
    }

    @Test func lateAnswersOfAnOlderLibraryNeverOverwriteNewerOnes() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(mapData)
        var seen: [[Loading<Double>]] = []
        let subscription = interactor.summaries.sink { seen.append($0.map(\.distance)) }
        #expect(seen == [[.loading, .loading]])
        let old = mapData.questions
        old[1].succeed(metres: 7)
        #expect(seen.last == [.loading, .loaded(7)])
        _ = try interactor.deleteTrips(["2"])
        #expect(seen.last == [.loading])
        mapData.questions[2].succeed(metres: 5)
        #expect(seen.last == [.loaded(10)])
        let count = seen.count
        old[0].succeed(metres: 99)
        #expect(seen.count == count)
        subscription.cancel()
    }

    @Test func oneQuestionThatFailsDoesNotEndTheUpdates() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(mapData)
        var seen: [[Loading<Double>]] = []
        let subscription = interactor.summaries.sink { seen.append($0.map(\.distance)) }
        mapData.questions[0].fail("no map")
        mapData.questions[1].succeed(metres: 3)
        #expect(seen.last == [.failed("no map"), .loaded(3)])
        _ = try interactor.newTrip(name: "", places: [])
        mapData.questions.dropFirst(2).forEach { $0.succeed(metres: 1) }
        #expect(seen.last == [.loaded(0), .loaded(2), .loaded(1)])
        subscription.cancel()
    }

    @Test func aLibraryWithoutTripsIsAnEmptyListAtOnce() throws {
        let empty = InMemoryStore()
        let mapData = ScriptedMapData()
        let interactor = TripListInteractor(
            TripListDependencies(
                model: try DataModel(store: empty), mapData: mapData, places: PlaceFinder(mapData),
                identifiers: SeededIdentifiers(seed: 7), unit: .kilometers))
        var seen: [[TripSummary]] = []
        let subscription = interactor.summaries.sink { seen.append($0) }
        #expect(seen == [[]])
        subscription.cancel()
    }
}
