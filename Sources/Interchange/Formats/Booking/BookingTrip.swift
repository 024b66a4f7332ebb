import CivilTime
import Entities
import Geodesy
import Places
import Text

/// Makes one trip of reservations, in the order of their days.
struct BookingTrip {
    typealias Stop = BookingStop

    let context: ImportContext
    var assembly: TripAssembly
    private var plans: StopPlanReading
    /// The place of the stop before.
    var last: Coordinate?
    /// The stop before.
    private var before: Stop?
    var townCount = 0
    /// The number and the seats of the ride that begins at the stop before, which was there already.
    private var unsaid: String?
    /// The places that were looked up last.
    var known: [(spot: Booking.Spot, place: Coordinate)] = []

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

    /// The reservations of one file with the places that are found when it is read by itself.
    static func located(_ bookings: [Booking], _ context: ImportContext) throws(TextFault) -> [Booking] {
        var trip = BookingTrip(context)
        _ = try trip.read(bookings, [])
        return bookings.map { booking in
            var located = booking
            let plain = withoutCodes(booking)
            located.spot.found = trip.known.first { $0.spot == plain.spot }?.place
            located.end?.found = trip.known.first { $0.spot == plain.end }?.place
            return located
        }
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

    /// The words about rides whose means the confirmation does not say, and about buses.
    private static func assumed(_ bookings: [Booking]) -> [String] {
        bookings.filter { $0.doubt != nil }.prefix(3).map { booking in
            let ends = [booking.spot.name, booking.end?.name].compactMap { $0 }.joined(separator: " – ")
            let name = Wording.quoted(ends, maximumWidth: 60)
            return booking.doubt == .bus
                ? "\(name): a bus is kept as a train, since its time is fixed as well"
                : "\(name): the confirmation does not say by what one travels; taken as a ferry"
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

    private mutating func add(_ stop: Stop) throws(TextFault) {
        let line = stop.booking.line
        guard let place = place(of: stop) else {
            let name = stop.spot.name ?? stop.spot.address ?? "a reservation"
            let address = stop.spot.address.map { ", \($0)" } ?? ""
            return try assembly.skip(
                "\(Wording.quoted(name + address, maximumWidth: 100)): its town is not known here", line: line)
        }
        let name = stop.spot.name ?? stop.spot.address.map(AddressText.name(of:))
        let origin = last
        last = place
        defer { before = stop }
        let trip = try assembly.trip(nil, line: line)
        let isBeginningOfRide = if case .ride = stop.booking.kind { stop.way == nil } else { false }
        if let before = assembly.lastStop(of: trip), before.location == place,
            before.name.text == name || isBeginningOfRide, stop.way == nil, stop.kind == nil, stop.hasCost == false
        {
            if isBeginningOfRide { unsaid = stop.booking.details }
            return
        }
        var texts = PlanTexts()
        texts.date = stop.texts.date
        if isBeginningOfRide, let before, let origin {
            texts.date = RideBeginning.day(of: stop, at: place, behind: before, at: origin)?.text ?? texts.date
        }
        texts.checkOut = stop.texts.until
        if stop.texts.until == nil, stop.kind == "sleep" { texts.fields[.nights] = stop.booking.nights }
        texts.fields[.kind] = stop.kind
        if let time = stop.time, stop.kind == "eat" || stop.kind == "see" {
            texts.fields[.arrive] = time.hourAndMinute
        }
        let isBeginning = assembly.count(of: trip) == 0
        texts.way = isBeginning ? nil : timed(stop, at: place)
        if stop.hasCost { texts.fields[.cost] = Self.cost(of: stop.booking) }
        let left = plans.take(texts, of: assembly.count(of: trip), in: trip, line: line)
        var notes = stop.booking.notes
        if let address = stop.spot.address {
            notes.insert(stop.spot.place == nil ? AboutPlace.note(address) : address, at: 0)
        }
        if !stop.hasCost, stop.kind == "sleep" { notes = [] }
        if let unsaid, stop.way != nil, !notes.contains(unsaid) { notes.append(unsaid) }
        unsaid = nil
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

    /// The way of a ride with its length, by the clocks of both of its ends.
    private mutating func timed(_ stop: Stop, at place: Coordinate) -> WayTexts? {
        guard var way = stop.way, way.minutes == nil, let (leaves, arrives) = stop.ride else { return stop.way }
        let before = last
        let start = self.place(of: stop.booking.spot, line: stop.booking.line, isStation: true)
        last = before
        guard let start, var minutes = context.minutes(from: leaves, at: start, to: arrives, at: place) else {
            return way
        }
        if stop.booking.isEndDayAssumed {
            // Across the date line one arrives on the day of the departure, or on the one before.
            while minutes > 1_440 {
                minutes -= 1_440
                way.nightsAboard -= 1
            }
            if minutes <= 0 {
                minutes += 1_440
                way.nightsAboard += 1
            }
        }
        way.minutes = minutes > 0 ? minutes : nil
        return way
    }
}
