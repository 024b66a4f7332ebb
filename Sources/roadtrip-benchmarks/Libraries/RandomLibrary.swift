import Entities
import Geodesy

/// Creates libraries of random trips, which are the same in every run.
struct RandomLibrary {
    private var generator = SplitMix64(state: 2026)
    /// The number of decimals of a coordinate; nil for all that a `Double` has.
    let places: Int?

    /// Creates a library of `trips` trips with `stops` stops each.
    mutating func library(trips: Int, stops: Int) throws -> Library {
        var result = Library()
        for trip in 1...max(trips, 1) {
            var waypoints: [Waypoint] = []
            for stop in 1...max(stops, 1) {
                let location = try coordinate()
                waypoints.append(
                    Waypoint(
                        id: .random(using: &generator), name: try Name("Stop \(trip * stops + stop)"),
                        location: location))
            }
            result.trips.append(
                Trip(id: .random(using: &generator), name: try Name("Trip \(trip)"), waypoints: waypoints))
        }
        return result
    }

    /// A random coordinate.
    mutating func coordinate() throws -> Coordinate {
        try Coordinate(
            latitude: rounded(.random(in: -90...90, using: &generator)),
            longitude: rounded(.random(in: -180...180, using: &generator)))
    }

    private func rounded(_ degrees: Double) -> Double {
        guard let places else { return degrees }
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (degrees * scale).rounded() / scale
    }

    /// Creates a source of libraries whose coordinates have `places` decimals, or all that a `Double` has if nil.
    init(places: Int? = 6) {
        self.places = places
    }
}

/// SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
