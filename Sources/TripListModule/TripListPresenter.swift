import Entities
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
    private let inquiry: PlaceConversation
    private let feed = ScreenFeed(TripListPage(summary: TripListFormatter.noTrips, isLoading: true))
    private var summaries: [TripSummary] = []
    /// The trip that the last edit was about, or that was opened since.
    private var focusedTrip: Trip.ID?
    /// The number of times there was one.
    private var focusCount = 0
    /// The order in which the trips are shown.
    private var order = TripListOrder.own
    /// Does edits, after asking about their places.
    private lazy var edits = EditConversation<
        TripListPage, TripListEdit, PlaceConversation, (edit: TripListEdit, outcome: TripListOutcome)
    >(
        feed, inquiry, nothingDone: "Nothing was made.",
        .init(
            perform: { [interactor] edit, chosen in
                interactor.perform(edit, chosen: chosen).map { (edit: edit, outcome: $0) }.eraseToAnyPublisher()
            },
            done: { [weak self] in self?.show($0.outcome, of: $0.edit) },
            refused: { [feed] edit, error in
                var hasPlaces = false
                if case .new(_, let places, _, _) = edit { hasPlaces = places.count > 1 && error is PlaceError }
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
    /// The number of distances that were not known yet when the page was last made from new answers.
    private var shownLoadingCount = 0

    /// Shows the trips that `interactor` follows. A command that prints the page has no router.
    package init(
        interactor: TripListInteractor, formatter: TripListFormatter, inquiry: PlaceConversation,
        router: (any TripListRouting)?
    ) {
        self.interactor = interactor
        self.formatter = formatter
        var inquiry = inquiry
        inquiry.stops = { [] }
        self.inquiry = inquiry
        self.router = router
        subscription = interactor.summaries.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<TripListPage>, Never> { feed.states }

    /// The list that the page shows, for programs.
    package var document: JSONValue { TripListDocument.json(summaries) }

    /// The trips whose names, stops or notes contain all these words, as a page and for programs; nil where none does.
    /// All trips where there are no words.
    package func matching(_ words: [String]) -> (page: TripListPage, document: JSONValue)? {
        guard let page = formatter.page(feed.state.page, of: summaries, matching: words) else { return nil }
        return (page, TripListDocument.json(page.rows.map { summaries[$0.number - 1] }))
    }

    package func handle(_ event: TripListEvent) {
        edits.begin()
        switch event {
        case .edit(let edit): edits.attempt(edit)
        case .open(let trip): open(trip)
        case .sort(let order):
            self.order = order
            showPage()
        case .go(let destination): router?.go(to: destination, saying: nil)
        case .undo(let count): history.undo(count)
        case .redo(let count): history.redo(count)
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    package func choose(_ answer: String) { edits.choose(answer) }

    package func answer(_ isYes: Bool?) { edits.answer(isYes) }

    package func leaveQuestion() -> Bool { edits.leave() }

    /// Says the result of an edit; the person goes on with a trip that was made.
    private func show(_ outcome: TripListOutcome, of edit: TripListEdit) {
        let notice = formatter.notice(of: edit, outcome)
        setFocus(on: outcome.trips.first?.id)
        if case .new = edit, let made = outcome.trips.first, let router {
            router.go(to: made.waypoints.isEmpty ? .newTrip(made.id) : .trip(made.id), saying: notice)
        } else {
            feed.say(notice)
        }
    }

    private func open(_ reference: String) {
        do throws(ReferenceError) {
            let trip = try interactor.trip(reference).id
            // A person who comes back looks for the trip that was open.
            setFocus(on: trip)
            router?.go(to: .trip(trip), saying: nil)
        } catch {
            feed.say(.refused(error))
        }
    }

    /// Shows a long list around a trip.
    private func setFocus(on trip: Trip.ID?) {
        if let trip {
            focusedTrip = trip
            focusCount += 1
        }
        var page = feed.state.page
        page.focus = focus(in: page)
        feed.show(page)
    }

    private func focus(in page: TripListPage) -> ScreenFocus {
        ScreenFocus(row: page.rows.firstIndex { $0.id == focusedTrip }, count: focusCount)
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
        page.focus = focus(in: page)
        // A command prints no hints.
        page.hint = router == nil ? nil : interactor.note
        if page.hint == nil, interactor.showsSamples, !summaries.isEmpty { page.hint = TripListFormatter.samplesHint }
        feed.show(page)
    }
}
