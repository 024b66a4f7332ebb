import CivilTime
package import Entities
import Text

extension StopPlanReading {
    /// Gives a trip what was read for it.
    mutating func plan(_ trip: inout Trip, _ draft: PlanDraft, _ notices: inout [String]) {
        var draft = draft
        let count = trip.waypoints.count
        let name = Wording.quoted(trip.name.text)
        if let code = draft.plan.currency { try? trip.plan.set(.currency(code)) }
        if draft.plan.currency == nil, let doubt = draft.sign?.doubt { notices.append("\(name): \(doubt)") }
        for (stop, plan) in draft.stops where stop < count { trip.waypoints[stop].plan = plan }
        if !isOwn, let notice = trip.keepBareCosts(at: draft.bareCosts) {
            notices.append(notice)
        } else if !isOwn {
            trip.takeMostUsedCurrency()
        }
        let undecided = draft.decideDays()
        if isOwn {
            // The other dates follow from the plan.
            if let start = draft.dates(.arrival)[0] { try? trip.plan.set(.start(start)) }
            return
        }
        if !undecided.isEmpty {
            notices.append(
                "the dates of \(name) can be two days each, since day and month stand in another order in other "
                    + "countries; they are left in the notes")
            keep(undecided, of: draft, in: &trip)
        }
        if let order = draft.unclear.likelyOrder {
            notices.append(
                "the dates of \(name) were read as \(order), in which alone they follow one another; if they mean the "
                    + "other, write them like 2027-06-12")
        }
        Self.setTimes(draft, besides: undecided, of: &trip)
        var (dates, ends) = (draft.dates(.arrival), draft.dates(.departure))
        if !Self.addDays(draft.days, to: &dates) {
            notices.append(
                "the numbers of days of \(name) stand at no stop that has a date, and are left in the notes")
            keepNumbers(of: Set(draft.days.keys), draft, in: &trip)
        }
        begin(draft.beginnings, &dates)
        if dates[0] == nil, let end = ends[0] {
            // One begins where only the day of leaving is known.
            (dates[0], ends[0]) = (end, nil)
        }
        for stop in draft.rides where stop < count { trip.waypoints[stop].fixDeparture(on: dates[stop]) }
        // The date of a leg is that of its departure.
        let aboard = draft.aboard.filter { dates[$0.key] != nil }
        for (stop, days) in aboard { dates[stop] = dates[stop]?.adding(days: days) }
        let areNumbers = dates.isEmpty
        if areNumbers {
            (dates, ends) = Self.dates(of: draft.days)
            begin(draft.beginnings, &dates)
        }
        Outings.part(&trip.waypoints, &dates)
        let areDays = !areNumbers && draft.endRanges(&ends, dates, count: count)
        let given = trip.waypoints.enumerated().compactMap { index, stop in stop.plan.nights.map { (index, $0) } }
        var result = DatedNights(
            dates, nights: Dictionary(uniqueKeysWithValues: given), until: areNumbers ? [:] : ends,
            aboard: aboard, count: count, keepsGiven: datesSayNights
        ) { trip.waypoints[$0].plan.arrive != nil || draft.rides.contains($0) }
        if dates.isEmpty {
            result?.sleep(at: draft.nights)
        } else if given.isEmpty {
            let lastDays = areNumbers ? ends : draft.dates(.last)
            result?.endStay(at: count - 1, from: dates[count - 1], to: lastDays[count - 1], sleeps: draft.sleeping)
        }
        guard let result else {
            notices.append("the dates of \(name) do not follow its stops, and are left in the notes")
            keep(Set(draft.texts.keys), of: draft, in: &trip)
            return keepNumbers(of: Set(draft.days.keys), draft, in: &trip)
        }
        var (nights, start) = (result.nights, result.start)
        settle(
            &nights, &start, between: dates, result, fixed: Set(given.map(\.0)).union(ends.keys), trip, draft, &notices)
        if !areNumbers { setStart(start, of: &trip, dates, draft, &notices) }
        if !isYearTold, draft.lacksYear, !draft.hasYear, let start = trip.plan.start {
            notices.append("the dates of \(name) have no year: \(start.year) was assumed")
        }
        for (stop, nights) in nights where stop < count { try? trip.waypoints[stop].plan.set(.nights(nights)) }
        if areNumbers, let last = ends.keys.max(), last == count - 1, result.nights[last] == nil, let end = ends[last],
            let first = dates[last]
        {
            let nights = Int(end.daysSince1970 - first.daysSince1970)
            if nights > 0 { try? trip.waypoints[last].plan.set(.nights(nights)) }
        }
        for (stop, names) in draft.skipped.sorted(by: { $0.key < $1.key }) where stop >= 0 && stop < count {
            guard let nights = nights[stop], nights > 0, stop + 1 < count, dates[stop + 1] != nil else {
                continue
            }
            let skipped = names.prefix(3).map { Wording.quoted($0, maximumWidth: 40) }.joined(separator: ", ")
            notices.append(
                "\(Wording.quoted(trip.waypoints[stop].name.text)) has \(Wording.counted(nights, "night")), also those of "
                    + "\(skipped), which \(names.count == 1 ? "was" : "were") skipped, so that the next stop keeps its day"
            )
        }
        for stop in result.pinned {
            guard let time = trip.waypoints[stop].plan.arrive?.time, let date = dates[stop] else { continue }
            try? trip.waypoints[stop].plan.set(.arrive(.on(CivilDateTime(date: date, time: time))))
        }
        uncoveredNights += datesSayNights || areDays && given.isEmpty ? result.beyond : result.uncovered
        notices += Self.noticesOfPinned(result.pinned, of: trip, draft)
        for stop in result.unkept {
            let day = DayOfStop(stop: stop, end: .arrival)
            guard let text = draft.texts[day] ?? draft.dayTexts[stop] else { continue }
            fault(
                text.label, text.line,
                "\(DateText.shown(text.text)) is before the day to which the nights before it lead", about: text.text)
        }
        keepNumbers(of: Set(result.unkept.filter { areNumbers || dates[$0] == nil }), draft, in: &trip)
        // Who leaves on the day of the arrival has no night.
        let departures = ends.keys.filter { result.nights[$0] == nil && !areNumbers && ends[$0] != dates[$0] }
        for stop in departures {
            guard let text = draft.texts[DayOfStop(stop: stop, end: .departure)] else { continue }
            fault(
                text.label, text.line, "\(DateText.shown(text.text)) is not a day behind that of the arrival",
                about: text.text)
        }
        for stop in result.disagreeing {
            guard let nights = given.first(where: { $0.0 == stop })?.1,
                let text = draft.texts[DayOfStop(stop: stop, end: .departure)]
            else { continue }
            fault(
                text.label, text.line,
                "\(DateText.shown(text.text)) is not \(Wording.counted(nights, "night")) behind the arrival",
                about: text.text)
        }
        keep(
            Set(
                result.unkept.map { DayOfStop(stop: $0, end: .arrival) }
                    + (departures + result.disagreeing).map { DayOfStop(stop: $0, end: .departure) }), of: draft,
            in: &trip)
    }

