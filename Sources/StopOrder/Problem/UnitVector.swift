#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A place on the unit sphere in Cartesian coordinates, which have no special cases at the antimeridian and the poles.
package struct UnitVector: Hashable, Sendable {
    /// The coordinate towards latitude 0, longitude 0.
    package let x: Double
    /// The coordinate towards latitude 0, longitude 90 degrees east.
    package let y: Double
    /// The coordinate towards the north pole.
    package let z: Double

    /// Creates the vector of a place given in degrees; both numbers must be finite.
    package init(latitude: Double, longitude: Double) {
        let phi = latitude * .pi / 180
        let lambda = longitude * .pi / 180
        // Exactly 0 at the poles, where all longitudes are the same place; the cosine would not be exactly 0.
        let horizontal = abs(latitude) == 90 ? 0 : cos(phi)
        // Longitudes 180 and -180 must give exactly the same vector.
        let isSeam = abs(longitude) == 180
        x = isSeam ? -horizontal : horizontal * cos(lambda)
        y = isSeam ? 0 : horizontal * sin(lambda)
        z = sin(phi)
    }
}
