#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Coordinate {
    /// The length of the great circle to `other` in metres, 0...20,015,114.4, on a sphere of radius `Earth.meanRadius`.
    ///
    /// The haversine formula: h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2), distance 2R asin √h. Beyond a quarter of the
    /// circumference the arcsine loses precision; there the distance is 2R atan2(√h, √(1 - h)), with 1 - h computed
    /// without cancellation as sin²((φ₁+φ₂)/2) + cos φ₁ cos φ₂ cos²(Δλ/2). The rounding error is well below 1 mm
    /// everywhere, including antipodes; the result is exactly 0 for the same place.
    package func distance(to other: Coordinate) -> Double {
        let halfLongitude = longitudeDifference(to: other) * (radiansPerDegree / 2)
        let cosines = cosineOfLatitude * other.cosineOfLatitude
        let sineOfHalfLatitude = sin((other.latitude - latitude) * (radiansPerDegree / 2))
        let sineOfHalfLongitude = sin(halfLongitude)
        let haversine =
            sineOfHalfLatitude * sineOfHalfLatitude + cosines * (sineOfHalfLongitude * sineOfHalfLongitude)
        if haversine <= 0.5 { return 2 * Earth.meanRadius * asin(haversine.squareRoot()) }
        let sineOfMeanLatitude = sin((other.latitude + latitude) * (radiansPerDegree / 2))
        let cosineOfHalfLongitude = cos(halfLongitude)
        let complement =
            sineOfMeanLatitude * sineOfMeanLatitude + cosines * (cosineOfHalfLongitude * cosineOfHalfLongitude)
        return 2 * Earth.meanRadius * atan2(haversine.squareRoot(), complement.squareRoot())
    }
}

/// The sphere on which distances are measured.
@usableFromInline
package enum Earth {
    /// The mean radius R₁ of GRS 80 in metres, as defined by the IUGG.
    @inlinable package static var meanRadius: Double { 6_371_008.8 }
}
