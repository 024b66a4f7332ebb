import EmbeddedData
import Entities
import Geodesy
import MapData
import PlaceNames
import Places
import Shorelines
import TestSupport
import Testing

@testable import Itineraries

@Suite("Towns for nights on the way")
struct TownTests {
    /// Towns at these kilometres along the equator, of so many people; no water.
    private func source(
        _ towns: [(kilometres: Double, north: Double, people: Int)], sea: Double = 0
    ) -> TownSource {
        func place(_ index: Int) -> Coordinate {
            TestSupport.place(towns[index].north, towns[index].kilometres * 1_000 / Earth.meanRadius * 180 / .pi)
        }
        return TownSource(
            towns: { start, end, stretch, people in
                towns.indices.filter { index in
                    let (to, from) = (place(index).distance(to: end), start.distance(to: place(index)))
                    return towns[index].people >= people && to + from <= stretch * start.distance(to: end)
                }.map {
                    TownNearLine(
                        number: $0, coordinate: place($0), people: towns[$0].people,
                        distanceToEnd: place($0).distance(to: end))
                }
            },
            townsAlong: { _, _, _, _ in [] }, isReached: { _, _ in true },
            place: {
                FoundPlace(
                    Place(
                        name: "T\(towns[$0].kilometres)", region: nil, country: "XX", coordinate: place($0),
                        population: towns[$0].people))
            },
            sea: { _, _ in { _, _ in sea } })
    }

    /// Stops at these kilometres along the equator; an hour is 80 km of straight line.
    private func trip(_ kilometres: Double..., roundTrip: Bool = false) throws -> Trip {
        let stops = kilometres.enumerated().map { index, kilometres in
            stop(UInt64(10 + index), "S\(index + 1)", 0, kilometres * 1_000 / Earth.meanRadius * 180 / .pi)
        }
        var trip = Trip(id: id(1), name: name("T"), waypoints: stops, isRoundTrip: roundTrip)
        try trip.plan.set(.legMinutes(0))
        return trip
    }

    private func plan(_ trip: Trip, _ source: TownSource) -> TownPlan {
        let route = DrivingEstimate(trip.plan).route(straightLineRoute(of: trip))
        return TownPlan(trip, along: route, source, identifiers: SeededIdentifiers(seed: 1))
    }

    private func names(_ plan: TownPlan) -> [String] { plan.trip.waypoints.map(\.name.text) }

    @Test("the best town is near the share of the day, large, and little out of the way; two others are named")
    func best() throws {
        // Ten hours in days of six: five each, at 400 km.
        let towns = source([(400, 0, 5_000), (390, 1, 5_000), (350, 0, 5_000), (420, 0, 1_000), (401, 0, 4_000)])
        let plan = plan(try trip(0, 800), towns)
        #expect(names(plan) == ["S1", "T400.0", "S2"])
        #expect(plan.origins == [0, nil, 1])
        // What is a few kilometres from the town is no alternative.
        #expect(plan.towns[1]?.alternatives.map(\.name) == ["T350.0", "T390.0"])
        #expect(plan.trip.waypoints[1].plan.nights == 1)
        #expect(plan.trip.waypoints[1].plan.kind == .sleep)
        #expect(plan.warnings == [])
    }

    @Test("a town of ten times the people is worth twelve minutes")
    func size() throws {
        // 20 km and 15 minutes from the share count half: 7.5 minutes.
        #expect(names(plan(try trip(0, 800), source([(400, 0, 3_000), (420, 0, 30_000)])))[1] == "T420.0")
        #expect(names(plan(try trip(0, 800), source([(400, 0, 3_000), (440, 0, 30_000)])))[1] == "T400.0")
    }

    @Test("legs that fit into a day get none, also where days are split elsewhere")
    func none() throws {
        let towns = source([(100, 0, 5_000), (500, 0, 5_000)])
        #expect(names(plan(try trip(0, 400, 800), towns)) == ["S1", "S2", "S3"])
    }

