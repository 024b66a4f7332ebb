import Entities
import Geodesy
import JSON
import Reactive
import TestSupport
import Testing
import Text

@testable import MapData

@Suite("Ways that the person gave, in place of what is measured")
struct GivenWaysProviderTests {
    /// The coast, with a ferry of two hours and a half to Porto.
    private func trip(_ way: Way?) throws -> Trip {
        var trip = coast()
        try trip.waypoints[1].plan.set(.way(way))
        return trip
    }

    private func route(_ trip: Trip, _ provider: any MapDataProvider = MixedMapData()) -> Route? {
        GivenWaysProvider(provider).directions(for: trip).record().values.first
    }

    @Test("the leg has the time of the way and its own source, and nothing of it is driven")
    func ferry() throws {
        let measured = try #require(route(try trip(nil)))
        let given = try #require(route(try trip(Way(by: .ferry, minutes: 150))))
        #expect(measured.legs.map(\.given) == [nil, nil] && measured.length.givenLegs == 0)
        #expect(given.legs.map(\.given) == [.ferry, nil] && given.length.givenLegs == 1)
        #expect(given.legs.map(\.sourceName) == ["given", measured.legs[1].source.rawValue])
        let leg = given.legs[0]
        #expect(leg.distance == leg.straightDistance && leg.duration == 9_000)
        #expect(leg.drivingDistance == 0 && leg.drivingDuration == 0 && leg.hasCrossing)
        #expect(given.length.drivingMetres == measured.legs[1].distance)
        #expect(given.length.ferryMetres == leg.distance)
        #expect(given.legs[1] == measured.legs[1])
    }

    @Test("a drive of a known time is driven; a ferry that nobody knows has the time of an assumed crossing")
    func others() throws {
        let measured = try #require(route(try trip(nil)))
        let drive = try #require(route(try trip(Way(by: .drive, minutes: 40))))
        #expect(drive.legs[0].drivingDuration == 2_400 && drive.legs[0].drivingDistance == measured.legs[0].distance)
        let ferry = try #require(route(try trip(Way(by: .ferry))))
        let straight = measured.legs[0].straightDistance
        #expect(ferry.legs[0].duration == LegSource.sea.assumedDuration(straight: straight))
        #expect(ferry.legs[0].drivingDuration == 0)
        let train = try #require(route(try trip(Way(by: .train, minutes: 5))))
        #expect(train.length.trainMetres == measured.legs[0].straightDistance && train.length.ferryMetres == 0)
        let flight = try #require(route(try trip(Way(by: .flight, minutes: 5))))
        #expect(flight.length.airMetres == measured.legs[0].straightDistance)
    }

