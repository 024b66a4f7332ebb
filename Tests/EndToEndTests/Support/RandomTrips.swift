import Foundation

/// Trips of random places: the same for the same seed.
enum RandomTrips {
    /// One trip with so many stops, as a file to import.
    static func json(stops: Int, seed: UInt64) -> String {
        var generator = SplitMix(state: seed)
        let lines = (1...max(1, stops)).map { number in
            let latitude = Double.random(in: -90...90, using: &generator)
            let longitude = Double.random(in: -180...180, using: &generator)
            return #"{"name": "Stop \#(number)", "location": {"latitude": \#(latitude), "longitude": \#(longitude)}}"#
        }
        return #"{"name": "Random", "waypoints": ["# + "\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }

    /// Sebastiano Vigna's SplitMix64.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
