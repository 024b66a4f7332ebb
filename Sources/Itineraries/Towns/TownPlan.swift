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
    /// The searches on roads that found nights.
    private let searches: [Search]

    /// A search for nights along the road of a leg.
    private struct Search: Equatable, Sendable {
        /// The index of the leg in the route that the towns were looked for along.
        let leg: Int
        /// The index of the stop of `trip` where it begins.
        let start: Int
        /// The towns that were found.
        let towns: [NightTown]
        /// The drive on it, in metres along its line and in seconds.
        let metres: Double
        let seconds: Double
    }

    /// The trip as it is, without towns.
    package init(_ trip: Trip) {
        self.trip = trip
        origins = trip.waypoints.indices.map { $0 }
        towns = [:]
        warnings = []
        searches = []
    }

    /// Looks for towns on the legs of `route`, along the stops of `trip`, that are longer than a day. The new stops get
    /// ids from `identifiers`. On the legs of `paces` it is known where they are faster.
    package init(
        _ trip: Trip, along route: Route, _ source: TownSource, identifiers: any IdentifierSource,
        paces: TownPaces = TownPaces()
    ) {
        let limit = trip.plan.dailySeconds
        let estimate = DrivingEstimate(trip.plan)
        var stops: [Waypoint] = []
        var origins: [Int?] = []
        var towns: [Int: SuggestedTown] = [:]
        var warnings: [Itinerary.Warning] = []
        var searches: [Search] = []
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
            let path = route.path(of: leg, in: trip)
            let road =
                leg.geometry.isEmpty
                ? nil
                : RoadNightWay(
                    along: path, of: leg, seconds: Double(seconds), people: NightSearch.people,
                    pace: paces.ofLeg[index], source)
            let way: any NightWay =
                road
                ?? StraightNightWay(
                    from: path[0], to: path[path.count - 1], people: NightSearch.people, estimate, source)
            guard let nights = NightSearch(on: way, limit: limit, source).nights(after: Double(before)) else {
                let name = trip.waypoints[leg.to].name.text
                let text = "no town for a night was found on the way to \(name), not with one more day either"
                warnings.append(Itinerary.Warning(kind: .noTown, text: text, stop: target))
                drives = []
                continue
            }
            if let road {
                searches.append(
                    Search(
                        leg: index, start: stops.count - 1, towns: nights.towns, metres: road.metres,
                        seconds: road.seconds))
            }
            for town in nights.suggested {
                guard let stop = Self.stop(town, identifiers) else { continue }
                if town.isAcrossWater {
                    let text = "\(stop.name.text) lies across the sea, seen from both ends of this drive"
                    warnings.append(Itinerary.Warning(kind: .acrossWater, text: text, stop: stops.count))
                }
                towns[stops.count] = town
                stops.append(stop)
                origins.append(nil)
            }
            drives = [Int(nights.towns.last?.secondsToEnd ?? 0)]
        }
        var planned = trip
        planned.waypoints = stops
        self.trip = planned
        self.origins = origins
        self.towns = towns
        self.warnings = warnings
        self.searches = searches
    }

    /// Returns what the measured `route` along the stops of `trip` tells of the legs that the towns were looked for
    /// along, and what was known of other legs before.
    package func paces(measuredBy route: Route, _ known: TownPaces = TownPaces()) -> TownPaces {
        var paces = known
        for search in searches {
            let drives = (search.start...search.start + search.towns.count).map { index in
                route.legs.indices.contains(index) ? route.legs[index].drivingDuration ?? 0 : 0
            }
            paces.ofLeg[search.leg] =
                NightPace(drives: drives, towns: search.towns, metres: search.metres, seconds: search.seconds)
        }
        return paces
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

/// The times along the legs of a route, as far as they were measured.
package struct TownPaces: Equatable, Sendable {
    /// The paces by the index of a leg.
    var ofLeg: [Int: NightPace] = [:]

    /// Nothing is known.
    package init() {}
}
