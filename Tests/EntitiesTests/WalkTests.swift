import CivilTime
import Entities
import Geodesy
import TestSupport
import Testing
import Text

/// The legs that are walked.
@Suite("Walks")
struct WalkTests {
    /// A trip eastwards along the equator whose legs are as long as the given metres, and its route.
    private func trip(
        _ metres: [Double], source: LegSource = .roads, points: Int = 2
    ) -> (trip: Trip, route: Route) {
        var east = 0.0
        var stops = [stop(10, "S1", 0, 0)]
        for (index, length) in metres.enumerated() {
            east += length / 1.3
            stops.append(stop(UInt64(11 + index), "S\(index + 2)", 0, east / 111_195))
        }
        let legs = metres.enumerated().map { index, length in
            Leg(
                from: index, to: index + 1, distance: length, straightDistance: length / 1.3, initialBearing: 90,
                source: source, duration: length / (40 / 3.6),
                geometry: (0..<points).map { stops[index + ($0 == 0 ? 0 : 1)].location.moved(by: Double($0)) })
        }
        return (Trip(id: id(1), name: name("T"), waypoints: stops), Route(legs: legs))
    }

    @Test(
        "within a city what leads through streets is walked, and what is short by road",
        arguments: [
            ([850.0, 3_900], LegSource.roads, 2, [true, true]), ([850, 4_100], .roads, 2, [false, false]),
            ([850, 900, 910, 5_700], .roads, 2, [true, true, true, false]), ([850, 2_900], .roads, 5, [true, false]),
            ([850, 1_900], .osrm, 5, [true, true]),
            ([850, 1_900], .estimated, 0, [false, false]),
            ([3_900, 3_900, 3_900, 3_900, 3_000], .roads, 2, [true, true, true, true, true]),
            ([3_900, 3_900, 3_900, 3_900, 3_900, 3_000], .roads, 2, [false, false, false, false, false, false]),
        ])
    func rule(metres: [Double], source: LegSource, points: Int, walked: [Bool]) {
        let (trip, route) = trip(metres, source: source, points: points)
        #expect(route.given(by: trip).legs.map(\.isWalked) == walked)
    }

    @Test("a walk takes a minute for 75 m and is no driving; the way back of a round trip is one, too")
    func pace() {
        let (trip, route) = trip([750, 1_500])
        let walk = route.given(by: trip)
        #expect(walk.legs.map(\.duration) == [600, 1_200] && walk.length.isOnFoot)
        #expect(walk.length.drivingMetres == 0 && walk.length.drivingDuration == 0 && walk.length.duration == 1_800)
        #expect(walk.legs.allSatisfy { !$0.isCarried && $0.drivingDistance == 0 })
        #expect(Wording.length(walk.length, in: .kilometers) == "about 2.3 km, 30 min on foot")
        #expect(Wording.distance(of: walk.legs[0], in: walk, .kilometers) == "about 750 m")
    }

    @Test("the person's word counts: walked anywhere, in an own time, and driven after all")
    func given() throws {
        var (trip, route) = trip([850, 9_000])
        try trip.waypoints[1].plan.set(.way(Way(by: .walk)))
        let walk = route.given(by: trip)
        #expect(walk.legs.map(\.isWalked) == [true, false] && walk.legs[0].duration == 680)
        #expect(
            Wording.length(walk.length, in: .kilometers, hasStraight: false)
                == "about 9.00 km by road and 850 m on foot, 25 min, 1 leg set by you")
        try trip.waypoints[1].plan.set(.way(Way(by: .walk, minutes: 40)))
        #expect(route.given(by: trip).legs[0].duration == 2_400)
        // In a city the others are walked all the same.
        (trip, route) = self.trip([850, 900])
        try trip.waypoints[1].plan.set(.way(Way(by: .drive)))
        #expect(route.given(by: trip).legs.map(\.isWalked) == [false, true])
        // A ferry to another part of the town is as long as it is.
        (trip, route) = self.trip([6_000, 900])
        #expect(route.given(by: trip).legs.map(\.isWalked) == [false, false])
        try trip.waypoints[1].plan.set(.way(Way(by: .ferry, minutes: 20)))
        #expect(route.given(by: trip).legs.map(\.isWalked) == [false, true])
    }

    @Test("of a straight line that is walked the length is estimated, and the time follows from it")
    func straight() throws {
        var (trip, route) = trip([1_300], source: .straight, points: 0)
        try trip.waypoints[1].plan.set(.way(Way(by: .walk)))
        let leg = DrivingEstimate().route(route.given(by: trip)).legs[0]
        #expect(leg.isWalked && leg.distance == 1_300 * 1.25 && leg.duration == leg.distance / 75 * 60)
    }

    @Test(
        "a walk is read and said as people say it",
        arguments: [
            ("walk", "on foot", "walk"), ("walk 40m", "on foot, 40 min", "walk 40m"),
            ("on foot 1h", "on foot, 1 h", "walk 1h"), ("w 40m", "on foot, 40 min", "walk 40m"),
        ])
    func words(typed: String, said: String, kept: String) throws {
        let today = try #require(CivilDate(text: "2027-06-01"))
        let setting = try PlanText.way(typed, start: nil, today: today, currency: nil)
        var plan = StopPlan.none
        try plan.set(setting)
        #expect(Wording.planned(plan) == [said] && plan.way?.typedText == kept)
    }

    @Test(
        "lengths of walks are round, and times suffice",
        arguments: [(848.0, 680.0, "about 850 m, 12 min on foot"), (9_340, 7_472, "about 9.3 km, 2 h 5 min on foot")])
    func text(metres: Double, seconds: Double, text: String) {
        #expect(Wording.walk(metres: metres, seconds: seconds, in: .kilometers) == text)
    }
}

extension Coordinate {
    /// A place some metres further north.
    fileprivate func moved(by metres: Double) -> Coordinate {
        (try? Coordinate(latitude: latitude + metres / 111_195, longitude: longitude)) ?? self
    }
}
