import CivilTime
import Entities
import Geodesy
import JSON
import Places
import Text

/// An event of a calendar, as far as it is about a stop.
struct ICSEvent {
    /// The line where it begins.
    let line: Int
    var id = ""
    var summary: String?
    var location: String?
    var note: String?
    var link: String?
    var category: String?
    /// The id of the stop where a day of this program's own ends.
    var stopID: String?
    /// The end of the description of a stop of this program's own, behind its note.
    private var remark: String?
    /// The plan of a trip of this program's own; nil in events that do not have it.
    private(set) var tripPlan: Plan?
    /// The time at which the days of such a trip begin, as earlier versions wrote it.
    private(set) var leave: TimeOfDay?
    /// The number of decisions that could not be read.
    private(set) var planFaults = 0
    /// The settings of the stop in a calendar of this program's own.
    private(set) var decisions: [StopSetting] = []
    var place: Coordinate?
    /// The fault of its coordinates; nil for none.
    var fault: String?
    var start: ICSMoment?
    var end: ICSMoment?
    var isCancelled = false
    /// Whether it takes place at other times too.
    var isRepeated = false
    /// The moment by which it is put in order where its own time is not known; nil for any other event.
    private var orderMoment: ICSMoment?
    /// The value of `DURATION` in seconds; nil without one.
    private var duration: Int64?

    /// The names of the time zones of its beginning and its end; each nil where the file has none.
    private var zones: (start: String?, end: String?) = (nil, nil)

    /// An event that begins on this line.
    init(line: Int) {
        self.line = line
    }

    /// Takes a property of the event; those that stops do not have are ignored.
    mutating func take(_ property: ContentLine) {
        switch property.name {
        case "UID": id = property.value
        case "SUMMARY": summary = property.text
        case "LOCATION": location = property.text
        case "DESCRIPTION": note = property.text
        case "URL": link = property.value
        case "CATEGORIES": category = property.text
        case ICSNames.remarkProperty: remark = property.text
        case ICSNames.stopProperty: stopID = property.value
        case ICSNames.orderProperty: orderMoment = property.moment
        case ICSNames.tripProperty:
            tripPlan = Plan(json: parsed(property.text), faults: &planFaults)
        case ICSNames.planProperty:
            let plan = StopPlan(json: parsed(property.text), faults: &planFaults)
            decisions += StopField.allCases.filter(plan.decides).map { plan[$0] }
        case let name where name.hasPrefix("X-ROADTRIP-"): takeEarlier(property)
        case "STATUS": isCancelled = property.value.uppercased() == "CANCELLED"
        case "DTSTART":
            start = property.moment
            zones.start = Self.zone(property.parameters)
        case "DTEND":
            end = property.moment
            zones.end = Self.zone(property.parameters)
        case "DURATION": duration = ICSMoment.seconds(property.value)
        case "RRULE", "RDATE": isRepeated = true
        case "GEO": takeCoordinates(property.value.split { $0 == ";" || $0 == "," || $0 == "\\" })
        case "X-APPLE-STRUCTURED-LOCATION":
            if case .success(let found) = FoundPlace.ofCoordinates(spelledPoint(property.value), near: nil) {
                place = found.location
            }
        default: break
        }
    }

    /// Takes a decision as earlier versions wrote it, a property each.
    private mutating func takeEarlier(_ property: ContentLine) {
        switch property.name.dropFirst("X-ROADTRIP-".count) {
        case "LEAVE": leave = TimeOfDay(text: property.value.trimmed)
        case "KIND": decide(StopKind(property.text).map { .kind($0) })
        case "STAY": decide(ICSMoment.seconds(property.value).map { .stayMinutes(Int($0 / 60)) })
        case "NIGHTS": decide(Int(property.value.trimmed).map { .nights($0) })
        case "ARRIVE":
            decide(
                property.moment.flatMap { moment in moment.time.map { (moment.date, $0) } }
                    .map { .arrive(.on(CivilDateTime(date: $0, time: $1))) })
        default: break
        }
    }

    /// The value of a text in JSON; null for any other text.
    private func parsed(_ text: String) -> JSONValue { (try? JSONValue(parsing: text)) ?? .null }

    /// Keeps a setting if the property has a valid one.
    private mutating func decide(_ setting: StopSetting?) {
        if let setting { decisions.append(setting) }
    }

