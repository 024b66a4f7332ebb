package import Console
package import Entities
package import Geodesy
package import JSON
package import Reactive

/// Turns the trips into what the list shows, and what a person does into use cases and ways out.
package final class TripListPresenter: ScreenPresenter {
    private let interactor: TripListInteractor
    private let router: (any TripListRouting)?
    private let formatter: TripListFormatter
    private let feed = ScreenFeed(TripListPage(isLoading: true))
    private var summaries: [TripSummary] = []
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows; distances in `unit`, measured by `method` ("straight line"). A command has no
    /// router: it only performs edits.
    package init(
        interactor: TripListInteractor, router: (any TripListRouting)?, unit: DistanceUnit, method: String
    ) {
        self.interactor = interactor
        self.router = router
        formatter = TripListFormatter(unit: unit, method: method)
        subscription = interactor.summaries.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<TripListPage>, Never> { feed.states }

    /// The list that the page shows, for programs.
    package var document: JSONValue { TripListDocument.list(summaries) }

    /// `Total: 812.4 km straight line` of a trip that the page shows; nil for one without stops, and as long as its
    /// distance is not known.
    package func total(of trip: Trip.ID) -> String? {
        summaries.first { $0.trip.id == trip }.flatMap { formatter.total($0) }
    }

    /// Does an edit, says what was done, and hands on the trips that were made or deleted; fails with the error of the use
    /// case.
    package func perform(_ edit: TripListEdit) -> AnyPublisher<(notice: Notice, trips: [Trip]), any Error> {
        let outcome =
            switch edit {
            case .new(let name, let places): interactor.newTrip(name: name, places: places)
            case .duplicate(let trip, let name): interactor.duplicateTrip(trip, name: name)
            case .delete(let trips): interactor.deleteTrips(trips)
            }
        return outcome.map { [formatter] in (formatter.notice(of: edit, $0), $0.trips) }.eraseToAnyPublisher()
    }

    package func handle(_ event: TripListEvent) {
        feed.begin()
        switch event {
        case .edit(let edit): run(perform(edit).map(\.notice))
        case .open(let trip): open(trip)
        case .importFile(let path): router?.openImport(path)
        case .exportFile(let path): router?.openExport(path)
        case .report: router?.openReport()
        case .undo: take(.undo(1))
        case .redo: take(.redo(1))
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    private func run<P: Publisher>(_ useCase: P) where P.Output == Notice {
        feed.run(
            useCase, saying: "saving…", done: { [feed] in feed.say($0) }, failed: { [feed] in feed.say(.refused($0)) })
    }

    private func take(_ step: HistoryStep) {
        run(interactor.take(step).map { [formatter] in formatter.notice(of: step, $0) })
    }

    private func open(_ reference: String) {
        do throws(ReferenceError) {
            router?.openTrip(try interactor.trip(reference).id)
        } catch {
            feed.say(.refused(error))
        }
    }

    private func show(_ summaries: [TripSummary]) {
        self.summaries = summaries
        feed.show(formatter.page(summaries))
    }
}
