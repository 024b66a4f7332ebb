import Cartography
import Entities
import Geodesy
import Itineraries
import Reactive
import Text

/// Turns trips into what a map shows of them.
struct MapFormatter {
    let unit: DistanceUnit
    /// Returns the clock of a place.
    let clock: (Coordinate) -> PlaceClock

    /// Returns the page of some trips; with `isWhole` they are all there are. A trip alone whose days are planned has a
    /// series for each of them. Linear in their stops.
    func page(_ trips: [MappedTrip], isWhole: Bool, focus: MapFocus) -> MapPage {
        let routed = trips.map { (trip: $0.trip, route: $0.route.value ?? .none) }
        let days = days(routed)
        let subject = subject(routed, days)
        let names = trips.map { Wording.quoted($0.trip.name.text) }.joined(separator: ", ")
        let title = isWhole ? "Map of all trips" : "Map of \(names)"
        var remarks: [String] = []
        for item in trips {
            if case .failed(let reason) = item.route {
                remarks.append("No route for \(Wording.quoted(item.trip.name.text)): \(visible(reason))")
            }
        }
        if subject.stops.isEmpty { remarks.append("There are no stops yet.") }
        if subject.hasRoads { remarks.append(Wording.roadCredit) }
        return MapPage(
            title: trips.isEmpty && !isWhole ? nil : title, subject: subject, extent: focus,
            facts: facts(routed, days),
            rows: rows(routed, subject), remarks: remarks,
            warnings: Wording.notices(routed.map { ($0.trip, $0.route.notices) }, in: unit),
            isLoading: trips.contains { $0.route == .loading })
    }

    /// The days of a trip alone that is planned.
    private func days(_ trips: [(trip: Trip, route: Route)]) -> Itinerary? {
        guard trips.count == 1, let (trip, route) = trips.first else { return nil }
        return Itinerary(planned: trip, route, clock: clock)
    }

    private func subject(_ trips: [(trip: Trip, route: Route)], _ days: Itinerary?) -> MapSubject {
        guard let days, let (trip, route) = trips.first else { return MapSubject(trips, unit: unit) }
        return MapSubject(trip, route, days: days.days, unit: unit)
    }

    /// The length and the days: `about 879 km by road, 13 h · 5 stops · 3 days`.
    private func facts(_ trips: [(trip: Trip, route: Route)], _ days: Itinerary?) -> String {
        let stops = trips.reduce(0) { $0 + $1.trip.waypoints.count }
        guard trips.count == 1, let route = trips.first?.route, !route.legs.isEmpty else {
            return stops == 0 ? "" : Wording.counted(stops, "stop")
        }
        let length = Wording.length(route.length, in: unit, hasStraight: false)
        return
            ([length, Wording.counted(stops, "stop")] + (days.map { [Wording.counted($0.totals.days, "day")] } ?? []))
            .joined(separator: " · ")
    }

    private func rows(_ trips: [(trip: Trip, route: Route)], _ subject: MapSubject) -> [MapPage.Row] {
        var first = 0
        return trips.enumerated().flatMap { index, item -> [MapPage.Row] in
            defer { first += item.trip.waypoints.count }
            // The leg that leads to each stop; that which leads home is the last line.
            let route = item.route
            var legs = [Leg?](repeating: nil, count: item.trip.waypoints.count)
            for leg in item.route.legs where leg.from < leg.to { legs[leg.to] = leg }
            var rows = item.trip.waypoints.indices.map { stop in
                row(subject.stops[first + stop], in: subject, legs[stop], of: route)
            }
            if item.trip.isRoundTrip, let start = subject.stops[first...].first, let last = item.route.legs.last,
                last.to == 0
            {
                rows.append(row(start, in: subject, last, of: route, isReturn: true))
            }
            return rows
        }
    }

    private func row(
        _ stop: MapSubject.Stop, in subject: MapSubject, _ leg: Leg?, of route: Route, isReturn: Bool = false
    ) -> MapPage.Row {
        let series = isReturn ? subject.legs.last?.series ?? stop.series : stop.series
        let hasDays = subject.series[series].letter.isEmpty
        return MapPage.Row(
            day: hasDays ? subject.series[series].mark : "", mark: isReturn ? "" : subject.mark(of: stop),
            name: stop.name, leg: leg.map { Wording.distance(of: $0, in: route, unit) } ?? "",
            bearing: leg.map { bearingText($0.initialBearing) } ?? "")
    }
}
