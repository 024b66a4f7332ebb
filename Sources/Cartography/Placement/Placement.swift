import Geodesy
import Text

/// Puts marks, the scale bar and names on a map, in this order; none of them covers another.
struct Placement {
    let subject: MapSubject
    let frame: MapFrame
    let lettering: Lettering
    var occupancy: Occupancy
    private(set) var marks: [MapScene.Mark] = []
    private(set) var labels: [MapScene.Label] = []
    private(set) var scaleBar: ScaleBar?
    private(set) var northArrow: DotRectangle?
    private(set) var legend: [MapScene.LegendEntry] = []
    /// The places with a stop on the map.
    private let places: [MapSubject.Place]
    /// The names that say where one is.
    var names: [MapScene.Name] = []
    /// The ships beside ferries and the planes on flights.
    var vehicles: [MapScene.Vehicle] = []
    /// The names along rivers.
    var rivers: [MapScene.RiverName] = []
    /// The land of a picture.
    var land: LandRaster?
    /// The stops and the named towns, each with the distance within which no town is named.
    var takenPoints: [(point: DotPoint, distance: Double)] = []
    /// The costs of covering the base map and the way, and of covering the way alone, once names of stops are placed.
    private var allCosts: DotCosts?
    private var routeCosts: DotCosts?
    /// The dots of the way.
    private var routeRaster: DotRaster
    /// The position of each stop; nil for those outside the map.
    let points: [DotPoint?]

    /// The most that a name of a stop covers of the way before it stands at a distance: a few dots.
    private static let coveredWay: Int32 = 60
    /// The cost in cells of a name that is not in the row of its mark: a shore is covered before that.
    private static let otherRow: Int32 = 30
    /// The cost of a name with one blank between it and another, whose mark would seem to be its own.
    private static let nextToOther: Int32 = 40

    /// The cost of a name of a picture right above or below another, with which it would read as one.
    private static let stacked: Int32 = 120

    /// The radius up to which a map shows no more than a city, in metres.
    static let cityRadius = 30_000.0

    /// Begins with an empty map.
    init(_ subject: MapSubject, _ frame: MapFrame, _ lettering: Lettering) {
        self.subject = subject
        self.frame = frame
        self.lettering = lettering
        occupancy = Occupancy(frame.grid)
        routeRaster = DotRaster(frame.grid)
        let points = subject.stops.map { stop in
            let point = frame.dot(stop.location)
            return frame.contains(point) ? point : nil
        }
        self.points = points
        // Of the stops on a place some may lie a hair beyond the edge.
        places = subject.places.compactMap { place in
            let inside = place.stops.filter { points[$0] != nil }
            let outside = place.stops.filter { points[$0] == nil }
            return inside.isEmpty ? nil : MapSubject.Place(stops: inside + outside, mark: place.mark)
        }
    }

    /// Marks the places of the stops that are on the map, the first ones first; one whose place is taken is marked
    /// beside it in a picture of few stops, where it covers least of the way, else not at all.
    mutating func placeMarks(routes: [MapScene.Line]) {
        for line in routes { routeRaster.draw(line.points, pen: 2) }
        routeCosts = DotCosts(base: DotRaster(frame.grid), route: routeRaster)
        for place in places {
            let index = place.stops[0]
            guard let point = points[index] else { continue }
            var areas = lettering.marks(place.mark, at: point, in: frame.grid)
            // Numbers that touch read as one.
            func isFree(_ area: DotRectangle) -> Bool { occupancy.isFree(area) && occupancy.isFree(withMargin(area)) }
            var chosen = areas.first(where: isFree)
            if chosen == nil, hasLeaders, let area = areas.first {
                areas = Leaders.around(area, at: Leaders.markDistances).filter(isFree)
                // Far away on a line of the way a number would seem to be a place of it.
                chosen =
                    areas.first { coveredWay($0) == 0 || Leaders.isBeside(area, $0) } ?? areas.first
            }
            guard let area = chosen else { continue }
            occupancy.take(area)
            marks.append(
                MapScene.Mark(
                    text: place.mark, area: area, point: point, stops: place.stops,
                    series: subject.stops[index].series))
        }
    }

    /// Whether marks and names may stand at some distance, with a line.
    private var hasLeaders: Bool { lettering == .proportional && subject.stops.count <= Leaders.mostStops }

    /// Puts the scale bar into a corner without marks.
    mutating func placeScaleBar(in unit: DistanceUnit) {
        guard let bar = ScaleBar(frame, in: unit, lettering, occupancy) else { return }
        occupancy.take(bar.area)
        occupancy.take(bar.textArea)
        scaleBar = bar
    }

