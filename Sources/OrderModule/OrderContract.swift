package import Console
package import Entities
package import Geodesy
package import MapData
package import Platform
package import Reactive

// The best order of one trip on one page: what it needs, what it shows, and what a person can do. It leads nowhere but
// back to the trip, so it has no router: its presenter leaves the screen by the navigator itself.

/// What the search for the best order needs from outside.
package struct OrderDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// The time of the event loop: a search begins in a turn of it, after its screen was opened.
    package let scheduler: any Scheduler
    /// Milliseconds that only ever go up.
    package let uptime: () -> Int64
    /// The signal that wants the search to end now, if one came; it is asked every few milliseconds, and never waits.
    package let takeSignal: () -> Signal?
    /// Shows a person who waits how the search stands.
    package let progress: ProgressLine

    /// States what the search needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, scheduler: any Scheduler,
        uptime: @escaping () -> Int64, takeSignal: @escaping () -> Signal?, progress: ProgressLine
    ) {
        self.model = model
        self.mapData = mapData
        self.unit = unit
        self.scheduler = scheduler
        self.uptime = uptime
        self.takeSignal = takeSignal
        self.progress = progress
    }
}

/// What the page shows: texts, ready to print. Empty until an order is proposed.
package struct OrderPage: ScreenPage {
    package var title = ""
    /// Before, after and what is known, a line each.
    package var summary: [String] = []
    package var rows: [Row] = []
    /// Whether there is something to take.
    package var offersChange = false

    /// Never: nothing is shown of a search that is under way.
    package var isLoading: Bool { false }

    /// One stop in the proposed order.
    package struct Row: Equatable, Sendable {
        package let number: String
        /// The number it has now.
        package let was: String
        package let name: String
        /// The leg that leads here.
        package let leg: String
        /// `locked` or `moved`.
        package let mark: String
    }
}

/// Everything that a person can do at the proposal; the first two lead back to the trip.
package enum OrderEvent: Equatable, Sendable {
    /// Puts the trip into the proposed order.
    case take
    /// Leaves the trip as it is.
    case leave
    /// Searches again; the words say what the order has to keep to.
    case search(String)
}
