import CivilTime
import Entities
import Geodesy
import PlaceNames
import Places
import Text

/// The words for one trip's days.
struct DayWording {
    let trip: Trip?
    let towns: TownPlan?
    let unit: DistanceUnit
    let times: ClockStyle
    /// The form in which it is told what mends a warning.
    var advice = AdviceStyle.none
    /// Whether a table of the costs stands beside the totals, which then need no sum for each of many currencies.
    var hasTableOfCosts = false
    /// The most currencies whose sums are read in a sentence.
    private static let fewCurrencies = 3

    /// The words for a day; `shifts` are those of the clocks at its visits, in seconds.
    func section(_ day: Itinerary.Day, shifts: [Int64]) -> ItineraryText.Section {
        let names = [day.visits.first, day.visits.last].compactMap { $0 }.map { name($0.stop) }
        let isLast = { (index: Int) in index == day.visits.count - 1 }
        return ItineraryText.Section(
            numbers: day.number...max(day.number, day.lastNumber), day: self.day(day),
            way: day.source != nil
                ? names.joined(separator: " → ") : (isRest(day) ? "in " : "") + (names.first ?? ""),
            drive: drive(day), shortDrive: shortDrive(day), sun: sun(day),
            rows: day.visits.indices.flatMap { index in
                let visit = day.visits[index]
                return way(to: visit, on: day) + [
                    row(visit, of: day, isLast: isLast(index), shift: shifts[index])
                ]
            },
            warnings: day.shownWarnings.map { $0.text(times, in: unit, advice: advice, number: number) })
    }

    /// The number of a stop as it is typed; nil for a town that is suggested.
    func number(_ stop: Int) -> Int? {
        guard let towns else { return stop + 1 }
        return towns.origins[stop].map { $0 + 1 }
    }

    /// The numbers and dates of a day: `Day 2 · Sun 13 Jun`.
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

    /// Whether a day is one of several in a row at a stop where nights are planned.
    private func isRest(_ day: Itinerary.Day) -> Bool {
        day.visits.count == 1 && !day.isFree && day.lastNumber > day.number
    }

    /// The crossings of the leg to a stop and the borders on it, in the order in which they come.
    private func way(to visit: Itinerary.Visit, on day: Itinerary.Day) -> [ItineraryText.Row] {
        guard visit.arrive != nil else { return [] }
        let borders = day.borders.filter { $0.stop == visit.stop }
        func rows(after crossings: Int) -> [ItineraryText.Row] {
            borders.filter { $0.crossings == crossings }.map { row($0) }
        }
        // Where all is walked the times tell enough.
        let isOnFoot = day.length.legs == day.ways.count && day.ways.allSatisfy { $0.means == .walk }
        let ways = day.ways.filter { $0.stop == visit.stop && ($0.isGiven || !isOnFoot) }
        return rows(after: 0) + ways.enumerated().flatMap { [way($1)] + rows(after: $0 + 1) }
            + borders.filter { $0.crossings > ways.count }.map { row($0) }
    }

    private func row(_ border: BorderCrossing) -> ItineraryText.Row {
        ItineraryText.Row(number: "", name: border.text(in: unit), time: "", remark: "")
    }

    private func way(_ way: Itinerary.Passage) -> ItineraryText.Row {
        let plan = towns == nil || towns?.origins[way.stop] != nil ? trip?.waypoints[way.stop].plan : nil
        return ItineraryText.Row(
            number: "", name: ItineraryText.words(of: way, times, in: unit), time: "", remark: "",
            cost: way.isGiven ? plan?.way?.cost.map(money) ?? "" : "")
    }

    /// An amount with the trip's currency.
    private func money(_ cost: Cost) -> String { trip?.plan.money(cost) ?? cost.description }

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

    func name(_ stop: Int) -> String { trip?.waypoints[stop].name.text ?? "" }

