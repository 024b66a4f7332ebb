package import CivilTime
package import Entities
package import JSON
package import Reactive
package import Screens
import Text

/// Turns the history of the library into its page, and events into use cases and ways out.
package final class HistoryPresenter: ScreenPresenter {
    private let interactor: HistoryInteractor
    private let times: ClockStyle
    private let router: (any HistoryRouting)?
    private let feed = ScreenFeed(HistoryPage())
    private var subscription: AnyCancellable?

    /// Shows the history of `interactor`, its times in a style. A command has no router.
    package init(interactor: HistoryInteractor, times: ClockStyle = .hours24, router: (any HistoryRouting)?) {
        self.interactor = interactor
        self.times = times
        self.router = router
    }

    package var states: AnyPublisher<ScreenState<HistoryPage>, Never> { feed.states }

    /// Shows the history, and follows the changes of the library.
    package func open() {
        subscription = interactor.followed.sink { [weak self] in self?.show($0) }
    }

    private func show(_ reading: Result<History, StoreError>) {
        switch reading {
        case .success(let history): feed.show(page(history))
        case .failure(let error): feed.say(.refused(error))
        }
    }

    package func handle(_ event: HistoryEvent) {
        feed.begin()
        switch event {
        case .goTo(let number): go(to: number)
        case .undo(let count): take(.undo(count))
        case .redo(let count): take(.redo(count))
        case .back: router?.goBack()
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    private func go(to number: String) {
        do {
            guard let step = try interactor.step(to: number) else {
                return feed.say(.done("This is the present state; nothing was changed."))
            }
            take(step)
        } catch {
            feed.say(.refused(error))
        }
    }

    private func take(_ step: HistoryStep) {
        feed.run(
            perform(step), saying: "saving…", done: { [feed] in feed.say($0.notice) },
            failed: { [feed] in feed.say(.refused($0)) })
    }

    /// The history as a page and as a document; fails with `StoreError` if it cannot be read.
    package var history: AnyPublisher<(page: HistoryPage, document: JSONValue), any Error> {
        interactor.history
            .map { [self] in (page($0), HistoryDocument.json($0)) }
            .eraseToAnyPublisher()
    }

    /// Undoes or redoes changes and publishes the result; fails with `StoreError`.
    package func perform(_ step: HistoryStep) -> AnyPublisher<HistoryOutcome, any Error> {
        interactor.take(step)
            .map { saved in
                let direction: HistoryDirection = if case .undo = step { .undo } else { .redo }
                return HistoryOutcome(
                    notice: .taken(direction, saved.changes, warnings: saved.warnings),
                    changes: saved.changes, trips: saved.library.trips.count)
            }
            .withAnyFailure()
    }

    private func page(_ history: History) -> HistoryPage {
        var rows = history.entries.map { row($0, withSeconds: false) }
        // Changes that look alike are shown with their seconds.
        let counts = Dictionary(rows.map { ([$0.day, $0.clock, $0.what], 1) }, uniquingKeysWith: +)
        for index in rows.indices where counts[[rows[index].day, rows[index].clock, rows[index].what]] ?? 0 > 1 {
            rows[index] = row(history.entries[index], withSeconds: true)
        }
        return HistoryPage(rows: rows, warnings: history.warnings.map { visible($0) })
    }

    private func row(_ entry: HistoryEntry, withSeconds: Bool) -> HistoryPage.Row {
        let time = interactor.localTime(entry.at)
        return HistoryPage.Row(
            day: time.date.text, clock: times.text(time.time, withSeconds: withSeconds), what: entry.what,
            mark: entry.undone ? "undone" : "")
    }
}
