import Cartography
import Geodesy

/// The shapes of the maps of a trip, chosen so that it takes as few sheets of paper as it can.
struct Sheets {
    /// The sizes of the map of a trip in cells, with the rows of one from south to north where paper has room for it.
    private static let (columns, rows, tallRows) = (60...68, 26...32, 26...44)
    /// The sizes of the narrow map, whose letters can be read in the width of a phone; lower ones are for a trip that
    /// has room on one sheet by them.
    private static let (narrowColumns, narrowRows) = (42...44, [20...34, 20...28, 20...24, 20...20])
    /// The height beyond the room on a sheet of Letter for which the map is shaped, half of what A4 has more, in
    /// millimetres: so it nearly fills the width of either.
    private static let betweenSheets = 9.0
    /// The most columns of a map that is broader than the trip needs, to fill the width of a sheet.
    private static let mostColumns = 84
    /// The columns of the map of a trip with one day that is lower than the usual one and fills the width of a sheet,
    /// the fewest rows of such a map, and the least width of the usual one by its height.
    private static let (wideColumns, leastWideRows, leastRatio) = (80, 16, 1.15)
    /// The sizes of the maps of days, which are all of one width: lower ones are for a trip that takes a sheet less by
    /// them.
    static let (dayColumns, dayRows) = (33...33, [10...14, 10...11, 9...9, 8...8])
    /// The width of the maps of days in units.
    static let dayWidth = dayColumns.upperBound * MapGrid.cellWidth * 4
    /// The height in units of what stands below a map: the owners of the data and the kinds of lines.
    private static let below = 30

    /// The sizes of the maps; those of days by the index of the day.
    struct Shape {
        let whole: MapGrid
        let narrow: MapGrid
        let days: [Int: MapGrid]
    }

    private let section: DistanceReport.TripSection
    private let extent: MapExtent
    private let parts: [(index: Int, extent: MapExtent)]
    private let itinerary: TripItinerary
    private let costs: TripCosts?

    /// Looks at a trip whose map shows this extent, and the maps of its days theirs.
    init(
        _ section: DistanceReport.TripSection, _ extent: MapExtent, _ parts: [(index: Int, extent: MapExtent)],
        _ unit: DistanceUnit
    ) {
        (self.section, self.extent, self.parts) = (section, extent, parts)
        itinerary = TripItinerary(section, unit: unit)
        costs = TripCosts(section)
    }

    /// The largest shapes among those that take the fewest sheets, of A4 and of Letter together.
    var best: Shape {
        let (day, narrow) = (Self.dayRows[0], Self.narrowRows[0])
        let isOneDay = itinerary.days?.count == 1
        guard isOneDay || !parts.isEmpty else { return shape(dayRows: day, narrowRows: narrow).shape }
        return isOneDay
            ? best(of: Self.narrowRows) { shape(dayRows: day, narrowRows: $0) }
            : best(of: Self.dayRows) { shape(dayRows: $0, narrowRows: narrow) }
    }

    /// The first shape by some rows, the highest ones first, that takes as few sheets as that by the last ones. Those
    /// between are looked at only where the lowest maps save a sheet.
    private func best(
        of rows: [ClosedRange<Int>], _ shape: (ClosedRange<Int>) -> (shape: Shape, sheets: Int)
    ) -> Shape {
        let least = shape(rows[rows.count - 1])
        for rows in rows.dropLast() {
            let found = shape(rows)
            if found.sheets <= least.sheets { return found.shape }
        }
        return least.shape
    }

    private func shape(dayRows: ClosedRange<Int>, narrowRows: ClosedRange<Int>) -> (shape: Shape, sheets: Int) {
        let days = parts.reduce(into: [Int: MapGrid]()) { days, part in
            days[part.index] = MapGrid.shape(of: part.extent, columns: Self.dayColumns, rows: dayRows)
        }
        let narrow = MapGrid.shape(of: extent, columns: Self.narrowColumns, rows: narrowRows)
        let grid = MapGrid.shape(of: extent, columns: Self.columns, rows: Self.rows)
        let tall = MapGrid.shape(of: extent, columns: Self.columns, rows: Self.tallRows)
        func shape(_ whole: MapGrid) -> Shape { Shape(whole: whole, narrow: narrow, days: days) }
        guard let planned = itinerary.days else { return (shape(grid), 0) }
        let paper = HTMLReportPaper(
            planned, of: section.trip, mapHeights: days.mapValues { $0.rows * MapGrid.cellHeight * 4 },
            mapWidth: Self.dayWidth, linesOfHead: itinerary.linesOfHead, costs: costs)
        func sheets(_ whole: MapGrid) -> Int {
            let size = Self.size(whole)
            return paper.front(size, narrow: Self.size(narrow))?.sheets
                ?? paper.mapHeight(width: size.width, height: size.height).sheets
        }
        if planned.count == 1, let room = paper.front(Self.size(grid), narrow: Self.size(narrow))?.room,
            let wide = wide(insteadOf: grid, room: room)
        {
            return (shape(wide), sheets(wide))
        }
        let (usual, high) = (sheets(grid), tall.rows > Self.rows.upperBound ? sheets(tall) : Int.max)
        let (best, count) = high <= usual ? (tall, high) : (grid, usual)
        let size = Self.size(best)
        let front = paper.front(size, narrow: Self.size(narrow))
        guard front?.isNarrow != true else { return (shape(best), count) }
        let room =
            front.map { $0.room + Self.betweenSheets }
            ?? Double(paper.mapHeight(width: size.width, height: size.height).height)
        let filling = filling(best, room: room)
        return sheets(filling) <= count ? (shape(filling), count) : (shape(best), count)
    }

    /// The map as high as this one and so broad that it fills the width of a sheet with so much room in millimetres, or
    /// as much of that as letters leave that can be read.
    private func filling(_ grid: MapGrid, room: Double) -> MapGrid {
        let height = min(room, Double(HTMLReportPaper.tallestMap))
        let units = HTMLDayHeight.width * Double(Self.size(grid).height) / height
        let columns = Int((units / Double(MapGrid.cellWidth * 4)).rounded(.up))
        return MapGrid(columns: max(grid.columns, min(columns, Self.mostColumns)), rows: grid.rows)
    }

    /// The map that fills the width of a sheet with so much room in millimetres; nil where the usual one does, or is
    /// not wide, or where a low one would show little.
    private func wide(insteadOf grid: MapGrid, room: Double) -> MapGrid? {
        let size = Self.size(grid)
        guard room < HTMLReportPaper.widest(size.width, size.height),
            Double(grid.width) >= Self.leastRatio * Double(grid.height)
        else { return nil }
        // Below the plan of a town stands nothing.
        let below = TripItinerary.isInTown(section.route) ? 0 : Self.below
        let units = room * Double(Self.wideColumns * MapGrid.cellWidth * 4) / HTMLDayHeight.width
        let rows = Int(units - Double(below)) / (MapGrid.cellHeight * 4)
        return rows >= Self.leastWideRows ? MapGrid(columns: Self.wideColumns, rows: rows) : nil
    }

    /// The size of a map in units, with what stands below it.
    private static func size(_ grid: MapGrid) -> HTMLReportPaper.MapSize {
        (grid.width * 4, grid.height * 4 + below)
    }
}
