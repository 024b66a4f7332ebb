import CivilTime
import Entities
import Geodesy

/// The warnings about ways of the person that cannot be as they are.
extension DayDrive {
    /// The longest drive in metres, around the ferry of a leg, with which that still leaves from the stop before.
    private static let aroundFerry = 50_000.0
    /// The longest way in metres of a boat on a river that is not doubted.
    private static let alongRivers = 100_000.0
    /// The wait at a port where it is not known, in seconds.
    private static let usualBoarding = 1_800
    /// The seconds to spare for a ferry that are too few.
    static let fewSeconds = 900

    /// The wait in seconds at the port of a way that the person gave for a leg; 0 where it is no ferry.
    func boarding(_ way: Way, _ index: Int) -> Int {
        let known = legs.carriage(index).boarding
        return way.by == .ferry ? known > 0 ? known : Self.usualBoarding : 0
    }

    /// The warning about a way that the person gave for a leg: that it is too short for its time, or a ferry from a
    /// stop where none is; none where it may be.
    func wayWarnings(_ way: Way, _ index: Int) -> [Itinerary.Warning] {
        let leg = legs[index]
        let metres = trip.waypoints[leg.from].location.distance(to: trip.waypoints[leg.to].location)
        let (from, to) = (clocks.name(leg.from), clocks.name(leg.to))
        let removal = Advice([.stop(leg.to, .way(nil))], end: "takes it away")
        if way.isTooShort(for: metres), let minutes = way.minutes {
            let slower = way.withTime(for: metres).map { Advice([.stop(leg.to, .way($0))], end: "gives it more time") }
            return [
                .impossibleWay(
                    way, from, to: leg.to, to,
                    "takes \(durationText(seconds: minutes * 60)), too short for the distance",
                    [[removal], [slower].compactMap(\.self)])
            ]
        }
        guard way.by == .ferry else { return [] }
        // Boats on rivers go from town to town, but not far.
        if metres > Self.alongRivers, leg.crossings.isEmpty, leg.crossedPoints.isEmpty,
            let stop = [leg.from, leg.to].first(where: { clocks[$0].isInland() })
        {
            return [
                .impossibleWay(
                    way, from, to: leg.to, to, "is in doubt: no sea and no lake is near \(clocks.name(stop))",
                    [[removal]])
            ]
        }
        guard leg.source == .roads else { return [] }
        if let crossing = leg.crossings.first, leg.drivingDistance > Self.aroundFerry {
            return [
                .impossibleWay(
                    way, from, to: leg.to, to,
                    "leaves far from there: that of the roads is \(crossing.from) – \(crossing.to)",
                    [[removal]])
            ]
        }
        guard leg.crossings.isEmpty, way.minutes == nil, way.departs == nil else { return [] }
        return [.impossibleWay(way, from, to: leg.to, to, "has no time, and no ferry is known there", [[removal]])]
    }
}

extension Itinerary.Warning {
    /// A way that the person gave which cannot be; `reason` is the end of the sentence.
    fileprivate static func impossibleWay(
        _ way: Way, _ from: String, to stop: Int, _ name: String, _ reason: String, _ mends: [[Advice]]
    ) -> Self {
        Self(
            kind: .contradiction, text: "the \(way.by.rawValue) from \(from) to \(name) \(reason)", stop: stop,
            way: WayPart(to: stop, crossing: nil), candidates: mends)
    }
}
