import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import MapData
import TestSupport
import Testing

@testable import ReportModule

/// The parts of an itinerary that are for those who travel.
@Suite("The itinerary on the road") struct ItineraryRoadTests {
    /// A trip whose legs are so long and take so many seconds.
    private func report(
        _ trip: Trip, metres: Double, seconds: Double, times: ClockStyle = .hours24
    ) -> DistanceReport {
        let legs = straightLineRoute(of: trip).legs.map { leg in
            Leg(
                from: leg.from, to: leg.to, distance: metres, straightDistance: metres / 1.3,
                initialBearing: leg.initialBearing, source: .roads, duration: seconds)
        }
        let route = Route(legs: legs)
        let lisbon = PlaceClock(name: "Europe/Lisbon", distance: 0) { _ in 3_600 }
        return DistanceReport(trips: [
            .init(trip: trip, route: route, days: Itinerary(planned: trip, route, clock: { _ in lisbon }), times: times)
        ])
    }

    private func page(_ report: DistanceReport) -> String {
        HTMLReport.text(report, unit: .kilometers).replacing("\u{a0}", with: " ")
    }

    @Test(
        "A long day is marked in its head, and what is over the limit of a day is told there alone",
        arguments: [
            (18_000.0, nil, nil), (23_400, nil, "long day: over 6 h"), (28_800, 600, "long day"), (27_000, 600, nil),
        ] as [(Double, Int?, String?)])
    func longDays(seconds: Double, limit: Int?, mark: String?) throws {
        var trip = coast()
        try trip.plan.set(.dailyMinutes(limit))
        for index in 1...2 { try trip.waypoints[index].plan.set(.nights(1)) }
        let report = report(trip, metres: 400_000, seconds: seconds)
        let marks = page(report).matches(of: #/Day (\d) <span class="long">([^<]*)</span>/#).map { "\($0.1) \($0.2)" }
        #expect(marks == (mark.map { ["1 \($0)", "2 \($0)"] } ?? []))
        #expect(!page(report).contains("of driving, more than"))
        let text = TextReport.lines(report, unit: .kilometers, context: TerminalContext())
        #expect(text.contains { $0.contains("of driving, more than") } == (mark?.contains("over") ?? false))
    }

    @Test("What cannot be kept is told without words on how to change the plan")
    func remarks() throws {
        var trip = coast()
        try trip.waypoints[2].plan.set(.arrive(.on(CivilDateTime(secondsSince1970: 1_812_967_200))))
        try trip.plan.set(.dailyMinutes(300))
        let report = report(trip, metres: 100_000, seconds: 3_600)
        let lines = TextReport.lines(report, unit: .kilometers, context: TerminalContext()).joined(separator: "\n")
        for text in [page(report), lines, MarkdownReport.text(report, unit: .kilometers)] {
            #expect(text.contains("has a date, but the trip has no start"))
            #expect(!text.contains("is a first day"))
        }
        let warnings = try #require(report.trips.first?.days).days.flatMap(\.warnings)
        let words = warnings.map { $0.text(.hours24, in: .kilometers, advice: .menu) }
        #expect(
            words.contains { $0.contains("; ‘start 2027-06-1") && $0.hasSuffix(" is a first day that keeps it") },
            "\(words)")
    }

    @Test("Times of a 12-hour clock have a wider column, and none is cut")
    func longTimes() throws {
        var trip = coast()
        try trip.waypoints[1].plan.set(.stayMinutes(90))
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        let long = page(report(trip, metres: 200_000, seconds: 7_200, times: .hours12))
        #expect(long.contains("<ol class=\"stops timed broad\">") && long.contains("11:00 am – 12:30 pm"))
        let short = page(report(trip, metres: 200_000, seconds: 7_200))
        #expect(short.contains("<ol class=\"stops timed\">") && short.contains("11:00 – 12:30"))
        #expect(HTMLReportStyle.text(footer: "").contains(".time{display:block;font-weight:600;white-space:nowrap}"))
    }

    @Test(
        "Where the sums of what is shown are others, the head says why",
        arguments: [(100_000.0, false), (100_400, true)])
    func sums(metres: Double, isSaid: Bool) throws {
        var trip = coast(roundTrip: true)
        for index in 1...2 { try trip.waypoints[index].plan.set(.nights(1)) }
        let report = report(trip, metres: metres, seconds: 3_600)
        #expect(page(report).contains("rounded one by one") == isSaid)
        let lines = TextReport.lines(report, unit: .kilometers, context: TerminalContext())
        #expect(lines.contains { $0.contains("rounded one by one") } == isSaid)
    }

    @Test("On paper the owners of the data stand at the end, and numbers alone below codes")
    func paper() {
        let rules = HTMLReportStyle.text(footer: "")
        #expect(!rules.contains("p.credit{display:none}"))
        #expect(rules.contains(".more,.code bdi span,.code .by{display:none}"))
        let page = page(report(coast(), metres: 100_000, seconds: 3_600))
        #expect(page.contains("<span class=\"paper\"> · The codes open the way in Google Maps.</span></p>"))
    }
}
