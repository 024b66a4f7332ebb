package import Entities
package import MapData
package import Places
package import Reactive
package import StopOrder

/// Map data that answers 30 to 40 ms after the question, in another order than that of the questions.
package final class LateMapData: MapDataProvider {
    private let provider: any MapDataProvider
    private let scheduler: any Scheduler
    /// The scheduled answers.
    private var pending: [AnyCancellable] = []

    /// Creates map data with the answers of `provider`, which `scheduler` delays.
    package init(_ provider: any MapDataProvider, scheduler: any Scheduler) {
        self.provider = provider
        self.scheduler = scheduler
    }

    package var methodName: String { provider.methodName }

    package var places: PlaceFinder { provider.places }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        later { [provider] in provider.directions(for: trip) }
    }

    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        later { [provider] in provider.distances(for: trip) }
    }

    private func later<Value>(
        _ answer: @escaping () -> AnyPublisher<Value, MapDataError>
    ) -> AnyPublisher<Value, MapDataError> {
        Deferred { [self] in
            let subject = PassthroughSubject<Value, MapDataError>()
            // Of two successive questions, the second is often answered first.
            let delay = Duration.milliseconds(30 + pending.count * 7 % 11)
            pending.append(
                scheduler.schedule(after: delay) { [weak self] in
                    self?.pending.append(
                        answer().sink(
                            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) }))
                })
            return subject
        }
        .eraseToAnyPublisher()
    }
}

/// Map data that never answers.
package struct SilentMapData: MapDataProvider {
    package let methodName = "straight line"

    /// Creates map data without answers.
    package init() {}

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> { silence() }

    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> { silence() }

    private func silence<Value>() -> AnyPublisher<Value, MapDataError> {
        PassthroughSubject<Value, MapDataError>().eraseToAnyPublisher()
    }
}
