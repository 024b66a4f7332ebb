import EmbeddedData
import Entities
import Geodesy
import Reactive
import Shorelines
import TestSupport
import Testing

@testable import MapData

@Suite("Ferries of the person, whose way is that of a ship")
struct SailedWayTests {
    /// From Nice to Bastia by what is given.
    private func trip(_ way: Way?) throws -> Trip {
        var trip = Trip(
            id: id(1), name: name("Corsica"),
            waypoints: [stop(1, "Nice", 43.7, 7.28), stop(2, "Bastia", 42.702, 9.451)])
        try trip.waypoints[1].plan.set(.way(way))
        return trip
    }

    private var ships: SeaLines {
        SeaLines {
            let file = embedded_shorelines()
            return try? Shorelines(permanent: file.bytes, count: file.count)
        }
    }

    @Test("It is as long as its line around land, and takes the time that the person gave")
    func ferry() throws {
        let provider = GivenWaysProvider(MixedMapData(), ships: ships)
        let trip = try trip(Way(by: .ferry, minutes: 360))
        let leg = try #require(provider.directions(for: trip).record().values.first?.legs.first)
        #expect(leg.geometry.count > 3 && leg.duration == 21_600 && leg.isCarried)
        #expect(leg.distance > 1.08 * leg.straightDistance && leg.distance < 1.2 * leg.straightDistance)
        let length = try #require(provider.totalDistance(for: trip).record().values.first)
        #expect(length.ferryMetres == leg.distance && length.straightMetres == leg.straightDistance)
    }

    @Test("Flights, trains and straight lines stay great circles", arguments: [Way.Means.flight, .train, .ferry])
    func straight(means: Way.Means) throws {
        let measured: any MapDataProvider = means == .ferry ? StraightLineProvider() : MixedMapData()
        let provider = GivenWaysProvider(measured, ships: ships)
        let trip = try trip(Way(by: means, minutes: 60))
        let leg = try #require(provider.directions(for: trip).record().values.first?.legs.first)
        #expect(leg.geometry.isEmpty && leg.distance == leg.straightDistance)
    }
}
