import CivilTime
import Entities
import Geodesy
import Itineraries
import Reactive
import Screens
import Text

/// Puts the days of a trip into words.
struct DaysFormatter {
    let unit: DistanceUnit
    let times: ClockStyle
    /// The options with which a command shows the days; nil in the menus.
    var options: [String]?

    /// The form of advice about a trip.
    private func advice(on trip: Trip) -> AdviceStyle {
        options.map { .command(trip: trip.name.text, options: $0) } ?? .menu
    }

    /// Returns the content of the page.
    func page(_ detail: DaysDetail?) -> DaysPage {
        guard let detail else { return DaysPage(summary: ["The trip does not exist any more."]) }
        let title = detail.trip.name.text
        var page = DaysPage(
            title: title, settings: settings(detail.trip.plan, tried: detail.tried), stops: detail.trip.waypoints)
        for word in PlanWord.allCases { page.typed[word] = word.typed(detail.trip.plan, in: unit) }
        switch detail.days {
        case .loading: page.isLoading = true
        case .failed(let reason): page.summary = ["No route: \(reason)"]
        case .loaded(let days):
            guard !days.itinerary.isEmpty else {
                page.summary = ["Nothing to plan: a drive needs two stops."]
                break
            }
            let text = ItineraryText(
                days.itinerary.withRestInBlocks, of: days.plan.trip, towns: days.plan, unit: unit, times: times,
                advice: advice(on: detail.trip))
            page.title = "\(title): \(Wording.counted(days.itinerary.totals.days, "day"))"
            page.sections = text.sections
            page.warned = text.warned
            page.nights = PlannedNights(days.itinerary, of: days.plan.trip)
            let length = days.itinerary.totals.length
            page.shortTotals =
                (Wording.shortLength(length, in: unit, hasTime: false)
                + [Wording.duration(of: length)].compactMap(\.self))
                .joined(separator: " · ")
            page.summary =
                text.summary + text.hints + [Wording.credit(of: days.itinerary.totals.length)].compactMap(\.self)
            page.warnings = Wording.notices(days.itinerary.totals.length.notices, of: days.plan.trip, in: unit)
            page.shortWarnings = Wording.shortNotices(
                [(days.plan.trip, days.itinerary.totals.length.notices)], in: unit)
            page.planned = days
            page.isProposed = detail.isProposed
            page.tried =
                detail.tried.map { word in
                    word.typed(detail.trip.plan, in: unit).map { "\(word.rawValue) \($0)" } ?? "\(word.rawValue) open"
                } + detail.triedBesides
            page.remark = remark(onLastStopOf: detail.trip)
        }
        return page
    }

    /// The decisions in their words; those without which no day is planned also where they are open.
    private func settings(_ plan: Plan, tried: [PlanWord]) -> String {
        let usual: [PlanWord: String?] = [
            .start: "open", .leave: Plan.Usual.leave.map { times.text($0) },
            .drive: durationText(seconds: Plan.Usual.dailyMinutes * 60),
        ]
        return PlanWord.allCases.compactMap { word in
            (word.shown(plan, in: unit, times) ?? usual[word] ?? nil).map {
                (tried.contains(word) ? DaysPage.markOfTried : "") + "\(word.rawValue) \($0)"
            }
        }
        .joined(separator: " · ")
    }

    /// The sentence that nights at the last stop of a way are days of the trip; nil where none are decided.
    private func remark(onLastStopOf trip: Trip) -> String? {
        guard !trip.isRoundTrip, trip.waypoints.count > 1, let last = trip.waypoints.last,
            let nights = last.plan.nights,
            nights > 0
        else { return nil }
        return "\(Wording.counted(nights, "night")) at \(Wording.quoted(last.name.text)), the last stop, "
            + "\(nights == 1 ? "counts as a day" : "count as days"), too."
    }

    /// The warnings that the days have and did not have before, a line each.
    func newWarnings(_ days: PlannedDays, since before: PlannedDays) -> [String] {
        days.itinerary.newWarnings(
            of: days.plan.trip, since: before.itinerary, of: before.plan.trip, besides: nil, times: times, unit: unit,
            advice: advice(on: days.plan.trip))
    }

    /// The notice that decisions about the days were not kept, shown when the page or the program is left.
    func notKept(isLeaving: Bool) -> Notice {
        .done(
            isLeaving
                ? "What was decided about the days was not kept."
                : "The days were tried, not kept: y shows them again, and t there keeps them.")
    }

    /// Returns the notice of nights at stops that are left open.
    func notice(ofFreed stops: [Waypoint]) -> Notice {
        let nights = stops.reduce(0) { $0 + ($1.plan.nights ?? 0) }
        let names = MenuText.names(stops.map(\.name.text))
        guard nights > 0 else {
            return stops.isEmpty ? .done("No nights are decided for stops.") : .done("Left open: nights 0 at \(names).")
        }
        return .done("Left open: \(Wording.counted(nights, "night")) at \(names).")
    }

    /// Returns the notice of nights at stops that count again.
    func notice(ofDecided stops: [Waypoint]) -> Notice {
        let names = MenuText.names(stops.map(\.name.text))
        return .done("\(names): \(Wording.counted(stops[0].plan.nights ?? 0, "night")), no longer left open.")
    }

    /// Returns the notice of days that were kept.
    func notice(_ outcome: DaysOutcome) -> Notice {
        guard outcome.isChanged else { return Notice(.done, ["It is planned so already."], warnings: outcome.warnings) }
        let stops = outcome.towns == 1 ? "a stop" : "stops"
        let towns = outcome.towns > 0 ? ", with \(Wording.counted(outcome.towns, "town")) as \(stops)" : ""
        let most = outcome.most.flatMap { outcome.days > $0 ? ", \(outcome.days - $0) more than days \($0)" : nil }
        let days = outcome.days > 0 ? ": \(Wording.counted(outcome.days, "day"))\(most ?? "")" : ""
        return Notice(
            .changed, ["Kept the plan\(days)\(towns)."] + [open(outcome.openNights)].compactMap(\.self),
            warnings: outcome.warnings)
    }

    /// The sentence that nights which nobody has set may move; nil where all are set, and for a command.
    private func open(_ stops: [Int]) -> String? {
        guard options == nil, let first = stops.first else { return nil }
        let nights = stops.count == 1 ? "1 night is not set and moves" : "\(stops.count) nights are not set and move"
        return "\(nights) with the drives; ‘\(first) nights 1’ keeps \(stops.count == 1 ? "it" : "one")."
    }
}
