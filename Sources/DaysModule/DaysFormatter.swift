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

    /// Returns the content of the page.
    func page(_ detail: DaysDetail?) -> DaysPage {
        guard let detail else { return DaysPage(summary: ["The trip does not exist any more."]) }
        let title = detail.trip.name.text
        var page = DaysPage(title: title, decisions: decisions(detail.trip.plan))
        switch detail.days {
        case .loading: page.isLoading = true
        case .failed(let reason): page.summary = ["No route: \(reason)"]
        case .loaded(let days):
            guard !days.itinerary.isEmpty else {
                page.summary = ["Nothing to plan: a drive needs two stops."]
                break
            }
            let text = ItineraryText(days.itinerary, of: days.plan.trip, towns: days.plan, unit: unit, times: times)
            page.title = "\(title): \(Wording.counted(days.itinerary.totals.days, "day"))"
            page.sections = text.sections
            page.summary =
                text.summary + [Wording.credit(of: days.itinerary.totals.length)].compactMap(\.self)
            page.warnings = Wording.notices(days.itinerary.totals.length.notices, of: days.plan.trip, in: unit)
            page.isProposed = detail.isProposed
        }
        return page
    }

    /// Returns the decisions, as a person types them.
    private func decisions(_ plan: Plan) -> DaysPage.Decisions {
        let use = PlanText.fuelText(plan, in: unit)
        let price = PlanText.priceText(plan, in: unit)
        let speed = plan.speed.map { number(($0 * 10_000 / unit.metresPerUnit).rounded() / 10) }
        let estimate = [speed, plan.detour.map(number), plan.legMinutes.map { "\($0)m" }]
        return DaysPage.Decisions(
            start: plan.start?.text ?? "", leave: plan.leave?.hourAndMinute ?? "",
            drive: plan.dailyMinutes.map { "\($0 / 60)h" + ($0 % 60 > 0 ? "\($0 % 60)" : "") } ?? "",
            days: plan.days.map { "\($0)" } ?? "",
            fuel: [use, price, plan.currency].compactMap { $0 }.joined(separator: " "),
            estimate: estimate.compactMap { $0 }.joined(separator: " "))
    }

    private func number(_ number: Double) -> String { shortDecimalText(number, atMost: 4) }

    /// The notice that decisions about the days were not kept, shown when the page or the program is left.
    func notKept(isLeaving: Bool) -> Notice {
        .done(
            isLeaving
                ? "What was decided about the days was not kept."
                : "What was decided about the days is not kept: y shows it again, and a there keeps it.")
    }

    /// Returns the notice of days that were kept.
    func notice(_ outcome: DaysOutcome) -> Notice {
        guard outcome.isChanged else { return Notice(.done, ["It is planned so already."], warnings: outcome.warnings) }
        let stops = outcome.towns == 1 ? "a stop" : "stops"
        let towns = outcome.towns > 0 ? ", with \(Wording.counted(outcome.towns, "town")) as \(stops)" : ""
        let days = outcome.days > 0 ? ": \(Wording.counted(outcome.days, "day"))" : ""
        return Notice(
            .changed, ["Kept the plan\(days)\(towns)."], warnings: outcome.warnings)
    }
}