    /// Puts the nights where the drives ask for them, so that each stop is reached on its day; a list that has no day
    /// for its first stops starts earlier by the nights of these.
    private func settle(
        _ nights: inout [Int: Int], _ start: inout CivilDate?, between dates: [Int: CivilDate], _ result: DatedNights,
        fixed: Set<Int>, _ trip: Trip, _ draft: PlanDraft, _ notices: inout [String]
    ) {
        let between = NightsBetweenDates(trip)
        var dates = dates.filter { !result.unkept.contains($0.key) }
        if datesSayNights, let first = dates.keys.filter({ !draft.beginnings.contains($0) }).min(), first > 1,
            (0..<first).allSatisfy({ draft.beginnings.contains($0) && nights[$0] == nil }),
            let before = between.nights(before: first)
        {
            nights.merge(before) { _, night in night }
            start = start?.adding(days: -before.values.reduce(0, +))
            for stop in 0..<first { dates[stop] = nil }
        }
        let free = draft.rides.union(result.pinned).union(draft.aboard.keys)
        for stretch in between.settle(&nights, between: dates, fixed: fixed, free: free) {
            // The file says of the stop that one sleeps there.
            if !stretch.isTooShort, stretch.nights.allSatisfy({ draft.nights.contains($0.stop) }) { continue }
            notices += stretch.notices(of: trip)
        }
    }

    /// Gives the stops the times that stand behind their dates; those behind dates that are not known are in the notes.
    private static func setTimes(_ draft: PlanDraft, besides undecided: Set<DayOfStop>, of trip: inout Trip) {
        for (day, time) in draft.times where day.stop < trip.waypoints.count && !undecided.contains(day) {
            let plan = trip.waypoints[day.stop].plan
            switch day.end {
            case .arrival where plan.arrive == nil: try? trip.waypoints[day.stop].plan.set(.arrive(.anyDay(time)))
            case .departure where plan.leave == nil: try? trip.waypoints[day.stop].plan.set(.leave(time))
            case .arrival, .last, .departure: break
            }
        }
    }

