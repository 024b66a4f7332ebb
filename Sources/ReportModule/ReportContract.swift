package import CivilTime
package import Entities
package import Geodesy
package import Interchange
package import Itineraries
package import MapData
package import Persistence
import Text

// The distance report on one page: what it needs, and what can go wrong. Its state is the report itself; it leads
// nowhere, so that it has no router.

/// The needs of the report.
package struct ReportDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let documents: any DocumentAccess
    package let unit: DistanceUnit
    /// The style in which times are shown.
    package let times: ClockStyle
    /// Draws the maps of itineraries.
    package let maps: MapDrawers
    /// The home directory, for paths with `~/` that are typed in a menu, where no shell expands them.
    package let homeDirectory: String?
    /// Returns the clock of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The source of borders; asked when days are planned.
    package let borders: () -> BorderSource?
    /// The area of a place in words (`Utah, US`); nil where that is not known.
    package let area: (Coordinate) -> String?

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, documents: any DocumentAccess, unit: DistanceUnit,
        maps: MapDrawers, homeDirectory: String? = nil,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        borders: @escaping () -> BorderSource? = { nil }, times: ClockStyle = .hours24,
        area: @escaping (Coordinate) -> String? = { _ in nil }
    ) {
        (self.model, self.mapData, self.documents, self.unit) = (model, mapData, documents, unit)
        (self.maps, self.homeDirectory, self.clock) = (maps, homeDirectory, clock)
        (self.borders, self.times, self.area) = (borders, times, area)
    }
}

/// The parts of a report that a person asks for.
package struct ReportOptions: Equatable, Sendable {
    /// Whether the notes of the stops are wanted where no days hold them.
    package var notes: Bool
    /// Whether the days of trips that are not planned are wanted, too.
    package var days: Bool
    /// Whether a table of the legs with their bearings is wanted beside the days.
    package var legs: Bool
    /// The service that the links and codes of an itinerary open.
    package var links: WayLinkService

    /// Asks for these parts; nothing beyond the usual unless said otherwise.
    package init(notes: Bool = false, days: Bool = false, legs: Bool = false, links: WayLinkService = .google) {
        (self.notes, self.days, self.legs, self.links) = (notes, days, legs, links)
    }

    /// Whether the legs of a trip have their bearings: those of straight lines, or where they are asked for.
    func showsBearings(of trip: DistanceReport.TripSection) -> Bool { legs || trip.route.length.isStraight }
}

/// The trips whose days are in a report.
package enum ReportedDays: Equatable, Sendable {
    /// Of those whose days are planned.
    case planned
    case all
}

/// An itinerary that was written for a browser.
package struct ShownItinerary: Equatable, Sendable {
    /// The path of the itinerary.
    package let path: String
    /// Whether it was opened.
    package let isOpen: Bool
    /// The reasons for which distances are estimates, in sentences without a capital and a full stop.
    package let warnings: [String]
}

/// The reason for which there is no report.
package enum ReportError: Error, Equatable, Sendable {
    /// The provider has no distances, and why.
    case noDistances(String)
    /// A word that is no part of an itinerary.
    case notPart(String)
}

extension ReportError: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        switch self {
        case .noDistances(let reason): "the distances could not be found out: \(reason)"
        case .notPart(let word): "“\(visible(word))” is not a part of an itinerary: google, geo, osm, days, legs"
        }
    }
}
