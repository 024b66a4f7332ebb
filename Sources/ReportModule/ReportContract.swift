package import Cartography
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Persistence
import Text

// The distance report on one page: what it needs, and what can go wrong. Its state is the report itself; it leads
// nowhere, so that it has no router.

/// The dependencies of the report.
package struct ReportDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let documents: any DocumentAccess
    package let unit: DistanceUnit
    /// Draws the maps of itineraries.
    package let cartographer: Cartographer
    /// The directory that `~/` means, where a menu and not a shell reads a path.
    package let homeDirectory: String?
    /// Returns the clock of a place.
    package let clock: (Coordinate) -> PlaceClock

    /// States what the report needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, documents: any DocumentAccess, unit: DistanceUnit,
        cartographer: Cartographer, homeDirectory: String? = nil,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude
    ) {
        self.clock = clock
        self.homeDirectory = homeDirectory
        self.model = model
        self.mapData = mapData
        self.documents = documents
        self.unit = unit
        self.cartographer = cartographer
    }
}

/// The trips whose days are in a report.
package enum ReportedDays: Equatable, Sendable {
    case none
    /// Of those whose days are planned.
    case planned
    case all

    /// The days of a trip along a route, whose straight legs are estimated; nil where the report has none.
    func itinerary(of trip: Trip, along route: Route, clock: (Coordinate) -> PlaceClock) -> Itinerary? {
        switch self {
        case .none: return nil
        case .planned: return Itinerary(planned: trip, route, clock: clock)
        case .all:
            guard !route.legs.isEmpty else { return nil }
            return ItineraryPlanner.itinerary(of: trip, along: DrivingEstimate(trip.plan).route(route), clock: clock)
        }
    }
}

/// The reason for which there is no report.
package enum ReportError: Error, Equatable, Sendable {
    /// The provider has no distances, and why.
    case noDistances(String)
}

extension ReportError: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        switch self {
        case .noDistances(let reason): "the distances could not be found out: \(reason)"
        }
    }
}
