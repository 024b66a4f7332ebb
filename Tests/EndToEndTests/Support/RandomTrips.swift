import TestSupport

/// Trips of random places: the same for the same seed.
enum RandomTrips {
    /// One trip with so many stops, as a file to import.
    static func json(stops: Int, seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        let lines = (1...max(1, stops)).map { number in
            let latitude = Double.random(in: -90...90, using: &generator)
            let longitude = Double.random(in: -180...180, using: &generator)
            return #"{"name": "Stop \#(number)", "location": {"latitude": \#(latitude), "longitude": \#(longitude)}}"#
        }
        return #"{"name": "Random", "waypoints": ["# + "\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }
}
