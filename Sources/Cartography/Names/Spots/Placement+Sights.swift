import Geodesy
import Text

/// Parks on the picture of a part of the Earth, sights on that of a city.
extension Placement {
    /// The radius of a map up to which parks are named, in metres.
    private static let parkRadius = 600_000.0
    /// The dots of a map for each park and each sight.
    private static let (dotsPerPark, dotsPerSight) = (5_000, 2_200)
    /// The distance from the way within which a park is named, in dots.
    private static let parkReach = 14
    /// The least distance from another place with a name, in dots.
    private static let distance = 7.0
    /// The places that are asked for, for each that can be named.
    private static let asked = 8
    /// The longest name in letters.
    private static let longestName = 26

    /// Names the parks near the way, the most important ones first, where they cover neither that nor another name.
    mutating func placeParks(_ source: MapTown.Finder, along way: [MapScene.Line]) {
        guard lettering == .proportional, frame.radius <= Self.parkRadius, frame.radius >= Self.cityRadius else {
            return
        }
        let near = WayNearness(way.map(\.points), in: frame.grid, reach: Self.parkReach)
        placeSpots(source, .park, dotsPerOne: Self.dotsPerPark, near: near)
    }

    /// Names the sights on the picture of a city that are no stops.
    mutating func placeSights(_ source: MapTown.Finder) {
        guard lettering == .proportional, frame.radius < Self.cityRadius else { return }
        placeSpots(source, .sight, dotsPerOne: Self.dotsPerSight, isTight: true, near: nil)
    }

    private mutating func placeSpots(
        _ source: MapTown.Finder, _ kind: MapScene.NameKind, dotsPerOne: Int, isTight: Bool = false,
        near way: WayNearness?
    ) {
        var left = frame.grid.width * frame.grid.height / dotsPerOne
        let most = left * Self.asked
        var asked = 0
        let found = source(frame.middle, frame.radius) { place in
            let point = frame.dot(place)
            guard asked < most, frame.contains(point), way?.contains(point) ?? true else { return false }
            asked += 1
            return true
        }
        // What has its name on the ground, or is a stop, has no sign beside it.
        let stops =
            subject.stops.map { folded($0.name) }
            + names.filter { $0.kind == kind || $0.kind == .park }
            .map { folded($0.text) }
        for spot in found where left > 0 {
            let point = frame.dot(spot.place)
            let name = ParkNames.short(spot.name)
            guard name.count <= Self.longestName, !stops.contains(where: { Self.isSame($0, folded(spot.name)) }),
                takenPoints.allSatisfy({
                    max(($0.point.x - point.x).magnitude, ($0.point.y - point.y).magnitude) >= Self.distance
                })
            else { continue }
            guard var label = pictureName(NameLook.text(name, kind, lettering), kind, at: point, isTight: isTight)
            else { continue }
            label.sign = spot.sign
            names.append(label)
            takenPoints.append((point, Self.distance))
            left -= 1
        }
    }

    /// Whether one name stands at the beginning of the other.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        one.hasPrefix(other) || other.hasPrefix(one)
    }
}

/// The names of parks on maps.
enum ParkNames {
    private static let endings = [
        ("National Park", "NP"), ("National Monument", "NM"), ("National Recreation Area", "NRA"),
        ("National Forest", "NF"), ("State Park", "SP"), ("Provincial Park", "PP"),
    ]

    /// The name with the kind of the park at its end as maps have it: `Arches NP`.
    static func short(_ name: String) -> String {
        for (long, short) in endings where name.hasSuffix(" " + long) {
            return name.dropLast(long.count) + short
        }
        return name
    }
}
