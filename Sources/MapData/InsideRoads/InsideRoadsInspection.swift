package import CivilTime
package import RoadNetwork

/// The properties of the roads in the program.
package struct InsideRoadsInspection: Equatable, Sendable {
    /// The day of the data; nil where it is none.
    package let date: CivilDate?
    /// The number of roads between junctions.
    package let roads: Int
    /// The number of car ferries and trains.
    package let ferries: Int
    /// The size of the data in bytes.
    package let bytes: Int

    /// States the properties.
    package init(date: CivilDate?, roads: Int, ferries: Int, bytes: Int) {
        self.date = date
        self.roads = roads
        self.ferries = ferries
        self.bytes = bytes
    }

    /// The properties of a network of `bytes` bytes.
    package init(_ network: RoadNetwork, bytes: Int) {
        let (year, month, day) = (network.date / 10_000, network.date / 100 % 100, network.date % 100)
        self.init(
            date: CivilDate(year: year, month: month, day: day), roads: network.roadCount, ferries: network.ferryCount,
            bytes: bytes)
    }
}
