import Entities
import Geodesy
import JSON
import TestSupport
import Testing
import Text

@Suite("What is said of lengths and times by their sources")
struct RouteWordingTests {
    /// Legs of 10 km and 10 minutes each, straight ones without a time.
    private func route(_ sources: [LegSource], notices: [RouteNotice] = []) -> Route {
        Route(
            legs: sources.enumerated().map { index, source in
                Leg(
                    from: index, to: index + 1, distance: 10_000, initialBearing: 0, source: source,
                    duration: source == .straight ? nil : 612)
            }, notices: notices)
    }

    @Test("a way that takes a ferry for an hour or more names it, but not one that the person gave")
    func longFerries() {
        func leg(_ minutes: Double, given: Way.Means? = nil) -> Leg {
            let ferry = Crossing(from: "Livorno", to: "Bastia", kind: .ferry, distance: 100_000, duration: minutes * 60)
            return Leg(
                from: 0, to: 1, distance: 494_000, initialBearing: 0, source: .roads, duration: 30_000,
                crossings: [ferry], given: given)
        }
        let named = Wording.longCrossings(of: Route(legs: [leg(255), leg(15), leg(255, given: .ferry)]))
        #expect(named == ["1 → 2 by the ferry Livorno – Bastia, about 4 h 15 min"])
    }

    @Test(
        "a total says what it is made of",
        arguments: [
            ([], "0 km straight line"),
            ([.straight, .straight], "20.0 km straight line"),
            ([.osrm, .osrm], "20.0 km by road (OSRM), 20 min · 20.0 km straight line"),
            ([.valhalla], "10.0 km by road (Valhalla), 10 min · 10.0 km straight line"),
            ([.osrm, .valhalla], "20.0 km by road (OSRM and Valhalla), 20 min · 20.0 km straight line"),
            (
                [.osrm, .estimated, .osrm],
                "30.0 km by road (OSRM), about 30 min, 1 of 3 legs estimated · 30.0 km straight line"
            ),
            ([.estimated, .estimated], "20.0 km estimated from straight lines, about 20 min"),
            ([.osrm, .straight], "20.0 km by road (OSRM), 1 of 2 legs straight · 20.0 km straight line"),
            (
                [.osrm, .estimated, .straight],
                "30.0 km by road (OSRM), 1 of 3 legs estimated, 1 of 3 legs straight · 30.0 km straight line"
            ),
            ([.estimated, .straight], "20.0 km straight line, 1 of 2 legs estimated"),
        ] as [([LegSource], String)])
    func totals(sources: [LegSource], text: String) {
        #expect(Wording.length(route(sources).length, in: .kilometers) == text)
        #expect(Wording.total(route(sources).length, in: .kilometers) == "Total: \(text)")
    }

