import Text

/// The words of a confirmation that are about neither the places nor the moments of a ride.
enum RideNoise {
    /// The beginnings of words for what happens beside a ride, and such words, folded: their times and days are none of
    /// the ride.
    private static let beginnings = [
        "checkin", "boarding", "einchecken", "einsteig", "embarque", "imbarco", "spatestens", "fahrzeit", "flugzeit",
        "reisezeit", "traveltime", "ausgestellt", "cancellation", "cancelled", "stornierung", "annulation", "refund",
        "erstattung", "purchase", "acquist", "buchungsdatum", "bookingdate", "geburtsdatum", "umsteige",
        "correspondance", "layover",
    ]
    private static let beside: Set = [
        "gate", "opens", "closes", "latest", "duree", "dauer", "duration", "durata", "duracion", "booked", "gebucht",
        "paye", "issued", "emis", "gultig", "valid", "valable", "bezahlt", "bestellt", "comprado", "emesso", "birth",
        "naissance", "connection", "umstieg", "sent", "gesendet", "check", "ausgabe", "expires",
    ]
    /// The words of whole journeys, which are not those of a departure.
    private static let headings: Set = [
        "outbound", "hinfahrt", "outward", "ausreise", "abreise", "avresa", "afrejse", "sailing",
    ]
    /// The words for days behind a number, and those for the day behind.
    static let days: Set = ["d", "day", "days", "tag", "tage", "j", "jour", "jours", "dia", "giorno", "dag"]
    static let nextDay: Set = [
        "nextday", "folgetag", "nachstentag", "tagdarauf", "lendemain", "jourdapres", "joursuivant",
        "giornosuccessivo", "diasiguiente", "volgendedag", "followingday",
    ]
    /// The words in front of the number of a place in a train or a station, folded.
    private static let numbered: Set = [
        "gleis", "gl", "platform", "plat", "voie", "binario", "bin", "via", "spor", "track", "coach", "car", "seat",
        "seats", "wagen", "wg", "platz", "pl", "sitzplatz", "sitz", "voiture", "place", "carrozza", "posto", "coche",
        "plaza", "terminal", "term", "t", "pier", "dock", "quai", "kai", "train", "zug", "treno", "tren", "bus",
        "flight", "flug", "vol", "volo", "vuelo", "linie", "line", "cabin", "kabine", "deck", "hall", "halle",
        "steig", "bussteig", "stop", "bay", "berth", "room", "gate", "class", "klasse", "classe", "railjet",
        "frecciarossa", "frecciargento", "italo", "eurostar", "nightjet", "flixbus", "flixtrain", "thalys", "inoui",
        "ouigo", "lyria", "intercity", "regional", "ave", "avlo", "alvia", "zone", "zona",
    ]
    /// The words that are no place by themselves.
    private static let noPlaces: Set = [
        "economy", "business", "direct", "direkt", "nonstop", "uhr", "standard", "erwachsener", "adult", "adults",
        "passenger", "passengers", "flex", "light", "basic", "return", "retour", "ruckfahrt", "hinfahrt", "outbound",
        "inbound", "aller", "andata", "ritorno", "ida", "vuelta", "confirmed", "operated", "ankunft", "abfahrt",
        "nightjet", "nachste", "total", "gesamt", "prix", "preis", "price", "fare", "umstieg", "umsteigen", "ticket",
        "reservation", "platzreservierung", "fahrzeuge", "zuge", "date", "datum", "time", "zeit", "ort", "local",
        "journey", "trip", "leg", "segment", "seat", "seats", "from", "to", "von", "nach",
    ]

    /// The words between a place and a day, in small letters: `Lyon Part-Dieu le 5 mai`.
    private static let beforeDays: Set = ["le", "il", "el", "am", "on", "op", "den", "em"]

    /// Whether a word, folded and of letters alone, is of what happens beside a ride.
    static func isBeside(_ letters: String) -> Bool {
        beside.contains(letters) || letters.utf8.count >= 6 && beginnings.contains { letters.hasPrefix($0) }
    }

    /// Whether a text is the heading of a whole journey.
    static func isHeading(_ text: String) -> Bool { headings.contains(folded(text).filter(\.isLetter)) }

    /// The place that words are, without codes in front, numbers of trains, seats and platforms; nil where they are
    /// none. Linear.
    static func place(_ words: [String]) -> String? {
        var words = words[...]
        while let first = words.first, isBeforePlace(first) { words = words.dropFirst() }
        // `ICE 693 Berlin Hbf`, `EZY8603`
        if words.count > 2, !words[words.startIndex].contains(where: \.isNumber), isOfLine(words[words.startIndex]),
            words[words.startIndex + 1].allSatisfy({ $0.isNumber })
        {
            words = words.dropFirst(2)
        }
        var kept: [String] = []
        for word in words {
            if word.contains(where: \.isNumber) {
                while let last = kept.last, isOfLine(last), kept.count > 1 || isNumbered(last) { kept.removeLast() }
                break
            }
            kept.append(word)
        }
        while let last = kept.last, !last.contains(where: \.isLetter) || beforeDays.contains(last) { kept.removeLast() }
        let name = kept.joined(separator: " ").trimmed
        let bare = name.last.map { ",;:–-".contains($0) } ?? false ? String(name.dropLast()).trimmed : name
        guard let first = bare.first, first.isLetter, !first.isLowercase, kept.count <= 7, bare.count <= 80,
            bare.count(where: \.isLetter) >= 2, !bare.contains(":"),
            !noPlaces.contains(folded(String(kept[0])).filter(\.isLetter)),
            !(kept.count == 1 && isNumbered(bare)), kept.count(where: { $0.first?.isLowercase ?? false }) <= 3
        else { return nil }
        return bare
    }

    private static func isNumbered(_ word: String) -> Bool {
        numbered.contains(folded(word).filter(\.isLetter))
    }

    /// Whether a word may be in front of the number of a train, a seat or a platform.
    private static func isOfLine(_ word: String) -> Bool {
        isNumbered(word) || (1...4).contains(word.count) && word.allSatisfy { $0.isUppercase }
            || word.allSatisfy { !$0.isLetter }
    }

    /// Whether a word is in front of a place: a sign, a code in brackets, `from`.
    private static func isBeforePlace(_ word: String) -> Bool {
        if !word.contains(where: { $0.isLetter || $0.isNumber }) { return true }
        let inside = word.filter { !"():".contains($0) }
        if word.hasPrefix("("), word.contains(")"), (3...4).contains(inside.count) { return true }
        return word.first?.isLowercase ?? false
            && ["from", "to", "von", "nach", "de", "da", "a", "at", "in", "ab", "le", "il", "om", "via", "uhr"]
                .contains(folded(inside))
    }
}
