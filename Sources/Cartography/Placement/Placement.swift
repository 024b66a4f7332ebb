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
    private(set) var legend: [MapScene.LegendEntry] = []
    private let places: [MapSubject.Place]
    /// The names that say where one is.
    var names: [MapScene.Name] = []
    /// The costs of covering the base map and the way, and of covering the way alone, once names of stops are placed.
    private var allCosts: DotCosts?
    private var routeCosts: DotCosts?
    /// The position of each stop; nil for those outside the map.
    let points: [DotPoint?]

    /// The radius up to which a map shows no more than a city, in metres.
    static let cityRadius = 30_000.0

    /// Begins with an empty map.
    init(_ subject: MapSubject, _ frame: MapFrame, _ lettering: Lettering) {
        self.subject = subject
        self.frame = frame
        self.lettering = lettering
        occupancy = Occupancy(frame.grid)
        places = subject.places
        points = subject.stops.map { stop in
            let point = frame.dot(stop.location)
            return frame.contains(point) ? point : nil
        }
    }

    /// Marks the places of the stops that are on the map, the first ones first; one whose place is taken is marked
    /// beside it in a picture of few stops, else not at all.
    mutating func placeMarks() {
        for place in places {
            let index = place.stops[0]
            guard let point = points[index] else { continue }
            var areas = lettering.marks(place.mark, at: point, in: frame.grid)
            if hasLeaders, let area = areas.first { areas += Leaders.around(area, at: Leaders.markDistances) }
            guard let area = areas.first(where: { occupancy.isFree($0) }) else { continue }
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

    /// Names the stops that are marked, the first ones first, each where it covers least: a greedy choice among eight
    /// positions, where a dot of the route counts ten times one of the base map. A name that fits nowhere goes to the
    /// legend.
    mutating func placeLabels(base: [[DotPoint]], routes: [MapScene.Line]) {
        var baseRaster = DotRaster(frame.grid)
        for line in base { baseRaster.draw(line) }
        var routeRaster = DotRaster(frame.grid)
        for line in routes { routeRaster.draw(line.points, pen: 2) }
        let costs = DotCosts(base: baseRaster, route: routeRaster)
        routeCosts = DotCosts(base: DotRaster(frame.grid), route: routeRaster)
        allCosts = costs
        if subject.namesSeries {
            for (index, series) in subject.series.enumerated() {
                legend.append(
                    MapScene.LegendEntry(
                        mark: series.mark, name: visible(series.name), stop: nil, series: index,
                        ends: series.ends.map { visible($0) }))
            }
        }
        var marks = marks[...]
        for place in places where points[place.stops[0]] != nil {
            let (index, series) = (place.stops[0], subject.stops[place.stops[0]].series)
            let mark = marks.first?.stop == index ? marks.popFirst() : nil
            let name = visible(subject.stops[index].name)
            if let mark, let area = position(of: name, beside: mark.area, costs) {
                occupancy.take(area)
                let gap = lettering.gap(between: mark.area, area)
                labels.append(
                    MapScene.Label(text: name, area: area, gap: gap, stop: index, series: series, leader: nil))
            } else if let mark, hasLeaders, let area = farPosition(of: name, beside: mark.area, costs) {
                occupancy.take(area)
                labels.append(
                    MapScene.Label(
                        text: name, area: area, gap: nil, stop: index, series: series, leader: Leaders.middle(mark.area)
                    ))
            } else {
                legend.append(MapScene.LegendEntry(mark: place.mark, name: name, stop: index, series: series))
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
                mark: subject.mark(of: stop), name: visible(stop.name) + way, stop: index, series: stop.series)
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

    /// Whether a rectangle with a margin, or without one, is free and covers nothing of the way.
    func hasRoom(_ area: DotRectangle, isTight: Bool = false) -> Bool {
        let wide =
            isTight && lettering == .proportional
            ? area
            : DotRectangle(
                x: area.x - MapGrid.cellWidth, y: lettering == .cells ? area.y : area.y - 1,
                width: area.width + 2 * MapGrid.cellWidth, height: lettering == .cells ? area.height : area.height + 2)
        guard occupancy.isFree(wide), let routeCosts else { return false }
        return routeCosts.cost(of: wide) == 0
    }

    /// The dots of the base map that a rectangle covers.
    func baseCost(of area: DotRectangle) -> Int32 {
        (allCosts?.cost(of: area) ?? 0) - (routeCosts?.cost(of: area) ?? 0)
    }

    /// A name with a gap at its ends, as far as the map goes: in cells names and marks that touch read as one. In a
    /// picture they have outlines.
    private func withMargin(_ area: DotRectangle) -> DotRectangle {
        guard lettering == .cells else { return area }
        let start = max(0, area.x - lettering.gap)
        let end = min(frame.grid.width, area.maxX + lettering.gap)
        return DotRectangle(x: start, y: area.y, width: end - start, height: area.height)
    }

    /// The free position that covers least, the first of equal ones.
    private func position(of name: String, beside mark: DotRectangle, _ costs: DotCosts) -> DotRectangle? {
        var best: (area: DotRectangle, cost: Int32)?
        for area in lettering.positions(width: lettering.width(of: name), beside: mark)
        where occupancy.isFree(area) && occupancy.isFree(withMargin(area)) {
            let cost = costs.cost(of: area)
            if cost < best?.cost ?? .max { best = (area, cost) }
        }
        return best?.area
    }

    /// The free position at some distance that covers least.
    private func farPosition(of name: String, beside mark: DotRectangle, _ costs: DotCosts) -> DotRectangle? {
        var best: (area: DotRectangle, cost: Int32)?
        let size = DotRectangle(x: 0, y: 0, width: lettering.width(of: name), height: Lettering.height)
        for area in Leaders.around(mark, size, at: Leaders.nameDistances) where occupancy.isFree(area) {
            let distance = Leaders.length(from: Leaders.middle(mark), to: area)
            let cost = costs.cost(of: area) + Int32(distance * 3)
            if cost < best?.cost ?? .max { best = (area, cost) }
        }
        return best?.area
    }
}