    @Test("without the time nothing of it is left")
    func withoutTime() {
        #expect(
            Wording.length(route([.osrm, .estimated]).length, in: .kilometers, hasTime: false)
                == "20.0 km by road (OSRM), 1 of 2 legs estimated · 20.0 km straight line")
    }

    @Test("each leg is marked where it is not what the others are")
    func legs() {
        func texts(_ sources: [LegSource]) -> [String] {
            let route = route(sources)
            return route.legs.map { leg in
                [Wording.distance(of: leg, in: route, .kilometers), Wording.duration(of: leg) ?? "-"]
                    .joined(separator: " ")
            }
        }
        #expect(texts([.straight, .straight]) == ["10.0 km -", "10.0 km -"])
        #expect(
            texts([.osrm, .estimated, .straight]) == [
                "10.0 km 10 min", "est. 10.0 km about 10 min", "straight 10.0 km -",
            ])
    }

    @Test("A time is rounded to minutes once, from what it is and not from its seconds")
    func roundedOnce() {
        func text(_ seconds: [Double]) -> String? {
            let legs = seconds.enumerated().map { index, seconds in
                Leg(from: index, to: index + 1, distance: 1, initialBearing: 0, source: .osrm, duration: seconds)
            }
            return Wording.duration(of: RouteLength(of: legs))
        }
        #expect(text([89.6]) == "1 min" && text([90]) == "2 min" && text([29.99]) == "0 min")
        // Three tenths are a little less than the sum of three.
        #expect(text([89.7, 0.1, 0.1, 0.1]) == "2 min")
        #expect(text([3_629.5, 3_629.5]) == "2 h 1 min" && text([3_629.4, 3_629.4]) == "2 h 1 min")
        #expect(Wording.duration(seconds: 149.9, isEstimate: true) == "about 2 min")
    }

    @Test("Where the road ends before a stop is said, also beside estimates, of three stops at most")
    func roadEnds() {
        #expect(notices([.roadEnds(stop: 1, distance: 4_650)]) == ["the road ends 4.65 km before Porto"])
        #expect(
            notices([.offRoad(stop: 0, distance: 5_340), .roadEnds(stop: 1, distance: 310)]) == [
                "Lisbon is 5.34 km from the nearest road that the engine knows; its legs are estimates",
                "the road ends 0.31 km before Porto",
            ])
        #expect(
            notices([0, 1, 2].map { .roadEnds(stop: $0, distance: 1_000) }, [.roadEnds(stop: 1, distance: 400)]) == [
                "the road ends 1.00 km before Lisbon of “Coast”, 1.00 km before Porto of “Coast”, "
                    + "1.00 km before Faro of “Coast” and before 1 more stop"
            ])
        #expect([RouteNotice.roadEnds(stop: 1, distance: 310), .noRoad(from: 0, to: 1)].ofEstimates.count == 1)
        #expect(
            notices([.noRoadTo(stop: 1, distance: 15_730)]) == [
                "no road that is known leads to Porto (16 km from the road)"
            ])
    }

    @Test("several ways together count their legs, and have a time when each has")
    func sums() {
        var sum = route([.osrm, .estimated]).length
        sum += route([.osrm]).length
        #expect(sum == route([.osrm, .estimated, .osrm]).length)
        #expect(sum.duration == 1_836)
        sum += RouteLength()
        #expect(sum.duration == 1_836)
        #expect(sum.sourcesDocument?.text() == #"{"estimated":1,"osrm":2}"#)
        sum += route([.straight]).length
        #expect(sum.duration == nil)
        #expect(RouteLength(straight: 5, legs: 2).sourcesDocument == nil)
    }

    private func notices(_ notices: [RouteNotice]...) -> [String] {
        Wording.notices(notices.map { (coast(), $0) }, in: .kilometers)
    }

    @Test("what failed is said once for all trips, and what is off the road by name, three of each and how many more")
    func noticesOfRoutes() {
        let dead = RouteNotice.noAnswer(engine: "http://localhost:5000", reason: "connection refused\u{1B}")
        #expect(notices([]) == [])
        #expect(
            notices([dead], [dead]) == [
                "the road engine at http://localhost:5000 gave no usable answer (connection refused\\u{1B}); "
                    + "missing distances are estimates"
            ])
        #expect(
            notices([], [.offRoad(stop: 1, distance: 390_600)]) == [
                "Porto is 391 km from the nearest road that the engine knows; its legs are estimates"
            ])
        #expect(
            notices([.offRoad(stop: 0, distance: 5_340)]) == [
                "Lisbon is 5.34 km from the nearest road that the engine knows; its legs are estimates"
            ])
        #expect(
            notices([.noRoad(from: 0, to: 2)]) == [
                "the engine knows no road from Lisbon to Faro; that leg is an estimate"
            ])
        #expect(
            notices([.offRoad(stop: 0, distance: 9_000)], [dead, .offRoad(stop: 9, distance: 12_300)]).last
                == "Lisbon of “Coast” (9.00 km) and a stop of “Coast” (12 km) are far from any road that the engine knows; "
                + "their legs are estimates")
        #expect(
            notices([.noRoad(from: 0, to: 1), .noRoad(from: 1, to: 2)]) == [
                "the engine knows no road from Lisbon to Porto and from Porto to Faro; these legs are estimates"
            ])
        #expect(
            notices((0..<6).map { .noRoad(from: $0 % 3, to: 0) }) == [
                "the engine knows no road from Lisbon to Lisbon, from Porto to Lisbon, from Faro to Lisbon and for "
                    + "3 more legs; these legs are estimates"
            ])
        #expect(
            notices((0..<4).map { .offRoad(stop: $0 % 3, distance: 9_000) }) == [
                "Lisbon (9.00 km), Porto (9.00 km), Faro (9.00 km) and 1 more are far from any road that the engine knows; "
                    + "their legs are estimates"
            ])
        #expect(
            notices([.offRoad(stop: 0, distance: 9_000), .noRoad(from: 1, to: 2)]) == [
                "Lisbon (9.00 km) is far from any road that the engine knows; its legs are estimates",
                "the engine knows no road from Porto to Faro; that leg is an estimate",
            ])
    }

    @Test("the short notices count what the long ones name, and name the trip or the number of trips where asked")
    func shortNotices() {
        func short(_ notices: [RouteNotice]..., namesTrips: Bool = false) -> [String] {
            Wording.shortNotices(notices.map { (coast(), $0) }, in: .kilometers, namesTrips: namesTrips)
        }
        let sea = RouteNotice.noWay(from: 0, to: 1, assumed: .sea)
        let air = RouteNotice.noWay(from: 1, to: 2, assumed: .air)
        #expect(short([]) == [])
        #expect(short([sea]) == ["1 leg by sea is assumed"])
        #expect(short([sea, air]) == ["2 legs by sea or air are assumed"])
        #expect(short([air], namesTrips: true) == ["1 leg by air is assumed in “Coast”"])
        #expect(
            short([air, .roadEnds(stop: 1, distance: 400)], [air, .noRoad(from: 0, to: 1)], namesTrips: true)
                == ["2 legs by air are assumed; 1 leg is an estimate; the road ends before 1 stop in 2 trips"])
        let dead = RouteNotice.noAnswer(engine: "http://localhost:5000", reason: "refused")
        #expect(short([dead, .offRoad(stop: 0, distance: 9_000)]).count == 2)
    }

    @Test("the shortest length says how it was measured, and its time without the last unit")
    func shortLength() {
        func short(_ sources: [LegSource]) -> [String] {
            Wording.shortLength(route(sources).length, in: .kilometers)
        }
        #expect(short([.straight]).count == 1 && short([.straight])[0].hasSuffix(" km straight"))
        #expect(short([.osrm, .estimated])[0].hasPrefix("est. "))
        #expect(short([.roads])[0] == Wording.roundDistance(route([.roads]).length.metres, in: .kilometers))
        #expect(short([.osrm]).count == 2)
    }

    @Test("the way along a leg goes through its stops and the places between them, each once")
    func paths() {
        let trip = coast()
        let places = trip.waypoints.map(\.location)
        let middle = place(40, -9.5)
        func leg(_ from: Int, _ geometry: [Coordinate]) -> Leg {
            Leg(from: from, to: from + 1, distance: 1, initialBearing: 0, source: .osrm, geometry: geometry)
        }
        let route = Route(legs: [leg(0, [places[0], middle, place(41.16, -8.6)]), leg(1, [])])
        #expect(route.path(of: route.legs[0], in: trip) == [places[0], middle, place(41.16, -8.6), places[1]])
        #expect(route.path(in: trip) == [places[0], middle, place(41.16, -8.6), places[1], places[2]])
        #expect(route.hasGeometry && !Route(legs: [leg(1, [])]).hasGeometry)
        #expect(Route.none.path(in: trip) == places)
    }

    @Test("only straight legs are estimated, and what is known of the others stays")
    func estimates() {
        let dead = RouteNotice.noAnswer(engine: "e", reason: "r")
        let road = Leg(
            from: 1, to: 2, distance: 5, initialBearing: 7, source: .valhalla, duration: 3,
            geometry: [place(1, 2), place(3, 4)])
        let straight = Leg(from: 0, to: 1, distance: 80_000, initialBearing: 0)
        let route = DrivingEstimate().route(Route(legs: [straight, road], notices: [dead]))
        #expect(route.legs[1] == road)
        #expect(route.legs[0].source == .estimated && route.legs[0].distance == 100_000)
        #expect(route.legs[0].duration == 4_200)
        #expect(route.notices == [dead])
    }
}
