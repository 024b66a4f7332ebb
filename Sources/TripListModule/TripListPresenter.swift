package import Entities
package import Geodesy
package import JSON
import MapData
package import Places
package import Reactive
package import Screens

/// Turns the trips into what the list shows, and what a person does into use cases and ways out.
package final class TripListPresenter: ScreenPresenter {
    private let interactor: TripListInteractor
    private let router: (any TripListRouting)?
    private let formatter: TripListFormatter
    private let unit: DistanceUnit
    private let feed = ScreenFeed(TripListPage(isLoading: true))
    private var summaries: [TripSummary] = []
    /// The trip that the last edit was about, or that was opened since.
    private var focus: Trip.ID?
    /// How many times there was one.
    private var focusCount = 0
    /// In which order the trips are shown.
    private var order = TripListOrder.own
    /// Does edits, after asking about their places.
    private lazy var edits = EditConversation<
        TripListPage, TripListEdit, PlaceConversation, (notice: Notice, trips: [Trip])
    >(
        feed, PlaceConversation(in: unit), nothingDone: "Nothing was made.",
        .init(
            perform: { [unowned self] in perform($0, chosen: $1) },
            done: { [weak self] edit, outcome in self?.show(outcome.notice, outcome.trips, of: edit) },
            refused: { [feed] edit, error in
                var hasPlaces = false
                if case .new(_, let places) = edit { hasPlaces = places.count > 1 && error is PlaceError }
                // The question before was that for the name.
                feed.say(
                    .refused(
                        error, hints: hasPlaces ? ["Nothing was made."] : [],
                        anotherAnswerHelps: !(error is PlaceError)))
            }))
    /// Undoes and redoes changes.
    private lazy var history = HistoryConversation<TripListPage, HistoryStep>(
        feed,
        .init(
            undo: HistoryStep.undo, redo: HistoryStep.redo,
            take: { [interactor] in interactor.take($0).map { ($0.changes, $0.warnings) }.withAnyFailure() }))
    private var subscription: AnyCancellable?
    /// How many distances of the page were not known yet when it was last made from new answers.
    private var shownLoadingCount = 0

    /// Shows what `interactor` knows; distances in `unit`. A command has no router: it only performs edits.
    package init(interactor: TripListInteractor, router: (any TripListRouting)?, unit: DistanceUnit) {
        self.interactor = interactor
        self.router = router
        self.unit = unit
        formatter = TripListFormatter(unit: unit)
    }

    /// What the screen shows. Distances are asked for from the first time on that somebody asks for it: a command that
    /// only changes trips needs none.
    package var states: AnyPublisher<ScreenState<TripListPage>, Never> {
        if subscription == nil { subscription = interactor.summaries.sink { [weak self] in self?.show($0) } }
        return feed.states
    }

    /// The list that the page shows, for programs.
    package var document: JSONValue { TripListDocument.list(summaries) }

    /// The trips whose names, stops or notes contain all these words, as a page and for programs; nil where none does.
    /// All trips where there are no words.
    package func matching(_ words: [String]) -> (page: TripListPage, document: JSONValue)? {
        guard let page = formatter.page(feed.state.page, of: summaries, matching: words) else { return nil }
        return (page, TripListDocument.list(page.rows.map { summaries[$0.number - 1] }))
    }

    /// Does an edit, says what was done, and hands on the trips that were made or deleted; fails with the error of the
    /// use case. `chosen` says what some texts of places mean.
    package func perform(
        _ edit: TripListEdit, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<(notice: Notice, trips: [Trip]), any Error> {
        let outcome =
            switch edit {
            case .new(let name, let places): interactor.newTrip(name: name, places: places, chosen: chosen)
            case .duplicate(let trip, let name): interactor.duplicateTrip(trip, name: name)
            case .delete(let trips): interactor.deleteTrips(trips)
            case .join(let trips, let name): interactor.joinTrips(trips, name: name)
            }
        return outcome.map { [formatter] in (formatter.notice(of: edit, $0), $0.trips) }.eraseToAnyPublisher()
    }

    package func handle(_ event: TripListEvent) {
        edits.begin()
        switch event {
        case .edit(let edit): edits.attempt(edit)
        case .open(let trip): open(trip)
        case .sort(let order):
            self.order = order
            showPage()
        case .importFiles(let paths): router?.openImport(paths)
        case .exportFile(let trips, let path): router?.openExport(trips, to: path)
        case .report(let path): router?.openReport(path)
        case .map: router?.openMap()
        case .web: router?.openWeb()
        case .find(let words): router?.openPlaces(words)
        case .engine(let text): router?.openEngine(text)
        case .history: router?.openHistory()
        case .undo(let count): history.undo(count)
        case .redo(let count): history.redo(count)
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    package func choose(_ answer: String) { edits.choose(answer) }

    package func answer(_ isYes: Bool?) { edits.answer(isYes) }

    package func leaveQuestion() -> Bool { edits.leave() }

    /// Says what an edit did; what was made is what the person goes on with.
    private func show(_ notice: Notice, _ trips: [Trip], of edit: TripListEdit) {
        setFocus(on: trips.first?.id)
        if case .new = edit, let made = trips.first, let router {
            router.openTrip(made.id, saying: notice)
        } else {
            feed.say(notice)
        }
    }

    private func open(_ reference: String) {
        do throws(ReferenceError) {
            let trip = try interactor.trip(reference).id
            // Who comes back looks for the trip that was open.
            setFocus(on: trip)
            router?.openTrip(trip, saying: nil)
        } catch {
            feed.say(.refused(error))
        }
    }

    /// Shows a long list around a trip.
    private func setFocus(on trip: Trip.ID?) {
        if let trip {
            focus = trip
            focusCount += 1
        }
        showPage()
    }

    /// Shows these trips. While the distances of many are asked for one by one, not every answer makes a new page: a
    /// page is linear in the trips, and all pages together would be quadratic.
    private func show(_ summaries: [TripSummary]) {
        let isSameList =
            self.summaries.count == summaries.count && zip(self.summaries, summaries).allSatisfy { $0.trip == $1.trip }
        self.summaries = summaries
        let loadingCount = summaries.count { $0.length == .loading }
        if isSameList, summaries.count > 50, loadingCount > 0, loadingCount * 10 > shownLoadingCount * 9 { return }
        shownLoadingCount = loadingCount
        showPage()
    }

    private func showPage() {
        var page = formatter.page(summaries, in: order)
        page.focusCount = focusCount
        page.focus = focus.flatMap { trip in page.rows.firstIndex { $0.id == trip } }
        page.hint =
            interactor.showsSamples && !summaries.isEmpty
            ? "These trips are samples, to try things out. n NAME begins a trip of your own." : nil
        feed.show(page)
    }
}
