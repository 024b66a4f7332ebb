package import Cartography
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Persistence

// The distance report on one page: what it needs, and what can go wrong. Its state is the report itself; it leads
// nowhere, so that it has no router.

/// The needs of the report.
package struct ReportDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let documents: any DocumentAccess
    package let unit: DistanceUnit
    /// Draws the maps of itineraries.
    package let cartographer: Cartographer
    /// The home directory, for paths with `~/` that are typed in a menu, where no shell expands them.
    package let homeDirectory: String?
    /// Returns the clock of a place.
    package let clock: (Coordinate) -> PlaceClock

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, documents: any DocumentAccess, unit: DistanceUnit,
        cartographer: Cartographer, homeDirectory: String?, clock: @escaping (Coordinate) -> PlaceClock
    ) {
        (self.model, self.mapData, self.documents, self.unit) = (model, mapData, documents, unit)
        (self.cartographer, self.homeDirectory, self.clock) = (cartographer, homeDirectory, clock)
    }
}

/// The trips whose days are in a report.
package enum ReportedDays: Equatable, Sendable {
    case none
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
}

extension ReportError: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        switch self {
        case .noDistances(let reason): "the distances could not be found out: \(reason)"
        }
    }
}
