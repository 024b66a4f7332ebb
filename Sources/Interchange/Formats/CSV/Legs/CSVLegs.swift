import CivilTime
import Entities
import Geodesy
import Itineraries
import Text

/// Rows that are legs.
extension CSVImport {
    /// The places of the row's leg, where one column has them all; nil in any other table.
    var routePlaces: [String]? {
        guard columns.isRoute, let text = text(columns.name) else { return nil }
        return RouteText.places(text) { place in
            if case .success = context.readPlace(place, lastPlace) { true } else { false }
        }
    }

    /// The text that names the stop of the row: the end of its leg where the column has both ends; on a day on which
    /// one goes nowhere the place where one is.
    var nameText: String? {
        if let name = nightTown ?? partName { return name }
        if columns.isRoute { return text(columns.stageTown) ?? text(columns.address.first) ?? routePlaces?.last }
        guard let name = text(columns.name) else { return columns.areLegs ? text(columns.from) : nil }
        return columns.leg == nil ? ListHomes.town(in: name) ?? name : name
    }

    /// The name of the place where the leg of the row ends.
    var legEnd: String? {
        if let name = nightTown ?? partName { return name }
        return columns.isRoute ? nameText : text(columns.to) ?? (columns.areLegs ? text(columns.from) : nil)
    }

    /// Whether a row of a table of legs leads nowhere: its end is its beginning, or is left out.
    var isOfRest: Bool {
        guard columns.areLegs, !columns.isRoute, let from = text(columns.from) else { return false }
        return text(columns.to).map { folded($0) == folded(from) } ?? true
    }

    /// Adds the place where a leg begins, in a table of legs whose stops are their ends, unless the leg before ends
    /// there. `end` is the end of the leg where it is known.
    mutating func addBeginningOfLeg(at line: Int, near end: Coordinate? = nil) throws(TextFault) {
        guard columns.endAtStops else { return }
        let places = routePlaces ?? [text(columns.from)].compactMap { $0 } + [""]
        for (index, start) in places.dropLast().enumerated() {
            if index == 0, let lastEnd, !columns.areLegs || Self.isSame(lastEnd, start) { continue }
            if let end, lastPlace == nil { lastPlace = end }
            isEndTaken = try addEnd(of: start, "where its leg begins", at: line)
        }
    }

    /// Whether two names of ends are one place: but for what stands in brackets or behind a comma at one of them, they
    /// are the same.
    static func isSame(_ one: String, _ other: String) -> Bool {
        let (first, second) = (one.lowercased(), other.lowercased())
        func bare(_ name: String) -> String { String(name.prefix { $0 != "(" && $0 != "," }).trimmed }
        return first == second || bare(first) == second || first == bare(second)
    }

    /// Adds the place where the last leg ends, in a table of legs whose stops are their beginnings.
    mutating func addEndOfLegs() throws(TextFault) {
        guard columns.beginAtStops, let end = lastEnd else { return }
        _ = try addEnd(of: end, "where the last leg ends", at: lastLine)
    }

    /// The place where the row's leg begins, by its own coordinates; nil where it has none.
    private mutating func startOfLeg() -> CSVAnswer? {
        guard columns.endAtStops, let (latitude, longitude) = columns.startCoordinates,
            case .found(let found) = place(latitude, longitude)
        else { return nil }
        return .found(found)
    }

    /// Adds the end of a leg for which the table has only a name; returns whether its place is known.
    private mutating func addEnd(of name: String, _ role: String, at line: Int) throws(TextFault) -> Bool {
        switch startOfLeg() ?? lookedUp(name) {
        case .blank: return false
        case .refused(let reason):
            try assembly.skip(
                columns.areLegs ? reason : "\(Wording.quoted(name)), \(role), is missing: \(reason)", line: line)
            return false
        case .found(let found):
            let trip = try openTrip(startsAnew: false, line: line)
            if columns.endAtStops {
                plans?.begin(assembly.count(of: trip), in: trip)
                takeNumberOfDay(of: assembly.count(of: trip), in: trip, line: line)
            }
            try assembly.add(name: name, note: nil, place: found.place, to: trip, line: line)
            lastPlace = found.place
            if let label = found.label { assembly.notice("“\(name)” was looked up: \(label)", line: line) }
            return true
        }
    }

    /// Gives a stop on the way of the row's leg the number of its day. Without one it would be on the day before, whose
    /// last stop it would be.
    mutating func takeNumberOfDay(of stop: Int, in trip: Int, line: Int) {
        guard columns.date == nil, let day = text(columns.day), let days = StopPlanReading.days(day),
            day.allSatisfy(\.isNumber) || DateText(today: context.today).date(day) == nil
        else { return }
        var texts = PlanTexts()
        texts.day = "\(days.first)"
        _ = plans?.take(texts, of: stop, in: trip, line: line)
    }

