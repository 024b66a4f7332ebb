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

/// The nights and the cost that people write into the description of a place, on lines of nothing else: `2 nights`,
/// `€240`, `2 nights, 95 EUR`.
enum DescribedPlan {
    /// The most bytes of such a line.
    private static let longest = 60

    /// Takes these lines out of a description, as far as the texts do not say the same yet; returns the other lines,
    /// nil where there are none. Linear.
    static func take(outOf description: String, into texts: inout PlanTexts) -> String? {
        guard mayHold(description) else { return description }
        let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
        let others = lines.filter { line in
            guard line.utf8.count <= longest, let found = fields(of: String(line).trimmed) else { return true }
            guard found.keys.allSatisfy({ texts.fields[$0] == nil }) else { return true }
            texts.fields.merge(found) { first, _ in first }
            return false
        }
        guard others.count < lines.count else { return description }
        let rest = others.joined(separator: "\n").trimmed
        return rest.isEmpty ? nil : rest
    }

    /// Whether a line of a description may be such a one: it has a number, and does not begin with a longer word than
    /// currencies have. Most notes of large files are sorted out here, without a string of their own. Linear.
    private static func mayHold(_ description: String) -> Bool {
        var (isAtStart, hasNumber, letters, first) = (true, false, 0, UInt8(0))
        for byte in description.utf8 {
            switch byte {
            case 0x0A:
                if hasNumber, letters <= longestCode || first == UInt8(ascii: "e") { return true }
                (isAtStart, hasNumber, letters, first) = (true, false, 0, 0)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                guard isAtStart else { continue }
                if letters == 0 { first = byte | 0x20 }
                letters += 1
            case 0x20, 0x09, 0x0D: if letters > 0 { isAtStart = false }
            default:
                isAtStart = false
                // Other letters may be digits, too.
                if byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { hasNumber = true }
            }
        }
        return hasNumber && (letters <= longestCode || first == UInt8(ascii: "e"))
    }

    /// The most letters of a currency in front of an amount, but for `euro`.
    private static let longestCode = 3

    /// Whether a description has such a line. Linear.
    static func isIn(_ description: String) -> Bool {
        var texts = PlanTexts()
        return take(outOf: description, into: &texts) != description
    }

    /// The signs between parts that are ASCII.
    private static let partEnds: [UInt8] = Array(",;-/".utf8)

    /// The decisions of a line of which each part is one; nil for any other line.
    private static func fields(of line: String) -> [StopField: String]? {
        guard line.contains(where: \.isNumber) else { return nil }
        var fields: [StopField: String] = [:]
        var text = line
        if line.utf8.contains(where: { $0 >= 0x80 || partEnds.contains($0) }) {
            for sign in [", ", "; ", " · ", " – ", " - ", " / "] { text = text.replacingText(sign, with: "|") }
        }
        for part in text.split(separator: "|").map(\.trimmed) {
            let field: StopField
            if StopPlanReading.nights(part, isNamed: false) != nil, part.split(separator: " ").count <= 2 {
                field = .nights
            } else if CurrencyMark.isAmount(part) {
                field = .cost
            } else {
                return nil
            }
            guard fields.updateValue(part, forKey: field) == nil else { return nil }
        }
        return fields.isEmpty ? nil : fields
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
