package import CivilTime
package import Entities
import Platform
package import Reactive
import Text

/// The use cases of the history. Each begins when it is subscribed to.
package final class HistoryInteractor {
    private let model: DataModel
    private let environment: any Environment

    /// Creates the use cases for the library of `dependencies`.
    package init(_ dependencies: HistoryDependencies) {
        model = dependencies.model
        environment = dependencies.environment
    }

    /// Undoes or redoes changes; fails if there are not enough, or if the library cannot be saved.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { model.take(step) }

    /// The history, newest changes first; fails with `StoreError` if it cannot be read.
    package var history: AnyPublisher<History, any Error> {
        attempt { [model] in Just(try model.history()) }
    }

    /// The history now, and anew whenever the library has changed; a failure to read it is sent and does not end it.
    package var followed: AnyPublisher<Result<History, StoreError>, Never> {
        model.libraryPublisher
            .map { [model] _ in Result { () throws(StoreError) in try model.history() } }
            .eraseToAnyPublisher()
    }

    /// The undo or redo that restores the state after the change with this number, from 1 for the newest; the number
    /// after the last is the state before all changes. Nil if that is the present state. Throws `HistoryError` and
    /// `StoreError`.
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
