package import Console
import Entities
import Itineraries
package import JSON
import MapData
package import Places
package import Reactive
package import Screens
import Text

/// Turns a trip into what its page shows, and what a person does into use cases and ways out.
package final class TripDetailPresenter: ScreenPresenter {
    private let interactor: TripDetailInteractor
    private let router: (any TripDetailRouting)?
    private let formatter: TripDetailFormatter
    private let inquiry: PlaceConversation
    /// The texts of several places that the person has left out, until that is said.
    private var leftOut: [String] = []
    private let feed = ScreenFeed(TripDetailPage(isLoading: true))
    /// The trip that the page shows; nil when it does not exist any more.
    private var detail: TripDetail?
    private var focus = ScreenFocus()
    /// The position of the next stop that is asked for; nil while none is.
    private var asking: StopPosition?
    /// The places of a paste that are not known, until they are asked for; nil while there are none.
    private var missing: MissingPlaces?
    /// The edit that adds a line as one place, while it is asked whether it is several.
    private var asOnePlace: TripDetailEdit?
    /// The suggestions for a place behind `a`.
    private var suggested: TripDetailSuggestions?
    /// The place that was chosen while its text was typed behind `a`.
    private var typed: (text: String, place: FoundPlace)?
    /// The trip before the last change; nil once the new warnings of its days were shown.
    private var detailBefore: TripDetail?
    /// The nights before the last change; nil where they were not known.
    private var nightsBefore: PlannedNights?
    /// Does edits, after asking about their places.
    private lazy var edits = EditConversation<TripDetailPage, TripDetailEdit, PlaceConversation, TripDetailOutcome>(
        feed, inquiry, nothingDone: "Nothing was added.",
        .init(
            perform: interactor.perform, done: { [weak self] in self?.show($0) },
            refused: { [weak self] in self?.refuse($0, $1) },
            left: { [weak self] in
                guard let self else { return }
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
        leftOut = []
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
        case .undo(let count): history.undo(count)
        case .redo(let count): history.redo(count)
        case .back: router?.goBack(saying: nil)
        case .quit: router?.quit()
        }
    }

    /// Asks for the place of the next new stop; an empty answer ends the asking.
    package func askFurther() {
        feed.asksFurther = false
        edits.begin()
        if let next = missing?.next, detail != nil { return askFor(next.question, next.position) }
        guard let position = asking, detail != nil else { return }
        let near = try? interactor.nearby(position)
        router?.askForPlace("Place: ", near: near) { [weak self] entry in
            guard let self else { return }
            noteWarnings()
            switch entry {
            case .chosen(let place):
                edits.attempt(.add(places: [place.argument], position)) { $0.take(place) }
            case .text(let text):
                let places = PlaceLines.places(text)
                guard !places.isEmpty else { return asking = nil }
                attempt(.add(places: places, position))
            case .none: asking = nil
            }
        }
    }

    /// Begins with the question for the places of new stops, before anything was typed.
    package func beginAsking() {
        asking = .end
        feed.asksFurther = true
    }

    /// Does an edit; a place that was chosen while it was typed is not asked about.
    private func attempt(_ edit: TripDetailEdit) {
        defer { typed = nil }
        if let typed, case .add([typed.text], _, _, _, _) = edit {
            return edits.attempt(edit) { questions in
                questions.offer(typed.place, for: PlaceNights(typed.text).place)
                questions.confirm()
            }
        }
        guard case .add(let places, let position, nil, [:], [:]) = edit else { return edits.attempt(edit) }
        announce(places)
        if let list = interactor.list(places, position) {
            return edits.attempt(.add(places: list.places, position, notes: list.notes, nights: list.nights))
        }
        if places.count == 1, readsAsSeveral(places[0], position) { return }
        edits.attempt(edit)
    }

    /// The number of places from which on looking them up is announced: it may take as long as an eye notices.
    private static let announcedPlaces = 4

    private func announce(_ places: [String]) {
        if places.count >= Self.announcedPlaces { router?.announce("looking \(places.count) places up…") }
    }

    /// Adds the places that one line joins, or asks about them, or about a number behind a place; false where the line
    /// is one place.
    private func readsAsSeveral(_ text: String, _ position: StopPosition) -> Bool {
        let edit = TripDetailEdit.add(places: [text], position)
        if let joined = interactor.joinedPlaces(text, position) {
            let several = TripDetailEdit.add(places: joined.parts, position)
            if joined.isDoubtful {
                asOnePlace = edit
                edits.ask(TripDetailFormatter.question(about: joined.parts, orAsOne: text), before: several)
            } else {
                edits.attempt(several)
            }
            return true
        }
        guard let (place, number) = interactor.numberedPlace(text, position) else { return false }
        edits.ask(
            TripDetailFormatter.question(about: number, behind: place), before: .add(places: [place], position))
        return true
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

    /// Asks for the place of a text that is not known; an empty answer leaves it out.
    private func askFor(_ question: String, _ position: StopPosition) {
        router?.askForPlace(question, near: try? interactor.nearby(position)) { [weak self] entry in
            guard let self else { return }
            noteWarnings()
            switch entry {
            case .chosen(let place):
                edits.attempt(instead([place.argument], position)) { $0.take(place) }
            case .text(let text) where !PlaceLines.places(text).isEmpty && text.trimmed.lowercased() != "skip":
                attempt(instead(PlaceLines.places(text), position))
            case .text:
                sayLeftOut(Array(missing?.remaining.prefix(1) ?? []))
                missing?.leave(isLeftOut: true)
                feed.asksFurther = missing?.next != nil || asking != nil
            case .none:
                sayLeftOut(missing?.remaining ?? [])
                missing = nil
                feed.asksFurther = asking != nil
            }
        }
    }

    private func sayLeftOut(_ texts: [String]) {
        for sentence in TripDetailFormatter.leftOut(texts) { feed.say(.done(sentence)) }
    }

    /// The edit that adds places for the one that is not known.
    private func instead(_ places: [String], _ position: StopPosition) -> TripDetailEdit {
        missing?.edit(places, at: position) ?? .add(places: places, position)
    }

    package func cancel() { feed.cancel() }

    package func completing(_ page: TripDetailPage) -> TripDetailPage {
        var page = page
        page.tripNames = interactor.tripNames
        return page
    }

    /// Notes how the trip is before what the person asks for or answers is done.
    private func noteWarnings() {
        detailBefore = feed.state.page.isLoading ? nil : detail
        nightsBefore = feed.state.page.nights
    }

    /// Shows and says the result of an edit.
    private func show(_ outcome: TripDetailOutcome) {
        if focus.move(to: outcome) { show(feed.state.page) }
        // The nights of stops that are in another trip now are there still.
        if outcome.movesStopsAway { nightsBefore = nil }
        let notice = formatter.notice(of: outcome)
        say(notice.result == .changed ? notice.following(TripDetailFormatter.leftOut(leftOut)) : notice)
        leftOut = []
        goOnAsking(after: outcome)
    }

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
        var hints = TripDetailFormatter.leftOut(leftOut)
        leftOut = []
        if case .add(let places, _, nil, _, _)? = edit, places.count > 1, error is PlaceError {
            if missing == nil, let edit, let missing = MissingPlaces(edit, error) { return offerKnown(missing) }
            hints = ["Nothing was added."]
        }
        feed.say(.refused(error, hints: hints))
        // One place that is not known is no reason to stop asking; a library that cannot be saved is.
        feed.asksFurther = (asking != nil || missing?.next != nil) && (error is PlaceError || error is PlanError)
    }

    /// Asks whether those of several places are to be added that are known; the others are asked for then.
    private func offerKnown(_ missing: MissingPlaces) {
        self.missing = missing
        edits.ask(missing.question, before: missing.edit)
    }

    /// Asks for the next stop, behind those that were added.
    private func goOnAsking(after outcome: TripDetailOutcome) {
        guard missing != nil || asking != nil, case .added(let stops) = outcome.result else { return }
        if case .number(let number) = asking { asking = .number(number + stops.count) }
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
        return history.leave() || edits.leaveUnclear() || edits.leave()
    }

    package func takesInstead(_ line: String) -> Bool {
        guard asking != nil, missing == nil, !line.isEmpty, edits.open != nil else { return false }
        choose(line)
        return true
    }

    package func answer(_ isYes: Bool?) {
        noteWarnings()
        // Where nobody can be asked, all are refused.
        if isYes == nil, let missing {
            self.missing = nil
            edits.begin()
            return feed.say(.refused(missing.error, hints: ["Nothing was added."]))
        }
        if history.answer(isYes) { return }
        if isYes == false, let edit = asOnePlace {
            asOnePlace = nil
            edits.begin()
            return edits.attempt(edit)
        }
        asOnePlace = nil
        edits.answer(isYes)
    }

    package func choose(_ answer: String) {
        noteWarnings()
        // A question mark is no place; the question says what is.
        if let position = asking, missing == nil, !edits.isAnswer(answer), answer != PlaceFinder.help {
            // Another place instead of those that were offered, of several that were pasted only for this one.
            let places = PlaceLines.places(answer)
            if edits.change({ edit, questions in questions.asked.flatMap { edit.replacing($0, with: places) } }) {
                return
            }
            if case .add(let open, _, _, _, _)? = edits.open?.edit { leftOut += open }
            asOnePlace = nil
            edits.begin()
            attempt(.add(places: places, position))
        } else {
            edits.choose(answer)
        }
    }

    /// Asks whether a place is to be added that was typed without `a`.
    private func offer(_ text: String, otherwise: String) {
        var places = PlaceLines.places(text)
        if places.count == 1, let joined = interactor.joinedPlaces(text, .end) { places = joined.parts }
        if places.count > 1 {
            announce(places)
            let question = TripDetailFormatter.question(about: places)
            return feed.run(
                interactor.places(places, .end), saying: "looking the places up…",
                done: { [edits] _ in edits.ask(question, before: .add(places: places, .end)) },
                failed: { [weak self] error in
                    guard let self else { return }
                    if let missing = MissingPlaces(.add(places: places, .end), error) { return offerKnown(missing) }
                    edits.ask(question, before: .add(places: places, .end))
                })
        }
        feed.run(
            interactor.place(text), saying: "looking the place up…",
            done: { [edits] place in
                let question = YesNoQuestion("Add \(visible(place.label))?", isYesUsual: true)
                edits.ask(question, before: .add(places: [text], .end)) { $0.offer(place, for: text) }
            },
            failed: { [weak self] error in
                guard let self, let error = error as? PlaceError else { return }
                if case .text(.route(let count)) = error {
                    let question = YesNoQuestion("Add the \(count) places of this link?", isYesUsual: true)
                    edits.ask(question, before: .add(places: [text], .end))
                } else if let (place, number) = interactor.numberedPlace(text, .end) {
                    let question = TripDetailFormatter.question(about: number, behind: place)
                    edits.ask(question, before: .add(places: [place], .end))
                } else {
                    feed.say(error.isBadData ? .refused(error) : .failed(formatter.refusal(of: text, error, otherwise)))
                }
            })
    }

    /// Says how a place is added that was typed without `a`.
    private func explain(_ text: String, otherwise: String) {
        let hint = "\(Wording.quoted(text, maximumWidth: 60)) is not in this menu; a in front of it adds it as a stop."
        guard PlaceLines.places(text).count == 1 else { return feed.say(.failed(hint)) }
        feed.run(
            interactor.place(text), saying: "looking the place up…",
            done: { [feed] _ in feed.say(.failed(hint)) },
            failed: { [feed] error in
                if case .text(.route) = error as? PlaceError { return feed.say(.failed(hint)) }
                feed.say(.failed(otherwise))
            })
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
