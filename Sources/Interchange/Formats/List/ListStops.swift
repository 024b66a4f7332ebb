import CivilTime
import Entities
import Geodesy
import Places
import Text

/// Puts the stops of a list together from the places of its lines.
struct ListStops {
    private let context: ImportContext
    private var assembly: TripAssembly
    /// The plans of the stops.
    private var plans: StopPlanReading
    /// The name of the trip that the next stops belong to; nil before the first name.
    var tripName: String?
    /// The number of stops and of trips that were named.
    private(set) var placeCount = 0
    /// The day of the heading above, for the next stop.
    var headingPlan = PlanTexts()
    /// The name of the stop that a heading was, folded, for which the next line may stand.
    private var headingPlace: String?
    private var lastPlace: Coordinate?
    private var chain = ListWayChain()
    /// The number of stops that are only in the town of their address.
    private var townCount = 0
    /// The number of lines that became notes of the stop above.
    private var noteCount = 0

    /// A place of a line that was found.
    private struct Found {
        let place: Coordinate
        let name: String
        var note: String?
        /// The notice about how it was found; nil where the line has its coordinates.
        var notice: String?
        var isOnlyInTown = false
        /// Whether the line says that one leaves it.
        var isLeft = false
        var time: String?
        var details = ListDetails()
    }

    /// Starts without stops.
    init(_ context: ImportContext) {
        self.context = context
        assembly = TripAssembly(context)
        plans = StopPlanReading(isOwn: false, today: context.today)
    }

    /// The trips with their notices; `beside` are notices about the file as a whole.
    mutating func finish(beside: [String]) -> ImportedTrips {
        let notes =
            noteCount > 0
            ? ["\(Wording.counted(noteCount, "indented line")) became notes of the stops above them"] : []
        return plans.planned(assembly.finish(beside: beside + notes + AboutPlace.notices(townCount)))
    }

    /// The first line that is no place.
    var firstSkipped: SkippedPoint? { assembly.firstSkipped }

    /// Remembers a line that is no place; `text` is the line where nothing in it is one.
    mutating func skip(_ reason: String, line: Int, text: String? = nil) throws(TextFault) {
        try assembly.skip(reason, line: line, text: text.map { String($0.prefix(Self.longestShown)) })
    }

    /// The most characters of a line that are remembered.
    private static let longestShown = 100

    /// Remembers a line for the reason for which it is no place.
    mutating func skip(_ text: String, _ refusal: PlaceRefusal, line: Int) throws(TextFault) {
        try skip(refusal.reason, line: line, text: refusal.foldedNames.isEmpty ? text : nil)
    }

    /// Whether nothing was added or skipped.
    var isEmpty: Bool { placeCount == 0 && assembly.firstSkipped == nil }

    /// Begins a trip.
    mutating func begin(_ name: String, isRoundTrip: Bool, line: Int) throws(TextFault) {
        tripName = name
        let trip = try assembly.trip(name, startsAnew: true, line: line)
        if isRoundTrip { assembly.closeLoop(of: trip) }
        placeCount += 1
    }

    /// Adds a stop whose coordinates the line has.
    mutating func add(_ place: Coordinate, name: String, line: Int) throws(TextFault) {
        chain.end()
        try add(Found(place: place, name: name, note: nil), PlanTexts(), line: line)
    }

    /// Adds the places of a link to directions, in their order; the note is that of the first, the plan that of the
    /// last.
    mutating func add(
        _ spots: [MapLink.Spot], note: String? = nil, _ texts: PlanTexts = PlanTexts(), line: Int
    ) throws(TextFault) {
        chain.end()
        for (index, spot) in spots.enumerated() {
            let note = index == 0 ? note : nil
            var texts = texts
            if index < spots.count - 1 { texts.fields[.nights] = nil }
            if index > 0 { (texts.date, texts.day) = (nil, nil) }
            if let place = spot.place {
                try add(Found(place: place, name: spot.name ?? name(of: place), note: note), texts, line: line)
            } else if let place = spot.about {
                let name = spot.name ?? coordinateText(place)
                try add(Found(place: place, name: name, note: note), texts, line: line)
                assembly.notice("“\(name)” is only about where the link says", line: line)
            } else if let name = spot.name {
                switch find(ListReading.End(text: name), isAddress: true) {
                case .success(let found): try add(found, texts, line: line)
                case .failure(let refusal): try assembly.skip(refusal.reason, line: line)
                }
            }
        }
    }

