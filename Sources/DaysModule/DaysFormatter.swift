import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import Reactive
import Text

/// Puts the days of a trip into words.
struct DaysFormatter {
    let unit: DistanceUnit

    /// What the page shows.
    func page(_ detail: DaysDetail?) -> DaysPage {
        guard let detail else { return DaysPage(summary: ["The trip does not exist any more."]) }
        let title = visible(detail.trip.name.text)
        switch detail.itinerary {
        case .loading: return DaysPage(title: title, isLoading: true)
        case .failed(let reason): return DaysPage(title: title, summary: ["No route: \(visible(reason))"])
        case .loaded(let itinerary):
            guard !itinerary.isEmpty else {
                return DaysPage(title: title, summary: ["Nothing to plan: a drive needs two stops."])
            }
            return DaysPage(
                title: "\(title): \(Wording.counted(itinerary.totals.days, "day"))",
                sections: itinerary.days.map { section($0, detail.trip) },
                summary: summary(itinerary) + clocks(itinerary))
        }
    }

    private func section(_ day: Itinerary.Day, _ trip: Trip) -> DaysPage.Section {
        let rows = day.visits.indices.map { row(day.visits[$0], of: day, isLast: $0 == day.visits.count - 1, trip) }
        return DaysPage.Section(
            heading: heading(day, trip), rows: rows,
            warnings: day.warnings.filter { $0.kind != .aboutZone }.map { visible($0.text) })
    }

    /// `Day 2 · Sun 13 Jun · Flåm → Ålesund · about 2 h 55 min, 258 km est.`
    private func heading(_ day: Itinerary.Day, _ trip: Trip) -> String {
        var parts = ["Day \(day.number)"]
        if let date = day.date { parts.append(date.shortText(withYear: day.number == 1)) }
        let names = [day.visits.first, day.visits.last].compactMap { $0 }.map {
            visible(trip.waypoints[$0.stop].name.text)
        }
        guard day.source != nil else { return (parts + [names.first ?? "", "no drive"]).joined(separator: " · ") }
        parts.append(names.joined(separator: " → "))
        parts.append(drive(day.driving, day.distance, isEstimate: day.source == .estimated))
        return parts.joined(separator: " · ")
    }

    private func drive(_ seconds: Int, _ metres: Double, isEstimate: Bool) -> String {
        guard isEstimate else { return "\(durationText(seconds: seconds)), \(distanceText(metres, in: unit))" }
        return "about \(durationText(seconds: seconds, roundedToMinutes: 5)), \(wholeDistance(metres)) est."
    }

    /// A length without decimals: those of an estimate mean nothing.
    private func wholeDistance(_ metres: Double) -> String {
        "\(Int((metres / unit.metresPerUnit).rounded())) \(unit.symbol)"
    }

    private func row(_ visit: Itinerary.Visit, of day: Itinerary.Day, isLast: Bool, _ trip: Trip) -> DaysPage.Row {
        let stop = trip.waypoints[visit.stop]
        // When a day begins is no estimate.
        let isEstimate = day.source == .estimated && visit.arrive != nil
        func clock(_ moment: CivilDateTime) -> String {
            let rounded = isEstimate ? moment.roundedToFiveMinutes : moment
            let later = day.date.map { rounded.date.daysSince1970 - $0.daysSince1970 } ?? 0
            return rounded.time.hourAndMinute + (later > 0 ? " +\(later)" : later < 0 ? " -\(-later)" : "")
        }
        let time: String
        switch (visit.arrive, visit.leave) {
        case (let arrive?, let leave?) where arrive == leave: time = clock(arrive)
        case (let arrive?, let leave?): time = "\(clock(arrive)) – \(clock(leave))"
        case (let arrive?, nil): time = clock(arrive)
        case (nil, let leave?): time = "leave  \(clock(leave))"
        case (nil, nil): time = ""
        }
        return DaysPage.Row(
            number: "\(visit.stop + 1)", name: visible(stop.name.text), time: time,
            remark: remarks(visit, stop, isNight: isLast && day.night != nil).joined(separator: ", "))
    }

    private func remarks(_ visit: Itinerary.Visit, _ stop: Waypoint, isNight: Bool) -> [String] {
        var remarks: [String] = []
        if let kind = stop.plan.kind, kind != .sleep || !isNight { remarks.append(visible(kind.text)) }
        if visit.wait > 0 { remarks.append("wait \(durationText(seconds: visit.wait, roundedToMinutes: 5))") }
        if visit.stayMinutes > 0 { remarks.append("stay \(durationText(seconds: visit.stayMinutes * 60))") }
        if isNight { remarks.append("night") }
        return remarks
    }

    private func summary(_ itinerary: Itinerary) -> [String] {
        let totals = itinerary.totals
        let currency = totals.currency.map { " \($0)" } ?? ""
        var parts = [
            Wording.counted(totals.days, "day"), Wording.counted(totals.nights, "night"),
            drive(totals.driving, totals.distance, isEstimate: itinerary.estimate != nil),
        ]
        if let liters = totals.fuelLiters { parts.append("about \(Int(liters.rounded())) l of fuel") }
        if let cost = totals.fuelCost { parts.append("about \(Int(cost.rounded()))\(currency) for fuel") }
        if let cost = totals.cost { parts.append("\(Cost.text(ofThousandths: cost))\(currency) for stops") }
        var lines = ["Total: " + parts.joined(separator: ", ")]
        if let estimate = itinerary.estimate { lines.append(method(estimate)) }
        return lines
    }

    /// At which stops the time of the day is a guess: each in a sentence, or how many they are.
    private func clocks(_ itinerary: Itinerary) -> [String] {
        let guesses = itinerary.days.flatMap(\.warnings).filter { $0.kind == .aboutZone }
        guard guesses.count > 2 else { return guesses.map { visible($0.text) } }
        return ["the times at \(guesses.count) stops are about: no known place is near, or only the longitude is known"]
    }

    /// What the times come from, and what they are worth.
    private func method(_ estimate: DrivingEstimate) -> String {
        let speed = estimate.speed * 1_000 / unit.metresPerUnit
        let unitName = unit == .kilometers ? "km/h" : unit == .miles ? "mph" : "kn"
        return
            "estimate: straight line × \(plain(estimate.detour)) at \(plain((speed * 10).rounded() / 10)) \(unitName); "
            + "mountain roads and ferries can take twice as long"
    }

    private func plain(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// What keeping the days did.
    func notice(_ outcome: DaysOutcome) -> Notice {
        guard outcome.isChanged else { return Notice(.done, ["It is planned so already."], warnings: outcome.warnings) }
        return Notice(
            .changed, ["Kept the plan: \(Wording.counted(outcome.days, "day"))."], warnings: outcome.warnings)
    }
}

extension CivilDateTime {
    /// The nearest time that ends in 0 or 5 minutes.
    fileprivate var roundedToFiveMinutes: CivilDateTime {
        // 1970-01-01 00:00 is one, and seconds before it are rounded the same way.
        let steps = (Double(secondsSince1970) / 300).rounded()
        return CivilDateTime(secondsSince1970: Int64(steps) * 300)
    }
}
