package import CivilTime
package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The course of the sun over a place on one day, by NOAA's algorithm: within a minute below 65 degrees of latitude, on
/// a free horizon at the height of the place.
package struct SolarDay: Equatable, Sendable {
    /// A day on which the sun does not rise and set.
    package enum Daylight: String, Sendable {
        case polarDay, polarNight
    }

    /// The moment at which the upper edge of the sun appears; nil on a day without it.
    package let sunrise: Instant?
    /// The moment at which it disappears; nil on a day without it.
    package let sunset: Instant?
    /// The end of civil twilight, when the sun is 6 degrees below the horizon; nil on a day without it.
    package let dusk: Instant?
    /// The reason for which sunrise or sunset is nil.
    package let daylight: Daylight?

    /// The angle in degrees between the zenith and the middle of the sun when its upper edge is on the horizon:
    /// refraction lifts it by 34 minutes of arc, and its radius is 16.
    private static let horizon = 90.833
    /// The same at the end of civil twilight.
    private static let twilight = 96.0

    /// Calculates the sun of the day whose noon is nearest to 12:00 of `date` by the clock of the place.
    package init(_ date: CivilDate, over place: Coordinate, _ clock: PlaceClock) {
        let noon = CivilDateTime(secondsSince1970: date.daysSince1970 * 86_400 + 43_200)
        let wanted = Double(clock.seconds(of: noon))
        // Mean solar noon is at a multiple of a day, less the longitude.
        let shift = 43_200 - place.longitude * 240
        var transit = ((wanted - shift) / 86_400).rounded() * 86_400 + shift
        let mean = transit
        for _ in 0..<2 { transit = mean - SolarPosition(at: transit).equationOfTime }
        func moment(_ zenith: Double, after sign: Double) -> Double? {
            Self.moment(zenith, over: place, mean: mean, transit: transit, sign: sign)
        }
        func instant(_ seconds: Double?) -> Instant? {
            seconds.map { Instant(milliseconds: Int64(($0 * 1_000).rounded())) }
        }
        sunrise = instant(moment(Self.horizon, after: -1))
        sunset = instant(moment(Self.horizon, after: 1))
        dusk = instant(moment(Self.twilight, after: 1))
        let isLight = SolarPosition.sineOfElevation(at: transit, over: place) > cos(SolarPosition.radians(Self.horizon))
        daylight = sunrise != nil && sunset != nil ? nil : isLight ? .polarDay : .polarNight
    }

    /// The moment at which the sun is at an angle from the zenith, before (-1) or after (1) noon; nil where it is not.
    private static func moment(
        _ zenith: Double, over place: Coordinate, mean: Double, transit: Double, sign: Double
    ) -> Double? {
        let latitude = SolarPosition.radians(place.latitude)
        var moment = transit
        // Sun and earth go on until the event: the second round is right to seconds, near the poles the fourth.
        for _ in 0..<4 {
            let sun = SolarPosition(at: moment)
            let cosine =
                (cos(SolarPosition.radians(zenith)) - sin(latitude) * sin(sun.declination))
                / (cos(latitude) * cos(sun.declination))
            guard (-1...1).contains(cosine) else { return nil }
            moment = mean - sun.equationOfTime + sign * acos(cosine) / (2 * .pi) * 86_400
        }
        return moment
    }

    /// Whether it is dark over a place at a moment: civil twilight is over and has not begun again.
    static func isDark(at seconds: Int64, over place: Coordinate) -> Bool {
        SolarPosition.sineOfElevation(at: Double(seconds), over: place) < cos(SolarPosition.radians(twilight))
    }

    /// The last end of civil twilight before a moment, in seconds since 1970; nil where there was none within a day.
    static func lastDusk(before seconds: Int64, over place: Coordinate, _ clock: PlaceClock) -> Int64? {
        let date = clock.local(seconds).date
        for day in [date.adding(days: 1), date, date.adding(days: -1)] {
            guard let dusk = SolarDay(day, over: place, clock).dusk else { continue }
            let moment = dusk.milliseconds / 1_000
            if moment <= seconds, moment > seconds - 86_400 { return moment }
        }
        return nil
    }
}
