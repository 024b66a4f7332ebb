import Geodesy
import Text

extension Placement {
    /// The least distance between towns that are named, between those that the way passes, and from one of them that
    /// has no room, in dots.
    private static let (townDistance, passedDistance, skippedDistance) = (15.0, 12.0, 4.0)
    /// The least distance between districts that are named, in dots.
    private static let districtDistance = 14.0
    /// The ways from the middle of a district at which its name is tried, in dots.
    private static let asideOfDistrict: [(right: Double, down: Double)] = [
        (0, 0), (0, -7), (0, 7), (-12, 0), (12, 0), (-12, -8), (-12, 8), (12, -8), (12, 8),
    ]
    /// The distance from a stop within which no town is named, and the one of those that the way passes, in dots.
    private static let (stopDistance, stopOnWayDistance) = (6.0, 9.0)
    /// The least distance by which the name of a town is nearer to its own disc than to that of another, in dots.
    private static let nearer = 2.0
    /// The towns that are tried for each that can be named.
    private static let tried = 5

    /// Marks and names the largest of all towns, as many as a share of those that there is room for: a city that one
    /// knows says more than a smaller town that lies nearer to the way.
    mutating func placeLargestTowns(_ towns: TownCandidates, share: Double) {
        for point in points.compactMap({ $0 }) { takenPoints.append((point, Self.stopDistance)) }
        var left = Int(Double(towns.mostOthers) * share)
        for (town, isOnWay) in towns.largest.prefix(2 * left) where left > 0 {
            let count = names.count
            placeTowns([town], most: 1, isOnWay: isOnWay)
            if names.count > count { left -= 1 }
        }
        takenPoints.removeFirst(points.count { $0 != nil })
    }

    /// Marks and names the towns that the way passes and that are not named yet, those with most people first, where
    /// they cover neither the way nor another name.
    mutating func placePassedTowns(_ towns: TownCandidates) {
        let first = takenPoints.count
        for point in points.compactMap({ $0 }) { takenPoints.append((point, Self.stopOnWayDistance)) }
        let named = namedTowns
        placeTowns(
            towns.passed.filter { !named.contains(NameLook.text($0.name, .town, lettering)) }, most: towns.mostPassed,
            isOnWay: true)
        for index in points.compactMap({ $0 }).indices { takenPoints[first + index].distance = Self.stopDistance }
    }

    /// Marks and names the largest ones of the other towns that are not named yet, as many as a share of those that
    /// there is room for.
    mutating func placeOtherTowns(_ towns: TownCandidates, share: Double) {
        let left = unnamed(towns)
        let most = Int(Double(towns.mostOthers) * share) - (towns.others.count - left.count)
        placeTowns(left, most: max(most, 0), isOnWay: false)
    }

    /// The texts of the towns that have a name on the map.
    private var namedTowns: Set<String> { Set(names.filter { $0.kind == .town }.map(\.text)) }

    private func unnamed(_ towns: TownCandidates) -> [MapTown] {
        let named = namedTowns
        return towns.others.filter { !named.contains(NameLook.text($0.name, .town, lettering)) }
    }

    /// Marks and names the other towns that are not named yet, the largest ones first, and the districts of a city.
    mutating func placeOtherTowns(_ towns: TownCandidates) {
        let left = unnamed(towns)
        placeTowns(left, most: max(towns.mostOthers - (towns.others.count - left.count), 0), isOnWay: false)
        if lettering == .proportional, frame.radius < Self.cityRadius { placeDistricts(towns.parts) }
    }

    private mutating func placeTowns(_ towns: [MapTown], most: Int, isOnWay: Bool) {
        let distance = isOnWay ? Self.passedDistance : Self.townDistance
        var left = most
        for town in towns.prefix(most * Self.tried) where left > 0 {
            let point = frame.dot(town.place)
            guard takenPoints.allSatisfy({ $0.point.distance(to: point) >= min($0.distance, distance) }) else {
                continue
            }
            let text = NameLook.text(town.name, .town, lettering)
            let name =
                lettering == .cells
                ? cellName(text, at: point, isOnWay: isOnWay) : pictureName(text, .town, at: point, isTight: isOnWay)
            // No smaller town stands for one that has no room; but the way is told by the next one that it passes.
            takenPoints.append((point, name == nil && isOnWay ? Self.skippedDistance : distance))
            guard let name else { continue }
            names.append(name)
            left -= 1
        }
    }

