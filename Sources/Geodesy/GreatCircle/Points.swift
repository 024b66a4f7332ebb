#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Coordinate {
    /// The place reached from here after `distance` metres on the great circle that sets out at `bearing` degrees.
    ///
    /// The unit vector here and the direction's tangent are turned by distance / R; latitude and longitude come from
    /// arctangents, so nothing is lost at the poles. A negative distance goes backwards. At a pole the bearing is measured as
    /// `initialBearing(to:)` does. A bearing or distance that is not finite leads nowhere: here.
    package func destination(bearing: Double, distance: Double) -> Coordinate {
        guard bearing.isFinite, distance.isFinite, distance != 0 else { return self }
        let angle = distance / Earth.meanRadius
        let direction = bearing.remainder(dividingBy: 360) * radiansPerDegree
        let (sineOfAngle, cosineOfAngle) = (sin(angle), cos(angle))
        let northward = cos(direction) * sineOfAngle
        // In the frame whose x axis points to the meridian of this place.
        let x = cosineOfLatitude * cosineOfAngle - sineOfLatitude * northward
        let y = sin(direction) * sineOfAngle
        let z = sineOfLatitude * cosineOfAngle + cosineOfLatitude * northward
        return Coordinate(
            computedLatitude: atan2(z, (x * x + y * y).squareRoot()) / radiansPerDegree,
            longitude: longitude + atan2(y, x) / radiansPerDegree)
    }

    /// The place at `fraction` of the great circle to `other`: 0 is here, 1 is there, 0.5 half-way.
    ///
    /// Between exact antipodes the way over the north pole is taken (from a pole, the meridian that the coordinate names).
    /// Fractions outside 0...1 go on along the circle; one that is not finite is here.
    package func point(toward other: Coordinate, fraction: Double) -> Coordinate {
        if fraction == 1 { return other }
        return destination(bearing: initialBearing(to: other), distance: distance(to: other) * fraction)
    }

    /// `count` places evenly spaced on the great circle to `other`, both ends included.
    ///
    /// One is here alone; none for a count of 0 or less.
    package func points(to other: Coordinate, count: Int) -> [Coordinate] {
        guard count > 1 else { return count == 1 ? [self] : [] }
        let bearing = initialBearing(to: other)
        let step = distance(to: other) / Double(count - 1)
        let between = (1..<count - 1).map { destination(bearing: bearing, distance: step * Double($0)) }
        return [self] + between + [other]
    }
}
