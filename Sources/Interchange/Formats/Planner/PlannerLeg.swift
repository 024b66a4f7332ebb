import CivilTime
import Entities
import JSON
import Text

/// The objects of a planner that are legs: each has where it begins and where it ends, as texts or as places.
enum PlannerLeg {
    private static let ends: [String: Bool] = [
        "from": true, "origin": true, "start": true, "startlocation": true, "startplace": true, "fromplace": true,
        "fromcity": true, "departurecity": true, "departurestation": true, "departureplace": true,
        "to": false, "destination": false, "end": false, "endlocation": false, "endplace": false, "toplace": false,
        "tocity": false, "arrivalcity": false, "arrivalstation": false, "arrivalplace": false,
    ]

    private static let addresses: [String: Bool] = [
        "startaddress": true, "fromaddress": true, "originaddress": true, "departureaddress": true,
        "endaddress": false, "toaddress": false, "destinationaddress": false, "arrivaladdress": false,
    ]

    /// Whether a member of this name is the address of the beginning of a leg, false for that of its end; nil for any
    /// other.
    static func isOfStart(_ name: String) -> Bool? {
        name.utf8.count > 24 ? nil : addresses[name.lowercased().filter { $0.isLetter || $0.isNumber }]
    }

    /// Whether a member of this name is the beginning of a leg, false for its end; nil for any other.
    static func isStart(_ name: String) -> Bool? {
        name.utf8.count > 24 ? nil : ends[name.lowercased().filter { $0.isLetter || $0.isNumber }]
    }
}

extension PlannerReading {
    /// Reads the beginning or the end of a leg; a day, as the same names have it elsewhere, is that of the object.
    mutating func readEnd(
        _ path: String, isStart: Bool, called name: String, _ object: inout PlannerPlace
    ) throws(TextFault) {
        var place = PlannerPlace()
        _ = reader.peek()
        place.offset = reader.offset
        if reader.peek() == UInt8(ascii: "{") {
            try readObject(path, &place)
            guard place.isPlaced || place.name != nil && place.plan.date == nil && place.time == nil else {
                let text = place.plan.date ?? PlannerReading.date(ofParts: place)
                if isStart {
                    object.plan.date = object.plan.date ?? text
                } else {
                    object.plan.checkOut = object.plan.checkOut ?? text
                }
                return
            }
        } else {
            guard let text = try reader.readTextIfAny(), !text.allSatisfy(\.isWhitespace) else { return }
            let isMoment = text.first?.isNumber ?? true || isDate(text)
            guard !isMoment else {
                if isStart, DateText.isTime(text) {
                    object.plan.fields[.arrive] = object.plan.fields[.arrive] ?? text
                } else if isStart {
                    object.plan.date = object.plan.date ?? text
                } else {
                    object.plan.checkOut = object.plan.checkOut ?? text
                }
                return
            }
            place.setName(text, rank: 3)
        }
        if isStart { object.legFrom = [place] } else { object.legTo = [place] }
    }

    /// Takes both ends of an object that is a leg as places of a path. Returns whether it is one.
    mutating func takeLeg(_ object: inout PlannerPlace, at path: String) -> Bool {
        guard var from = object.legFrom.first, var to = object.legTo.first else { return false }
        guard !object.isPlaced else { return false }
        object.means = object.means ?? object.meansOfKind
        // A departure may be a time alone; what is behind a date is no time of both ends.
        let moment = object.plan.date ?? object.plan.checkOut.flatMap { DateText.isTime($0) ? nil : $0 }
        let day = moment.map { CivilDate(text: $0.prefix(10))?.text ?? $0 }
        from.plan.date = from.plan.date ?? day
        to.plan.date = to.plan.date ?? day
        for note in [object.name].compactMap({ $0 }) + object.notes { to.addNote(note) }
        to.plan.fields[.cost] = to.plan.fields[.cost] ?? object.plan.fields[.cost]
        to.plan.currency = to.plan.currency ?? object.plan.currency
        to.plan.costIsOfNight = to.plan.costIsOfNight || object.plan.costIsOfNight
        // The nights are those at its end.
        to.plan.fields[.nights] = to.plan.fields[.nights] ?? object.plan.fields[.nights]
        from.plan.day = from.plan.day ?? object.plan.day
        to.plan.day = to.plan.day ?? object.plan.day
        for house in object.lodging { to.takeLodging(house) }
        from.setName(object.endAddresses.from.map(AddressText.name(of:)), rank: 1)
        to.setName(object.endAddresses.to.map(AddressText.name(of:)), rank: 1)
        to.leftOut += object.leftOut
        takeRide(of: object, to: &to, from: &from, at: path)
        if !isLast(from, at: path) { addEnd(from, at: path) }
        addEnd(to, at: path)
        return true
    }

