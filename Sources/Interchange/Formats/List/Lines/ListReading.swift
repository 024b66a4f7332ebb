import Text

/// A way in which a line of a list may be read: as a place, or as those of a way in their order.
struct ListReading: Equatable {
    /// A place with what the line says of it.
    struct End: Equatable {
        /// The PLACE, to be looked up.
        var text: String
        var details = ListDetails()
        /// Whether the line says that one leaves it.
        var isLeft = false
    }

    /// The places, at least one.
    var ends: [End]
    /// The date in front of them, as typed.
    var date: String?
    /// The text behind the sign that ends the place, where this may be its town as well: `Prague` of `Old Town,
    /// Prague`.
    var rest: String?
    /// Whether the place must have the very name, as in front of a colon, where other words stand as well: `Dauer: 5
    /// Tage` is no town in Pakistan.
    var isByName = false

    /// The most places of a way between which no arrows stand.
    private static let mostEnds = 50
    /// The longest text that is read in other ways than as it stands, in bytes.
    private static let longest = 1_000

    /// The ways to read a text, in the order in which they are tried; at least one. Linear for each, a dozen at most.
    ///
    /// Arrows say that it is a way; a dash, commas and `to` do so where all that stands between them are places; else
    /// the place is in front of them, and the rest is said of it. Behind the dash of an item are notes.
    static func all(of text: String, isItem: Bool, _ dates: ListDates) -> [ListReading] {
        let arrows = ListSeparators.partsAtArrows(of: text)
        var readings: [ListReading] = []
        if arrows.count > 1 {
            if let dated = dates.withoutDate(atBeginningOf: arrows[0]) {
                readings.append(way([dated.rest] + arrows.dropFirst(), dates, date: dated.date))
            }
            return readings + [way(arrows, dates)]
        }
        let dashes = ListSeparators.partsAtDashes(of: text)
        if isItem, dashes.count > 1 { readings = places(dashes[0], notes: dashes.dropFirst(), dates) }
        readings += places(text, dates)
        guard text.utf8.count <= longest else { return readings }
        if let dated = dates.withoutDate(atBeginningOf: text) {
            let others = places(dated.rest, dates) + otherReadings(of: dated.rest, isItem: isItem, dates)
            readings += others.map { reading in
                var reading = reading
                reading.date = dated.date
                return reading
            }
        }
        return readings + otherReadings(of: text, isItem: isItem, dates)
    }

    /// The ways to read a text in which it is not the place as a whole.
    private static func otherReadings(of text: String, isItem: Bool, _ dates: ListDates) -> [ListReading] {
        var readings: [ListReading] = []
        let dashes = ListSeparators.partsAtDashes(of: text)
        if dashes.count > 1, dashes.count <= mostEnds, dashes.allSatisfy(mayBeName) {
            readings.append(way(dashes, dates))
        }
        let commas = AddressText.parts(of: text).map(String.init)
        if (3...mostEnds).contains(commas.count),
            commas.allSatisfy({ mayBeName($0) && !$0.contains(where: \.isNumber) })
        {
            readings.append(way(commas, dates))
        }
        if let ends = ListWords.ends(ofWay: text) { readings.append(way(ends, dates)) }
        if dashes.count > 1, !isItem {
            readings += places(dashes[0], notes: dashes.dropFirst(), rest: dashes[1], dates)
        }
        for sign in [": ", ", ", "; "] {
            guard let (front, rest) = ListSeparators.halves(of: text, at: sign) else { continue }
            let isOfName = sign != ": "
            // `Route: Cologne – Aachen`.
            let ends = ListSeparators.partsAtDashes(of: rest)
            if !isOfName, ends.count > 1, ends.allSatisfy(mayBeName) { readings.append(way(ends, dates)) }
            readings += places(front, notes: [rest], rest: isOfName ? rest : nil, dates).map { reading in
                var reading = reading
                reading.isByName = !isOfName
                return reading
            }
        }
        if let named = ListWords.nameBehindCoordinates(text) { readings += places(named, dates) }
        if let (place, isLeft) = ListWords.withoutVerb(text) {
            let pieces = ListSeparators.partsAtDashes(of: place)
            readings += places(pieces[0], notes: pieces.dropFirst(), isLeft: isLeft, dates)
            if let (front, rest) = ListSeparators.halves(of: place, at: ", ") {
                readings += places(front, notes: [rest], isLeft: isLeft, dates)
            }
        }
        return readings
    }

    private static func way(_ ends: [String], _ dates: ListDates, date: String? = nil) -> ListReading {
        ListReading(ends: ends.map { text in End.all(of: text, dates).last ?? End(text: text) }, date: date)
    }

    private static func places(
        _ text: String, notes: some Sequence<String> = [], isLeft: Bool = false, rest: String? = nil,
        _ dates: ListDates
    ) -> [ListReading] {
        guard !text.isEmpty else { return [] }
        return End.all(of: text, dates).map { end in
            var end = end
            // What is said of a place stands behind it alone.
            let rest = end.details == ListDetails() ? rest : nil
            for note in notes { end.details.take(note, dates) }
            end.isLeft = isLeft
            return ListReading(ends: [end], rest: rest)
        }
    }

    /// Whether a text may be the name of a place in a way: it begins with a letter that is no small one.
    private static func mayBeName(_ text: String) -> Bool {
        text.first.map { $0.isLetter && !$0.isLowercase } ?? false
    }
}
