package import CivilTime
package import Entities
import Platform

/// The use cases of the history.
package final class HistoryInteractor: HistoryInteracting {
    private let model: DataModel
    private let environment: any Environment

    /// Goes back and forth in the library's changes.
    package init(_ dependencies: HistoryDependencies) {
        model = dependencies.model
        environment = dependencies.environment
    }

    package func take(_ step: HistoryStep) throws(StoreError) -> Saved {
        switch step {
        case .undo(let count): try model.undo(count)
        case .redo(let count): try model.redo(count)
        }
    }

    package func history() throws(StoreError) -> History {
        try model.history()
    }

    package func localTime(_ milliseconds: Int64) -> CivilDateTime {
        Instant(milliseconds: milliseconds).civil(secondsFromUTC: environment.secondsFromUTC(at: milliseconds))
    }
}
