/// Lengths of legs and ships of ferries beside the lines of the way, and planes on those of flights.
extension Placement {
    /// A line of the way on the map with the index of its leg.
    typealias WayLine = (leg: Int, line: MapScene.Line)

    /// The shares of a line at which its length is tried.
    private static let shares = [
        0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.46, 0.54, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78, 0.12, 0.88,
    ]
    /// The distances of a length from the line, in dots.
    private static let distances = [1.0, 2, 3]
    /// The farthest that a length stands from its line at its nearest, and what it is nearer to it than to those of
    /// other legs, in dots.
    private static let (farthest, nearer) = (3.5, 0.4)
    /// The width of a line that has room for a length, by that of the length.
    private static let leastLine = 1.0
    /// The size of a ship and the side of a plane in dots, and the distances from the way at which one is tried.
    private static let (ship, plane, vehicleDistances) = ((width: 5, height: 4), 5, [1.0, 2, 3.5, 5.5])
    /// The length of a flight that has room for a plane on it, in dots.
    private static let leastFlight = 14.0
    /// The most ships and planes, and the least distance between two of them in dots.
    private static let (mostVehicles, vehiclesApart) = (12, 14.0)

    /// Writes the length of what is driven of each leg beside the middle of its longest line where it has room, and
    /// those of its crossings beside theirs, in a picture: dim, or in the colour of its series where there are several.
    mutating func placeLengths(_ lines: [WayLine]) {
        guard lettering == .proportional else { return }
        var longest: [Int: (length: Double, line: MapScene.Line)] = [:]
        for (leg, line) in lines {
            let part = part(of: leg)
            let length = Self.length(line.points)
            if length > longest[part]?.length ?? 0 { longest[part] = (length, line) }
        }
        for (leg, (length, line)) in longest.sorted(by: { $0.key < $1.key }) {
            guard let whole = subject.legs[leg].length else { continue }
            let own = lines.filter { part(of: $0.leg) == leg }.map(\.line.points)
            let others = lines.filter { part(of: $0.leg) != leg }.map(\.line.points)
            // A length that could belong to another leg tells nothing.
            func isClear(_ area: DotRectangle) -> Bool {
                guard hasMargin(area) else { return false }
                let distance = Self.distance(area, to: own, within: Self.farthest)
                let limit = distance + Self.nearer
                return distance <= Self.farthest && Self.distance(area, to: others, within: limit) >= limit
            }
            for text in Self.lengths(whole) {
                let size = NameLook.extent(text, .length, NameLook.sizes(.length)[0], lettering)
                guard length >= Self.leastLine * Double(size.width) else { continue }
                // That of a ferry stands in the water where it can.
                var atSea: DotRectangle?
                if case .crossing = line.kind {
                    atSea = place(size, beside: line.points, length, at: Self.distances) {
                        !touchesLand($0) && isClear($0)
                    }
                }
                guard let area = atSea ?? place(size, beside: line.points, length, at: Self.distances, where: isClear)
                else { continue }
                occupancy.take(area)
                names.append(
                    MapScene.Name(
                        text: text, kind: .length, size: NameLook.sizes(.length)[0], area: area,
                        series: subject.namesSeries ? subject.legs[leg].series : nil))
                break
            }
        }
    }

    /// A length with its time, and the length alone for where that has no room: `760 m · 11 min`, `760 m`.
    private static func lengths(_ text: String) -> [String] {
        guard let end = text.firstIndex(of: "·") else { return [text] }
        let short = text[..<end].reversed().drop { $0 == " " || $0 == "\u{a0}" }.reversed()
        return [text, String(short)]
    }

    /// Whether land is drawn in the middle or at a corner of a rectangle.
    private func touchesLand(_ area: DotRectangle) -> Bool {
        guard let land else { return false }
        return [area.x, area.x + area.width / 2, area.maxX - 1].contains { x in
            [area.y, area.maxY - 1].contains { land.isLand(x: x, y: $0) }
        }
    }

    /// Draws a ship beside each ferry, which may be too short for dashes, and a plane on each flight, where they have
    /// room in a picture: beside its flight a plane would be an airport.
    mutating func placeVehicles(_ lines: [WayLine]) {
        guard lettering == .proportional else { return }
        var places: [DotPoint] = []
        for (_, line) in lines where places.count < Self.mostVehicles {
            guard case .crossing(_, let means) = line.kind, means == .ferry || means == .flight,
                let start = line.points.first, places.allSatisfy({ Self.length([$0, start]) >= Self.vehiclesApart }),
                let (area, direction) = vehiclePlace(means, on: line.points)
            else { continue }
            occupancy.take(area)
            vehicles.append(MapScene.Vehicle(means: means, area: area, direction: direction))
            places.append(start)
        }
    }

