package import Console
import Entities
package import Geodesy
import MapData
package import Reactive
import Text

/// Turns a stop into what its page shows, and what a person does into use cases and ways out.
package final class WaypointPresenter: ScreenPresenter {
    private let interactor: WaypointInteractor
    private let router: (any WaypointRouting)?
    private let formatter: WaypointFormatter
    private let feed = ScreenFeed(WaypointPage(isLoading: true))
    private var detail: WaypointDetail?
    /// The places behind the numbered choices.
    private var choices: [FoundPlace] = []
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows; distances in `unit`, measured by `method` ("straight line"). A command has no
    /// router: it only performs edits.
    package init(
        interactor: WaypointInteractor, router: (any WaypointRouting)?, unit: DistanceUnit, method: String
    ) {
        self.interactor = interactor
        self.router = router
        formatter = WaypointFormatter(unit: unit, method: method)
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<WaypointPage>, Never> { feed.states }

    /// Does an edit and says what was done; fails with the error of the use case.
    package func perform(_ edit: WaypointEdit) -> AnyPublisher<Notice, any Error> {
        let before = detail?.stop.name.text ?? ""
        return interactor.edit(edit)
            .map { [formatter] in formatter.notice(of: edit, $0, nameBefore: before) }
            .eraseToAnyPublisher()
    }

    package func handle(_ event: WaypointEvent) {
        if case .choose(let number) = event { return choose(number) }
        choices = []
        feed.begin()
        switch event {
        case .edit(let edit): run(perform(edit))
        case .look(let place): run(interactor.look(place).map(formatter.notice(ofMove:)))
        case .askForPlace(let question): askForPlace(question)
        case .choose: break
        case .delete: delete()
        case .next: go(1, orSay: "This is the last stop.")
        case .previous: go(-1, orSay: "This is the first stop.")
        case .undo: take(.undo(1))
        case .redo: take(.redo(1))
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
                    saying: Notice(
                        .changed, ["Deleted \(Wording.quoted(outcome.stop.name.text))."], warnings: outcome.warnings))
            },
            failed: { [weak self] in self?.fail($0) })
    }

    private func take(_ step: HistoryStep) {
        run(
            interactor.take(step).map { saved in
                Notice(.changed, step.sentences(saved), warnings: saved.warnings)
            })
    }

    private func go(_ offset: Int, orSay sentence: String) {
        if !interactor.go(offset) { feed.say(.failed(sentence)) }
    }

    /// Asks for a place; an empty answer changes nothing.
    private func askForPlace(_ question: String) {
        let previous = detail.flatMap { $0.index > 0 ? $0.trip.waypoints[$0.index - 1].location : nil }
        router?.askForPlace(question, near: previous) { [weak self] entry in
            guard let self else { return }
            switch entry {
            case .chosen(let place): run(interactor.move(to: place).map(formatter.notice(ofMove:)))
            case .text(let text): if !text.isEmpty { handle(.look(text)) }
            case .none: break
            }
        }
    }

    private func choose(_ number: String) {
        guard let index = Int(number), (1...).contains(index), index <= choices.count else {
            let sentence =
                choices.isEmpty
                ? "There is nothing to choose from; l looks up a place." : "There is no answer \(visible(number))."
            return feed.say(.failed(sentence))
        }
        let place = choices[index - 1]
        choices = []
        feed.begin()
        run(interactor.move(to: place).map(formatter.notice(ofMove:)))
    }

    /// Says what went wrong; a name that several places have is a choice.
    private func fail(_ error: any Error) {
        if case .ambiguous(_, let places, _) = error as? PlaceError {
            choices = places
            feed.offer(places.map(\.label), saying: .failed("Which one? Type its number."))
        } else {
            feed.say(.refused(error))
        }
    }

    private func show(_ detail: WaypointDetail?) {
        self.detail = detail
        feed.show(formatter.page(detail))
    }
}
