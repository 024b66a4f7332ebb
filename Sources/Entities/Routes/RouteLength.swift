/// The length of some legs together, the time of their drive, and the sources of their lengths: the parts of a total.
package struct RouteLength: Equatable, Sendable {
    /// The length in metres.
    package private(set) var metres = 0.0
    /// The number of straight legs; those of the other sources follow, none is left out.
    private var straight = 0
    private var estimated = 0
    private var osrm = 0
    private var valhalla = 0
    private var roads = 0
    /// The number of legs that have a driving time; `seconds` is the sum of these times.
    private var timedLegs = 0
    private var seconds = 0.0
    /// The reasons for which legs that could be measured along roads are not.
    package private(set) var notices: [RouteNotice] = []

    /// Creates a length without legs: 0 m.
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

    /// The number of legs.
    package var legs: Int { straight + estimated + osrm + valhalla + roads }

    /// Returns the number of legs of a source.
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

    /// Whether a leg is an estimate, or measured along main roads, which is right to some percent: lengths and times
    /// are then shown as "about".
    package var isApproximate: Bool { estimated + roads > 0 }

    /// Whether all legs are straight lines; also where there are none.
    package var isStraight: Bool { straight == legs }

    /// The time of the drive in seconds; nil if that of a leg is not known, or if there are no legs.
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
