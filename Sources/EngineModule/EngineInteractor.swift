import MapData
package import Reactive

/// The use case of asking a road engine what it is.
package struct EngineInteractor {
    private let dependencies: EngineDependencies

    /// Creates the use case. Asks nothing.
    package init(_ dependencies: EngineDependencies) {
        self.dependencies = dependencies
    }

    /// Forgets all that road engines have answered, so that it is asked for again. Throws where it cannot be deleted.
    package func forget() throws { try dependencies.forget() }

    /// The properties of the engine; fails with `MapDataError` if it does not answer. One that answers is asked
    /// at once for roads again that it did not know, also if it has failed a moment ago.
    package var outcome: AnyPublisher<EngineOutcome, any Error> {
        guard let inspection = dependencies.inspection else {
            return Just(dependencies.inside.map { .inside($0) } ?? .none).setFailureType(to: (any Error).self)
                .eraseToAnyPublisher()
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

    /// The properties of the engine that is asked now; those that pages have shown are asked for again.
    var current: AnyPublisher<EngineOutcome, any Error> {
        Deferred { [dependencies] in
            let choice = dependencies.current()
            return EngineInteractor(dependencies.engine(choice)).outcome.map { outcome in
                if case .engine = choice { dependencies.use(choice) }
                return outcome
            }
        }
        .eraseToAnyPublisher()
    }

    /// Forgets all answers of road engines; then sends the properties of the engine that is asked now.
    func forget() -> AnyPublisher<EngineOutcome, any Error> {
        attempt { [self] in
            try EngineInteractor(dependencies.engine(dependencies.current())).forget()
            return current
        }
    }

    /// Asks the engine at a typed address what it is, and takes and keeps it if it answers; `inside` takes the roads in
    /// the program, `off` none. Fails for a text that is no address, and where nothing answers: then the engine stays
    /// that was asked before.
    func choose(_ text: String) -> AnyPublisher<EngineOutcome, any Error> {
        attempt { [dependencies] in
            let choice = try dependencies.address(text)
            return EngineInteractor(dependencies.engine(choice)).outcome.tryMap { outcome in
                dependencies.use(choice)
                try dependencies.keep(text)
                return outcome
            }
        }
    }
}
