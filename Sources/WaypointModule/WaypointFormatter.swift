package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
import MapData
import Places
import Reactive
package import Screens
import Text

/// Puts a stop, and the results of its edits, into words.
package struct WaypointFormatter {
    private let unit: DistanceUnit
    private let times: ClockStyle
    private let clock: (Coordinate) -> PlaceClock
    private let area: (Coordinate) -> String?
    /// Whether commands tell what mends something, and not words of the menus.
    private let isCommand: Bool

    /// Formats distances in `unit`, days by the clocks of the stops, places with their areas in words.
    package init(
        unit: DistanceUnit, times: ClockStyle = .hours24,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        area: @escaping (Coordinate) -> String? = { _ in nil }, isCommand: Bool = false
    ) {
        self.unit = unit
        self.times = times
        self.clock = clock
        self.area = area
        self.isCommand = isCommand
    }

    /// The page of a stop; nil stands for one that does not exist any more.
    func page(_ detail: WaypointDetail?) -> WaypointPage {
        guard let detail else { return WaypointPage(summary: Self.gone) }
        let stop = detail.stop
        var fields = StopWord.allCases.map {
            WaypointPage.Field(label: $0.text, lines: form(stop, $0, detail.trip.plan))
        }
        let days = days(detail)
        if !days.isEmpty { fields.append(.init(label: "Days", lines: days)) }
        let route = detail.route.value ?? .none
        if let leg = route.legs.first(where: { $0.to == detail.index }) {
            fields.append(.init(label: "From", lines: [self.leg(leg, of: route, detail.trip.waypoints[leg.from])]))
        }
        if let leg = route.legs.first(where: { $0.from == detail.index }) {
            fields.append(.init(label: "To", lines: [self.leg(leg, of: route, detail.trip.waypoints[leg.to])]))
        }
        let (number, count) = (detail.index + 1, detail.trip.waypoints.count)
        return WaypointPage(
            title: "Stop \(number) of \(count) in \(Wording.quoted(detail.trip.name.text))",
            fields: fields, name: stop.name.text,
            note: stop.note.map { $0.text.contains(where: \.isNewline) ? nil : $0.text } ?? "",
            plan: texts(of: stop.plan), summary: total(detail.route), warnings: warnings(of: detail),
            isLoading: detail.route == .loading)
    }

    /// The value of a word in the form, a line each; none where it is open. Money is in the currency of `plan`.
    private func form(_ stop: Waypoint, _ word: StopWord, _ plan: Plan) -> [String] {
        switch word {
        case .name: [stop.name.text]
        case .place: [coordinateText(stop.location) + (area(stop.location).map { ", \($0)" } ?? "")]
        case .note:
            stop.note.map {
                $0.text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { $0.replacingText("\t", with: "    ") }
            } ?? []
        case .plan(.cost) where plan.currency != nil: stop.plan.cost.map { [plan.money($0)] } ?? []
        case .plan(let field): stop.plan[field].shown(times).map { [withCurrency($0, of: stop, plan)] } ?? []
        }
    }

    private static let gone = "This stop is not there any more."

    /// The lines below the notice of an edit that a command has made: the days of a stop that was planned, where
    /// anything of the trip's days is decided; the total of the trip where there are none, or the stop is elsewhere.
    package func lines(after edit: WaypointEdit, _ detail: WaypointDetail?) -> [String] {
        guard let detail else { return [Self.gone] }
        let days = edit.changesPlan ? days(detail) : []
        return days + (days.isEmpty || edit.place != nil ? [total(detail.route)] : [])
    }

    /// The reasons why distances are estimates.
    package func warnings(of detail: WaypointDetail?) -> [String] {
        guard let detail, let route = detail.route.value else { return [] }
        return Wording.notices(route.notices, of: detail.trip, in: unit)
    }

    /// The warnings of the days that an edit has caused, a line each, besides those about the stop itself, which stand
    /// on its page; `before` is the trip before it.
    func newWarnings(_ detail: WaypointDetail, since before: WaypointDetail) -> [String] {
        guard let days = itinerary(detail), days.mayHaveNews else { return [] }
        return days.newWarnings(
            of: detail.trip, since: itinerary(before), of: before.trip, besides: detail.index, times: times, unit: unit,
            advice: advice(on: detail.trip))
    }

    /// The form of advice about a trip.
    private func advice(on trip: Trip) -> AdviceStyle { isCommand ? .command(trip: trip.name.text) : .menu }

    private func itinerary(_ detail: WaypointDetail) -> Itinerary? {
        detail.route.value.flatMap { Itinerary(planned: detail.trip, $0, clock: clock) }
    }

    /// The times at which the stop is reached and left, where anything of the trip's days is decided.
    private func days(_ detail: WaypointDetail) -> [String] {
        guard let days = itinerary(detail) else { return [] }
        return ItineraryText.visits(
            to: detail.index, in: days, of: detail.trip, unit: unit, times: times, advice: advice(on: detail.trip))
    }

    /// A plan as a person types it.
    private func texts(of plan: StopPlan) -> [StopField: String] {
        Dictionary(
            uniqueKeysWithValues: StopField.allCases.compactMap { field in plan[field].typed.map { (field, $0) } })
    }

    /// The notice of an edit, a sentence for each part of it.
    /// A note names `stop` where a page shows others too.
    package func notice(of edit: WaypointEdit, _ outcome: WaypointOutcome, on stop: Waypoint? = nil) -> Notice {
        guard outcome.isChanged else { return Self.unchanged }
        let name = outcome.stop.name.text
        var lines: [String] = []
        if edit.name != nil {
            let old = outcome.before.map { Wording.quoted($0.name.text) } ?? "The stop"
            lines.append("\(old) is now called \(Wording.quoted(name)).")
        }
        if let place = outcome.place {
            lines.append("\(Wording.quoted(name)) is now \(visible(place.phrase)).")
        }
        if let note = edit.note {
            let of = stop.map { " of \(Wording.quoted($0.name.text))" } ?? ""
            lines.append(note.isEmpty ? "The note\(of) is gone." : "Changed the note\(of).")
        }
        if let reading = Self.reading(ofKind: edit.plan[.kind], as: outcome.stop.plan.kind) { lines.append(reading) }
        if edit.changesPlan { lines.append(planned(outcome.stop, after: edit, outcome.plan)) }
        if let lost = Wording.lost(from: outcome.before?.plan.way, to: outcome.stop.plan.way, times: times) {
            lines.append(lost)
        }
        if let currency = outcome.currency { lines.append("The costs of the trip are in \(currency) now.") }
        return .changed(lines, warnings: outcome.warnings)
    }

    /// The sentence that says which kind a typed word was taken for; nil where that is the word or begins with it.
    private static func reading(ofKind typed: String?, as kind: StopKind?) -> String? {
        guard let typed, let kind, !typed.isEmpty, !kind.text.hasPrefix(folded(typed)) else { return nil }
        return "\(Wording.quoted(typed, maximumWidth: 40)) is of the kind \(kind.text)."
    }

    private static let unchanged = Notice.done("It is so already; nothing was changed.")

    /// `“Flåm”: sleep, stay 1 h 30 min, 2 nights, cost 95 NOK`.
    private func planned(_ stop: Waypoint, after edit: WaypointEdit, _ plan: Plan?) -> String {
        let cleared = StopField.allCases.filter { edit.plan[$0]?.isEmpty ?? false }.map(Wording.cleared)
        let parts = cleared + Wording.planned(stop.plan, times: times).map { withCurrency($0, of: stop, plan) }
        return
            "\(Wording.quoted(stop.name.text)): \(parts.isEmpty ? "nothing planned" : parts.joined(separator: ", "))."
    }

    /// A decision of a stop in words, with the currency behind what it costs.
    private func withCurrency(_ words: String, of stop: Waypoint, _ plan: Plan?) -> String {
        guard let currency = plan?.currency else { return words }
        let costs = stop.costs.filter { $0.currency == nil }
        return costs.contains { words.hasSuffix("cost \($0)") } ? "\(words) \(currency)" : words
    }

    /// The notice of an edit of several stops: `“Flåm”, “Bergen”: kind see.`
    func notice(
        of edit: WaypointEdit, _ settings: [StopSetting], _ stops: [Waypoint], isChanged: Bool, currency: String?,
        warnings: [String]
    ) -> Notice {
        guard isChanged else { return Self.unchanged }
        let names = MenuText.names(stops.map(\.name.text))
        var lines: [String] = []
        if let note = edit.note {
            lines.append("\(names): \(note.isEmpty ? "the notes are gone" : "changed the notes").")
        }
        if !settings.isEmpty {
            let values = settings.map { setting in
                setting.shown(times).map { "\(setting.word) \($0)" } ?? Wording.cleared(setting.field)
            }
            lines.append("\(names): \(values.joined(separator: ", ")).")
        }
        if let currency { lines.append("The costs of the trip are in \(currency) now.") }
        return .changed(lines, warnings: warnings)
    }

    /// The notice of a stop that was deleted.
    func notice(ofDeletion outcome: WaypointOutcome) -> Notice {
        .changed(
            ["Deleted \(Wording.quoted(outcome.stop.name.text))."] + outcome.ways.map { $0.text(isCommand: isCommand) },
            warnings: outcome.warnings)
    }

    /// The notice of a stop that was put at another place; it names `stop`, as it was, where a page shows others too.
    func notice(ofMove outcome: WaypointOutcome, from stop: Waypoint? = nil) -> Notice {
        guard outcome.isChanged else { return Self.unchanged }
        let subject = stop.map { Wording.quoted($0.name.text) } ?? "The stop"
        return .changed(
            outcome.place.map { ["\(subject) is now \(visible($0.phrase))."] } ?? [], warnings: outcome.warnings)
    }

    /// `Zion National Park, 150.8 km, 327° NNW`; by road `Zion National Park, 190.2 km, 2 h 5 min, 327° NNW`.
    private func leg(_ leg: Leg, of route: Route, _ neighbour: Waypoint) -> String {
        [
            neighbour.name.text, Wording.distance(of: leg, in: route, unit), Wording.duration(of: leg),
            bearingText(leg.initialBearing),
        ].compactMap { $0 }.joined(separator: ", ")
    }

    private func total(_ route: Loading<Route>) -> String {
        switch route {
        case .loading: "Total: …"
        case .loaded(let route): Wording.total(route.length, in: unit)
        case .failed(let reason): "Total: unknown, \(visible(reason))"
        }
    }
}
