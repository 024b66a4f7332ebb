package import Geodesy
package import Text

extension Wording {
    /// Returns the reasons for which routes are estimates, in sentences without a capital and a full stop: that the
    /// engine does not answer is written once for all trips; of the stops off the road, of the legs without one and of
    /// the stops before which the road ends the first three are named, with their trips if there are several. Empty if
    /// there is no notice. Linear.
    package static func notices(
        _ routes: [(trip: Trip, notices: [RouteNotice])], in unit: DistanceUnit
    ) -> [String] {
        var wording = NoticeWording(unit: unit, isOneTrip: routes.count == 1)
        for (trip, notices) in routes {
            for notice in notices { wording.add(notice, of: trip) }
        }
        return wording.sentences
    }

    /// Returns the same in one sentence that only counts, behind that on an engine which does not answer; with the name
    /// of the trip or the number of trips where `namesTrips` says so.
    package static func shortNotices(
        _ routes: [(trip: Trip, notices: [RouteNotice])], in unit: DistanceUnit, namesTrips: Bool = false
    ) -> [String] {
        var wording = NoticeWording(unit: unit, isOneTrip: routes.count == 1)
        for (trip, notices) in routes {
            for notice in notices { wording.add(notice, of: trip) }
        }
        let place =
            !namesTrips
            ? ""
            : routes.count == 1 ? " in \(quoted(routes[0].trip.name.text))" : " in \(counted(routes.count, "trip"))"
        return wording.shortSentences(place)
    }

    /// The same for one trip.
    package static func notices(_ notices: [RouteNotice], of trip: Trip, in unit: DistanceUnit) -> [String] {
        notices.isEmpty ? [] : self.notices([(trip, notices)], in: unit)
    }
}

/// Collects notices and words them.
private struct NoticeWording {
    let unit: DistanceUnit
    let isOneTrip: Bool
    /// The sentence on the first engine that does not answer.
    private var failure: String?
    /// The sentence on the first stop off the road, or the first leg without one, where there is no other.
    private var single: String?
    private var offRoad = Named()
    private var roadless = Named()
    private var estimated = Named()
    private var bySea = Named()
    private var byAir = Named()
    private var ends = Named()
    private var remote = Named()

    /// Some things, of which the first three are named.
    private struct Named {
        private static let mostNamed = 3
        private(set) var count = 0
        private var texts: [String] = []

        mutating func add(_ text: @autoclosure () -> String) {
            count += 1
            if count <= Self.mostNamed { texts.append(text()) }
        }

        /// The texts, with `rest` for the number of those that are not named; nil where there are none.
        func list(_ rest: (Int) -> String) -> String? {
            guard count > 0 else { return nil }
            let more = count - texts.count
            return Wording.enumeration(texts + (more > 0 ? [rest(more)] : []), last: "and")
        }
    }

    init(unit: DistanceUnit, isOneTrip: Bool) {
        self.unit = unit
        self.isOneTrip = isOneTrip
    }

    mutating func add(_ notice: RouteNotice, of trip: Trip) {
        let ofTrip = isOneTrip ? "" : " of \(Wording.quoted(visible(trip.name.text)))"
        func leg(_ from: Int, _ to: Int) -> String {
            "from \(Self.name(of: from, in: trip)) to \(Self.name(of: to, in: trip))\(ofTrip)"
        }
        switch notice {
        case .noAnswer(let engine, let reason):
            failure =
                failure ?? "the road engine at \(visible(engine)) gave no usable answer (\(visible(reason))); "
                + "missing distances are estimates"
        case .offRoad(let stop, let distance):
            let (name, length) = (Self.name(of: stop, in: trip), Wording.roundDistance(distance, in: unit))
            single =
                single ?? "\(name) is \(length) from the nearest road that the engine knows; its legs are estimates"
            offRoad.add("\(name)\(ofTrip) (\(length))")
        case .noRoad(let from, let to):
            single =
                single ?? "the engine knows no road from \(Self.name(of: from, in: trip)) to "
                + "\(Self.name(of: to, in: trip)); that leg is an estimate"
            roadless.add(leg(from, to))
        case .noWay(let from, let to, .sea): bySea.add(leg(from, to))
        case .noWay(let from, let to, .air): byAir.add(leg(from, to))
        case .noWay(let from, let to, _): estimated.add(leg(from, to))
        case .noRoadTo(let stop, let distance):
            let length = Wording.roundDistance(distance, in: unit)
            remote.add("\(Self.name(of: stop, in: trip))\(ofTrip) (\(length) from the road)")
        case .roadEnds(let stop, let distance):
            ends.add("\(distanceText(distance, in: unit)) before \(Self.name(of: stop, in: trip))\(ofTrip)")
        }
    }

    /// The sentences on all that was added.
    var sentences: [String] {
        func legs(_ named: Named, _ beginning: String, _ one: String, _ several: String) -> String? {
            named.list { "for \(Wording.counted($0, "more leg"))" }
                .map { "\(beginning) \($0); \(named.count == 1 ? one : several)" }
        }
        let ofEngine: [String?] =
            offRoad.count + roadless.count == 1
            ? [single]
            : [
                offRoad.list { "\($0) more" }.map {
                    "\($0) \(offRoad.count == 1 ? "is" : "are") far from any road that the engine knows; "
                        + "\(offRoad.count == 1 ? "its" : "their") legs are estimates"
                },
                legs(roadless, "the engine knows no road", "that leg is an estimate", "these legs are estimates"),
            ]
        let inside = [
            legs(
                estimated, "no main road is known", "that leg is an estimate from the straight line",
                "these legs are estimates from straight lines"),
            legs(
                bySea, "no road or car ferry is known", "a crossing of the sea is assumed",
                "crossings of the sea are assumed"),
            legs(byAir, "no road or car ferry is known", "a flight is assumed", "flights are assumed"),
        ]
        let far = remote.list { Wording.counted($0, "more stop") }.map { "no road that is known leads to \($0)" }
        let ending = ends.list { "before \(Wording.counted($0, "more stop"))" }.map { "the road ends \($0)" }
        return ([failure] + ofEngine + inside + [far, ending]).compactMap { $0 }
    }

    /// The sentence on an engine that does not answer, and one that counts everything else, with `place` behind it.
    func shortSentences(_ place: String) -> [String] {
        func part(_ count: Int, _ noun: String, _ one: String, _ several: String) -> String? {
            count == 0 ? nil : "\(Wording.counted(count, noun)) \(count == 1 ? one : several)"
        }
        let ways = [bySea.count > 0 ? "sea" : nil, byAir.count > 0 ? "air" : nil].compactMap(\.self)
        let crossing = "by \(ways.joined(separator: " or "))"
        let parts = [
            part(bySea.count + byAir.count, "leg", "\(crossing) is assumed", "\(crossing) are assumed"),
            part(roadless.count + estimated.count, "leg", "is an estimate", "are estimates"),
            part(offRoad.count, "stop", "is far from any road", "are far from any road"),
            part(remote.count, "stop", "is off the roads that are known", "are off the roads that are known"),
            ends.count == 0 ? nil : "the road ends before \(Wording.counted(ends.count, "stop"))",
        ].compactMap(\.self)
        return [failure, parts.isEmpty ? nil : parts.joined(separator: "; ") + place].compactMap(\.self)
    }

    /// Returns the name of the stop with this index.
    private static func name(of stop: Int, in trip: Trip) -> String {
        trip.waypoints.indices.contains(stop) ? visible(trip.waypoints[stop].name.text) : "a stop"
    }
}
