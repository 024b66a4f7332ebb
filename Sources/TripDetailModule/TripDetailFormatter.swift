package import CivilTime
import Entities
package import Geodesy
package import Itineraries
import MapData
import Places
import Reactive
package import Screens
import Text

/// Puts a trip, and the results of its edits, into words and columns.
package struct TripDetailFormatter {
    /// A distance that has not arrived yet.
    private static let missing = "…"

    private let unit: DistanceUnit
    private let times: ClockStyle
    private let clock: (Coordinate) -> PlaceClock
    private let area: (Coordinate) -> String?
    /// Whether commands tell what mends something, and not words of the menus.
    private let isCommand: Bool

    /// Formats distances in `unit`, days by the clocks of the stops, places with their areas in words.
    package init(
        unit: DistanceUnit, times: ClockStyle = .hours24, clock: @escaping (Coordinate) -> PlaceClock,
        area: @escaping (Coordinate) -> String?, isCommand: Bool = false
    ) {
        self.unit = unit
        self.times = times
        self.clock = clock
        self.area = area
        self.isCommand = isCommand
    }

    /// The page of a trip. Linear in its stops.
    func page(_ detail: TripDetail?) -> TripDetailPage {
        guard let detail else { return TripDetailPage(summary: "This trip is not there any more.") }
        let days = days(detail)
        let planWarnings = days?.warningCount ?? 0
        return TripDetailPage(
            title: detail.trip.name.text, rows: rows(detail, days), stops: detail.trip.waypoints,
            summary: summary(detail), shorterSummaries: shorterSummaries(detail),
            credit: detail.route.value.flatMap { Wording.credit(of: $0.length) },
            warnings: warnings(of: detail), shortWarnings: shortWarnings(of: detail), remarks: remarks(detail, days),
            planWarnings: planWarnings, nights: days.map { PlannedNights($0, of: detail.trip) },
            isRoundTrip: detail.trip.isRoundTrip, isLoading: detail.route == .loading, detail: detail)
    }

    /// `Total: 2345.6 km straight line`; nil while it is not known.
    package func total(of detail: TripDetail?) -> String? {
        detail?.route.value.map { Wording.total($0.length, in: unit) }
    }

    /// The long ferries that its way takes unless the person chose one, so that no other port is a surprise.
    package func crossings(of detail: TripDetail?) -> [String] {
        detail?.route.value.map { Wording.longCrossings(of: $0) } ?? []
    }

    /// The reasons why distances are estimates.
    package func warnings(of detail: TripDetail?) -> [String] {
        guard let detail, let route = detail.route.value else { return [] }
        return Wording.notices(route.notices, of: detail.trip, in: unit)
    }

    /// The same in one sentence, and where each is seen.
    private func shortWarnings(of detail: TripDetail) -> [String] {
        guard let notices = detail.route.value?.notices, !notices.isEmpty else { return [] }
        return Wording.shortNotices([(detail.trip, notices)], in: unit).map { "\($0); r lists all legs" }
    }

    private func remarks(_ detail: TripDetail, _ days: Itinerary?) -> [String] {
        var remarks = crossings(of: detail)
        if let days, let warned = days.warned {
            remarks.append("The days have \(warned); \(Self.shown(days.warningCount)).")
        }
        if detail.trip.waypoints.isEmpty { remarks.append("No stops yet. a asks for places; a Lyon adds one.") }
        return remarks
    }

    /// The key that shows warnings of the days, as the end of a sentence.
    private static func shown(_ count: Int) -> String { "y shows \(count == 1 ? "it" : "them")" }

    /// Whether the days of a trip have anything that an edit may have caused.
    package func mayHaveNews(_ detail: TripDetail?) -> Bool { detail.flatMap(days)?.mayHaveNews ?? false }

    /// The warnings of the days that an edit has caused, a line each, besides those about one stop; `before` is the
    /// trip before it.
    /// `others` are further trips that have been joined with it.
    package func newWarnings(
        _ detail: TripDetail?, since before: TripDetail, besides stop: Int?, others: [TripDetail] = []
    ) -> [String] {
        guard let detail, let days = days(detail) else { return [] }
        return days.newWarnings(
            of: detail.trip, since: self.days(before), of: before.trip, besides: stop, times: times, unit: unit,
            advice: advice(on: detail.trip),
            others: others.compactMap { other in self.days(other).map { ($0, other.trip) } })
    }

    /// The form of advice about a trip.
    private func advice(on trip: Trip) -> AdviceStyle { isCommand ? .command(trip: trip.name.text) : .menu }

    /// The notice of an edit; nothing was changed where all is as it was.
    package func notice(of outcome: TripDetailOutcome) -> Notice {
        if case .set(let notice) = outcome.result { return notice }
        let sentences = sentences(outcome) + outcome.ways.map { $0.text(isCommand: isCommand) }
        return outcome.isChange ? .changed(sentences, warnings: outcome.warnings) : Notice(.done, sentences)
    }

    private func sentences(_ outcome: TripDetailOutcome) -> [String] {
        let trip = Wording.quoted(outcome.trip.name.text)
        return switch outcome.result {
        case .added(let stops):
            stops.map { "Added \(name(of: $0)) as stop \($0.number) of \(trip)\($0.growth?.text(in: unit) ?? "")." }
        case .moved(let stops, let number, isChanged: false) where stops.count == 1:
            ["\(names(stops)) is stop \(number) already; nothing was changed."]
        case .moved(let stops, _, isChanged: false): ["\(names(stops)) stand there already; nothing was changed."]
        case .moved(let stops, let number, _):
            stops.count == 1
                ? ["\(names(stops)) is now stop \(number)."]
                : ["\(names(stops)) are now stops \(number) to \(number + stops.count - 1)."]
        case .removed(let stops): ["Removed \(names(stops))."]
        case .copied(let stops, let target, let number, let isMove):
            [
                "\(isMove ? "Moved" : "Copied") \(names(stops)) to \(Wording.quoted(target.name.text)) as "
                    + (stops.count == 1 ? "stop \(number)." : "stops \(number) to \(number + stops.count - 1).")
            ]
        case .split(let parts): PartWording.sentences(parts, daysBefore: outcome.daysBefore)
        case .renamed(let old?): ["\(Wording.quoted(old.text)) is now called \(trip)."]
        case .renamed(nil): ["The trip is called \(trip) already; nothing was changed."]
        case .reversed(true): ["Reversed the order of the stops."]
        case .reversed(false): ["There is nothing to reverse in fewer than two stops."]
        case .setRoundTrip(true, true): ["It is a round trip now."]
        case .setRoundTrip(false, true): ["It is a one-way trip now."]
        case .setRoundTrip(true, false): ["It is a round trip already; nothing was changed."]
        case .setRoundTrip(false, false): ["It is a one-way trip already; nothing was changed."]
        case .set(let notice): notice.lines
        }
    }

    private func names(_ stops: [Waypoint]) -> String {
        MenuText.names(stops.map(\.name.text))
    }

    /// The name of a stop, and its place where the name does not tell.
    private func name(of added: AddedStop) -> String {
        visible(added.place.title(called: added.stop.name.text))
    }

    /// The summary without the straight line; with the distance, the time and the number of stops alone; without that.
    private func shorterSummaries(_ detail: TripDetail) -> [String] {
        guard let length = detail.route.value?.length, length.legs > 0 else { return [] }
        let short = Wording.shortLength(length, in: unit)
        return [
            summary(detail, hasStraight: false),
            ([Wording.counted(detail.trip.waypoints.count, "stop")] + short).joined(separator: " · "),
            short.joined(separator: " · "),
        ]
    }

    private func summary(_ detail: TripDetail, hasStraight: Bool = true) -> String {
        var parts = [Wording.counted(detail.trip.waypoints.count, "stop")]
        if detail.trip.isRoundTrip { parts.append("round trip") }
        switch detail.route {
        case .loading: parts.append(Self.missing)
        case .loaded(let route): parts.append(Wording.length(route.length, in: unit, hasStraight: hasStraight))
        case .failed(let reason): parts.append("distance unknown: \(visible(reason))")
        }
        return parts.joined(separator: ", ")
    }

    /// The days of a planned trip, once its route is known.
    private func days(_ detail: TripDetail) -> Itinerary? {
        detail.route.value.flatMap { Itinerary(planned: detail.trip, $0, clock: clock) }
    }

    /// The rows, with the headings of days above those with which a day begins.
    private func rows(_ detail: TripDetail, _ days: Itinerary?) -> [TripDetailPage.Row] {
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
            let isFixed = index < detail.trip.waypoints.count && detail.trip.waypoints[index].plan.arrive != nil
            rows[index].arrive = isFixed ? "at \(arrival.time)" : arrival.time
            if arrival.nights > 0 { rows[index].nights = arrival.nights == 1 ? "night" : "\(arrival.nights) nights" }
        }
        for day in days.days {
            for warning in day.shownWarnings {
                guard let stop = warning.stop ?? day.visits.last?.stop else { continue }
                // The way back of a round trip is its last row.
                let isBack = stop == 0 && day.number > 1 && day.visits.last?.stop == 0
                let index = isBack ? rows.count - 1 : stop
                guard rows.indices.contains(index) else { continue }
                if rows[index].warnings.isEmpty { rows[index].arrive = "! \(rows[index].arrive)".trimmed }
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
