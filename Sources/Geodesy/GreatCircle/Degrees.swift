#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The number of radians in a degree.
let radiansPerDegree = Double.pi / 180

extension Coordinate {
    /// The sine of the latitude, exact at the poles.
    var sineOfLatitude: Double { sin(latitude * radiansPerDegree) }

    /// The cosine of the latitude, exactly 0 at the poles, so that all longitudes there are the same place.
    var cosineOfLatitude: Double { latitude.magnitude == 90 ? 0 : cos(latitude * radiansPerDegree) }

    /// The difference of longitude to `other` in degrees, -180...180, the shorter way around.
    func longitudeDifference(to other: Coordinate) -> Double {
        let difference = other.longitude - longitude
        return difference.magnitude <= 180 ? difference : difference - (difference < 0 ? -360 : 360)
    }

    /// Whether the two are exact antipodes.
    func isAntipode(of other: Coordinate) -> Bool {
        latitude == -other.latitude && (latitude.magnitude == 90 || longitudeDifference(to: other).magnitude == 180)
    }

    /// Whether the two are exactly the same place: longitudes -180 and 180 are equal, and at a pole all longitudes are.
    func isSamePlace(as other: Coordinate) -> Bool {
        latitude == other.latitude && (latitude.magnitude == 90 || longitudeDifference(to: other) == 0)
    }
}
