import CivilTime
import Entities
import Geodesy
import Itineraries
import MapData
import Reactive
import Screens
import Text

/// The rows of the stops, with their legs and the days that they are on.
extension TripDetailFormatter {
    /// The rows, with the headings of days above those with which a day begins.
    func rows(_ detail: TripDetail, _ days: Itinerary?) -> [TripDetailPage.Row] {
        var rows = rows(detail)
        guard let days else { return rows }
        // A trip may begin with a day of rest; all other headings stand above a drive.
        var drive = days.days.first.map { $0.visits.count > 1 } ?? true ? 0 : -1
        let headings = ItineraryText.headings(of: days, unit: unit, withWarnings: true)
        for (index, heading) in headings.sorted(by: { $0.key < $1.key })
        where rows.indices.contains(index) {
            rows[index].heading = heading
            rows[index].drive = drive < 0 ? nil : drive
            drive += 1
        }
        let arrivals = ItineraryText.arrivals(in: days, stops: detail.trip.waypoints.count, times: times)
        for index in rows.indices {
            rows[index].bearing = ""
            guard let arrival = arrivals[index] else { continue }
            let fixed = index < detail.trip.waypoints.count ? detail.trip.waypoints[index].plan.arrive : nil
            // Where the trip begins nobody arrives, but the time that is fixed there is kept.
            rows[index].arrive =
                fixed.map { "at \(arrival.time.isEmpty ? times.text($0.time) : arrival.time)" } ?? arrival.time
            guard arrival.nights > 0 else { continue }
            rows[index].nights = arrival.nights == 1 ? "night" : "\(arrival.nights) nights"
            // In the menus a night that was set has its number; one that follows from the drives may move.
            rows[index].areNightsSet =
                !marksSetNights
                || index < detail.trip.waypoints.count && detail.trip.waypoints[index].plan.nights != nil
            if marksSetNights, arrival.nights == 1, rows[index].areNightsSet { rows[index].nights = "1 night" }
        }
        for day in days.days {
            for warning in day.shownWarnings {
                guard let stop = warning.stop ?? day.visits.last?.stop else { continue }
                // The way back of a round trip is its last row.
                let isBack = stop == 0 && day.number > 1 && day.visits.last?.stop == 0
                let index = isBack ? rows.count - 1 : stop
                guard rows.indices.contains(index) else { continue }
                if rows[index].warnings.isEmpty {
                    // A time that is fixed and missed is not the one that is shown.
                    let isLate = day.shownWarnings.contains { $0.kind == .late && $0.stop == stop }
                    let time = rows[index].arrive
                    rows[index].arrive =
                        isLate && time.hasPrefix("at ") ? "late \(time.dropFirst(3))" : "! \(time)".trimmed
                }
                rows[index].warnings.append(warning.text(times, in: unit, advice: advice(on: detail.trip)))
            }
        }
        return rows
    }

    private func rows(_ detail: TripDetail) -> [TripDetailPage.Row] {
        if detail.route == .loading { return loadingRows(detail) }
        let stops = detail.trip.waypoints
        let route = detail.route.value ?? .none
        let legs = route.legs
        var soFar = 0.0
        var rows: [TripDetailPage.Row] = []
        rows.reserveCapacity(stops.count + 1)
        for (index, stop) in stops.enumerated() {
            let leg = index > 0 && index <= legs.count ? legs[index - 1] : nil
            soFar += leg?.distance ?? 0
            rows.append(
                row("\(index + 1)", stop.name.text, stop, LegCells(leg, of: route, soFar: soFar, in: unit)))
        }
        guard let first = stops.first, stops.count > 1 else { return rows }
        // A round trip has one leg more than there are ways between neighbours.
        if let leg = legs.last, legs.count == stops.count {
            let cells = LegCells(leg, of: route, soFar: soFar + leg.distance, in: unit)
            rows.append(row("", "back to \(first.name.text)", nil, cells))
        }
        return rows
    }

    /// The rows while the route has not arrived: with the legs that are known from before, and how far it is so far up
    /// to the first that is not.
    private func loadingRows(_ detail: TripDetail) -> [TripDetailPage.Row] {
        let stops = detail.trip.waypoints
        let legs = Dictionary(detail.known.legs.map { ($0.to, $0) }) { first, _ in first }
        var soFar: Double? = 0
        func cells(_ stop: Int) -> LegCells {
            guard let leg = legs[stop] else {
                soFar = nil
                return .loading
            }
            soFar = soFar.map { $0 + leg.distance }
            return LegCells(leg, of: detail.known, soFar: soFar, in: unit)
        }
        var rows = stops.enumerated().map { index, stop in
            row(
                "\(index + 1)", stop.name.text, stop,
                index > 0 ? cells(index) : LegCells(nil, of: .none, soFar: 0, in: unit))
        }
        // A round trip has one leg more than there are ways between neighbours.
        if let first = stops.first, stops.count > 1, detail.trip.isRoundTrip {
            rows.append(row("", "back to \(first.name.text)", nil, cells(0)))
        }
        return rows
    }

    private func row(_ number: String, _ name: String, _ stop: Waypoint?, _ cells: LegCells) -> TripDetailPage.Row {
        TripDetailPage.Row(
            stop: stop?.id, location: stop?.location, number: number, name: name,
            place: stop.map { area($0.location) ?? coordinateText($0.location) } ?? "",
            leg: cells.leg, time: cells.time, bearing: cells.bearing, soFar: cells.soFar,
            note: Self.note(stop?.note?.text ?? ""))
    }

    /// A note in a row: its first line with text, and how many lines follow it.
    private static func note(_ text: String) -> TripDetailPage.RowNote {
        // Most notes are one line of ASCII, which needs no splitting by characters.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
            return TripDetailPage.RowNote(text: text, line: text)
        }
        let lines = text.split(whereSeparator: \.isNewline)
        let first = lines.first.map { $0.replacingText("\t", with: " ") } ?? ""
        return TripDetailPage.RowNote(text: text, line: lines.count > 1 ? "\(first) … (\(lines.count) lines)" : first)
    }

    /// The part of a row about the leg that leads to it.
    private struct LegCells {
        let leg: String
        let time: String
        let bearing: String
        let soFar: String

        /// A leg that has not arrived yet.
        static let loading = LegCells(leg: missing, time: "", bearing: "", soFar: missing)

        private init(leg: String, time: String, bearing: String, soFar: String) {
            self.leg = leg
            self.time = time
            self.bearing = bearing
            self.soFar = soFar
        }

        /// A leg of a route and the distance up to its end, in metres, which may not have arrived yet; nothing where
        /// there is no leg.
        init(_ leg: Leg?, of route: Route, soFar: Double?, in unit: DistanceUnit) {
            self.init(
                leg: leg.map { Wording.distance(of: $0, in: route, unit) } ?? "",
                time: leg.flatMap { Wording.duration(of: $0) } ?? "",
                bearing: leg.map { $0.source == .straight ? bearingText($0.initialBearing) : "" } ?? "",
                soFar: leg == nil ? "" : soFar.map { Wording.cumulative($0, in: route, unit) } ?? missing)
        }
    }
}
