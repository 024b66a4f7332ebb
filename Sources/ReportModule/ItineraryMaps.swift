package import Cartography
package import Geodesy
import Itineraries
package import Shorelines

/// The maps of one trip in an itinerary, as SVG elements whose rules are `SVGMap.style`.
package struct ItineraryMaps: Equatable, Sendable {
    /// The map of the whole trip; nil without stops.
    package let whole: String?
    /// The width of that map by its height.
    package let proportion: Double
    /// The maps of the days with a drive, by the index of the day; none where there is one such day alone, whose map is
    /// that of the whole.
    package let days: [Int: String]

    /// Collects maps.
    package init(whole: String? = nil, proportion: Double = 1.5, days: [Int: String] = [:]) {
        self.whole = whole
        self.proportion = proportion
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
        func map(_ scene: MapScene, of subject: MapSubject, title: String, prefix: String) -> String {
            SVGMap.element(
                scene, title: title, description: subject.summary, credit: subject.credit, prefix: prefix,
                colors: .ofDocument)
        }
        var maps: [Int: String] = [:]
        let driven = days.indices.filter { days[$0].visits.count > 1 }
        if driven.count > 1 {
            for index in driven {
                let day = days[index]
                let part = subject.part(along: day.visits.map(\.stop))
                maps[index] = map(
                    try scene(of: part, columns: 36...40, rows: 18...22), of: part,
                    title: "Map of day \(day.number)", prefix: "\(prefix)day\(day.number)")
            }
        }
        let whole = try scene(of: subject, columns: 60...68, rows: 26...36)
        self.init(
            whole: map(whole, of: subject, title: subject.title, prefix: prefix),
            proportion: SVGMap.proportion(of: whole, credit: subject.credit), days: maps)
    }
}
