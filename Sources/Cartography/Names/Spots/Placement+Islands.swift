import Geodesy
import Text

/// Islands on the picture of a part of the Earth.
extension Placement {
    /// The radius of a map up to which islands are named, in metres.
    private static let islandRadius = 1_200_000.0
    /// The dots of a map for each island, and the islands that are asked for, for each that can be named.
    private static let (dotsPerIsland, asked) = (3_500, 6)
    /// The share of the map from which on an island is land like any other.
    private static let largest = 0.25
    /// The dots from which on an island has the letters of a country's parts, however far from its middle.
    private static let large = 120
    /// The farthest that a name stands from the shore of a small island, and the farthest from the middle of any, in
    /// dots.
    private static let (besideReach, farthest) = (8, 45)
    /// The steps in which places for a name are tried, in dots.
    private static let step = 3

    /// Names islands, the most important ones first: on their land where they have room, else in the water beside
    /// them. One that goes on beyond the map has no name.
    mutating func placeIslands(_ source: MapTown.Finder) {
        guard lettering == .proportional, let land, frame.radius <= Self.islandRadius,
            frame.radius >= Self.cityRadius, land.hasSea
        else { return }
        let dots = frame.grid.width * frame.grid.height
        var left = dots / Self.dotsPerIsland
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
            guard
                let (own, count) = land.island(x: Int(point.x), y: Int(point.y), most: Int(Self.largest * Double(dots)))
            else { continue }
            let reach = min(Int(Double(count).squareRoot()) + Self.besideReach, Self.farthest)
            let places = Self.places(around: point, island.place, reach: reach)
            let isLarge = count >= Self.large
            let isPlaced =
                place(island.name, .island, at: places, [.all]) { own.isLand(x: $0, y: $1) }
                || !(isLarge && hasWidth(for: island.name, own))
                    && place(island.name, isLarge ? .island : .district, at: places, small: !isLarge, [.beside]) {
                        !land.isLand(x: $0, y: $1)
                    }
            if isPlaced { left -= 1 }
        }
    }

    /// Whether an island is as wide as its smallest name: only where something else is on it that would be in the sea,
    /// and a large island without a name says more than one that is named beside it.
    private func hasWidth(for name: String, _ island: LandRaster) -> Bool {
        let sizes = NameLook.sizes(.island)
        let text = NameLook.text(name, .island, lettering)
        return island.widest >= NameLook.extent(text, .island, sizes[sizes.count - 1], lettering).width
    }

    /// Points around another, the nearest first.
    private static func places(around point: DotPoint, _ place: Coordinate, reach: Int) -> [AreaSamples.Sample] {
        var samples: [AreaSamples.Sample] = []
        for y in stride(from: -reach, through: reach, by: step) {
            for x in stride(from: -reach, through: reach, by: step) {
                samples.append(AreaSamples.Sample(x: Int(point.x) + x, y: Int(point.y) + y, area: 0, place: place))
            }
        }
        return samples.filter { AreaSamples.squares($0, point) <= Double(reach * reach) }
            .sorted { AreaSamples.squares($0, point) < AreaSamples.squares($1, point) }
    }
}
