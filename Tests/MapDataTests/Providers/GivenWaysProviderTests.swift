import Entities
import Geodesy
import JSON
import MapData
import Reactive
import TestSupport
import Testing
import Text

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
        #expect(leg.distance == measured.legs[0].distance && leg.duration == 9_000)
        #expect(leg.drivingDistance == 0 && leg.drivingDuration == 0 && leg.hasCrossing)
        #expect(given.length.drivingMetres == measured.legs[1].distance)
        #expect(given.length.ferryMetres == leg.distance)
        #expect(given.legs[1] == measured.legs[1])
    }

    @Test("a drive of a known time is driven; a way without a time has that which is measured")
    func others() throws {
        let measured = try #require(route(try trip(nil)))
        let drive = try #require(route(try trip(Way(by: .drive, minutes: 40))))
        #expect(drive.legs[0].drivingDuration == 2_400 && drive.legs[0].drivingDistance == measured.legs[0].distance)
        let ferry = try #require(route(try trip(Way(by: .ferry))))
        #expect(ferry.legs[0].duration == measured.legs[0].duration && ferry.legs[0].drivingDuration == 0)
        let train = try #require(route(try trip(Way(by: .train, minutes: 5))))
        #expect(train.length.trainMetres == measured.legs[0].distance && train.length.ferryMetres == 0)
        let flight = try #require(route(try trip(Way(by: .flight, minutes: 5))))
        #expect(flight.length.airMetres == measured.legs[0].distance)
    }

    @Test("pages say that the way is the person's, and documents how many there are")
    func words() throws {
        let given = try #require(route(try trip(Way(by: .ferry, minutes: 150))))
        #expect(Wording.distance(of: given.legs[0], in: given, .kilometers).hasSuffix(", your ferry"))
        #expect(Wording.length(given.length, in: .kilometers).contains("1 of 2 legs as given"))
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
