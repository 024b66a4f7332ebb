import Text

/// The ways to read a line that has several stops one after the other.
extension ListReading {
    /// The stops between commas, with what is said behind them at the last: `Nice, Antibes, Cannes (3 nights)`; nil for
    /// any other text.
    static func listed(_ text: String, _ dates: ListDates) -> ListReading? {
        let whole = End.last(of: text, dates)
        let parts = AddressText.parts(of: whole.text).map(String.init)
        guard (2...mostEnds).contains(parts.count),
            parts.allSatisfy({ mayBeName($0) && !$0.contains(where: \.isNumber) })
        else { return nil }
        var reading = way(parts, dates)
        (reading.isByName, reading.isPair) = (parts.count == 2, parts.count == 2)
        reading.isJoined = reading.isPair
        if whole.details != ListDetails() || whole.time != nil, reading.ends.count == parts.count,
            let last = reading.ends.indices.last
        {
            (reading.ends[last].details, reading.ends[last].time) = (whole.details, whole.time)
        }
        return reading
    }

    /// The stops between commas of which one that is not the last has something in parentheses: `Torfhaus, Brocken
    /// (hike), Schierke`, or of two each: `Orvieto (lunch), Siena (2 nights)`; nil for any other text.
    static func notedParts(_ text: String, _ dates: ListDates) -> ListReading? {
        guard text.containsText("),") else { return nil }
        let parts = ListSeparators.partsOutside(text.replacingText(", ", with: " , "), at: [" , "])
        guard (2...mostEnds).contains(parts.count), parts.allSatisfy(mayBeName),
            // `Siena (2 nights), Tuscany`
            parts.count > 2 || parts.allSatisfy({ $0.hasSuffix(")") })
        else { return nil }
        let ends = parts.map { End.last(of: $0, dates) }
        guard ends.allSatisfy({ !$0.text.contains(where: \.isNumber) && !$0.text.contains("(") }) else { return nil }
        return ListReading(ends: ends, isByName: true)
    }

    /// The stops of a line that has several, each with its nights: `Galway 2 nights, Killarney 2 nights`; nil for any
    /// other text.
    static func row(of text: String, _ dates: ListDates) -> ListReading? {
        for sign in ListSeparators.rows {
            let parts = ListSeparators.parts(of: text, at: [sign])
            guard (2...mostEnds).contains(parts.count), parts.allSatisfy(mayBeName) else { continue }
            let ends = parts.compactMap { End.all(of: $0, dates).last }
            if ends.count(where: { $0.details.nights != nil }) >= max(2, parts.count - 1) {
                return ListReading(ends: ends)
            }
        }
        return nil
    }

    /// The stops between commas of which one that is not the last has nights: `Füssen, Ettal nights 2, Linderhof`; nil
    /// for any others. Each has to be called just so: of two the second may be said of the first.
    static func stays(_ parts: [String], _ dates: ListDates) -> ListReading? {
        guard (3...mostEnds).contains(parts.count), parts.allSatisfy(mayBeName) else { return nil }
        let ends = parts.compactMap { End.all(of: $0, dates).last }
        guard ends.dropLast().contains(where: { $0.details.nights != nil }),
            !ends.contains(where: { $0.text.contains(where: \.isNumber) })
        else { return nil }
        return ListReading(ends: ends, isByName: true)
    }
}
