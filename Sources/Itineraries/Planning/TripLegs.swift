import CivilTime
import Entities

/// The legs of a trip with what the person decided about them.
struct TripLegs {
    private let trip: Trip
    private let legs: [Leg]

    /// Puts the ways of a trip to its legs.
    init(_ trip: Trip, _ legs: [Leg]) {
        self.trip = trip
        self.legs = legs
    }

    /// The same legs after other decisions about the trip.
    func of(_ trip: Trip) -> TripLegs { TripLegs(trip, legs) }

    var count: Int { legs.count }

    subscript(index: Int) -> Leg { legs[index] }

    /// The legs of a range.
    subscript(range: Range<Int>) -> ArraySlice<Leg> { legs[range] }

    /// The way that the person gave for a leg.
    func way(_ index: Int) -> Way? { trip.waypoints[legs[index].to].plan.way }

    /// Whether a leg leads back to the first stop of a round trip.
    func isBackAtStart(_ index: Int) -> Bool { legs[index].to < legs[index].from }

    /// The whole time of a leg in seconds.
    func seconds(_ index: Int) -> Int {
        way(index)?.minutes.map { $0 * 60 }
            ?? (isWalked(index) && !legs[index].isWalked
                ? Int(Walk.seconds(metres: legs[index].distance).rounded()) : legs[index].wholeSeconds)
    }

    /// Whether a leg is walked, as the person said or since the trip is one within a city.
    func isWalked(_ index: Int) -> Bool { way(index).map { $0.by == .walk } ?? legs[index].isWalked }

    /// Whether the whole trip is walked.
    var isOnFoot: Bool { count > 0 && (0..<count).allSatisfy(isWalked) }

    /// Whether a leg is driven, and not by ferry, train or air, or walked.
    func isDriven(_ index: Int) -> Bool {
        !isWalked(index) && isByCar(index)
    }

    /// Whether nothing of a leg is driven or walked.
    func isCarried(_ index: Int) -> Bool { !isWalked(index) && !isByCar(index) }

    private func isByCar(_ index: Int) -> Bool {
        way(index).map { $0.isDriven || hasKnownCrossings(index) } ?? !legs[index].source.isAssumedCrossing
    }

    /// Whether a leg leads to the same place: it is driven in no minute, or is shorter than a hundred metres.
    func isNothing(_ index: Int) -> Bool {
        way(index) == nil && legs[index].crossings.isEmpty && !legs[index].source.isAssumedCrossing
            && (seconds(index) < 60 || legs[index].distance < 100)
    }

    /// Whether the ferry or train that the person gave for a leg, without its time, is that of the roads.
    private func hasKnownCrossings(_ index: Int) -> Bool {
        way(index).map { !$0.isDriven && $0.minutes == nil } ?? false && !legs[index].crossings.isEmpty
    }

    /// The time in seconds that a leg is carried by the way that the person gave, that of boarding before, and its
    /// terminals where they are known: without a time of its own that of the crossings on the roads, or else that of
    /// the whole leg.
    func carriage(_ index: Int) -> (seconds: Int, boarding: Int, terminals: String?) {
        guard hasKnownCrossings(index) else { return (seconds(index), 0, nil) }
        let known = crossings(index)
        return (
            known.reduce(0) { $0 + $1.seconds }, known.reduce(0) { $0 + $1.boarding },
            known.count == 1 ? known[0].terminals : nil
        )
    }

    /// The driving time of a leg in seconds, without crossings.
    private func drivingDuration(_ index: Int) -> Double {
        guard isDriven(index) else { return 0 }
        return way(index)?.minutes.map { Double($0 * 60) } ?? legs[index].drivingDuration ?? 0
    }

    /// The same in whole seconds, for the limit of a day.
    func drivingSeconds(_ index: Int) -> Int { Int(drivingDuration(index).rounded()) }

    /// The driving time of legs in whole seconds, added up before it is rounded, as that of a route is.
    func driving(_ range: Range<Int>) -> Int {
        wholeSeconds(range.reduce(0) { $0 + drivingDuration($1) })
    }

    /// The length in metres of what is driven in a range, without crossings.
    func drivenMetres(_ range: Range<Int>) -> Double {
        range.filter(isDriven).reduce(0) { $0 + legs[$1].drivingDistance }
    }

    /// The legs of a range that are driven.
    func driven(_ range: Range<Int>) -> [Leg] { range.filter(isDriven).map { legs[$0] } }

    /// Whether the time of a leg in a range is only about right.
    func isApproximate(_ range: Range<Int>) -> Bool {
        range.contains { index in
            way(index)?.minutes == nil
                && (RouteLength(of: [legs[index]]).isApproximate || way(index) != nil && !isDriven(index))
        }
    }

    /// Whether the time of a leg in a range is an estimate from the straight line.
    func isEstimate(_ range: Range<Int>) -> Bool {
        range.contains { legs[$0].source == .estimated && way($0)?.minutes == nil }
    }

    /// The crossings of a leg that nobody has decided about, in their order, or the walk that it is.
    func crossings(_ index: Int) -> [Itinerary.Passage] {
        let leg = legs[index]
        guard !isWalked(index) else {
            return [Itinerary.Passage(stop: leg.to, means: .walk, seconds: seconds(index), metres: leg.distance)]
        }
        guard !leg.source.isAssumedCrossing else {
            return [
                Itinerary.Passage(stop: leg.to, means: leg.source == .sea ? .ferry : .flight, seconds: leg.wholeSeconds)
            ]
        }
        return leg.crossings.map { crossing in
            Itinerary.Passage(
                stop: leg.to, means: crossing.kind == .ferry ? .ferry : .train,
                seconds: Int(crossing.duration.rounded()), boarding: Int(crossing.wait.rounded()),
                terminals: "\(crossing.from) – \(crossing.to)")
        }
    }
}

extension Leg {
    /// The time of the leg in whole seconds; 0 where it is not known.
    var wholeSeconds: Int { Int((duration ?? 0).rounded()) }
}
