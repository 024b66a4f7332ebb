#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A place as a point of the unit sphere: x towards (0, 0), y towards (0, 90), z towards the north pole.
package struct UnitVector: Hashable, Sendable {
    package let x: Double
    package let y: Double
    package let z: Double

    /// The vector of a place. Longitudes -180 and 180 give the same one, and so do all longitudes at a pole.
    package init(_ place: Coordinate) {
        let cosine = place.cosineOfLatitude
        let longitude = (place.longitude == -180 ? 180 : place.longitude) * radiansPerDegree
        x = cosine * cos(longitude)
        y = cosine * sin(longitude)
        z = place.sineOfLatitude
    }

    /// The square of the straight line through the globe to `other`, 0...4: it grows with the distance.
    package func squaredChord(to other: UnitVector) -> Double {
        let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
        return dx * dx + dy * dy + dz * dz
    }
}