    /// Adds a text to the note of the last stop; false where there is none.
    mutating func addNote(_ text: String) -> Bool {
        guard let trip = assembly.openTrip(tripName), assembly.addNote(text, toLastStopOf: trip) else { return false }
        noteCount += 1
        return true
    }

    /// Adds the places of a line in the first way to read it in which all are known; otherwise returns the reason for
    /// which it is none.
    mutating func add(_ text: ListText, isHeading: Bool = false, line: Int) throws(TextFault) -> PlaceRefusal? {
        var refusals: [PlaceRefusal] = []
        for reading in text.readings where !reading.isLate && !isTown(reading) {
            switch find(reading) {
            case .success(let found):
                try add(found, reading, text, isHeading: isHeading, line: line)
                return nil
            case .failure(let refusal): refusals.append(refusal)
            }
        }
        for reading in text.readings
        where !isHeading && reading.ends.count == 1 && reading.rest == nil && !reading.isByName {
            let end = reading.ends[0]
            guard ListPlace.mayBeAddress(end.text), case .success(let found) = find(end, isAddress: true) else {
                continue
            }
            try add([found], reading, text, isHeading: false, line: line)
            return nil
        }
        for reading in text.readings where reading.isLate && !isHeading {
            guard case .success(let found) = find(reading), let place = found.first, isOfJourney(place) else {
                continue
            }
            if let lastPlace, lastPlace.distance(to: place.place) < Self.samePlace, let note = place.note {
                _ = addNote(note)
            } else {
                try add(found, reading, text, isHeading: false, line: line)
            }
            return nil
        }
        chain.end()
        return refusals.first { !$0.foldedNames.isEmpty } ?? refusals.first
    }

    /// The furthest that a place of a sentence is from the stop before it, and below which both are one, in metres.
    private static let (longestWay, samePlace) = (600_000.0, 2_000.0)

    /// Whether a place of a sentence may be one of the journey: near the stop before it, or with nights there. The
    /// first sentence may be a title.
    private func isOfJourney(_ found: Found) -> Bool {
        lastPlace.map { $0.distance(to: found.place) < Self.longestWay } ?? (found.details.nights != nil)
    }

    /// Whether what stands behind a place may be the town in which it is: no small word behind a name with a capital.
    private func isTown(_ reading: ListReading) -> Bool {
        guard let text = reading.rest else { return false }
        let isName = reading.ends[0].text.first?.isUppercase ?? false
        if isName, text.first?.isLowercase ?? false { return false }
        return switch context.place(text, lastPlace) {
        case .success: true
        case .failure(let refusal): refusal.foldedNames.contains(folded(text))
        }
    }

    /// The places of a way to read a line; the reason of the first that is none.
    private func find(_ reading: ListReading) -> Result<[Found], PlaceRefusal> {
        var found: [Found] = []
        for end in reading.ends {
            switch find(end, isAddress: false, near: found.last?.place ?? lastPlace) {
            case .success(let place) where reading.isByName && folded(place.name) != folded(end.text):
                return .failure(PlaceRefusal("no place is called “\(end.text)”"))
            case .success(let place): found.append(place)
            case .failure(let refusal) where reading.isByName && !refusal.foldedNames.contains(folded(end.text)):
                return .failure(PlaceRefusal("no place is called “\(end.text)”"))
            case .failure(let refusal): return .failure(refusal)
            }
        }
        return .success(found)
    }

