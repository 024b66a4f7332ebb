import Shorelines
import Text

extension Placement {
    /// The sizes of the letters on a river that is wide enough for them and beside one, in units.
    private static let (sizeOnRiver, sizeBeside) = (12, 11)
    /// The width of a river in dots from which on its name stands on it, and the distance of one beside it.
    private static let (wide, besideDistance) = (3.6, 1.9)
    /// The steps in dots in which places along a line are tried, and the room that each place along a name needs.
    private static let (tries, step, room) = (3.0, 2.0, 3)
    /// The farthest that a line leaves the straight line of its name, in dots.
    private static let mostBend = 1.6
    /// The size of the letters of parks, and the share of its width that a name may reach beyond a park or a lake.
    private static let (parkSize, beyond) = (10, 0.25)
    /// The shortest line of a fjord whose name stands across it, in dots.
    private static let shortest = 5.0
    /// The shares of the line of a fjord at which its name is tried, and the farthest that the middle of the name is
    /// from that line, by half of the width of the name.
    private static let (sharesOfFjord, farthestOfFjord) = ([0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95], 0.9)

    /// Names rivers and canals along their lines, each once, and parks and lakes inside them.
    /// In cells rivers alone are named, beside them, in the plan of a city.
    mutating func placeFeatures(_ features: [MapScene.Feature]) {
        guard lettering == .proportional else { return placeRiversInCells(features) }
        var named = Set<String>()
        let stops = Set(subject.stops.map { folded($0.name) })
        for feature in features
        where feature.kind != .bridge && !feature.name.isEmpty && !named.contains(feature.name) {
            let isPlaced =
                feature.kind.isArea
                ? !stops.contains(folded(feature.name)) && placeName(inside: feature) : placeName(along: feature)
            if isPlaced { named.insert(feature.name) }
        }
    }

    /// Names the rivers of a city right or left of the longest part of their lines.
    private mutating func placeRiversInCells(_ features: [MapScene.Feature]) {
        guard frame.isPlan else { return }
        var named = Set<String>()
        for feature in features where !feature.kind.isArea && feature.kind != .bridge {
            guard !feature.name.isEmpty, !named.contains(feature.name) else { continue }
            let text = NameLook.text(feature.name, .lake, lettering)
            guard let line = feature.lines.max(by: { Self.length($0) < Self.length($1) }),
                let area = roomInCells(for: text, beside: line)
            else { continue }
            occupancy.take(area)
            names.append(MapScene.Name(text: text, kind: .lake, size: Self.parkSize, area: area))
            named.insert(feature.name)
        }
    }

    /// The first free cells for a name beside a line, from its middle on to its ends.
    private func roomInCells(for text: String, beside line: [DotPoint]) -> DotRectangle? {
        let width = max(text.displayWidth, 1) * MapGrid.cellWidth
        for share in [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9] {
            guard let point = Self.point(of: line, at: share * Self.length(line))?.point else { continue }
            let (column, row) = (Int(point.x) / MapGrid.cellWidth, Int(point.y) / MapGrid.cellHeight)
            for x in [(column + 2) * MapGrid.cellWidth, (column - 1) * MapGrid.cellWidth - width] {
                let area = DotRectangle(
                    x: x, y: row * MapGrid.cellHeight, width: width, height: MapGrid.cellHeight)
                if hasRoom(area) { return area }
            }
        }
        return nil
    }

    /// Writes the name of a river at the place next to the middle of its longest part where it has room.
    private mutating func placeName(along feature: MapScene.Feature) -> Bool {
        let isOnRiver = feature.width >= Self.wide || feature.kind == .fjord
        let size = isOnRiver && feature.kind != .fjord ? Self.sizeOnRiver : Self.sizeBeside
        let text = visible(feature.name)
        let width = ProportionalFont.width(of: text) * Double(size) / 4 + 0.15 * Double(text.count) + 1
        let aside = isOnRiver ? [0] : [-1.0, 1].map { $0 * (Self.besideDistance + feature.width / 2) }
        for line in feature.lines.sorted(by: { Self.length($0) > Self.length($1) }) {
            let free = Self.length(line) - width
            guard free >= 0 else { break }
            for offset in stride(from: 0, through: free / 2, by: Self.tries) {
                for start in offset == 0 ? [free / 2] : [free / 2 - offset, free / 2 + offset] {
                    for side in aside {
                        guard let (middle, direction) = place(along: line, from: start, width: width, aside: side)
                        else { continue }
                        rivers.append(
                            MapScene.RiverName(text: text, middle: middle, direction: direction, size: size))
                        return true
                    }
                }
            }
        }
        return feature.kind == .fjord && placeName(across: feature)
    }

