package import CivilTime
package import Entities
package import Geodesy
import PlaceNames
import Places
import Text

/// The days of a trip in words, for every page, report and file that shows them. Names stand in the texts as they are.
package struct ItineraryText: Equatable, Sendable {
    /// One section a day.
    package let sections: [Section]
    /// The totals, what the times are worth, and at which stops the time of the day is a guess.
    package let summary: [String]
    /// The parts of the totals: `11 days`, `10 nights`, `about 46 h 50 min, 4280 km by road`, fuel and costs.
    package let totals: [String]

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
        /// `see, stay 1 h 30 min`, `night`; parts between commas.
        package let remark: String
        /// The purpose of the stop where the remark names it; nil where that is known from the day before.
        package let kind: StopKind?
        /// The remark without the purpose.
        package let details: String

        /// Describes a stop, or a way where there is no number; the details are the remark unless said otherwise.
        init(
            number: String, name: String, time: String, remark: String, kind: StopKind? = nil, details: String? = nil
        ) {
            (self.number, self.name, self.time, self.remark) = (number, name, time, remark)
            (self.kind, self.details) = (kind, details ?? remark)
        }
    }

    /// Puts the days of `trip`, which may have suggested towns in it, into words; lengths in `unit`. Linear.
    package init(
        _ itinerary: Itinerary, of trip: Trip, towns: TownPlan? = nil, unit: DistanceUnit, times: ClockStyle = .hours24
    ) {
        let wording = DayWording(trip: trip, towns: towns, unit: unit, times: times)
        let shifts = Self.clockShifts(itinerary)
        sections = zip(itinerary.days, shifts).map { wording.section($0, shifts: $1) }
        totals = wording.totals(itinerary)
        summary = wording.summary(itinerary) + wording.clocks(itinerary)
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

    /// A leg that the person decided about, or a crossing: `ferry, 2 h 30 min, departs 14:00, wait 20 min`.
    package static func words(of way: Itinerary.Passage, _ times: ClockStyle) -> String {
        let parts = [
            [way.means.rawValue, way.terminals].compactMap { $0 }.joined(separator: " "), duration(of: way),
            way.departs.map { "departs \(times.text($0.time))" },
            way.wait > 0 ? "wait \(durationTextInDays(seconds: way.wait, roundedToMinutes: 5))" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// The time of a way, about where it is an estimate.
    fileprivate static func duration(of way: Itinerary.Passage) -> String {
        way.isEstimate
            ? Wording.duration(seconds: Double(way.seconds), isEstimate: true) : durationText(seconds: way.seconds)
    }

    /// Returns the times at one stop: `Day 2 · Sun 6 Jun: 10:20 – 16:15, stay 1 h`, and below them the plans that
    /// cannot be kept there. Days on which nothing begins at the stop are left out.
    package static func visits(
        to stop: Int, in itinerary: Itinerary, of trip: Trip, unit: DistanceUnit, times: ClockStyle = .hours24
    ) -> [String] {
        let text = ItineraryText(itinerary, of: trip, unit: unit, times: times)
        return zip(itinerary.days, text.sections).flatMap { day, section in
            let rows = zip(day.visits, section.rows.filter { !$0.isWay }).filter { $0.stop == stop && !$1.time.isEmpty }
            let visits = rows.map { _, row in
                let time = row.time.split(separator: " ").joined(separator: " ")
                return "\(section.day): \(time)" + (row.remark.isEmpty ? "" : ", \(row.remark)")
            }
            return visits
                + day.warnings.filter { $0.stop == stop && $0.kind != .aboutZone }.map {
                    "! \($0.sentence.text(times))"
                }
        }
    }

    /// The lines above stops, by their index in the trip, in a list that is grouped by days: the day on which each is
    /// reached first, where it is another than that of the stop before. The way back of a round trip has the index
    /// behind the last stop.
    package static func headings(of itinerary: Itinerary, unit: DistanceUnit) -> [Int: String] {
        var headings: [Int: String] = [:]
        for (index, day) in itinerary.days.enumerated() {
            let section = DayWording(trip: nil, towns: nil, unit: unit, times: .hours24)
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

/// The words for one trip's days.
private struct DayWording {
    let trip: Trip?
    let towns: TownPlan?
    let unit: DistanceUnit
    let times: ClockStyle

    /// The words for a day; `shifts` are those of the clocks at its visits, in seconds.
    func section(_ day: Itinerary.Day, shifts: [Int64]) -> ItineraryText.Section {
        let names = [day.visits.first, day.visits.last].compactMap { $0 }.map { name($0.stop) }
        return ItineraryText.Section(
            numbers: day.number...max(day.number, day.lastNumber), day: self.day(day),
            way: day.source == nil ? names.first ?? "" : names.joined(separator: " → "),
            drive: drive(day), sun: sun(day),
            rows: day.visits.indices.flatMap { index in
                let visit = day.visits[index]
                return way(to: visit, on: day) + [
                    row(visit, of: day, isLast: index == day.visits.count - 1, shift: shifts[index])
                ]
            },
            warnings: day.warnings.filter { $0.kind != .aboutZone }.map { $0.sentence.text(times) })
    }

    func day(_ day: Itinerary.Day) -> String {
        let isFirst = day.number == 1
        guard day.lastNumber > day.number else {
            return "Day \(day.number)" + (day.date.map { " · " + $0.shortText(withYear: isFirst) } ?? "")
        }
        let days = "Days \(day.number)–\(day.lastNumber)"
        guard let first = day.date, let last = day.lastDate else { return days }
        let until = last.shortText(withYear: last.year != first.year)
        return "\(days) · \(first.shortText(withYear: isFirst)) to \(until)"
    }

    func drive(_ day: Itinerary.Day) -> String {
        guard day.driven.legs == 0 else { return drive(day.driving, day.driven) }
        let ways = day.ways.map { "\($0.means.rawValue), \(ItineraryText.duration(of: $0))" }
        return ways.isEmpty ? day.isFree ? "free" : "no drive" : ways.joined(separator: ", ")
    }

    /// The crossings of the leg to a stop and the borders on it, in the order in which they come.
    private func way(to visit: Itinerary.Visit, on day: Itinerary.Day) -> [ItineraryText.Row] {
        guard visit.arrive != nil else { return [] }
        let borders = day.borders.filter { $0.stop == visit.stop }
        func rows(after crossings: Int) -> [ItineraryText.Row] {
            borders.filter { $0.crossings == crossings }.map { row($0) }
        }
        let ways = day.ways.filter { $0.stop == visit.stop }
        return rows(after: 0) + ways.enumerated().flatMap { [way($1)] + rows(after: $0 + 1) }
            + borders.filter { $0.crossings > ways.count }.map { row($0) }
    }

    private func row(_ border: BorderCrossing) -> ItineraryText.Row {
        ItineraryText.Row(number: "", name: border.text(in: unit), time: "", remark: "")
    }

    private func way(_ way: Itinerary.Passage) -> ItineraryText.Row {
        ItineraryText.Row(number: "", name: ItineraryText.words(of: way, times), time: "", remark: "")
    }

    /// `sun 04:25 – 23:20`; what there is of it where the sun does not rise or set.
    private func sun(_ day: Itinerary.Day) -> String {
        guard let sun = day.sun else { return "" }
        switch (sun.sunrise.map { times.text($0.time) }, sun.sunset.map { times.text($0.time) }) {
        case (let rise?, let set?): return "sun \(rise) – \(set)"
        case (nil, nil): return sun.daylight == .polarDay ? "the sun does not set" : "the sun does not rise"
        case (let rise?, nil): return "sunrise \(rise)"
        case (nil, let set?): return "sunset \(set)"
        }
    }

    private func name(_ stop: Int) -> String { trip?.waypoints[stop].name.text ?? "" }

    /// A time and a length, marked by how the legs were measured.
    private func drive(_ seconds: Int, _ length: RouteLength) -> String {
        if length.isByRoadsInside {
            let parts = [
                Wording.duration(seconds: Double(seconds), isEstimate: true),
                "\(Wording.roundDistance(length.drivingMetres, in: unit)) \(Wording.method(length))",
            ]
            return (parts + Wording.exceptions(length)).joined(separator: ", ")
        }
        guard length.legs(.estimated) > 0 else {
            let method = length.legs == 0 ? "" : " \(Wording.method(length))"
            return "\(durationText(seconds: seconds)), \(distanceText(length.metres, in: unit))\(method)"
        }
        let time = "about \(durationText(seconds: seconds, roundedToMinutes: 5))"
        guard length.legs(.estimated) < length.legs else { return "\(time), \(wholeDistance(length.metres)) est." }
        return ([time, "\(wholeDistance(length.metres)) \(Wording.method(length))"] + Wording.exceptions(length))
            .joined(separator: ", ")
    }

    /// A length without decimals: those of an estimate mean nothing.
    private func wholeDistance(_ metres: Double) -> String {
        "\(Int((metres / unit.metresPerUnit).rounded())) \(unit.symbol)"
    }

    private func row(
        _ visit: Itinerary.Visit, of day: Itinerary.Day, isLast: Bool, shift: Int64
    ) -> ItineraryText.Row {
        let isEstimate = day.showsAbout(visit)
        func clock(_ moment: CivilDateTime) -> String {
            let rounded = isEstimate ? moment.roundedToFiveMinutes : moment
            let later = day.date.map { rounded.date.daysSince1970 - $0.daysSince1970 } ?? 0
            return times.text(rounded.time) + (later > 0 ? " +\(later)" : later < 0 ? " -\(-later)" : "")
        }
        let time: String
        // What is fixed stands at its own time, unless it is missed.
        switch (visit.isLate ? visit.arrive : visit.fixed ?? visit.arrive, visit.leave) {
        case (let arrive?, let leave?) where arrive == leave: time = clock(arrive)
        case (let arrive?, let leave?): time = "\(clock(arrive)) – \(clock(leave))"
        case (let arrive?, nil): time = clock(arrive)
        case (nil, let leave?): time = "leave  \(clock(leave))"
        case (nil, nil): time = ""
        }
        let number = towns.map { $0.origins[visit.stop].map { "\($0 + 1)" } ?? "+" } ?? "\(visit.stop + 1)"
        let isNight = isLast && day.night != nil && !day.isFree
        let kind = kind(visit, day, isNight: isNight)
        let beforeKind = clocks(shift) + fixed(visit, of: day, clock)
        let behindKind =
            remarks(visit, day, isNight: isNight)
            + (visit.leaveBy.map { ["leave by \(clock(day.length.isApproximate ? $0.flooredToFiveMinutes : $0))"] }
                ?? [])
        return ItineraryText.Row(
            number: number, name: name(visit.stop), time: time,
            remark: (beforeKind + [kind?.text].compactMap { $0 } + behindKind).joined(separator: ", "), kind: kind,
            details: (beforeKind + behindKind).joined(separator: ", "))
    }

    /// The purpose of a stop, unless it is known from the day before, or is the night that is named anyway.
    private func kind(_ visit: Itinerary.Visit, _ day: Itinerary.Day, isNight: Bool) -> StopKind? {
        let isKnown = visit.arrive == nil && day.number > 1
        guard let kind = trip?.waypoints[visit.stop].plan.kind, kind != .sleep || !isNight, !isKnown,
            towns?.towns[visit.stop] == nil
        else { return nil }
        return kind
    }

    /// `fixed, there from 16:05`; the fixed time where it is missed.
    private func fixed(
        _ visit: Itinerary.Visit, of day: Itinerary.Day, _ clock: (CivilDateTime) -> String
    ) -> [String] {
        guard let fixed = visit.fixed else { return [] }
        if visit.isLate { return ["fixed \(clock(fixed))"] }
        return ["fixed"] + (visit.wait > 0 ? day.reached(visit).map { ["there from \(clock($0))"] } ?? [] : [])
    }

    /// `clocks +1 h`, where they have changed.
    private func clocks(_ shift: Int64) -> [String] {
        guard shift != 0 else { return [] }
        return ["clocks \(shift > 0 ? "+" : "-")\(durationText(seconds: Int(shift.magnitude)))"]
    }

    private func remarks(_ visit: Itinerary.Visit, _ day: Itinerary.Day, isNight: Bool) -> [String] {
        var remarks: [String] = []
        let town = towns?.towns[visit.stop]
        if let source = visit.source, day.length.sources.count > 1 { remarks.append(Self.remark(source)) }
        if visit.wait > 0, visit.fixed == nil {
            remarks.append("wait \(durationTextInDays(seconds: visit.wait, roundedToMinutes: 5))")
        }
        if visit.stayMinutes > 0 { remarks.append("stay \(durationTextInDays(seconds: visit.stayMinutes * 60))") }
        guard isNight else { return remarks }
        guard let town else { return remarks + ["night"] }
        let others = town.alternatives.map(\.name)
        return remarks + ["suggested night" + (others.isEmpty ? "" : ", or \(others.joined(separator: ", "))")]
    }

    /// Returns the remark on the source of a leg, for a day whose legs differ.
    private static func remark(_ source: LegSource) -> String {
        switch source {
        case .straight: "straight line"
        case .estimated: "est."
        case .osrm, .valhalla, .roads: "by road"
        case .sea: "by sea"
        case .air: "by air"
        }
    }

    /// The parts of the totals.
    func totals(_ itinerary: Itinerary) -> [String] {
        let totals = itinerary.totals
        let currency = totals.currency.map { " \($0)" } ?? ""
        var parts = [
            Wording.counted(totals.days, "day"), Wording.counted(totals.nights, "night"),
            drive(totals.driving, totals.driven),
        ]
        if let days = totals.freeDays, days > 0 { parts.insert(Wording.counted(days, "free day"), at: 1) }
        if let liters = totals.fuelLiters { parts.append("about \(fuel(liters)) of fuel") }
        if let energy = totals.energy { parts.append("about \(Int(energy.rounded())) kWh") }
        if let cost = totals.fuelCost {
            parts.append("about \(Int(cost.rounded()))\(currency)\(currency.isEmpty ? " (fuel)" : " for fuel")")
        }
        if let cost = totals.cost {
            let kinds = totals.costByKind
            let all = kinds.map { "\($0.kind) \(Cost.text(ofThousandths: $0.cost))" }.joined(separator: ", ")
            let isPlain = kinds.allSatisfy { $0.kind == "other" }
            let remark = isPlain ? currency.isEmpty ? " (stops)" : " for stops" : " (\(all))"
            parts.append("\(Cost.text(ofThousandths: cost))\(currency)\(remark)")
        }
        return parts
    }

    /// The totals in a sentence, and what the times are worth.
    func summary(_ itinerary: Itinerary) -> [String] {
        var lines = ["Total: " + totals(itinerary).joined(separator: ", ")]
        if let estimate = itinerary.estimate { lines.append(method(estimate)) }
        return lines
    }

    /// An amount of fuel: with miles in US gallons.
    private func fuel(_ liters: Double) -> String {
        guard unit == .miles else { return "\(Int(liters.rounded())) l" }
        return "\(plain((liters / PlanText.litersPerGallon * 10).rounded() / 10)) gal"
    }

    /// Returns the stops at which the time of the day is a guess: each in a sentence, or their number.
    func clocks(_ itinerary: Itinerary) -> [String] {
        let guesses = itinerary.days.flatMap(\.warnings).filter { $0.kind == .aboutZone }
        guard guesses.count > 2 else { return guesses.map(\.text) }
        return ["the times at \(guesses.count) stops are about: no known place is near, or only the longitude is known"]
    }

    /// Returns the sentence on the factors of the times and on their accuracy.
    private func method(_ estimate: DrivingEstimate) -> String {
        let speed = estimate.speed * 1_000 / unit.metresPerUnit
        let unitName = unit == .kilometers ? "km/h" : unit == .miles ? "mph" : "kn"
        return
            "estimate: straight line × \(plain(estimate.detour)) at \(plain((speed * 10).rounded() / 10)) \(unitName)"
            + (estimate.legMinutes > 0 ? " + \(estimate.legMinutes) min a leg" : "")
            + "; mountain roads and ferries can take twice as long"
    }

    private func plain(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
