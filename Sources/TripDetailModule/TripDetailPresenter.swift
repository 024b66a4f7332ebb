package import Console
package import Entities
package import Geodesy
package import Itineraries
package import JSON
package import MapData
package import Reactive
import Text

/// Turns a trip into what its page shows, and what a person does into use cases and ways out.
package final class TripDetailPresenter: ScreenPresenter {
    private let interactor: TripDetailInteractor
    private let router: (any TripDetailRouting)?
    private let formatter: TripDetailFormatter
    private let unit: DistanceUnit
    private let feed = ScreenFeed(TripDetailPage(isLoading: true))
    private var detail: TripDetail?
    /// The row that the last edit changed, from 0.
    private var focus: Int?
    /// The places behind the numbered choices, and the edit that waits for the answer.
    private var choices = PlaceChoices()
    private var pending: TripDetailEdit?
    /// Why that edit was not done.
    private var refusedPlace: (any Error)?
    /// Where the next stop goes that is asked for; nil while none is.
    private var asking: StopPosition?
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows; distances in `unit`, days by the clocks of the stops, which are where `area` says. A
    /// command has no router: it only performs edits, and needs no rows where it prints none.
    package init(
        interactor: TripDetailInteractor, router: (any TripDetailRouting)?, unit: DistanceUnit,
        clock: @escaping (Coordinate) -> PlaceClock, area: @escaping (Coordinate) -> String?, hasRows: Bool = true
    ) {
        self.interactor = interactor
        self.router = router
        self.unit = unit
        formatter = TripDetailFormatter(unit: unit, clock: clock, area: area, hasRows: hasRows)
    }

    /// Follows the trip from the first time on that its page is wanted: a command that only changes it asks for no route of
    /// the trip as it was.
    private func follow() {
        guard subscription == nil else { return }
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<TripDetailPage>, Never> {
        follow()
        return feed.states
    }

    /// The trip for programs, as `show --json` prints it; nil when the trip does not exist any more. Distances that have
    /// not arrived yet are null in it.
    package var document: JSONValue? {
        follow()
        return detail.map(TripDetailDocument.value)
    }

    /// Does an edit and says what was done; fails with the error of the use case. `chosen` says what some texts of places
    /// mean.
    package func perform(
        _ edit: TripDetailEdit, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<Notice, any Error> {
        performed(edit, chosen: chosen).map(\.notice).eraseToAnyPublisher()
    }

    /// The same, with the trips that are to be shown after it to programs.
    package func performed(
        _ edit: TripDetailEdit, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<(notice: Notice, trips: [Trip.ID]), any Error> {
        useCase(edit, chosen).map { [formatter] in (formatter.notice(of: $0), $0.trips) }.eraseToAnyPublisher()
    }

    package func handle(_ event: TripDetailEvent) {
        follow()
        if case .choose(let number) = event { return choose(number) }
        if case .offer(let text, _) = event, let position = asking, !feed.state.choices.isEmpty {
            // Another place instead of those that were offered.
            choices.clear()
            feed.begin()
            return run(.add(places: PlaceLines.places(text), position, name: nil, note: nil))
        }
        choices.clear()
        asking = nil
        feed.begin()
        switch event {
        case .edit(let edit): run(edit)
        case .open(let reference): open(reference)
        case .askForPlaces(let position):
            asking = position
            askFurther()
        case .offer(let text, let otherwise): offer(text, otherwise: otherwise)
        case .choose: break
        case .bestOrder(let words): router?.openBestOrder(words)
        case .report(let path): router?.openReport(path)
        case .map: router?.openMap()
        case .days: router?.openDays()
        case .web: router?.openWeb()
        case .export(let path): router?.openExport(path)
        case .find(let words): router?.openPlaces(words)
        case .history: router?.openHistory()
        case .undo(let count): take(.undo(count))
        case .redo(let count): take(.redo(count))
        case .back: router?.goBack(saying: nil)
        case .quit: router?.quit()
        }
    }

    /// Asks for the place of the next new stop; an empty answer ends the asking.
    package func askFurther() {
        feed.asksFurther = false
        feed.begin()
        guard let position = asking, detail != nil else { return }
        let near = try? interactor.nearby(position)
        router?.askForPlace("Place: ", near: near) { [weak self] entry in
            guard let self else { return }
            switch entry {
            case .chosen(let place):
                choices.clear()
                choices.take(place)
                run(.add(places: [place.argument], position, name: nil, note: nil))
            case .text(let text):
                let places = PlaceLines.places(text)
                guard !places.isEmpty else { return asking = nil }
                choices.clear()
                run(.add(places: places, position, name: nil, note: nil))
            case .none: asking = nil
            }
        }
    }

    package func cancel() { feed.cancel() }

    package func completing(_ page: TripDetailPage) -> TripDetailPage {
        var page = page
        page.tripNames = interactor.tripNames
        return page
    }

    private func useCase(
        _ edit: TripDetailEdit, _ chosen: [String: FoundPlace]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        switch edit {
        case .add(let places, let position, let name, let note):
            interactor.addStops(places, position, name: name, note: note, chosen: chosen)
        case .move(let references, let number): interactor.moveStops(references, to: number)
        case .remove(let references): interactor.removeStops(references)
        case .rename(let name): interactor.rename(name)
        case .reverse: interactor.reverse()
        case .setRoundTrip(let isRoundTrip): interactor.setRoundTrip(isRoundTrip)
        case .copy(let stops, let target, let number, let isMove):
            interactor.copyStops(stops, to: target, at: number, moving: isMove)
        case .split(let stops, let names): interactor.split(stops, names: names)
        }
    }

    private func run(_ edit: TripDetailEdit) {
        pending = edit
        feed.run(
            useCase(edit, choices.chosen), saying: "saving…",
            done: { [weak self] outcome in
                guard let self else { return }
                setFocus(on: outcome)
                feed.say(formatter.notice(of: outcome))
                goOnAsking(after: outcome)
            },
            failed: { [weak self] in self?.fail($0) })
    }

    /// Asks for the next stop, behind those that were added.
    private func goOnAsking(after outcome: TripDetailOutcome) {
        guard let position = asking, case .added(let stops) = outcome.result else { return }
        if case .number(let number) = position { asking = .number(number + stops.count) }
        feed.asksFurther = true
    }

    private func take(_ step: HistoryStep) {
        feed.run(
            interactor.take(step), saying: "saving…",
            done: { [feed] saved in feed.say(.changed(step.sentences(saved), warnings: saved.warnings)) },
            failed: { [weak self] in self?.fail($0) })
    }

    private func open(_ reference: String) {
        do {
            router?.openStop(try interactor.stop(reference).id)
        } catch {
            feed.say(.refused(error))
        }
    }

    package func leaveQuestion() -> Bool {
        guard feed.state.question != nil || !feed.state.choices.isEmpty else { return false }
        choices.clear()
        pending = nil
        feed.begin()
        feed.say(.done("Nothing was added."))
        feed.asksFurther = asking != nil
        return true
    }

    /// Takes a choice; an empty one leaves them all.
    private func choose(_ number: String) {
        if number.isEmpty, leaveQuestion() { return }
        do throws(PlaceChoiceError) {
            try choices.choose(number)
        } catch {
            return feed.say(.refused(error))
        }
        runPending()
    }

    private func runPending() {
        feed.begin()
        if let pending { run(pending) }
    }

    package func answer(_ isYes: Bool?) {
        feed.begin()
        guard isYes != nil else {
            choices.clear()
            feed.say(.refused(refusedPlace ?? PlaceError.text(.empty)))
            feed.asksFurther = asking != nil
            return
        }
        guard isYes == false else {
            choices.confirm()
            return runPending()
        }
        if let question = choices.decline() { return ask(question) }
        feed.say(.done("Nothing was added."))
        feed.asksFurther = asking != nil
    }

    /// Asks whether a place is to be added that was typed without `a`.
    private func offer(_ text: String, otherwise: String) {
        let places = PlaceLines.places(text)
        if places.count > 1 {
            pending = .add(places: places, .end, name: nil, note: nil)
            return feed.ask(YesNoQuestion("Add these \(places.count) places?", isYesUsual: true))
        }
        feed.run(
            interactor.place(text), saying: "looking the place up…",
            done: { [weak self] place in
                guard let self else { return }
                choices.offer(place, for: text)
                pending = .add(places: [text], .end, name: nil, note: nil)
                feed.ask(YesNoQuestion("Add \(visible(place.label))?", isYesUsual: true))
            },
            failed: { [weak self] error in
                guard let self, let error = error as? PlaceError else { return }
                if case .text(.route(let count)) = error {
                    pending = .add(places: [text], .end, name: nil, note: nil)
                    feed.ask(YesNoQuestion("Add the \(count) places of this link?", isYesUsual: true))
                } else {
                    feed.say(error.isBadData ? .refused(error) : .failed(otherwise))
                }
            })
    }

    private func ask(_ question: PlaceQuestion) {
        switch question {
        case .choice(let heading, let labels, let question):
            feed.offer(labels, under: heading, saying: .done(question))
        case .confirmation(let text): feed.ask(YesNoQuestion(text))
        }
    }

    /// Says what went wrong; a name that several places have is a choice.
    private func fail(_ error: any Error) {
        refusedPlace = error
        if let question = choices.offer(error, in: unit) {
            ask(question)
        } else {
            feed.say(.refused(error))
            // One place that is not known is no reason to stop asking; a library that cannot be saved is.
            feed.asksFurther = asking != nil && error is PlaceError
        }
    }

    /// Shows a long list around what was added or moved last.
    private func setFocus(on outcome: TripDetailOutcome) {
        switch outcome.result {
        case .added(let stops):
            guard let last = stops.last else { return }
            focus = last.number - 1
        case .moved(_, let number, true): focus = number - 1
        default: return
        }
        showPage()
    }

    private func show(_ detail: TripDetail?) {
        if let before = self.detail?.trip.waypoints, let now = detail?.trip.waypoints {
            focus = changedStop(before, now) ?? focus
        }
        self.detail = detail
        showPage()
    }

    /// The stop that was edited, from 0, or the one that is now where the first was removed; nil where something else has
    /// changed or nothing has.
    private func changedStop(_ before: [Waypoint], _ now: [Waypoint]) -> Int? {
        if before.count == now.count {
            guard before.map(\.id) == now.map(\.id) else { return nil }
            return zip(before, now).enumerated().first { $1.0 != $1.1 }?.offset
        }
        guard now.count < before.count, !now.isEmpty else { return nil }
        let removed = zip(before, now).enumerated().first { $1.0.id != $1.1.id }?.offset
        return removed ?? now.count - 1
    }

    private func showPage() {
        var page = formatter.page(detail)
        page.focus = focus
        feed.show(page)
    }
}