    @Test("pages say that the way is the person's, and documents how many there are")
    func words() throws {
        let given = try #require(route(try trip(Way(by: .ferry, minutes: 150))))
        #expect(Wording.distance(of: given.legs[0], in: given, .kilometers).hasSuffix(", your ferry"))
        #expect(Wording.length(given.length, in: .kilometers).contains("1 leg set by you"))
        #expect(
            given.length.sourcesDocument
                == .object([JSONMember("osrm", .integer(1)), JSONMember("given", .integer(1))]))
        #expect(given.legDocuments.array?.first?["source"]?.string == "given")
        #expect(given.legDocuments.array?.first?["drivingMeters"] == .integer(0))
        let straight = try #require(route(try trip(Way(by: .ferry, minutes: 150)), StraightLineProvider()))
        #expect(
            straight.length.sourcesDocument
                == .object([JSONMember("straight", .integer(1)), JSONMember("given", .integer(1))]))
    }

    @Test("an estimate leaves the time of a given way, and the length of what is carried")
    func estimate() throws {
        let route = try #require(route(try trip(Way(by: .ferry, minutes: 150)), StraightLineProvider()))
        let estimate = DrivingEstimate().route(route)
        #expect(estimate.legs[0].duration == 9_000 && estimate.legs[0].distance == route.legs[0].distance)
        #expect(estimate.legs[1].distance == route.legs[1].distance * 1.25)
        let drive = try #require(self.route(try trip(Way(by: .drive, minutes: 40)), StraightLineProvider()))
        #expect(DrivingEstimate().route(drive).legs[0].duration == 2_400)
        #expect(DrivingEstimate().route(drive).legs[0].distance == drive.legs[0].distance * 1.25)
    }

    @Test("what is carried is as long as the great circle, whatever the road between the stops is")
    func greatCircle() throws {
        let leg = Leg(
            from: 0, to: 1, distance: 900_000, straightDistance: 274_000, initialBearing: 0, source: .roads,
            duration: 30_000)
        for (means, metres) in [(Way.Means.ferry, 274_000.0), (.train, 274_000), (.flight, 274_000), (.drive, 900_000)]
        {
            let given = Route(legs: [leg]).given(by: try trip(Way(by: means, minutes: 60)))
            #expect(given.legs[0].distance == metres && given.distance == metres)
            #expect(given.legs[0].drivingDistance == (means == .drive ? metres : 0))
        }
    }

    @Test("the line and the length of a crossing are kept where the measured way is by the same means for half of it")
    func measuredLine() throws {
        let line = [coast().waypoints[0].location, coast().waypoints[1].location]
        func given(_ means: Way.Means, _ crossings: [(kind: Crossing.Kind, metres: Double)]) throws -> Leg {
            let leg = Leg(
                from: 0, to: 1, distance: 300_000, straightDistance: 200_000, initialBearing: 0, source: .roads,
                duration: 30_000, geometry: line,
                crossings: crossings.map {
                    Crossing(from: "", to: "", kind: $0.kind, distance: $0.metres, duration: 60)
                })
            return Route(legs: [leg]).given(by: try trip(Way(by: means, minutes: 60))).legs[0]
        }
        for crossings in [
            [(Crossing.Kind.ferry, 150_000.0)], [(.ferry, 100_000), (.ferry, 60_000)],
        ] {
            let leg = try given(.ferry, crossings)
            #expect(leg.distance == 300_000 && leg.geometry == line && leg.drivingDistance == 0)
        }
        // Through a tunnel by train, along motorways to another ferry, or with nothing that carries the car.
        for crossings in [
            [(Crossing.Kind.train, 160_000.0)], [(.ferry, 149_000)], [(.ferry, 200_000), (.train, 50_000)], [],
        ] {
            let leg = try given(.ferry, crossings)
            #expect(leg.distance == 200_000 && leg.geometry.isEmpty)
        }
        #expect(try given(.train, [(.train, 160_000)]).geometry == line)
        #expect(try given(.flight, [(.ferry, 160_000)]).geometry.isEmpty)
        #expect(try given(.drive, [(.ferry, 10_000)]).geometry == line)
    }

    @Test("the table has the person's minutes for the two neighbours in both directions, and all else as measured")
    func table() throws {
        var trip = try trip(Way(by: .ferry, minutes: 150))
        let measured = RoadTable(
            count: 3, distances: [0, 1, 2, 3, 0, 4, 5, 6, 0], durations: [0, 10, 20, 30, 0, 40, 50, 60, 0],
            sources: Array(repeating: .roads, count: 9), notices: [.noRoad(from: 0, to: 1), .noRoad(from: 1, to: 2)])
        let table = measured.given(by: trip)
        #expect(table.durations == [0, 9_000, 20, 9_000, 0, 40, 50, 60, 0])
        let metres = trip.waypoints[0].location.distance(to: trip.waypoints[1].location)
        #expect(table.distances == [0, metres, 2, metres, 0, 4, 5, 6, 0])
        #expect(table.given == [1: .ferry, 3: .ferry] && table.notices == [.noRoad(from: 1, to: 2)])
        // A drive of a known time keeps its length, a way without a time that which is measured.
        try trip.waypoints[1].plan.set(.way(Way(by: .drive, minutes: 1)))
        #expect(measured.given(by: trip).distances == measured.distances)
        try trip.waypoints[1].plan.set(.way(Way(by: .train)))
        #expect(measured.given(by: trip).durations == measured.durations)
        // The way to the first stop counts on a round trip only, and that of the other direction is its own.
        try trip.waypoints[0].plan.set(.way(Way(by: .flight, minutes: 2)))
        #expect(measured.given(by: trip).durations == measured.durations)
        trip.isRoundTrip = true
        #expect(measured.given(by: trip).durations == [0, 10, 120, 30, 0, 40, 120, 60, 0])
    }

    @Test("that no way was found is said no more where one is given")
    func notices() throws {
        let legs = [
            Leg(from: 0, to: 1, distance: 1, initialBearing: 0), Leg(from: 1, to: 2, distance: 1, initialBearing: 0),
        ]
        let route = Route(
            legs: legs,
            notices: [.noWay(from: 0, to: 1, assumed: .sea), .noRoad(from: 1, to: 2), .offRoad(stop: 1, distance: 9)])
        #expect(
            route.given(by: try trip(Way(by: .ferry))).notices == [
                .noRoad(from: 1, to: 2), .offRoad(stop: 1, distance: 9),
            ])
        #expect(route.given(by: try trip(nil)) == route)
    }

    @Test("the length of a trip counts them too, and is asked for as ever where there are none")
    func lengths() throws {
        let provider = GivenWaysProvider(StraightLineProvider())
        let given = provider.totalDistance(for: try trip(Way(by: .ferry, minutes: 150))).record().values.first
        #expect(given?.givenLegs == 1)
        #expect(
            provider.totalDistance(for: coast()).record().values
                == StraightLineProvider().totalDistance(for: coast()).record().values)
    }
}
