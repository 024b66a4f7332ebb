import CivilTime
import Entities
import Geodesy
import Places
import Text

/// Puts the stops of a list together from the places of its lines.
struct ListStops {
    let context: ImportContext
    private(set) var finder: ListFinder
    var assembly: TripAssembly
    /// The plans of the stops.
    var plans: StopPlanReading
    /// The name of the trip that the next stops belong to; nil before the first name.
    var tripName: String?
    /// The number of lines that are no places.
    var skippedCount = 0
    /// The first line that is no place and not spelled like one, and the number of these.
    var plainLines: (text: String, line: Int, count: Int)?
    /// Whether a line that is no greeting was skipped.
    var hasSkipped = false
    /// Whether the last line was a way of several places.
    private(set) var isBehindWay = false
    /// Whether a stop has a date or a number of a day, whether a further one has, and whether one has nights.
    private(set) var (hasDates, hasFurtherDates, hasNights) = (false, false, false)
    /// Whether a line says a day, nights or a cost of its place.
    var hasPlans = false
    /// The number of stops and of trips that were named.
    var placeCount = 0
    /// The day of the heading above, for the next stop.
    var headingPlan = PlanTexts()
    /// The name of the stop that a heading was, folded, for which the next line may stand.
    var headingPlace: String?
    var lastPlace: Coordinate?
    var chain = ListWayChain()
    /// The number of stops that are only in the town of their address.
    private var townCount = 0
    /// The line that is a country and nothing else, until the next stop tells whether it is the heading of others.
    var heldCountry: (found: ListFinder.Found, texts: PlanTexts, line: Int)?
    /// The country of the last stop.
    var lastCountry: String?
    /// The nights of the last stop; nil where its line does not say them.
    var lastNights: Int?
    /// Whether these only follow from its first and its last day, of which the night of the last may be left out.
    var areNightsOfRange = false
    /// The last stop, and that of the day below which the lines stand.
    private(set) var lastFound: ListFinder.Found?
    var dayStop: ListFinder.Found?
    /// The day above on which one only leaves; nil behind any other.
    var departureDay: PlanTexts?
    /// The last date of a stop, and the last number of a day, as typed.
    var (lastDate, lastDay): (String?, String?)
    /// The last stop where one stays for several nights, until the days behind it begin; nil where there is none.
    var stay: ListStay?
    /// The places of the last line that has some.
    private(set) var linePlaces: [Coordinate] = []
    /// The number of lines below days that were read as said of their stops.
    var belowCount = 0
    /// The number of lines that became notes of the stop above.
    var noteCount = 0
    /// The days of the whole trip as the line above its stops says them, and their number.
    var span: (text: String, days: Int, line: Int)?

    /// Starts without stops.
    init(_ context: ImportContext, isYearTold: Bool = false) {
        self.context = context
        finder = ListFinder(context: context)
        assembly = TripAssembly(context)
        plans = StopPlanReading(isOwn: false, today: context.today)
        plans.datesSayNights = true
        plans.isYearTold = isYearTold
    }

    /// The trips with their notices; `beside` are notices about the file as a whole.
    mutating func finish(beside: [String]) -> ImportedTrips {
        let notes =
            noteCount > 0
            ? ["\(Wording.counted(noteCount, "indented line")) became notes of the stops above them"] : []
        let below =
            belowCount > 0
            ? ["\(Wording.counted(belowCount, "line")) below days became nights, costs and notes of their stops"] : []
        let imported = plans.planned(assembly.finish(beside: beside + notes + below + AboutPlace.notices(townCount)))
        return withSpan(imported)
    }

    /// The first line that is no place.
    var firstSkipped: SkippedPoint? { assembly.firstSkipped }

    /// Whether nothing was added, or skipped but greetings.
    var isEmpty: Bool { placeCount == 0 && !hasSkipped }

