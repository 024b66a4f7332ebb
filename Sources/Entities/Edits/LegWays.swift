import CivilTime
import Geodesy
import Text

/// The ways that a person gave for legs, when stops come into another order: a way belongs to the leg between two
/// stops, and is kept at the stop that it leads to.
package struct LegWays {
    private let before: Trip
    private let after: Trip

    /// Compares two states of a trip.
    package init(from before: Trip, to after: Trip) {
        (self.before, self.after) = (before, after)
    }

    /// The trip with its stops in the order of these indexes, from 0, which contain each once. A way of a leg that is
    /// travelled the other way round then leads to its other end, without its departure. Linear in the stops.
    package static func trip(_ trip: Trip, inOrder order: [Int], isRoundTrip: Bool) -> Trip {
        var new = trip
        new.waypoints = order.map { trip.waypoints[$0] }
        new.isRoundTrip = isRoundTrip
        let ways = LegWays(from: trip, to: new)
        let (old, now) = (trip.originOfLegs, new.originOfLegs)
        var turned: [Waypoint.ID: Way?] = [:]
        for stop in trip.waypoints {
            guard let way = stop.plan.way, let origin = old[stop.id], ways.isTurned(stop.id, from: origin, now) else {
                continue
            }
            turned[origin] = way.withoutDeparture
            if turned[stop.id] == nil { turned[stop.id] = .some(nil) }
        }
        guard !turned.isEmpty else { return new }
        for index in new.waypoints.indices {
            if let way = turned[new.waypoints[index].id] { new.waypoints[index].setWay(way) }
        }
        return new
    }

    /// Whether the leg from `origin` to a stop leads from that stop to `origin` now, and not both ways.
    private func isTurned(_ stop: Waypoint.ID, from origin: Waypoint.ID, _ now: [Waypoint.ID: Waypoint.ID]) -> Bool {
        now[origin] == stop && now[stop] != origin
    }

    /// The sentences on ways that lead from another stop than before, have lost their departure, or are gone, in the
    /// order of the trip before, with the words that take one away or say its time; names are safe for a terminal. Of
    /// stops that are not in the trip any more only where `isRemoval` says that they are in no other one. Linear in the
    /// stops.
    package func sentences(isRemoval: Bool = false) -> [AdvisedText] {
        guard before.waypoints.contains(where: { $0.plan.way != nil }) else { return [] }
        let (old, now) = (before.originOfLegs, after.originOfLegs)
        let (earlier, stops) = (before.stopsByID, after.stopsByID)
        let indexes = Dictionary(after.waypoints.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return before.waypoints.compactMap { stop -> AdvisedText? in
            guard let way = stop.plan.way else { return nil }
            let (origin, means, name) = (old[stop.id], way.by.rawValue, visible(stop.name.text))
            let from = origin.flatMap { earlier[$0] }.map { " from \(visible($0.name.text))" } ?? ""
            guard let kept = stops[stop.id] else {
                return isRemoval && origin != nil ? AdvisedText("The \(means)\(from) to \(name) is gone with it") : nil
            }
            if let origin, isTurned(stop.id, from: origin, now), stops[origin]?.plan.way == way.withoutDeparture {
                let other = earlier[origin].map { visible($0.name.text) } ?? ""
                return way.departs.map {
                    AdvisedText(
                        "The \(means) from \(name) to \(other) has no departure now: \($0.typedText) was that from \(other)"
                    )
                }
            }
            // Its cost may have a currency of its own now, or be in a note.
            var sameWay = way
            let cost = kept.plan.way?.cost
            if cost == nil || cost?.thousandths == way.cost?.thousandths { sameWay.cost = cost }
            guard kept.plan.way == sameWay else {
                return AdvisedText("The \(means)\(from) to \(name) is gone: no leg is left for it")
            }
            guard now[stop.id] != origin else { return nil }
            guard let next = now[stop.id].flatMap({ stops[$0] }) else {
                return AdvisedText("The \(means) to \(name) leads nowhere now: \(name) is the first stop")
            }
            let sentence = "The \(means) to \(name) now leads from \(visible(next.name.text))"
            return mended(sentence, way, from: next, to: kept, at: indexes[stop.id] ?? 0)
        }
    }

    /// The sentence on a way that leads from another stop, with the decisions that settle whether it can be.
    private func mended(_ sentence: String, _ way: Way, from: Waypoint, to: Waypoint, at index: Int) -> AdvisedText {
        let removal = AdvisedText.Option([.stop(index, .way(nil))], "takes it away")
        let metres = from.location.distance(to: to.location)
        guard let minutes = way.minutes, way.isTooShort(for: metres) else {
            return AdvisedText(sentence, "if it does not fit there, ", [removal], trip: after.name.text)
        }
        let slower = way.withTime(for: metres)
        let change = slower.map { [AdvisedText.Option([.stop(index, .way($0))], "gives it more time")] } ?? []
        return AdvisedText(
            "\(sentence), too far for \(durationText(seconds: minutes * 60))", "", [removal] + change,
            trip: after.name.text)
    }
}

extension Trip {
    /// The stop at which the leg to each stop begins; none for the first of a trip that is no round trip.
    fileprivate var originOfLegs: [Waypoint.ID: Waypoint.ID] {
        var origins = Dictionary(
            zip(waypoints.dropFirst(), waypoints).map { ($0.id, $1.id) }, uniquingKeysWith: { first, _ in first })
        if isRoundTrip, waypoints.count > 1, let first = waypoints.first, let last = waypoints.last {
            origins[first.id] = last.id
        }
        return origins
    }

    fileprivate var stopsByID: [Waypoint.ID: Waypoint] {
        Dictionary(waypoints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Waypoint {
    /// Puts a way that another stop has in place of the own one; a way that cannot be set leaves the own one.
    fileprivate mutating func setWay(_ way: Way?) {
        var plan = plan
        do {
            try plan.set(.way(nil))
            try plan.set(.way(way))
            self.plan = plan
        } catch {}
    }
}

extension Way {
    /// The way without its departure, which is that of one direction only.
    fileprivate var withoutDeparture: Way {
        var way = self
        way.departs = nil
        return way
    }
}
