import CivilTime
package import Geodesy
package import Text

extension LegSource {
    /// The engine's own name; nil for a length that no engine measured.
    fileprivate var engineName: String? {
        switch self {
        case .straight, .estimated, .roads, .sea, .air: nil
        case .osrm: "OSRM"
        case .valhalla: "Valhalla"
        }
    }
}

/// Wording of lengths and times, so that a straight line or an estimate never passes for a road.
extension Wording {
    /// The owners of the data of roads, whom its licence asks to be named.
    package static let roadCredit = "© OpenStreetMap contributors"

    /// Returns the line that names the owners of the roads in the program below what is measured by them; nil where
    /// nothing is.
    package static func credit(of length: RouteLength) -> String? {
        length.legs(.roads) > 0 ? "Roads: \(roadCredit)" : nil
    }

    /// Returns the total with its length by `length(_:in:)`: `Total: 812.4 km straight line`.
    package static func total(_ length: RouteLength, in unit: DistanceUnit) -> String {
        "Total: " + self.length(length, in: unit)
    }

    /// Returns a length with its sources: `812.4 km straight line`, `812.4 km by road (OSRM), 9 h 12 min · 690.8 km
    /// straight line`, or by the roads in the program `about 812 km by road and 42 km by ferry, 9 h 10 min, 1 of 11
    /// legs estimated · 690.8 km straight line`. The time is left out if it is not known, and without `hasTime`; the
    /// straight line is left out without `hasStraight`.
    package static func length(
        _ length: RouteLength, in unit: DistanceUnit, hasTime: Bool = true, hasStraight: Bool = true
    ) -> String {
        if length.isOnFoot {
            let time = hasTime && length.duration != nil ? ", \(walkTime(seconds: length.walkedSeconds))" : ""
            return "about \(walkLength(length.metres, in: unit))\(time) on foot"
        }
        let time =
            !hasTime
            ? nil
            : length.isByRoadsInside
                ? length.duration.map { roundDuration(seconds: $0) } : duration(of: length)
        let text = ([lengths(length, in: unit)] + [time].compactMap { $0 } + exceptions(length)).joined(separator: ", ")
        guard hasStraight, length.sources.contains(where: { $0.isRoad || $0.isAssumedCrossing }) else { return text }
        return "\(text) · \(distanceText(length.straightMetres, in: unit)) straight line"
    }

    /// Returns a length in as few words as can be, for a window that has no room for more: `2125 km`, `812.4 km
    /// straight`, `est. 812.4 km`; with its time behind, `26 h 40`, where that is known and `hasTime` says so.
    package static func shortLength(_ length: RouteLength, in unit: DistanceUnit, hasTime: Bool = true) -> [String] {
        let isInside = length.isByRoadsInside
        let text = isInside ? roundDistance(length.metres, in: unit) : distanceText(length.metres, in: unit)
        let isStraight = !isInside && length.legs(.straight) > 0
        let measured =
            !isInside && length.legs(.estimated) > 0 ? "est. \(text)" : isStraight ? "\(text) straight" : text
        guard hasTime, let seconds = length.duration else { return [measured] }
        let time = length.isApproximate ? roundDuration(seconds: seconds) : durationText(seconds: wholeSeconds(seconds))
        return [measured, time.containsText(" h ") && time.hasSuffix(" min") ? String(time.dropLast(4)) : time]
    }

    /// `about 812 km by road and 42 km by ferry`.
    private static func lengths(_ length: RouteLength, in unit: DistanceUnit) -> String {
        guard length.isByRoadsInside || length.walkedLegs > 0 else {
            return "\(distanceText(length.metres, in: unit)) \(method(length))"
        }
        let crossed = [
            (length.ferryMetres, "by ferry"), (length.trainMetres, "by train"), (length.seaMetres, "by sea"),
            (length.airMetres, "by air"), (length.walkedMetres, "on foot"),
        ].filter { $0.0 > 0 }
        let isDriven = length.carriedLegs + length.walkedLegs < length.legs || crossed.isEmpty
        let driven = isDriven ? [(length.drivingMetres, method(length))] : []
        return "about "
            + enumeration(
                (driven + crossed).map { metres, method in
                    let text = method == "on foot" ? walkLength(metres, in: unit) : roundDistance(metres, in: unit)
                    return "\(text) \(method)"
                }, last: "and")
    }

    /// Returns the method by which most of the legs were measured: `straight line`, `by road (OSRM)`, `estimated from
    /// straight lines`; of the time of the drive, `by driving time (OSRM)`.
    package static func method(_ length: RouteLength, ofTime: Bool = false) -> String {
        guard !length.isOnFoot else { return "on foot" }
        let engines = length.sources.compactMap(\.engineName)
        let road = "by \(ofTime ? "driving time" : "road")"
        guard engines.isEmpty else { return "\(road) (\(engines.joined(separator: " and ")))" }
        if length.legs(.roads) > 0 { return road }
        return length.isStraight || length.legs(.straight) > 0 ? "straight line" : "estimated from straight lines"
    }

