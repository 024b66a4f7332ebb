import Entities
import Geodesy
import MapData
import Platform
import Reactive
import TestSupport
import Testing

/// Against the programs themselves, on a map of eleven points: two motorways and a road in Provence, three one-way
/// streets in Lyon, and a road of Corsica that no other leads to.
@Suite("Real road engines", .serialized)
struct RealEngineTests {
    /// The provider on a running engine.
    private struct Desk {
        let loop = LiveEventLoop(streams: LiveStandardStreams())
        let transport: LiveHTTPTransport
        let provider: RoadEngineProvider
        let server: HTTPServerAddress

        init(_ engine: RunningRoadEngine) throws {
            server = try #require(HTTPServerAddress("http://127.0.0.1:\(engine.port)"))
            transport = LiveHTTPTransport(loop: loop, environment: LiveEnvironment(), userAgent: "roadtrip-tests")
            provider = RoadEngineProvider(
                StraightLineProvider(), server: server, transport: transport, loop: loop,
                cache: RoadCache(
                    of: server, directory: nil, files: InMemoryFileSystem(), clock: InMemoryClock(), mark: 1))
        }

        func first<Value>(_ publisher: AnyPublisher<Value, MapDataError>) throws -> Value {
            try answer(of: publisher, on: loop)
        }

        func route(_ places: [(Double, Double)], roundTrip: Bool = false) throws -> Route {
            try first(provider.directions(for: roadTrip(places, roundTrip: roundTrip)))
        }
    }

    private static let lyon = (45.764, 4.8357)
    private static let avignon = (43.9493, 4.8055)
    private static let nice = (43.7102, 7.262)
    private static let street = (45.76, 4.845)
    private static let paris = (48.8566, 2.3522)
    private static let bastia = (42.6973, 9.4509)
    private static let ajaccio = (41.9192, 8.7386)

    /// Places along the motorway from Lyon, `step` degrees apart.
    private static func southward(_ count: Int, step: Double) -> [(Double, Double)] {
        (0..<count).map { number -> (Double, Double) in
            let way = Double(number) * step
            return (45.764 - way, 4.8357 + way / 16)
        }
    }

    private func near(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
        abs(value - expected) <= tolerance
    }

    @Test(
        "routes and tables are those of the roads, and estimates where there are none",
        .enabled(if: RunningRoadEngine.Kind.allCases.allSatisfy(\.isWanted)), arguments: RunningRoadEngine.Kind.allCases
    )
    func roads(kind: RunningRoadEngine.Kind) throws {
        let engine = try RunningRoadEngine(kind)
        let desk = try Desk(engine)
        let source: LegSource = kind == .osrm ? .osrm : .valhalla

        // Three stops and back.
        let loop = try desk.route([Self.lyon, Self.avignon, Self.nice], roundTrip: true)
        #expect(loop.sources == [source, source, source])
        #expect(near(loop.legs[0].distance, 202_000, 500) && near(loop.legs[1].distance, 217_400, 500))
        #expect(loop.legs.map(\.geometry.count).min() ?? 0 >= 3)
        #expect(try near(#require(loop.legs[0].duration), kind == .osrm ? 6_992 : 5_603, 120))
        #expect(loop.notices.isEmpty)

        // One-way streets: another way back.
        let streets = try desk.route([Self.lyon, Self.street], roundTrip: true)
        #expect(streets.sources == [source, source])
        #expect(near(streets.legs[0].distance, 1_924, 5) && near(streets.legs[1].distance, 849, 5))

        // An island: its own road, and none to it.
        let island = try desk.route([Self.lyon, Self.avignon, Self.bastia, Self.ajaccio, Self.nice])
        #expect(island.sources == [source, .estimated, source, .estimated])
        #expect(island.notices == [.noRoad(from: 1, to: 2), .noRoad(from: 3, to: 4)])
        #expect(near(island.legs[2].distance, 105_000, 1_000))

        // A stop that is 391 km from the map: OSRM says Ok, Valhalla that there is no road near.
        let far = try desk.route([Self.avignon, Self.lyon, Self.paris, Self.nice])
        #expect(far.sources == [source, .estimated, .estimated])
        switch kind {
        case .osrm:
            guard case .offRoad(stop: 2, distance: 391_000..<392_000)? = far.notices.first else {
                Issue.record("\(far.notices)")
                break
            }
            #expect(far.notices.count == 1)
        case .valhalla: #expect(far.notices == [.noRoad(from: 1, to: 2), .noRoad(from: 2, to: 3)])
        }

        // More stops than either takes at once.
        let places = Self.southward(101, step: 0.008)
        let many = try desk.route(places)
        #expect(many.legs.count == 100)
        #expect(many.sources.allSatisfy { $0 == source })

        let all = try desk.first(desk.provider.roadTable(for: roadTrip(places)))
        #expect(all.count == 101 && all.sources.allSatisfy { $0 == source })

        // Tables; Valhalla takes none of more than 400 km.
        let corner = roadTrip([Self.lyon, Self.street, Self.avignon, (45.76, 4.845)])
        let table = try desk.first(desk.provider.roadTable(for: corner))
        #expect(table.sources.allSatisfy { $0 == source })
        #expect(near(table.distances[1], 1_924, 5) && near(table.distances[4], 849, 5))
        #expect(table.distances[1 * 4 + 3] == 0)
        let wide = try desk.first(
            desk.provider.roadTable(for: roadTrip([Self.lyon, Self.avignon, Self.bastia, Self.ajaccio])))
        #expect(wide.sources[1] == source && wide.sources[2 * 4 + 3] == source)
        #expect(wide.sources[2] == .estimated && wide.sources[3 * 4] == .estimated)

        // What it is.
        let inspection = try desk.first(
            RoadEngineInspection.ask(desk.server, over: desk.transport, loop: desk.loop))
        #expect(inspection.source == source)
        #expect(inspection.placeLimit == (kind == .osrm ? 500 : 20))
        #expect((inspection.version != nil) == (kind == .valhalla))
        #expect((inspection.dataTime != nil) == (kind == .valhalla))

        // It ends in the middle.
        engine.stop()
        let dead = try desk.route([Self.lyon, Self.avignon, Self.street])
        #expect(dead.sources == [source, .estimated])
        #expect(dead.notices.count == 1)
    }

    @Test(
        "an OSRM server that takes few places is asked for few",
        .enabled(if: RunningRoadEngine.Kind.osrm.isWanted))
    func smallLimit() throws {
        let engine = try RunningRoadEngine(
            .osrm, options: ["--max-viaroute-size", "10", "--max-table-size", "5"])
        let desk = try Desk(engine)
        let places = Self.southward(30, step: 0.02)
        #expect(try desk.route(places).sources.allSatisfy { $0 == .osrm })
        let table = try desk.first(desk.provider.roadTable(for: roadTrip(Array(places.prefix(12)))))
        #expect(table.sources.allSatisfy { $0 == .osrm })
    }
}