    /// The words about the stops that are later than the nights before them lead to.
    private static func noticesOfPinned(_ stops: [Int], of trip: Trip, _ draft: PlanDraft) -> [String] {
        func names(_ stops: [Int]) -> String {
            stops.prefix(3).map { Wording.quoted(trip.waypoints[$0].name.text) }.joined(separator: ", ")
                + (stops.count > 3 ? ", …" : "")
        }
        let rides = stops.filter { draft.rides.contains($0) && trip.waypoints[$0].plan.arrive == nil }
        let others = stops.filter { !rides.contains($0) }
        let late = "later than the nights before lead to"
        return
            (others.isEmpty
            ? []
            : [
                "\(names(others)) \(others.count == 1 ? "is" : "are") \(late): the arrival is fixed, and the days before it "
                    + "are free"
            ])
            + (rides.isEmpty
                ? []
                : ["the ride to \(names(rides)) is \(late): its departure is fixed, and the days before it are free"])
    }

    /// Makes the costs of each night at some stops those of all nights there; where no night is known they go into the
    /// notes.
    static func multiply(_ costs: Set<Int>, of trip: inout Trip) {
        for stop in costs.sorted() where stop < trip.waypoints.count {
            guard let one = trip.waypoints[stop].plan.cost else { continue }
            let nights = trip.waypoints[stop].plan.nights ?? 0
            if nights > 0, let all = one.times(nights) {
                try? trip.waypoints[stop].plan.set(.cost(all))
            } else {
                try? trip.waypoints[stop].plan.set(.cost(nil))
                trip.waypoints[stop].addNote("Cost of a night: \(CostSums.text(of: one, in: trip.plan.currency))")
            }
        }
    }

    /// Puts the stops where a way begins on the day of the next one.
    private func begin(_ stops: Set<Int>, _ dates: inout [Int: CivilDate]) {
        for stop in stops.sorted(by: >) where dates[stop] == nil { dates[stop] = dates[stop + 1] }
    }

    /// Sets the first day, or says why it is not known.
    private func setStart(
        _ start: CivilDate?, of trip: inout Trip, _ dates: [Int: CivilDate], _ draft: PlanDraft,
        _ notices: inout [String]
    ) {
        if let start { try? trip.plan.set(.start(start)) }
        guard start == nil, let first = dates.keys.min(), first < trip.waypoints.count else { return }
        notices.append(
            "the first day of \(Wording.quoted(trip.name.text)) is not known: the first date is that of "
                + "\(Wording.quoted(trip.waypoints[first].name.text)), and the nights before it are not known")
        keep([DayOfStop(stop: first, end: .arrival)], of: draft, in: &trip)
    }

    /// Puts the texts of days into the notes of their stops.
    private func keep(_ days: Set<DayOfStop>, of draft: PlanDraft, in trip: inout Trip) {
        for day in days.sorted() where day.stop < trip.waypoints.count {
            guard let text = draft.texts[day] else { continue }
            trip.waypoints[day.stop].addNote("\(text.label): \(text.text)")
        }
    }

    /// Puts the texts of the numbers of days into the notes of stops.
    private func keepNumbers(of stops: Set<Int>, _ draft: PlanDraft, in trip: inout Trip) {
        for stop in stops.sorted() where stop < trip.waypoints.count {
            guard let text = draft.dayTexts[stop] else { continue }
            trip.waypoints[stop].addNote("\(text.label): \(text.text)")
        }
    }

    /// Adds the dates that follow from the numbers of days and the date of one of them; false where there are dates and
    /// numbers, but no stop has both.
    private static func addDays(_ days: [Int: (first: Int, last: Int)], to dates: inout [Int: CivilDate]) -> Bool {
        guard !days.isEmpty, !dates.isEmpty else { return true }
        guard let known = dates.keys.filter({ days[$0] != nil }).min(), let date = dates[known],
            let number = days[known]?.first
        else { return false }
        for (stop, day) in days where dates[stop] == nil { dates[stop] = date.adding(days: day.first - number) }
        return true
    }

    /// The numbers of days as dates, of which only the differences count.
    private static func dates(
        of days: [Int: (first: Int, last: Int)]
    ) -> (first: [Int: CivilDate], last: [Int: CivilDate]) {
        (
            days.mapValues { CivilDate(daysSince1970: Int64($0.first)) },
            days.mapValues { CivilDate(daysSince1970: Int64($0.last)) }
        )
    }
}

extension Waypoint {
    /// Puts the departure of the ride that leads here on a day; nil leaves it on any.
    fileprivate mutating func fixDeparture(on date: CivilDate?) {
        guard let date, var way = plan.way, let time = way.departs?.time else { return }
        way.departs = .on(CivilDateTime(date: date, time: time))
        try? plan.set(.way(way))
    }

    /// Adds a line to the note, as far as there is room for it.
    package mutating func addNote(_ line: String) {
        note = Note.cut(note.map { "\($0.text)\n\(line)" } ?? line)
    }
}
