package import Console
import Entities
package import Geodesy
package import JSON
import MapData
package import Reactive
import Text

/// Turns a trip into what its page shows, and what a person does into use cases and ways out.
package final class TripDetailPresenter: ScreenPresenter {
    private let interactor: TripDetailInteractor
    private let router: (any TripDetailRouting)?
    private let formatter: TripDetailFormatter
    private let feed = ScreenFeed(TripDetailPage(isLoading: true))
    private var detail: TripDetail?
    /// The row that the last edit changed, from 0.
    private var focus: Int?
    /// The places behind the numbered choices.
    private var choices: [FoundPlace] = []
    private var subscription: AnyCancellable?

    /// Shows what `interactor` knows; distances in `unit`, measured by `method` ("straight line"). A command has no
    /// router: it only performs edits.
    package init(
        interactor: TripDetailInteractor, router: (any TripDetailRouting)?, unit: DistanceUnit, method: String
    ) {
        self.interactor = interactor
        self.router = router
        formatter = TripDetailFormatter(unit: unit, method: method)
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<TripDetailPage>, Never> { feed.states }

    /// The trip for programs, as `show --json` prints it; nil when the trip does not exist any more. Distances that have
    /// not arrived yet are null in it.
    package var document: JSONValue? { detail.map(TripDetailDocument.value) }

    /// Does an edit and says what was done; fails with the error of the use case.
    package func perform(_ edit: TripDetailEdit) -> AnyPublisher<Notice, any Error> {
        useCase(edit).map { [formatter] in formatter.notice(of: $0) }.eraseToAnyPublisher()
    }

    package func handle(_ event: TripDetailEvent) {
        if case .choose(let number) = event { return choose(number) }
        choices = []
        feed.begin()
        switch event {
        case .edit(let edit): run(useCase(edit))
        case .open(let reference): open(reference)
        case .askForPlace(let question): askForPlace(question)
        case .choose: break
        case .bestOrder(let words): router?.openBestOrder(words)
        case .report: router?.openReport()
        case .export(let path): router?.openExport(path)
        case .undo: take(.undo(1))
        case .redo: take(.redo(1))
        case .back: router?.goBack(saying: nil)
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    private func useCase(_ edit: TripDetailEdit) -> AnyPublisher<TripDetailOutcome, any Error> {
        switch edit {
        case .add(let places, let number, let name, let note):
            interactor.addStops(places, at: number, name: name, note: note)
        case .addBest(let places, let name, let note):
            interactor.addStopsWhereBest(places, name: name, note: note)
        case .move(let reference, let number): interactor.moveStop(reference, to: number)
        case .remove(let references): interactor.removeStops(references)
        case .rename(let name): interactor.rename(name)
        case .reverse: interactor.reverse()
        case .setRoundTrip(let isRoundTrip): interactor.setRoundTrip(isRoundTrip)
        }
    }

    private func run(_ useCase: AnyPublisher<TripDetailOutcome, any Error>) {
        feed.run(
            useCase, saying: "saving…",
            done: { [weak self] outcome in
                guard let self else { return }
                setFocus(on: outcome)
                feed.say(formatter.notice(of: outcome))
            },
            failed: { [weak self] in self?.fail($0) })
    }

    private func take(_ step: HistoryStep) {
        feed.run(
            interactor.take(step), saying: "saving…",
            done: { [weak self] saved in
                self?.feed.say(Notice(.changed, step.sentences(saved), warnings: saved.warnings))
            },
            failed: { [weak self] in self?.fail($0) })
    }

    private func open(_ reference: String) {
        do {
            router?.openStop(try interactor.stop(reference).id)
        } catch {
            feed.say(.refused(error))
        }
    }

    /// Asks for the place of a new stop; an empty answer copies the last stop.
    private func askForPlace(_ question: String) {
        router?.askForPlace(question, near: detail?.trip.waypoints.last?.location) { [weak self] entry in
            guard let self else { return }
            switch entry {
            case .chosen(let place): run(interactor.addStop(at: place))
            case .text(let text):
                run(interactor.addStops(text.isEmpty ? [] : [text], at: nil, name: nil, note: nil))
            case .none: break
            }
        }
    }

    private func choose(_ number: String) {
        guard let index = Int(number), choices.indices.contains(index - 1) else {
            return feed.say(.failed("There is no answer \(visible(number))."))
        }
        let place = choices[index - 1]
        choices = []
        feed.begin()
        run(interactor.addStop(at: place))
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

    /// Shows a long list around what was added or moved last.
    private func setFocus(on outcome: TripDetailOutcome) {
        switch outcome.result {
        case .added(let stops):
            guard let last = stops.last else { return }
            focus = last.number - 1
        case .moved(_, let from, let to) where from != to: focus = to - 1
        default: return
        }
        showPage()
    }

    private func show(_ detail: TripDetail?) {
        self.detail = detail
        showPage()
    }

    private func showPage() {
        var page = formatter.page(detail)
        page.focus = focus
        feed.show(page)
    }
}