    /// Adds the places of a line in the first way to read it in which all are known; otherwise returns the reason for
    /// which it is none.
    ///
    /// With `isBelowDay` it stands below the stop of a day, so that a sentence without nights is said of that.
    mutating func add(
        _ text: ListText, isHeading: Bool = false, isBelowDay: Bool = false, line: Int
    ) throws(TextFault) -> PlaceRefusal? {
        var refusals: [PlaceRefusal] = []
        var spare: (found: [ListFinder.Found], reading: ListReading)?
        for reading in text.readings where !reading.isLate && !finder.isTown(reading, near: lastPlace) {
            if let road = reading.road, finder.isTown(called: road, near: lastPlace) { continue }
            if reading.isPair, !refusals.contains(where: \.isOfTwoTowns) { continue }
            switch finder.find(reading, near: lastPlace) {
            case .success(let found):
                if let area = reading.area, !finder.isIn(area, found[0]) { continue }
                // `St. Louis – Gateway Arch`: what is seen there.
                if reading.isDashed, found.count == 2, found[1].isSight, !found[0].isSight,
                    found[0].place.distance(to: found[1].place) < Self.aroundTown
                {
                    refusals.append(PlaceRefusal("“\(reading.ends[1].text)” is in the town"))
                    continue
                }
                // `Seville – Alcázar 11:00` is none of the towns that begin so.
                if reading.isDashed, found.count == 2, found[1].isShortened, found[1].time != nil, !found[0].isSight {
                    refusals.append(PlaceRefusal("no place is called “\(reading.ends[1].text)”"))
                    continue
                }
                let (places, areTwo) = finder.parted(finder.withoutArea(found, reading), of: reading)
                if finder.isRefused(places, reading) { continue }
                if finder.mayBeTwo(places) {
                    spare = spare ?? (places, reading)
                    continue
                }
                if isBelowDay, try takeSightOfDay(places, line: line) { return nil }
                var reading = reading
                if areTwo { reading.isJoined = true }
                try add(places, reading, text, isHeading: isHeading, line: line)
                return nil
            case .failure where reading.area != nil: continue
            case .failure(let refusal):
                refusals.append(refusal)
                guard refusal.isKnown || reading.isChain, !isHeading,
                    let part = finder.clearPart(of: reading, near: lastPlace)
                else {
                    continue
                }
                // `Provence – Avignon`: the region says where the town is.
                if reading.isDashed, reading.ends.count == 2, part.found.count == 1, let town = part.found.first,
                    part.reading.ends[0].text == reading.ends[1].text, finder.isIn(reading.ends[0].text, town)
                {
                    var noted = town
                    noted.note = [reading.ends[0].text, town.note].compactMap { $0 }.joined(separator: "\n")
                    try add([noted], part.reading, text, isHeading: false, line: line)
                    return nil
                }
                try add(part.found, part.reading, text, isHeading: false, line: line)
                for refusal in part.refusals { try skip(refusal.reason, line: line) }
                return nil
            }
        }
        if let spare {
            try add(spare.found, spare.reading, text, isHeading: isHeading, line: line)
            return nil
        }
        for reading in text.readings
        where !isHeading && reading.ends.count == 1 && reading.rest == nil && !reading.isByName && reading.area == nil {
            let end = reading.ends[0]
            guard ListPlace.mayBeAddress(end.text), ListNights.nights(within: end.text) == nil,
                !ListSentence.hasSentences(end.text),
                case .success(let found) = finder.find(end, isAddress: true, near: lastPlace)
            else {
                continue
            }
            try add([found], reading, text, isHeading: false, line: line)
            return nil
        }
        for reading in text.readings where reading.isLate && !isHeading {
            guard case .success(let found) = finder.find(reading, near: lastPlace), let place = found.first,
                finder.isOfJourney(place, near: lastPlace)
                    || (lastPlace == nil && (text.head?.hasDay == true || !headingPlan.isEmpty)),
                !isBelowDay || place.note == nil
            else {
                continue
            }
            if let lastPlace, lastPlace.distance(to: place.place) < ListFinder.samePlace, let note = place.note {
                _ = addNote(note)
            } else {
                try add(found, reading, text, isHeading: false, line: line)
            }
            return nil
        }
        // What is said of a day stands between two ways: `Lunch at the harbour`.
        if !isBelowDay, refusals.contains(where: { !$0.foldedNames.isEmpty }) { chain.end() }
        return refusals.first { !$0.foldedNames.isEmpty } ?? refusals.first
    }

