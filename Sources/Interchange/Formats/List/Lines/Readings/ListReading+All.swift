import CivilTime
import Entities
import Places
import Text

/// The ways in which a line of a list may be read.
extension ListReading {
    /// The most places of a way between which no arrows stand.
    static let mostEnds = 50
    /// The longest text that is read in other ways than as it stands, in bytes.
    private static let longest = 1_000

    /// The ways to read a text, in the order in which they are tried; at least one. Linear for each, a dozen at most.
    ///
    /// Arrows say that it is a way; a dash, commas and `to` do so where all that stands between them are places; else
    /// the place is in front of them, and the rest is said of it. Behind the dash of an item are notes.
    static func all(of text: String, isItem: Bool, _ dates: ListDates) -> [ListReading] {
        // `Plan: Geneva, Annecy 2 nights, Lyon`
        if let (label, rest) = ListSeparators.halves(of: text, at: ": "), ListYear.endsWithJourney(label),
            rest.containsText(", "), mayBeName(rest)
        {
            return all(of: rest, isItem: isItem, dates)
        }
        if let plain = withoutArticles(text) { return all(of: plain, isItem: isItem, dates) }
        if let located = ListLocated.readings(of: text, isItem: isItem, dates) { return located }
        if let town = ListHomes.town(in: text) { return all(of: town, isItem: isItem, dates) }
        let slept =
            [meals(text, dates), passed(text, dates)].compactMap { $0 } + sleptElsewhere(text, isItem: isItem, dates)
        return slept + withoutNight(text, isItem: isItem, dates)
    }

    /// The articles with which a name begins in the middle of a sentence, and the signs in front of them.
    private static let articles = ["l'", "l’", "la ", "le ", "les ", "el ", "los ", "las ", "il ", "lo ", "gli "]
    /// The words for what is called after a place, in small letters.
    private static let things = [
        "gorges", "lac", "lacs", "mont", "cascade", "cascades", "vallée", "île", "îles", "plage", "château",
        "cathédrale",
        "parc", "grotte", "grottes", "dune", "dunes", "col", "pont", "cap", "lago", "monte", "isola", "isole", "valle",
        "parco", "parque", "cabo", "playa", "cascada", "cascate", "spiaggia", "castello", "castillo",
    ]
    private static let beforeArticles = [" / ", " → ", " -> ", " – ", " — "]

    /// A text without the articles of its places: `Etna` of `l'Etna`, `Gorges du Verdon` of `les gorges du Verdon`; nil
    /// for a text without any. Linear for each article.
    private static func withoutArticles(_ text: String) -> String? {
        guard text.utf8.count <= longest else { return nil }
        var plain = text
        for sign in beforeArticles {
            for article in articles.prefix(2) {
                plain = plain.replacingText(sign + article, with: sign)
            }
        }
        if let article = articles.first(where: { plain.hasPrefix($0) }) {
            let rest = plain.dropFirst(article.count)
            // `la journée est longue` is a sentence.
            let isThing = things.contains { rest.hasPrefix($0 + " ") } && rest.contains(where: \.isUppercase)
            if let first = rest.first, first.isUppercase || isThing {
                plain = first.uppercased() + rest.dropFirst()
            }
        }
        return plain == text ? nil : plain
    }

