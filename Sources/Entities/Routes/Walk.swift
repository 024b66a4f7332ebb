import CivilTime
package import Geodesy
package import Text

/// The legs of a trip that are walked: those of which the person says so, and those in the streets of a city where the
/// whole trip is one within a city, of which only a leg now and then is longer than 4 km.
package enum Walk {
    /// The metres that are walked in a minute.
    private static let metresPerMinute = 75.0
    /// The greatest distance in metres of a stop from the first one within a city.
    private static let city = 15_000.0
    /// The longest leg in metres of a trip on foot, and of one on a known road.
    private static let (longest, longestOnRoad) = (4_000.0, 2_000.0)

    /// The time in seconds in which one walks some metres.
    package static func seconds(metres: Double) -> Double { metres / metresPerMinute * 60 }

    /// Whether all stops of a trip are in one city. Linear.
    package static func isWithinCity(_ trip: Trip) -> Bool {
        guard trip.waypoints.count > 1, let first = trip.waypoints.first?.location else { return false }
        return trip.waypoints.allSatisfy { first.distance(to: $0.location) <= city }
    }

    /// The legs of a trip, those among them that are walked as such. Linear.
    static func legs(_ legs: [Leg], of trip: Trip) -> [Leg] {
        let lengths = legs.filter { $0.given == nil }.map(\.distance)
        guard areShort(lengths), legs.contains(where: isWalkable), isWithinCity(trip) else { return legs }
        return legs.map { isWalkable($0) ? $0.walked() : $0 }
    }

    /// Whether a trip is one within a city whose legs, in its order, are walked: their lengths in metres and how they
    /// were measured; nil for those whose way the person gave. Linear.
    package static func isWalk(_ trip: Trip, _ legs: [(metres: Double, source: LegSource)?]) -> Bool {
        let measured = legs.compactMap(\.self)
        return !measured.isEmpty
            && measured.allSatisfy { $0.source == .roads || $0.source.isRoad && $0.metres <= longestOnRoad }
            && areShort(measured.map(\.metres)) && isWithinCity(trip)
    }

    /// Whether most of some lengths in metres can be walked: a ride now and then makes no drive of a day on foot.
    private static func areShort(_ metres: [Double]) -> Bool {
        4 * metres.count { $0 > longest } <= metres.count
    }

    /// Whether a leg of which the person said nothing is walked, if the trip is one within a city.
    private static func isWalkable(_ leg: Leg) -> Bool {
        leg.given == nil && leg.distance > 0
            && (leg.isInStreets && leg.distance <= longest
                || leg.source.isRoad && leg.crossings.isEmpty && leg.distance <= longestOnRoad)
    }

    /// Whether a leg that is driven is so short, in streets of which nothing is known, that one may as well walk.
    package static func isAlternative(_ leg: Leg) -> Bool {
        leg.isInStreets && !leg.isWalked && leg.distance <= longestOnRoad
    }
}

extension Leg {
    /// Whether it leads through streets that are not known: straight between its ends, within a city.
    package var isInStreets: Bool {
        source == .roads && geometry.count <= 2 && !hasCrossing && straightDistance > 0
    }
}

/// The words for what is walked.
extension Wording {
    /// `about 850 m, 12 min on foot`
    package static func walk(metres: Double, seconds: Double, in unit: DistanceUnit) -> String {
        "about \(walkLength(metres, in: unit)), \(walkTime(seconds: seconds)) on foot"
    }

    /// A length to 10 m below a kilometre, else to a tenth of the unit: `850 m`, `9.3 km`.
    package static func walkLength(_ metres: Double, in unit: DistanceUnit) -> String {
        let steps = max(Int((metres / 10).rounded()), 1)
        guard unit != .kilometers || steps >= 100 else { return "\(steps * 10) m" }
        let tenths = max(Int((metres / unit.metresPerUnit * 10).rounded()), 1)
        return "\(tenths / 10).\(tenths % 10) \(unit.symbol)"
    }

    /// A time to whole minutes that suffice, from half an hour on to 5 minutes: `12 min`, `2 h 5 min`.
    package static func walkTime(seconds: Double) -> String {
        let whole = wholeSeconds(seconds)
        guard whole < 1_800 else { return durationText(seconds: whole, roundedToMinutes: 5) }
        return durationText(seconds: max(60, (whole + 59) / 60 * 60))
    }
}
