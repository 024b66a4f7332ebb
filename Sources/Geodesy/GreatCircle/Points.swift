#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Coordinate {
    /// The place at `distance` metres from here on the great circle with the initial bearing `bearing` in degrees.
    ///
    /// The unit vector of this place is rotated by distance / R towards the bearing; latitude and longitude are
    /// computed by arctangents, which are precise at the poles too. A negative distance goes backwards. At a pole the
    /// bearing is measured as in `initialBearing(to:)`. If the bearing or distance is not finite, the result is this
    /// place.
    package func destination(bearing: Double, distance: Double) -> Coordinate {
        guard bearing.isFinite, distance.isFinite, distance != 0 else { return self }
        let angle = distance / Earth.meanRadius
        let direction = bearing.remainder(dividingBy: 360) * radiansPerDegree
        let (sineOfAngle, cosineOfAngle) = (sin(angle), cos(angle))
        let northward = cos(direction) * sineOfAngle
        // Coordinates with the x axis towards the meridian of this place.
        let x = cosineOfLatitude * cosineOfAngle - sineOfLatitude * northward
        let y = sin(direction) * sineOfAngle
        let z = sineOfLatitude * cosineOfAngle + cosineOfLatitude * northward
        return Coordinate(
            computedLatitude: atan2(z, (x * x + y * y).squareRoot()) / radiansPerDegree,
            longitude: longitude + atan2(y, x) / radiansPerDegree)
    }

    /// The place at `fraction` of the great circle to `other`: 0 is this place, 1 is `other`, 0.5 is halfway.
    ///
    /// Between exact antipodes the great circle over the north pole is used (from a pole, the meridian of the
    /// coordinate's longitude). Fractions outside 0...1 continue along the circle; one that is not finite gives this
    /// place.
    package func point(toward other: Coordinate, fraction: Double) -> Coordinate {
        if fraction == 1 { return other }
        return destination(bearing: initialBearing(to: other), distance: distance(to: other) * fraction)
    }

    /// `count` evenly spaced places on the great circle to `other`, including both ends.
    ///
    /// Only this place for a count of 1; empty for 0 or less.
    package func points(to other: Coordinate, count: Int) -> [Coordinate] {
        guard count > 1 else { return count == 1 ? [self] : [] }
        let bearing = initialBearing(to: other)
        let step = distance(to: other) / Double(count - 1)
        let between = (1..<count - 1).map { destination(bearing: bearing, distance: step * Double($0)) }
        return [self] + between + [other]
    }
}
