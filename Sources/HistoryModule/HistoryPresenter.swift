import CivilTime
package import Console
package import Entities
package import JSON
import Text

/// Turns the changes into what the history shows.
package final class HistoryPresenter: HistoryPresenting {
    private let interactor: any HistoryInteracting

    /// Shows what `interactor` knows.
    package init(interactor: any HistoryInteracting) {
        self.interactor = interactor
    }

    package func state() throws(StoreError) -> HistoryState {
        let history = try interactor.history()
        let rows = history.entries.map { entry in
            HistoryState.Row(
                time: text(interactor.localTime(entry.at)), what: entry.what, mark: entry.undone ? "undone" : "")
        }
        return HistoryState(rows: rows, warnings: history.warnings.map { visible($0) })
    }

    package func perform(_ step: HistoryStep) throws(StoreError) -> HistoryOutcome {
        let saved = try interactor.take(step)
        let verb =
            switch step {
            case .undo: "Undid"
            case .redo: "Did again"
            }
        let lines = saved.changes.map { "\(verb): \(visible($0))" } + saved.warnings.map { visible($0) }
        return HistoryOutcome(
            notice: Notice(.done, lines), changes: saved.changes, trips: saved.library.trips.count)
    }

    package func handle(_ step: HistoryStep) -> Notice {
        do throws(StoreError) {
            return try perform(step).notice
        } catch {
            return .refused(error)
        }
    }

    /// What a step did, for programs: `{"changes":["what it was"],"trips":N}`.
    package static func json(_ outcome: HistoryOutcome) -> JSONValue {
        .object([
            JSONMember("changes", .array(outcome.changes.map { .string($0) })),
            JSONMember("trips", .integer(outcome.trips)),
        ])
    }

    /// The changes, for programs: `[{"what","at","undone"}]`, newest first, times as UTC.
    package func json() throws(StoreError) -> JSONValue {
        let history = try interactor.history()
        return .array(
            history.entries.map { entry in
                .object([
                    JSONMember("what", .string(entry.what)),
                    JSONMember("at", .string("\(Instant(milliseconds: entry.at).civil().text)Z")),
                    JSONMember("undone", .bool(entry.undone)),
                ])
            })
    }

    /// `2026-05-01 17:30`.
    private func text(_ time: CivilDateTime) -> String {
        "\(time.date.text) \(time.time.hourAndMinute)"
    }
}
