/// A map that is laid out: lines, marks and names with their places in dots, ready for any renderer. It knows no trips.
package struct MapScene: Equatable, Sendable {
    /// The kind of a line.
    package enum LineKind: Equatable, Sendable {
        case coast
        case lake
        /// A border between countries.
        case border
        /// A border between states of a country.
        case state
        /// A river, on a map in cells.
        case river
        /// A road that leads past, by its importance: 0 is a motorway, 1 a trunk road, 2 a primary one.
        case road(rank: Int)
        /// The way of a group of stops: an index into the subject's series.
        case route(series: Int)
        /// The same where only the straight line is known, on a map that has roads: dotted.
        case estimate(series: Int)
        /// The straight line of a leg over streets that are not known: dotted, too.
        case streets(series: Int)
        /// The rest of the way from the end of a road to a stop: dotted, too.
        case beyondRoad(series: Int)
        /// A part of a way on which the car is carried: dashed.
        case crossing(series: Int, by: MapSubject.Leg.Means)
    }

    /// A line that lies on the map in full.
    package struct Line: Equatable, Sendable {
        package let kind: LineKind
        package let points: [DotPoint]
    }

    /// Land, or a lake on it, in a picture: rings whose even-odd inside is filled. They may reach a little beyond the
    /// map's edges.
    package struct Area: Equatable, Sendable {
        package let isLand: Bool
        package let rings: [[DotPoint]]
    }

    /// The number of a stop, written where it is.
    package struct Mark: Equatable, Sendable {
        package let text: String
        package let area: DotRectangle
        /// The position of the stop; in a picture the mark may stand beside it, where others are in its place.
        package let point: DotPoint
        /// The indices in the subject's of the stops on this place, those that are on the map first.
        package let stops: [Int]
        package let series: Int

        /// The index of the first of its stops.
        package var stop: Int { stops[0] }
        /// Whether it stands beside its place, to which a line leads.
        package var isAside: Bool {
            point.x < Double(area.x) || point.y < Double(area.y) || point.x > Double(area.maxX)
                || point.y > Double(area.maxY)
        }
    }

    /// The name of a stop, made safe for any renderer, beside its mark.
    package struct Label: Equatable, Sendable {
        package let text: String
        package let area: DotRectangle
        /// The gap between the name and its mark, where they stand side by side; nothing is drawn there.
        package let gap: DotRectangle?
        /// The index of the first stop that has it.
        package let stop: Int
        package let series: Int
        /// The middle of its mark, to which a line leads where the name stands far from it.
        package let leader: DotPoint?
    }

    /// An entry of the legend: a stop whose name is not on the map itself, or a series.
    package struct LegendEntry: Equatable, Sendable {
        /// The number of the stop, or the mark of the series.
        package let mark: String
        /// The name, made safe for any renderer.
        package let name: String
        /// The indices of the stops on its place, those that are on the map first; none for a series.
        package let stops: [Int]
        package let series: Int
        /// The names of the stops where a series begins and ends.
        package var ends: String?

        /// The index of the stop, the first one of its place on the map; nil for a series.
        package var stop: Int? { stops.first }
        /// The mark as it stands before the name: that of a day with a colon.
        package var heading: String { ends == nil ? mark : mark + ":" }
        /// The mark and the name: `3 Geiranger`, `Day 1: stops 1–3`.
        package var text: String { "\(heading) \(name)" }
    }

    /// A small picture of a ship beside the way that it carries the car on, or of a plane on it.
    package struct Vehicle: Equatable, Sendable {
        package let means: MapSubject.Leg.Means
        package let area: DotRectangle
        /// The direction of the way there, right and down; its length is 1.
        package let direction: DotPoint
    }

    /// The name of a river along its line.
    package struct RiverName: Equatable, Sendable {
        package let text: String
        /// The middle of the name.
        package let middle: DotPoint
        /// The direction in which it is read, right and down; its length is 1.
        package let direction: DotPoint
        /// The height of the letters in units of a picture.
        package let size: Int
    }

    /// The position of the map on the Earth.
    package let frame: MapFrame
    /// The outline of a map of the world; nil on one of a part of the Earth.
    package let outline: [DotPoint]?
    /// Land and lakes, in a picture; a map in text has their shores among its lines.
    package let areas: [Area]
    package let lines: [Line]
    /// The waters and parks of cities and the great rivers, in a picture.
    package let features: [Feature]
    /// The names along rivers.
    package let rivers: [RiverName]
    /// The meridians and parallels, on the picture of the world.
    package let graticule: Graticule?
    /// The lines over the plan of a city.
    package let grid: PlanGrid?
    package let marks: [Mark]
    package let labels: [Label]
    /// The names that say where one is.
    package let names: [Name]
    /// The ships beside ferries and the planes on flights, in a picture.
    package let vehicles: [Vehicle]
    /// The bar of the scale; nil if there is no room for it.
    package let scaleBar: ScaleBar?
    /// The place of the arrow that points to the north, on the picture of a city.
    package let northArrow: DotRectangle?
    /// The series where there are several, then stops on the map without a mark or name of their own, in their order.
    package let legend: [LegendEntry]
    /// All stops with the lengths of the ways to them, on the picture of a city.
    package let list: [LegendEntry]
    /// The position of each stop; nil for those outside the map.
    package let points: [DotPoint?]
    /// The owners of the data that it is drawn from.
    package let credit: String
}
