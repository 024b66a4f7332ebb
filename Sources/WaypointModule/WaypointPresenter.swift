import Console
import Entities
package import Geodesy
package import Itineraries
import MapData
package import Places
package import Reactive
package import Screens
import Text

/// Turns a stop into what its page shows, and what a person does into use cases and ways out.
package final class WaypointPresenter: ScreenPresenter {
    private let interactor: WaypointInteractor
    private let router: (any WaypointRouting)?
    private let formatter: WaypointFormatter
    private let unit: DistanceUnit
    private let feed = ScreenFeed(WaypointPage(isLoading: true))
    private var detail: WaypointDetail?
    /// Does edits of the place, after asking which is meant.
    private lazy var edits = EditConversation<WaypointPage, PlacedEdit, PlaceConversation, Notice>(
        feed, PlaceConversation(in: unit), nothingDone: "Nothing was changed.",
        .init(
            perform: { [unowned self] in perform($0, chosen: $1) }, done: { [feed] _, notice in feed.say(notice) },
            refused: { [feed] _, error in feed.say(.refused(error)) }))
    /// Undoes and redoes changes, after asking about those of other trips.
    private lazy var history = HistoryConversation<WaypointPage, HistoryStep>(
        feed, of: "this trip", elsewhere: "the list of trips",
        .init(
            undo: HistoryStep.undo, redo: HistoryStep.redo, others: interactor.changesOfOthers,
            take: { [interactor] in interactor.take($0).map { ($0.changes, $0.warnings) }.withAnyFailure() }))
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows; distances in `unit`, days by the clocks of the stops, places in words as `area`
    /// says; without a clock no days are computed. A command has no router: it only performs edits.
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

    /// Does an edit and says what was done; fails with the error of the use case. `chosen` says what the text of a
    /// place means.
    package func perform(_ edit: WaypointEdit, chosen: [String: FoundPlace] = [:]) -> AnyPublisher<Notice, any Error> {
        let before = detail?.stop.name.text ?? ""
        return interactor.edit(edit, chosen: chosen)
            .map { [formatter] in formatter.notice(of: edit, $0, nameBefore: before) }
            .eraseToAnyPublisher()
    }

    private func perform(_ edit: PlacedEdit, chosen: [String: FoundPlace]) -> AnyPublisher<Notice, any Error> {
        switch edit {
        case .edit(let edit): perform(edit, chosen: chosen)
        case .look(let place):
            interactor.look(place, chosen: chosen).map(formatter.notice(ofMove:)).eraseToAnyPublisher()
        }
    }

    package func handle(_ event: WaypointEvent) {
        edits.begin()
        switch event {
        case .edit(let edit): edits.attempt(.edit(edit))
        case .look(let place): edits.attempt(.look(place))
        case .editNote:
            run(
                interactor.editNote().map { [formatter] outcome in
                    let edit = WaypointEdit(note: outcome.stop.note?.text ?? "")
                    return formatter.notice(of: edit, outcome, nameBefore: "")
                })
        case .askForPlace(let question): askForPlace(question)
        case .history: router?.openHistory()
        case .delete: delete()
        case .next: go(1, orSay: "This is the last stop.")
        case .previous: go(-1, orSay: "This is the first stop.")
        case .undo(let count): history.undo(count)
        case .redo(let count): history.redo(count)
        case .back: router?.goBack(saying: nil)
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    private func run<P: Publisher>(_ useCase: P) where P.Output == Notice {
        feed.run(
            useCase, saying: "saving…", done: { [feed] in feed.say($0) }, failed: { [feed] in feed.say(.refused($0)) })
    }

    private func delete() {
        feed.run(
            interactor.delete(), saying: "saving…",
            done: { [router] outcome in
                router?.goBack(
                    saying: .changed(
                        ["Deleted \(Wording.quoted(outcome.stop.name.text))."], warnings: outcome.warnings))
            },
            failed: { [feed] in feed.say(.refused($0)) })
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
            case .chosen(let place): edits.attempt(.look(place.argument)) { $0.take(place) }
            case .text(let text): if !text.trimmed.isEmpty { handle(.look(text)) }
            case .none: break
            }
        }
    }

    package func choose(_ answer: String) { edits.choose(answer) }

    package func answer(_ isYes: Bool?) { if !history.answer(isYes) { edits.answer(isYes) } }

    package func leaveQuestion() -> Bool { history.leave() || edits.leave() }

    private func show(_ detail: WaypointDetail?) {
        self.detail = detail
        var page = formatter.page(detail)
        page.hasEditor = interactor.hasEditor
        feed.show(page)
    }
}

/// An edit that may ask which place is meant.
private enum PlacedEdit {
    case edit(WaypointEdit)
    /// Puts the stop at a place.
    case look(String)
}
