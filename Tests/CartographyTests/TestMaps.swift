import Cartography
import EmbeddedData
import Geodesy
import PlaceNames
import Shorelines

/// Subjects and maps for tests.
enum TestMaps {
    /// Lays maps out over the base map of the program.
    static var cartographer: Cartographer {
        Cartographer { () throws(ShorelinesError) in
            let file = embedded_shorelines()
            return try Shorelines(permanent: file.bytes, count: file.count)
        }
    }

    /// Lays maps out with the names of the program.
    static var named: Cartographer { named(leavesOutRegions: true) }

    /// The same; towns are told which regions hold none that is wanted, or not.
    static func named(leavesOutRegions: Bool) -> Cartographer {
        Cartographer(
            baseMap: { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            areas: {
                let file = embedded_areas()
                return try? AreaMap(permanent: file.bytes, count: file.count)
            },
            towns: { center, radius, count, mayHold, isWanted in
                let file = embedded_gazetteer()
                guard let places = try? GazetteerFile(start: file.bytes, count: file.count) else { return [] }
                var kept = MapPlaces(Gazetteer(places))
                return
                    kept.largestTowns(
                        around: center, within: radius, atMost: count,
                        mayHold: { !leavesOutRegions || mayHold($0) }, isWanted: isWanted
                    )
                    .map { MapTown(name: $0.name, place: $0.coordinate) }
            })
    }

    /// Places in degrees as the stops of one trip, or of a round trip.
    static func subject(
        _ places: [(name: String, latitude: Double, longitude: Double)], roundTrip: Bool = false
    ) throws -> MapSubject {
        let stops = try places.enumerated().map { index, place in
            MapSubject.Stop(
                number: index + 1, name: place.name,
                location: try Coordinate(latitude: place.latitude, longitude: place.longitude), series: 0)
        }
        var pairs = Array(zip(stops.indices, stops.indices.dropFirst()))
        if roundTrip { pairs.append((stops.count - 1, 0)) }
        let legs = pairs.map { from, to in
            MapSubject.Leg(from: from, to: to, path: [stops[from].location, stops[to].location], series: 0)
        }
        return MapSubject(series: [MapSubject.Series(letter: "", name: "Test")], stops: stops, legs: legs)
    }

    /// Trips of every kind that a map could stumble over.
    static func strange() throws -> [(name: String, subject: MapSubject)] {
        [
            ("no stop", try subject([])),
            ("one stop", try subject([("Bergen", 60.39, 5.32)])),
            ("all at one place", try subject(Array(repeating: ("Bern", 46.95, 7.45), count: 5))),
            ("1 m apart", try subject([("A", 47, 8), ("B", 47.000_009, 8)])),
            ("Suva to Apia", try subject([("Suva", -18.1416, 178.4419), ("Apia", -13.8333, -171.7667)])),
            ("north pole", try subject([("Pole", 90, 0), ("Tromsø", 69.65, 18.96), ("Utqiagvik", 71.29, -156.79)])),
            ("south pole", try subject([("Pole", -90, 77), ("McMurdo", -77.85, 166.67)])),
            (
                "round the world",
                try subject(
                    [("Quito", -0.18, -78.47), ("Singapore", 1.35, 103.82), ("Nairobi", -1.29, 36.82)], roundTrip: true)
            ),
            ("antipodes", try subject([("A", 0, 0), ("B", 0, 180), ("C", 10, -90), ("D", -10, 90)])),
        ]
    }
}

/// Numbers by chance, the same ones every time (xorshift64*).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
