import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Distances between many places and one, and what a circle covers.
struct SphericalMeasure {
    private let latitude: Double
    private let longitude: Double
    private let cosine: Double

    /// Measures from `center`.
    init(from center: Coordinate) {
        latitude = center.latitude * .pi / 180
        longitude = center.longitude * .pi / 180
        cosine = cos(latitude)
    }

    /// The squared half chord to a place on a sphere of radius 1 (the haversine of the angle): orders as distances do.
    @inline(__always)
    func haversine(to record: PlaceRecord) -> Double {
        let otherLatitude = record.latitude * .pi / 180
        let halfLatitude = sin((otherLatitude - latitude) / 2)
        let halfLongitude = sin((record.longitude * .pi / 180 - longitude) / 2)
        return halfLatitude * halfLatitude + cosine * cos(otherLatitude) * halfLongitude * halfLongitude
    }

    /// The distance in metres that belongs to a haversine, on the sphere of radius `Earth.meanRadius`.
    static func distance(ofHaversine haversine: Double) -> Double {
        2 * Earth.meanRadius * asin(min(1, haversine.squareRoot()))
    }

    /// The distance in metres to a place.
    func distance(to record: PlaceRecord) -> Double {
        SphericalMeasure.distance(ofHaversine: haversine(to: record))
    }

    /// The point of the compass in which a place lies, of eight.
    func direction(to record: PlaceRecord) -> String {
        let otherLatitude = record.latitude * .pi / 180
        let difference = record.longitude * .pi / 180 - longitude
        let east = sin(difference) * cos(otherLatitude)
        let north = cosine * sin(otherLatitude) - sin(latitude) * cos(otherLatitude) * cos(difference)
        let eighth = (atan2(east, north) / (.pi / 4)).rounded()
        return ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][(Int(eighth) + 8) % 8]
    }

    /// How many degrees of longitude a circle of `margin` degrees around a point reaches to either side; 180 over a pole.
    static func halfWidth(latitude: Double, margin: Double) -> Double {
        guard abs(latitude) + margin < 90 else { return 180 }
        return asin(min(1, sin(margin * .pi / 180) / cos(latitude * .pi / 180))) * 180 / .pi
    }
}