    /// Returns the numbers of legs that were measured in another way than `method` says: `2 of 11 legs estimated`, and
    /// of those whose way the person gave, `1 leg set by you`, unless that is said beside it.
    package static func exceptions(_ length: RouteLength, saysGiven: Bool = true) -> [String] {
        func part(_ source: LegSource, _ words: String) -> String? {
            let count = length.measuredLegs(source)
            return count > 0 ? "\(count) of \(counted(length.legs, "leg")) \(words)" : nil
        }
        let isByRoad = length.sources.contains(where: \.isRoad)
        let estimated = isByRoad || length.legs(.straight) > 0 ? part(.estimated, "estimated") : nil
        let given = saysGiven ? length.givenLegs : 0
        return [
            estimated, isByRoad ? part(.straight, "straight") : nil,
            given > 0 ? "\(counted(given, "leg")) set by you" : nil,
        ].compactMap { $0 }
    }

    /// The length of a way among others that are `total` together: `150.8 km`, `est. 150.8 km` where a part of it is an
    /// estimate, `about 151 km` by the roads in the program, `straight 150.8 km` for a straight line where the others
    /// are none.
    package static func distance(_ length: RouteLength, amid total: RouteLength, in unit: DistanceUnit) -> String {
        if length.legs(.estimated) > 0, !length.isByRoadsInside {
            return "est. \(distanceText(length.metres, in: unit))"
        }
        if length.isByRoadsInside { return "about \(roundDistance(length.metres, in: unit))" }
        let text = distanceText(length.metres, in: unit)
        return length.legs(.straight) > 0 && !total.isStraight ? "straight \(text)" : text
    }

    /// Returns the length of a leg of `route`, marked by `distance(_:amid:in:)`; a way that is not all driven with how
    /// the car is carried: `about 151 km, ferry`, `about 244 km by sea`; one whose way the person gave with its means:
    /// `about 42 km, your ferry`.
    package static func distance(of leg: Leg, in route: Route, _ unit: DistanceUnit) -> String {
        if leg.isWalked {
            return "about \(walkLength(leg.distance, in: unit))" + (route.length.isOnFoot ? "" : " on foot")
        }
        let text = distance(RouteLength(of: [leg]), amid: route.length, in: unit)
        if let means = leg.given { return "\(text), your \(means.rawValue)" }
        switch leg.source {
        case .sea: return "\(text) by sea"
        case .air: return "\(text) by air"
        default: break
        }
        let carried = Crossing.Kind.allCases.compactMap { kind -> String? in
            switch leg.crossings.count(where: { $0.kind == kind }) {
            case 0: nil
            case 1: kind.text
            case let count: "\(count) \(kind == .ferry ? "ferries" : "trains")"
            }
        }
        return ([text] + carried).joined(separator: ", ")
    }

    /// Returns where a route takes a ferry or a train for an hour or more by its own choice, a line a leg:
    /// `1 → 2 by the ferry Livorno – Bastia, about 4 h 15 min`. Linear in the legs.
    package static func longCrossings(of route: Route) -> [String] {
        route.legs.compactMap { leg in
            let long = leg.given == nil ? leg.crossings.filter { $0.duration >= 3_600 } : []
            guard !long.isEmpty else { return nil }
            let names = long.map { crossing in
                "the \(crossing.kind.text) \(crossing.from) – \(crossing.to), "
                    + duration(seconds: crossing.duration, isEstimate: true)
            }
            return "\(leg.from + 1) → \(leg.to + 1) by \(names.joined(separator: "; "))"
        }
    }

    /// Returns the length of a route up to one of its stops: without decimals where it is by the roads in the program.
    package static func cumulative(_ metres: Double, in route: Route, _ unit: DistanceUnit) -> String {
        route.length.isByRoadsInside ? roundDistance(metres, in: unit) : distanceText(metres, in: unit)
    }

    /// A length without decimals from 10 units on, as one by the roads in the program is known: `151 km`, `9.72 km`.
    package static func roundDistance(_ metres: Double, in unit: DistanceUnit) -> String {
        let units = metres / unit.metresPerUnit
        guard units >= 9.995, units < 1e6 else { return distanceText(metres, in: unit) }
        return "\(Int(units.rounded())) \(unit.symbol)"
    }

    /// A time to 5 minutes, or below 3 minutes to one, as an estimate is known: `9 h 10 min`.
    package static func roundDuration(seconds: Double) -> String {
        let seconds = wholeSeconds(seconds)
        if (1..<150).contains(seconds) { return durationText(seconds: max(60, seconds)) }
        return durationText(seconds: seconds, roundedToMinutes: 5)
    }

    /// Returns the time of a drive: `9 h 12 min`, or `about 9 h 10 min` if a part of it is an estimate; nil if it is
    /// not known.
    package static func duration(of length: RouteLength) -> String? {
        length.duration.map { duration(seconds: $0, isEstimate: length.isApproximate) }
    }

    /// `9 h 12 min`, or `about 9 h 10 min` for an estimate.
    package static func duration(seconds: Double, isEstimate: Bool) -> String {
        isEstimate ? "about \(roundDuration(seconds: seconds))" : durationText(seconds: wholeSeconds(seconds))
    }

    /// Returns the time of the drive or the walk of a leg, written as `duration(of:)` writes that of a length.
    package static func duration(of leg: Leg) -> String? {
        leg.isWalked ? leg.duration.map { "about \(walkTime(seconds: $0))" } : duration(of: RouteLength(of: [leg]))
    }
}

extension Crossing.Kind {
    /// The word for it.
    package var text: String { rawValue }
}
