#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Coordinate {
    /// The initial bearing of the great circle to `other`: degrees clockwise from north, 0..<360.
    ///
    /// tan θ = sin Δλ cos φ₂ / (cos φ₁ sin φ₂ - sin φ₁ cos φ₂ cos Δλ), with the divisor rearranged to avoid
    /// cancellation for places that are close together or nearly antipodal. 0 for the same place, and for exact
    /// antipodes, where every direction is right (0 leads over the north pole). At a pole the bearing is measured from
    /// the meridian of the coordinate's longitude: from (90, 0) to (0, 30) it is 150.
    package func initialBearing(to other: Coordinate) -> Double {
        if isSamePlace(as: other) || isAntipode(of: other) { return 0 }
        let difference = longitudeDifference(to: other) * radiansPerDegree
        let east = sin(difference) * other.cosineOfLatitude
        let product = 2 * sineOfLatitude * other.cosineOfLatitude
        let north: Double
        if difference.magnitude <= .pi / 2 {
            let sineOfHalf = sin(difference / 2)
            north = sin((other.latitude - latitude) * radiansPerDegree) + product * (sineOfHalf * sineOfHalf)
        } else {
            let cosineOfHalf = cos(difference / 2)
            north = sin((other.latitude + latitude) * radiansPerDegree) - product * (cosineOfHalf * cosineOfHalf)
        }
        return turned(atan2(east, north) / radiansPerDegree)
    }
}

/// An angle of -180...180 degrees as 0..<360.
private func turned(_ degrees: Double) -> Double {
    let positive = degrees < 0 ? degrees + 360 : degrees
    return positive >= 360 ? positive - 360 : positive + 0
}