    /// Puts the arrow to the north into a corner of the picture of a city.
    mutating func placeNorthArrow() {
        guard lettering == .proportional, frame.radius < Self.cityRadius else { return }
        let (width, height, edge) = (6, 9, 1)
        for x in [frame.grid.width - width - edge, edge] {
            let area = DotRectangle(x: x, y: edge, width: width, height: height)
            guard occupancy.isFree(area) else { continue }
            occupancy.take(area)
            northArrow = area
            return
        }
    }

    /// Names the stops that are marked, the first ones first, each where it covers least: a greedy choice among eight
    /// positions, where a dot of the route counts ten times one of the base map. A name that fits nowhere goes to the
    /// legend.
    mutating func placeLabels(base: [[DotPoint]]) {
        var baseRaster = DotRaster(frame.grid)
        for line in base { baseRaster.draw(line) }
        let costs = DotCosts(base: baseRaster, route: routeRaster)
        allCosts = costs
        if subject.namesSeries {
            for (index, series) in subject.series.enumerated() {
                legend.append(
                    MapScene.LegendEntry(
                        mark: series.mark, name: visible(series.name), stops: [], series: index,
                        ends: series.ends.map { visible($0) }))
            }
        }
        let owners = NameOwners(marks, points, subject, lettering)
        var marks = marks[...]
        for place in places {
            let (index, series) = (place.stops[0], subject.stops[place.stops[0]].series)
            let mark = marks.first?.stop == index ? marks.popFirst() : nil
            let name = visible(subject.stops[index].name)
            let near = mark.flatMap { position(of: name, beside: $0, owners, costs) }
            let far =
                hasLeaders && (near.map(coveredWay) ?? .max) > Self.coveredWay
                ? mark.flatMap { farPosition(of: name, beside: $0, owners, costs) } : nil
            let isFar = far.map { far in near.map { coveredWay(far) < coveredWay($0) } ?? true } ?? false
            if let mark, let area = near, !isFar {
                occupancy.take(area)
                let gap = lettering.gap(between: mark.area, area)
                labels.append(
                    MapScene.Label(text: name, area: area, gap: gap, stop: index, series: series, leader: nil))
            } else if let mark, let area = far {
                occupancy.take(area)
                labels.append(
                    MapScene.Label(
                        text: name, area: area, gap: nil, stop: index, series: series, leader: Leaders.middle(mark.area)
                    ))
            } else {
                legend.append(MapScene.LegendEntry(mark: place.mark, name: name, stops: place.stops, series: series))
            }
        }
    }

    /// All stops in their order with the lengths of the ways to them, where a map shows no more than a city.
    var list: [MapScene.LegendEntry] {
        guard lettering == .proportional, frame.radius < Self.cityRadius, subject.stops.count <= Leaders.mostStops,
            subject.stops.contains(where: { $0.approach != nil })
        else { return [] }
        return subject.stops.enumerated().map { index, stop in
            let way = stop.approach.map { ", \($0)" } ?? ""
            return MapScene.LegendEntry(
                mark: subject.mark(of: stop), name: visible(stop.name) + way, stops: [index], series: stop.series)
        }
    }

    /// Takes the room of the text that names the owners of the data, in a corner of a picture.
    mutating func placeCredit(_ text: String) {
        guard lettering == .proportional else { return }
        let width = Int((ProportionalFont.width(of: text) * 10 / 4).rounded(.up)) + 3
        let x = max(frame.grid.width - width, 0)
        for area in [x, 0].map({ DotRectangle(x: $0, y: frame.grid.height - 4, width: width, height: 4) })
        where occupancy.isFree(area) {
            occupancy.take(area)
            return
        }
    }

    /// Whether a rectangle with a margin, or a tight one, is free and covers nothing of the way. In cells names have a
    /// margin to others in any case.
    func hasRoom(_ area: DotRectangle, isTight: Bool = false) -> Bool {
        let rows = lettering == .cells ? 0 : 1
        func widened(_ columns: Int) -> DotRectangle {
            let side = columns * MapGrid.cellWidth
            return DotRectangle(
                x: area.x - side, y: area.y - rows, width: area.width + 2 * side, height: area.height + 2 * rows)
        }
        let isFree =
            switch lettering {
            // Dim names and others with one blank between them read as one.
            case .cells: occupancy.isFree(area) && occupancy.isFree(withinMap(widened(2)))
            case .proportional: occupancy.isFree(isTight ? area : widened(1))
            }
        guard isFree, let routeCosts else { return false }
        return routeCosts.cost(of: isTight ? area : withinMap(widened(1))) == 0
    }

