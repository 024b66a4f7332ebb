import CivilTime
import Entities
import Geodesy
import Places
import Text

/// Makes one trip of reservations, in the order of their days.
struct BookingTrip {
    /// A stop of the trip.
    private struct Stop {
        var booking: Booking
        var spot: Booking.Spot
        /// The first and the last day, and the time at which it begins.
        var date: CivilDate
        var until: CivilDate?
        var time: TimeOfDay?
        /// The texts of these days where they are to be read with those of the other stops.
        var texts: (date: String?, until: String?)
        var kind: String?
        var way: WayTexts?
        var hasCost = true
        /// The arrival that is fixed, since no nights lead to it.
        var pin: CivilDateTime?

        /// The order among the stops: nights are behind all else of their day.
        var order: (Int64, Int, Int) {
            let seconds = time?.secondsSinceMidnight ?? 43_200
            return (date.daysSince1970, booking.kind == .lodging ? 1 : 0, seconds)
        }
    }

    private let context: ImportContext
    private var assembly: TripAssembly
    private var plans: StopPlanReading
    private var last: Coordinate?
    private var townCount = 0

    private init(_ context: ImportContext) {
        self.context = context
        assembly = TripAssembly(context)
        plans = StopPlanReading(isOwn: false, today: context.today)
    }

    /// Makes a trip; `notices` are those about the file as a whole. Linear but for the sorting.
    static func trips(
        of bookings: [Booking], _ context: ImportContext, notices: [String] = []
    ) throws(TextFault) -> ImportedTrips {
        var trip = BookingTrip(context)
        var imported = try trip.read(bookings, notices)
        imported.bookings = bookings
        return imported
    }

    private mutating func read(_ bookings: [Booking], _ notices: [String]) throws(TextFault) -> ImportedTrips {
        var stops: [Stop] = []
        for booking in bookings {
            guard let from = booking.from.flatMap({ BookingMoment($0, today: context.today) }) else {
                let name = booking.spot.name ?? booking.spot.address ?? "a reservation"
                try assembly.skip("\(Wording.quoted(name, maximumWidth: 60)): no day is known", line: booking.line)
                continue
            }
            stops += Self.stops(of: booking, from, today: context.today)
        }
        stops = Self.divided(stops.sorted { $0.order < $1.order })
        let hires = Self.parted(&stops)
        for stop in stops { try add(stop) }
        let beside = notices + hires + Self.assumed(bookings) + AboutPlace.notices(townCount)
        return plans.planned(assembly.finish(beside: beside))
    }

    /// The words about rides whose means the confirmation does not say.
    private static func assumed(_ bookings: [Booking]) -> [String] {
        bookings.filter(\.isMeansAssumed).prefix(3).map { booking in
            let ends = [booking.spot.name, booking.end?.name].compactMap { $0 }.joined(separator: " – ")
            return "\(Wording.quoted(ends, maximumWidth: 60)): the confirmation does not say by what one travels; "
                + "taken as a ferry"
        }
    }

    /// Takes the nights between the days on which a car is fetched and given back away, where nothing else is between,
    /// and returns the words about that: one does not sleep where a car is hired.
    private static func parted(_ stops: inout [Stop]) -> [String] {
        var notices: [String] = []
        for index in stops.indices.dropFirst()
        where stops[index].booking.kind == .car && stops[index].booking == stops[index - 1].booking
            && stops[index].date != stops[index - 1].date
        {
            let (first, back) = (stops[index - 1], stops[index])
            stops[index].texts.date = nil
            stops[index].pin = back.time.map { CivilDateTime(date: back.date, time: $0) }
            let name = Wording.quoted(first.spot.name ?? "", maximumWidth: 60)
            notices.append(
                "\(name): the car is hired from \(first.date.text) to \(back.date.text); where one sleeps between these "
                    + "days is not known")
        }
        return notices
    }

