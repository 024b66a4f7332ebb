/// Lengths of legs, ships of ferries and planes of flights beside the lines of the way.
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
    /// The size of a ship or a plane in dots, and the distances at which one is tried.
    private static let (vehicle, vehicleDistances) = ((width: 5, height: 4), [1.0, 2, 3.5, 5.5])
    /// The most ships and planes, and the least distance between two of them in dots.
    private static let (mostVehicles, vehiclesApart) = (12, 14.0)

    /// Writes the length of each leg beside the middle of its longest line where it has room, in a picture: dim, or in
    /// the colour of its series where there are several.
    mutating func placeLengths(_ lines: [WayLine]) {
        guard lettering == .proportional else { return }
        var longest: [Int: (length: Double, line: MapScene.Line)] = [:]
        for (leg, line) in lines {
            // Pieces of one leg follow each other.
            let first = firstPiece(of: leg)
            let length = Self.length(line.points)
            if length > longest[first]?.length ?? 0 { longest[first] = (length, line) }
        }
        for (leg, (length, line)) in longest.sorted(by: { $0.key < $1.key }) {
            guard let text = subject.legs[leg].length else { continue }
            let (width, height) = NameLook.extent(text, .length, NameLook.sizes(.length)[0], lettering)
            guard length >= Self.leastLine * Double(width) else { continue }
            let sizes = (width: width, height: height)
            let own = lines.filter { firstPiece(of: $0.leg) == leg }.map(\.line.points)
            let others = lines.filter { firstPiece(of: $0.leg) != leg }.map(\.line.points)
            // A length that could belong to another leg tells nothing.
            func isClear(_ area: DotRectangle) -> Bool {
                guard hasMargin(area) else { return false }
                let distance = Self.distance(area, to: own, within: Self.farthest)
                let limit = distance + Self.nearer
                return distance <= Self.farthest && Self.distance(area, to: others, within: limit) >= limit
            }
            // That of a ferry stands in the water where it can.
            var atSea: DotRectangle?
            if case .crossing = line.kind {
                atSea = place(sizes, beside: line.points, length, at: Self.distances) {
                    !touchesLand($0) && isClear($0)
                }
            }
            guard let area = atSea ?? place(sizes, beside: line.points, length, at: Self.distances, where: isClear)
            else { continue }
            occupancy.take(area)
            names.append(
                MapScene.Name(
                    text: text, kind: .length, size: NameLook.sizes(.length)[0], area: area,
                    series: subject.namesSeries ? subject.legs[leg].series : nil))
        }
    }

    /// Whether land is drawn in the middle or at a corner of a rectangle.
    private func touchesLand(_ area: DotRectangle) -> Bool {
        guard let land else { return false }
        return [area.x, area.x + area.width / 2, area.maxX - 1].contains { x in
            [area.y, area.maxY - 1].contains { land.isLand(x: x, y: $0) }
        }
    }

    /// Draws a ship beside each ferry, which may be too short for dashes, and a plane beside each flight, where they
    /// have room in a picture.
    mutating func placeVehicles(_ lines: [WayLine]) {
        guard lettering == .proportional else { return }
        var places: [DotPoint] = []
        for (_, line) in lines where places.count < Self.mostVehicles {
            guard case .crossing(_, let means) = line.kind, means == .ferry || means == .flight,
                let start = line.points.first
            else { continue }
            guard places.allSatisfy({ Self.length([$0, start]) >= Self.vehiclesApart }),
                let area = place(
                    Self.vehicle, beside: line.points, Self.length(line.points), at: Self.vehicleDistances)
            else { continue }
            occupancy.take(area)
            vehicles.append(MapScene.Vehicle(means: means, area: area))
            places.append(start)
        }
    }

    /// The first leg of those with the ends of another one.
    private func firstPiece(of leg: Int) -> Int {
        var first = leg
        while first > 0, subject.legs[first - 1].from == subject.legs[leg].from,
            subject.legs[first - 1].to == subject.legs[leg].to
        {
            first -= 1
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
    private static func point(of line: [DotPoint], at way: Double) -> (point: DotPoint, x: Double, y: Double)? {
        var left = way
        for (from, to) in zip(line, line.dropFirst()) {
            let piece = length([from, to])
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
                let steps = Int(length([from, to]).rounded(.up))
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

    private static func length(_ line: [DotPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { sum, ends in
            let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            return sum + (x * x + y * y).squareRoot()
        }
    }
}
