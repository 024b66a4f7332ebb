import CivilTime
import Entities
import Geodesy
import Itineraries
import Places
import Text

/// Makes trips of the places of a planner's file.
struct PlannerStops {
    let context: ImportContext
    var assembly: TripAssembly
    private var plans: StopPlanReading
    var lineNumbers: LineCounter
    private let name: String?
    /// The number of the trip of the last stop.
    private var lastTrip: Int?
    /// The reasons why places were not found by their names, by their offsets in the file.
    var refusals: [Int: String] = [:]
    /// Whether the places were put into the order of their dates, which is another one than that of the file.
    private(set) var areSorted = false
    /// The number of stops that are only in their towns.
    var townCount = 0
    /// The currency of costs that have none of their own, and the end of the trip.
    private let currency: String?
    private let end: PlannerEnd

    /// The number of places without names from which on they are the course of a way.
    private static let drawnPoints = 100

    /// Starts without stops; `name` is that of the trip.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext, named name: String?, currency: String? = nil,
        end: PlannerEnd = PlannerEnd()
    ) {
        self.context = context
        self.name = name
        self.currency = currency
        self.end = end
        assembly = TripAssembly(context, unnamed: name.flatMap { Name.cut($0) })
        plans = StopPlanReading(isOwn: false, today: context.today)
        lineNumbers = LineCounter(bytes)
    }

    /// Takes the places of one list, with the ends of the journey around them; `beside` are the paths of other lists
    /// and the numbers of their places.
    mutating func read(
        _ list: [PlannerPlace], within ends: (start: PlannerPlace?, end: PlannerPlace?), days: [String: PlannerPlace],
        groups: [(id: String, name: String)],
        beside: [(path: String, count: Int)]
    ) throws(TextFault) -> ImportedTrips {
        var notices: [String] = []
        let located = located(list)
        for place in located where !place.isPlaced {
            guard let refusal = refusals[place.offset] else {
                try add(place, to: nil)
                continue
            }
            try assembly.skip(refusal, line: lineNumbers.line(at: place.offset))
        }
        var places = located.filter(\.isPlaced).map { dated($0, days) }
        let unnamed = places.count { $0.name == nil }
        if !context.takesEveryPoint, unnamed >= Self.drawnPoints, unnamed * 2 > places.count {
            let kept = places.indices.filter { $0 == 0 || $0 == places.count - 1 || places[$0].name != nil }
            notices.append(
                "\(places.count - kept.count) places without a name only draw a way; its ends and its named places are stops "
                    + "(--every-point takes all)")
            places = kept.map { places[$0] }
        }
        if places.allSatisfy({ $0.plan.date.map { $0.count >= 10 && $0.first?.isNumber == true } ?? false }) {
            let sorted = places.enumerated().sorted {
                ($0.element.plan.date ?? "", $0.offset) < ($1.element.plan.date ?? "", $1.offset)
            }
            areSorted = sorted.indices.contains { sorted[$0].offset != $0 }
            places = sorted.map(\.element)
            places = Self.byTrip(places).flatMap(Self.divided)
        }
        places = Self.byTrip(places).flatMap(Self.withRides)
        if let count = Self.putUndatedLast(&places) {
            notices.append(
                "\(Wording.counted(count, "place")) of a list without a day \(count == 1 ? "is" : "are") behind those of "
                    + "the days")
        }
        if let start = ends.start, let end = ends.end {
            places = Self.within(dated(start, days), dated(end, days), places)
        }
        places = Self.byTrip(places).flatMap { $0 }
        let known = Set(groups.map(\.id))
        for group in groups {
            for place in places where place.groups.contains(group.id) { try add(place, to: group.name) }
        }
        for place in places where known.isDisjoint(with: place.groups) { try add(place, to: place.trip) }
        for other in beside.prefix(5) {
            notices.append("\(Wording.counted(other.count, "place")) under \(Wording.quoted(other.path)) left out")
        }
        var imported = plans.planned(assembly.finish(beside: notices + AboutPlace.notices(townCount)))
        if imported.trips.count == 1, let last = places.last, last.plan.checkOut == nil {
            let told = end.giveNights(toLastOf: &imported.trips[0], reachedOn: last.plan.date, plans.reading)
            imported.notices += [told].compactMap { $0 }
        }
        return imported
    }

    /// The places of each trip, in the order in which the trips come first. Linear.
    private static func byTrip(_ places: [PlannerPlace]) -> [[PlannerPlace]] {
        var trips: [[PlannerPlace]] = []
        var indices: [Int?: Int] = [:]
        for place in places {
            if let index = indices[place.tripNumber] {
                trips[index].append(place)
            } else {
                indices[place.tripNumber] = trips.count
                trips.append([place])
            }
        }
        return trips
    }

    /// The stops between, in their order, with the ends of the journey around them where these are no stops themselves.
    /// One begins on the day of the first stop behind the start, where the file does not say when.
    private static func within(
        _ start: PlannerPlace, _ end: PlannerPlace, _ places: [PlannerPlace]
    ) -> [PlannerPlace] {
        guard places.allSatisfy({ $0.trip == nil }) else { return places }
        var start = start
        if !start.hasDay, let first = places.first {
            (start.plan.date, start.plan.day) = (first.plan.date, first.plan.day)
        }
        return (places.first?.isAt(start) ?? false ? [] : [start]) + places
            + (places.last?.isAt(end) ?? false ? [] : [end])
    }

    /// Puts the places of a list without a day, such as that of what there is to see, behind those of lists of days, so
    /// that the first day stays that of the trip; their number, nil where there are none in front.
    private static func putUndatedLast(_ places: inout [PlannerPlace]) -> Int? {
        let undated = places.filter { !$0.hasDay }
        guard let first = places.first, !first.hasDay, undated.count < places.count,
            places.allSatisfy({ !$0.hasDay || $0.dateIsInherited }), Set(places.map(\.trip)).count == 1
        else { return nil }
        places = places.filter(\.hasDay) + undated
        return undated.count
    }

    /// The places in the order of their days, of which those where one sleeps end where another one is on a later day
    /// before one leaves, and go on behind it.
    private static func divided(_ places: [PlannerPlace]) -> [PlannerPlace] {
        var result: [PlannerPlace] = []
        /// The place where one sleeps and is not gone from yet, and its index.
        var open: (place: PlannerPlace, index: Int)?
        for place in places {
            let day = String(place.plan.date?.prefix(10) ?? "")
            let isStay = place.plan.checkOut.map { $0.prefix(10) > day } ?? false
            if let (stay, index) = open, !isStay, let end = stay.plan.checkOut?.prefix(10), stay.name != nil {
                let begin = String(stay.plan.date?.prefix(10) ?? "")
                if begin < day, day < end {
                    result[index].plan.checkOut = day
                    result.append(place)
                    var rest = stay
                    rest.plan.date = day
                    rest.plan.fields[.cost] = nil
                    rest.plan.fields[.arrive] = nil
                    rest.notes = []
                    rest.leftOut = []
                    result.append(rest)
                    open = (rest, result.count - 1)
                    continue
                }
                if begin == day {
                    // What else is on the day of the arrival is in front of the night.
                    result.insert(place, at: index)
                    open = (stay, index + 1)
                    continue
                }
            }
            result.append(place)
            open = isStay ? (place, result.count - 1) : nil
        }
        return result
    }

    /// A place with the date of its day, and with the day of the moment at which it is reached, by its own clocks.
    private func dated(_ place: PlannerPlace, _ days: [String: PlannerPlace]) -> PlannerPlace {
        var place = place
        if let day = place.dayID.flatMap({ days[$0] }) {
            place.plan.date = place.plan.date ?? day.plan.date
            place.plan.day = place.plan.day ?? day.plan.day
        }
        // The file has the date and the time of a place in one; the date of a day says no time of a place.
        if let date = place.plan.date, date.count > 10, date.prefix(10).count(where: { $0 == "-" }) == 2 {
            if !place.dateIsInherited { place.plan.fields[.arrive] = place.plan.fields[.arrive] ?? Self.clock(date) }
            place.plan.date = String(date.prefix(10))
        }
        if place.plan.date == nil, let time = place.time { place.plan.date = date(of: time, at: place) }
        if place.plan.checkOut == nil, let time = place.endTime { place.plan.checkOut = date(of: time, at: place) }
        if let checkOut = place.plan.checkOut, checkOut.count > 10 {
            place.plan.fields[.leave] = place.plan.fields[.leave] ?? Self.clock(checkOut)
            place.plan.checkOut = String(checkOut.prefix(10))
        }
        return place
    }

    /// The time behind a date; nil where there is none, and at midnight, which programs write that know no time.
    private static func clock(_ text: String) -> String? {
        DateText.parted(text).flatMap { $0.time.secondsSinceMidnight == 0 ? nil : $0.time.hourAndMinute }
    }

    private func date(of time: Double, at place: PlannerPlace) -> String? {
        guard time.magnitude < 1e11, let latitude = place.latitude, let longitude = place.longitude else { return nil }
        let seconds = Int64(time)
        guard let here = try? Coordinate(latitude: latitude, longitude: longitude), let clock = context.clock?(here)
        else {
            return CivilDateTime(secondsSince1970: seconds).date.text
        }
        return clock.local(seconds).date.text
    }

    private mutating func add(_ place: PlannerPlace, to trip: String?) throws(TextFault) {
        let line = lineNumbers.line(at: place.offset)
        let subject = place.name.flatMap { Name.cut($0) }.map { "“\($0.text.prefix(60))”: " } ?? ""
        guard let latitude = place.latitude, let longitude = place.longitude else {
            return try assembly.skip(subject + "it has no place", line: line)
        }
        guard latitude != 0 || longitude != 0 else {
            return try assembly.skip(subject + "it has no place", line: line)
        }
        let location: Coordinate
        do throws(CoordinateError) {
            location = try Coordinate(latitude: latitude, longitude: longitude)
        } catch {
            return try assembly.skip(subject + "\(error)", line: line)
        }
        // Two trips of one name stay two.
        let startsAnew = trip != nil && trip == place.trip && place.tripNumber != lastTrip
        if startsAnew { lastTrip = place.tripNumber }
        let index = try assembly.trip(trip, startsAnew: startsAnew, line: line)
        var texts = place.plan
        if let cost = texts.fields[.cost], texts.currency == nil,
            !cost.contains(where: { $0.isLetter || $0.isCurrencySymbol })
        {
            texts.currency = currency
        }
        if place.isByName, texts.date != nil || texts.day != nil, let last = assembly.lastStop(of: index),
            last.location == location, last.name == place.name.flatMap({ Name.cut($0) })
        {
            // A list of days has the town on each day that one stays there.
            let left = plans.add(texts, to: assembly.count(of: index) - 1, in: index, line: line)
            for note in place.notes.map(HTMLText.plain) + left.map({ "\($0.label): \($0.text)" }) {
                assembly.addToLastNote(note, of: index)
            }
            return
        }
        if assembly.count(of: index) == 0 {
            texts.way = nil
        } else if let ride = place.ride, let arrives = ride.arrives, let before = assembly.lastStop(of: index),
            let minutes = context.minutes(from: ride.leaves, at: before.location, to: arrives, at: location),
            minutes > 0
        {
            texts.way?.minutes = minutes
        }
        // The cost beside a way is that of the way.
        var ofStay = PlanTexts()
        if let cost = place.costOfRide, texts.way != nil {
            ofStay.fields[.cost] = texts.fields[.cost].map { CurrencyMark.text($0, in: texts.currency) }
            texts.fields[.cost] = cost.isEmpty ? nil : cost
        }
        var left = plans.take(texts, of: assembly.count(of: index), in: index, line: line)
        if !ofStay.isEmpty { left += plans.add(ofStay, to: assembly.count(of: index), in: index, line: line) }
        let address = place.address.flatMap { $0 == place.name ? nil : $0 }
        let notes =
            place.notes.map(HTMLText.plain) + [address, place.link].compactMap { $0 }
            + left.map { "\($0.label): \($0.text)" }
        try assembly.add(
            name: place.name ?? place.address, note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
            place: location,
            to: index, line: line)
    }
}
