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
    /// The maps of the days with a drive, by the index of the day; none where there is one such day alone, whose map is
    /// that of the whole.
    package let days: [Int: String]

    /// The sizes of the map of a trip in cells, and those of the maps of days, which are all of one width: four of
    /// them, one below the other, have room on a sheet.
    private static let (columns, rows) = (60...68, 26...32)
    private static let (dayColumns, dayRows) = (34...34, 11...13)

    /// Collects maps.
    package init(whole: String? = nil, width: Int = 3, height: Int = 2, days: [Int: String] = [:]) {
        self.whole = whole
        (self.width, self.height) = (width, height)
        self.days = days
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
        let days = section.days?.days ?? []
        let subject = MapSubject(section.trip, section.route, days: days, unit: unit)
        func scene(
            of subject: MapSubject, columns: ClosedRange<Int>, rows: ClosedRange<Int>
        ) throws(ShorelinesError) -> MapScene {
            let extent = cartographer.extent(of: subject)
            let grid = MapGrid.shape(of: extent, columns: columns, rows: rows)
            return try cartographer.scene(of: subject, extent, in: grid, .proportional, unit: unit)
        }
        func map(
            _ scene: MapScene, of subject: MapSubject, title: String, prefix: String, hasLegend: Bool
        ) -> String {
            SVGMap.element(
                scene, title: title, description: subject.summary, credit: subject.credit, prefix: prefix,
                colors: .ofDocument, hasLegend: hasLegend)
        }
        var maps: [Int: String] = [:]
        let driven = days.indices.filter { days[$0].visits.count > 1 }
        if driven.count > 1 {
            for index in driven {
                let day = days[index]
                let part = subject.part(along: day.visits.map(\.stop))
                // Beside it stands what a legend would say.
                maps[index] = map(
                    try scene(of: part, columns: Self.dayColumns, rows: Self.dayRows), of: part,
                    title: "Map of day \(day.number)", prefix: "\(prefix)day\(day.number)", hasLegend: false)
            }
        }
        let whole = try scene(of: subject, columns: Self.columns, rows: Self.rows)
        let size = SVGMap.size(of: whole, credit: subject.credit)
        self.init(
            whole: map(whole, of: subject, title: subject.title, prefix: prefix, hasLegend: true), width: size.width,
            height: size.height, days: maps)
    }
}
