import MapData
package import Reactive

/// The use case of asking a road engine what it is.
package struct EngineInteractor {
    private let dependencies: EngineDependencies

    /// Creates the use case. Asks nothing.
    package init(_ dependencies: EngineDependencies) {
        self.dependencies = dependencies
    }

    /// What is known of the engine; fails with `MapDataError` where it does not answer. One that answers is asked for roads
    /// again at once, also if it has failed a moment ago.
    package var page: AnyPublisher<EnginePage, any Error> {
        guard let inspection = dependencies.inspection else {
            return Just(.none).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        return
            inspection.map { [dependencies] in
                dependencies.endPause()
                return .found($0, now: dependencies.now)
            }
            .withAnyFailure()
    }
}
