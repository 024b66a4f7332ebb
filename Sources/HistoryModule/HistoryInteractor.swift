package import CivilTime
package import Entities
import Platform
package import Reactive

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

    /// A time in milliseconds since 1970 as local time.
    package func localTime(_ milliseconds: Int64) -> CivilDateTime {
        Instant(milliseconds: milliseconds).civil(secondsFromUTC: environment.secondsFromUTC(at: milliseconds))
    }
}