    /// Writes the name of a fjord that is shorter than it over its line, or beside that, where its middle is nearest to
    /// the line; nowhere where it would seem to be the name of what is beside the fjord.
    private mutating func placeName(across feature: MapScene.Feature) -> Bool {
        guard let line = feature.lines.max(by: { Self.length($0) < Self.length($1) }),
            Self.length(line) >= Self.shortest
        else { return false }
        let text = NameLook.text(feature.name, .lake, lettering)
        let (width, height) = NameLook.extent(text, .lake, Self.parkSize, lettering)
        let middle = Double(width) / 2
        var best: (area: DotRectangle, distance: Double)?
        for share in Self.sharesOfFjord {
            guard let point = Self.point(of: line, at: share * Self.length(line))?.point else { continue }
            let (x, y) = (Int(point.x), Int(point.y))
            for left in [width / 2, width / 4, 3 * width / 4, width / 8, 7 * width / 8] {
                for above in [height / 2, height + 1, -1] {
                    let area = DotRectangle(x: x - left, y: y - above, width: width, height: height)
                    let center = Leaders.middle(area)
                    let distance = Self.distance(from: center, to: line)
                    guard distance < best?.distance ?? (Self.farthestOfFjord * middle),
                        hasRoom(area, isTight: true), hasMargin(area)
                    else { continue }
                    best = (area, distance)
                }
            }
        }
        guard let best else { return false }
        occupancy.take(best.area)
        names.append(MapScene.Name(text: text, kind: .lake, size: Self.parkSize, area: best.area))
        return true
    }

    /// The distance from a point to the nearest corner of a line, or point between two of them.
    private static func distance(from point: DotPoint, to line: [DotPoint]) -> Double {
        zip(line, line.dropFirst()).map { from, to in
            let (x, y) = (to.x - from.x, to.y - from.y)
            let square = x * x + y * y
            let along = square > 0 ? ((point.x - from.x) * x + (point.y - from.y) * y) / square : 0
            let share = min(max(along, 0), 1)
            return point.distance(to: DotPoint(x: from.x + share * x, y: from.y + share * y))
        }.min() ?? .infinity
    }

    /// Takes the room of a straight name along a stretch of a line; nil where the line bends or the room is taken.
    private mutating func place(
        along line: [DotPoint], from start: Double, width: Double, aside: Double
    ) -> (middle: DotPoint, direction: DotPoint)? {
        guard let first = Self.point(of: line, at: start)?.point,
            let last = Self.point(of: line, at: start + width)?.point
        else { return nil }
        let chord = Self.length([first, last])
        guard chord >= 0.93 * width else { return nil }
        let sign = last.x < first.x ? -1.0 : 1
        let along = DotPoint(x: sign * (last.x - first.x) / chord, y: sign * (last.y - first.y) / chord)
        var areas: [DotRectangle] = []
        for way in stride(from: 0, through: width, by: Self.step) {
            guard let (point, _, _) = Self.point(of: line, at: start + way) else { return nil }
            let bend = (point.x - first.x) * -along.y + (point.y - first.y) * along.x
            guard bend.magnitude <= Self.mostBend else { return nil }
            let share = way / width
            let x = first.x + share * (last.x - first.x) - aside * along.y
            let y = first.y + share * (last.y - first.y) + aside * along.x
            let side = Double(Self.room) / 2
            let area = DotRectangle(
                x: Int((x - side).rounded()), y: Int((y - side).rounded()), width: Self.room, height: Self.room)
            guard hasRoom(area, isTight: true) else { return nil }
            areas.append(area)
        }
        for area in areas { occupancy.take(area) }
        let middle = DotPoint(
            x: (first.x + last.x) / 2 - aside * along.y, y: (first.y + last.y) / 2 + aside * along.x)
        return (middle, along)
    }

    /// Writes the name of a park or a lake in the middle of it, if it is not much smaller.
    private mutating func placeName(inside feature: MapScene.Feature) -> Bool {
        guard let ring = feature.lines.first, let west = ring.map(\.x).min(), let east = ring.map(\.x).max()
        else { return false }
        let kind: MapScene.NameKind = feature.kind == .park ? .park : .lake
        let text = NameLook.text(feature.name, kind, lettering)
        let (width, height) = NameLook.extent(text, kind, Self.parkSize, lettering)
        guard Double(width) <= (1 + Self.beyond) * (east - west) else { return false }
        let count = Double(ring.count)
        let middle = DotPoint(
            x: ring.reduce(0) { $0 + $1.x } / count, y: ring.reduce(0) { $0 + $1.y } / count)
        for down in [0.0, -4, 4, -8, 8] {
            let area = DotRectangle(
                x: Int(middle.x) - width / 2, y: Int(middle.y + down) - height / 2, width: width, height: height)
            guard hasRoom(area, isTight: true) else { continue }
            occupancy.take(area)
            names.append(MapScene.Name(text: text, kind: kind, size: Self.parkSize, area: area))
            return true
        }
        return false
    }
}
