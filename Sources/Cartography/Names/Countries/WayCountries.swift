import Geodesy
import Shorelines

/// The countries that a trip leads through, which its map names before others.
enum WayCountries {
    /// The most places that are looked up.
    private static let mostPlaces = 400
    /// The distances around a place on a coast at which land is looked for, in degrees.
    private static let steps = [0.1, 0.2, 0.4]

    /// The places that are looked up of a flight.
    private static let ofFlight = 40

    /// The countries of the stops, in their order, then those of the ways between them and those that are flown over,
    /// each with a place in it.
    static func countries(of subject: MapSubject, _ map: AreaMap) -> [(country: Int, place: Coordinate)] {
        var found: [(country: Int, place: Coordinate)] = []
        var known = Set<Int>()
        func add(_ place: Coordinate, isNear: Bool) {
            guard let area = area(at: place, map, isNear: isNear) else { return }
            let country = map.country(of: area)
            if known.insert(country).inserted { found.append((country, place)) }
        }
        for stop in subject.stops.prefix(mostPlaces) { add(stop.location, isNear: true) }
        let count = subject.legs.reduce(0) { $0 + $1.path.count }
        let step = max(count / mostPlaces, 1)
        var passed = 0
        for leg in subject.legs where leg.kind == .way || leg.kind == .crossing(.train) {
            for place in leg.path {
                if passed % step == 0 { add(place, isNear: false) }
                passed += 1
            }
        }
        for leg in subject.legs where leg.kind == .crossing(.flight) {
            guard let start = leg.path.first, let end = leg.path.last else { continue }
            for step in 1..<ofFlight {
                add(start.point(toward: end, fraction: Double(step) / Double(ofFlight)), isNear: false)
            }
        }
        return found
    }

    /// The area at a place, or, with `isNear`, the one that is nearest where the place is at sea.
    private static func area(at place: Coordinate, _ map: AreaMap, isNear: Bool) -> Int? {
        let area = map.area(at: place)
        guard area == 0 else { return area }
        guard isNear else { return nil }
        for step in steps {
            for (north, east) in [(0.0, 1.0), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                guard
                    let near = try? Coordinate(
                        latitude: min(max(place.latitude + north * step, -90), 90),
                        longitude: wrapped(place.longitude + east * step))
                else { continue }
                let area = map.area(at: near)
                if area != 0 { return area }
            }
        }
        return nil
    }

    private static func wrapped(_ longitude: Double) -> Double {
        longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
    }
}