    /// Takes the way of the row's leg and its departure out of the texts of the stop where the leg ends, which is at
    /// `place`: a departure by car is that of the stop before. Returns the columns whose texts are in the plan, and
    /// what is left for the note, with its label.
    mutating func takeLeg(
        _ texts: inout PlanTexts, to place: Coordinate, in trip: Int, line: Int
    ) -> (used: Set<Int>, left: [StopPlanReading.Left]) {
        guard columns.endAtStops else { return ([], []) }
        let count = assembly.count(of: trip)
        takeDayOfDeparture(&texts, of: count - 1, in: trip, line: line)
        let departure = texts.fields.removeValue(forKey: .leave)
        let isFlight = text(columns.flight).map(Self.isFlight) ?? false
        let means = text(columns.means).flatMap(MeansWords.means) ?? (isFlight ? .flight : nil)
        guard isEndTaken, count > 0 else {
            // The way from a place that is missing leads nowhere.
            return ([], departure.map { [(label(of: .leave), $0)] } ?? [])
        }
        guard let means, means != .drive, let column = isFlight ? columns.flight : columns.means else {
            var left: [StopPlanReading.Left] = []
            if let departure {
                var before = PlanTexts()
                before.fields[.leave] = departure
                left = plans?.take(before, of: count - 1, in: trip, line: line) ?? []
            }
            return (means == .drive ? Set([columns.means].compactMap { $0 }) : [], left)
        }
        // The number of a flight is for the note.
        var used: Set<Int> = isFlight ? [] : [column]
        var way = WayTexts(means: means)
        var left: [StopPlanReading.Left] = []
        let moments = [departure, texts.fields[.arrive]].map { $0.flatMap(DateText(today: context.today).moment) }
        if let leaves = moments[0] {
            // With days the departure ends the nights at the stop before, and the arrival is told by the way.
            way.departs = leaves.time
            if let arrives = moments[1] {
                if let lastPlace, let minutes = context.minutes(from: leaves, at: lastPlace, to: arrives, at: place),
                    minutes > 0
                {
                    way.minutes = minutes
                    countedWays += 1
                }
                way.nightsAboard = WayTexts.nightsAboard(from: leaves.date, to: arrives.date)
                texts.fields[.arrive] = nil
                if texts.date == nil { texts.date = leaves.date.text }
            }
            var before = PlanTexts()
            before.checkOut = leaves.date.text
            left = plans?.take(before, of: count - 1, in: trip, line: line) ?? []
            texts.way = way
            return (used, left)
        }
        let leave = departure.flatMap { TimeOfDay(typed: $0) }
        if let leave {
            way.departs = leave
        } else if let departure {
            left.append((label(of: .leave), departure))
        }
        if let duration = text(columns.legDuration), let minutes = plans?.minutes(duration) {
            way.minutes = minutes
            if let column = columns.legDuration { used.insert(column) }
        } else if let leave, let arrive = texts.fields[.arrive].flatMap({ TimeOfDay(typed: $0) }) {
            way.minutes = minutes(from: leave, at: lastPlace, to: arrive, at: place)
            if way.minutes != nil { countedWays += 1 }
            way.nightsAboard = arrive.secondsSinceMidnight < leave.secondsSinceMidnight ? 1 : 0
        }
        texts.way = way
        return (used, left)
    }

    /// Takes the day on which the row's leg begins out of the texts of the stop where it ends: it is the day on which
    /// the stop before is left. A day behind that of the arrival is one of leaving the stop itself, and stays.
    private mutating func takeDayOfDeparture(_ texts: inout PlanTexts, of stop: Int, in trip: Int, line: Int) {
        let reading = DateText(today: context.today)
        guard let arrival = texts.date.flatMap({ reading.date($0) }),
            let departure = texts.checkOut.flatMap({ reading.date($0) }),
            departure.daysSince1970 <= arrival.daysSince1970
        else { return }
        if isEndTaken, stop >= 0 {
            var before = PlanTexts()
            before.checkOut = texts.checkOut
            _ = plans?.take(before, of: stop, in: trip, line: line)
        }
        texts.checkOut = nil
    }

    /// Whether a text is the number of a flight: `LH1166`, `TP 1685`.
    private static func isFlight(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace }
        let digits = code.reversed().prefix { $0.isASCII && $0.isNumber }
        return (5...7).contains(code.count) && (1...4).contains(digits.count) && digits.count < code.count - 1
            && code.dropLast(digits.count).allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }

    /// The name of the column of a decision.
    private func label(of field: StopField) -> String {
        columns.plan[field].map { columns.labels[$0] } ?? field.columnName
    }

    /// The minutes from a departure to an arrival, each by the clock of its place, within a day; nil where a clock is
    /// not known.
    private func minutes(from leave: TimeOfDay, at start: Coordinate?, to arrive: TimeOfDay, at end: Coordinate) -> Int?
    {
        guard let start, let clock = context.clock else { return nil }
        let (first, last) = (clock(start), clock(end))
        let noon = context.today.daysSince1970 * 86_400 + 43_200
        let ahead = last.local(noon).secondsSince1970 - first.local(noon).secondsSince1970
        let seconds = arrive.secondsSinceMidnight - leave.secondsSinceMidnight - Int(ahead)
        let minutes = ((seconds / 60) % 1_440 + 1_440) % 1_440
        return minutes > 0 ? minutes : nil
    }
}
