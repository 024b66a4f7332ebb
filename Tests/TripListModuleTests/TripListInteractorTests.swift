import Entities
import Geodesy
import MapData
import Places
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripListModule

@Suite("The use cases of the list of trips")
struct TripListInteractorTests {
    let store = InMemoryStore([coast(), alps()])

    private func interactor(
        _ mapData: any MapDataProvider = StraightLineProvider(PlaceList.few())
    ) throws -> TripListInteractor {
        TripListInteractor(dependencies(try DataModel(store: store), mapData))
    }

    private func made(_ outcome: AnyPublisher<TripListOutcome, any Error>) throws -> Trip {
        try #require(answer(of: outcome).trips.first)
    }

    @Test("a new trip goes to the top and is called New Trip unless named")
    func newTrip() throws {
        let interactor = try interactor()
        #expect(try made(interactor.newTrip(name: nil, places: [])).name == .newTrip)
        #expect(try made(interactor.newTrip(name: "  Two   words ", places: [])).name.text == "Two words")
        #expect(throws: NameError.empty) { try answer(of: interactor.newTrip(name: "", places: [])) }
        #expect(store.library.trips.map(\.name.text) == ["Two words", "New Trip", "Coast", "Alps"])
    }

    @Test("the stops of a new trip are one change together with it")
    func newTripWithStops() throws {
        let outcome = try answer(of: interactor().newTrip(name: "T", places: ["Home=1,2", "3,4", "Lyon"]))
        let trip = try #require(outcome.trips.first)
        #expect(trip.waypoints.map(\.name.text) == ["Home", "3, 4", "Lyon"])
        #expect(trip.waypoints.map(\.location) == [place(1, 2), place(3, 4), place(45.75, 4.85)])
        #expect(outcome.places.map(\.wasLookedUp) == [false, false, true])
        #expect(store.changes.count == 1)
    }

    @Test("a use case begins when it is subscribed to, and with each subscription again")
    func deferred() throws {
        let new = try interactor().newTrip(name: "T", places: [])
        #expect(store.changes == [])
        #expect(try made(new).id != made(new).id)
        #expect(store.library.trips.map(\.name.text) == ["T", "T", "Coast", "Alps"])
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
        #expect(throws: (any Error).self) { try answer(of: interactor.newTrip(name: name, places: places)) }
        #expect(store.changes == [])
        #expect(store.library.trips == [coast(), alps()])
    }