    /// The place of a ship or a plane on a picture, and the direction of the way there.
    private func vehiclePlace(
        _ means: MapSubject.Leg.Means, on line: [DotPoint]
    ) -> (area: DotRectangle, direction: DotPoint)? {
        let length = Self.length(line)
        func direction(near area: DotRectangle) -> DotPoint {
            let middle = Leaders.middle(area)
            let pieces = zip(line, line.dropFirst()).filter { Self.length([$0, $1]) > 0 }
            let nearest = pieces.min { one, other in
                Self.length([middle, Self.middle(one)]) < Self.length([middle, Self.middle(other)])
            }
            guard let (from, to) = nearest else { return DotPoint(x: 1, y: 0) }
            let piece = Self.length([from, to])
            return DotPoint(x: (to.x - from.x) / piece, y: (to.y - from.y) / piece)
        }
        if means == .flight {
            for share in length >= Self.leastFlight ? Self.shares : [] {
                guard let (point, x, y) = Self.point(of: line, at: share * length) else { continue }
                let side = Self.plane
                let area = DotRectangle(
                    x: Int((point.x - Double(side) / 2).rounded()), y: Int((point.y - Double(side) / 2).rounded()),
                    width: side, height: side)
                if occupancy.isFree(area) { return (area, DotPoint(x: x, y: y)) }
            }
            return nil
        }
        return place(Self.ship, beside: line, length, at: Self.vehicleDistances).map { ($0, direction(near: $0)) }
    }

    private static func middle(_ piece: (DotPoint, DotPoint)) -> DotPoint {
        DotPoint(x: (piece.0.x + piece.1.x) / 2, y: (piece.0.y + piece.1.y) / 2)
    }

    /// The piece that stands for all with one length: a crossing for itself, else the first driven one of the leg.
    private func part(of piece: Int) -> Int {
        let leg = subject.legs[piece]
        if case .crossing = leg.kind { return piece }
        var (first, index) = (piece, piece - 1)
        while index >= 0, subject.legs[index].from == leg.from, subject.legs[index].to == leg.to {
            if case .crossing = subject.legs[index].kind {} else { first = index }
            index -= 1
        }
        return first
    }

    /// The first free rectangle of a size beside a line that covers nothing of the way.
    private func place(
        _ size: (width: Int, height: Int), beside points: [DotPoint], _ length: Double, at distances: [Double],
        where isGood: (DotRectangle) -> Bool = { _ in true }
    ) -> DotRectangle? {
        for distance in distances {
            for share in Self.shares {
                guard let (point, x, y) = Self.point(of: points, at: share * length) else { continue }
                for side in [1.0, -1] {
                    let (right, down) = (-y * side, x * side)
                    // As far from the line as the rectangle reaches towards it.
                    let reach =
                        (right.magnitude * Double(size.width) + down.magnitude * Double(size.height)) / 2 + distance
                    let area = DotRectangle(
                        x: Int((point.x + right * reach - Double(size.width) / 2).rounded()),
                        y: Int((point.y + down * reach - Double(size.height) / 2).rounded()), width: size.width,
                        height: size.height)
                    if hasRoom(area, isTight: true), isGood(area) { return area }
                }
            }
        }
        return nil
    }

    /// The point of a line at a way from its beginning, with its direction; nil where the line has no length.
    static func point(of line: [DotPoint], at way: Double) -> (point: DotPoint, x: Double, y: Double)? {
        var left = way
        for (from, to) in zip(line, line.dropFirst()) {
            let piece = from.distance(to: to)
            guard piece > 0 else { continue }
            if left <= piece {
                let share = left / piece
                return (
                    DotPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y)),
                    (to.x - from.x) / piece, (to.y - from.y) / piece
                )
            }
            left -= piece
        }
        return nil
    }

    /// The distance from a rectangle to the nearest of some lines, in dots; infinite without one within `limit`.
    private static func distance(_ area: DotRectangle, to lines: [[DotPoint]], within limit: Double) -> Double {
        var least = Double.infinity
        let (west, east) = (Double(area.x) - limit, Double(area.maxX) + limit)
        let (north, south) = (Double(area.y) - limit, Double(area.maxY) + limit)
        for line in lines {
            for (from, to) in zip(line, line.dropFirst())
            where max(from.x, to.x) >= west && min(from.x, to.x) <= east && max(from.y, to.y) >= north
                && min(from.y, to.y) <= south
            {
                let steps = Int(from.distance(to: to).rounded(.up))
                for step in 0...max(steps, 1) {
                    let share = Double(step) / Double(max(steps, 1))
                    let point = DotPoint(
                        x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
                    least = min(least, Leaders.length(from: point, to: area))
                }
            }
        }
        return least
    }

    /// The length of a line in dots.
    static func length(_ line: [DotPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { sum, ends in
            let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            return sum + (x * x + y * y).squareRoot()
        }
    }
}
