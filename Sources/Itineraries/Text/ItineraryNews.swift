package import CivilTime
package import Entities
package import Geodesy
import Text

extension Itinerary.Day {
    /// The warnings that stand below the day: a zone that is a guess is told with the totals.
    package var shownWarnings: [Itinerary.Warning] { warnings.filter { $0.kind != .aboutZone } }
}

extension Itinerary {
    /// The number of warnings that stand below days. Linear.
    package var warningCount: Int { days.reduce(0) { $0 + $1.shownWarnings.count } }

    /// The number of warnings and the days that have them: `2 warnings: days 4, 9`; nil where there is none. Linear.
    package var warned: String? {
        guard warningCount > 0 else { return nil }
        let numbers = days.filter { !$0.shownWarnings.isEmpty }.map(\.number)
        let most = 8
        let shown = numbers.prefix(most).map { "\($0)" }.joined(separator: ", ")
        let more = numbers.count > most ? " and \(numbers.count - most) more" : ""
        return "\(Wording.counted(warningCount, "warning")): \(numbers.count == 1 ? "day" : "days") \(shown)\(more)"
    }
}

extension Itinerary {
    /// The most new warnings that are told.
    private static let mostNew = 3

    /// Lines for the warnings that the days of a trip did not have before, the first of them; those about `stop` are
    /// left out. What is late by another time than before is one, and what is about a stop that has another name is
    /// none. Names are safe for a terminal. `advice` is the form in which it is told what mends them; `others` are
    /// the days of further trips whose stops are in this one now. Linear.
    package func newWarnings(
        of trip: Trip, since before: Itinerary?, of old: Trip, besides stop: Int?, times: ClockStyle,
        unit: DistanceUnit, advice: AdviceStyle,
        others: [(days: Itinerary, trip: Trip)] = []
    ) -> [String] {
        var known: [WarningKey: Int] = [:]
        for (days, trip) in (before.map { [($0, old)] } ?? []) + others.map({ ($0.days, $0.trip) }) {
            for day in days.days {
                for warning in day.shownWarnings { known[WarningKey(warning, of: trip), default: 0] += 1 }
            }
        }
        var lines: [String] = []
        for day in days {
            for warning in day.shownWarnings where stop == nil || warning.stop != stop {
                let key = WarningKey(warning, of: trip)
                if let count = known[key], count > 0 {
                    known[key] = count - 1
                } else {
                    lines.append("! Day \(day.number): \(visible(warning.text(times, in: unit, advice: advice)))")
                }
            }
        }
        let replaced = [replacedDrive(of: trip, since: before, of: old, unit)].compactMap(\.self)
        guard lines.count > Self.mostNew + 1 else { return replaced + lines }
        let more = lines.count - Self.mostNew
        return replaced + lines.prefix(Self.mostNew)
            + ["! and \(Wording.counted(more, "more new warning")) of the days"]
    }

    /// Whether the days hold anything that an edit may have caused. Linear.
    package var mayHaveNews: Bool {
        days.contains { day in !day.shownWarnings.isEmpty || day.ways.contains { $0.isGiven && $0.means != .walk } }
    }

    /// The shortest drive in metres to and from a port that somebody misses.
    private static let noticedDrive = 2_000.0

    /// The sentence on the drive and the ferry of the roads in place of which the person gave a ferry with its time;
    /// nil where nothing of the kind is gone. Linear.
    private func replacedDrive(of trip: Trip, since before: Itinerary?, of old: Trip, _ unit: DistanceUnit) -> String? {
        guard let before else { return nil }
        let known = Dictionary(old.waypoints.map { ($0.id, $0.plan.way) }, uniquingKeysWith: { first, _ in first })
        let new = trip.waypoints.filter { stop in
            stop.plan.way.map { !$0.isByOneself && $0.minutes != nil } ?? false && known[stop.id] == .some(nil)
        }
        guard new.count == 1, let way = new[0].plan.way,
            let index = old.waypoints.firstIndex(where: { $0.id == new[0].id })
        else { return nil }
        let crossings = before.days.flatMap(\.ways).filter { $0.stop == index && $0.means == way.by }
        let metres = before.totals.driven.drivingMetres - totals.driven.drivingMetres
        guard let terminals = crossings.compactMap(\.terminals).first, metres >= Self.noticedDrive else { return nil }
        let length = Wording.roundDistance(metres, in: unit)
        return
            "The \(way.by.rawValue) is in place of \(length) by road and the \(way.by.rawValue) \(visible(terminals)): "
            + "a stop at each port keeps the road."
    }

