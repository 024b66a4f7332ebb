package import CivilTime
import Entities
package import Geodesy
package import Itineraries
import MapData
import Places
import Reactive
package import Screens
import Text

/// Puts a trip, and the results of its edits, into words and columns.
package struct TripDetailFormatter {
    /// A distance that has not arrived yet.
    static let missing = "…"

    let unit: DistanceUnit
    let times: ClockStyle
    let clock: (Coordinate) -> PlaceClock
    let area: (Coordinate) -> String?
    /// Whether commands tell what mends something, and not words of the menus.
    let isCommand: Bool
    /// Whether a night that was set has its number, as in the menus, where one that follows from the drives may move.
    let marksSetNights: Bool

    /// Formats distances in `unit`, days by the clocks of the stops, places with their areas in words.
    package init(
        unit: DistanceUnit, times: ClockStyle = .hours24, clock: @escaping (Coordinate) -> PlaceClock,
        area: @escaping (Coordinate) -> String?, isCommand: Bool = false, marksSetNights: Bool = false
    ) {
        self.unit = unit
        self.times = times
        self.clock = clock
        self.area = area
        self.isCommand = isCommand
        self.marksSetNights = marksSetNights
    }

    /// The page of a trip. Linear in its stops.
    func page(_ detail: TripDetail?) -> TripDetailPage {
        guard let detail else { return TripDetailPage(summary: "This trip is not there any more.") }
        let days = days(detail)
        let planWarnings = days?.warningCount ?? 0
        return TripDetailPage(
            title: detail.trip.name.text, rows: rows(detail, days), stops: detail.trip.waypoints,
            summary: summary(detail), shorterSummaries: shorterSummaries(detail),
            credit: detail.route.value.flatMap { Wording.credit(of: $0.length) },
            warnings: warnings(of: detail), shortWarnings: shortWarnings(of: detail), remarks: remarks(detail, days),
            planWarnings: planWarnings, nights: days.map { PlannedNights($0, of: detail.trip) },
            isRoundTrip: detail.trip.isRoundTrip, isLoading: detail.route == .loading, detail: detail)
    }

    /// `Total: 2345.6 km straight line`; nil while it is not known.
    package func total(of detail: TripDetail?) -> String? {
        detail?.route.value.map { Wording.total($0.length, in: unit) }
    }

    /// The long ferries that its way takes unless the person chose one, so that no other port is a surprise.
    package func crossings(of detail: TripDetail?) -> [String] {
        detail?.route.value.map { Wording.longCrossings(of: $0) } ?? []
    }

    /// The reasons why distances are estimates.
    package func warnings(of detail: TripDetail?) -> [String] {
        guard let detail, let route = detail.route.value else { return [] }
        return Wording.notices(route.notices, of: detail.trip, in: unit)
    }

    /// The same in one sentence, and where each is seen.
    private func shortWarnings(of detail: TripDetail) -> [String] {
        guard let notices = detail.route.value?.notices, !notices.isEmpty else { return [] }
        return Wording.shortNotices([(detail.trip, notices)], in: unit).map { "\($0); r lists all legs" }
    }

    private func remarks(_ detail: TripDetail, _ days: Itinerary?) -> [String] {
        var remarks = crossings(of: detail)
        if let days, let warned = days.warned {
            remarks.append("The days have \(warned); \(Self.shown(days.warningCount)).")
        }
        if detail.trip.waypoints.isEmpty { remarks.append("No stops yet. a asks for places; a Lyon adds one.") }
        return remarks
    }

    /// The key that shows warnings of the days, as the end of a sentence.
    private static func shown(_ count: Int) -> String { "y shows \(count == 1 ? "it" : "them")" }

    /// Whether the days of a trip have anything that an edit may have caused.
    package func mayHaveNews(_ detail: TripDetail?) -> Bool { detail.flatMap(days)?.mayHaveNews ?? false }

    /// The warnings of the days that an edit has caused, a line each, besides those about one stop; `before` is the
    /// trip before it.
    /// `others` are further trips that have been joined with it.
    package func newWarnings(
        _ detail: TripDetail?, since before: TripDetail, besides stop: Int?, others: [TripDetail] = []
    ) -> [String] {
        guard let detail, let days = days(detail) else { return [] }
        return days.newWarnings(
            of: detail.trip, since: self.days(before), of: before.trip, besides: stop, times: times, unit: unit,
            advice: advice(on: detail.trip),
            others: others.compactMap { other in self.days(other).map { ($0, other.trip) } })
    }

    /// The form of advice about a trip.
    func advice(on trip: Trip) -> AdviceStyle { isCommand ? .command(trip: trip.name.text) : .menu }

    /// The notice of an edit; nothing was changed where all is as it was.
    package func notice(of outcome: TripDetailOutcome) -> Notice {
        if case .set(let notice) = outcome.result { return notice }
        let sentences =
            sentences(outcome) + Self.corrected(outcome.corrections)
            + outcome.ways.map { $0.text(isCommand: isCommand) }
        return outcome.isChange ? .changed(sentences, warnings: outcome.warnings) : Notice(.done, sentences)
    }

    private func sentences(_ outcome: TripDetailOutcome) -> [String] {
        let trip = Wording.quoted(outcome.trip.name.text)
        return switch outcome.result {
        case .added(let stops): sentences(of: stops, in: outcome.trip)
        case .moved(let stops, let number, isChanged: false) where stops.count == 1:
            ["\(names(stops)) is stop \(number) already; nothing was changed."]
        case .moved(let stops, _, isChanged: false): ["\(names(stops)) stand there already; nothing was changed."]
        case .moved(let stops, let number, _):
            stops.count == 1
                ? ["\(names(stops)) is now stop \(number)."]
                : ["\(names(stops)) are now stops \(number) to \(number + stops.count - 1)."]
        case .removed(let stops): ["Removed \(names(stops))."]
        case .copied(let stops, let target, let number, let isMove):
            [
                "\(isMove ? "Moved" : "Copied") \(names(stops)) to \(Wording.quoted(target.name.text)) as "
                    + (stops.count == 1 ? "stop \(number)." : "stops \(number) to \(number + stops.count - 1).")
            ]
        case .split(let parts): PartWording.sentences(parts, daysBefore: outcome.daysBefore)
        case .renamed(let old?): ["\(Wording.quoted(old.text)) is now called \(trip)."]
        case .renamed(nil): ["The trip is called \(trip) already; nothing was changed."]
        case .reversed(true): ["Reversed the order of the stops."]
        case .reversed(false): ["There is nothing to reverse in fewer than two stops."]
        case .setRoundTrip(true, true): ["It is a round trip now."]
        case .setRoundTrip(false, true): ["It is a one-way trip now."]
        case .setRoundTrip(true, false): ["It is a round trip already; nothing was changed."]
        case .setRoundTrip(false, false): ["It is a one-way trip already; nothing was changed."]
        case .set(let notice): notice.lines
        }
    }

    private func names(_ stops: [Waypoint]) -> String {
        MenuText.names(stops.map(\.name.text))
    }

    /// The sentences on new stops: one for several in the menus, whose list shows where each of them is, and then what
    /// is not told by their names.
    private func sentences(of stops: [AddedStop], in trip: Trip) -> [String] {
        let twice = AddedTwice(stops, in: trip).sentences
        guard stops.count > 1, !isCommand, stops.allSatisfy({ $0.growth == nil }), let first = stops.first else {
            return stops.map {
                let growth = $0.growth?.text(in: unit) ?? ""
                return "Added \(name(of: $0)) as stop \($0.number) of \(Wording.quoted(trip.name.text))\(growth)."
            } + twice
        }
        let isAtEnd = first.number + stops.count - 1 == trip.waypoints.count
        let numbers = isAtEnd ? "" : ", now \(first.number) to \(first.number + stops.count - 1)"
        let named = MenuText.plainNames(stops.map(\.stop.name.text))
        return ["Added \(stops.count) stops\(numbers): \(named)."] + explained(stops) + twice
    }

    /// The sentence that says what is at the names of new stops that are not those of their places: first where several
    /// places are called so, and one of them has more to its name (Halle: Halle (Saale)), then where it is the name in
    /// another language. None where there are none.
    private func explained(_ stops: [AddedStop]) -> [String] {
        let others = stops.filter { !$0.place.isUnderOwnName }
        guard !others.isEmpty else { return [] }
        func isShort(_ added: AddedStop) -> Bool {
            let (name, own) = (folded(added.stop.name.text), folded(added.place.ownName))
            return own != name && own.hasPrefix(name)
        }
        let shown = (others.filter(isShort) + others.filter { !isShort($0) }).prefix(Self.mostExplained)
        let rest = others.count - shown.count
        return [shown.map(name).joined(separator: ", ") + (rest > 0 ? " and \(rest) more." : ".")]
    }

    /// The most new stops of which it is told what is at their names.
    private static let mostExplained = 4

    /// The name of a stop, and its place where the name does not tell.
    private func name(of added: AddedStop) -> String {
        visible(added.place.title(called: added.stop.name.text))
    }

    /// The summary without the straight line; with the distance, the time and the number of stops alone; without that.
    private func shorterSummaries(_ detail: TripDetail) -> [String] {
        guard let length = detail.route.value?.length, length.legs > 0 else { return [] }
        let short = Wording.shortLength(length, in: unit)
        return [
            summary(detail, hasStraight: false),
            ([Wording.counted(detail.trip.waypoints.count, "stop")] + short).joined(separator: " · "),
            short.joined(separator: " · "),
        ]
    }

    private func summary(_ detail: TripDetail, hasStraight: Bool = true) -> String {
        var parts = [Wording.counted(detail.trip.waypoints.count, "stop")]
        if detail.trip.isRoundTrip { parts.append("round trip") }
        switch detail.route {
        case .loading: parts.append(Self.missing)
        case .loaded(let route): parts.append(Wording.length(route.length, in: unit, hasStraight: hasStraight))
        case .failed(let reason): parts.append("distance unknown: \(visible(reason))")
        }
        return parts.joined(separator: ", ")
    }

    /// The days of a planned trip, once its route is known.
    private func days(_ detail: TripDetail) -> Itinerary? {
        detail.route.value.flatMap { Itinerary(planned: detail.trip, $0, clock: clock) }
    }
}
