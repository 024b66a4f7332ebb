import Console
import Entities
import Geodesy
import Itineraries
import MapData
import PlaceNames
import Places
import Reactive
package import Screens
import Text

/// Puts what lies along a way into words, safe for a terminal.
package struct AlongFormatter {
    let unit: DistanceUnit

    /// The page.
    func page(_ detail: AlongDetail?) -> AlongPage {
        guard let detail else { return AlongPage(summary: ["This trip is not there any more."]) }
        var page = AlongPage(title: "Along \(detail.trip.name.text)")
        switch detail.findings {
        case .loading: page.isLoading = true
        case .failed(let reason): page.summary = ["Nothing could be looked for: \(visible(reason))"]
        case .loaded(let findings):
            page.title = "Along \(detail.trip.name.text): \(heading(detail.request, findings))"
            page.rows = rows(findings, of: detail.trip)
            page.summary = summary(findings, of: detail.trip)
            if detail.request.isAll, detail.request.kinds.isEmpty, detail.request.files.isEmpty {
                page.summary.append("Towns that no travel guide describes are left out: ask for towns to list them.")
            }
            page.warnings =
                Wording.notices(findings.route.notices, of: detail.trip, in: unit) + findings.remarks
        }
        return page
    }

    /// `the best 20 places within 20 km of the way`, `3 lakes within 12 mi of the way`.
    private func heading(_ request: AlongRequest, _ findings: AlongFindings) -> String {
        let count = findings.rows.count
        let noun =
            !request.files.isEmpty ? "point" : request.kinds.count == 1 ? request.kinds[0].word : "place"
        let reach = "within \(Wording.roundDistance(request.within, in: unit)) of the way"
        guard count > 0 else { return "no \(noun) \(reach)" }
        return "\(findings.hasMore ? "the best " : "")\(Wording.counted(count, noun)) \(reach)"
    }

    private func rows(_ findings: AlongFindings, of trip: Trip) -> [AlongPage.Row] {
        var leg: Int?
        let isMeasured = findings.rows.contains { $0.detour.seconds != nil }
        return findings.rows.map { row in
            defer { leg = row.place.position.leg }
            let heading =
                row.place.position.leg == leg ? nil : row.leg.map { "\(name($0.from, trip)) – \(name($0.to, trip))" }
            return AlongPage.Row(
                heading: heading, name: row.place.place.ownName,
                kind: row.place.place.kind?.word ?? row.place.file ?? "",
                along: Wording.cumulative(row.place.position.along, in: findings.route, unit),
                off: Wording.roundDistance(row.place.off, in: unit),
                detour: detour(row, isAmongMeasured: isMeasured),
                day: row.day.map { "day \($0)" } ?? "")
        }
    }

    /// The length of a detour that rounds to nothing though the place is off the way, in metres: another road there is
    /// as long.
    private static let nothing = 50.0

    /// `26 km, 25 min`; one that is not measured is only about right among those that are, and one that ends far from
    /// the place says so: `26 km, 25 min to 4 km off`.
    private func detour(_ row: AlongFindings.Row, isAmongMeasured: Bool) -> String {
        let length = Wording.roundDistance(row.detour.metres, in: unit)
        guard let seconds = row.detour.seconds else { return isAmongMeasured ? "about \(length)" : length }
        let isNothing = row.detour.metres < Self.nothing && row.place.off > 2 * Self.nothing
        let end = row.detour.gap.map { " to \(Wording.roundDistance($0, in: unit)) off" } ?? ""
        return "\(isNothing ? "0 \(unit.symbol)" : length), \(Wording.roundDuration(seconds: seconds))\(end)"
    }

    private func name(_ stop: Int, _ trip: Trip) -> String { visible(trip.waypoints[stop].name.text) }

    private func summary(_ findings: AlongFindings, of trip: Trip) -> [String] {
        guard !trip.waypoints.isEmpty else { return ["The trip has no stops yet."] }
        guard !findings.rows.isEmpty else { return [] }
        let measured = findings.rows.count { $0.detour.seconds != nil }
        let detours =
            switch measured {
            case 0: "Detours are twice the straight line off the way."
            case findings.rows.count: "Detours are about: to the place and back to the way by road."
            default:
                "Detours are about: to the place and back to the way by road, or without a time twice the straight line."
            }
        var sources: [String] = []
        for source in findings.rows.flatMap(\.place.sources) where !sources.contains(source) { sources.append(source) }
        let known = "From \(visible(Wording.enumeration(sources, last: "and")))."
        let ends =
            findings.rows.contains { $0.detour.gap != nil }
            ? "A detour to some distance off ends on the nearest road that is known." : nil
        return [detours, ends, known, Wording.credit(of: findings.route.length)].compactMap(\.self)
    }

    /// The notice of rows that became stops.
    package func notice(_ outcome: AlongOutcome) -> Notice {
        let trip = Wording.quoted(outcome.trip.name.text)
        let sentences = outcome.stops.map { added in
            let number = (outcome.trip.index(ofStop: added.stop.stop.id) ?? added.stop.index) + 1
            return
                "Added \(visible(added.stop.stop.name.text)) as stop \(number) of \(trip)\(added.growth.text(in: unit))."
        }
        return .changed(sentences, warnings: outcome.warnings)
    }
}
