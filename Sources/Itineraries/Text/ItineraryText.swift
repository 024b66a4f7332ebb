import CivilTime
package import Entities
package import Geodesy

/// The days of a trip in words, for every page, report and file that shows them. Names stand in the texts as they are.
package struct ItineraryText: Equatable, Sendable {
    /// One section a day.
    package let sections: [Section]
    /// The totals, what the times are worth, and at which stops the time of the day is a guess.
    package let summary: [String]

    /// One day.
    package struct Section: Equatable, Sendable {
        /// The numbers of the days: several where nothing is driven between them.
        package let numbers: ClosedRange<Int>
        /// `Day 2 · Sun 13 Jun`, or `Days 2–3 · Sun 13 Jun to Mon 14 Jun`.
        package let day: String
        /// `Flåm → Ålesund`; the name of the stop on a day without a drive.
        package let way: String
        /// `about 2 h 55 min, 258 km est.`, `2 h 57 min, 258.3 km by road (OSRM)`, `no drive` or `free`.
        package let drive: String
        /// `sun 04:25 – 23:20`, `the sun does not set`; empty where the trip has no dates.
        package let sun: String
        package let rows: [Row]
        /// The plans that cannot be kept, a sentence each.
        package let warnings: [String]

        /// `Day 2 · Sun 13 Jun · Flåm → Ålesund · about 2 h 55 min, 258 km est. · sun 04:25 – 23:20`
        package var heading: String { [day, way, drive, sun].filter { !$0.isEmpty }.joined(separator: " · ") }
    }

    /// A stop on one day, or the way to the next one where the person decided about it.
    package struct Row: Equatable, Sendable {
        /// Whether it is a way, whose text is the name.
        package var isWay: Bool { number.isEmpty }
        /// The number of the stop; `+` for a town that is suggested.
        package let number: String
        package let name: String
        /// `leave  09:00`, `10:55 – 12:25` or `13:25`.
        package let time: String
        /// `stay 1 h 30 min`, `night`; parts between commas.
        package let remark: String
    }

    /// Puts the days of `trip`, which may have suggested towns in it, into words; lengths in `unit`. Linear.
    package init(_ itinerary: Itinerary, of trip: Trip, towns: TownPlan? = nil, unit: DistanceUnit) {
        let wording = DayWording(trip: trip, towns: towns, unit: unit)
        let shifts = Self.clockShifts(itinerary)
        sections = zip(itinerary.days, shifts).map { wording.section($0, shifts: $1) }
        summary = wording.summary(itinerary) + wording.clocks(itinerary)
    }

    /// For each visit of each day by how many seconds the clocks have gone forward since the visit before: at another
    /// zone, or when summer time begins or ends on the way. 0 where that is not known.
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
                return before.map { now - $0 } ?? 0
            }
        }
    }

    /// Returns the times at one stop: `Day 2 · Sun 6 Jun: 10:20 – 16:15, stay 1 h`, and below them the plans that
    /// cannot be kept there. Days on which nothing begins at the stop are left out.
    package static func visits(
        to stop: Int, in itinerary: Itinerary, of trip: Trip, unit: DistanceUnit
    ) -> [String] {
        let text = ItineraryText(itinerary, of: trip, unit: unit)
        return zip(itinerary.days, text.sections).flatMap { day, section in
            let rows = zip(day.visits, section.rows.filter { !$0.isWay }).filter { $0.stop == stop && !$1.time.isEmpty }
            let times = rows.map { _, row in
                let time = row.time.split(separator: " ").joined(separator: " ")
                return "\(section.day): \(time)" + (row.remark.isEmpty ? "" : ", \(row.remark)")
            }
            return times + day.warnings.filter { $0.stop == stop && $0.kind != .aboutZone }.map { "! \($0.text)" }
        }
    }

    /// For stops, by their index in the trip, what stands above them in a list that is grouped by days: the day on
    /// which each is reached first, where it is another than that of the stop before. The way back of a round trip has
    /// the index behind the last stop.
    package static func headings(of itinerary: Itinerary, unit: DistanceUnit) -> [Int: String] {
        var headings: [Int: String] = [:]
        for (index, day) in itinerary.days.enumerated() {
            let section = DayWording(trip: nil, towns: nil, unit: unit)
            guard index == 0 || day.visits.count > 1 else { continue }
            let first = index == 0 ? day.visits.first : day.visits.dropFirst().first
            guard let first else { continue }
            // Only a round trip gets to its first stop again.
            let place = index > 0 && first.stop == 0 ? (day.visits.first?.stop ?? 0) + 1 : first.stop
            headings[place] = "\(section.day(day)) · \(section.drive(day))"
        }
        return headings
    }
}
