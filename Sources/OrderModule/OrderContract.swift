package import Console
package import Entities
package import Geodesy
package import MapData
package import Platform
package import StopOrder

// The best order of one trip on one page: what it needs, what it shows, what a person can do, and who talks to whom.

/// What the search for the best order needs from outside.
package struct OrderDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// Milliseconds that only ever go up.
    package let uptime: () -> Int64
    /// The signal that wants the search to end now, if one came.
    package let stop: () -> Signal?

    /// States what the search needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, uptime: @escaping () -> Int64,
        stop: @escaping () -> Signal?
    ) {
        self.model = model
        self.mapData = mapData
        self.unit = unit
        self.uptime = uptime
        self.stop = stop
    }
}

/// What the screen shows: texts, ready to print.
package struct OrderState: Equatable, Sendable {
    package var title = ""
    /// Before, after and what is known, a line each.
    package var summary: [String] = []
    package var rows: [Row] = []
    /// Whether there is something to take.
    package var offersChange = false
    package var notice: Notice?

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

/// Everything that a person can do at the proposal.
package enum OrderEvent: Equatable, Sendable {
    case take
    case leave
}

/// The use cases: what can be known and done, without words for a person.
package protocol OrderInteracting: AnyObject {
    /// Searches for the best order; `progress` is told whenever length or bound got better.
    func propose(_ request: OrderRequest, progress: @escaping (OrderProgress) -> Void) throws -> OrderProposal
    /// Puts the trip into the proposed order, as one change; returns what the store says beside.
    func take(_ proposal: OrderProposal) throws -> [String]
}

/// What the view shows, and what the person can do.
package protocol OrderPresenting: AnyObject {
    /// What the view shows now.
    var state: OrderState { get }
    /// Searches; `progress` gets a line for a person who waits.
    func search(_ request: OrderRequest, progress: @escaping (String) -> Void) throws -> OrderProposal
    /// Takes the proposal, for a command: errors are the caller's.
    func take() throws -> Notice
    /// Does what the person wants with the proposal: errors become the notice.
    func handle(_ event: OrderEvent) -> Notice
}
