import Geodesy

/// The best way by car between two places.
package struct RoadWay: Sendable {
    /// The way driven in metres: over streets to the network, on roads, and over streets from it; without crossings.
    package let drivingMetres: Double
    /// The time of this in seconds.
    package let drivingSeconds: Int
    /// The way over streets from the first place to the network, in metres; 0 for a way that is all over streets.
    package let approachMetres: Double
    /// The way over streets from the network to the last place, in metres; 0 for a way that is all over streets.
    package let departureMetres: Double
    /// The crossings, in the order in which they are taken.
    package let ferries: [FerryCrossing]
    /// Whether the way is all over streets, which the network does not know: its length is only about right.
    package let isOverStreets: Bool
    /// The time by which the way was found the best: driving, crossings, and what a ferry that sails rarely costs.
    package let countedSeconds: Int
    /// The parts of the way.
    let parts: [WayPart]

    /// The whole way in metres, crossings included; never shorter than the straight line.
    package var metres: Double { ferries.reduce(drivingMetres) { $0 + $1.metres } }
    /// The whole time in seconds, crossings and the waits before them included.
    package var seconds: Int { ferries.reduce(drivingSeconds) { $0 + $1.seconds + $1.waitSeconds } }

    /// A way over streets between places that are `metres` apart.
    init(overStreets metres: Double, from start: Coordinate, to end: Coordinate) {
        drivingMetres = RoadTimes.streets(metres: metres)
        drivingSeconds = RoadTimes.street(metres: metres)
        (approachMetres, departureMetres) = (0, 0)
        ferries = []
        isOverStreets = true
        countedSeconds = drivingSeconds
        parts = [.streets(start, end)]
    }

    /// A way over the network.
    init(_ measure: WayMeasure, ferries: [FerryCrossing], parts: [WayPart]) {
        drivingMetres = measure.drivingMetres
        drivingSeconds = measure.drivingSeconds
        (approachMetres, departureMetres) = (measure.approachMetres, measure.departureMetres)
        self.ferries = ferries
        isOverStreets = false
        countedSeconds = measure.countedSeconds
        self.parts = parts
    }

    /// A way to a ferry, the crossing, and the way from it; `first` and `last` take no ferry.
    init(_ first: RoadWay, _ ferry: FerryCrossing, counted: Int, part: WayPart, _ last: RoadWay) {
        drivingMetres = first.drivingMetres + last.drivingMetres
        drivingSeconds = first.drivingSeconds + last.drivingSeconds
        approachMetres = first.isOverStreets ? first.drivingMetres : first.approachMetres
        departureMetres = last.isOverStreets ? last.drivingMetres : last.departureMetres
        ferries = [ferry]
        isOverStreets = false
        countedSeconds = first.countedSeconds + counted + last.countedSeconds
        parts = first.parts + [part] + last.parts
    }
}

/// A part of a way.
enum WayPart: Equatable, Sendable {
    /// Over streets, drawn as a straight line.
    case streets(Coordinate, Coordinate)
    /// A road, by its index among those that are decoded, from one share of it to another.
    case road(Int, from: Double, to: Double)
    /// A crossing by the ferry of a number, from its first end or to it.
    case ferry(Int, isForward: Bool)
}
