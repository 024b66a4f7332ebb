package import Console
import Entities
import Geodesy
import MapData
import Platform
package import Reactive
import StopOrder
import Text

/// Turns a proposed order into what its page shows, and what a person does with it into use cases and the way back.
package final class OrderPresenter: ScreenPresenter {
    private let interactor: OrderInteractor
    private let navigator: Navigator?
    private let scheduler: any Scheduler
    private let formatter: OrderFormatter
    private let progress: ProgressLine
    private let feed = ScreenFeed(OrderPage())
    private var proposal: OrderProposal?
    private var opening: AnyCancellable?

    /// Shows what `interactor` finds. A command has no navigator: it only searches and takes.
    package init(
        interactor: OrderInteractor, navigator: Navigator?, _ dependencies: OrderDependencies, spelling: OrderSpelling
    ) {
        self.interactor = interactor
        self.navigator = navigator
        scheduler = dependencies.scheduler
        formatter = OrderFormatter(
            unit: dependencies.unit, method: dependencies.mapData.methodName, spelling: spelling)
        progress = dependencies.progress
    }

    package var states: AnyPublisher<ScreenState<OrderPage>, Never> { feed.states }

    /// Searches for the order that is asked for, shows it and sends it; fails with the error of the use case.
    package func search(_ request: OrderRequest) -> AnyPublisher<OrderProposal, any Error> {
        let useCase = interactor.propose(request) { [progress, formatter] in progress.show(formatter.progress($0)) }
        return useCase.map { [weak self] proposal in
            self?.show(proposal, seconds: request.seconds)
            return proposal
        }
        .eraseToAnyPublisher()
    }

    /// Puts the trip into the order that was found and says what it is now; fails with the error of the use case.
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

    /// Searches for the order that `words` ask for (`loop`, `start any`; none for the default) in the next turn of the
    /// event loop, when the screen is open. Why a search cannot be made is a notice on the screen below.
    package func open(_ words: String) {
        let isOpen = PassthroughSubject<Void, any Error>()
        let search = isOpen.flatMap { [weak self] in
            attempt { [weak self] in
                try self?.search(OrderRequest(typed: words)) ?? Empty().eraseToAnyPublisher()
            }
        }
        feed.run(
            search, saying: "searching…",
            done: { [weak self] proposal in
                // Ctrl-C only ends the search; what ends the program ends it here too.
                guard let signal = proposal.stoppedBy, signal != .interrupt else { return }
                self?.navigator?.leave(.interrupted(signal))
            }, failed: { [weak self] in self?.goBack(saying: OrderFormatter.refusal($0)) })
        opening = scheduler.schedule(after: .zero) { isOpen.send(()) }
    }

    package func handle(_ event: OrderEvent) {
        switch event {
        case .take:
            feed.run(
                take(), saying: "saving…", done: { [weak self] in self?.goBack(saying: $0) },
                failed: { [weak self] in self?.goBack(saying: .refused($0)) })
        case .leave: goBack(saying: Self.unchanged)
        case .search(let words): open(words)
        }
    }

    /// Ends the wait for the distances or for the library and leads back. A search is not waited for: a signal ends it,
    /// and then it is shown what was best.
    package func cancel() {
        guard feed.state.work != nil else { return }
        feed.cancel()
        goBack(saying: feed.state.notice)
    }

    private static let unchanged = Notice.done("Nothing was changed.")

    private func show(_ proposal: OrderProposal, seconds: Double) {
        progress.clear()
        self.proposal = proposal
        feed.show(formatter.page(proposal, seconds: seconds))
    }

    private func goBack(saying notice: Notice?) { navigator?.pop(saying: notice) }
}
