package import Console
package import Entities
import Geodesy
import Itineraries
package import JSON
package import Reactive

/// Turns the days of a trip into what their page shows, and what a person decides into use cases.
package final class DaysPresenter {
    private let interactor: DaysInteractor
    private let formatter: DaysFormatter
    private let subject = CurrentValueSubject<DaysPage, Never>(DaysPage(isLoading: true))
    private var detail: DaysDetail?
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows.
    package init(interactor: DaysInteractor, _ dependencies: DaysDependencies) {
        self.interactor = interactor
        formatter = DaysFormatter(unit: dependencies.unit)
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    /// What is shown, now and whenever it changes.
    package var pages: AnyPublisher<DaysPage, Never> { subject.eraseToAnyPublisher() }

    /// The days for programs; nil while they are not known.
    package var document: JSONValue? { detail?.itinerary.value.map(DaysDocument.value) }

    /// Shows the days with other decisions; throws for those that cannot be.
    package func propose(_ request: DaysRequest) throws(PlanError) { try interactor.propose(request) }

    /// Keeps the days as they are shown and says so; fails with the error of the use case.
    package func apply() -> AnyPublisher<Notice, any Error> {
        interactor.apply().map { [formatter] in formatter.notice($0) }.eraseToAnyPublisher()
    }

    private func show(_ detail: DaysDetail?) {
        self.detail = detail
        subject.value = formatter.page(detail)
    }
}
