package import CivilTime
package import Entities
import Platform
package import Reactive
import Text

/// The use cases of the history. Each begins when it is subscribed to.
package final class HistoryInteractor {
    private let model: DataModel
    private let environment: any Environment

    /// Goes back and forth in the library's changes.
    package init(_ dependencies: HistoryDependencies) {
        model = dependencies.model
        environment = dependencies.environment
    }

    /// Takes changes back or makes them again; fails when there are too few, or when it cannot be saved.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { model.take(step) }

    /// The changes, newest first; fails with `StoreError` when they cannot be read.
    package var history: AnyPublisher<History, any Error> {
        attempt { [model] in Just(try model.history()) }
    }

    /// Says that the library has changed, now and whenever it does.
    package var changes: AnyPublisher<Void, Never> { model.libraryPublisher.map { _ in () }.eraseToAnyPublisher() }

    /// The step that leads to the state after the change with a number, from 1 for the newest; the number behind the last
    /// is the state before them all. Nil where that is the state of now; throws `HistoryError` and `StoreError`.
    package func step(to text: String) throws -> HistoryStep? {
        let entries = try model.history().entries
        guard let number = wholeNumber(text), (1...entries.count + 1).contains(number), !entries.isEmpty else {
            throw HistoryError.noSuchChange(text, count: entries.count)
        }
        let undone = entries.prefix { $0.undone }.count
        let steps = number - 1 - undone
        return steps == 0 ? nil : steps > 0 ? .undo(steps) : .redo(-steps)
    }

    /// A time in milliseconds since 1970 as local time.
    package func localTime(_ milliseconds: Int64) -> CivilDateTime {
        Instant(milliseconds: milliseconds).civil(secondsFromUTC: environment.secondsFromUTC(at: milliseconds))
    }
}
