import Entities
import Geodesy
import MapData
import Platform
import Reactive
import StopOrder
import TestSupport
import Testing

@testable import OrderModule

@Suite struct OrderInteractorTests {
    let store = InMemoryStore([line(), coast(), crowd(40)])
    let interruptions = Interruptions()

    private func interactor(
        _ trip: UInt64 = 3, _ mapData: any MapDataProvider = StraightLineProvider()
    ) throws -> (DataModel, OrderInteractor) {
        let model = try DataModel(store: store)
        return (
            model,
            OrderInteractor(trip: id(trip), OrderDependencies(model, mapData, interruptions))
        )
    }

    private func request(_ change: (inout OrderRequest) -> Void = { _ in }) -> OrderRequest {
        var request = OrderRequest()
        change(&request)
        return request
    }

    @Test("the best order is proposed and nothing is changed")
    func proposesBest() throws {
        let (model, interactor) = try interactor()
        let proposal = try interactor.proposal(OrderRequest())
        #expect(proposal.trip == line())
        #expect(proposal.solution.order == [0, 2, 3, 1, 4])
        #expect(proposal.solution.proven)
        #expect(!proposal.isRoundTrip && proposal.locked == [] && proposal.stoppedBy == nil)
        #expect(model.library.trips == store.library.trips)
        #expect(store.changes == [])
    }

    @Test("taking the order is one change that can be undone")
    func takingItIsOneChangeThatCanBeUndone() throws {
        let (model, interactor) = try interactor()
        let before = store.library
        store.warnings = ["watch out"]
        let proposal = try interactor.proposal(request { $0.makesLoop = true })
        #expect(try answer(interactor.take(proposal)) == ["watch out"])
        #expect(store.changes.count == 1)
        #expect(model.library.trip(id(3))?.isRoundTrip == true)
        #expect(model.library.trip(id(3))?.waypoints.map(\.name.text) == ["West", "Near", "Middle", "East", "Far"])
        #expect(try store.undo(1).library == before)
    }

    @Test(
        "a proposal for a trip that another program has changed is refused, and the next search sees the change",
        arguments: [
            (
                Change.replaceStop(trip: id(3), stop(33, "Near", 0, 9)),
                ChangeError.otherPlace(name("Near")) as ChangeError?
            ),
            (.moveStop(trip: id(3), stop: id(32), to: 3), .otherOrder),
            (.insertStops(trip: id(3), [PlacedStop(index: 5, stop: stop(36, "New", 1, 1))]), .otherStops),
            (.removeStops(trip: id(3), [id(34)]), .otherStops),
            (.setRoundTrip(id(3), true), .otherKind(isRoundTrip: true)),
            (.removeTrips([id(3)]), .noSuchTrip),
            (.renameTrip(id(3), name("Other")), nil),
            (.replaceStop(trip: id(3), stop(33, "Nearer", 0, 1, note: "new")), nil),
            (.removeTrips([id(1)]), nil),
        ])
    func overtaken(meanwhile: Change, reason: ChangeError?) throws {
        let (model, interactor) = try interactor()
        let proposal = try interactor.proposal(OrderRequest())
        try store.commitAsAnotherProgram(meanwhile)
        let there = store.library
        guard let reason else {
            _ = try answer(interactor.take(proposal))
            #expect(store.library.trip(id(3))?.waypoints.map(\.id) == [31, 33, 34, 32, 35].map(id))
            #expect(store.changes.count == 2)
            return
        }
        #expect(throws: StoreError.refused(reason)) { try answer(interactor.take(proposal)) }
        #expect(store.library == there)
        #expect(model.library == there)
    }

