package import Entities
import Geodesy
import PlaceNames
import Places

/// A trip with the towns that are suggested for the nights on legs longer than a day, as stops.
package struct TownPlan: Equatable, Sendable {
    /// The trip with the towns in it, each a stop to sleep at for one night.
    package let trip: Trip
    /// The index of each stop in the trip as it was; nil for a town.
    package let origins: [Int?]
    /// The towns, by their index in `trip`.
    package let towns: [Int: SuggestedTown]
    /// Warnings about nights without a town, and about towns across the sea; the stops are those of `trip`.
    package let warnings: [Itinerary.Warning]

    /// The trip as it is, without towns.
    package init(_ trip: Trip) {
        self.trip = trip
        origins = trip.waypoints.indices.map { $0 }
        towns = [:]
        warnings = []
    }

    /// Looks for towns on the legs of `route`, along the stops of `trip`, that are longer than a day. The new stops get
    /// ids from `identifiers`.
    package init(_ trip: Trip, along route: Route, _ source: TownSource, identifiers: any IdentifierSource) {
        let limit = (trip.plan.dailyMinutes ?? Plan.Usual.dailyMinutes) * 60
        let estimate = DrivingEstimate(trip.plan)
        var stops: [Waypoint] = []
        var origins: [Int?] = []
        var towns: [Int: SuggestedTown] = [:]
        var warnings: [Itinerary.Warning] = []
        func append(_ index: Int) {
            stops.append(trip.waypoints[index])
            origins.append(index)
        }
        if !trip.waypoints.isEmpty { append(0) }
        // The drives since the last night.
        var drives: [Int] = []
        let legs = TripLegs(trip, route.legs)
        for (index, leg) in route.legs.enumerated() {
            let isWayBack = legs.isBackAtStart(index)
            defer { if !isWayBack { append(leg.to) } }
            let target = isWayBack ? 0 : stops.count
            if leg.from > 0, trip.waypoints[leg.from].plan.endsDay { drives = [] }
            let seconds = legs.drivingSeconds(index)
            guard seconds > limit, legs.way(index) == nil else {
                drives.append(seconds)
                continue
            }
            let before = drives.isEmpty ? 0 : Self.lastDay(of: drives, limit: limit)
            let (start, end) = (trip.waypoints[leg.from].location, trip.waypoints[leg.to].location)
            let search = NightSearch(from: start, to: end, limit: limit, estimate, source)
            guard let nights = search.nights(after: Double(before)) else {
                let name = trip.waypoints[leg.to].name.text
                let text = "no town for a night was found on the way to \(name), not with one more day either"
                warnings.append(Itinerary.Warning(kind: .noTown, text: text, stop: target))
                drives = []
                continue
            }
            for town in nights {
                guard let stop = Self.stop(town, identifiers) else { continue }
                if town.isAcrossWater {
                    let text = "\(stop.name.text) lies across the sea, seen from both ends of this drive"
                    warnings.append(Itinerary.Warning(kind: .acrossWater, text: text, stop: stops.count))
                }
                towns[stops.count] = town
                stops.append(stop)
                origins.append(nil)
            }
            let rest = nights.last.map { $0.place.location.distance(to: end) } ?? 0
            drives = [Int(estimate.seconds(ofStraight: rest))]
        }
        var planned = trip
        planned.waypoints = stops
        self.trip = planned
        self.origins = origins
        self.towns = towns
        self.warnings = warnings
    }

    /// The driving time of the last of the days that these drives take.
    private static func lastDay(of drives: [Int], limit: Int) -> Int {
        let ends = DaySplit.ends(of: drives, limit: limit)
        let last = drives[(ends.dropLast().last ?? 0)...].reduce(0, +)
        return last > limit ? 0 : last
    }

    private static func stop(_ town: SuggestedTown, _ identifiers: any IdentifierSource) -> Waypoint? {
        guard let name = Name.cut(town.place.name) else { return nil }
        var stop = Waypoint(id: identifiers.next(), name: name, location: town.place.location)
        try? stop.plan.set(.nights(1))
        try? stop.plan.set(.kind(.sleep))
        return stop
    }
}
