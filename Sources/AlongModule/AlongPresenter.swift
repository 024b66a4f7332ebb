import Entities
import Geodesy
package import JSON
import MapData
import Persistence
package import Reactive
package import Screens
import Text

/// Turns what lies along a way into its page, and events into use cases and ways out.
package final class AlongPresenter: ScreenPresenter {
    private let interactor: AlongInteractor
    private let formatter: AlongFormatter
    private let homeDirectory: String?
    private let router: (any AlongRouting)?
    private let feed = ScreenFeed(AlongPage(isLoading: true))
    /// The list that the page shows; nil when the trip does not exist any more.
    private var detail: AlongDetail?
    /// Undoes and redoes changes, after asking about those of other trips.
    private let history: HistoryConversation<AlongPage, HistoryStep>
    private var subscription: AnyCancellable?

    /// Shows what `interactor` finds. A command has no router.
    package init(
        interactor: AlongInteractor, formatter: AlongFormatter, homeDirectory: String?, router: (any AlongRouting)?
    ) {
        (self.interactor, self.formatter) = (interactor, formatter)
        (self.homeDirectory, self.router) = (homeDirectory, router)
        history = HistoryConversation(
            feed, of: "this trip", elsewhere: "the list of trips",
            .init(
                undo: HistoryStep.undo, redo: HistoryStep.redo, others: interactor.changesOfOthers,
                take: { [interactor] in interactor.take($0).map { ($0.changes, $0.warnings) }.withAnyFailure() }))
    }

    package var states: AnyPublisher<ScreenState<AlongPage>, Never> { feed.states }

    /// Shows what the typed words ask for, and follows the trip.
    package func open(_ words: String) {
        if !words.isEmpty { ask(words) }
        subscription = interactor.detail.sink { [weak self] in self?.show($0) }
    }

    package func handle(_ event: AlongEvent) {
        feed.begin()
        switch event {
        case .add(let numbers): add(numbers)
        case .ask(let words): ask(words)
        case .change(let words): ask(words, changing: interactor.asked)
        case .undo(let count): history.undo(count)
        case .redo(let count): history.redo(count)
        case .back: router?.goBack()
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    package func answer(_ isYes: Bool?) { _ = history.answer(isYes) }

    package func leaveQuestion() -> Bool { history.leave() }

    private func ask(_ words: String, changing known: AlongRequest = AlongRequest()) {
        do throws(AlongRequestError) {
            interactor.ask(
                try AlongInput.request(
                    typed: words, changing: known, unit: formatter.unit,
                    expanded: { DocumentPath(typed: $0, homeDirectory: homeDirectory).text }))
        } catch {
            feed.say(.refused(error))
        }
    }

    private func add(_ numbers: String) {
        guard let detail, detail.findings.value != nil else { return }
        do throws(AlongRequestError) {
            feed.run(
                interactor.add(try AlongInput.rows(typed: [numbers]), of: detail),
                saying: "looking for the best place…",
                done: { [feed, formatter] in feed.say(formatter.notice($0)) },
                failed: { [feed] in feed.say(.refused($0)) })
        } catch {
            feed.say(.refused(error))
        }
    }

    private func show(_ detail: AlongDetail?) {
        self.detail = detail
        feed.show(formatter.page(detail))
    }
}

// What commands print.
extension AlongPresenter {
    /// The list as a page and for programs; fails with the errors of the use case.
    package var list: AnyPublisher<(page: AlongPage, document: JSONValue), any Error> {
        interactor.findings
            .map { [formatter] detail in
                (formatter.page(detail), detail.findings.value.map(AlongDocument.json) ?? .array([]))
            }
            .eraseToAnyPublisher()
    }

    /// Puts rows of the list with these numbers into the trip, and says so; fails with the errors of the use cases.
    package func add(_ numbers: [Int]) -> AnyPublisher<Notice, any Error> {
        interactor.findings
            .flatMap { [interactor] in interactor.add(numbers, of: $0) }
            .map { [formatter] in formatter.notice($0) }
            .eraseToAnyPublisher()
    }
}
