package import Cartography
package import Geodesy
import Itineraries
package import Shorelines

/// The maps of one trip in an itinerary, as SVG elements whose rules are `SVGMap.style`.
package struct ItineraryMaps: Equatable, Sendable {
    /// The map of the whole trip; nil without stops.
    package let whole: String?
    /// The size of that map in units, of which its smallest letters have ten.
    package let width: Int
    package let height: Int
    /// The same map for a phone and a sheet with little room, of fewer units; nil where there is none.
    package let narrow: String?
    /// The size of the narrow map; that of the other one where there is none.
    let narrowSize: HTMLReportPaper.MapSize?
    /// The maps of the days with a drive, by the index of the day, where rest days in a row are one; none where there
    /// is one such day alone, whose map is that of the whole.
    package let days: [Int: String]
    /// The heights of these maps in the same units.
    let dayHeights: [Int: Int]
    /// Their width.
    static let dayWidth = dayColumns.upperBound * MapGrid.cellWidth * 4

    /// The sizes of the map of a trip in cells, with the rows of one from south to north where paper has room for it.
    private static let (columns, rows, tallRows) = (60...68, 26...32, 26...44)
    /// The sizes of the narrow map, whose letters can be read in the width of a phone.
    private static let (narrowColumns, narrowRows) = (42...44, 20...34)
    /// The sizes of the maps of days, which are all of one width: five of them, one below the other, have room on a
    /// sheet.
    private static let (dayColumns, dayRows) = (33...33, 10...11)

    /// Collects maps.
    package init(whole: String? = nil, width: Int = 3, height: Int = 2, days: [Int: String] = [:]) {
        self.init(
            Drawing(map: whole, size: (width, height)), narrow: nil, days,
            heights: days.mapValues { _ in Self.height(of: Self.dayRows.upperBound) })
    }

    /// A map and its size in units.
    private struct Drawing {
        let map: String?
        let size: HTMLReportPaper.MapSize
    }

    private init(_ whole: Drawing, narrow: Drawing?, _ days: [Int: String], heights: [Int: Int]) {
        (self.whole, (width, height)) = (whole.map, whole.size)
        (self.narrow, narrowSize) = (narrow?.map, narrow?.size)
        (self.days, dayHeights) = (days, heights)
    }

    /// Whether both have the same maps.
    package static func == (left: ItineraryMaps, right: ItineraryMaps) -> Bool {
        left.whole == right.whole && left.narrow == right.narrow && left.days == right.days
    }

    /// Draws the maps of a trip; `prefix` begins the names of their elements. Throws when the base map is damaged.
    /// Takes the time of `Cartographer.scene` for each.
    package init(
        of section: DistanceReport.TripSection, by cartographer: Cartographer, unit: DistanceUnit, prefix: String
    ) throws(ShorelinesError) {
        guard !section.waypoints.isEmpty else {
            self.init()
            return
        }
        let days = section.days?.withRestInBlocks.days ?? []
        let subject = MapSubject(section.trip, section.route, days: days, unit: unit, hasDates: true)
        var maps: [Int: String] = [:]
        var heights: [Int: Int] = [:]
        let driven = days.indices.filter { days[$0].visits.count > 1 }
        if driven.count > 1 {
            for index in driven {
                let day = days[index]
                let part = subject.part(along: day.visits.map(\.stop))
                let extent = cartographer.extent(of: part)
                let grid = MapGrid.shape(of: extent, columns: Self.dayColumns, rows: Self.dayRows)
                let scene = try cartographer.scene(
                    of: part, extent, in: grid, .proportional, unit: unit, hasCredit: false)
                heights[index] = Self.height(of: grid.rows)
                // Beside it stands what a legend would say, and the map of the whole has the credit.
                maps[index] = SVGMap.element(
                    scene, title: "Map of day \(day.number)", description: part.summary,
                    prefix: "\(prefix)day\(day.number)", colors: .ofDocument, legend: .nothing)
            }
        }
        let extent = cartographer.extent(of: subject)
        // The list of the days says what a legend would.
        let legend: LegendParts = days.count > 1 ? .withoutSeries : .all
        func drawing(_ grid: MapGrid, prefix: String) throws(ShorelinesError) -> Drawing {
            let scene = try cartographer.scene(of: subject, extent, in: grid, .proportional, unit: unit)
            let map = SVGMap.element(
                scene, title: subject.title, description: subject.summary, credit: subject.credit, prefix: prefix,
                colors: .ofDocument, legend: legend)
            return Drawing(map: map, size: SVGMap.size(of: scene, credit: subject.credit, legend: legend))
        }
        self.init(
            try drawing(Self.grid(of: extent, section, unit, dayHeights: heights), prefix: prefix),
            narrow: try drawing(
                MapGrid.shape(of: extent, columns: Self.narrowColumns, rows: Self.narrowRows),
                prefix: "\(prefix)narrow"),
            maps, heights: heights)
    }

    private static func height(of rows: Int) -> Int { rows * MapGrid.cellHeight * 4 }

    /// The size of the map of a trip: high where the trip is and that takes no sheet of paper more.
    private static func grid(
        of extent: MapExtent, _ section: DistanceReport.TripSection, _ unit: DistanceUnit, dayHeights: [Int: Int]
    ) -> MapGrid {
        let grid = MapGrid.shape(of: extent, columns: columns, rows: rows)
        let tall = MapGrid.shape(of: extent, columns: columns, rows: tallRows)
        let itinerary = TripItinerary(section, unit: unit)
        guard tall.rows > rows.upperBound, let days = itinerary.days else { return grid }
        let paper = HTMLReportPaper(
            days, of: section.trip, mapHeights: dayHeights, mapWidth: Self.dayWidth, linesOfHead: itinerary.linesOfHead)
        func sheets(_ grid: MapGrid) -> Int {
            // Below it are the owners of the data and the kinds of lines.
            let size = (width: grid.width * 4, height: grid.height * 4 + 30)
            return paper.front(size, narrow: nil)?.sheets
                ?? paper.mapHeight(width: size.width, height: size.height).sheets
        }
        return sheets(tall) <= sheets(grid) ? tall : grid
    }
}