    private func find(
        _ end: ListReading.End, isAddress: Bool, near: Coordinate? = nil
    ) -> Result<Found, PlaceRefusal> {
        var (text, notes) = (end.text, [end.details.note].compactMap { $0 })
        if let (name, link) = end.link {
            let spot = (try? MapLink(link))?.spots.first
            text = spot.map { $0.place != nil || $0.about != nil } ?? false ? "\(name)=\(link)" : name
            if text == name { notes.append(link) }
        }
        let near = near ?? lastPlace
        let answer =
            isAddress
            ? context.look(up: text, near: near)
            : context.place(text, near).map { AboutPlace(found: $0, about: nil) }
        return answer.map { read in
            if let about = read.about { notes.append(AboutPlace.note(about)) }
            let note = notes.filter { !$0.isEmpty }.joined(separator: "\n")
            return Found(
                place: read.found.location, name: read.name, note: note.isEmpty ? nil : note,
                notice: read.found.wasLookedUp ? "“\(text)” \(read.notice)" : nil, isOnlyInTown: read.about != nil,
                isLeft: end.isLeft, time: end.time, details: end.details)
        }
    }

    /// Adds the places of a line. Of a way the day is that of its last place, of one through several the first; a way
    /// that begins where the one above ends goes on there.
    private mutating func add(
        _ found: [Found], _ reading: ListReading, _ text: ListText, isHeading: Bool, line: Int
    ) throws(TextFault) {
        let names = reading.ends.map(\.text)
        var day = PlanTexts(date: text.head?.date ?? reading.date, day: text.head?.day, checkOut: text.head?.checkOut)
        let time = text.time ?? found.last?.time
        if let time, reading.means == nil {
            day.fields[found.last?.isLeft == true ? .leave : .arrive] = time
        }
        if found.count == 1 {
            let isDated = text.head?.hasDay == true || reading.date != nil
            let isSame = isDated && chain.endsAt(names[0])
            if isSame || headingPlace == folded(names[0]) {
                if let note = found[0].note { _ = assembly.addNote(note, toLastStopOf: try trip(line)) }
                headingPlace = nil
                return
            }
            _ = chain.take(names)
            try add(found[0], day, line: line)
            headingPlace = isHeading ? folded(names[0]) : nil
            return
        }
        headingPlace = nil
        let isNext = chain.take(names)
        var second = PlanTexts()
        if isNext, found.count > 2 { swap(&second, &day) }
        if !isNext {
            var first = PlanTexts()
            if found.count > 2 {
                first = day
                day = PlanTexts()
            } else if day.date != nil || day.day != nil {
                let trip = try trip(line)
                plans.begin(assembly.count(of: trip), in: trip)
            }
            try add(found[0], first, line: line)
        }
        for place in found.dropFirst().dropLast() {
            try add(place, second, line: line)
            second = PlanTexts()
        }
        var last = found[found.count - 1]
        if let means = reading.means {
            day.way = WayTexts(means: means, departs: time.flatMap { TimeOfDay(typed: $0) })
        }
        if last.note == last.details.note, let way = last.details.way(context.today) {
            day.fields[.way] = way.text
            last.details = way.others
            last.note = way.others.note
        }
        try add(last, day, line: line)
    }

    private mutating func trip(_ line: Int) throws(TextFault) -> Int { try assembly.trip(tripName, line: line) }

    private mutating func add(_ found: Found, _ texts: PlanTexts, line: Int) throws(TextFault) {
        placeCount += 1
        lastPlace = found.place
        let trip = try trip(line)
        var texts = texts
        texts.date = texts.date ?? found.details.date ?? headingPlan.date
        texts.day = texts.day ?? headingPlan.day
        texts.fields[.nights] = texts.fields[.nights] ?? found.details.nights
        texts.fields[.cost] = texts.fields[.cost] ?? found.details.cost
        headingPlan = PlanTexts()
        let left = plans.take(texts, of: assembly.count(of: trip), in: trip, line: line)
        let notes = [found.note].compactMap { $0 } + left.map { "\($0.label): \($0.text)" }
        try assembly.add(
            name: found.name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), place: found.place, to: trip,
            line: line)
        if found.isOnlyInTown { townCount += 1 }
        if let notice = found.notice { assembly.notice(notice, line: line) }
    }

    /// The name of a place that has none, as coordinates by themselves have it.
    private func name(of place: Coordinate) -> String {
        let text = "\(degreesText(place.latitude)),\(degreesText(place.longitude))"
        return (try? context.readPlace(text, lastPlace).get().name) ?? coordinateText(place)
    }
}
