package import CivilTime
package import Geodesy

/// The clock of a place.
package struct PlaceClock {
    /// The name of the time zone: `Europe/Oslo`, or `UTC+05:00` where only the longitude is known.
    package let name: String
    /// The distance of the place that the zone was taken from, in metres; nil if only the longitude is known.
    package let distance: Double?
    /// The place itself where nobody sleeps there; nil where people do, or nothing is known. It comes from the same
    /// place names as the zone.
    package var uninhabited: () -> UninhabitedPlace? = { nil }
    /// Whether no sea and no lake is near the place; false where that is not known.
    package var isInland: () -> Bool = { false }
    private let secondsFromUTC: (Instant) -> Int

    /// The distance in metres from which on the guess of a zone is mentioned.
    private static let aboutDistance = 20_000.0

    /// States how many seconds the clocks are ahead of UTC at a moment.
    package init(name: String, distance: Double?, secondsFromUTC: @escaping (Instant) -> Int) {
        self.name = name
        self.distance = distance
        self.secondsFromUTC = secondsFromUTC
    }

    /// Returns a clock whose offset is the whole hour of the longitude.
    package static func byLongitude(_ place: Coordinate) -> PlaceClock {
        let hours = Int((place.longitude / 15).rounded())
        let digits = abs(hours) < 10 ? "0\(abs(hours))" : "\(abs(hours))"
        return PlaceClock(name: "UTC\(hours < 0 ? "-" : "+")\(digits):00", distance: nil) { _ in hours * 3_600 }
    }

    /// Whether the zone is a guess.
    package var isAbout: Bool { distance.map { $0 >= PlaceClock.aboutDistance } ?? true }

    /// Returns the date and the time there at a moment, in seconds since 1970.
    package func local(_ seconds: Int64) -> CivilDateTime {
        let offset = secondsFromUTC(Instant(milliseconds: seconds * 1_000))
        return CivilDateTime(secondsSince1970: seconds + Int64(offset))
    }

    /// Whether the clocks show `time`: they leave some out when they go forward.
    func exists(_ time: CivilDateTime) -> Bool { local(seconds(of: time)) == time }

    /// The moment at which calendar and clock show `local` there, in seconds since 1970; a time that is left out when
    /// the clocks go forward is as much later.
    package func seconds(of local: CivilDateTime) -> Int64 {
        let wall = local.secondsSince1970
        let before = wall - Int64(secondsFromUTC(Instant(milliseconds: (wall - 86_400) * 1_000)))
        let after = wall - Int64(secondsFromUTC(Instant(milliseconds: (wall + 86_400) * 1_000)))
        for candidate in [min(before, after), max(before, after)] where self.local(candidate) == local {
            return candidate
        }
        return before
    }
}
