import CivilTime
import Entities
import Geodesy
import JSON
import Places
import Text

extension PlannerReading {
    /// Reads a member of an object: what it means is told by its name.
    mutating func readMember(
        _ key: JSONText, _ path: String, _ object: inout PlannerPlace
    ) throws(TextFault) {
        let byte = reader.peek()
        let isNested = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
        let name = key.string
        let inner = path.isEmpty ? Self.step(name) : path + "." + Self.step(name)
        if path.containsText("["), !PlannerKey.isOfDates(path), let isStart = PlannerLeg.isStart(name),
            byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\"")
        {
            return try readEnd(inner, isStart: isStart, called: name, &object)
        }
        if path.isEmpty, byte == UInt8(ascii: "{"), let isStart = PlannerLeg.isStart(name) {
            noteEnd(inner, isStart: isStart)
        }
        if path.isEmpty, byte == UInt8(ascii: "\""), PlannerKey.namesTrip(name) {
            return object.setName(try reader.readTextIfAny(), rank: 2)
        }
        if byte == UInt8(ascii: "\""), let isStart = PlannerLeg.isOfStart(name) {
            let text = try reader.readTextIfAny()
            if isStart { object.endAddresses.from = text } else { object.endAddresses.to = text }
            return
        }
        switch PlannerKey(key) {
        case .place, .placeReversed:
            let isReversed = if case .placeReversed = PlannerKey(key) { true } else { false }
            if byte == UInt8(ascii: "[") {
                try readPair(inner, isReversed, &object)
            } else if byte == UInt8(ascii: "\"") {
                _ = takePoint(try reader.readTextIfAny() ?? "", &object)
            } else if isNested {
                try readValue(inner, into: &object)
            } else {
                // A number in place of coordinates is the position in a list.
                object.order = try reader.readLooseDouble() ?? object.order
            }
        // `"location": [12.7963, 41.9634]`, as road engines have it.
        case .name where byte == UInt8(ascii: "[") && beginsWithNumber(): try readPair(inner, true, &object)
        // `"displayName": {"text": "Cape Point", "languageCode": "en"}`
        case .name(let rank) where byte == UInt8(ascii: "{") && isRichText():
            if let text = try readParts() { object.setName(text, rank: rank) }
        case .kind where byte == UInt8(ascii: "["):
            try reader.enterArray()
            while try reader.nextElement() {
                guard reader.peek() == UInt8(ascii: "\"") else {
                    try reader.skipValue()
                    continue
                }
                let text = try reader.readTextIfAny() ?? ""
                if let kind = KindWords.kind(text), object.plan.fields[.kind] == nil {
                    object.plan.fields[.kind] = kind
                }
            }
        case .groups where byte == UInt8(ascii: "["):
            try reader.enterArray()
            while try reader.nextElement() {
                if let id = try reader.readTextOrNumber(), object.groups.count < 1_000 { object.groups.append(id) }
            }
        case .text where isNested: object.addNote(try readParts())
        case .note where isNested && isRichText(): object.addNote(try readParts())
        case .date where byte == UInt8(ascii: "{"): try readMoment(inner, \.date, of: &object)
        case .checkOut where byte == UInt8(ascii: "{"): try readMoment(inner, \.checkOut, of: &object)
        case .cost where byte == UInt8(ascii: "{"), .total where byte == UInt8(ascii: "{"),
            .costOfNight where byte == UInt8(ascii: "{"):
            try readCost(inner, PlannerKey(key), &object)
        case .lodging where byte == UInt8(ascii: "{"):
            var lodging = PlannerPlace()
            try readObject(inner, &lodging)
            lodging.offset = object.offset
            lodging.takeTotal(ofStay: true)
            if lodging.isPlaced, lodging.name != nil {
                object.sleepsAt = [lodging]
            } else {
                object.lodging = [lodging]
            }
        case .stay where byte == UInt8(ascii: "{"): try readStay(inner, &object)
        case _ where isNested: try readValue(inner, into: &object)
        case .latitude:
            let latitude = try reader.readLooseDouble(allowsComma: true)
            if latitude == nil { object.lacksPlace = true }
            object.latitude = latitude ?? object.latitude
        case .longitude:
            let longitude = try reader.readLooseDouble(allowsComma: true)
            if longitude == nil { object.lacksPlace = true }
            object.longitude = longitude ?? object.longitude
        case .name(let rank):
            let text = try reader.readTextIfAny()
            // `"location": "45.764, 4.8357"`
            if rank < 3, let text, takePoint(text, &object) { break }
            object.setName(text, rank: rank)
        case .note, .text: object.addNote(try reader.readTextIfAny())
        case .address: object.address = try reader.readTextIfAny() ?? object.address
        case .link: object.link = try reader.readTextIfAny() ?? object.link
        case .day: object.plan.day = try reader.readTextOrNumber() ?? object.plan.day
        case .date: try readDate(&object)
        case .checkOut: try readCheckOut(&object)
        case .kind: object.setKind(try reader.readTextOrNumber())
        case .time:
            if let text = try reader.readTextOrNumber(), DateText.isTime(text) {
                object.plan.fields[.arrive] = object.plan.fields[.arrive] ?? text
            }
        case .means:
            let text = try reader.readTextOrNumber()
            object.means = text.flatMap(MeansWords.means)
            if object.means == nil, let text, PlannerLeftOut.isForPeople(value: text),
                object.leftOut.count < PlannerLeftOut.most
            {
                object.leftOut.append(name)
            }
            if object.means != nil { object.meansName = name }
        case .number: object.count = try reader.readLooseDouble() ?? object.count
        case .order: object.order = try reader.readLooseDouble() ?? object.order
        case .year: object.year = try reader.readTextOrNumber()
        case .month: object.month = try reader.readTextOrNumber()
        case .stay:
            guard let text = try reader.readTextOrNumber() else { break }
            if object.takeDays(text, called: name, needsWord: true) { break }
            if text.contains(where: \.isLetter), !text.contains(where: \.isNumber) {
                object.lodging = [PlannerPlace(called: text)]
            } else if text.contains(where: \.isLetter) {
                object.plan.fields[.stayMinutes] = object.plan.fields[.stayMinutes] ?? text
            } else if let number = plainDecimal(text), number.isFinite {
                // It may count minutes or seconds.
                object.bareStay = (number, name)
            }
        case .stayInUnits(let unit):
            guard let number = try reader.readLooseDouble(), number > 0, number * unit < 50_000 else { break }
            object.plan.fields[.stayMinutes] = "\(Int((number * unit).rounded())) min"
        case .booking:
            if let text = try reader.readTextOrNumber(), !text.isEmpty { object.addNote("Booking: \(text)") }
        case .lodging where byte == UInt8(ascii: "t"):
            // `"overnight": true`
            try reader.skipValue()
            (object.plan.sleeps, object.plan.isNight) = (true, true)
        case .lodging:
            guard let text = try reader.readTextOrNumber(), !text.isEmpty else { break }
            object.lodging = [PlannerPlace(called: text)]
        case .region: object.whereabouts.region = try reader.readTextIfAny() ?? object.whereabouts.region
        case .country: object.whereabouts.setCountry(try reader.readTextIfAny())
        case .total: object.total = try reader.readTextOrNumber() ?? object.total
        case .nights: object.plan.fields[.nights] = try reader.readTextOrNumber()
        case .days:
            guard let text = try reader.readTextOrNumber(), !object.takeDays(text, called: name) else { break }
            object.leaveOut(name)
        case .heading:
            guard let text = try reader.readTextIfAny(), let day = TrackDay(title: text).number else { break }
            object.plan.day = object.plan.day ?? "\(day)"
        case .cost: object.takeCost(try reader.readTextOrNumber(), isOfNight: false)
        case .costIn(let code):
            object.takeCost(try reader.readTextOrNumber().map { CurrencyMark.text($0, in: code) }, isOfNight: false)
        case .costOfNight: object.takeCost(try reader.readTextOrNumber(), isOfNight: true)
        case .currency: object.plan.currency = try reader.readTextIfAny()
        case .id: object.id = try reader.readTextOrNumber()
        case .dayID: object.dayID = try reader.readTextOrNumber()
        case .groups: try reader.skipValue()
        case .other:
            let isValue = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
            guard isValue, PlannerLeftOut.isForPeople(name) else { return try reader.skipValue() }
            guard let text = try reader.readTextOrNumber(), PlannerLeftOut.isForPeople(value: text) else { break }
            if let kind = PlanTexts.kind(called: name), name.lowercased() != "rate", object.plan.take(kind, text) {
                break
            }
            if PlannerLeftOut.isSentence(text), !PlannerLeftOut.isOfPerson(name), !isDate(text) {
                object.addNote("\(PlannerLeftOut.label(name)): \(text)")
            } else {
                object.leaveOut(name)
            }
        }
    }

    /// Takes the coordinates that a text is, where an object has none yet; false for any other text. A number alone is
    /// none.
    private func takePoint(_ text: String, _ object: inout PlannerPlace) -> Bool {
        guard text.utf8.count <= 200, text.contains(where: \.isNumber),
            case .success(let found) = FoundPlace.ofCoordinates(spelledPoint(text), near: nil)
        else { return false }
        if !object.isPlaced {
            (object.latitude, object.longitude) = (found.location.latitude, found.location.longitude)
        }
        return true
    }

    /// A day that an object has in parts: `{"date":"2027-06-12","time":"15:00"}`, `{"year":2027,"month":6,"day":12}`;
    /// an object that is a place is read as any other is.
    mutating func readMoment(
        _ path: String, _ part: WritableKeyPath<PlanTexts, String?>, of object: inout PlannerPlace
    ) throws(TextFault) {
        var moment = PlannerPlace()
        moment.offset = reader.offset
        try readObject(path, &moment)
        guard !moment.isPlaced else { return object.inherit(moment) }
        let text = moment.plan.date ?? Self.date(ofParts: moment)
        if object.plan[keyPath: part] == nil { object.plan[keyPath: part] = text }
        // `"dates": {"from": "2027-06-03", "to": "2027-06-05"}`
        object.plan.checkOut = object.plan.checkOut ?? moment.plan.checkOut
        object.plan.fields[.nights] = object.plan.fields[.nights] ?? moment.plan.fields[.nights]
    }

    /// The date of `{"year":2027,"month":6,"day":12}`; nil where a part is missing.
    static func date(ofParts moment: PlannerPlace) -> String? {
        let parts = [moment.year, moment.month, moment.plan.day].map { $0.flatMap { Int($0) } }
        guard let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
        return CivilDate(year: year, month: month, day: day)?.text
    }

    /// A date as a text, or a moment as seconds or milliseconds from 1970.
    mutating func readDate(_ object: inout PlannerPlace) throws(TextFault) {
        switch reader.peek() {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let number = try reader.readDouble()
            object.time = object.time ?? Self.seconds(number)
        default:
            guard let text = try reader.readTextIfAny() else { return }
            if DateText.isTime(text) {
                // The time of a stop on the day of those around it.
                object.plan.fields[.arrive] = object.plan.fields[.arrive] ?? text
            } else {
                object.plan.date = object.plan.date ?? text
            }
        }
    }

    /// Two numbers in an array; anything else in it is read as any array is.
    mutating func readPair(_ path: String, _ isReversed: Bool, _ object: inout PlannerPlace) throws(TextFault) {
        var numbers: [Double] = []
        try reader.enterArray()
        while try reader.nextElement() {
            switch reader.peek() {
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                let number = try reader.readDouble()
                if numbers.count < 3 { numbers.append(number) }
            default: try reader.skipValue()
            }
        }
        guard numbers.count >= 2, !object.isPlaced else { return }
        let isLongitudeFirst = isReversed && numbers[1].magnitude <= 90 || numbers[0].magnitude > 90
        object.latitude = numbers[isLongitudeFirst ? 1 : 0]
        object.longitude = numbers[isLongitudeFirst ? 0 : 1]
    }

    /// Whether the value is an array whose first element is a number.
    private func beginsWithNumber() -> Bool {
        var ahead = reader
        guard (try? ahead.enterArray()) != nil, (try? ahead.nextElement()) == true else { return false }
        return ahead.peek() == UInt8(ascii: "-") || (0x30...0x39).contains(ahead.peek())
    }

    /// A step of a path: numbers, as they stand in place of names, are all the same.
    private static func step(_ name: String) -> String {
        name.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "*" : String(name.prefix(60))
    }
}