    /// Takes latitude and longitude.
    private mutating func takeCoordinates(_ parts: [Substring]) {
        guard parts.count == 2, let latitude = Self.number(parts[0]), let longitude = Self.number(parts[1]) else {
            fault = "GEO must be two numbers, like 46.02;7.75"
            return
        }
        do throws(CoordinateError) {
            place = try Coordinate(latitude: latitude, longitude: longitude)
        } catch {
            fault = "\(error)"
        }
    }

    /// Completes the event after its last property: an event without an end ends after its duration, and the
    /// coordinates 0, 0 are removed, which other programs write for an unknown place. In a trip of this program they
    /// are kept.
    mutating func finish() {
        if ownID == nil, let known = place, known.latitude == 0, known.longitude == 0 { place = nil }
        if end == nil, let duration { end = start?.adding(seconds: duration) }
        if ownID != nil, let remark { note = note.flatMap { Self.note($0, without: remark) } }
    }

    /// The note in a description that ends with a remark, in a line of its own; the whole where it does not. Nil for no
    /// note.
    private static func note(_ text: String, without remark: String) -> String? {
        guard text != remark else { return nil }
        let end = "\n" + remark
        guard text.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) else { return text }
        return String(text.unicodeScalars.dropLast(end.unicodeScalars.count))
    }

    /// The description without markup, and the link where it is not in it; nil for none.
    var plainNote: String? {
        let text = note.map { $0.containsText("</") || $0.containsText("<br") ? HTMLText.plain($0) : $0 }
        guard let link, !link.isEmpty, text?.containsText(link) != true else { return text }
        return text.map { "\($0)\n\(link)" } ?? link
    }

    private static func number(_ text: Substring) -> Double? {
        let text = text.drop { $0 == " " }
        guard text.utf8.count <= 30, text.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || "+-.".utf8.contains($0) })
        else { return nil }
        return Double(text)
    }

    /// The number of its nights: those between the first and the last of its days, or between its times if these are
    /// eight hours apart.
    var nights: Int {
        guard let start, let end else { return 0 }
        let days = Int(end.date.daysSince1970 - start.date.daysSince1970)
        guard let from = start.time, let to = end.time else { return max(0, days - 1) }
        return days * 86_400 + to.secondsSinceMidnight - from.secondsSinceMidnight >= 28_800 ? max(0, days) : 0
    }

    /// Whether its end is by the clocks of another time zone than its beginning, as that of a flight.
    var isAcrossZones: Bool { zones.start != nil && zones.end != nil && zones.start != zones.end }

    private static func zone(_ parameters: String) -> String? {
        parameters.split(separator: ";").first { $0.hasPrefix("TZID=") }.map { String($0.dropFirst(5)) }
    }

    /// Its length in minutes; nil for an event of whole days, and for one that takes no time or a day and longer.
    var minutes: Int? {
        guard let start, let end, let from = start.time, let to = end.time else { return nil }
        let days = Int(end.date.daysSince1970 - start.date.daysSince1970)
        let minutes = days * 1_440 + (to.secondsSinceMidnight - from.secondsSinceMidnight) / 60
        return (1..<1_440).contains(minutes) ? minutes : nil
    }

    /// Orders events: by day and time; then those of a whole day, then those of several days, where one sleeps.
    var order: (day: Int64, second: Int) {
        guard let start = orderMoment ?? start else { return (.max, 0) }
        let whole = 86_400 + (nights > 0 ? 1 : 0)
        return (start.date.daysSince1970, start.time?.secondsSinceMidnight ?? whole)
    }

    /// The ids in the id of an event of this program's own: that of the trip, and the rest; nil for any other event.
    var ownID: (trip: Substring, rest: Substring)? {
        guard id.hasSuffix(ICSNames.domain), let dot = id.firstIndex(of: ".") else { return nil }
        return (id[..<dot], id[dot...].dropLast(ICSNames.domain.count))
    }

    /// Whether it is a drive, a way or a night of this program's own, which follows from the stops.
    var isBetweenStops: Bool {
        guard let rest = ownID?.rest else { return false }
        return ICSNames.marksBetween.contains { rest.hasPrefix($0) }
    }

    /// The name of a stop of this program's own: the title, but for what is in front of it at a night, and behind it at
    /// a fixed time.
    var ownName: String? {
        guard let location, let summary, summary.hasSuffix(": \(location)") || summary.hasPrefix("\(location): ") else {
            return summary ?? location
        }
        return location
    }
}