    /// Takes how a leg is travelled, its departure and its arrival: those of a train or the like are of the way to its
    /// end, and the departure of a drive that of its beginning.
    private mutating func takeRide(
        of object: PlannerPlace, to: inout PlannerPlace, from: inout PlannerPlace, at path: String
    ) {
        let (leaving, arriving) = Self.times(of: object)
        let date = object.plan.date.flatMap { CivilDate(text: String($0.prefix(10))) }
        let leaves = object.plan.checkOut.flatMap(moment) ?? Self.moment(leaving, on: date)
        let arrives =
            object.plan.date.flatMap(moment)
            // A way over night arrives on the next day.
            ?? Self.moment(
                arriving,
                on: leaves.map { leaves in
                    leaves.date.adding(
                        days: arriving.map { $0.secondsSinceMidnight < leaves.time.secondsSinceMidnight } ?? false
                            ? 1 : 0)
                })
        guard let means = object.means, means != .drive else {
            if let arriving { to.plan.fields[.arrive] = to.plan.fields[.arrive] ?? arriving.hourAndMinute }
            guard let time = leaves?.time ?? leaving else { return }
            if isLast(from, at: path) {
                setLast(at: path) { $0.plan.fields[.leave] = $0.plan.fields[.leave] ?? time.hourAndMinute }
            } else {
                from.plan.fields[.leave] = time.hourAndMinute
            }
            return
        }
        (from.isBeginningOfRide, to.isBeginningOfRide) = (true, false)
        (from.means, to.means) = (means, means)
        to.plan.way = WayTexts(means: means, departs: leaves?.time ?? leaving)
        if let leaves {
            to.ride = (leaves, arrives)
            if let arrives {
                to.plan.way?.nightsAboard = WayTexts.nightsAboard(from: leaves.date, to: arrives.date)
            }
            from.plan.date = object.legFrom.first?.plan.date ?? leaves.date.text
            // The day of a way over night is that on which it begins.
            to.plan.date = object.legTo.first?.plan.date ?? leaves.date.text
        }
    }

    /// The departure and the arrival of a leg that are times alone.
    private static func times(of object: PlannerPlace) -> (TimeOfDay?, TimeOfDay?) {
        func time(_ text: String?) -> TimeOfDay? {
            text.flatMap { DateText.isTime($0) ? TimeOfDay(typed: $0) : nil }
        }
        return (time(object.plan.checkOut), time(object.plan.fields[.arrive]))
    }

    private static func moment(_ time: TimeOfDay?, on date: CivilDate?) -> CivilDateTime? {
        guard let time, let date else { return nil }
        return CivilDateTime(date: date, time: time)
    }

    /// The moment that a text of a program is, as `2026-09-01T08:09:00+01:00`; nil without a time.
    private func moment(_ text: String) -> CivilDateTime? {
        guard text.utf8.count >= 16, let date = CivilDate(text: String(text.prefix(10))),
            let time = TimeOfDay(typed: String(text.dropFirst(11).prefix(5)))
        else { return nil }
        return CivilDateTime(date: date, time: time)
    }
}
