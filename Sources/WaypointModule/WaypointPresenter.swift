package import Console
import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Reactive
import Text

/// Turns a stop into what its page shows, and what a person does into use cases and ways out.
package final class WaypointPresenter: ScreenPresenter {
    private let interactor: WaypointInteractor
    private let router: (any WaypointRouting)?
    private let formatter: WaypointFormatter
    private let unit: DistanceUnit
    private let feed = ScreenFeed(WaypointPage(isLoading: true))
    private var detail: WaypointDetail?
    /// The places behind the numbered choices, and the place that waits for the answer.
    private var choices = PlaceChoices()
    private var pending: WaypointEvent?
    /// Why that was not done.
    private var refusedPlace: (any Error)?
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows; distances in `unit`, days by the clocks of the stops, places in words as `area` says;
    /// without a clock no days are computed. A command has no router: it only performs edits.
    package init(
        interactor: WaypointInteractor, router: (any WaypointRouting)?, unit: DistanceUnit,
        clock: ((Coordinate) -> PlaceClock)?, area: @escaping (Coordinate) -> String? = { _ in nil }
    ) {
        self.interactor = interactor
        self.router = router
        self.unit = unit
        formatter = WaypointFormatter(unit: unit, clock: clock, area: area)
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<WaypointPage>, Never> { feed.states }

    /// Does an edit and says what was done; fails with the error of the use case. `chosen` says what the text of a place
    /// means.
    package func perform(_ edit: WaypointEdit, chosen: [String: FoundPlace] = [:]) -> AnyPublisher<Notice, any Error> {
        let before = detail?.stop.name.text ?? ""
        return interactor.edit(edit, chosen: chosen)
            .map { [formatter] in formatter.notice(of: edit, $0, nameBefore: before) }
            .eraseToAnyPublisher()
    }

    package func handle(_ event: WaypointEvent) {
        if case .choose(let number) = event { return choose(number) }
        choices.clear()
        feed.begin()
        perform(event)
    }

    private func perform(_ event: WaypointEvent) {
        pending = event
        switch event {
        case .edit(let edit): run(perform(edit, chosen: choices.chosen))
        case .look(let place): run(interactor.look(place, chosen: choices.chosen).map(formatter.notice(ofMove:)))
        case .editNote:
            run(
                interactor.editNote().map { [formatter] outcome in
                    let edit = WaypointEdit(note: outcome.stop.note?.text ?? "")
                    return formatter.notice(of: edit, outcome, nameBefore: "")
                })
        case .askForPlace(let question): askForPlace(question)
        case .choose: break
        case .history: router?.openHistory()
        case .delete: delete()
        case .next: go(1, orSay: "This is the last stop.")
        case .previous: go(-1, orSay: "This is the first stop.")
        case .undo(let count): take(.undo(count))
        case .redo(let count): take(.redo(count))
        case .back: router?.goBack(saying: nil)
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    private func run<P: Publisher>(_ useCase: P) where P.Output == Notice {
        feed.run(
            useCase, saying: "saving…", done: { [feed] in feed.say($0) }, failed: { [weak self] in self?.fail($0) })
    }

    private func delete() {
        feed.run(
            interactor.delete(), saying: "saving…",
            done: { [router] outcome in
                router?.goBack(
                    saying: .changed(
                        ["Deleted \(Wording.quoted(outcome.stop.name.text))."], warnings: outcome.warnings))
            },
            failed: { [weak self] in self?.fail($0) })
    }

    private func take(_ step: HistoryStep) {
        run(
            interactor.take(step).map { .changed(step.sentences($0), warnings: $0.warnings) })
    }

    private func go(_ offset: Int, orSay sentence: String) {
        if !interactor.go(offset) { feed.say(.failed(sentence)) }
    }

    /// Asks for a place, beginning with what it is now; an empty answer changes nothing.
    private func askForPlace(_ question: String) {
        let previous = detail.flatMap { $0.index > 0 ? $0.trip.waypoints[$0.index - 1].location : nil }
        let initial = detail.map { coordinateText($0.stop.location) } ?? ""
        router?.askForPlace(question, initial: initial, near: previous) { [weak self] entry in
            guard let self else { return }
            switch entry {
            case .chosen(let place):
                choices.clear()
                choices.take(place)
                perform(.look(place.argument))
            case .text(let text): if !text.trimmed.isEmpty { handle(.look(text)) }
            case .none: break
            }
        }
    }

    package func leaveQuestion() -> Bool {
        guard feed.state.question != nil || !feed.state.choices.isEmpty else { return false }
        choices.clear()
        pending = nil
        feed.begin()
        feed.say(.done("Nothing was changed."))
        return true
    }

    /// Takes a choice; an empty one leaves them all.
    private func choose(_ number: String) {
        if number.isEmpty, leaveQuestion() { return }
        guard !choices.offered.isEmpty else {
            return feed.say(.failed("There is nothing to choose from; l looks up a place."))
        }
        do throws(PlaceChoiceError) {
            try choices.choose(number)
        } catch {
            return feed.say(.refused(error))
        }
        performPending()
    }

    private func performPending() {
        feed.begin()
        if let pending { perform(pending) }
    }

    package func answer(_ isYes: Bool?) {
        feed.begin()
        guard isYes != nil else {
            choices.clear()
            return feed.say(.refused(refusedPlace ?? PlaceError.text(.empty)))
        }
        guard isYes == false else {
            choices.confirm()
            return performPending()
        }
        if let question = choices.decline() { return ask(question) }
        feed.say(.done("Nothing was changed."))
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
        }
    }

    private func show(_ detail: WaypointDetail?) {
        self.detail = detail
        var page = formatter.page(detail)
        page.hasEditor = interactor.hasEditor
        feed.show(page)
    }
}
