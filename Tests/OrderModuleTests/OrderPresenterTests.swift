import Console
import Entities
import Geodesy
import JSON
import TestSupport
import Testing

@testable import OrderModule
@testable import StopOrder

@Suite struct OrderPresenterTests {
    private let better = proposal(line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560)

    private func presenter(_ interactor: FakeInteractor) -> OrderPresenter {
        OrderPresenter(interactor: interactor, unit: .kilometers, method: "straight line")
    }

    @Test func aSearchShowsWhatWasFoundAndTellsHowItStands() throws {
        let interactor = FakeInteractor(better)
        interactor.progress = [OrderProgress(best: 889_560, bound: 0), OrderProgress(best: 444_780, bound: 440_000)]
        let presenter = presenter(interactor)
        #expect(presenter.state == OrderState())
        var lines: [String] = []
        var request = OrderRequest()
        request.locks = ["2"]
        #expect(try presenter.search(request) { lines.append($0) } == better)
        #expect(interactor.requests == [request])
        #expect(lines == ["searching: 889.6 km", "searching: 444.8 km, at most 1.1 % above the best possible"])
        #expect(presenter.state.title == "Best order for “Line”: 5 stops, one way")
        #expect(presenter.state.rows.map(\.was) == ["1", "3", "4", "2", "5"])
        #expect(presenter.state.offersChange)
    }

    @Test func nothingIsTakenBeforeThereIsAProposalOrWhereThereIsNothingToTake() throws {
        let interactor = FakeInteractor(proposal(line(), [0, 1, 2, 3, 4], length: 1, before: 1))
        let presenter = presenter(interactor)
        #expect(presenter.handle(.take) == .done("Nothing was changed."))
        _ = try presenter.search(OrderRequest()) { _ in }
        #expect(presenter.handle(.take) == .done("Nothing was changed."))
        #expect(interactor.taken == [])
    }

    @Test func takingSaysWhatTheTripIsNow() throws {
        let interactor = FakeInteractor(better)
        let presenter = presenter(interactor)
        func taken(_ proposal: OrderProposal) throws -> Notice {
            interactor.proposal = proposal
            _ = try presenter.search(OrderRequest()) { _ in }
            return presenter.handle(.take)
        }
        #expect(try taken(better) == .done("“Line” is in the best order now."))
        #expect(interactor.taken == [better])
        let bounded = proposal(line(), [0, 2, 3, 1, 4], length: 444_780, before: 889_560, bound: 400_000)
        #expect(try taken(bounded) == .done("“Line” is in the proposed order now."))
        let round = proposal(line(), [0, 1, 2, 3, 4], length: 1, before: 1, isRoundTrip: true)
        #expect(try taken(round) == .done("“Line” is a round trip now."))
        let oneWay = proposal(line(roundTrip: true), [0, 1, 2, 3, 4], length: 1, before: 1, isRoundTrip: false)
        #expect(try taken(oneWay) == .done("“Line” is a one-way trip now."))
        interactor.warnings = ["the history is dam\u{7}aged"]
        #expect(
            try taken(better) == .done("“Line” is in the best order now.", "the history is dam\\u{7}aged"))
    }

    @Test func leavingAsksNobody() throws {
        let interactor = FakeInteractor(better)
        let presenter = presenter(interactor)
        _ = try presenter.search(OrderRequest()) { _ in }
        #expect(presenter.handle(.leave) == .done("Nothing was changed."))
        #expect(interactor.taken == [])
    }

    @Test func aRefusalIsANoticeInAMenuAndAnErrorForACommand() throws {
        let interactor = FakeInteractor(better)
        let presenter = presenter(interactor)
        _ = try presenter.search(OrderRequest()) { _ in }
        interactor.failure = StoreError.refused(.otherPlace(name("Ly\u{1B}on")))
        #expect(
            presenter.handle(.take)
                == .failed("“Ly\\u{1B}on” is at another place by now; nothing was put in order"))
        #expect(throws: StoreError.refused(.otherPlace(name("Ly\u{1B}on")))) { try presenter.take() }
    }
}