    @Test("what is driven before on the same day is taken off the first share")
    func before() throws {
        // An hour, then eleven: two days of six, so the night is five hours into the long leg.
        let towns = source([(480, 0, 5_000), (520, 0, 5_000)])
        let plan = plan(try trip(0, 80, 960), towns)
        #expect(names(plan) == ["S1", "S2", "T480.0", "S3"])
        // After a night there is nothing before.
        var rested = try trip(0, 80, 960)
        try rested.waypoints[1].plan.set(.nights(1))
        #expect(names(self.plan(rested, source([(480, 0, 5_000), (520, 0, 5_000)])))[2] == "T520.0")
    }

    @Test("where no town fits one more day is tried, and then it is said")
    func oneMoreDay() throws {
        // Twelve hours in two days hold no slack: 480 km is the only place. Three days do.
        let towns = source([(300, 0, 5_000), (640, 0, 5_000)])
        #expect(names(plan(try trip(0, 960), towns)) == ["S1", "T300.0", "T640.0", "S2"])
        let plan = plan(try trip(0, 960), source([(100, 0, 5_000)]))
        #expect(names(plan) == ["S1", "S2"])
        #expect(plan.warnings.map(\.kind) == [.noTown])
        #expect(
            plan.warnings.map(\.text) == [
                "no town for a night was found on the way to S2, not with one more day either"
            ])
        #expect(plan.warnings.map(\.stop) == [1])
    }

    @Test("where the best town leads to no other night, the next one is taken")
    func backtracking() throws {
        // Three hours in four days of one: behind the large town the next one is more than an hour away.
        var trip = try trip(0, 240)
        try trip.plan.set(.dailyMinutes(60))
        let towns = source([(60, 0, 900_000), (75, 0, 3_000), (145, 0, 3_000), (190, 0, 3_000)])
        #expect(names(plan(trip, towns)) == ["S1", "T75.0", "T145.0", "T190.0", "S2"])
    }

    @Test("the way back of a round trip gets towns behind the last stop")
    func wayBack() throws {
        let plan = plan(try trip(0, 400, 800, roundTrip: true), source([(400, 0.2, 5_000)]))
        #expect(plan.origins == [0, 1, 2, nil])
        #expect(plan.towns[3]?.place.name == "T400.0")
    }

    @Test("a town that the sea parts from both ends is marked")
    func water() throws {
        let plan = plan(try trip(0, 800), source([(400, 0, 5_000)], sea: 30_000))
        #expect(plan.towns[1]?.isAcrossWater == true)
        #expect(plan.warnings.map(\.kind) == [.acrossWater])
        #expect(plan.warnings.map(\.text) == ["T400.0 lies across the sea, seen from both ends of this drive"])
        #expect(plan.warnings.map(\.stop) == [1])
    }

    @Test(
        "the sea between two places, by the base map",
        arguments: [
            ("Canterbury", 51.28, 1.08, "Arras", 50.29, 2.78, 25.0...60.0),
            ("Houston", 29.76, -95.37, "Fort Lauderdale", 26.12, -80.14, 900.0...1_300.0),
            ("Oslo", 59.91, 10.75, "Bergen", 60.39, 5.32, 0.0...20.0),
            ("Munich", 48.14, 11.58, "Lyon", 45.76, 4.84, 0.0...0.0),
            ("Suva", -18.14, 178.44, "Apia", -13.83, -171.77, 700.0...1_200.0),
        ])
    func sea(
        from: String, latitude: Double, longitude: Double, to: String, otherLatitude: Double, otherLongitude: Double,
        range: ClosedRange<Double>
    ) throws {
        let (start, end) = (place(latitude, longitude), place(otherLatitude, otherLongitude))
        let file = embedded_shorelines()
        let map = try Shorelines(permanent: file.bytes, count: file.count)
        let chart = try CoastChart(
            map, within: start.distance(to: end) * 0.6, of: start.point(toward: end, fraction: 0.5))
        let kilometres = chart.longestSea(from: start, to: end) / 1_000
        #expect(range.contains(kilometres), "\(from) – \(to): \(kilometres) km")
        #expect((chart.longestSea(from: end, to: start) / 1_000 - kilometres).magnitude < 1)
    }
}
