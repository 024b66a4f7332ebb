import EmbeddedData
import Entities
import Geodesy
import MapData
import RoadNetwork
import Shorelines
import TestSupport
import Testing

@Suite("Routes along the roads inside")
struct InsideRoadsTests {
    private let provider: InsideRoadsProvider

    init() throws {
        let (file, map) = (embedded_roads(), embedded_shorelines())
        let shorelines = try Shorelines(permanent: map.bytes, count: map.count)
        let network = try RoadNetwork(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
        provider = InsideRoadsProvider(
            StraightLineProvider(), cache: .inMemory(), coasts: .of { shorelines }
        ) { () throws(RoadNetworkError) in try RoadFinder(network, streets: .onLand(of: { shorelines })) }
    }

    @Test(
        "An islet that the base map does not have is in open water, with land around it too; a coast and a lake are not",
        arguments: [
            (45.9996, -1.2139, true), (58.45, -5.05, false), (48.636, -1.5114, false), (46.5, 6.6, false),
            (46.02, -1.6, true),
        ])
    func openWater(latitude: Double, longitude: Double, isOpen: Bool) throws {
        let map = embedded_shorelines()
        let shorelines = try Shorelines(permanent: map.bytes, count: map.count)
        #expect(shorelines.isInOpenWater(place(latitude, longitude)) == isOpen)
    }

    @Test("Each leg has the length, the time and the line of its way, from stop to stop")
    func legs() throws {
        let stops = [
            (36.8, -114.1), (37.2982, -113.0263), (37.5930, -112.1871), (38.2872, -111.2615), (38.5733, -109.5498),
            (38.7331, -109.5925), (37.8714, -109.3429), (37.0042, -110.1735), (36.9147, -111.4558),
            (36.0544, -112.1401), (35.1983, -111.6513), (36.1716, -115.1391),
        ]
        let trip = try trip(stops, roundTrip: true)
        let route = try answer(of: provider.directions(for: trip))
        #expect(route.legs.count == 12 && route.notices.isEmpty)
        for leg in route.legs {
            let (start, end) = (trip.waypoints[leg.from].location, trip.waypoints[leg.to].location)
            #expect(leg.source == .roads && leg.distance >= start.distance(to: end))
            #expect(leg.initialBearing == start.initialBearing(to: end))
            let seconds = try #require(leg.duration)
            #expect(seconds.isFinite && (20...120).contains(leg.distance / seconds * 3.6))
            #expect(leg.geometry.first == start && leg.geometry.last == end && leg.geometry.count > 2)
        }
        #expect(try answer(of: provider.totalDistance(for: trip)) == route.length)
        #expect(try answer(of: provider.wholeDirections(for: trip)) == route)
        #expect(route.length.isApproximate && provider.knowsRoads)
    }

    @Test("Of a summit it is said that no road leads there, of a town far from main roads it is not")
    func summits() throws {
        let (file, map) = (embedded_roads(), embedded_shorelines())
        let shorelines = try Shorelines(permanent: map.bytes, count: map.count)
        let network = try RoadNetwork(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
        // Interlaken, Jungfraujoch, Brig.
        let trip = try trip([(46.6863, 7.8632), (46.5475, 7.9854), (46.3193, 7.9880)])
        for isRemote in [true, false] {
            let summit = trip.waypoints[1].location
            let provider = InsideRoadsProvider(
                StraightLineProvider(), cache: .inMemory(), coasts: .of { shorelines },
                isRemote: { isRemote && $0 == summit }
            ) { () throws(RoadNetworkError) in
                let isThere: @Sendable (Coordinate) -> Bool = { isRemote && $0 == summit }
                return try RoadFinder(network, streets: .onLand(of: { shorelines }, isRemote: isThere))
            }
            let route = try answer(of: provider.directions(for: trip))
            guard isRemote else {
                #expect(route.notices.isEmpty)
                continue
            }
            guard case .noRoadTo(stop: 1, let distance)? = route.notices.first else {
                Issue.record("no notice")
                continue
            }
            #expect(distance > 3_000 && route.notices.count == 1)
            // Both legs end at one point of a road.
            let (last, first) = (route.legs[0].geometry.dropLast().last, route.legs[1].geometry.dropFirst().first)
            #expect(try #require(last).distance(to: #require(first)) < 3_000)
        }
    }

    @Test("The table says of each pair of stops what a leg says")
    func table() throws {
        let trip = try trip([(60.3913, 5.3221), (61.2296, 7.1010), (62.1008, 7.2057), (62.4722, 6.1495)])
        let table = try answer(of: provider.roadTable(for: trip))
        #expect(table.count == 4 && table.notices.isEmpty && table.sources.allSatisfy { $0 == .roads })
        let route = try answer(of: provider.directions(for: trip))
        for leg in route.legs {
            for cell in [leg.from * 4 + leg.to, leg.to * 4 + leg.from] {
                #expect(table.distances[cell] == leg.distance && table.durations[cell] == leg.duration)
            }
        }
        #expect((0..<4).allSatisfy { table.distances[$0 * 5] == 0 && table.durations[$0 * 5] == 0 })
    }

    @Test("A leg over a fjord goes by ferry, and not round it")
    func ferry() throws {
        let route = try answer(of: provider.directions(for: trip([(61.1046, 5.5046), (61.0583, 5.5080)])))
        let leg = try #require(route.legs.first)
        #expect(leg.source == .roads && leg.distance < 7_000)
        // The crossing alone takes 20 minutes, and there is a wait.
        #expect((1_800...4_000).contains(try #require(leg.duration)))
        #expect(leg.crossings.map { [$0.from, $0.to, $0.kind.rawValue] } == [["Lavik", "Oppedal", "ferry"]])
        let crossing = try #require(leg.crossings.first)
        let points = try #require(crossing.points)
        let ends = [leg.geometry[points.lowerBound], leg.geometry[points.upperBound]]
        #expect(abs(ends[0].distance(to: ends[1]) - crossing.distance) < 0.1 * crossing.distance)
        // What is driven is the rest: to the ferry and from it.
        #expect(leg.drivingDistance == leg.distance - crossing.distance && leg.drivingDistance < 2_000)
        #expect(leg.drivingDuration == (leg.duration ?? 0) - crossing.duration - crossing.wait)
    }

    @Test("A leg without a way is an assumed crossing and says so, and spoils no other")
    func noWay() throws {
        let honolulu = (21.3069, -157.8583)
        let trip = try trip([(34.0522, -118.2437), honolulu, honolulu, (21.5900, -158.1030)])
        let route = try answer(of: provider.directions(for: trip))
        #expect(route.legs.map(\.source) == [.air, .roads, .roads])
        #expect(route.notices == [.noWay(from: 0, to: 1, assumed: .air)])
        let flight = route.legs[0]
        #expect(
            flight.distance == flight.straightDistance && flight.drivingDistance == 0 && flight.drivingDuration == 0)
        #expect(abs((flight.duration ?? 0) - (flight.distance / 800_000 + 3) * 3_600) < 1e-6)
        #expect(
            abs(route.length.drivingMetres - route.legs[2].distance) < 1e-3 && route.length.airMetres == flight.distance
        )
        #expect(route.legs[1].distance == 0 && route.legs[1].duration == 0)
        let table = try answer(of: provider.roadTable(for: trip))
        #expect(table.sources[1] == .air && table.sources[2 * 4 + 3] == .roads)
        #expect(table.distances[1] == route.legs[0].distance && table.durations[1] == route.legs[0].duration)
        #expect(table.distances.allSatisfy(\.isFinite) && table.durations.allSatisfy(\.isFinite))
    }