    private func row(
        _ visit: Itinerary.Visit, of day: Itinerary.Day, isLast: Bool, shift: Int64
    ) -> ItineraryText.Row {
        func clock(_ moment: CivilDateTime) -> String {
            let later = day.date.map { moment.date.daysSince1970 - $0.daysSince1970 } ?? 0
            return times.text(moment.time) + (later > 0 ? " +\(later)" : later < 0 ? " -\(-later)" : "")
        }
        let time: String
        // What is fixed stands at its own time, unless it is missed.
        let arrival = visit.isLate ? visit.shownArrival : visit.fixed ?? visit.shownArrival
        switch (arrival, boarding(visit, from: arrival) ?? visit.shownLeave) {
        case (let arrive?, let leave?) where arrive == leave: time = clock(arrive)
        case (let arrive?, let leave?): time = "\(clock(arrive)) – \(clock(leave))"
        case (let arrive?, nil):
            // Where the day ends the stay is over before the night.
            let stay = stay(visit, day)
            let isOver = stay > 0 && stay < 1_440
            let over = CivilDateTime(secondsSince1970: arrive.secondsSince1970 + Int64(stay) * 60)
            time = clock(arrive) + (isOver ? " – \(clock(over))" : "")
        case (nil, let leave?):
            // One who sails at once has to be there before.
            time = boarding(visit, from: arrival).map { "by  \(clock($0))" } ?? "leave  \(clock(leave))"
        case (nil, nil): time = ""
        }
        let number = number(visit.stop).map { "\($0)" } ?? "+"
        let isNight = isLast && day.night != nil
        let leaveBy = day.lastLeave(visit).map { moment in
            "\(visit.arrive == nil ? "" : "leave ")at the latest \(times.text(moment.time))"
        }
        let boarding = visit.boardBy.map {
            guard self.boarding(visit, from: arrival) != nil else { return "at the ferry by \(clock($0))" }
            return visit.arrive == nil ? "at the ferry" : "at the ferry by then"
        }
        let remarks =
            [kind(visit, day, isNight: isNight)].compactMap { $0 } + clocks(shift) + fixed(visit, of: day, clock)
            + remarks(visit, day, isNight: isNight)
            + [leaveBy, boarding, visit.isTight ? "tight" : nil].compactMap { $0 }
        let place = isNew(visit, on: day) && towns?.towns[visit.stop] == nil ? trip?.waypoints[visit.stop] : nil
        let cost = place?.plan.cost.map(money) ?? ""
        // It is clear which nights a cost is for, also where they are on several days.
        let count = max(isNight ? day.nights : 0, place?.plan.nights ?? 0)
        let nights = count > 1 && !cost.isEmpty ? "\(count) nights" : ""
        return ItineraryText.Row(
            number: number, name: name(visit.stop), time: time,
            remark: remarks.filter { nights.isEmpty || $0 != nights }.joined(separator: ", "),
            cost: cost + (nights.isEmpty ? "" : " for \(nights)"), note: place?.note?.text ?? "")
    }

    /// The time to be at the ferry, where one leaves for that and has been at the stop before; nil where there is none,
    /// and where it is too late for that.
    private func boarding(_ visit: Itinerary.Visit, from arrival: CivilDateTime?) -> CivilDateTime? {
        guard let time = visit.boardBy, !visit.isTight else { return nil }
        let stay = Int64(visit.stayMinutes) * 60
        return arrival.map { $0.secondsSince1970 + stay > time.secondsSince1970 } ?? false ? nil : time
    }

    /// Whether the days mention the stop of a visit for the first time, so that what is known of it is told there.
    private func isNew(_ visit: Itinerary.Visit, on day: Itinerary.Day) -> Bool {
        // Only a round trip gets to its first stop again.
        visit.stop == 0 ? visit.arrive == nil && day.number == 1 : visit.arrive != nil
    }

    /// The purpose of a stop, unless it is known from the day before, or is the night that is named anyway.
    private func kind(_ visit: Itinerary.Visit, _ day: Itinerary.Day, isNight: Bool) -> String? {
        let isKnown = visit.arrive == nil && day.number > 1
        guard let kind = trip?.waypoints[visit.stop].plan.kind, kind != .sleep || !isNight, !isKnown,
            towns?.towns[visit.stop] == nil
        else { return nil }
        return kind.plainWord
    }

    /// `fixed, there from 16:05`; the fixed time where it is missed, and by how much.
    private func fixed(
        _ visit: Itinerary.Visit, of day: Itinerary.Day, _ clock: (CivilDateTime) -> String
    ) -> [String] {
        guard let fixed = visit.fixed else { return [] }
        if visit.isLate {
            guard let arrival = visit.shownArrival else {
                let isOther = day.date.map { $0 != fixed.date } ?? false
                return ["fixed \(times.text(fixed.time))\(isOther ? " on \(fixed.date.shortText())" : "")"]
            }
            let date = day.date == nil || fixed.date == arrival.date ? "" : " on \(fixed.date.shortText())"
            let late = durationTextInDays(seconds: Int(arrival.secondsSince1970 - fixed.secondsSince1970))
            return ["fixed \(times.text(fixed.time))\(date)", "\(late) late"]
        }
        let there = visit.wait > 0 ? visit.shownArrival.flatMap { $0 == fixed ? nil : $0 } : nil
        return ["fixed"] + (there.map { ["there from \(clock($0))"] } ?? [])
    }

