import Cartography
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

    /// Collects maps.
    package init(whole: String? = nil, width: Int = 3, height: Int = 2, days: [Int: String] = [:]) {
        (self.whole, self.width, self.height) = (whole, width, height)
        (narrow, narrowSize, self.days) = (nil, nil, days)
        dayHeights = days.mapValues { _ in Self.height(of: Sheets.dayRows[1].upperBound) }
    }

    private init(
        _ whole: PlannedMap.Drawing, narrow: PlannedMap.Drawing, _ days: [Int: String], heights: [Int: Int]
    ) {
        (self.whole, (width, height)) = (whole.map, whole.size)
        (self.narrow, narrowSize) = (narrow.map, narrow.size)
        (self.days, dayHeights) = (days, heights)
    }

    /// Whether both have the same maps.
    package static func == (left: ItineraryMaps, right: ItineraryMaps) -> Bool {
        left.whole == right.whole && left.narrow == right.narrow && left.days == right.days
    }

    /// Draws the maps of a trip; `prefix` begins the names of their elements. Throws when the base map is damaged.
    /// Takes the time of `Cartographer.scene` for each, of which two are drawn at the same time where `drawers` can.
    package init(
        of section: DistanceReport.TripSection, by drawers: MapDrawers, unit: DistanceUnit, prefix: String
    ) throws(ShorelinesError) {
        guard !section.waypoints.isEmpty else {
            self.init()
            return
        }
        let cartographer = drawers.makeCartographer()
        let days = section.days?.withRestInBlocks.days ?? []
        let subject = cartographer.withShips(
            MapSubject(section.trip, section.route, days: days, unit: unit, hasDates: true))
        let driven = days.indices.filter { days[$0].visits.count > 1 }
        let parts = (driven.count > 1 ? driven : []).map { index in
            let part = subject.part(along: days[index].visits.map(\.stop))
            return (index: index, subject: part, extent: cartographer.extent(of: part))
        }
        let extent = cartographer.extent(of: subject)
        let sheet = Sheets(section, extent, parts.map { ($0.index, $0.extent) }, unit)
        let shape = sheet.best
        // The list of the days says what a legend would, and of a walk in a town the head of the report.
        let legend: LegendParts =
            TripItinerary.isInTown(section.route) ? .nothing : days.count > 1 ? .withoutSeries : .all
        let wholes = [(shape.whole, prefix), (shape.narrow, "\(prefix)narrow")].map { grid, prefix in
            PlannedMap(
                subject: subject, extent: extent, grid: grid, unit: unit, prefix: prefix, day: nil, legend: legend)
        }
        let ofDays = parts.compactMap { part in
            shape.days[part.index].map { grid in
                let number = days[part.index].number
                let map = PlannedMap(
                    subject: part.subject, extent: part.extent, grid: grid, unit: unit,
                    prefix: "\(prefix)day\(number)", day: number, legend: .nothing)
                return (index: part.index, map: map)
            }
        }
        let drawings = try drawers.drawings(of: wholes + ofDays.map(\.map), by: cartographer) {
            (map, cartographer) throws(ShorelinesError) in try map.drawn(by: cartographer)
        }
        let maps = zip(ofDays.map(\.index), drawings.dropFirst(wholes.count).map(\.map))
        self.init(
            drawings[0], narrow: drawings[1], Dictionary(uniqueKeysWithValues: maps),
            heights: shape.days.mapValues { $0.rows * MapGrid.cellHeight * 4 })
    }

    private static func height(of rows: Int) -> Int { rows * MapGrid.cellHeight * 4 }
}
