import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The declination of the sun and the equation of time at a moment, by NOAA's solar calculator
/// (gml.noaa.gov/grad/solcalc), whose formulas are those of Meeus, Astronomical Algorithms: right to some seconds of
/// sunrise in the years 1900 to 2100.
struct SolarPosition {
    /// The declination in radians.
    let declination: Double
    /// The seconds by which a sundial is ahead of a clock of mean solar time.
    let equationOfTime: Double

    /// Calculates the position at a moment in seconds since 1970-01-01 UTC. Constant time.
    init(at seconds: Double) {
        // Julian centuries from 2000-01-01 12:00.
        let century = (seconds / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
        let longitude = Self.radians(
            (280.46646 + century * (36_000.76983 + century * 0.0003032)).truncatingRemainder(dividingBy: 360))
        let anomaly = Self.radians(357.52911 + century * (35_999.05029 - 0.0001537 * century))
        let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
        let center =
            sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
            + sin(2 * anomaly) * (0.019993 - 0.000101 * century) + sin(3 * anomaly) * 0.000289
        let node = Self.radians(125.04 - 1_934.136 * century)
        let apparent = longitude + Self.radians(center - 0.00569 - 0.00478 * sin(node))
        let minutes = 26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60
        let obliquity = Self.radians(23 + minutes / 60 + 0.00256 * cos(node))
        declination = asin(sin(obliquity) * sin(apparent))
        let y = tan(obliquity / 2) * tan(obliquity / 2)
        let radians =
            y * sin(2 * longitude) - 2 * eccentricity * sin(anomaly)
            + 4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) - 0.5 * y * y * sin(4 * longitude)
            - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
        // A turn is a day.
        equationOfTime = radians / (2 * .pi) * 86_400
    }

    /// The sine of the elevation of the sun at a place at a moment in seconds since 1970-01-01 UTC, without refraction.
    static func sineOfElevation(at seconds: Double, over place: Coordinate) -> Double {
        let sun = SolarPosition(at: seconds)
        let solarTime = seconds + sun.equationOfTime + place.longitude * 240
        let hour = (solarTime / 86_400 - (solarTime / 86_400).rounded(.down) - 0.5) * 2 * .pi
        let latitude = radians(place.latitude)
        return sin(latitude) * sin(sun.declination) + cos(latitude) * cos(sun.declination) * cos(hour)
    }

    /// Converts degrees to radians.
    static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