    /// `clocks +1 h`, where they have changed.
    private func clocks(_ shift: Int64) -> [String] {
        guard shift != 0 else { return [] }
        return ["clocks \(shift > 0 ? "+" : "-")\(durationText(seconds: Int(shift.magnitude)))"]
    }

    private func remarks(_ visit: Itinerary.Visit, _ day: Itinerary.Day, isNight: Bool) -> [String] {
        var remarks = visit.isArrivalUnknown ? ["arrival not known"] : []
        let town = towns?.towns[visit.stop]
        if let source = visit.source, day.length.sources.count > 1 { remarks.append(Self.remark(source)) }
        if visit.wait > 0, visit.fixed == nil {
            remarks.append("wait \(durationTextInDays(seconds: visit.wait, roundedToMinutes: 5))")
        }
        let stay = stay(visit, day)
        if stay > 0 { remarks.append("stay \(durationTextInDays(seconds: stay * 60))") }
        guard isNight else { return remarks }
        guard let town else { return remarks + [nights(at: visit.stop, day)] }
        let others = town.alternatives.map(\.name)
        return remarks + ["suggested night" + (others.isEmpty ? "" : ", or \(others.joined(separator: ", "))")]
    }

    /// The minutes of the stay of a visit. A stay where the day ends is no part of the clock of the day.
    private func stay(_ visit: Itinerary.Visit, _ day: Itinerary.Day) -> Int {
        let isEnd = visit.arrive != nil && visit.stop == day.visits.last?.stop && visit.leave == nil
        return max(visit.stayMinutes, isEnd ? trip?.waypoints[visit.stop].plan.stayMinutes ?? 0 : 0)
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
        ]
        // Of a trip by air alone nobody wants to know that nothing is driven.
        let isCarried = itinerary.days.contains { $0.ways.contains { $0.means != .drive } }
        if totals.driving > 0 || !isCarried { parts.append(drive(totals.driving, totals.driven)) }
        let ways = itinerary.days.flatMap(\.ways)
        parts += CarriedWays.all(of: ways).map(\.inAll) + [walk(ways)].compactMap { $0 }
        if let days = totals.freeDays, days > 0 { parts.insert(Wording.counted(days, "free day"), at: 1) }
        if let liters = totals.fuelLiters { parts.append("about \(fuel(liters)) of fuel") }
        if let energy = totals.energy { parts.append("about \(Int(energy.rounded())) kWh") }
        if let cost = totals.fuelCost {
            let what = totals.energy == nil ? "fuel" : "energy"
            parts.append("about \(Int(cost.rounded()))\(currency)\(currency.isEmpty ? " (\(what))" : " for \(what)")")
        }
        parts += costs(totals)
        // Of several currencies one sum would pass for all that it costs.
        if totals.cost != nil, totals.otherCosts.isEmpty, totals.fuelCost != nil, let all = totals.totalCost {
            parts.append("about \(Int(all.rounded()))\(currency) in all")
        }
        return parts
    }

    /// The costs of stops and ways: `95 EUR (lodging 80, ferry 15)`; in several currencies a sum for each, and what
    /// they are for: `80 EUR + 340 GBP (lodging, ferry)`.
    private func costs(_ totals: Itinerary.Totals) -> [String] {
        let all = totals.allCosts
        guard let first = all.first else { return [] }
        if hasTableOfCosts, all.count > Self.fewCurrencies { return ["costs in \(all.count) currencies"] }
        func plain(_ kind: String) -> String { StopKind(kind)?.plainWord ?? kind }
        let sums = all.map { Cost.text(ofThousandths: $0.cost) + ($0.currency.map { " \($0)" } ?? "") }
        let text = sums.joined(separator: " + ")
        let used = all.flatMap(\.byKind).filter { $0.cost != 0 }
        guard !used.allSatisfy({ $0.kind == "other" }) else {
            return [text + (first.currency == nil ? " (stops)" : " for stops")]
        }
        if all.count == 1 {
            let kinds = used.map { "\(plain($0.kind)) \(Cost.text(ofThousandths: $0.cost))" }
            return ["\(text) (\(kinds.joined(separator: ", ")))"]
        }
        var kinds: [String] = []
        for kind in used.map({ plain($0.kind) }) where !kinds.contains(kind) { kinds.append(kind) }
        return ["\(text) (\(kinds.joined(separator: ", ")))"]
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
        guard guesses.count > 2 else { return guesses.map { $0.text(times, in: unit) } }
        return ["the times at \(guesses.count) stops are about: no known place is near, or only the longitude is known"]
    }
}
