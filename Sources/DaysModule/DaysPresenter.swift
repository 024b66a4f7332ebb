package import Console
package import Entities
import Geodesy
import Itineraries
package import JSON
package import Reactive

/// Turns the days of a trip into what their page shows, and what a person does into use cases and the way back.
package final class DaysPresenter: ScreenPresenter {
    private let interactor: DaysInteractor
    private let navigator: Navigator?
    private let formatter: DaysFormatter
    private let feed = ScreenFeed(DaysPage(isLoading: true))
    private var detail: DaysDetail?
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows. A command has no navigator.
    package init(interactor: DaysInteractor, navigator: Navigator?, _ dependencies: DaysDependencies) {
        self.interactor = interactor
        self.navigator = navigator
        formatter = DaysFormatter(unit: dependencies.unit)
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<DaysPage>, Never> { feed.states }

    /// The days for programs; nil while they are not known.
    package var document: JSONValue? { detail?.itinerary.value.map(DaysDocument.value) }

    /// Shows the days with other decisions; throws for those that cannot be.
    package func propose(_ request: DaysRequest) throws(PlanError) { try interactor.propose(request) }

    /// Keeps the days as they are shown and says so; fails with the error of the use case.
    package func apply() -> AnyPublisher<Notice, any Error> {
        interactor.apply().map { [formatter] in formatter.notice($0) }.eraseToAnyPublisher()
    }

    package func handle(_ event: DaysEvent) {
        feed.begin()
        switch event {
        case .change(let request):
            do throws(PlanError) { try propose(request) } catch { feed.say(.refused(error)) }
        case .apply: run(apply())
        case .undo: take(.undo(1))
        case .redo: take(.redo(1))
        case .back: navigator?.pop(saying: nil)
        case .quit: navigator?.leave(.quit)
        }
    }

    package func cancel() { feed.cancel() }

    private func take(_ step: HistoryStep) {
        run(
            interactor.take(step).map { saved in
                Notice(.changed, step.sentences(saved), warnings: saved.warnings)
            })
    }

    private func run<P: Publisher>(_ useCase: P) where P.Output == Notice {
        feed.run(
            useCase, saying: "saving…", done: { [feed] in feed.say($0) }, failed: { [feed] in feed.say(.refused($0)) })
    }

    private func show(_ detail: DaysDetail?) {
        self.detail = detail
        feed.show(formatter.page(detail))
    }
}
