import CivilTime
import Entities
import Geodesy
import Text

/// Takes the lines that say something of the stop above them.
extension ListStops {
    /// Begins a trip.
    mutating func begin(_ name: String, isRoundTrip: Bool, line: Int) throws(TextFault) {
        try releaseCountry(before: nil)
        lastCountry = nil
        tripName = name
        let trip = try assembly.trip(name, startsAnew: true, line: line)
        if isRoundTrip { assembly.closeLoop(of: trip) }
        placeCount += 1
    }

    /// Trips with the words about the days of the whole trip, where a line says these.
    func withSpan(_ imported: ImportedTrips) -> ImportedTrips {
        var imported = imported
        if let span { imported.notices += Self.notices(of: span, imported.trips.first) }
        return imported
    }

    /// The words about the days of a whole trip: how many they are, and how many those of the stops are where that is
    /// another number.
    private static func notices(of span: (text: String, days: Int, line: Int), _ trip: Trip?) -> [String] {
        let nights = trip?.waypoints.compactMap { $0.plan.nights }.reduce(0, +) ?? 0
        let others = nights > 0 && nights + 1 != span.days ? ", and those of its stops are \(nights + 1)" : ""
        let shown = Wording.quoted(span.text, maximumWidth: 60)
        return ["line \(span.line): \(shown) is taken for the \(span.days) days of the whole trip\(others)"]
    }

    /// Puts the last stop on a day.
    mutating func schedule(_ date: String, line: Int) throws(TextFault) {
        guard let trip = assembly.openTrip(tripName), assembly.count(of: trip) > 0 else {
            headingPlan.date = date
            return
        }
        hasPlans = true
        _ = plans.take(PlanTexts(date: date), of: assembly.count(of: trip) - 1, in: trip, line: line)
    }

    /// Takes the day of a heading for the next stop; where the first has none, that on which the trip starts stays.
    mutating func begin(day: PlanTexts) {
        let start = placeCount == 0 && day.date == nil ? headingPlan.date : nil
        departureDay = nil
        headingPlan = day
        headingPlan.date = day.date ?? start
    }

    /// Adds a text to the note of the last stop; false where there is none.
    mutating func addNote(_ text: String) -> Bool {
        if var held = heldCountry {
            held.found.note = [held.found.note, text].compactMap { $0 }.joined(separator: "\n")
            heldCountry = held
            noteCount += 1
            return true
        }
        guard let trip = assembly.openTrip(tripName), assembly.addNote(text, toLastStopOf: trip) else { return false }
        noteCount += 1
        return true
    }

    /// Whether an item below a day is as a whole a place of its own, away from the last stop or this stop again, so
    /// that it is one of the journey and not said of the day.
    func isElsewhere(_ text: ListText) -> Bool {
        text.readings.prefix(2).contains { reading in
            guard reading.ends.count == 1, reading.rest == nil, !reading.isByName, !reading.isLate,
                case .success(let found) = finder.find(reading, near: lastPlace)
            else { return false }
            // In a town so far away that is called so or has one, too, nobody is on this day: it is seen in its own.
            if let distance = lastPlace.map({ $0.distance(to: found[0].place) }),
                found[0].details.nights == nil,
                distance > (found[0].isShortened ? Self.farTown : found[0].isSight ? Self.farSight : .infinity)
            {
                return false
            }
            // On a stay of several days one sees what is around.
            if found[0].isSight, found[0].details.nights == nil,
                lastDay?.contains("-") == true || (lastNights ?? 0) > 1,
                lastPlace.map({ $0.distance(to: found[0].place) < Self.outing }) ?? false
            {
                return false
            }
            return headingPlace == folded(reading.ends[0].text)
                || lastPlace.map { $0.distance(to: found[0].place) > Self.ofTown } ?? true
        }
    }