    @Test("two numbers that are one place together are not taken, and the error says so")
    func splitPlace() throws {
        let interactor = try interactor()
        #expect {
            try answer(of: interactor.newTrip(name: "T", places: ["Lyon", "40", "50"]))
        } throws: { error in
            "\(error)" == "2 arguments make one place together; put quotes around them: “40,50”"
        }
        #expect(store.changes == [])
    }

    @Test("a trip gets another name, and the old one is said")
    func rename() throws {
        let interactor = try interactor()
        let outcome = try answer(of: interactor.perform(.rename(trip: "1", name: "Sea")))
        #expect(store.library.trips[0].name.text == "Sea")
        let notice = TripListFormatter(unit: .kilometers).notice(of: .rename(trip: "1", name: "Sea"), outcome)
        #expect(notice.lines == ["“Coast” is now called “Sea”."])
        #expect(try answer(of: interactor.perform(.rename(trip: "1", name: "Sea"))).oldName == nil)
    }

    @Test("a duplicate stands right below with fresh ids and a copy of everything else")
    func duplicate() throws {
        let interactor = try interactor()
        let copy = try made(interactor.duplicateTrip("coast", name: nil))
        #expect(store.library.trips.map(\.name.text) == ["Coast", "Coast (copy)", "Alps"])
        #expect(copy.waypoints.map(\.note) == coast().waypoints.map(\.note))
        #expect(Set(copy.waypoints.map(\.id)).isDisjoint(with: coast().waypoints.map(\.id)))
        #expect(copy.id != coast().id)
        #expect(try made(interactor.duplicateTrip("3", name: "Again")).name.text == "Again")
        #expect(store.library.trips.map(\.name.text) == ["Coast", "Coast (copy)", "Alps", "Again"])
    }

    @Test("deleting is all or none, and naming a trip twice deletes it once")
    func delete() throws {
        let interactor = try interactor()
        #expect(throws: ReferenceError.self) { try answer(of: interactor.deleteTrips(["1", "Rome"])) }
        #expect(store.library.trips.count == 2)
        #expect(try answer(of: interactor.deleteTrips(["2", "alps", "1"])).trips == [alps(), coast()])
        #expect(store.library.trips == [])
        #expect(store.changes.count == 1)
    }

    @Test("what the store says beside a save comes with the outcome of that save")
    func warnings() throws {
        let interactor = try interactor()
        store.warnings = ["the history was damaged"]
        #expect(try answer(of: interactor.newTrip(name: nil, places: [])).warnings == ["the history was damaged"])
        #expect(try answer(of: interactor.take(.undo(1))).warnings == ["the history was damaged"])
        store.warnings = []
        #expect(try answer(of: interactor.deleteTrips(["1"])).warnings == [])
    }

    @Test("steps through the history go back and forth")
    func history() throws {
        let interactor = try interactor()
        _ = try answer(of: interactor.deleteTrips(["1"]))
        #expect(try answer(of: interactor.take(.undo(1))).changes == ["Deleted “Coast”"])
        #expect(store.library.trips == [coast(), alps()])
        #expect(try answer(of: interactor.take(.redo(1))).changes == ["Deleted “Coast”"])
        #expect(store.library.trips == [alps()])
        #expect(throws: StoreError.nothingToRedo(asked: 1, available: 0)) { try answer(of: interactor.take(.redo(1))) }
    }

    @Test("a save that fails leaves the list as it is on disk")
    func failedSave() throws {
        let interactor = try interactor()
        var names: [[String]] = []
        let subscription = interactor.summaries.sink { names.append($0.map(\.trip.name.text)) }
        store.failure = .failed(call: "write", path: "/l/trips.json", reason: "No space left on device")
        #expect(throws: StoreError.self) { try answer(of: interactor.deleteTrips(["1"])) }
        #expect(names == [["Coast", "Alps"]])
        store.failure = nil
        _ = try answer(of: interactor.deleteTrips(["1"]))
        #expect(names.last == ["Alps"])
        subscription.cancel()
    }

    @Test("late answers of an older library never overwrite newer ones")
    func lateAnswers() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(mapData)
        var seen: [[Loading<Double>]] = []
        let subscription = interactor.summaries.sink { seen.append($0.map { $0.length.map(\.metres) }) }
        #expect(seen == [[.loading, .loading]])
        let old = mapData.questions
        old[1].succeed(metres: 7)
        #expect(seen.last == [.loading, .loaded(7)])
        _ = try answer(of: interactor.deleteTrips(["2"]))
        #expect(seen.last == [.loading])
        mapData.questions[2].succeed(metres: 5)
        #expect(seen.last == [.loaded(10)])
        let count = seen.count
        old[0].succeed(metres: 99)
        #expect(seen.count == count)
        subscription.cancel()
    }

    @Test("one question that fails does not end the updates")
    func failedAnswer() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(mapData)
        var seen: [[Loading<Double>]] = []
        let subscription = interactor.summaries.sink { seen.append($0.map { $0.length.map(\.metres) }) }
        mapData.questions[0].fail("no map")
        mapData.questions[1].succeed(metres: 3)
        #expect(seen.last == [.failed("no map"), .loaded(3)])
        _ = try answer(of: interactor.newTrip(name: nil, places: []))
        mapData.questions.dropFirst(2).forEach { $0.succeed(metres: 1) }
        #expect(seen.last == [.loaded(0), .loaded(2), .loaded(1)])
        subscription.cancel()
    }

    @Test("with routes remembered, a change asks only about the trips whose places it touched")
    func rememberedRoutes() throws {
        let mapData = ScriptedMapData()
        let interactor = try interactor(CachingProvider(mapData))
        var seen: [[Loading<Double>]] = []
        let subscription = interactor.summaries.sink { seen.append($0.map { $0.length.map(\.metres) }) }
        mapData.questions.forEach { $0.succeed(metres: 4) }
        #expect(seen == [[.loading, .loading], [.loaded(8), .loading], [.loaded(8), .loaded(4)]])
        _ = try answer(of: interactor.newTrip(name: nil, places: ["1,2", "3,4"]))
        #expect(mapData.questions.count == 3)
        #expect(seen.last == [.loading, .loaded(8), .loaded(4)])
        _ = try answer(of: interactor.duplicateTrip("2", name: nil))
        // The new trip's answer had not come, so it is asked for again; the copy goes where the original does.
        #expect(mapData.questions.count == 4)
        #expect(seen.last == [.loading, .loaded(8), .loaded(8), .loaded(4)])
        mapData.questions[3].succeed(metres: 1)
        _ = try answer(of: interactor.deleteTrips(["2"]))
        #expect(mapData.questions.count == 4)
        #expect(seen.last == [.loaded(1), .loaded(8), .loaded(4)])
        subscription.cancel()
    }

    @Test("a library without trips is an empty list at once")
    func noTrips() throws {
        let interactor = TripListInteractor(
            dependencies(try DataModel(store: InMemoryStore()), ScriptedMapData()))
        var seen: [[TripSummary]] = []
        let subscription = interactor.summaries.sink { seen.append($0) }
        #expect(seen == [[]])
        subscription.cancel()
    }
}