    /// Whether a rectangle with a margin of a dot is free.
    func hasMargin(_ area: DotRectangle) -> Bool {
        occupancy.isFree(DotRectangle(x: area.x - 1, y: area.y - 1, width: area.width + 2, height: area.height + 2))
    }

    /// The cost of what a rectangle covers of the way.
    private func coveredWay(_ area: DotRectangle) -> Int32 { routeCosts?.cost(of: area) ?? 0 }

    /// The dots of the base map that a rectangle covers.
    func baseCost(of area: DotRectangle) -> Int32 {
        (allCosts?.cost(of: area) ?? 0) - (routeCosts?.cost(of: area) ?? 0)
    }

    /// A name with a gap at its ends, as far as the map goes: in cells names and marks that touch read as one. In a
    /// picture they have outlines.
    private func withMargin(_ area: DotRectangle) -> DotRectangle {
        guard lettering == .cells else { return area }
        return withinMap(
            DotRectangle(
                x: area.x - lettering.gap, y: area.y, width: area.width + 2 * lettering.gap, height: area.height))
    }

    /// A name with twice that gap at the ends that are not next to its mark.
    private func withWideMargin(_ area: DotRectangle, beside mark: DotRectangle) -> DotRectangle {
        let isBeside = area.y == mark.y
        let left = isBeside && area.x > mark.x ? 0 : 2 * lettering.gap
        let right = isBeside && area.x < mark.x ? 0 : 2 * lettering.gap
        return withinMap(
            DotRectangle(x: area.x - left, y: area.y, width: area.width + left + right, height: area.height))
    }

    /// The part of a rectangle that is on the map, of one that is not right or left of it.
    private func withinMap(_ area: DotRectangle) -> DotRectangle {
        let start = max(0, area.x)
        return DotRectangle(
            x: start, y: area.y, width: min(frame.grid.width, area.maxX) - start, height: area.height)
    }

    /// The free position that covers least of those where a name is seen to be that of its mark, the first of equal
    /// ones.
    private func position(
        of name: String, beside owner: MapScene.Mark, _ owners: NameOwners, _ costs: DotCosts
    ) -> DotRectangle? {
        var best: (area: DotRectangle, cost: Int32)?
        let mark = owner.area
        for area in positions(width: lettering.width(of: name), beside: mark)
        where occupancy.isFree(area) && occupancy.isFree(withMargin(area)) && owners.isEvident(area, of: owner) {
            var cost = costs.cost(of: area)
            if lettering == .cells {
                cost += area.y != mark.y ? Self.otherRow : 0
                // Behind another name its own mark would read as that of the other.
                cost += occupancy.isFree(withWideMargin(area, beside: mark)) ? 0 : Self.nextToOther
            } else if labels.contains(where: { $0.area.isStacked(with: area) }) {
                cost += Self.stacked
            }
            if cost < best?.cost ?? .max { best = (area, cost) }
        }
        return best?.area
    }

    /// The rectangles beside a mark; in a picture one above or below it that would reach beyond the edge is moved to
    /// that.
    private func positions(width: Int, beside mark: DotRectangle) -> [DotRectangle] {
        let areas = lettering.positions(width: width, beside: mark)
        guard lettering == .proportional, width <= frame.grid.width else { return areas }
        let moved = areas.suffix(2).map { area in
            DotRectangle(
                x: min(max(area.x, 0), frame.grid.width - width), y: area.y, width: width, height: area.height)
        }
        return areas.dropLast(2) + moved
    }

    /// The free position at some distance that covers least, to which a line leads that meets nothing else.
    private func farPosition(
        of name: String, beside owner: MapScene.Mark, _ owners: NameOwners, _ costs: DotCosts
    ) -> DotRectangle? {
        var best: (area: DotRectangle, cost: Int32)?
        let mark = owner.area
        let size = DotRectangle(x: 0, y: 0, width: lettering.width(of: name), height: Lettering.height)
        for place in Leaders.around(mark, size, at: Leaders.nameDistances) {
            // One that would reach beyond an edge is moved to that.
            var area = place
            area.x = min(max(area.x, 0), max(frame.grid.width - area.width, 0))
            guard occupancy.isFree(area) else { continue }
            let distance = Leaders.length(from: Leaders.middle(mark), to: area)
            let cost = costs.cost(of: area) + Int32(distance * 3)
            guard cost < best?.cost ?? .max, owners.isEvident(area, of: owner),
                owners.isLineClear(from: owner, to: area, labels)
            else { continue }
            best = (area, cost)
        }
        return best?.area
    }
}