    @Test("an order is refused if the trip has become a one-way trip since")
    func aRoundTripThatBecameAOneWayTripIsAnotherTripToo() throws {
        let store = InMemoryStore([line(roundTrip: true)])
        let model = try DataModel(store: store)
        let interactor = OrderInteractor(
            trip: id(3),
            OrderDependencies(model, StraightLineProvider(), interruptions))
        // Its loop is an order of the trip as it was; and the one that becomes one way must still be the loop.
        for request in [OrderRequest(), request { $0.end = .any }] {
            let proposal = try interactor.proposal(request)
            try store.commitAsAnotherProgram(.setRoundTrip(id(3), false))
            #expect(!proposal.isUnchanged)
            #expect(throws: StoreError.refused(.otherKind(isRoundTrip: false))) {
                try answer(interactor.take(proposal))
            }
            try store.commitAsAnotherProgram(.setRoundTrip(id(3), true))
            try model.refresh()
        }
    }

    @Test("taking the present order is not a change")
    func anOrderThatIsBestIsNoChange() throws {
        let (_, interactor) = try interactor(1)
        let proposal = try interactor.proposal(OrderRequest())
        #expect(proposal.isUnchanged)
        #expect(try answer(interactor.take(proposal)) == [])
        #expect(store.changes == [])
    }

    @Test(
        "a saving that nobody sees is no new order, unless the ends that are asked for need one",
        arguments: [
            // Swapping the second and the third stop saves 0.02, 0.2 and 2.2 m of 18,900 km; 0.2 m of 3 m.
            (1e-7, 170.0, true), (1e-6, 170, true), (1e-5, 170, false), (1e-6, 90.00002, false),
        ])
    func tooLittle(step: Double, last: Double, stays: Bool) throws {
        let first = last > 100 ? 0.0 : 90 - 1e-6
        let trip = Trip(
            id: id(7), name: name("Near"),
            waypoints: [
                stop(71, "A", 0, first), stop(72, "B", 0, 90 + step), stop(73, "C", 0, 90), stop(74, "D", 0, last),
            ])
        let store = InMemoryStore([trip])
        let interactor = OrderInteractor(
            trip: id(7),
            OrderDependencies(try DataModel(store: store), StraightLineProvider(), interruptions))
        let proposal = try interactor.proposal(OrderRequest())
        #expect(proposal.solution.order == [0, 2, 1, 3])
        #expect(proposal.isUnchanged == stays)
        #expect(proposal.order == (stays ? [0, 1, 2, 3] : [0, 2, 1, 3]))
        #expect(abs(proposal.legs.reduce(0, +) - proposal.length) < 1e-6)
        let other = try interactor.proposal(
            request {
                $0.start = .stop("4")
                $0.end = .stop("1")
            })
        #expect(!other.isUnchanged && other.order.first == 3 && other.order.last == 0)
        _ = try answer(interactor.take(proposal))
        #expect(store.changes.isEmpty == stays)
    }

    @Test("trips of a few stops have a best order", arguments: 0...3)
    func fewStops(count: Int) throws {
        let trip = Trip(id: id(7), name: name("Few"), waypoints: Array(line().waypoints.prefix(count)))
        let store = InMemoryStore([trip])
        let model = try DataModel(store: store)
        let interactor = OrderInteractor(
            trip: id(7),
            OrderDependencies(model, StraightLineProvider(), interruptions))
        for request in [
            OrderRequest(), request { $0.makesLoop = true },
            request {
                $0.start = .any
                $0.end = .any
            },
        ] {
            let proposal = try interactor.proposal(request)
            #expect(proposal.solution.proven)
            #expect(proposal.solution.order.sorted() == Array(0..<count))
            let legs = proposal.legs.count
            #expect(legs == (count < 2 ? 0 : request.makesLoop ? count : count - 1))
            #expect(abs(proposal.legs.reduce(0, +) - proposal.solution.length) < 1e-6)
        }
    }

    @Test("the options are observed")
    func whatIsAskedForIsKept() throws {
        let (_, interactor) = try interactor()
        func order(_ change: (inout OrderRequest) -> Void) throws -> [Int] {
            try interactor.proposal(request(change)).solution.order
        }
        #expect(try order { $0.locks = ["East"] } == [0, 1, 2, 3, 4])
        #expect(
            try order {
                $0.start = .stop("5")
                $0.end = .any
            } == [4, 1, 3, 2, 0])
        #expect(try order { $0.end = .stop("near") }.last == 2)
        #expect(
            try order {
                $0.start = .any
                $0.end = .stop("Near")
            } == [4, 1, 3, 0, 2])
        #expect(try interactor.proposal(request { $0.locks = ["2", "4"] }).locked == [1, 3])
    }

    @Test("a round trip remains one unless an end is given")
    func aRoundTripStaysOneUnlessItsEndIsTold() throws {
        let store = InMemoryStore([line(roundTrip: true)])
        let interactor = OrderInteractor(
            trip: id(3),
            OrderDependencies(try DataModel(store: store), StraightLineProvider(), interruptions))
        #expect(try interactor.proposal(OrderRequest()).isRoundTrip)
        #expect(try interactor.proposal(request { $0.start = .any }).solution.order.first == 0)
        let oneWay = try interactor.proposal(request { $0.end = .any })
        #expect(!oneWay.isRoundTrip && !oneWay.isUnchanged)
        _ = try answer(interactor.take(oneWay))
        #expect(store.library.trip(id(3))?.isRoundTrip == false)
    }

    @Test("a stop whose name contains commas can be locked")
    func aStopIsLockedByItsWholeNameBeforeCommasPartIt() throws {
        let names = ["A", "40.757, -73.986", "B", "2,3", "Twin, 1", "Twin, 2", "1,200 feet"]
        let trip = Trip(
            id: id(7), name: name("Commas"),
            waypoints: names.enumerated().map { stop(70 + UInt64($0.offset), $0.element, 0, Double($0.offset)) })
        let interactor = OrderInteractor(
            trip: id(7),
            OrderDependencies(try DataModel(store: InMemoryStore([trip])), StraightLineProvider(), interruptions))
        func locked(_ locks: String...) throws -> Set<Int> {
            try interactor.proposal(request { $0.locks = locks }).locked
        }
        #expect(try locked("40.757, -73.986") == [1])
        #expect(try locked("40.757, -73") == [1])
        #expect(try locked("2, 3") == [1, 2])
        #expect(try locked("2 ,B") == [1, 2])
        #expect(try locked("2,3") == [3])
        #expect(try locked("1,2") == [0, 1])
        #expect(try locked("name:40.757, -73.986", "3,4") == [1, 2, 3])
        let both = #expect(throws: OrderRequestError.self) { try locked("Twin,") }
        #expect(both.map { "\($0)" } == "--lock: “Twin,” fits 2 stops of “Commas”")
        let none = #expect(throws: OrderRequestError.self) { try locked("B,Z") }
        #expect(none.map { "\($0)" } == "--lock: no stop of “Commas” is called “Z”")
    }

    @Test("an error about contradictory options names the option")
    func whatContradictsItselfNamesTheOption() throws {
        let (_, interactor) = try interactor()
        let cases: [((inout OrderRequest) -> Void, String)] = [
            ({ $0.locks = ["9"] }, "--lock: there is no stop 9; “Line” has 5 stops"),
            ({ $0.locks = ["2", "East"] }, "--lock: stop 2 is named twice"),
            ({ $0.start = .stop("5") }, "--start: stop 5 cannot be first and last; --end any ends elsewhere"),
            (
                { $0.end = .stop("1") },
                "--end: stop 1 cannot be first and last; --loop makes a round trip, --start any begins elsewhere"
            ),
            (
                {
                    $0.start = .stop("2")
                    $0.end = .stop("East")
                }, "--end: stop 2 cannot be first and last; --loop makes a round trip"
            ),
            (
                {
                    $0.start = .stop("2")
                    $0.locks = ["1"]
                }, "--lock: stop 1 cannot keep its number: another stop is to be first"
            ),
            (
                {
                    $0.end = .stop("2")
                    $0.locks = ["5"]
                }, "--lock: stop 5 cannot keep its number: another stop is to be last"
            ),
            (
                {
                    $0.makesLoop = true
                    $0.end = .any
                }, "--end: a round trip ends where it starts"
            ),
        ]
        for (change, sentence) in cases {
            let error = #expect(throws: OrderRequestError.self) {
                _ = try interactor.proposal(request(change))
            }
            #expect(error.map { "\($0)" } == sentence)
        }
    }

    @Test("the time limit and a signal end the search")
    func theTimeEndsTheSearchAndASignalDoes() throws {
        let (_, interactor) = try interactor(4)
        interruptions.step = 1_500
        let cut = try interactor.proposal(OrderRequest())
        #expect(cut.solution.wasCut && cut.stoppedBy == nil)
        #expect(cut.solution.length <= cut.solution.before)
        interruptions.step = 0
        interruptions.signal = .interrupt
        interruptions.questionsBeforeSignal = 3
        let stopped = try interactor.proposal(OrderRequest())
        #expect(stopped.stoppedBy == .interrupt && stopped.solution.wasCut)
        #expect(stopped.solution.order.sorted() == Array(0..<40))
    }

    @Test("a deleted trip and missing distances are refused")
    func aTripThatIsGoneAndDistancesThatAreUnknownAreRefused() throws {
        #expect(throws: StoreError.refused(.noSuchTrip)) {
            _ = try interactor(99).1.proposal(OrderRequest())
        }
        let error = #expect(throws: OrderRequestError.self) {
            _ = try interactor(3, ScriptedMapData()).1.proposal(OrderRequest())
        }
        #expect(error.map { "\($0)" } == "the distances could not be found out: no table")
        let mapData = ScriptedMapData()
        mapData.table = { _ in .matrix([1, 2, 3]) }
        #expect(throws: OrderRequestError.noDistances("the distances do not fit the stops")) {
            _ = try interactor(3, mapData).1.proposal(OrderRequest())
        }
    }
}
