import Entities
import Itineraries
import Text

/// The nights and the cost of a stop as a line of its description, for the people who see the file in other programs.
///
/// The same line stands in a field that this program passes over, so that the line is told from a note on the way back.
enum PlanLine {
    private static let mark = "Plan: "

    /// `Plan: 2 nights, 117 EUR`; nil where neither is decided.
    static func text(of stop: Waypoint, in trip: Trip) -> String? {
        var parts: [String] = []
        if let nights = stop.plan.nights, nights > 0 { parts.append(Wording.counted(nights, "night")) }
        if let cost = stop.plan.cost { parts.append(trip.plan.money(cost)) }
        return parts.isEmpty ? nil : mark + parts.joined(separator: ", ")
    }

    /// A note with the line below it; nil where there is neither.
    static func description(_ note: Note?, _ line: String?) -> String? {
        guard let line else { return note?.text }
        return note.map { "\($0.text)\n\(line)" } ?? line
    }

    /// A description without the line at its end that also ends another field; nil where nothing is left.
    static func note(of description: String, beside field: String) -> String? {
        let start = description.utf8.lastIndex(of: 0x0A).map { description.utf8.index(after: $0) }
        let line = description[(start ?? description.startIndex)...]
        guard line.hasPrefix(mark), field.hasSuffix(line) else { return description }
        guard let start else { return nil }
        return String(description[..<description.utf8.index(before: start)])
    }
}

/// The words of other programs for kinds of places, which are the names of their symbols.
enum KindSymbols {
    /// The symbol of a kind as devices of Garmin call it; nil for a kind without one.
    static func symbol(of kind: StopKind?) -> String? {
        switch kind?.text {
        case "sleep": "Lodging"
        case "eat": "Restaurant"
        case "see": "Scenic Area"
        case "fuel": "Gas Station"
        case "walk": "Trail Head"
        default: nil
        }
    }

    /// The numbers of the symbols of Google My Maps, which are in the names of its styles: `#icon-1602-0288D1`.
    private static let numbers = [
        "1602": "sleep", "1765": "sleep", "1577": "eat", "1534": "eat", "1517": "eat", "1581": "fuel", "1535": "see",
        "1636": "see", "1598": "see", "1596": "walk",
    ]

    /// The kind that the address of a style says; nil for any other.
    static func kind(ofStyle address: String) -> String? {
        guard let mark = address.lastIndex(of: "#") else { return nil }
        let name = address[address.index(after: mark)...].prefix(60)
        let parts = name.split { $0 == "-" || $0 == "_" }
        if parts.count > 1, parts[0] == "icon" { return numbers[String(parts[1])] }
        return KindWords.kind(String(name))
    }

    /// The colour of a kind's pin, as KML has it: opacity, blue, green, red.
    static let colours: [(kind: String, colour: String)] = [
        ("sleep", "ffb05020"), ("eat", "ff2060e0"), ("see", "ff30a030"), ("fuel", "ff404040"), ("walk", "ff208080"),
    ]
}
