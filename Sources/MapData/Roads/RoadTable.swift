package import Entities

/// The roads between all stops of a trip, in both directions.
package struct RoadTable: Equatable, Sendable {
    /// The number of stops.
    package let count: Int
    /// The length in metres from stop `from` to stop `to` at `from * count + to`; 0 from a stop to itself.
    package let distances: [Double]
    /// The driving time in seconds, in the same order.
    package let durations: [Double]
    /// The source of each cell, in the same order: the engine, or `estimated` where it knows no road.
    package let sources: [LegSource]
    /// The reasons why some cells are estimates.
    package let notices: [RouteNotice]

    /// States a table; the three lists have `count * count` elements.
    package init(
        count: Int, distances: [Double], durations: [Double], sources: [LegSource], notices: [RouteNotice] = []
    ) {
        self.count = count
        self.distances = distances
        self.durations = durations
        self.sources = sources
        self.notices = notices
    }
}
