import Console
import Entities
import Geodesy
import MapData
package import Places
package import Reactive
package import Screens
import Text

/// Turns a stop into what its page shows, and what a person does into use cases and ways out.
package final class WaypointPresenter: ScreenPresenter {
    private let interactor: WaypointInteractor
    private let router: any WaypointRouting
    private let formatter: WaypointFormatter
    private let inquiry: PlaceConversation
    private let feed = ScreenFeed(WaypointPage(isLoading: true))
    /// Does edits of the place, after asking which is meant.
    private lazy var edits = EditConversation<WaypointPage, PlacedEdit, PlaceConversation, Notice>(
        feed, inquiry, nothingDone: "Nothing was changed.",
        .init(
            perform: { [unowned self] in perform($0, chosen: $1) }, done: { [weak self] in self?.say($0) },
            refused: { [feed] _, error in feed.say(.refused(error)) }))
    /// Undoes and redoes changes, after asking about those of other trips.
    private lazy var history = HistoryConversation<WaypointPage, HistoryStep>(
        feed, of: "this trip", elsewhere: "the list of trips",
        .init(
            undo: HistoryStep.undo, redo: HistoryStep.redo, others: interactor.changesOfOthers,
            take: { [interactor] in interactor.take($0).map { ($0.changes, $0.warnings) }.withAnyFailure() }),
        done: { [weak self] in self?.say($0) })
    /// The stop that the page shows; nil when it does not exist any more.
    private var detail: WaypointDetail?
    /// The same before the last change; nil once the new warnings of the days were shown.
    private var detailBefore: WaypointDetail?
    private var subscription: AnyCancellable?

    /// Shows the stop that `interactor` follows.
    package init(
        interactor: WaypointInteractor, formatter: WaypointFormatter, inquiry: PlaceConversation,
        router: any WaypointRouting
    ) {
        self.interactor = interactor
        self.formatter = formatter
        var inquiry = inquiry
        inquiry.stops = { [weak interactor] in interactor?.otherStops ?? [] }
        self.inquiry = inquiry
        self.router = router
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<WaypointPage>, Never> { feed.states }

    private func perform(_ edit: PlacedEdit, chosen: [String: FoundPlace]) -> AnyPublisher<Notice, any Error> {
        switch edit {
        case .edit(let edit):
            interactor.edit(edit, chosen: chosen).map { [formatter] in formatter.notice(of: edit, $0) }
                .eraseToAnyPublisher()
        case .look(let place):
            interactor.look(place, chosen: chosen).map { [formatter] in formatter.notice(ofMove: $0) }
                .eraseToAnyPublisher()
        }
    }

    package func handle(_ event: WaypointEvent) {
        detailBefore = detail?.route == .loading ? nil : detail
        edits.begin()
        switch event {
        case .edit(let edit): edits.attempt(.edit(edit))
        case .look(let place): edits.attempt(.look(place))
        case .editNote:
            run(
                interactor.editNote().map { [formatter] outcome in
                    formatter.notice(of: WaypointEdit(note: outcome.stop.note?.text ?? ""), outcome)
                })
        case .askForPlace(let question): askForPlace(question)
        case .history: router.openHistory()
        case .delete: delete()
        case .next: go(1, orSay: "This is the last stop.")
        case .previous: go(-1, orSay: "This is the first stop.")
        case .undo(let count): history.undo(count)
        case .redo(let count): history.redo(count)
        case .back: router.goBack(saying: nil)
        case .quit: router.quit()
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
            done: { [router, formatter] in router.goBack(saying: formatter.notice(ofDeletion: $0)) },
            failed: { [feed] in feed.say(.refused($0)) })
    }

    private func go(_ offset: Int, orSay sentence: String) {
        if !interactor.go(offset) { feed.say(.failed(sentence)) }
    }

    /// Asks for a place, beginning with what it is now; an empty answer changes nothing.
    private func askForPlace(_ question: String) {
        let (previous, own) = interactor.locations()
        let prefill = Prefill(own.map(coordinateText) ?? "", .replacing)
        router.askForPlace(question, prefill: prefill, near: previous) { [weak self] entry in
            guard let self else { return }
            switch entry {
            case .chosen(let place): edits.attempt(.look(place.argument)) { $0.take(place) }
            case .text(let text): if !text.trimmed.isEmpty { handle(.look(text)) }
            case .none, .interrupted: break
            }
        }
    }

    package func choose(_ answer: String) { edits.choose(answer) }

    package func answer(_ isYes: Bool?) { if !history.answer(isYes) { edits.answer(isYes) } }

    package func leaveQuestion() -> Bool { history.leave() || edits.leave() }

    /// Says the result of a change.
    private func say(_ notice: Notice) {
        feed.say(notice)
        sayNewWarnings()
    }

    /// Adds to the notice of a change the warnings of the days that it has caused elsewhere, once the days are known.
    private func sayNewWarnings() {
        guard let before = detailBefore, let detail, detail.route != .loading, before.trip != detail.trip,
            let notice = feed.state.notice, notice.result == .changed
        else { return }
        detailBefore = nil
        let lines = formatter.newWarnings(detail, since: before)
        guard !lines.isEmpty else { return }
        feed.say(.changed(notice.lines + lines, warnings: notice.warnings))
    }

    private func show(_ detail: WaypointDetail?) {
        self.detail = detail
        defer { sayNewWarnings() }
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
