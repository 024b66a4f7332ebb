import Entities
import Itineraries

/// Estimates of how a trip lies on sheets of paper, since a page cannot say what shall stay together only where it
/// fits. All heights are in millimetres.
struct HTMLReportPaper {
    /// The heights that a page has between its margins: Letter and A4.
    private static let pages = [249.0, 267.0]
    /// The height of the head above the map of a trip without its lines, and of one of these.
    private static let (head, line) = (17.0, 4.8)
    /// The height of what stands behind the last day, of a line of the table of costs, and of its margins.
    private static let (lastLine, costLine, costMargin) = (6.0, 4.5, 3.0)
    /// The greatest height of the map of a trip.
    static let tallestMap = 205
    /// The height of a unit of a map on which the smallest letters, of ten units, have 6.5 points.
    private static let leastUnit = 0.2294
    /// The width of the map of a day, whose unit is as large.
    static let dayMapWidth = Int(HTMLDayHeight.dayMap)
    /// The most lines of a note that stay together.
    static let mostLinesTogether = 30
    /// The steps in which the height of the map of a trip is tried.
    private static let step = 4
    /// The largest part of a page that a day may leave empty because it does not fit there, and the part of a page by
    /// which estimates may be wrong.
    private static let (mostEmpty, fault) = (0.42, 0.06)

    /// The height of a line of the list of the days, and of its margins.
    private static let (overviewLine, overviewMargin) = (4.85, 4.0)

    /// The first sheet, whose map takes the height that all else on it leaves.
    struct Front: Equatable {
        /// The number of days on it.
        let days: Int
        /// Whether it has room for no more than the narrow map.
        let isNarrow: Bool
        /// The height that all else leaves for the map, in millimetres.
        let room: Double
        /// The sheets of both sizes together that the trip takes.
        let sheets: Int
    }

    /// The size of a map in units.
    typealias MapSize = (width: Int, height: Int)

    private let days: [TripItinerary.Day]
    private let heights: [Double]
    /// The height of the head and the list of days.
    private let top: Double
    /// The height of what stands behind the last day.
    private let tail: Double

    /// Measures the days of a trip; by the index of the day, their maps are so high in units, of which they
    /// have `mapWidth` in width. Linear in their text.
    init(
        _ days: [TripItinerary.Day], of trip: Trip, mapHeights: [Int: Int], mapWidth: Int, linesOfHead: Int,
        costLines: Int = 0
    ) {
        self.days = days
        let unit = HTMLDayHeight.dayMap / Double(mapWidth)
        let isInColumns = HTMLDayHeight.hasColumns(days, of: trip)
        heights = days.enumerated().map { index, day in
            if isInColumns, let height = HTMLDayHeight.heightInColumns(day, in: trip) { return height }
            return HTMLDayHeight.of(day, in: trip, map: mapHeights[index].map { Double($0) * unit + 0.5 } ?? 0)
        }
        tail = Self.lastLine + Self.height(ofCosts: costLines)
        let lines = HTMLReportOverview(days, of: trip).lines
        top =
            Self.head + Double(linesOfHead) * Self.line
            + (lines > 0 ? Double(lines) * Self.overviewLine + Self.overviewMargin : 0)
    }

    /// The first sheet of a trip with the days on it that save a sheet, or that have room below the map at its largest;
    /// nil where not even the list of the days has room below the smallest map that can be read. Quadratic in the
    /// days on a sheet.
    func front(_ map: MapSize, narrow: MapSize?) -> Front? {
        let least = Self.least(map)
        let leastNarrow = narrow.map { Self.least($0) } ?? least
        let widest = Self.widest(map.width, map.height)
        var best: Front?
        var used = top
        for count in 0...days.count {
            if count > 0 { used += height(count - 1) }
            let room = (Self.pages.min() ?? 0) * (1 - Self.fault / 4) - used
            // The narrow map is for trips that have room on one sheet by it.
            guard room >= (count == days.count ? min(least, leastNarrow) : least) else { continue }
            let front = Front(days: count, isNarrow: room < least, room: room, sheets: sheets(from: count))
            if best.map({ front.sheets < $0.sheets || front.sheets == $0.sheets && room >= widest }) ?? true {
                best = front
            }
        }
        return best
    }

    /// The sheets of both sizes that a trip takes whose first days are on the front.
    func sheets(from first: Int) -> Int {
        Self.pages.reduce(0) { $0 + 1 + layout(on: $1 * (1 - Self.fault / 4), below: 0, from: first).sheets }
    }

