import CivilTime
import Entities
import Geodesy
import Itineraries
import MapData
import PlaceNames
import Places
import Reactive
import StopOrder
import TestSupport
import Testing

@testable import DaysModule

/// Towns for nights on a road that is not as fast everywhere.
@Suite struct TownRepetitionTests {
    /// A road along the meridian of Greenwich, on which a degree takes an hour up to 5° north, and a quarter beyond.
    private struct Meridian: MapDataProvider {
        let methodName = "meridian"
        let asked = CurrentValueSubject<Int, Never>(0)

        func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
            asked.send(asked.value + 1)
            func hours(_ latitude: Double) -> Double { min(latitude, 5) + max(0, latitude - 5) / 4 }
            let legs = zip(trip.waypoints, trip.waypoints.dropFirst()).enumerated().map { index, stops in
                let (start, end) = (stops.0.location, stops.1.location)
                return Leg(
                    from: index, to: index + 1, distance: start.distance(to: end), initialBearing: 0, source: .roads,
                    duration: (hours(end.latitude) - hours(start.latitude)) * 3_600, geometry: [start, end])
            }
            return Just(Route(legs: legs)).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
        }

        func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
            Fail(error: .noRoadEngine).eraseToAnyPublisher()
        }
    }

    /// Towns at whole degrees of latitude.
    private var towns: TownSource {
        func town(_ number: Int) -> FoundPlace {
            FoundPlace(
                Place(
                    name: "T\(number)", region: nil, country: "XX", coordinate: place(Double(number), 0),
                    population: 5_000))
        }
        return TownSource(
            towns: { _, _, _, _ in [] },
            townsAlong: { path, _, _, _ in
                (1...12).map {
                    let passed = (Double($0) - path[0].latitude) / (path[1].latitude - path[0].latitude)
                    return TownAlongWay(
                        number: $0, coordinate: place(Double($0), 0), people: 5_000, passed: passed, off: 0)
                }
            },
            isReached: { _, _ in true }, place: town, sea: { _, _ in { _, _ in 0 } })
    }

    private func answer(_ minutes: Int) throws -> (days: PlannedDays, asked: Int) {
        var trip = Trip(id: id(1), name: name("North"), waypoints: [stop(11, "A", 0, 0), stop(12, "B", 12.8, 0)])
        try trip.plan.set(.dailyMinutes(minutes))
        let meridian = Meridian()
        let clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
        let dependencies = DaysDependencies(
            model: try DataModel(store: InMemoryStore([trip])), mapData: meridian, unit: .kilometers,
            clock: { _ in clock }, towns: { towns }, identifiers: SeededIdentifiers(seed: 1),
            today: { CivilDate(daysSince1970: 20_000) },
            editStops: { _, _, _, _ in Empty().eraseToAnyPublisher() })
        let interactor = DaysBuilder.interactor(trip: id(1), dependencies, DaysProposals())
        var request = DaysRequest()
        request.towns = true
        try interactor.propose(request)
        let days = try TestSupport.answer(of: interactor.detail.compactMap { $0?.days.value })
        return (days, meridian.asked.value)
    }

    @Test("a day that turns out too long is planned again by the times that were measured")
    func again() throws {
        // Seven hours in two days of four. The middle of the way is at 6.4°, and T6 more than five hours from A.
        let (days, asked) = try answer(240)
        #expect(days.plan.trip.waypoints.map(\.name.text) == ["A", "T4", "B"])
        #expect(days.itinerary.days.map(\.driving) == [14_400, 10_620])
        #expect(days.itinerary.days.flatMap(\.warnings) == [])
        #expect(asked == 3)
    }

    @Test("days that are short enough are planned once")
    func once() throws {
        let (days, asked) = try answer(345)
        #expect(days.plan.trip.waypoints.map(\.name.text) == ["A", "T6", "B"])
        #expect(asked == 2)
    }
}