    private static func stops(of booking: Booking, _ from: BookingMoment, today: CivilDate) -> [Stop] {
        let until = booking.until.flatMap { BookingMoment($0, today: today) }
        var first = Stop(
            booking: booking, spot: booking.spot, date: from.date, until: until?.date, time: from.time,
            texts: (from.text, until?.text))
        switch booking.kind {
        case .lodging:
            first.kind = "sleep"
            if let nights = booking.nights.flatMap(Int.init), until == nil {
                first.until = from.date.adding(days: nights)
            }
            for (label, moment) in [("Check-in", from as BookingMoment?), ("Check-out", until)] {
                guard let moment else { continue }
                let time = moment.rest.isEmpty ? moment.time.map { $0.hourAndMinute } : moment.rest
                first.booking.addNote(time, label: label)
            }
            return [first]
        case .meal, .event:
            first.kind = booking.kind == .meal ? "eat" : "see"
            first.until = nil
            first.texts.until = nil
            return [first]
        case .car, .ride:
            first.until = nil
            first.texts.until = nil
            guard let end = booking.end else { return [first] }
            let back = until ?? from
            if booking.kind == .car {
                first.booking.addNote(Self.text(of: from), label: "Pick-up")
                let place = end.name == booking.spot.name ? "" : end.name.map { ", \($0)" } ?? ""
                if let until { first.booking.addNote(Self.text(of: until) + place, label: "Return") }
            }
            var second = Stop(
                booking: first.booking, spot: end, date: back.date, until: nil, time: back.time, texts: (back.text, nil)
            )
            second.hasCost = false
            if case .ride(let means) = booking.kind {
                second.way = WayTexts(
                    means: means, departs: from.time,
                    minutes: BookingMoment.minutes(from: booking.from, to: booking.until),
                    isOvernight: back.date != from.date)
                second.texts.date = from.text
                second.hasCost = true
                first.hasCost = false
            }
            return [first, second]
        }
    }

    /// `2026-09-12 11:00`.
    private static func text(of moment: BookingMoment) -> String {
        moment.time.map { "\(moment.date.text) \($0.hourAndMinute)" } ?? moment.date.text
    }

    /// The stops, of which nights end where something else is on a later day before one leaves, and go on behind it.
    private static func divided(_ stops: [Stop]) -> [Stop] {
        var result: [Stop] = []
        /// The nights that are not over yet, and the index of their stop.
        var open: (stop: Stop, index: Int)?
        for stop in stops {
            if let (nights, index) = open, let until = nights.until,
                nights.date.daysSince1970 < stop.date.daysSince1970,
                stop.date.daysSince1970 < until.daysSince1970, stop.booking.kind != .lodging
            {
                result[index].until = stop.date
                result[index].texts.until = stop.date.text
                result.append(stop)
                var rest = nights
                (rest.date, rest.texts, rest.hasCost) = (stop.date, (stop.date.text, until.text), false)
                result.append(rest)
                open = (rest, result.count - 1)
                continue
            }
            if let (nights, index) = open, nights.date == stop.date, stop.booking.kind != .lodging {
                // A further one on that day is in front of the nights as well.
                result.insert(stop, at: index)
                open = (nights, index + 1)
                continue
            }
            result.append(stop)
            open = stop.booking.kind == .lodging && stop.until != nil ? (stop, result.count - 1) : nil
        }
        return result
    }