    @Test("No stop, one stop, the poles and the antimeridian")
    func edges() throws {
        #expect(try answer(of: provider.directions(for: trip([]))) == .none)
        #expect(try answer(of: provider.directions(for: trip([(48, 11)], roundTrip: true))) == .none)
        let poles = try answer(of: provider.directions(for: trip([(90, 0), (-90, 0), (0, 180), (0, -180)])))
        #expect(poles.legs.prefix(2).allSatisfy { $0.source == .air && $0.distance.isFinite })
    }

    @Test("Streets do not lead over the sea to a road on the other shore")
    func noDriveOverWater() throws {
        // Between which no car ferry sails: Xiamen and Kinmen, Bluff and Oban.
        for pair in [[(24.4798, 118.0894), (24.449, 118.376)], [(-46.6, 168.333), (-46.897, 168.127)]] {
            #expect(try answer(of: provider.directions(for: trip(pair))).legs.map(\.source) == [.sea])
        }
    }

    @Test("A cape that is drawn in the sea, and one behind a lagoon or a bay, are reached over their land")
    func capes() throws {
        for (places, metres) in [
            // From Skógafoss to Reynisfjara; from Höfn to Stokksnes; from Plettenberg Bay to Robberg.
            ([(63.5320, -19.5114), (63.4057, -19.0716)], 33_000.0..<42_000),
            ([(64.2539, -15.2082), (64.247, -14.97)], 17_000..<24_000),
            ([(-34.0527, 23.3716), (-34.104, 23.39)], 6_500..<11_000),
        ] {
            let leg = try #require(try answer(of: provider.directions(for: trip(places))).legs.first)
            #expect(leg.source == .roads && metres.contains(leg.distance), "\(leg.source) \(leg.distance)")
        }
        // Farther out than a coast is drawn wrong usually, and in the middle of a lagoon that is drawn as sea: from Vík
        // to Dyrhólaey; from Abashiri to Lake Saroma.
        for (places, most) in [
            ([(63.4186, -19.0060), (63.4021, -19.128)], 30_000.0), ([(44.0206, 144.2734), (44.13, 143.83)], 90_000),
        ] {
            let leg = try #require(try answer(of: provider.directions(for: trip(places))).legs.first)
            #expect(leg.source == .roads && leg.distance < most, "\(leg.source) \(leg.distance)")
        }
        // An island off the coast is none: from Cape Town to Robben Island.
        let island = try #require(
            try answer(of: provider.directions(for: trip([(-33.9258, 18.4232), (-33.8067, 18.3662)]))).legs.first)
        #expect(island.source == .sea)
    }

    @Test("Between two places of one land without a way is no sea, though a bay lies between")
    func bays() throws {
        for places in [
            // From Hermanus, and from Swellendam, to Cape Agulhas, which is more than 30 km from a main road.
            [(-34.4187, 19.2345), (-34.829, 20.0089)], [(-34.0228, 20.4419), (-34.829, 20.0089)],
        ] {
            let leg = try #require(try answer(of: provider.directions(for: trip(places))).legs.first)
            #expect(leg.source == .estimated, "\(leg.source) \(leg.distance)")
        }
    }

    @Test("A place far from any road is an estimate on land, a crossing at sea, and a flight beyond both")
    func assumptions() throws {
        for (places, source) in [
            // In the Sahara; from Barcelona to the middle of the sea; over the Sahara.
            ([(25.5, -8.0), (26.5, -8.0)], LegSource.estimated), ([(41.38, 2.17), (40.4, 3.4)], .sea),
            ([(25.5, -8.0), (22.0, -4.0)], .air),
        ] {
            let leg = try #require(try answer(of: provider.directions(for: trip(places))).legs.first)
            #expect(leg.source == source)
            #expect(leg.distance == leg.straightDistance * (source == .estimated ? 1.25 : 1))
        }
    }

    @Test("What was found once is remembered in a file, for roads with the same hash")
    func memory() throws {
        let files = InMemoryFileSystem()
        let file = embedded_roads()
        var opened = 0
        func provider(_ network: UInt64) -> InsideRoadsProvider {
            InsideRoadsProvider(
                StraightLineProvider(),
                cache: InsideWayCache(directory: "/cache", files: files, clock: InMemoryClock(now: 5), mark: 1) {
                    network
                }, coasts: .none
            ) { () throws(RoadNetworkError) in
                opened += 1
                return try RoadFinder(RoadNetwork(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count)))
            }
        }
        // By ferry, by road, and where none leads.
        let trip = try trip([(60.3913, 5.3221), (62.1008, 7.2057), (62.4722, 6.1495), (21.3069, -157.8583)])
        let length = try answer(of: provider(1).totalDistance(for: trip))
        #expect(opened == 1)
        #expect(try answer(of: provider(1).totalDistance(for: trip)) == length && opened == 1)
        // Lines are asked for the first time.
        let route = try answer(of: provider(1).directions(for: trip))
        #expect(opened == 2 && route.hasGeometry && route.length == length)
        #expect(try answer(of: provider(1).directions(for: trip)) == route && opened == 2)
        #expect(try answer(of: provider(2).directions(for: trip)) == route && opened == 3)
        // Damage costs a question.
        let path = "/cache/" + InsideWayCache.fileName
        var bytes = try #require(files.bytes(at: path))
        for offset in stride(from: 40, to: bytes.count, by: 97) { bytes[offset] ^= 0xFF }
        try files.put(bytes, at: path)
        #expect(try answer(of: provider(2).directions(for: trip)) == route && opened == 4)
    }

    @Test("A table ends when it is stopped")
    func stop() throws {
        var questions = 0
        let file = embedded_roads()
        let stopped = InsideRoadsProvider(
            StraightLineProvider(), cache: .inMemory(), coasts: .none,
            isStopped: {
                questions += 1
                return questions > 3
            }
        ) { () throws(RoadNetworkError) in
            try RoadFinder(RoadNetwork(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count)))
        }
        let places: [(Double, Double)] = (0..<40).map { index in (45 + 0.1 * Double(index), 8) }
        #expect(throws: MapDataError.stopped) {
            try answer(of: stopped.roadTable(for: trip(places)))
        }
        #expect(questions == 4)
    }

    @Test("A network that cannot be read is an error for a person, and no crash")
    func damaged() throws {
        let provider = InsideRoadsProvider(
            StraightLineProvider(), cache: .inMemory(), coasts: .none
        ) { () throws(RoadNetworkError) in throw .damagedHeader }
        #expect(throws: MapDataError.unavailable(reason: RoadNetworkError.damagedHeader.description)) {
            try answer(of: provider.directions(for: trip([(48, 11), (49, 12)])))
        }
    }
}

extension InsideWayCache {
    /// A memory without a file.
    fileprivate static func inMemory() -> InsideWayCache {
        InsideWayCache(
            directory: nil, files: InMemoryFileSystem(), clock: InMemoryClock(now: 0), mark: 1, network: { 1 })
    }
}
