import Text

/// The ways to read lines that say at which time of a day one is where, `lunch in Würzburg, evening: Innsbruck`, and
/// those that name what is passed: `Heimfahrt über Salzburg, München`.
extension ListReading {
    /// The longest text that is read so, in bytes, and the most words in front of the one for passing a place.
    private static let (longestOfDay, mostGoings) = (400, 4)

    /// The words for the middle of a day and what one eats then, in small letters.
    private static let noon: Set = [
        "mittag", "mittags", "mittagessen", "mittagspause", "mittagsstopp", "lunch", "lunchtime", "noon", "midday",
        "déjeuner", "midi", "pranzo", "mezzogiorno", "comida", "almuerzo", "mediodía", "middageten", "lunchpauze",
        "obiad", "almoço",
    ]
    /// The words for its end, in small letters, besides those for the night.
    private static let evening: Set = [
        "abend", "abends", "evening", "tonight", "soir", "soirée", "sera", "serata", "nachts", "avond", "kväll",
        "wieczór", "wieczorem",
    ]
    /// The small words between such a word and its place, and in front of it.
    private static let small: Set = [
        "in", "at", "bei", "im", "near", "around", "à", "a", "en", "au", "ad", "te", "w", "am", "le", "la", "the", "il",
        "el", "al", "por", "stop", "stopp", "break", "pause",
    ]

    /// The places of a text of which a part says that one is there at noon, or in the evening, where one sleeps; nil
    /// for any other text. Linear.
    static func meals(_ text: String, _ dates: ListDates) -> ListReading? {
        guard text.utf8.count <= longestOfDay else { return nil }
        if let dated = dates.withoutDate(atBeginningOf: text) {
            var reading = meals(dated.rest, dates)
            reading?.date = dated.date
            return reading
        }
        var (ends, front): ([End], [String]) = ([], [])
        var (hasTime, hasNight) = (false, false)
        for piece in ListSeparators.pieces(of: text, at: [", ", "; ", " – ", " — ", " - "]) {
            if let (place, isNight) = placeAtTime(piece) {
                var end = End.last(of: place, dates)
                if isNight { _ = end.details.takeNights("1 night") }
                hasTime = true
                hasNight = hasNight || isNight
                ends.append(end)
            } else if let place = ListSentence.placeOfNight(piece) {
                var end = End.last(of: place, dates)
                _ = end.details.takeNights("1 night")
                ends.append(end)
            } else if mayBeName(piece), !piece.contains(where: \.isNumber), !ListWords.beginsWithLodging(piece) {
                ends.append(End.last(of: piece, dates))
            } else if ends.isEmpty {
                front.append(piece)
            } else {
                ends[ends.count - 1].details.take(piece, dates)
            }
        }
        guard hasTime, ends.count > 1 || hasNight && ends.count == 1 else { return nil }
        for note in front { ends[0].details.takeNote(note) }
        return ListReading(ends: ends, isByName: true, isJoined: true, isChain: ends.count > 2)
    }

    /// The place behind a word for a time of the day, and whether one sleeps there; nil for any other text.
    private static func placeAtTime(_ text: String) -> (place: String, isNight: Bool)? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        while words.count > 2, small.contains(words[0].lowercased()) { words.removeFirst() }
        guard let first = words.first, words.count > 1 else { return nil }
        let (hasColon, word) = (first.last == ":", first.lowercased().filter { $0.isLetter })
        let isNight = evening.contains(word)
        guard isNight || noon.contains(word) else { return nil }
        var rest = words.dropFirst()
        var isMarked = hasColon
        while rest.count > 1, let next = rest.first, small.contains(next.lowercased()) || next == ":" {
            isMarked = true
            rest = rest.dropFirst()
        }
        let place = rest.joined(separator: " ")
        return isMarked && mayBeName(place) ? (place, isNight) : nil
    }

    /// The words that say that one goes home or on, in small letters.
    private static let goings: Set = [
        "heimfahrt", "heimreise", "heimweg", "rückfahrt", "rückreise", "rückweg", "zurück", "heim", "nach", "hause",
        "weiter", "weiterfahrt", "fahrt", "fahren", "home", "back", "return", "drive", "driving", "way", "trip",
        "journey", "then", "dann", "retour", "rentrée", "route", "vuelta", "regreso", "ritorno", "rientro", "viaje",
        "viaggio", "casa", "terugreis", "terug", "terugweg", "naar", "huis", "on", "the", "und", "and", "et", "y", "e",
        "maison", "à", "la", "a",
    ]
    /// The words in front of what is passed, in small letters; the longest first.
    private static let passing = [
        "passando per", "passing through", "en passant par", "pasando por", "über", "via", "par", "por", "per",
        "through", "durch", "door",
    ]
    private static let articles = ["den ", "die ", "das ", "the ", "le ", "la ", "el ", "il ", "lo ", "de "]
    /// The words for where one lives, in small letters, behind those for the way there.
    private static let homes: Set = ["hause", "home", "casa", "maison", "huis"]

    /// The places of a text that names what is passed on the way, and where that leads, where it says so: `Heimfahrt
    /// über Salzburg, München nach Ulm`; nil for any other text. Linear for each word of the tables.
    static func passed(_ text: String, _ dates: ListDates) -> ListReading? {
        guard text.utf8.count <= longestOfDay else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace)
        let count = words.prefix(mostGoings).prefix { goings.contains($0.lowercased().filter(\.isLetter)) }.count
        let way = words[count...].joined(separator: " ")
        let beginning = way.prefix(20).lowercased()
        guard let word = passing.first(where: { beginning.hasPrefix($0 + " ") }),
            count > 0 || way.first?.isLowercase ?? false
        else {
            return nil
        }
        let signs = ListWords.and + ListWords.to + [", ", "; ", " – ", " — ", " - "]
        var ends: [End] = []
        for piece in ListSeparators.pieces(of: String(way.dropFirst(word.count)).trimmed, at: signs) {
            // `über den Brenner`
            let article = articles.first { piece.hasPrefix($0) }
            let piece = String(piece.dropFirst(article?.count ?? 0))
            if homes.contains(piece.lowercased().filter(\.isLetter)) {
                continue
            } else if mayBeName(piece), !ListWords.beginsWithLodging(piece) {
                ends.append(End.last(of: piece, dates))
            } else if let last = ends.indices.last {
                ends[last].details.take(piece, dates)
            } else {
                return nil
            }
        }
        guard (1...mostEnds).contains(ends.count) else { return nil }
        return ListReading(ends: ends, isByName: true, isJoined: true, isChain: ends.count > 1)
    }
}
