import Foundation

/// Distances on a sphere with a radius of 6,371 km, by the haversine formula.
enum Geometry {
    /// The distance in kilometres between two points in degrees.
    static func kilometers(
        _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double
    ) -> Double {
        let radians = Double.pi / 180
        let halfLatitude = sin((otherLatitude - latitude) * radians / 2)
        let halfLongitude = sin((otherLongitude - longitude) * radians / 2)
        let haversine =
            halfLatitude * halfLatitude
            + cos(latitude * radians) * cos(otherLatitude * radians) * halfLongitude * halfLongitude
        return 2 * 6_371 * asin(min(1, haversine.squareRoot()))
    }

    /// The cosine of an angle in degrees.
    static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

    /// The mean of points on the sphere; nil if there are none.
    static func middle(_ points: [(latitude: Double, longitude: Double)]) -> (latitude: Double, longitude: Double)? {
        guard !points.isEmpty else { return nil }
        var (x, y, z) = (0.0, 0.0, 0.0)
        for point in points {
            let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
            x += cos(latitude) * cos(longitude)
            y += cos(latitude) * sin(longitude)
            z += sin(latitude)
        }
        return (atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi, atan2(y, x) * 180 / .pi)
    }
}