    /// The height of the map of a trip that does not have room on a first sheet with all that belongs there: as high as
    /// it can be without one sheet more than with a smaller one, on either size of sheets. Linear in the days.
    func mapHeight(width: Int, height: Int) -> (height: Int, sheets: Int) {
        let widest = Self.widest(width, height)
        let least = Self.least((width, height))
        var best: (height: Double, sheets: Int)?
        for tried in stride(from: widest, through: least, by: -Double(Self.step)) + [least] {
            let sheets = sheets(below: tried)
            if sheets < best?.sheets ?? .max { best = (tried, sheets) }
        }
        return (Int((best?.height ?? widest).rounded(.up)), best?.sheets ?? 1)
    }

    /// The least height of a map whose letters can be read.
    static func least(_ map: MapSize) -> Double {
        min(leastUnit * Double(map.height), widest(map.width, map.height))
    }

    /// The greatest height of a map of some size.
    static func widest(_ width: Int, _ height: Int) -> Double {
        min(Double(tallestMap), HTMLDayHeight.width * Double(height) / Double(max(width, 1)))
    }

    /// The sheets of both sizes together that a trip takes below a map so high. Linear in the days.
    func sheets(below map: Double) -> Int {
        Self.pages.reduce(0) { $0 + layout(on: $1 * (1 - Self.fault / 4), below: map).sheets }
    }

    /// The height of a day, with what stands behind the last one.
    private func height(_ index: Int) -> Double { heights[index] + (index == days.count - 1 ? tail : 0) }

    /// The height of a table of costs of so many lines.
    static func height(ofCosts lines: Int) -> Double { lines > 0 ? Double(lines) * costLine + costMargin : 0 }

    /// The height of the map of a trip without days, of so many units in width and height, below which all stops have
    /// room where that is possible.
    static func mapHeight(
        width: Int, height: Int, above list: Double, linesOfHead: Int
    ) -> Int {
        let room = room(above: list, linesOfHead: linesOfHead)
        let widest = widest(width, height)
        return Int(room >= leastUnit * Double(height) ? min(room, widest) : widest)
    }

    /// The first sheet of a trip without days, whose stops are so high; nil where they do not have room there.
    static func front(_ map: MapSize, narrow: MapSize?, above list: Double, linesOfHead: Int) -> Front? {
        let room = room(above: list, linesOfHead: linesOfHead)
        let least = least(map)
        guard room >= min(least, narrow.map { self.least($0) } ?? least) else { return nil }
        return Front(days: 0, isNarrow: room < least, room: room, sheets: pages.count)
    }

    /// The height that a list so high leaves for the map on a sheet.
    private static func room(above list: Double, linesOfHead: Int) -> Double {
        (pages.min() ?? 0) * (1 - fault / 2) - head - Double(linesOfHead) * line - list
    }

    /// The indices of the days that may be cut between their stops: those that do not fit on a page, those behind them,
    /// of which it is not known where they begin, and those that would leave more than about a third of a page empty.
    /// The map of the trip is so high, 0 without one.
    func cutDays(below map: Double) -> Set<Int> {
        Self.pages.reduce(into: []) { $0.formUnion(layout(on: $1, below: map).cut) }
    }

    /// The same of the days behind the first sheet.
    func cutDays(behind front: Front) -> Set<Int> {
        Self.pages.reduce(into: []) { $0.formUnion(layout(on: $1, below: 0, from: front.days).cut) }
    }

    /// The sheets that the days take from one of them on, below the map of the trip where there is one; none where
    /// there are no days. And the days on them that are cut.
    private func layout(on page: Double, below map: Double, from first: Int = 0) -> (sheets: Int, cut: Set<Int>) {
        var cut: Set<Int> = []
        var used = map > 0 ? top + map : 0
        var sheets = first < days.count || map > 0 ? 1 : 0
        var isBehindLong = false
        for index in days.indices.dropFirst(first) {
            let (day, height) = (days[index], height(index))
            let isLong = height > page
            defer { isBehindLong = isLong || isBehindLong && day.remarksOfRest != nil }
            let fits = used + height <= page
            let mayNotFit = used + height > page * (1 - Self.fault)
            // A low day leaves little empty wherever it goes, and cut it would be higher.
            let most = page * (Self.mostEmpty - Self.fault)
            let isHere = isBehindLong || mayNotFit && page - used > most
            if isLong || isHere && height > most { cut.insert(index) }
            if !fits { sheets += 1 }
            used = fits ? used + height : cut.contains(index) ? used + height - page : height
            while used > page {
                used -= page
                sheets += 1
            }
        }
        return (sheets, cut)
    }
}
