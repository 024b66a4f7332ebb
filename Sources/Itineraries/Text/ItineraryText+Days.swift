package import CivilTime
package import Entities
package import Geodesy
import Text

extension ItineraryText {
    /// Puts the days of `trip`, which may have suggested towns in it, into words; lengths in `unit`. `advice` is the
    /// form in which it is told what mends a warning; with `hasTableOfCosts` a table says what all costs. Linear.
    package init(
        _ itinerary: Itinerary, of trip: Trip, towns: TownPlan? = nil, unit: DistanceUnit, times: ClockStyle = .hours24,
        advice: AdviceStyle = .none, hasTableOfCosts: Bool = false
    ) {
        let wording = DayWording(
            trip: trip, towns: towns, unit: unit, times: times, advice: advice, hasTableOfCosts: hasTableOfCosts)
        let shifts = Self.clockShifts(itinerary)
        sections = zip(itinerary.days, shifts).map { wording.section($0, shifts: $1) }
        totals = wording.totals(itinerary)
        warned = itinerary.warned
        summary = wording.summary(itinerary) + wording.clocks(itinerary)
        hints = [itinerary.spare.flatMap(wording.spare), wording.staysToGive(itinerary)].compactMap(\.self)
    }

    /// The seconds, for each visit of each day, by which the clocks have gone forward since the visit before: at
    /// another zone, or when summer time begins or ends on the way. 0 where that is not known, and without
    /// what was said at a border on the way.
    private static func clockShifts(_ itinerary: Itinerary) -> [[Int64]] {
        func offset(_ local: CivilDateTime?, _ moment: Instant?) -> Int64? {
            guard let local, let moment else { return nil }
            return local.secondsSince1970 - moment.milliseconds / 1_000
        }
        var before: Int64?
        return itinerary.days.map { day in
            day.visits.map { visit in
                let arrived = offset(visit.arrive, visit.arriveInstant)
                let left = offset(visit.leave, visit.leaveInstant)
                guard let now = arrived ?? left else { return 0 }
                defer { before = left ?? now }
                let said =
                    arrived == nil ? 0 : day.borders.filter { $0.stop == visit.stop }.reduce(0) { $0 + $1.clocks }
                return before.map { now - $0 - Int64(said) } ?? 0
            }
        }
    }

    /// Returns the times at one stop: `Day 2 · Sun 6 Jun: 10:20 – 16:15, stay 1 h`, and below them the plans that
    /// cannot be kept there. Days on which nothing begins at the stop are left out.
    package static func visits(
        to stop: Int, in itinerary: Itinerary, of trip: Trip, unit: DistanceUnit, times: ClockStyle = .hours24,
        advice: AdviceStyle = .none
    ) -> [String] {
        let itinerary = itinerary.withRestInBlocks
        let text = ItineraryText(itinerary, of: trip, unit: unit, times: times)
        return zip(itinerary.days, text.sections).flatMap { day, section in
            let rows = zip(day.visits, section.rows.filter { !$0.isWay }).filter { $0.stop == stop && !$1.time.isEmpty }
            let visits = rows.map { _, row in
                let time = row.time.split(separator: " ").joined(separator: " ")
                return "\(section.day): \(time)" + (row.remark.isEmpty ? "" : ", \(row.remark)")
            }
            return visits
                + day.warnings.filter { $0.stop == stop && $0.kind != .aboutZone }.map {
                    "! \($0.text(times, in: unit, advice: advice))"
                }
        }
    }

    /// The lines above stops, by their index in the trip, in a list that is grouped by days: the day on which each is
    /// reached first, where it is another than that of the stop before. The way back of a round trip has the index
    /// behind the last stop. With warnings each heading ends with their number.
    package static func headings(
        of itinerary: Itinerary, unit: DistanceUnit, withWarnings: Bool = false
    ) -> [Int: String] {
        var headings: [Int: String] = [:]
        for (index, day) in itinerary.days.enumerated() {
            let section = DayWording(trip: nil, towns: nil, unit: unit, times: .hours24)
            guard index == 0 || day.visits.count > 1 else { continue }
            let first = index == 0 ? day.visits.first : day.visits.dropFirst().first
            guard let first else { continue }
            // Only a round trip gets to its first stop again.
            let place = index > 0 && first.stop == 0 ? (day.visits.first?.stop ?? 0) + 1 : first.stop
            let count = withWarnings ? day.shownWarnings.count : 0
            let warnings = count > 0 ? " · \(Wording.counted(count, "warning"))" : ""
            headings[place] = "\(section.day(day)) · \(section.drive(day))\(warnings)"
        }
        return headings
    }
}

extension ItineraryText {
    /// The heading of a day in one row of at most `width` columns; of one that is longer its parts go that tell least:
    /// the year, the sun, how the way was measured, from where to where, then how far. The day and how long one drives
    /// stay as long as they can.
    package static func shortened(_ heading: String, toWidth width: Int?) -> String {
        let whole = visible(heading)
        guard let width, whole.displayWidth > width else { return whole }
        var parts = whole.split(separator: "·").map { String($0).trimmed }
        func text() -> String { parts.joined(separator: " · ") }
        let steps: [(inout [String]) -> Void] = [
            { parts in parts = parts.map(withoutYear) },
            { parts in parts.removeAll { $0.hasPrefix("sun ") } },
            { parts in parts = parts.map { $0.hasSuffix(" by road") ? String($0.dropLast(8)) : $0 } },
            { parts in parts.removeAll { $0.contains("→") } },
            { parts in parts = parts.map { $0.hasPrefix("about ") ? String($0.prefix { $0 != "," }) : $0 } },
        ]
        for step in steps {
            step(&parts)
            if text().displayWidth <= width { break }
        }
        return text().truncated(toWidth: width)
    }

    /// A date without its year: `Sat 12 Jun` of `Sat 12 Jun 2027`.
    private static func withoutYear(_ part: String) -> String {
        let words = part.split(separator: " ")
        guard words.count == 4, let year = words.last, year.count == 4, year.allSatisfy(\.isNumber) else { return part }
        return words.dropLast().joined(separator: " ")
    }
}
