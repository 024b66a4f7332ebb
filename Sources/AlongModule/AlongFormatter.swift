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
            page.measure = measureNote(findings)
            page.measureTitle = findings.isMeasured ? "Detour" : "Off"
            page.summary = summary(findings, of: detail)
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
        let measure = AlongMeasure(unit: unit)
        let isMeasured = findings.isMeasured
        return findings.rows.map { row in
            defer { leg = row.place.position.leg }
            let heading =
                row.place.position.leg == leg ? nil : row.leg.map { "\(name($0.from, trip)) – \(name($0.to, trip))" }
            return AlongPage.Row(
                heading: heading, name: row.place.place.name,
                kind: row.place.place.kind?.word ?? row.place.file ?? "",
                along: measure.along(row.place.position.along),
                detour: isMeasured
                    ? measure.detour(row.detour, off: row.place.off) : measure.off(row.place.off),
                day: row.day.map { "day \($0)" } ?? "")
        }
    }

    private func name(_ stop: Int, _ trip: Trip) -> String { visible(trip.waypoints[stop].name.text) }

    private func summary(_ findings: AlongFindings, of detail: AlongDetail) -> [String] {
        guard !detail.trip.waypoints.isEmpty else { return ["The trip has no stops yet."] }
        guard !findings.rows.isEmpty else { return [] }
        var sources: [String] = []
        for source in findings.rows.flatMap(\.place.sources) where !sources.contains(source) { sources.append(source) }
        let words = detail.request.wordsOfSights
        let quoted = visible(Wording.enumeration(words.map { Wording.quoted($0) }, last: "or"))
        let loose = words.isEmpty ? nil : "No list tells \(quoted) from other sights: all of them are shown."
        let known = "From \(visible(Wording.enumeration(sources, last: "and")))."
        return [loose, known, Wording.credit(of: findings.route.length)].compactMap(\.self)
    }

    /// The worth of the column of detours, for the head of the list; nil where nothing is listed.
    private func measureNote(_ findings: AlongFindings) -> String? {
        guard !findings.rows.isEmpty else { return nil }
        guard findings.isMeasured else { return "Off: the straight line from the way." }
        let isRough = findings.rows.contains { $0.detour.gap != nil || $0.detour.seconds == nil }
        return "Detour: what the drive there and back to the way adds to the trip"
            + (isRough ? "; about: with a straight line where no road is known." : ".")
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
