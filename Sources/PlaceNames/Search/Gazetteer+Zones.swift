package import CivilTime
package import Geodesy

/// The time zone that holds at a point.
package struct PlaceZone: Hashable, Sendable {
    /// The IANA name, or `UTC+05:00` where only the longitude is known.
    package let name: String
    /// The rule of its clocks.
    package let rule: TimeZoneRule
    /// The distance of the place that the zone was taken from, in metres; nil where only the longitude is known.
    package let distance: Double?
}

/// Tells the time zones at many points, and reads the rule of each zone once.
package struct ZoneFinder {
    private let gazetteer: Gazetteer
    private var known: [Int: (name: String, rule: TimeZoneRule)] = [:]

    /// Looks in `gazetteer`.
    package init(_ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// The time zone of a place of the gazetteer; nil where there is no such place, and for those of the additions.
    package mutating func zone(ofPlace place: Int) -> PlaceZone? {
        guard (0..<gazetteer.main.places.count).contains(place) else { return nil }
        let number = gazetteer.main.places.zone(place)
        guard let zone = known[number] ?? gazetteer.zones.zone(number) else { return nil }
        known[number] = zone
        return PlaceZone(name: zone.name, rule: zone.rule, distance: 0)
    }

    /// The time zone at a coordinate: that of the nearest place within 300 km, else the hour that its longitude says.
    package mutating func zone(at coordinate: Coordinate) -> PlaceZone {
        guard let found = gazetteer.nearestZone(to: coordinate),
            let zone = known[found.number] ?? gazetteer.zones.zone(found.number)
        else { return Gazetteer.zone(ofLongitude: coordinate.longitude) }
        known[found.number] = zone
        return PlaceZone(name: zone.name, rule: zone.rule, distance: found.distance)
    }
}

extension Gazetteer {
    /// The greatest distance of a place whose time zone is taken, in metres.
    private static let zoneDistance = 300_000.0

    /// The zone whose clocks differ from UTC by the whole hours that a longitude says.
    fileprivate static func zone(ofLongitude longitude: Double) -> PlaceZone {
        let hours = Int((longitude / 15).rounded())
        let digits = hours.magnitude < 10 ? "0\(hours.magnitude)" : "\(hours.magnitude)"
        return PlaceZone(
            name: "UTC\(hours < 0 ? "-" : "+")\(digits):00", rule: TimeZoneRule(secondsFromUTC: hours * 3_600),
            distance: nil)
    }

    /// The number of the time zone of the nearest place within 300 km, and how far that place is in metres.
    func nearestZone(to coordinate: Coordinate) -> (number: Int, distance: Double)? {
        nearestNumber(to: coordinate, within: Self.zoneDistance, where: { _, _ in true })
            .map { (main.places.zone($0.number), $0.distance) }
    }
}
