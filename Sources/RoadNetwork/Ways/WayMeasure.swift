/// Lengths and times along arcs of the hierarchy.
struct ArcMeasure: Equatable, Sendable {
    /// The length of roads in tens of metres.
    var decametres = 0
    /// The length of crossings in metres.
    var ferryMetres = 0
    /// The time of crossings with the waits that are shown, in seconds.
    var ferrySeconds = 0
    /// The time that the crossings count for in the search, in seconds.
    var countedFerrySeconds = 0

    static func += (sum: inout ArcMeasure, other: ArcMeasure) {
        sum.decametres += other.decametres
        sum.ferryMetres += other.ferryMetres
        sum.ferrySeconds += other.ferrySeconds
        sum.countedFerrySeconds += other.countedFerrySeconds
    }

    /// Nothing.
    init() {}

    /// A road.
    init(_ road: StoredRoad) {
        decametres = Int(road.decametres)
    }

    /// A ferry.
    init(_ ferry: FerryEntry) {
        ferryMetres = ferry.metres
        ferrySeconds = ferry.crossing + RoadTimes.wait(sailings: ferry.sailings)
        countedFerrySeconds = ferry.countedSeconds
    }
}

/// Lengths and times of a way over the network.
struct WayMeasure: Equatable, Sendable {
    /// The way driven in metres, and its time in seconds.
    let drivingMetres: Double
    let drivingSeconds: Int
    /// The ways over streets to the network and from it.
    let approachMetres: Double
    let departureMetres: Double
    /// The time that was compared.
    let countedSeconds: Int
    /// The whole way, crossings included, and the whole time, with the waits that are shown.
    let metres: Double
    let seconds: Int

    /// The measure of a way of `countedSeconds` by these two approaches, over whole roads and parts of roads.
    ///
    /// A way that comes out shorter than the straight line is lengthened to it.
    init(
        _ first: Approach, _ last: Approach, partMetres: Double, arcs: ArcMeasure, countedSeconds: Int,
        straight: Double
    ) {
        approachMetres = RoadTimes.streets(metres: first.metres)
        departureMetres = RoadTimes.streets(metres: last.metres)
        let ferryMetres = Double(arcs.ferryMetres)
        let driven = approachMetres + departureMetres + partMetres + 10 * Double(arcs.decametres)
        drivingMetres = max(driven, straight - ferryMetres)
        drivingSeconds = countedSeconds - arcs.countedFerrySeconds
        self.countedSeconds = countedSeconds
        metres = drivingMetres + ferryMetres
        seconds = drivingSeconds + arcs.ferrySeconds
    }
}
