/// How long the way along some legs is, how long its drive takes, and how its legs were measured: what a total is made
/// of.
package struct RouteLength: Equatable, Sendable {
    /// In metres.
    package private(set) var metres = 0.0
    /// How many legs there are of each source; none is left out.
    private var straight = 0
    private var estimated = 0
    private var osrm = 0
    private var valhalla = 0
    private var roads = 0
    /// How many legs have a driving time, and these times together, in seconds.
    private var timedLegs = 0
    private var seconds = 0.0
    /// Why legs that could be measured along roads are not.
    package private(set) var notices: [RouteNotice] = []

    /// No way: no legs, 0 m.
    package init() {}

    /// The length of straight lines, `legs` of them.
    package init(straight metres: Double, legs: Int) {
        self.metres = metres
        straight = legs
    }

    /// Adds up legs. Linear.
    package init(of legs: [Leg], notices: [RouteNotice] = []) {
        for leg in legs { add(leg) }
        self.notices = notices
    }

    private mutating func add(_ leg: Leg) {
        metres += leg.distance
        switch leg.source {
        case .straight: straight += 1
        case .estimated: estimated += 1
        case .osrm: osrm += 1
        case .valhalla: valhalla += 1
        case .roads: roads += 1
        }
        if let duration = leg.duration {
            timedLegs += 1
            seconds += duration
        }
    }

    /// How many legs there are.
    package var legs: Int { straight + estimated + osrm + valhalla + roads }

    /// How many legs of a source there are.
    package func legs(_ source: LegSource) -> Int {
        switch source {
        case .straight: straight
        case .estimated: estimated
        case .osrm: osrm
        case .valhalla: valhalla
        case .roads: roads
        }
    }

    /// The sources of the legs, each once, in the order of `LegSource`.
    package var sources: [LegSource] { LegSource.allCases.filter { legs($0) > 0 } }

    /// Whether a leg is an estimate, or measured along main roads, which is right to some percent: its length and time
    /// are said to be about right.
    package var isApproximate: Bool { estimated + roads > 0 }

    /// Whether all legs are straight lines; also where there are none.
    package var isStraight: Bool { straight == legs }

    /// How long the drive takes, in seconds; nil where that is not known of each leg, and where there are none.
    package var duration: Double? { legs > 0 && timedLegs == legs ? seconds : nil }

    /// Adds another way to this one. Linear in the notices of the other.
    package static func += (sum: inout RouteLength, other: RouteLength) {
        sum.metres += other.metres
        sum.straight += other.straight
        sum.estimated += other.estimated
        sum.osrm += other.osrm
        sum.valhalla += other.valhalla
        sum.roads += other.roads
        sum.timedLegs += other.timedLegs
        sum.seconds += other.seconds
        sum.notices += other.notices
    }
}
