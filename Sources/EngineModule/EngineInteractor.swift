import MapData
package import Reactive

/// The use case of asking a road engine what it is.
package struct EngineInteractor {
    private let dependencies: EngineDependencies

    /// Creates the use case. Asks nothing.
    package init(_ dependencies: EngineDependencies) {
        self.dependencies = dependencies
    }

    /// The properties of the engine; fails with `MapDataError` if it does not answer. One that answers is asked for
    /// roads again at once, also if it has failed a moment ago.
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

/// The use case of naming a road engine while the program runs.
struct EngineChoiceInteractor {
    private let dependencies: EngineMenuDependencies

    /// Creates the use case. Asks nothing.
    init(_ dependencies: EngineMenuDependencies) {
        self.dependencies = dependencies
    }

    /// The properties of the engine that is asked now.
    var current: AnyPublisher<EnginePage, any Error> {
        EngineInteractor(dependencies.engine(dependencies.current())).page
    }

    /// Asks the engine at a typed address what it is, and takes it if it answers; `off` takes none. Fails for a text
    /// that is no address, and where nothing answers: then the engine stays that was asked before.
    func choose(_ text: String) -> AnyPublisher<EnginePage, any Error> {
        attempt { [dependencies] in
            let server = try dependencies.address(text)
            return EngineInteractor(dependencies.engine(server)).page.map { page in
                dependencies.use(server)
                return page
            }
        }
    }
}
