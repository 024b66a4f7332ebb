import CivilTime
package import Geodesy
package import Text

extension LegSource {
    /// The engine's own name; nil for a length that no engine measured.
    fileprivate var engineName: String? {
        switch self {
        case .straight, .estimated, .roads: nil
        case .osrm: "OSRM"
        case .valhalla: "Valhalla"
        }
    }
}

/// Wording of lengths and times, so that a straight line or an estimate never passes for a road.
extension Wording {
    /// The owners of the data of roads, whom its licence asks to be named.
    package static let roadCredit = "© OpenStreetMap contributors"

    /// Returns the total with its length by `length(_:in:)`: `Total: 812.4 km straight line`.
    package static func total(_ length: RouteLength, in unit: DistanceUnit) -> String {
        "Total: " + self.length(length, in: unit)
    }

    /// Returns a length with its sources: `812.4 km straight line`, `812.4 km by road (OSRM), 9 h 12 min`, `812.4 km by
    /// road (OSRM), about 9 h 10 min, 2 of 11 legs estimated`, or `about 812.4 km by road, about 9 h 10 min`. The
    /// driving time is left out if it is not known, and without `hasTime`.
    package static func length(_ length: RouteLength, in unit: DistanceUnit, hasTime: Bool = true) -> String {
        ([(length.legs(.roads) > 0 ? "about " : "") + distanceText(length.metres, in: unit) + " " + method(length)]
            + [hasTime ? duration(of: length) : nil].compactMap { $0 } + exceptions(length)).joined(separator: ", ")
    }

    /// Returns the method by which most of the legs were measured: `straight line`, `by road (OSRM)`, `estimated from
    /// straight lines`; of the time of the drive, `by driving time (OSRM)`.
    package static func method(_ length: RouteLength, ofTime: Bool = false) -> String {
        let engines = length.sources.compactMap(\.engineName)
        let road = "by \(ofTime ? "driving time" : "road")"
        guard engines.isEmpty else { return "\(road) (\(engines.joined(separator: " and ")))" }
        if length.legs(.roads) > 0 { return road }
        return length.isStraight || length.legs(.straight) > 0 ? "straight line" : "estimated from straight lines"
    }

    /// Returns the numbers of legs that were measured in another way than `method` says: `2 of 11 legs estimated`.
    package static func exceptions(_ length: RouteLength) -> [String] {
        func part(_ source: LegSource, _ words: String) -> String? {
            let count = length.legs(source)
            return count > 0 ? "\(count) of \(counted(length.legs, "leg")) \(words)" : nil
        }
        let isByRoad = length.sources.contains(where: \.isRoad)
        let estimated = isByRoad || length.legs(.straight) > 0 ? part(.estimated, "estimated") : nil
        return [estimated, isByRoad ? part(.straight, "straight") : nil].compactMap { $0 }
    }

    /// The length of a leg, or of a way, among others that are `total` together: `150.8 km`, `est. 150.8 km` where a
    /// part of it is an estimate, `about 150.8 km` by the roads in the program, `straight 150.8 km` for a straight line
    /// where the others are none.
    package static func distance(_ length: RouteLength, amid total: RouteLength, in unit: DistanceUnit) -> String {
        let text = distanceText(length.metres, in: unit)
        if length.legs(.estimated) > 0 { return "est. \(text)" }
        if length.legs(.roads) > 0 { return "about \(text)" }
        return length.legs(.straight) > 0 && !total.isStraight ? "straight \(text)" : text
    }

    /// Returns the length of a leg of `route`, marked by `distance(_:amid:in:)`.
    package static func distance(of leg: Leg, in route: Route, _ unit: DistanceUnit) -> String {
        distance(RouteLength(of: [leg]), amid: route.length, in: unit)
    }

    /// Returns the time of a drive: `9 h 12 min`, or `about 9 h 10 min` if a part of it is an estimate; nil if it is
    /// not known.
    package static func duration(of length: RouteLength) -> String? {
        length.duration.map { duration(seconds: $0, isEstimate: length.isApproximate) }
    }

    /// `9 h 12 min`, or `about 9 h 10 min` for an estimate.
    package static func duration(seconds: Double, isEstimate: Bool) -> String {
        let seconds = wholeSeconds(seconds)
        return isEstimate
            ? "about \(durationText(seconds: seconds, roundedToMinutes: 5))" : durationText(seconds: seconds)
    }

    /// Returns the time of the drive of a leg, written as `duration(of:)` writes that of a length.
    package static func duration(of leg: Leg) -> String? { duration(of: RouteLength(of: [leg])) }
}
