import Geodesy

/// A place in millionths of a degree, about 0.1 m, as road engines take and give it. Two stops with the same
/// `RoadPoint` are at one place, and nothing is asked about the way between them.
struct RoadPoint: Hashable, Sendable {
    /// The latitude north of the equator, -90,000,000...90,000,000.
    let latitude: Int32
    /// The longitude east of Greenwich, -180,000,000...180,000,000.
    let longitude: Int32

    /// Rounds a place.
    init(_ place: Coordinate) {
        latitude = Int32((place.latitude * 1e6).rounded())
        longitude = Int32((place.longitude * 1e6).rounded())
    }

    /// Takes the numbers of an answer or a file; nil if they are no place.
    init?(latitude: Int64, longitude: Int64) {
        guard latitude.magnitude <= 90_000_000, longitude.magnitude <= 180_000_000 else { return nil }
        self.latitude = Int32(latitude)
        self.longitude = Int32(longitude)
    }

    /// Takes degrees from an answer; nil if they are no place.
    init?(degreesNorth latitude: Double, east longitude: Double) {
        guard let place = try? Coordinate(latitude: latitude, longitude: longitude) else { return nil }
        self.init(place)
    }

    /// The place in degrees.
    var coordinate: Coordinate {
        // The numbers are in their ranges, so this never fails.
        (try? Coordinate(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)) ?? .nullIsland
    }

    /// Degrees north as a decimal number.
    var latitudeText: String { shortDecimalText(Double(latitude) / 1e6, atMost: 6) }
    /// Degrees east as a decimal number.
    var longitudeText: String { shortDecimalText(Double(longitude) / 1e6, atMost: 6) }

    /// The length of the great circle to another point in metres.
    func distance(to other: RoadPoint) -> Double { coordinate.distance(to: other.coordinate) }
}
