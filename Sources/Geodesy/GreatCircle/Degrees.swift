#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Radians in a degree.
let radiansPerDegree = Double.pi / 180

extension Coordinate {
    /// The sine of the latitude, exact at the poles.
    var sineOfLatitude: Double { sin(latitude * radiansPerDegree) }

    /// The cosine of the latitude, exactly 0 at the poles: there every longitude is the same place.
    var cosineOfLatitude: Double { latitude.magnitude == 90 ? 0 : cos(latitude * radiansPerDegree) }

    /// Degrees of longitude from here to `other` the short way round, -180...180; exact where the subtraction is.
    func longitudeDifference(to other: Coordinate) -> Double {
        let difference = other.longitude - longitude
        return difference.magnitude <= 180 ? difference : difference - (difference < 0 ? -360 : 360)
    }

    /// Whether the two name opposite ends of one diameter, by their numbers.
    func isAntipode(of other: Coordinate) -> Bool {
        latitude == -other.latitude && (latitude.magnitude == 90 || longitudeDifference(to: other).magnitude == 180)
    }

    /// Whether the two name one place, by their numbers: -180 is 180, and a pole has no longitude.
    func isSamePlace(as other: Coordinate) -> Bool {
        latitude == other.latitude && (latitude.magnitude == 90 || longitudeDifference(to: other) == 0)
    }
}
