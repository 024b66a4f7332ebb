/// The length of some legs together, the time of their way, and the sources of their lengths: the parts of a total.
package struct RouteLength: Equatable, Sendable {
    /// The length of the whole way in metres, crossings included.
    package private(set) var metres = 0.0
    /// The length of the great circles between the stops, in metres.
    package private(set) var straightMetres = 0.0
    /// The length of crossings in metres: by ferry, by train, assumed ones by sea and by air.
    private var crossed = SIMD4<Double>.zero
    /// The number of legs of each source, at the index of `LegSource.lane`.
    private var counts = SIMD8<Int32>.zero
    /// The number of those among them whose way the person gave.
    private var givenCounts = SIMD8<Int32>.zero
    /// The number of legs of which nothing is driven.
    private(set) var carriedLegs = 0
    /// The number of legs that are walked.
    package private(set) var walkedLegs = 0
    /// The length in metres of what is walked.
    package private(set) var walkedMetres = 0.0
    /// The time in seconds of what is walked, as far as it is known.
    package private(set) var walkedSeconds = 0.0
    /// The number of legs that have a time; `seconds` is the sum of these times.
    private var timedLegs = 0
    private var seconds = 0.0
    /// The part of it that is not driven.
    private var crossingSeconds = 0.0
    /// The reasons for which legs that could be measured along roads are not.
    package private(set) var notices: [RouteNotice] = []

    /// Creates a length without legs: 0 m.
    package init() {}

    /// The length of straight lines, `legs` of them.
    package init(straight metres: Double, legs: Int) {
        self.metres = metres
        straightMetres = metres
        counts[LegSource.straight.lane] = Int32(clamping: legs)
    }

    /// Adds up legs. Linear.
    package init(of legs: [Leg], notices: [RouteNotice] = []) {
        for leg in legs { add(leg) }
        self.notices = notices
    }

    private mutating func add(_ leg: Leg) {
        metres += leg.distance
        straightMetres += leg.straightDistance
        counts[leg.source.lane] += 1
        for crossing in leg.crossings { crossed[crossing.kind == .ferry ? 0 : 1] += crossing.distance }
        if leg.given != nil { givenCounts[leg.source.lane] += 1 }
        if let kind = leg.carried {
            crossed[kind] += leg.distance
            carriedLegs += 1
        }
        if leg.isWalked {
            walkedLegs += 1
            walkedMetres += leg.distance
            walkedSeconds += leg.duration ?? 0
        }
        if let duration = leg.duration {
            timedLegs += 1
            seconds += duration
            crossingSeconds += duration - (leg.drivingDuration ?? duration)
        }
    }

    /// The length in metres of what is driven: the whole way without crossings and walks.
    package var drivingMetres: Double { max(0, metres - crossed.sum() - walkedMetres) }
    /// Whether all of it is walked.
    package var isOnFoot: Bool { legs > 0 && walkedLegs == legs }
    /// The number of legs whose way the person gave.
    package var givenLegs: Int { Int(givenCounts.wrappedSum()) }
    /// The length of the crossings by ferry in metres.
    package var ferryMetres: Double { crossed[0] }
    /// The length of the crossings by train in metres.
    package var trainMetres: Double { crossed[1] }
    /// The length of the assumed crossings of the sea in metres.
    package var seaMetres: Double { crossed[2] }
    /// The length of the assumed flights in metres.
    package var airMetres: Double { crossed[3] }

    /// The number of legs.
    package var legs: Int { Int(counts.wrappedSum()) }

    /// Returns the number of legs of a source.
    package func legs(_ source: LegSource) -> Int { Int(counts[source.lane]) }

    /// Returns the number of legs of a source whose way nobody gave.
    package func measuredLegs(_ source: LegSource) -> Int { Int(counts[source.lane] - givenCounts[source.lane]) }

    /// The sources of the legs, each once, in the order of `LegSource`.
    package var sources: [LegSource] { LegSource.allCases.filter { legs($0) > 0 } }

    /// Whether a part is an estimate, or measured along the main roads in the program, which is right to some percent:
    /// lengths and times are then shown as "about".
    package var isApproximate: Bool {
        legs(.estimated) + legs(.roads) + legs(.sea) + legs(.air) > 0
    }

    /// Whether all legs are straight lines; also where there are none.
    package var isStraight: Bool { legs(.straight) == legs }

    /// Whether the roads in the program were asked for its legs, so that the straight line is stated beside the road.
    package var isByRoadsInside: Bool { legs(.roads) + legs(.sea) + legs(.air) > 0 }

    /// The time of the whole way in seconds, crossings and waits included; nil if that of a leg is not known, or if
    /// there are no legs.
    package var duration: Double? { legs > 0 && timedLegs == legs ? seconds : nil }

    /// The time of what is driven in seconds; nil where `duration` is.
    package var drivingDuration: Double? { duration.map { $0 - crossingSeconds } }

    /// Adds another way to this one. Linear in the notices of the other.
    package static func += (sum: inout RouteLength, other: RouteLength) {
        sum.metres += other.metres
        sum.straightMetres += other.straightMetres
        sum.crossed += other.crossed
        sum.counts &+= other.counts
        sum.givenCounts &+= other.givenCounts
        sum.carriedLegs += other.carriedLegs
        sum.walkedLegs += other.walkedLegs
        sum.walkedMetres += other.walkedMetres
        sum.walkedSeconds += other.walkedSeconds
        sum.timedLegs += other.timedLegs
        sum.seconds += other.seconds
        sum.crossingSeconds += other.crossingSeconds
        sum.notices += other.notices
    }
}

extension Leg {
    /// The index of the length of crossings to which the whole leg belongs; nil where some of it is driven.
    fileprivate var carried: Int? {
        guard isCarried else { return nil }
        return switch given {
        case .ferry: 0
        case .train: 1
        case .flight: 3
        case .drive, .walk: nil
        case nil: source == .sea ? 2 : source == .air ? 3 : nil
        }
    }
}

extension LegSource {
    /// The index of the count of its legs.
    fileprivate var lane: Int {
        switch self {
        case .straight: 0
        case .estimated: 1
        case .osrm: 2
        case .valhalla: 3
        case .roads: 4
        case .sea: 5
        case .air: 6
        }
    }
}