    /// The ways to read a text that does not say behind a comma in which town one sleeps.
    private static func withoutNight(_ text: String, isItem: Bool, _ dates: ListDates) -> [ListReading] {
        if dates.withoutDate(atBeginningOf: text) == nil, let flight = flight(text) { return [flight] }
        let arrows = ListSeparators.partsAtArrows(of: text)
        var readings: [ListReading] = []
        if let left = ListMoves.left(text) { readings.append(ListReading(ends: [left])) }
        if arrows.count == 1, dates.withoutDate(atBeginningOf: text) == nil, let moves = moved(text, dates) {
            readings.append(moves)
        }
        if arrows.count > 1, let stays = staysBehindArrows(arrows, dates) { return [stays] }
        if arrows.count > 1 {
            if let (label, first) = ListSeparators.halves(of: arrows[0], at: ": "), ListYear.endsWithJourney(label) {
                readings.append(way([first] + arrows.dropFirst(), dates))
            }
            if let dated = dates.withoutDate(atBeginningOf: arrows[0]) {
                let parts = [dated.rest] + arrows.dropFirst()
                if var mixed = wayOfMixedSigns(parts, dates) {
                    mixed.date = dated.date
                    readings.append(mixed)
                }
                readings.append(way(parts, dates, date: dated.date))
            }
            if let mixed = wayOfMixedSigns(arrows, dates) { readings.append(mixed) }
            readings.append(way(arrows, dates))
            // `Route: Cologne → Aachen`.
            if let (_, first) = ListSeparators.halves(of: arrows[0], at: ": ") {
                readings.append(way([first] + arrows.dropFirst(), dates))
            }
            if let (means, first) = ListWords.withoutMeans(arrows[0]) {
                var reading = way([first] + arrows.dropFirst(), dates)
                reading.means = means
                readings.insert(reading, at: 0)
            }
            for index in readings.indices { readings[index].isChain = true }
            return readings
        }
        let fromTo = ListWords.ends(ofWayFrom: text)
        if let fromTo, fromTo.isSure { readings.insert(way(fromTo.ends, dates), at: 0) }
        if let crossing = crossing(before: text, dates) { readings.append(crossing) }
        if let named = wayOfRoad(text, dates) { readings.append(named) }
        if let row = row(of: text, dates) ?? notedParts(text, dates) { readings.append(row) }
        // `Bend, OR to Crater Lake` is no place in a region that is called so.
        if text.contains(","), ListSentence.withoutNight(text) == nil, let ends = ListWords.ends(ofWay: text) {
            readings.append(way(ends, dates))
        }
        let dashes = ListSeparators.partsAtDashes(of: text)
        if dashes.count > 1 {
            // What begins with a small letter is no place, and a link is the place as a whole.
            let isNoted = dashes[1].first?.isLowercase == true
            if isItem || ListLine.beginsLikeMarkdownLink(dashes[0].utf8) {
                readings += places(dashes[0], notes: dashes.dropFirst(), dates)
            } else if isNoted, mayBeName(dashes[0]) {
                readings += places(dashes[0], notes: dashes.dropFirst(), rest: dashes[1], dates)
            }
        }
        if let slashed = slashed(text, dates) { readings.append(slashed) }
        if let (area, town) = ListSeparators.halves(of: text, at: ": "), mayBeName(area), mayBeName(town) {
            var reading = ListReading(ends: [End.last(of: town, dates)], area: area)
            reading.ends[0].details.takeNote(area)
            readings.append(reading)
        }
        readings += places(text, dates).map { reading in
            var reading = reading
            // A place of this very name, and not one that is found by its first words.
            if dashes.count > 1, reading.ends[0].text.contains(where: { "–—-".contains($0) }) {
                reading.isByName = true
            }
            return reading
        }
        guard text.utf8.count <= longest else { return readings }
        if let dated = dates.withoutDate(atBeginningOf: text) {
            readings += all(of: dated.rest, isItem: isItem, dates).map { reading in
                var reading = reading
                reading.date = dated.date
                return reading
            }
        }
        readings += nights(in: text, isItem: isItem, dates)
        readings += otherReadings(of: text, isItem: isItem, dates) + ListSentence.readings(of: text, dates)
        if let fromTo, !fromTo.isSure { readings.append(way(fromTo.ends, dates)) }
        if let (front, nights, said) = ListNights.nights(amid: text), mayBeName(front) {
            readings += places(front, notes: [nights, said], dates)
        }
        // `lissabon!!! 4 nächte bei Ana`
        if let sign = text.firstIndex(where: { "!?".contains($0) }), sign > text.startIndex {
            let said = text[sign...].drop { "!? ".contains($0) }
            readings += places(text[..<sign].trimmed, notes: said.isEmpty ? [] : [String(said)], dates)
        }
        return readings + ListSentence.leading(text, dates)
    }

