package import Cartography
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Persistence
package import Reactive
import Screens

// Trips on a map: what it needs, what it shows, what a person can do, and the ways out.

/// The needs of a map.
package struct MapDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let cartographer: Cartographer
    package let documents: any DocumentAccess
    package let unit: DistanceUnit
    /// Returns the clock of a place, by which the days of a trip are counted.
    package let clock: (Coordinate) -> PlaceClock
    /// Whether the terminal shows characters beyond ASCII.
    package let showsUnicode: Bool

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, cartographer: Cartographer, documents: any DocumentAccess,
        unit: DistanceUnit, clock: @escaping (Coordinate) -> PlaceClock, showsUnicode: Bool
    ) {
        (self.model, self.mapData, self.cartographer) = (model, mapData, cartographer)
        (self.documents, self.unit, self.clock) = (documents, unit, clock)
        self.showsUnicode = showsUnicode
    }
}

/// A trip with its route as it arrives.
package struct MappedTrip: Equatable, Sendable {
    package let trip: Trip
    package let route: Loading<Route>

    /// Takes both.
    package init(trip: Trip, route: Loading<Route>) { (self.trip, self.route) = (trip, route) }
}

/// The page. It is drawn by the view, which knows the size of the window.
package struct MapPage: ScreenPage {
    /// `Map of “Grand Circle”`; nil when the trip does not exist any more.
    package var title: String?
    /// The stops and legs to be drawn.
    package var subject = MapSubject(series: [], stops: [], legs: [])
    /// The part of them that fills the map.
    package var extent = MapFocus.all
    /// The length of the trips and their days, for the title of a picture; empty where nothing is known.
    package var facts = ""
    /// The stops as text, where no map can be shown.
    package var rows: [Row] = []
    /// Sentences below the map: that there are no stops, why there is no route.
    package var remarks: [String] = []
    /// The reasons for which distances are estimates and lines straight.
    package var warnings: [String] = []
    package var isLoading = false

    package var rowKeys: [String] {
        subject.stops.map { "\($0.series)|\($0.name)|\($0.location.latitude),\($0.location.longitude)" }
    }

    /// One stop in words.
    package struct Row: Equatable, Sendable {
        /// The day on which one is there: `Day 2`; empty where days are not planned.
        package let day: String
        /// Its number, with the letter of its trip in front where there are several.
        package let mark: String
        package let name: String
        /// The length of the leg that leads here; with `est.` where it is an estimate.
        package let leg: String
        /// The bearing at the beginning of that leg.
        package let bearing: String
    }
}

/// Everything that a person can do.
package enum MapEvent: Equatable, Sendable {
    case zoomIn
    case zoomOut
    /// Moves what is shown by a quarter of the map, in these directions: -1, 0 or 1.
    case move(right: Int, up: Int)
    /// Shows a stretch, as typed: the number of a stop, a range of numbers, or the letter of a trip.
    case stretch(String)
    /// Shows a stop with its neighbours, by its name or the beginning of that; the notice is `otherwise` if there is
    /// none.
    case stop(name: String, otherwise: String)
    case all
    case back
    case quit
}
