package import Cartography
package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Persistence
package import Screens
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
    package let cartographer: Cartographer
    /// The directory that `~/` means, where a menu and not a shell reads a path.
    package let homeDirectory: String?
    /// Returns the clock of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The source of borders; asked when days are planned.
    package let borders: () -> BorderSource?

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, documents: any DocumentAccess, unit: DistanceUnit,
        cartographer: Cartographer, homeDirectory: String? = nil,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        borders: @escaping () -> BorderSource? = { nil }, times: ClockStyle = .hours24
    ) {
        (self.model, self.mapData, self.documents, self.unit) = (model, mapData, documents, unit)
        (self.cartographer, self.homeDirectory, self.clock) = (cartographer, homeDirectory, clock)
        (self.borders, self.times) = (borders, times)
    }
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

    /// The path, safe to print.
    package var line: String { visible(path) }

    /// The notice for a menu.
    package var notice: Notice {
        .done([isOpen ? "Opened \(line)." : "Wrote \(line); open it in a browser."], warnings: warnings)
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
