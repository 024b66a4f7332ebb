package import Cartography
package import Geodesy
import Itineraries
package import Shorelines

/// The maps of one trip in an itinerary, as SVG elements whose rules are `SVGMap.style`.
package struct ItineraryMaps: Equatable, Sendable {
    /// The map of the whole trip; nil without stops.
    package let whole: String?
    /// The maps of the days with a drive, by the index of the day; none where there is one such day alone, whose map is
    /// that of the whole.
    package let days: [Int: String]

    /// Collects maps.
    package init(whole: String? = nil, days: [Int: String] = [:]) {
        self.whole = whole
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
        let subject = MapSubject(section.trip, section.route, days: days)
        func map(
            _ subject: MapSubject, columns: ClosedRange<Int>, rows: ClosedRange<Int>, title: String, prefix: String
        ) throws(ShorelinesError) -> String {
            let extent = MapExtent(subject)
            let grid = MapGrid.shape(of: extent, columns: columns, rows: rows)
            let scene = try cartographer.scene(of: subject, extent, in: grid, .proportional, unit: unit)
            return SVGMap.element(
                scene, title: title, description: subject.summary, credit: subject.credit, prefix: prefix,
                colors: .ofDocument)
        }
        var maps: [Int: String] = [:]
        let driven = days.indices.filter { days[$0].visits.count > 1 }
        if driven.count > 1 {
            for index in driven {
                let day = days[index]
                maps[index] = try map(
                    subject.part(along: day.visits.map(\.stop)), columns: 32...40, rows: 18...30,
                    title: "Map of day \(day.number)", prefix: "\(prefix)day\(day.number)")
            }
        }
        self.init(
            whole: try map(subject, columns: 52...76, rows: 28...48, title: subject.title, prefix: prefix), days: maps)
    }
}
