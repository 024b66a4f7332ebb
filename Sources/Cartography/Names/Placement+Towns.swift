import Geodesy
import Text

extension Placement {
    /// The dots of a map for each town that is named.
    private var dotsPerTown: Int { lettering == .cells ? 1_900 : 1_500 }
    /// The least distance between towns that are named, in dots.
    private static let townDistance = 15.0
    /// The least distance between districts that are named, in dots.
    private static let districtDistance = 14.0
    /// The distance from a stop within which no town is named, in dots.
    private static let stopDistance = 6.0
    /// The towns that are asked for, and those that are tried, for each that can be named: further ones are too small
    /// to say where one is.
    private static let (asked, tried) = (12, 5)

    /// Marks and names the largest towns on the map that are not where a stop is, and where they cover neither the way
    /// nor another name. `source` returns the largest towns within a radius of a place, the largest first.
    mutating func placeTowns(_ source: (_ center: Coordinate, _ radius: Double, _ count: Int) -> [MapTown]) {
        var left = frame.grid.width * frame.grid.height / dotsPerTown
        let radius = min(frame.radius, .pi * Earth.meanRadius)
        var taken = points.compactMap { $0 }.map { (point: $0, distance: Self.stopDistance) }
        let found = source(frame.middle, radius + TownChoice.suburbs, left * Self.asked)
        let (whole, parts) = TownChoice.divided(found, stops: subject.stops)
        let towns = whole.filter { frame.contains(frame.dot($0.place)) }
        for town in towns.prefix(left * Self.tried) where left > 0 {
            let point = frame.dot(town.place)
            guard
                taken.allSatisfy({ Self.distance($0.point, point) >= $0.distance })
            else { continue }
            let text = NameLook.text(town.name, .town, lettering)
            guard let name = lettering == .cells ? cellName(text, at: point) : pictureName(text, at: point) else {
                // No smaller town stands for one that has no room.
                taken.append((point, Self.townDistance))
                continue
            }
            names.append(name)
            taken.append((point, Self.townDistance))
            left -= 1
        }
        if lettering == .proportional, frame.radius < Self.cityRadius { placeDistricts(parts, &taken) }
    }

    /// Names the districts of a city in dim letters, without points, on the picture of one.
    private mutating func placeDistricts(_ parts: [MapTown], _ taken: inout [(point: DotPoint, distance: Double)]) {
        for part in parts {
            let point = frame.dot(part.place)
            guard frame.contains(point), taken.allSatisfy({ Self.distance($0.point, point) >= $0.distance }) else {
                continue
            }
            let text = NameLook.text(part.name, .district, lettering)
            for size in NameLook.sizes(.district) {
                let (width, height) = NameLook.extent(text, .district, size, lettering)
                let area = DotRectangle(
                    x: Int(point.x) - width / 2, y: Int(point.y) - height / 2, width: width, height: height)
                guard hasRoom(area) else { continue }
                occupancy.take(area)
                names.append(MapScene.Name(text: text, kind: .district, size: size, area: area))
                taken.append((point, Self.districtDistance))
                break
            }
        }
    }

    /// A town's point and its name behind or before it, in cells.
    private mutating func cellName(_ text: String, at point: DotPoint) -> MapScene.Name? {
        let width = (text.displayWidth + 1) * MapGrid.cellWidth
        let (x, y) = (Int(point.x) / MapGrid.cellWidth, Int(point.y) / MapGrid.cellHeight)
        for isLeft in [false, true] {
            let start = x * MapGrid.cellWidth - (isLeft ? width - MapGrid.cellWidth : 0)
            let area = DotRectangle(x: start, y: y * MapGrid.cellHeight, width: width, height: MapGrid.cellHeight)
            guard hasRoom(area) else { continue }
            occupancy.take(area)
            return MapScene.Name(text: text, kind: .town, size: 0, area: area, point: point, isLeft: isLeft)
        }
        return nil
    }

    /// A town's disc with its name at the side where it covers least of the shores, in a picture.
    private mutating func pictureName(_ text: String, at point: DotPoint) -> MapScene.Name? {
        let size = NameLook.sizes(.town)[0]
        let (width, height) = NameLook.extent(text, .town, size, lettering)
        let disc = DotRectangle(x: Int(point.x) - 1, y: Int(point.y) - 1, width: 2, height: 2)
        guard occupancy.isFree(disc) else { return nil }
        let beside = disc.y + (disc.height - height) / 2
        let middle = disc.x + (disc.width - width) / 2
        let places = [
            (disc.maxX, beside), (disc.x - width, beside), (disc.maxX, disc.y - height + 1), (disc.maxX, disc.maxY - 1),
            (disc.x - width, disc.y - height + 1), (disc.x - width, disc.maxY - 1), (middle, disc.y - height),
            (middle, disc.maxY),
        ]
        var best: (area: DotRectangle, cost: Int32, isLeft: Bool)?
        for (x, y) in places {
            let area = DotRectangle(x: x, y: y, width: width, height: height)
            guard hasRoom(area) else { continue }
            let cost = baseCost(of: area)
            if cost < best?.cost ?? .max { best = (area, cost, x < disc.x) }
        }
        guard let best else { return nil }
        occupancy.take(disc)
        occupancy.take(best.area)
        return MapScene.Name(text: text, kind: .town, size: size, area: best.area, point: point, isLeft: best.isLeft)
    }

    private static func distance(_ one: DotPoint, _ other: DotPoint) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }
}
