import CivilTime
import Console
package import Entities
package import Reactive
import Text

/// Turns the changes of the library into what the history shows.
package final class HistoryPresenter {
    private let interactor: HistoryInteractor

    /// Shows what `interactor` knows.
    package init(interactor: HistoryInteractor) {
        self.interactor = interactor
    }

    /// The changes as a page, and for programs; fails with `StoreError` when they cannot be read.
    package var history: AnyPublisher<(page: HistoryPage, document: HistoryDocument), any Error> {
        interactor.history
            .map { [self] in (page($0), HistoryDocument($0)) }
            .eraseToAnyPublisher()
    }

    /// Takes a step and says what it did; fails with `StoreError`.
    package func perform(_ step: HistoryStep) -> AnyPublisher<HistoryOutcome, any Error> {
        interactor.take(step)
            .map { saved in
                HistoryOutcome(
                    notice: Notice(.changed, step.sentences(saved), warnings: saved.warnings),
                    changes: saved.changes, trips: saved.library.trips.count)
            }
            .withAnyFailure()
    }

    private func page(_ history: History) -> HistoryPage {
        let rows = history.entries.map { entry in
            HistoryPage.Row(
                time: text(interactor.localTime(entry.at)), what: entry.what, mark: entry.undone ? "undone" : "")
        }
        return HistoryPage(rows: rows, warnings: history.warnings.map { visible($0) })
    }

    /// `2026-05-01 17:30`.
    private func text(_ time: CivilDateTime) -> String {
        "\(time.date.text) \(time.time.hourAndMinute)"
    }
}
