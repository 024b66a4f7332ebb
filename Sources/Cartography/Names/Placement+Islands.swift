import Geodesy
import Text

/// Islands on the picture of a part of the Earth.
extension Placement {
    /// The radius of a map up to which islands are named, in metres.
    private static let islandRadius = 1_200_000.0
    /// The dots of a map for each island, and the islands that are asked for, for each that can be named.
    private static let (dotsPerIsland, asked) = (3_500, 6)
    /// The farthest that the name of an island stands from its middle on its land, and beside a small one, in dots.
    private static let (reach, besideReach) = (26, 8)
    /// The steps in which places for a name are tried, in dots.
    private static let step = 3

    /// Names islands, the most important ones first: on their land, small ones in the water beside them.
    mutating func placeIslands(_ source: MapTown.Finder) {
        guard lettering == .proportional, let land, frame.radius <= Self.islandRadius, frame.radius >= Self.cityRadius
        else { return }
        var left = frame.grid.width * frame.grid.height / Self.dotsPerIsland
        let most = left * Self.asked
        var asked = 0
        let found = source(frame.middle, frame.radius) { place in
            guard asked < most, frame.contains(frame.dot(place)) else { return false }
            asked += 1
            return true
        }
        let known = Set(subject.stops.map { folded($0.name) }).union(names.map { folded($0.text) })
        for island in found where left > 0 && !known.contains(folded(island.name)) {
            let point = frame.dot(island.place)
            let middle = (x: Int(point.x), y: Int(point.y))
            /// Points around the middle, the nearest first.
            func around(_ reach: Int) -> [AreaSamples.Sample] {
                var samples: [AreaSamples.Sample] = []
                for y in stride(from: -reach, through: reach, by: Self.step) {
                    for x in stride(from: -reach, through: reach, by: Self.step) {
                        samples.append(
                            AreaSamples.Sample(x: middle.x + x, y: middle.y + y, area: 0, place: island.place))
                    }
                }
                return samples.filter { AreaSamples.squares($0, point) <= Double(reach * reach) }
                    .sorted { AreaSamples.squares($0, point) < AreaSamples.squares($1, point) }
            }
            let isPlaced =
                place(
                    island.name, .island, at: around(Self.reach), [.all], isOwn: { land.isLand(x: $0, y: $1) },
                    isGood: { Self.isJoined(middle, to: $0, by: land) })
                || land.isLand(x: middle.x, y: middle.y)
                    && place(island.name, .district, at: around(Self.besideReach), small: true, [.beside]) {
                        !land.isLand(x: $0, y: $1)
                    }
            if isPlaced { left -= 1 }
        }
    }

    /// Whether all of the straight line from the middle of an island to that of a name is on land.
    private static func isJoined(_ middle: (x: Int, y: Int), to area: DotRectangle, by land: LandRaster) -> Bool {
        let (x, y) = (area.x + area.width / 2 - middle.x, area.y + area.height / 2 - middle.y)
        let steps = max(x.magnitude, y.magnitude, 1)
        return (0...Int(steps)).allSatisfy { step in
            land.isLand(x: middle.x + x * step / Int(steps), y: middle.y + y * step / Int(steps))
        }
    }
}