    /// Whether a line is a country, a region or something to see, and says nothing of a stay: above a list that is its
    /// title.
    func isOfArea(_ text: ListText) -> Bool {
        guard text.head == nil else { return false }
        for reading in text.readings where !reading.isLate && reading.ends.count == 1 {
            let details = reading.ends[0].details
            guard details.nights == nil, details.date == nil, details.cost == nil, reading.date == nil else {
                return false
            }
            if case .success(let found) = finder.find(reading, near: nil) { return found[0].isArea || found[0].isSight }
        }
        return false
    }

    /// Whether a line is a way of several places, of which all are known.
    func isWay(_ text: ListText) -> Bool {
        text.readings.contains { reading in
            guard reading.ends.count > 1, !reading.isLate, case .success = finder.find(reading, near: nil) else {
                return false
            }
            return true
        }
    }

    /// The furthest that a sight is from the stop of the day on which one sees it, in metres.
    private static let ofTown = 10_000.0
    /// The distances in metres from which on a town that is called by the beginning of its name, and a sight, are none
    /// of the day below which they stand.
    private static let (farTown, farSight) = (100_000.0, 400_000.0)
    /// The furthest that a sight is from the town behind which it stands in one line, in metres.
    static let aroundTown = 25_000.0

    /// Adds what a line below a day says of it to the last stop: nights where it has none, costs, and the rest as a
    /// note; false where there is no stop.
    mutating func addBelow(_ text: String, _ dates: ListDates, line: Int) throws(TextFault) -> Bool {
        try releaseCountry(before: nil)
        guard let trip = assembly.openTrip(tripName), assembly.count(of: trip) > 0 else { return false }
        var details = ListDetails()
        details.take(text, dates)
        if details.nights == nil, details.costOfNight == nil, let cost = details.cost, ListTickets.isSaid(text) {
            // Beside that of the night a stop has no room for it.
            _ = assembly.addNote(text, toLastStopOf: trip)
            assembly.notice("\(cost) is no lodging and is in the note of the stop above", line: line)
            belowCount += 1
            return true
        }
        // A label that had nothing but the cost behind it says no more.
        let isLabel =
            details.cost != nil || details.costOfNight != nil
            ? details.note.map { ListLabels.isOfAmount($0) } ?? false : false
        let note = details.nights == nil ? details.note : details.note.flatMap(withoutOwnTown)
        var notes = [details.date, isLabel ? nil : note].compactMap { $0 }
        var texts = PlanTexts()
        let slept = lastNights == nil && ListNights.saysNight(text) ? "1 night" : nil
        if let nights = details.nights ?? slept {
            let count = StopPlanReading.nights(nights, isNamed: false)
            // `3.–5. Tag` are three nights, of which the last may not be counted.
            if lastNights == nil || areNightsOfRange && count == lastNights.map({ $0 + 1 }) {
                texts.fields[.nights] = nights
                areNightsOfRange = false
                lastNights = StopPlanReading.nights(nights, isNamed: false)
            } else if lastNights != StopPlanReading.nights(nights, isNamed: false) {
                notes.append(nights)
            }
        }
        texts.fields[.cost] = details.cost
        if let costOfNight = details.costOfNight {
            if let cost = lastNights.flatMap({ details.cost(ofNights: $0) }) {
                texts.fields[.cost] = cost
            } else {
                // The dates may say the nights.
                (texts.fields[.cost], texts.costIsOfNight) = (costOfNight.money, true)
            }
        }
        let left = plans.add(texts, to: assembly.count(of: trip) - 1, in: trip, line: line)
        for note in notes + left.map({ "\($0.label): \($0.text)" }) {
            _ = assembly.addNote(note, toLastStopOf: trip)
        }
        belowCount += 1
        return true
    }

    /// The text of a line beside nights, without words in front of a house and the point at its end; nil where
    /// that is the town of the last stop and nothing else: `a Taormina.`
    private func withoutOwnTown(_ said: String) -> String? {
        let text = ListRests.withoutPreposition(said)
        guard !text.isEmpty, let trip = assembly.openTrip(tripName), let last = assembly.lastStop(of: trip) else {
            return nil
        }
        if folded(text) == folded(last.name.text) { return nil }
        // Of a sentence the words in front belong to what is cut off.
        return said.hasSuffix(".") ? text : said
    }

