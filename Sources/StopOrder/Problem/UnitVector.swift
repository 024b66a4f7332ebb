#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A place on the unit sphere, in Cartesian coordinates: no seam at the antimeridian, nothing special at the poles.
package struct UnitVector: Hashable, Sendable {
    /// Towards latitude 0, longitude 0.
    package let x: Double
    /// Towards latitude 0, longitude 90 degrees east.
    package let y: Double
    /// Towards the north pole.
    package let z: Double

    /// Makes the vector of a place given in degrees; both numbers are to be finite.
    package init(latitude: Double, longitude: Double) {
        let phi = latitude * .pi / 180
        let lambda = longitude * .pi / 180
        // At a pole every longitude is the same place; the cosine of a rounded right angle is not quite zero.
        let horizontal = abs(latitude) == 90 ? 0 : cos(phi)
        // 180 and -180 degrees are one meridian, and are to give one vector.
        let isSeam = abs(longitude) == 180
        x = isSeam ? -horizontal : horizontal * cos(lambda)
        y = isSeam ? 0 : horizontal * sin(lambda)
        z = sin(phi)
    }
}
