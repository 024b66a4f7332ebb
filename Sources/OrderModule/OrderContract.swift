package import Console
package import Entities
package import Geodesy
package import MapData
package import Platform
package import Reactive
package import Screens
import Text

// The best order of one trip on one page: what it needs, what it shows, what a person can do, and the ways out.

/// The needs of the search for the best order.
package struct OrderDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// The time of the event loop: a search begins in a turn of it, after its screen was opened.
    package let scheduler: any Scheduler
    /// The time in milliseconds of a clock that is never set back.
    package let uptime: () -> Int64
    /// Returns a signal that has arrived and should end the search, or nil; called every few milliseconds, never waits.
    package let takeSignal: () -> Signal?
    /// The line that shows the progress of the search to a waiting person.
    package let progress: ProgressLine

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, scheduler: any Scheduler,
        uptime: @escaping () -> Int64, takeSignal: @escaping () -> Signal?, progress: ProgressLine
    ) {
        (self.model, self.mapData, self.unit, self.scheduler) = (model, mapData, unit, scheduler)
        (self.uptime, self.takeSignal, self.progress) = (uptime, takeSignal, progress)
    }
}

/// The page: texts, ready to print. Empty until an order is proposed.
package struct OrderPage: ScreenPage {
    package var title = ""
    /// The lengths before and after, and how good the order is; a line each.
    package var summary: [String] = []
    package var rows: [Row] = []
    /// Whether taking the proposal would change the trip.
    package var offersChange = false
    /// The reasons why there is no table of roads, or why parts of it are only estimated; a line each.
    package var warnings: [String] = []
    /// The other quantity that the menu offers to minimize; nil where no roads are known, so that there is none.
    package var otherMeasure: OrderMeasure?

    /// The stops are shown a few at a time where the window is lower.
    package var rowCount: Int { rows.count }
    /// The number of a row: that of the stop in the proposed order; none for the way back.
    package func rowNumber(_ index: Int) -> Int? { wholeNumber(rows[index].number) }
    /// The name of the stop.
    package func searchedTexts(_ index: Int) -> [String] { [rows[index].name] }

    /// Always false: the page does not show a running search.
    package var isLoading: Bool { false }

    /// A stop in the proposed order.
    package struct Row: Equatable, Sendable {
        package let number: String
        /// The present number of the stop.
        package let was: String
        package let name: String
        /// The length of the leg that ends here.
        package let leg: String
        /// The mark: `locked` or `moved`.
        package let mark: String
        /// The driving time of that leg; empty for straight lines.
        package var drive = ""
    }
}

/// Everything that a person can do; `take` and `leave` lead back to the trip.
package enum OrderEvent: Equatable, Sendable {
    /// Puts the trip into the proposed order.
    case take
    /// Leaves the page without changing the trip.
    case leave
    /// Searches again; the words are options such as `loop` and `start any`.
    case search(String)
    /// Leaves the program without changing the trip.
    case quit
}

/// The ways out.
package protocol OrderRouting: AnyObject {
    /// Leads back to the trip, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?)
    /// Leads out of the program, which `signal` ends.
    func leave(by signal: Signal)
    func quit()
    /// Says at once what is done before the event loop turns again.
    func announce(_ work: String)
}