    /// Whether the day of a line is several.
    func isOfSeveralDays(_ day: PlanTexts) -> Bool {
        day.day?.contains("-") ?? false || nights(of: day) ?? 0 > 0
    }

    /// The nights that the texts of a stop say, by themselves or by the two days of a range.
    func nights(of texts: PlanTexts) -> Int? {
        let reading = DateText(today: context.today)
        if let first = texts.date.flatMap({ reading.date($0) }),
            let last = texts.checkOut.flatMap({ reading.date($0, from: first) }),
            last.daysSince1970 > first.daysSince1970
        {
            return Int(last.daysSince1970 - first.daysSince1970)
        }
        return texts.fields[.nights].flatMap { StopPlanReading.nights($0, isNamed: false) }
            ?? texts.date.flatMap { reading.range($0) }.map {
                Int($0.last.daysSince1970 - $0.first.daysSince1970)
            }
    }

    /// Takes what a further line about the last stop says of the nights there and their cost; where it has a date the
    /// nights follow from the dates.
    mutating func stay(_ details: ListDetails, isDated: Bool, line: Int) throws(TextFault) {
        try releaseCountry(before: nil)
        let trip = try trip(line)
        var texts = PlanTexts()
        let count = details.nights.flatMap { StopPlanReading.nights($0, isNamed: false) }
        if lastNights == nil, let nights = details.nights, !isDated || count ?? 0 > 1 {
            texts.fields[.nights] = nights
            lastNights = count
        }
        texts.fields[.cost] = details.cost
        if let costOfNight = details.costOfNight {
            if let cost = (count ?? lastNights).flatMap({ details.cost(ofNights: $0) }) {
                texts.fields[.cost] = cost
            } else {
                _ = assembly.addNote(costOfNight.text, toLastStopOf: trip)
            }
        }
        let left = plans.add(texts, to: assembly.count(of: trip) - 1, in: trip, line: line)
        for part in left { _ = assembly.addNote("\(part.label): \(part.text)", toLastStopOf: trip) }
    }

    /// Adds a cost to that of the last stop; what is none goes into its note.
    mutating func take(cost: String, line: Int) {
        guard let trip = assembly.openTrip(tripName), assembly.count(of: trip) > 0 else { return }
        var texts = PlanTexts()
        texts.fields[.cost] = cost
        hasPlans = true
        for part in plans.add(texts, to: assembly.count(of: trip) - 1, in: trip, line: line) {
            _ = assembly.addNote("\(part.label): \(part.text)", toLastStopOf: trip)
        }
    }

    /// Notes when the last stop is left, on the day of the next one.
    mutating func leave(at time: String?, _ day: PlanTexts, line: Int) throws(TextFault) {
        try releaseCountry(before: nil)
        if day.date != nil || day.day != nil { headingPlan = PlanTexts(date: day.date, day: day.day) }
        var texts = PlanTexts()
        texts.fields[.leave] = time
        let reading = DateText(today: context.today)
        if lastNights == nil, let first = lastDate.flatMap({ reading.date($0) }),
            let last = headingPlan.date.flatMap({ reading.date($0, from: first) })
        {
            let nights = last.daysSince1970 - first.daysSince1970
            if nights > 0 { texts.fields[.nights] = nights == 1 ? "1 night" : "\(nights) nights" }
        } else if lastNights == nil, let first = Self.lastNumber(of: lastDay),
            let last = Self.lastNumber(of: headingPlan.day),
            last > first
        {
            texts.fields[.nights] = last - first == 1 ? "1 night" : "\(last - first) nights"
        }
        let trip = try trip(line)
        _ = plans.add(texts, to: assembly.count(of: trip) - 1, in: trip, line: line)
    }

    /// The number of the first day of `5` and `5-6`.
    static func lastNumber(of day: String?) -> Int? {
        day?.split { !$0.isNumber }.first.flatMap { Int($0) }
    }
}
