import Entities
import Geodesy
import JSON
import TestSupport
import Testing
import Text

@Suite("Ways with crossings")
struct CrossingTests {
    private static let ferry = Crossing(
        from: "Hella", to: "Dragsvik", kind: .ferry, distance: 6_000, duration: 900, wait: 1_800)
    private static let train = Crossing(
        from: "Calais", to: "Folkestone", kind: .train, distance: 50_000, duration: 2_100, wait: 900)

    private func leg(
        _ from: Int, _ source: LegSource, _ metres: Double, _ seconds: Double, _ crossings: [Crossing] = []
    ) -> Leg {
        Leg(
            from: from, to: from + 1, distance: metres, straightDistance: metres * 0.75, initialBearing: 90,
            source: source, duration: seconds, crossings: crossings)
    }

    private func text(_ legs: [Leg]) -> String { Wording.length(RouteLength(of: legs), in: .kilometers) }

    @Test("What is driven is the way without its crossings and the waits before them")
    func driven() {
        let way = leg(0, .roads, 106_400, 9_000, [Self.ferry, Self.train])
        #expect(way.drivingDistance == 50_400 && way.drivingDuration == 3_300 && way.hasCrossing)
        let flight = leg(0, .air, 900_000, 15_000)
        #expect(flight.drivingDistance == 0 && flight.drivingDuration == 0 && flight.hasCrossing)
        let road = leg(0, .roads, 10_000, 600)
        #expect(road.drivingDistance == 10_000 && road.drivingDuration == 600 && !road.hasCrossing)
        let length = RouteLength(of: [way, flight, road])
        #expect(length.drivingMetres == 60_400 && length.drivingDuration == 3_900 && length.duration == 24_600)
        #expect(length.ferryMetres == 6_000 && length.trainMetres == 50_000 && length.airMetres == 900_000)
        #expect(length.straightMetres == 762_300)
        var sum = RouteLength(of: [way])
        sum += RouteLength(of: [flight, road])
        #expect(sum == length)
    }

    @Test("A total has whole kilometres, each way for itself, and the straight line")
    func totals() {
        let straight = " · "
        #expect(
            text([leg(0, .roads, 106_400, 9_000)]) == "about 106 km by road, 2 h 30 min\(straight)79.8 km straight line"
        )
        #expect(
            text([leg(0, .roads, 106_400, 9_000, [Self.ferry]), leg(1, .roads, 9_700, 900)])
                == "about 110 km by road and 6.00 km by ferry, 2 h 45 min\(straight)87.1 km straight line")
        #expect(
            text([leg(0, .roads, 106_400, 9_000, [Self.ferry, Self.train]), leg(1, .sea, 300_000, 9_000)])
                == "about 50 km by road, 6.00 km by ferry, 50 km by train and 300 km by sea, 5 h"
                + "\(straight)304.8 km straight line")
        #expect(
            text([leg(0, .air, 900_400, 14_700)]) == "about 900 km by air, 4 h 5 min\(straight)675.3 km straight line")
        #expect(
            text([leg(0, .roads, 106_400, 9_000), leg(1, .estimated, 20_000, 1_200)])
                == "about 126 km by road, 2 h 50 min, 1 of 2 legs estimated\(straight)94.8 km straight line")
    }

    @Test("A leg says by what the car is carried")
    func legs() {
        let legs = [
            leg(0, .roads, 106_400, 9_000, [Self.ferry]), leg(1, .roads, 206_400, 9_000, [Self.ferry, Self.ferry]),
            leg(2, .roads, 80_400, 9_000, [Self.train]), leg(3, .sea, 300_000, 9_000), leg(4, .air, 900_000, 14_700),
            leg(5, .roads, 9_994, 600), leg(6, .roads, 970, 87), leg(7, .estimated, 20_000, 1_200),
        ]
        let route = Route(legs: legs)
        #expect(
            legs.map { Wording.distance(of: $0, in: route, .kilometers) } == [
                "about 106 km, ferry", "about 206 km, 2 ferries", "about 80 km, train", "about 300 km by sea",
                "about 900 km by air", "about 9.99 km", "about 0.97 km", "est. 20.0 km",
            ])
        #expect(legs.suffix(3).map { Wording.duration(of: $0) } == ["about 10 min", "about 1 min", "about 20 min"])
        #expect(Wording.cumulative(106_400, in: route, .kilometers) == "106 km")
        #expect(Wording.cumulative(106_400, in: .none, .kilometers) == "106.4 km")
        #expect(
            Wording.roundDistance(16_000, in: .miles) == "9.94 mi"
                && Wording.roundDistance(17_000, in: .miles) == "11 mi")
    }

    @Test("What is assumed is said, of several legs once")
    func notices() {
        let trip = coast()
        func sentences(_ notices: [RouteNotice]) -> [String] { Wording.notices(notices, of: trip, in: .kilometers) }
        #expect(
            sentences([.noWay(from: 0, to: 1, assumed: .sea)])
                == ["no road or car ferry is known from Lisbon to Porto; a crossing of the sea is assumed"])
        #expect(
            sentences([.noWay(from: 0, to: 1, assumed: .air), .noWay(from: 1, to: 2, assumed: .air)]) == [
                "no road or car ferry is known from Lisbon to Porto and from Porto to Faro; flights are assumed"
            ])
        #expect(
            sentences([.noWay(from: 0, to: 1, assumed: .estimated)])
                == ["no main road is known from Lisbon to Porto; that leg is an estimate from the straight line"])
    }

    @Test("Programs get what is driven and the ferries, where there is a crossing")
    func document() {
        let route = Route(legs: [leg(0, .roads, 106_400, 9_000, [Self.ferry]), leg(1, .roads, 9_700, 900)])
        #expect(
            route.legDocuments.text(pretty: false)
                == #"[{"from":1,"to":2,"distanceMeters":106400,"straightMeters":79800,"bearingDegrees":90,"#
                + #""cumulativeMeters":106400,"source":"roads","durationSeconds":9000,"drivingMeters":100400,"#
                + #""drivingSeconds":6300,"ferries":[{"from":"Hella","to":"Dragsvik","kind":"ferry","seconds":900}]},"#
                + #"{"from":2,"to":3,"distanceMeters":9700,"straightMeters":7275,"bearingDegrees":90,"#
                + #""cumulativeMeters":116100,"source":"roads","durationSeconds":900}]"#)
        #expect(
            JSONValue.object(route.length.totalMembers).text(pretty: false)
                == #"{"distanceMeters":116100,"straightMeters":87075,"durationSeconds":9900,"drivingMeters":110100,"#
                + #""drivingSeconds":7200}"#)
    }
}