    /// Adds the places of a line. Of a way the day is that of its last place, of one through several the first; a way
    /// that begins where the one above ends goes on there.
    private mutating func add(
        _ found: [ListFinder.Found], _ reading: ListReading, _ text: ListText, isHeading: Bool, line: Int
    ) throws(TextFault) {
        let names = found.map(\.asked)
        linePlaces = found.map(\.place)
        isBehindWay = found.count > 1
        var day = PlanTexts(date: text.head?.date ?? reading.date, day: text.head?.day, checkOut: text.head?.checkOut)
        let isNight = text.head?.isNight == true || found.last?.details.saysNight == true
        if isNight, found.last?.details.nights == nil { (day.sleeps, day.isNight) = (true, true) }
        let time = text.time ?? found.last?.time
        if let time, reading.means == nil {
            day.fields[found.last?.isLeft == true ? .leave : .arrive] = time
        }
        if found.count == 1 {
            let isDated =
                text.head?.hasDay == true || reading.date != nil || time != nil || found[0].isLeft
                || (isHeading && (headingPlan.day != nil || headingPlan.date != nil))
            let isSame = (isDated || saysStay(found[0])) && chain.endsAt(names[0])
            if isSame || headingPlace == folded(names[0]) {
                if let note = found[0].note { _ = assembly.addNote(note, toLastStopOf: try trip(line)) }
                try stay(found[0].details, isDated: day.date != nil || day.day != nil, line: line)
                if isSame, found[0].isLeft {
                    try leave(at: time, day, line: line)
                } else if isHeading {
                    headingPlan = PlanTexts()
                }
                headingPlace = nil
                return
            }
            if takeOuting(found[0], day, line: line) { return }
            _ = chain.take(names)
            try add(found[0], day, line: line)
            headingPlace = isHeading ? folded(names[0]) : nil
            return
        }
        headingPlace = nil
        // Also where a line that is no place parts the two.
        let isThere = lastFound.map { $0.place == found[0].place && !$0.isOnlyInTown } ?? false
        let isNext = chain.take(names) || isThere
        var second = PlanTexts()
        // Of several days the nights are those of the last place.
        let isOfDay = found.count > 2 && !isOfSeveralDays(day)
        if isNext, isOfDay { swap(&second, &day) }
        if !isNext {
            var first = PlanTexts()
            if isOfDay || reading.isJoined {
                first = day
                day = PlanTexts()
            } else if day.date != nil || day.day != nil {
                let trip = try trip(line)
                plans.begin(assembly.count(of: trip), in: trip)
            }
            if found[0].isLeft, reading.means == nil, let time = found[0].time { first.fields[.leave] = time }
            try add(found[0], first, line: line)
        }
        for place in found.dropFirst().dropLast() {
            try add(place, second, line: line)
            second = PlanTexts()
        }
        var last = found[found.count - 1]
        if let means = reading.means {
            // `FRA 10:15 - LIS 12:20` says both, `Fähre Stockholm–Turku 20:00` when it sails.
            let departure = found[0].isLeft ? found[0].time : time
            day.way = WayTexts(means: means, departs: departure.flatMap { TimeOfDay(typed: $0) })
            day.costIsOfStay = last.details.nights != nil
            if found[0].isLeft, let arrival = last.time { day.fields[.arrive] = arrival }
        }
        if last.note == last.details.note, let way = last.details.way(context.today) {
            day.fields[.way] = way.text
            last.details = way.others
            last.note = way.others.note
        }
        try add(last, day, line: line)
    }

    /// The trip of the next stop.
    mutating func trip(_ line: Int) throws(TextFault) -> Int { try assembly.trip(tripName, line: line) }

    /// Adds a stop, whatever it is.
    mutating func addStop(_ found: ListFinder.Found, _ texts: PlanTexts, line: Int) throws(TextFault) {
        placeCount += 1
        try returnToStay(before: found, texts, line: line)
        (lastPlace, lastFound, departureDay) = (found.place, found, nil)
        if !found.asked.isEmpty, !found.isOnlyInTown { finder.known[folded(found.asked)] = found.place }
        let trip = try trip(line)
        var texts = texts
        texts.date = texts.date ?? found.details.date ?? headingPlan.date
        texts.day = texts.day ?? headingPlan.day
        texts.fields[.nights] = texts.fields[.nights] ?? found.details.nights
        texts.fields[.cost] = texts.fields[.cost] ?? found.details.cost
        headingPlan = PlanTexts()
        if let night = nightOfHouse(found, texts, line: line) { texts.fields[.nights] = night }
        let nights = nights(of: texts)
        noteStay(found, texts)
        lastNights = nights
        areNightsOfRange = nights != nil && texts.fields[.nights] == nil
        if !texts.isEmpty { hasPlans = true }
        lastDate = texts.date ?? lastDate
        if texts.date != nil || texts.day != nil { lastDay = texts.day }
        var note = found.note
        if let costOfNight = found.details.costOfNight {
            if let nights, let cost = found.details.cost(ofNights: nights), texts.fields[.cost] == nil {
                texts.fields[.cost] = cost
            } else if texts.day?.contains("-") == true, texts.fields[.cost] == nil {
                // The days say the nights.
                (texts.fields[.cost], texts.costIsOfNight) = (costOfNight.money, true)
            } else {
                note = [note, costOfNight.text].compactMap { $0 }.joined(separator: "\n")
            }
        }
        if hasDates, texts.date != nil || texts.day != nil { hasFurtherDates = true }
        // Where the list begins is the day of the first date, unless nights before it are known.
        if !hasDates, texts.date != nil || texts.day != nil {
            hasDates = true
            if !hasNights { for stop in 0..<assembly.count(of: trip) { plans.begin(stop, in: trip) } }
        }
        if nights != nil { hasNights = true }
        let left = plans.take(texts, of: assembly.count(of: trip), in: trip, line: line)
        let notes = [note].compactMap { $0 } + left.map { "\($0.label): \($0.text)" }
        try assembly.add(
            name: found.name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), place: found.place, to: trip,
            line: line)
        if found.isOnlyInTown { townCount += 1 }
        if let notice = found.notice { assembly.notice(notice, line: line) }
    }
}