    /// The way of a text with words that say that one goes on, leaves or arrives; nil for any other.
    private static func moved(_ text: String, _ dates: ListDates) -> ListReading? {
        guard let parts = ListMoves.parts(of: text) else { return nil }
        let ends = parts.map { part in
            var end = End(text: part.name, isLeft: part.isLeft, isDeclined: part.isDeclined)
            take(said: part.said, into: &end, dates)
            ListSentence.takePairs(of: part.said, into: &end.details, dates)
            return end
        }
        return ListReading(ends: ends, isByName: true, isChain: ends.count > 1)
    }

    /// The ways to read a text in which it is not the place as a whole.
    private static func otherReadings(of text: String, isItem: Bool, _ dates: ListDates) -> [ListReading] {
        var readings: [ListReading] = []
        let dashes = ListSeparators.partsAtDashes(of: text)
        if dashes.count > 1, dashes.count <= mostEnds, dashes.allSatisfy(mayBeName),
            !dashes.dropFirst().contains(where: { ListWords.beginsWithLodging($0) || ListMoney.isAmount($0) })
        {
            var reading = way(dashes, dates)
            // Of many one that is not known is left out.
            reading.isChain = dashes.count > 2 && !dashes[0].contains(":")
            reading.isDashed = true
            readings.append(reading)
        }
        if let slashed = slashed(text, dates) { readings.append(slashed) }
        let commas = AddressText.parts(of: text).map(String.init)
        if let listed = listed(text, dates) { readings.append(listed) }
        if var stays = stays(commas, dates) {
            readings.append(stays)
            // `Garmisch, Ettal nights 2, Linderhof`: some are short. What is behind nights of the first is said of it.
            stays.isByName = stays.ends[0].details.nights != nil
            if !stays.isByName { readings.append(stays) }
        }
        if let ends = ListWords.ends(ofWay: text) { readings.append(way(ends, dates)) }
        let joined = ListSeparators.parts(of: text, at: ListWords.and)
        if joined.count > 1 {
            let ends = joined.flatMap { ListSeparators.parts(of: $0, at: [", "]) }
            if ends.count <= mostEnds, ends.allSatisfy(mayBeName) {
                var reading = way(ends, dates)
                (reading.isByName, reading.isJoined) = (true, true)
                readings.append(reading)
            }
        }
        if let crossing = crossing(text, dates) { readings.append(crossing) }
        if let moves = moves(text, dates) { readings.append(moves) }
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
        let tight = ListSeparators.parts(of: text, at: ["–", "—"])
        let hyphened = ListSeparators.parts(of: text, at: ListSeparators.tightDashes)
        // Letters without capitals have no names with hyphens.
        let isWithoutCapitals = !text.contains { $0.isUppercase || $0.isLowercase }
        for ends in [tight, hyphened.count > 2 || isWithoutCapitals ? hyphened : []]
        where (2...mostEnds).contains(ends.count) && ends.allSatisfy(mayBeName) {
            var reading = way(ends, dates)
            reading.isByName = true
            readings.append(reading)
        }
        return readings
    }

    /// The place of a text that has nothing beside it but when one leaves and arrives: `Depart 9am, arrive Lyon 1pm`;
    /// nil for any other.
    private static func moves(_ text: String, _ dates: ListDates) -> ListReading? {
        let parts = ListSeparators.parts(of: text, at: [", ", "; "])
        guard parts.count == 2, ListWords.isDeparture(parts[0]), let (place, isLeft) = ListWords.withoutVerb(parts[1]),
            !isLeft
        else { return nil }
        return ListReading(ends: [End.last(of: place, dates)])
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
    static func mayBeName(_ text: String) -> Bool {
        text.first.map { $0.isLetter && !$0.isLowercase } ?? false
    }
}
