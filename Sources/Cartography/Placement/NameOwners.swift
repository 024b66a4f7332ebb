/// The marks on a map, by which it is seen which of them a name belongs to: to the one that is evidently nearest.
struct NameOwners {
    /// The distance in dots by which another mark of a picture is farther from a name than its own.
    private static let farther = 2.0

    private let lettering: Lettering
    /// The marks, and in a picture the points of stops without one, each with its first stop.
    private let signs: [(area: DotRectangle, stop: Int)]

    /// Collects the marks that are placed, and the points of the stops that have none. Linear.
    init(_ marks: [MapScene.Mark], _ points: [DotPoint?], _ subject: MapSubject, _ lettering: Lettering) {
        self.lettering = lettering
        var signs = marks.map { (area: $0.area, stop: $0.stop) }
        if lettering == .proportional {
            let marked = Set(marks.flatMap(\.stops))
            for place in subject.places where !place.stops.contains(where: marked.contains) {
                guard let point = points[place.stops[0]] else { continue }
                signs.append((.disc(at: point), place.stops[0]))
            }
        }
        self.signs = signs
    }

    /// Whether a name in a rectangle is seen to be that of a mark: no other one is as near. Linear in the marks.
    func isEvident(_ area: DotRectangle, of mark: MapScene.Mark) -> Bool {
        let own = lettering.distance(from: area, to: mark.area)
        let limit = lettering == .cells ? own : own + Self.farther
        return signs.allSatisfy { sign in
            sign.stop == mark.stop
                || (lettering == .cells
                    ? lettering.distance(from: area, to: sign.area) > limit
                    : lettering.distance(from: area, to: sign.area) >= limit)
        }
    }

    /// Whether the line from a mark to its name meets no other mark and no name of those that are placed. Linear.
    func isLineClear(from mark: MapScene.Mark, to area: DotRectangle, _ labels: [MapScene.Label]) -> Bool {
        let start = Leaders.middle(mark.area)
        let end = Leaders.nearest(area, to: start)
        let others = signs.lazy.filter { $0.stop != mark.stop }.map(\.area)
        return !others.contains { Leaders.meets($0, from: start, to: end) }
            && !labels.contains { Leaders.meets($0.area, from: start, to: end) }
    }
}

extension Lettering {
    /// The distance in dots at which a name and a mark are read. In cells those of one row belong together: the rows
    /// between two are counted from middle to middle.
    func distance(from name: DotRectangle, to mark: DotRectangle) -> Double {
        let x = Double(max(mark.x - name.maxX, name.x - mark.maxX, 0))
        let y =
            switch self {
            case .cells: Double((mark.y - name.y).magnitude)
            case .proportional: Double(max(mark.y - name.maxY, name.y - mark.maxY, 0))
            }
        return (x * x + y * y).squareRoot()
    }
}
