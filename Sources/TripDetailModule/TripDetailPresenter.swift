package import Console
import Entities
import Geodesy
import Itineraries
package import JSON
import MapData
package import Places
package import Reactive
package import Screens
import Text

/// Turns a trip into what its page shows, and what a person does into use cases and ways out.
package final class TripDetailPresenter: ScreenPresenter {
    let interactor: TripDetailInteractor
    let router: (any TripDetailRouting)?
    let formatter: TripDetailFormatter
    private let inquiry: PlaceConversation
    /// The texts of several places that the person has left out, until that is said.
    var leftOut: [String] = []
    let feed = ScreenFeed(TripDetailPage(isLoading: true))
    /// The trip that the page shows; nil when it does not exist any more.
    private(set) var detail: TripDetail?
    private var focus = ScreenFocus()
    /// The position of the next stop that is asked for; nil while none is.
    var asking: StopPosition?
    /// The texts that were typed for places while these are asked for, and are no places.
    var unadded: [String] = []
    /// The texts of several places for which another place was typed, until that is said.
    var replaced: [String] = []
    /// The places of a paste that are not known, until they are asked for; nil while there are none.
    var missing: MissingPlaces?
    /// The refusal of a name that is no stop's, while it is asked whether another stop is meant.
    var misnamed: ReferenceError?
    /// The edit that adds a line as one place, while it is asked whether it is several.
    var asOnePlace: TripDetailEdit?
    /// The suggestions for a place behind `a`.
    private var suggested: TripDetailSuggestions?
    /// The place that was chosen while its text was typed behind `a`.
    var typed: (text: String, place: FoundPlace)?
    /// The trip before the last change; nil once the new warnings of its days were shown.
    private var detailBefore: TripDetail?
    /// The nights before the last change; nil where they were not known.
    private var nightsBefore: PlannedNights?
    /// Does edits, after asking about their places.
    private(set) lazy var edits = EditConversation<
        TripDetailPage, TripDetailEdit, PlaceConversation, TripDetailOutcome
    >(
        feed, inquiry, nothingDone: "Nothing was added.",
        .init(
            perform: interactor.perform, done: { [weak self] in self?.show($0) },
            refused: { [weak self] in self?.refuse($0, $1) },
            left: { [weak self] edit in
                guard let self else { return }
                sayLeft(edit)
                missing = nil
                leftOut = []
                feed.asksFurther = asking != nil
            },
            leavingOut: { [weak self] edit, questions in
                guard let self, let asked = questions.asked, let rest = edit.leavingOut(asked) else { return nil }
                missing?.leaveOutKnown(asked)
                leftOut.append(rest.text)
                return rest.edit
            }))
    /// Undoes and redoes changes, after asking about those of other trips.
    private lazy var history = HistoryConversation<TripDetailPage, HistoryStep>(
        feed, of: "this trip", elsewhere: "the list of trips",
        .init(
            undo: HistoryStep.undo, redo: HistoryStep.redo, others: interactor.changesOfOthers,
            take: { [interactor] in interactor.take($0).map { ($0.changes, $0.warnings) }.withAnyFailure() }),
        done: { [weak self] in self?.say($0) })
    private var subscription: AnyCancellable?

    /// Shows the trip that `interactor` follows. A command that prints the page has no router.
    package init(
        interactor: TripDetailInteractor, formatter: TripDetailFormatter, inquiry: PlaceConversation,
        router: (any TripDetailRouting)?
    ) {
        self.interactor = interactor
        self.formatter = formatter
        var inquiry = inquiry
        inquiry.leavesOut = true
        inquiry.stops = { [weak interactor] in interactor?.stops ?? [] }
        self.inquiry = inquiry
        self.router = router
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<TripDetailPage>, Never> { feed.states }

    /// The trip for programs; nil when it does not exist any more. Distances that have not arrived yet are null in it.
    package var document: JSONValue? { detail.map(TripDetailDocument.json) }

    package func handle(_ event: TripDetailEvent) {
        asking = nil
        missing = nil
        asOnePlace = nil
        misnamed = nil
        leftOut = []
        unadded = []
        replaced = []
        noteWarnings()
        edits.begin()
        switch event {
        case .edit(let edit): attempt(edit)
        case .open(let reference): open(reference)
        case .askForPlaces(let position):
            asking = position
            askFurther()
        case .offer(let text, let otherwise): offer(text, otherwise: otherwise)
        case .explain(let text, let otherwise): explain(text, otherwise: otherwise)
        case .go(let destination): router?.go(to: destination)
        case .decide(let line):
            router?.go(to: .days)
            router?.take(line: line)
        case .undo(let count): history.undo(count)
        case .redo(let count): history.redo(count)
        case .back: router?.goBack(saying: nil)
        case .quit: router?.quit()
        }
    }

    /// Begins with the question for the places of new stops, before anything was typed.
    package func beginAsking() {
        asking = .end
        feed.asksFurther = true
    }

    package var suggestions: LiveField? {
        typed = nil
        suggested = detail == nil ? nil : router?.suggestions(near: try? interactor.nearby(.end))
        let stopNames = ReferenceNames(feed.state.page.stopNames)
        suggested?.field.part = { TripDetailInput.placePart($0, stopNames) }
        suggested?.field.onTake = { [weak self] index, text in
            self?.typed = self?.suggested?.place(index).map { (text, $0) }
        }
        return suggested?.field
    }

    package func cancel() { feed.cancel() }

    package func completing(_ page: TripDetailPage) -> TripDetailPage {
        var page = page
        page.tripNames = interactor.tripNames
        return page
    }

    /// Notes how the trip is before what the person asks for or answers is done.
    func noteWarnings() {
        detailBefore = feed.state.page.isLoading ? nil : detail
        nightsBefore = feed.state.page.nights
    }

    /// Shows and says the result of an edit.
    private func show(_ outcome: TripDetailOutcome) {
        if focus.move(to: outcome) { show(feed.state.page) }
        // The nights of stops that are in another trip now are there still.
        if outcome.movesStopsAway { nightsBefore = nil }
        let notice = formatter.notice(of: outcome)
        say(notice.result == .changed ? notice.following(losses(after: outcome)) : notice)
        goOnAsking(after: outcome)
    }

    /// The sentences that say what of the typed places is not in the trip after an edit.
    private func losses(after outcome: TripDetailOutcome) -> [String] {
        defer { (leftOut, replaced) = ([], []) }
        guard case .added(let stops) = outcome.result else { return [] }
        let names = stops.map(\.stop.name.text)
        unadded.removeAll { text in names.contains { Self.isCorrection($0, of: text) } }
        return TripDetailFormatter.leftOut(leftOut, isRecalled: remember(leftOut))
            + TripDetailFormatter.replaced(replaced, by: names)
            + (unadded.isEmpty || asking == nil ? [] : [TripDetailFormatter.stillNotAdded(unadded)])
    }

    /// The locations of the stops of the trip.
    var stops: [Coordinate] { detail?.trip.waypoints.map(\.location) ?? [] }

    /// Says the result of a change.
    private func say(_ notice: Notice) {
        feed.say(notice)
        sayNewWarnings()
    }

    /// Adds to the notice of a change which nights it has moved and the warnings of the days that it has caused, once
    /// the days are known.
    private func sayNewWarnings() {
        let page = feed.state.page
        guard let before = detailBefore, !page.isLoading, let notice = feed.state.notice, notice.result == .changed
        else { return }
        detailBefore = nil
        let nights = nightsBefore.flatMap { before in page.nights?.sentence(since: before) }
        // Without warnings nobody has to know what was before.
        let warnings = page.planWarnings > 0 ? formatter.newWarnings(detail, since: before, besides: nil) : []
        let lines = [nights].compactMap(\.self) + warnings
        guard !lines.isEmpty else { return }
        feed.say(.changed(notice.lines + lines, warnings: notice.warnings))
    }

    /// Says why something was refused; of several places none is added then.
    private func refuse(_ edit: TripDetailEdit?, _ error: any Error) {
        detailBefore = nil
        if let edit, asksForStop(edit, error) { return }
        var hints = TripDetailFormatter.leftOut(leftOut, isRecalled: remember(leftOut))
        (leftOut, replaced) = ([], [])
        if case .add(let places, _, nil, _, _)? = edit, error is PlaceError {
            if missing == nil, let edit, let missing = MissingPlaces(edit, error) { return offerKnown(missing) }
            if places.count > 1 { hints = ["Nothing was added."] }
            if asking != nil, missing == nil { unadded += places.filter { !unadded.contains($0) } }
        }
        feed.say(.refused(error, hints: hints))
        // One place that is not known is no reason to stop asking; a library that cannot be saved is.
        feed.asksFurther = (asking != nil || missing?.next != nil) && (error is PlaceError || error is PlanError)
    }

    /// Asks whether those of several places are to be added that are known; the others are asked for then.
    func offerKnown(_ missing: MissingPlaces) {
        self.missing = missing
        edits.ask(missing.question, before: missing.edit)
    }

    /// Asks for the next stop, behind those that were added.
    private func goOnAsking(after outcome: TripDetailOutcome) {
        guard missing != nil || asking != nil, case .added(let stops) = outcome.result else { return }
        if case .number(let number) = asking, let first = stops.first, first.number <= number {
            asking = .number(number + stops.count)
        }
        missing?.added(stops)
        if missing?.next == nil { missing = nil }
        feed.asksFurther = missing != nil || asking != nil
    }

    private func open(_ reference: String) {
        do {
            let stop = try interactor.stop(reference).id
            // A person who comes back looks for the stop that was open.
            focus.move(to: detail?.trip.waypoints.firstIndex { $0.id == stop })
            show(feed.state.page)
            router?.go(to: .stop(stop))
        } catch {
            feed.say(.refused(error))
        }
    }

    package func leaveQuestion() -> Bool {
        asOnePlace = nil
        return history.leave() || edits.leave()
    }

    package func stepBack() -> Bool {
        noteWarnings()
        asOnePlace = nil
        return history.leave() || edits.stepBack()
    }

    package func answer(_ isYes: Bool?) {
        noteWarnings()
        // Where nobody can be asked, all are refused.
        if isYes == nil, let missing {
            self.missing = nil
            edits.begin()
            return feed.say(.refused(missing.error, hints: ["Nothing was added."]))
        }
        if isYes == nil, let misnamed {
            edits.begin()
            return feed.say(.refused(misnamed))
        }
        if history.answer(isYes) { return }
        if isYes == true { announceOpen() }
        if isYes == false, let edit = asOnePlace {
            asOnePlace = nil
            edits.begin()
            return edits.attempt(edit)
        }
        asOnePlace = nil
        edits.answer(isYes)
    }

    private func show(_ detail: TripDetail?) {
        if let before = self.detail?.trip.waypoints, let now = detail?.trip.waypoints {
            focus.move(from: before, to: now)
        }
        self.detail = detail
        show(formatter.page(detail))
        sayNewWarnings()
    }

    /// Shows a page around the row that was changed or opened last.
    private func show(_ page: TripDetailPage) {
        var page = page
        page.focus = focus
        feed.show(page)
    }
}