    /// The parts of a warning by which it is known again after an edit.
    private struct WarningKey: Hashable {
        let kind: Warning.Kind
        let stop: Waypoint.ID?
        let way: Waypoint.ID?
        let crossing: Int?
        /// The sentence, where it can tell of something worse, or is about no stop.
        let text: String?

        init(_ warning: Warning, of trip: Trip) {
            kind = warning.kind
            stop = warning.stop.map { trip.waypoints[$0].id }
            way = (warning.way?.to).map { trip.waypoints[$0].id }
            crossing = warning.way?.crossing
            text = warning.kind == .late || warning.stop == nil ? Self.text(of: warning, trip) : nil
        }

        /// The sentence without the names of stops, which may have changed.
        private static func text(of warning: Warning, _ trip: Trip) -> String {
            let stops = [warning.stop, warning.way?.to].compactMap(\.self).map { trip.waypoints[$0] }
            let named = warning.kind == .tooFewDays ? trip.waypoints : stops
            return named.reduce(warning.text) { $0.replacingText($1.name.text, with: "") }
        }
    }
}

/// The nights and the number of days of a trip, by which it is told what an edit has moved.
package struct PlannedNights: Equatable, Sendable {
    /// The stops at which days end, each once, with their names.
    private let stops: [(id: Waypoint.ID, name: String)]
    private let days: Int

    /// The most stops that are named.
    private static let most = 4

    /// Takes the nights of a trip from its days. Linear.
    package init(_ itinerary: Itinerary, of trip: Trip) {
        var seen: Set<Waypoint.ID> = []
        stops = itinerary.days.compactMap { $0.isFree ? nil : $0.night?.stop }
            .map { (trip.waypoints[$0].id, trip.waypoints[$0].name.text) }
            .filter { seen.insert($0.0).inserted }
        days = itinerary.totals.days
    }

    /// Whether both have the same nights and days.
    package static func == (first: PlannedNights, second: PlannedNights) -> Bool {
        first.days == second.days && first.stops.map(\.id) == second.stops.map(\.id)
            && first.stops.map(\.name) == second.stops.map(\.name)
    }

    /// The sentence on what is another than before: `9 days instead of 8. Nights now: Bovec (was Bled).`; nil where
    /// nothing is. Names are safe for a terminal. Linear.
    package func sentence(since before: PlannedNights) -> String? {
        let (old, now) = (Set(before.stops.map(\.id)), Set(stops.map(\.id)))
        let (new, gone) = (stops.filter { !old.contains($0.id) }, before.stops.filter { !now.contains($0.id) })
        var sentences: [String] = []
        if days != before.days { sentences.append("\(Wording.counted(days, "day")) instead of \(before.days).") }
        switch (new.isEmpty, gone.isEmpty) {
        case (true, true): break
        case (true, false): sentences.append("No night any more: \(Self.list(gone)).")
        case (false, true): sentences.append("Nights now: \(Self.list(new)).")
        case (false, false): sentences.append("Nights now: \(Self.list(new)) (was \(Self.list(gone))).")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func list(_ stops: [(id: Waypoint.ID, name: String)]) -> String {
        stops.prefix(most).map { visible($0.name) }.joined(separator: ", ")
            + (stops.count > most ? " and \(stops.count - most) more" : "")
    }
}
