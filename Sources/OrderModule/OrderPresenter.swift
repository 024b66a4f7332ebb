import Console
import Entities
import Geodesy
import MapData
import Platform
package import Reactive
package import Screens
import StopOrder
import Text

/// Turns a proposed order into its page, and events into use cases and ways out.
package final class OrderPresenter: ScreenPresenter {
    private let interactor: OrderInteractor
    private let router: (any OrderRouting)?
    private let scheduler: any Scheduler
    private let formatter: OrderFormatter
    private let progress: ProgressLine
    private let feed = ScreenFeed(OrderPage())
    private var proposal: OrderProposal?
    private var opening: AnyCancellable?

    /// Shows what `interactor` finds. A command has no router: it only searches and takes.
    init(
        interactor: OrderInteractor, formatter: OrderFormatter, router: (any OrderRouting)?, scheduler: any Scheduler,
        progress: ProgressLine
    ) {
        (self.interactor, self.formatter, self.router) = (interactor, formatter, router)
        (self.scheduler, self.progress) = (scheduler, progress)
    }

    package var states: AnyPublisher<ScreenState<OrderPage>, Never> { feed.states }

    /// Searches for the best order, shows the proposal and publishes it with its page; fails with the error of the use
    /// case.
    package func search(
        _ request: OrderRequest
    ) -> AnyPublisher<(page: OrderPage, proposal: OrderProposal), any Error> {
        let useCase = interactor.propose(request) { [progress, formatter] in
            progress.show(formatter.progress($0, isByTime: $1))
        }
        return useCase.map { [formatter, weak self] proposal in
            let page = formatter.page(proposal, seconds: request.seconds)
            self?.show(page, of: proposal)
            return (page: page, proposal: proposal)
        }
        .eraseToAnyPublisher()
    }

    /// Puts the trip into the proposed order and publishes the notice about it; fails with the error of the use case.
    package func take() -> AnyPublisher<Notice, any Error> {
        attempt { [self] in
            guard let proposal, !proposal.isUnchanged else {
                return Just(Self.unchanged).setFailureType(to: (any Error).self).eraseToAnyPublisher()
            }
            return interactor.take(proposal)
                .map { [formatter] in formatter.notice(ofTaking: proposal, warnings: $0) }
                .eraseToAnyPublisher()
        }
    }

    /// Searches for an order with the options in `words` (`loop`, `start any`; empty for the defaults) in the next turn
    /// of the event loop, when the screen is open. If that is not possible, a notice says why: on the screen below, or
    /// here where an order is shown already.
    package func open(_ words: String) {
        let isOpen = PassthroughSubject<Void, any Error>()
        let search = isOpen.flatMap { [weak self] in
            attempt { [weak self] in
                self?.announce()
                return try self?.search(OrderRequest(typed: words)) ?? Empty().eraseToAnyPublisher()
            }
        }
        feed.run(
            search, saying: "searching…",
            done: { [weak self] _, proposal in
                // Ctrl-C ends only the search; any other signal also ends the program.
                guard let signal = proposal.stoppedBy, signal != .interrupt else { return }
                self?.router?.leave(by: signal)
            },
            failed: { [weak self] error in
                guard let self else { return }
                let refusal = OrderFormatter.refusal(error)
                if proposal == nil { goBack(saying: refusal) } else { feed.say(refusal) }
            })
        opening = scheduler.schedule(after: .zero) { isOpen.send(()) }
    }

    package func handle(_ event: OrderEvent) {
        switch event {
        case .take:
            feed.run(
                take(), saying: "saving…", done: { [weak self] in self?.goBack(saying: $0) },
                failed: { [weak self] in self?.goBack(saying: .refused($0, anotherAnswerHelps: false)) })
        case .leave: goBack(saying: Self.unchanged)
        case .quit: router?.quit()
        case .search(let words):
            feed.begin()
            open(words)
        }
    }

    package func leaveQuestion() -> Bool {
        handle(.leave)
        return true
    }

    /// Ends the wait for the distances or for the library and leads back. A running search is not cancelled here: a
    /// signal ends it, and its best order is shown.
    package func cancel() {
        guard feed.state.work != nil else { return }
        feed.cancel()
        goBack(saying: feed.state.notice)
    }

    /// Names a search for which the distances take their time, at once: the event loop does not turn meanwhile.
    private func announce() {
        guard interactor.stopCount >= Self.announcedStops else { return }
        router?.announce("looking for the best order… Ctrl-C stops")
    }

    /// The number of stops from which on a search is announced.
    private static let announcedStops = 20
    private static let unchanged = Notice.done("Nothing was changed.")

    private func show(_ page: OrderPage, of proposal: OrderProposal) {
        progress.clear()
        self.proposal = proposal
        feed.show(page)
    }

    private func goBack(saying notice: Notice?) { router?.goBack(saying: notice) }
}
