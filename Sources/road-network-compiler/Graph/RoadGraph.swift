import Geodesy
import RoadNetwork

/// The roads and ferries of the world as a graph: what reading, noding and joining make, and what is written.
///
/// Undirected: an edge is driven both ways. Junctions of degree 2 are contracted, so an edge has points between its
/// ends.
struct RoadGraph: Sendable {
    /// A way between two junctions on one road.
    struct Road: Sendable {
        /// The junctions at its ends, indices into `junctions`; may be equal (a loop).
        var from: Int32
        var to: Int32
        /// The length in metres, measured on the lines before they were simplified.
        var metres: Double
        /// An index into `speeds`.
        var speed: UInt8
        /// The points between the ends, from `from` to `to`, simplified for drawing.
        var points: [Coordinate]
    }

    /// A car ferry or a car train between two junctions.
    struct Ferry: Sendable {
        /// The junctions nearest to its terminals, indices into `junctions`.
        var from: Int32
        var to: Int32
        /// The length of the crossing in metres (great circle).
        var metres: Double
        /// A row of `car-ferries.tsv`: names of the terminals, minutes, sailings a day, season.
        var service: FerryService
    }

    /// A class of road in a region, and how fast it is driven there.
    struct Speed: Sendable {
        /// The class of road.
        var roadClass: RoadClass
        /// The speed in km/h.
        var kilometresPerHour: Double
    }

    /// The points where roads meet or end.
    var junctions: [Coordinate]
    /// The edges on roads.
    var roads: [Road]
    /// The edges over water or by train.
    var ferries: [Ferry]
    /// The speeds that roads name by index; at most 64.
    var speeds: [Speed]
}

/// A car ferry or car train as `car-ferries.tsv` names it.
struct FerryService: Sendable, Equatable {
    /// The two terminals.
    var from: String
    var to: String
    /// The time of the crossing in minutes.
    var minutes: Double
    /// Sailings a day in each direction; below 1 for fewer than one a day.
    var sailingsPerDay: Double
    /// The season as written (`May-Sep`), empty for all year.
    var season: String
    /// Whether it is a train that carries cars.
    var isTrain: Bool
}
