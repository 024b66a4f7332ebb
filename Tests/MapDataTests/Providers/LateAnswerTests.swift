import Entities
import MapData
import Reactive
import StopOrder
import Testing

@Suite("A provider that answers late")
struct LateAnswerTests {
    /// A provider whose answers are given by the test, in any order.
    final class LateProvider: MapDataProvider {
        let methodName = "late"
        private(set) var routes: [Int: PassthroughSubject<Route, MapDataError>] = [:]

        func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
            let answer = PassthroughSubject<Route, MapDataError>()
            routes[trip.waypoints.count] = answer
            return answer.eraseToAnyPublisher()
        }

        func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
            Empty().eraseToAnyPublisher()
        }

        func answer(_ stops: Int, metres: Double) {
            routes[stops]?.send(Route(legs: [Leg(from: 0, to: 1, distance: metres, initialBearing: 0)]))
            routes[stops]?.send(completion: .finished)
        }
    }

    final class Model {
        @Published var trip: Trip
        init(_ trip: Trip) { self.trip = trip }
    }

    @Test("the total shown is that of the newest trip, however late the answer for an older one comes")
    func totals() throws {
        let provider = LateProvider()
        let model = Model(try trip([]))
        let recorder = model.$trip
            .map { provider.totalDistance(for: $0).map { "\($0.metres) m" }.catch { Just("failed: \($0)") } }
            .switchToLatest()
            .record()
        model.trip = try trip([london])
        model.trip = try trip([london, paris])
        provider.answer(1, metres: 1)
        provider.answer(2, metres: 343_556.5)
        provider.answer(0, metres: 0)
        #expect(recorder.lines == ["subscribed", "343556.5 m"])
    }

    @Test("one failed answer is a value of what is shown; the next answer arrives all the same")
    func failures() throws {
        let provider = LateProvider()
        let model = Model(try trip([london]))
        let recorder = model.$trip
            .map { provider.totalDistance(for: $0).map { "\($0.metres) m" }.catch { Just("failed: \($0)") } }
            .switchToLatest()
            .record()
        provider.routes[1]?.send(completion: .failure(.unavailable(reason: "no road")))
        model.trip = try trip([london, paris])
        provider.answer(2, metres: 7)
        #expect(recorder.lines == ["subscribed", "failed: no road", "7.0 m"])
    }
}