    private mutating func add(_ stop: Stop) throws(TextFault) {
        let line = stop.booking.line
        guard let place = place(of: stop) else {
            let name = stop.spot.name ?? stop.spot.address ?? "a reservation"
            let address = stop.spot.address.map { ", \($0)" } ?? ""
            return try assembly.skip(
                "\(Wording.quoted(name + address, maximumWidth: 100)): its town is not known here", line: line)
        }
        let name = stop.spot.name ?? stop.spot.address.map(AddressText.name(of:))
        last = place
        let trip = try assembly.trip(nil, line: line)
        if let before = assembly.lastStop(of: trip), before.location == place, before.name.text == name,
            stop.way == nil, stop.kind == nil, stop.hasCost == false
        {
            return
        }
        var texts = PlanTexts()
        texts.date = stop.texts.date
        texts.checkOut = stop.texts.until
        if stop.texts.until == nil, stop.kind == "sleep" { texts.fields[.nights] = stop.booking.nights }
        texts.fields[.kind] = stop.kind
        if let time = stop.time, stop.kind == "eat" || stop.kind == "see" {
            texts.fields[.arrive] = time.hourAndMinute
        }
        let isBeginning = assembly.count(of: trip) == 0
        texts.way = isBeginning ? nil : stop.way
        if stop.hasCost { texts.fields[.cost] = Self.cost(of: stop.booking) }
        let left = plans.take(texts, of: assembly.count(of: trip), in: trip, line: line)
        var notes = stop.booking.notes
        if let address = stop.spot.address {
            notes.insert(stop.spot.place == nil ? AboutPlace.note(address) : address, at: 0)
        }
        if !stop.hasCost, stop.kind == "sleep" { notes = [] }
        notes += left.map { "\($0.label): \($0.text)" }
        if isBeginning, let way = stop.way, let from = stop.booking.spot.name {
            // The place where it begins was skipped.
            let time = way.departs.map { ", \($0.hourAndMinute)" } ?? ""
            notes.append("\(way.means.rawValue) from \(from)\(time)")
        }
        if stop.booking.kind == .car, !stop.hasCost { notes = [] }
        if let pin = stop.pin { plans.fix(assembly.count(of: trip), in: trip, at: pin) }
        try assembly.add(
            name: name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), place: place, to: trip, line: line)
    }

    /// The amount with its currency, without what else is beside it: `€ 612.30` of `€ 612.30 (taxes included)`.
    private static func cost(of booking: Booking) -> String? {
        guard let text = booking.cost?.trimmed, !text.isEmpty else { return nil }
        guard booking.currency == nil else { return "\(text) \(booking.currency ?? "")" }
        let words = text.split { $0.isWhitespace || "()".contains($0) }.map(String.init)
        guard let number = words.firstIndex(where: { $0.contains(where: \.isNumber) }) else { return text }
        if words[number].contains(where: { !$0.isNumber && !".,'’-".contains($0) }) {
            let code = number + 1 < words.count ? words[number + 1] : ""
            guard code.utf8.count == 3, CurrencyMark.isCurrency(code) else { return words[number] }
            return words[number].filter { $0.isNumber || ".,'’".contains($0) } + " " + code
        }
        var last = number
        while last + 1 < words.count, words[last + 1].count == 3 || words[last + 1].contains(","),
            words[last + 1].first?.isNumber ?? false
        {
            last += 1
        }
        let amount = words[number...last].joined()
        if number > 0, CurrencyMark.isCurrency(words[number - 1]) { return "\(words[number - 1]) \(amount)" }
        if last + 1 < words.count, CurrencyMark.isCurrency(words[last + 1]) { return "\(amount) \(words[last + 1])" }
        return amount
    }

    /// The place of a stop. Where a ride begins may be clear only by where it ends: `Hull` of `Hull to Rotterdam`.
    private mutating func place(of stop: Stop) -> Coordinate? {
        let line = stop.booking.line
        guard case .ride = stop.booking.kind, let end = stop.booking.end else {
            return place(of: stop.spot, line: line)
        }
        if let place = place(of: stop.spot, line: line, isStation: true) { return place }
        let before = last
        defer { last = before }
        let other = stop.spot == end ? stop.booking.spot : end
        guard let place = place(of: other, line: line, isStation: true) else { return nil }
        last = place
        return self.place(of: stop.spot, line: line, isStation: true)
    }

    /// The place of a reservation: its coordinates, the place or the town of its address, else that in its name.
    private mutating func place(of spot: Booking.Spot, line: Int, isStation: Bool = false) -> Coordinate? {
        if let place = spot.place { return place }
        if let known = known.first(where: { $0.spot == spot }) { return known.place }
        let place = lookedUp(spot, line: line, isStation: isStation)
        if let place, known.count < Self.mostKnown { known.append((spot, place)) }
        return place
    }

    /// The places that were looked up last, and the most of them.
    private var known: [(spot: Booking.Spot, place: Coordinate)] = []
    private static let mostKnown = 100
    /// The fewest characters of a town in the name of a station.
    private static let shortestTown = 4

    private mutating func lookedUp(_ spot: Booking.Spot, line: Int, isStation: Bool) -> Coordinate? {
        let name = spot.name ?? spot.address ?? ""
        if let address = spot.address, case .success(let read) = context.look(up: Self.query(address), near: last) {
            if read.about != nil { townCount += 1 }
            assembly.notice("\(Wording.quoted(name, maximumWidth: 60)) \(read.notice)", line: line)
            return read.found.location
        }
        // Where the address is not known, a town that is called like the hotel would be a wrong one.
        guard spot.address == nil, let own = spot.name else { return nil }
        if case .success(let read) = context.look(up: own, near: last) {
            assembly.notice("\(Wording.quoted(own, maximumWidth: 60)) \(read.notice)", line: line)
            return read.found.location
        }
        // `Hotel Bristol Salzburg`, `Loft in Lisbon`: the town is the end of the name. That of a station is in front:
        // `Avignon TGV`.
        let words = own.split { $0.isWhitespace || $0 == "(" || $0 == ")" }
        let most = isStation ? words.count - 1 : min(3, words.count - 2)
        for count in stride(from: most, through: 1, by: -1) {
            let town = (isStation ? words.prefix(count) : words.suffix(count)).joined(separator: " ")
            guard !isStation || town.count >= Self.shortestTown else { return nil }
            guard case .success(let found) = context.readPlace(town, last), found.wasLookedUp, !found.isSight else {
                continue
            }
            townCount += 1
            assembly.notice(
                "\(Wording.quoted(own, maximumWidth: 60)) is only placed in its town: \(found.label)", line: line)
            return found.location
        }
        return nil
    }

    private static func query(_ address: String) -> String {
        address.split(whereSeparator: \.isNewline).joined(separator: ", ")
    }
}
