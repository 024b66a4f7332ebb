import Entities
import Text

/// Lines of a list that are a country and nothing else.
extension ListStops {
    /// Adds a stop, but the line of a country and nothing else where a stop next to it is in that country: it is a
    /// heading, which is told.
    mutating func add(_ found: ListFinder.Found, _ texts: PlanTexts, line: Int) throws(TextFault) {
        var found = found
        if let note = try releaseCountry(before: found) {
            // What stands below a heading is said of what follows.
            found.note = [note, found.note].compactMap { $0 }.joined(separator: "\n")
        }
        let isAlone = found.note == nil && found.details == ListDetails() && texts.isEmpty && headingPlan.isEmpty
        if let country = found.wholeCountry, isAlone {
            if country == lastCountry { return try skipCountry(found, line: line) }
            heldCountry = (found, texts, line)
            return
        }
        lastCountry = found.country
        try addStop(found, texts, line: line)
    }

    private mutating func skipCountry(_ found: ListFinder.Found, line: Int) throws(TextFault) {
        try skip("“\(found.asked)” is a country beside places in it, and no stop", line: line, isChatter: true)
    }

    /// Adds the line of a country that was held, unless the next stop is in that country; then returns the notes below
    /// it.
    @discardableResult
    mutating func releaseCountry(before next: ListFinder.Found?) throws(TextFault) -> String? {
        guard let held = heldCountry else { return nil }
        heldCountry = nil
        if let country = next?.country, next?.wholeCountry == nil, country == held.found.wholeCountry {
            // In capitals above all others it is the title.
            let asked = held.found.asked
            if tripName == nil, placeCount == 0, asked.count > 3, asked == asked.uppercased(),
                asked != asked.lowercased()
            {
                tripName = asked
                return held.found.note
            }
            try skipCountry(held.found, line: held.line)
            return held.found.note
        }
        lastCountry = held.found.country
        try addStop(held.found, held.texts, line: held.line)
        return nil
    }
}
