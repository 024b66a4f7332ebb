import Console
import Entities
import Geodesy
import MapData
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import OrderModule
@testable import StopOrder

@Suite struct OrderPresenterTests {
    let store = InMemoryStore([line()])
    let interruptions = Interruptions()

    private func presenter(
        _ trip: Trip? = nil, desk: Desk = Desk(), _ mapData: any MapDataProvider = StraightLineProvider()
    ) throws -> OrderPresenter {
        let store = trip.map { InMemoryStore([$0]) } ?? store
        return OrderBuilder.presenter(
            trip: id(3), OrderDependencies(try DataModel(store: store), mapData, interruptions, desk: desk))
    }

    private let better = proposal(line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560)

    @Test("a search shows its progress and its result")
    func aSearchShowsWhatWasFoundAndTellsHowItStands() throws {
        let desk = Desk(script: [], isTerminal: true)
        let presenter = try presenter(desk: desk)
        #expect(try answer(presenter.states).page == OrderPage())
        var request = OrderRequest()
        request.locks = ["1"]
        let proposal = try answer(presenter.search(request)).proposal
        #expect(proposal.locked == [0] && proposal.order == [0, 2, 3, 1, 4])
        let page = try answer(presenter.states).page
        #expect(page.title == "Best order for “Line”: 5 stops, one way")
        #expect(page.rows.map(\.was) == ["1", "3", "4", "2", "5"])
        #expect(page.offersChange)
        #expect(desk.streams.errorText == "\rsearching: 889.6 km\u{1B}[K\r\u{1B}[K")
    }

    @Test("nothing is taken before there is a proposal or where there is nothing to take")
    func nothingToTake() throws {
        let presenter = try presenter()
        #expect(try answer(presenter.take()) == .done("Nothing was changed."))
        var request = OrderRequest()
        request.locks = ["East"]
        _ = try answer(presenter.search(request))
        #expect(try answer(presenter.take()) == .done("Nothing was changed."))
        #expect(store.changes == [])
    }

    @Test("the notice after taking says what has changed")
    func takingSaysWhatTheTripIsNow() throws {
        let formatter = OrderFormatter(unit: .kilometers, method: "straight line")
        #expect(
            formatter.notice(ofTaking: better, warnings: []) == .changed("“Line” is in the best order now."))
        let bounded = proposal(line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560, bound: 400_000)
        #expect(
            formatter.notice(ofTaking: bounded, warnings: []) == .changed("“Line” is in the proposed order now."))
        let round = proposal(line(), [0, 1, 2, 3, 4], length: 1, before: 1, isRoundTrip: true)
        #expect(formatter.notice(ofTaking: round, warnings: []) == .changed("“Line” is a round trip now."))
        let oneWay = proposal(line(roundTrip: true), [0, 1, 2, 3, 4], length: 1, before: 1, isRoundTrip: false)
        #expect(formatter.notice(ofTaking: oneWay, warnings: []) == .changed("“Line” is a one-way trip now."))
        let presenter = try presenter()
        _ = try answer(presenter.search(OrderRequest()))
        store.warnings = ["the history is dam\u{7}aged"]
        #expect(
            try answer(presenter.take())
                == Notice(.changed, ["“Line” is in the best order now."], warnings: ["the history is dam\u{7}aged"]))
        #expect(store.library.trip(id(3))?.waypoints.map(\.id) == [31, 33, 34, 32, 35].map(id))
    }

    @Test("leaving leads back to the trip and says that nothing was changed")
    func leaving() throws {
        let router = RecordingRouter()
        let presenter = OrderBuilder.presenter(
            trip: id(3), OrderDependencies(try DataModel(store: store)), router: router, spelling: .menu)
        presenter.handle(.leave)
        #expect(router.calls == ["back: Nothing was changed."])
        #expect(store.changes == [])
    }

    @Test("a search among many stops is named at once, as their distances take their time", arguments: [5, 100])
    func announced(count: Int) throws {
        let (router, desk) = (RecordingRouter(), Desk())
        let store = InMemoryStore([crowd(count)])
        let presenter = OrderBuilder.presenter(
            trip: id(4), OrderDependencies(try DataModel(store: store), desk: desk), router: router, spelling: .menu)
        presenter.open("time 0.1")
        #expect(router.calls == [])
        var isDone = false
        let subscription = presenter.states.sink { isDone = $0.work == nil }
        defer { subscription.cancel() }
        try desk.waiter.wait(saying: "") { isDone }
        #expect(router.calls == (count < 20 ? [] : ["announce: looking for the best order… Ctrl-C stops"]))
    }

    @Test("a refusal is an error for a command")
    func refusal() throws {
        let presenter = try presenter()
        _ = try answer(presenter.search(OrderRequest()))
        store.failure = .refused(.otherPlace(name("Ly\u{1B}on")))
        #expect(throws: StoreError.refused(.otherPlace(name("Ly\u{1B}on")))) { try answer(presenter.take()) }
    }
}
