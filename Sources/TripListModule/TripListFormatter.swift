import CivilTime
import Entities
package import Geodesy
import MapData
import Places
import Reactive
package import Screens
import Text

/// Puts the trips, and the results of edits, into words.
package struct TripListFormatter {
    private let unit: DistanceUnit
    /// Whether commands tell what mends something, and not words of the menus.
    private let isCommand: Bool

    /// The summary of an empty list.
    static let noTrips = "No trips yet."
    /// The line below the trips that a person sees first.
    static let samplesHint = "These trips are samples, to try things out. n NAME begins a trip of your own."
    /// The line below a list that is sorted in another order than its own.
    private static let orderNote = "; the numbers stay. s own shows the own order again."

    /// Formats distances in `unit`.
    package init(unit: DistanceUnit, isCommand: Bool = false) {
        self.unit = unit
        self.isCommand = isCommand
    }

    /// The page of the trips, in this order. Linear in the number of trips, but for the sorting.
    func page(_ summaries: [TripSummary], in order: TripListOrder = .own) -> TripListPage {
        let counts = Dictionary(summaries.map { ($0.trip.name, 1) }, uniquingKeysWith: +)
        let numbered = summaries.enumerated().map { (number: $0.offset + 1, summary: $0.element) }
        let total = total(summaries)
        var page = TripListPage(
            rows: sorted(numbered, in: order).map {
                row($0.summary, number: $0.number, isAlone: counts[$0.summary.trip.name] == 1, amid: total)
            },
            summary: summary(summaries, total), shorterSummaries: shorterSummaries(summaries, total),
            shortWarnings: Wording.shortNotices(noted(summaries), in: unit, namesTrips: true),
            warnings: Wording.notices(noted(summaries), in: unit),
            isLoading: summaries.contains { $0.length == .loading })
        switch order {
        case .own: break
        case .name: page.order = "In the order of their names" + Self.orderNote
        case .start: page.order = "In the order of their first days" + Self.orderNote
        }
        return page
    }

    /// Those rows of a page whose names, stops or notes contain all these words; nil where there are none.
    func page(_ page: TripListPage, of summaries: [TripSummary], matching words: [String]) -> TripListPage? {
        let words = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map { folded(String($0)) }
        guard !words.isEmpty else { return page }
        var found = page
        found.rows = page.rows.indices.filter { page.row($0, contains: words) }.map { page.rows[$0] }
        let shown = found.rows.map { summaries[$0.number - 1] }
        found.summary = summary(shown, total(shown))
        found.shorterSummaries = shorterSummaries(shown, total(shown))
        found.warnings = Wording.notices(noted(shown), in: unit)
        found.shortWarnings = Wording.shortNotices(noted(shown), in: unit, namesTrips: true)
        return found.rows.isEmpty ? nil : found
    }

    private func sorted(
        _ trips: [(number: Int, summary: TripSummary)], in order: TripListOrder
    ) -> [(number: Int, summary: TripSummary)] {
        switch order {
        case .own: return trips
        case .name:
            return trips.map { (folded($0.summary.trip.name.text), $0) }
                .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.map(\.1)
        case .start:
            return trips.map { ($0.summary.trip.plan.start?.daysSince1970 ?? .max, $0) }
                .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.map(\.1)
        }
    }

    /// The notice of an edit, a sentence for each part of it.
    package func notice(of edit: TripListEdit, _ outcome: TripListOutcome) -> Notice {
        let names = MenuText.names(outcome.trips.map(\.name.text))
        let lines =
            switch edit {
            case .new:
                ["Made \(names), trip 1 of the list."]
                    + outcome.places.map { "Added \(visible($0.nameAndPlace))." }
            case .duplicate: ["Made \(names)."]
            case .rename:
                outcome.oldName.map { ["\(Wording.quoted($0.text)) is now called \(names)."] }
                    ?? ["The trip is called \(names) already; nothing was changed."]
            case .delete: ["Deleted \(names)."]
            case .join:
                [
                    "Joined the trips to \(names), which has "
                        + "\(Wording.counted(outcome.trips.first?.waypoints.count ?? 0, "stop")) now."
                ] + joined(outcome)
            }
        return .changed(lines, warnings: outcome.warnings)
    }

    /// The sentences on the days that a joined trip may take, where they are others than before, on costs in another
    /// currency, and on the ways that lead from another stop now.
    private func joined(_ outcome: TripListOutcome) -> [String] {
        guard let trip = outcome.trips.first else { return [] }
        var seen: Set<ID> = []
        let parts = outcome.parts.filter { seen.insert($0.id).inserted }
        let costs = parts.dropFirst().compactMap { ForeignCosts($0.waypoints, from: $0.plan, to: trip.plan).sentence }
        let ways =
            costs + parts.flatMap { LegWays(from: $0, to: trip).sentences().map { $0.text(isCommand: isCommand) } }
        let dropped = Edits.droppedSettings(ofJoined: parts, in: trip).map { part in
            "Not taken from \(Wording.quoted(part.trip.text)): \(part.settings.joined(separator: ", "))."
        }
        let told = dropped + ways
        guard let days = trip.plan.days, days != parts.first?.plan.days else { return told }
        let counts = parts.compactMap(\.plan.days)
        let shared = counts.reduce(0, +) - days
        let sum = counts.map { "\($0)" }.joined(separator: " + ")
        let once = shared == 0 ? "" : ", \(shared == 1 ? "a day" : "\(shared) days") of two of them counted once"
        return ["It may take \(Wording.counted(days, "day")) now (\(sum)\(once))."] + told
    }

    private func row(
        _ summary: TripSummary, number: Int, isAlone: Bool, amid total: RouteLength
    ) -> TripListPage.Row {
        let trip = summary.trip
        let end = trip.isRoundTrip ? trip.waypoints.first : trip.waypoints.last
        return TripListPage.Row(
            id: trip.id, number: number, name: trip.name.text,
            mark: isAlone ? "" : trip.id.description.prefix(4).lowercased(), stops: "\(trip.waypoints.count)",
            distance: text(summary.length, amid: total), first: trip.waypoints.first?.name.text ?? "",
            last: end?.name.text ?? "",
            waypoints: trip.waypoints)
    }

    /// All trips together that are known.
    private func total(_ summaries: [TripSummary]) -> RouteLength {
        summaries.lazy.compactMap(\.length.value).reduce(into: RouteLength()) { $0 += $1 }
    }

    /// The trips with the reasons why their distances are estimates.
    private func noted(_ summaries: [TripSummary]) -> [(trip: Trip, notices: [RouteNotice])] {
        summaries.map { ($0.trip, $0.length.value?.notices.ofEstimates ?? []) }.filter { !$0.1.isEmpty }
    }

    /// `2 trips, 17 stops, 3456.7 km straight line`.
    private func summary(_ summaries: [TripSummary], _ total: RouteLength, hasStraight: Bool = true) -> String {
        guard !summaries.isEmpty else { return Self.noTrips }
        var parts = counts(summaries)
        if summaries.allSatisfy({ $0.length.value != nil }) {
            parts.append(Wording.length(total, in: unit, hasTime: false, hasStraight: hasStraight))
        }
        return parts.joined(separator: ", ")
    }

    /// `2 trips`, `17 stops`.
    private func counts(_ summaries: [TripSummary]) -> [String] {
        let stops = summaries.reduce(0) { $0 + $1.trip.waypoints.count }
        return [Wording.counted(summaries.count, "trip"), Wording.counted(stops, "stop")]
    }

    /// The summary without the straight line, and in as few words as can be; nothing where a length is not known.
    private func shorterSummaries(_ summaries: [TripSummary], _ total: RouteLength) -> [String] {
        guard !summaries.isEmpty, summaries.allSatisfy({ $0.length.value != nil }) else { return [] }
        let short = Wording.shortLength(total, in: unit, hasTime: false)
        return [
            summary(summaries, total, hasStraight: false),
            (counts(summaries) + short).joined(separator: " · "),
        ]
    }

    /// A distance, or what stands in its place.
    private func text(_ length: Loading<RouteLength>, amid total: RouteLength) -> String {
        switch length {
        case .loading: "…"
        case .loaded(let length): Wording.distance(length, amid: total, in: unit)
        case .failed: "unknown"
        }
    }
}