    /// Names the districts of a city in dim letters, without points, on the picture of one.
    private mutating func placeDistricts(_ parts: [MapTown]) {
        for part in parts {
            let point = frame.dot(part.place)
            guard frame.contains(point) else { continue }
            let text = NameLook.text(part.name, .district, lettering)
            let (width, height) = NameLook.extent(text, .district, NameLook.sizes(.district)[0], lettering)
            // A district is wide: its name may stand a little aside of what is in its middle.
            for (right, down) in Self.asideOfDistrict {
                let middle = DotPoint(x: point.x + right, y: point.y + down)
                let area = DotRectangle(
                    x: Int(middle.x) - width / 2, y: Int(middle.y) - height / 2, width: width, height: height)
                guard takenPoints.allSatisfy({ $0.point.distance(to: middle) >= $0.distance }), hasRoom(area)
                else { continue }
                occupancy.take(area)
                names.append(
                    MapScene.Name(text: text, kind: .district, size: NameLook.sizes(.district)[0], area: area))
                takenPoints.append((middle, Self.districtDistance))
                break
            }
        }
    }

    /// A town's point and its name behind or before it, in cells; of a town that the way passes beside the way.
    private mutating func cellName(_ text: String, at point: DotPoint, isOnWay: Bool) -> MapScene.Name? {
        let width = (text.displayWidth + 1) * MapGrid.cellWidth
        let (x, y) = (Int(point.x) / MapGrid.cellWidth, Int(point.y) / MapGrid.cellHeight)
        for shift in isOnWay ? [0, 1, 2] : [0] {
            for isLeft in [false, true] {
                let column = x + (isLeft ? -shift : shift)
                let start = column * MapGrid.cellWidth - (isLeft ? width - MapGrid.cellWidth : 0)
                let area = DotRectangle(x: start, y: y * MapGrid.cellHeight, width: width, height: MapGrid.cellHeight)
                guard hasRoom(area, isTight: isOnWay) else { continue }
                occupancy.take(area)
                return MapScene.Name(text: text, kind: .town, size: 0, area: area, point: point, isLeft: isLeft)
            }
        }
        return nil
    }

    /// A disc with a name at the side where it covers least of the shores, in a picture; a tight one needs no room
    /// around it, and may stand a little farther from the disc.
    mutating func pictureName(
        _ text: String, _ kind: MapScene.NameKind, at point: DotPoint, isTight: Bool
    ) -> MapScene.Name? {
        let size = NameLook.sizes(kind)[0]
        let (width, height) = NameLook.extent(text, kind, size, lettering)
        let disc = DotRectangle.disc(at: point)
        guard occupancy.isFree(disc), isOnLand(point) else { return nil }
        let beside = disc.y + (disc.height - height) / 2
        let middle = disc.x + (disc.width - width) / 2
        var best: (area: DotRectangle, cost: Int32, isLeft: Bool)?
        // The sign of a sight is wider than the disc of a town.
        for gap in kind == .sight ? [1, 2, 3] : isTight ? [0, 1, 2] : [0] {
            let (right, left) = (disc.maxX + gap, disc.x - width - gap)
            let (above, below) = (disc.y - height - gap, disc.maxY + gap)
            let places = [
                (right, beside), (left, beside), (right, above + 1), (right, below - 1), (left, above + 1),
                (left, below - 1), (middle, above), (middle, below),
            ]
            for (x, y) in places {
                let area = DotRectangle(x: x, y: y, width: width, height: height)
                guard hasRoom(area, isTight: isTight), isEvident(area, of: disc) else { continue }
                let cost = baseCost(of: area)
                if cost < best?.cost ?? .max { best = (area, cost, x < disc.x) }
            }
            if best != nil { break }
        }
        guard let best else { return nil }
        occupancy.take(disc)
        occupancy.take(best.area)
        return MapScene.Name(text: text, kind: kind, size: size, area: best.area, point: point, isLeft: best.isLeft)
    }

    /// Whether a name is seen to be that of a disc, and the disc does not seem to be that of another name. Linear in
    /// the names.
    private func isEvident(_ area: DotRectangle, of disc: DotRectangle) -> Bool {
        let own = lettering.distance(from: area, to: disc)
        return names.allSatisfy { name in
            guard let other = name.point.map(DotRectangle.disc) else { return true }
            let known = lettering.distance(from: name.area, to: other)
            return lettering.distance(from: area, to: other) >= own + Self.nearer
                && lettering.distance(from: name.area, to: disc) >= known + Self.nearer
        }
    }

    /// Whether land is drawn next to a point; an island may be too small for the map.
    private func isOnLand(_ point: DotPoint) -> Bool {
        guard let land else { return true }
        let (x, y) = (Int(point.x), Int(point.y))
        return [(0, 0), (-2, 0), (2, 0), (0, -2), (0, 2)].contains { land.isLand(x: x + $0.0, y: y + $0.1) }
    }
}
