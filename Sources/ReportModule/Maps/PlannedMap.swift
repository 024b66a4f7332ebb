import Cartography
import Geodesy
import Shorelines

/// A map of an itinerary before it is drawn: what it shows, in which size, and by which names.
struct PlannedMap: Sendable {
    /// A map that is drawn, and its size in units.
    struct Drawing: Sendable {
        let map: String
        let size: HTMLReportPaper.MapSize
    }

    let subject: MapSubject
    let extent: MapExtent
    let grid: MapGrid
    let unit: DistanceUnit
    /// The beginning of the names of its elements.
    let prefix: String
    /// The number of the day that it shows; nil for the whole trip.
    let day: Int?
    let legend: LegendParts

    /// Draws it. Throws when the base map is damaged. Takes the time of `Cartographer.scene`.
    func drawn(by cartographer: Cartographer) throws(ShorelinesError) -> Drawing {
        let scene = try cartographer.scene(
            of: subject, extent, in: grid, .proportional, unit: unit, hasCredit: day == nil)
        let size = SVGMap.size(of: scene, credit: subject.credit, legend: legend)
        guard let day else {
            let map = SVGMap.element(
                scene, title: subject.title, description: subject.summary, credit: subject.credit, prefix: prefix,
                colors: .ofDocument, legend: legend)
            return Drawing(map: map, size: size)
        }
        // Beside it stands what a legend would say, and the map of the whole has the credit.
        let map = SVGMap.element(
            scene, title: "Map of day \(day)", description: subject.summary, prefix: prefix, colors: .ofDocument,
            legend: legend)
        return Drawing(map: map, size: size)
    }
}
