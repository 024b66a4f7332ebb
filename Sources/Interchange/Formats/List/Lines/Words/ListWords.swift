import CivilTime
import Entities
import Geodesy
import Text

/// The words with which people write of a drive in a list.
enum ListWords {
    /// The words between the beginning and the end of a way.
    static let to = [
        " to ", " nach ", " naar ", " till ", " hasta ", " vers ", " bis ", " jusqu'à ", " fino a ", " até ",
    ]
    /// The words before what lies between the ends of a journey, as columns are compared.
    static let between: Set = [
        "via", "stops", "stopovers", "waypoints", "über", "zwischenstopps", "zwischenziele", "zwischenhalte",
        "stationen",
        "étapes", "etapes", "arrêts", "paradas", "escalas", "tappe", "soste", "tussenstops", "haltes",
    ]
    /// The words for a place of a journey, as columns are compared: of tables, and those that stand in lists alone.
    static let labels = Set(
        CSVColumnWords.from + CSVColumnWords.to + CSVColumnWords.town + CSVColumnWords.destinations
            + CSVColumnWords.overnight + [
                "stop", "stopp", "stopover", "zwischenstopp", "zwischenstop", "zwischenhalt", "halt", "finish",
                "finale",
                "ende", "fin", "fine", "stage", "leg", "etappe", "étape", "etape", "etapa", "tappa", "etap", "parada",
                "week", "woche", "semaine", "semana", "settimana", "tydzień", "vecka", "uke", "uge",
                "sosta", "station", "via", "arrivée", "lastday", "firststop",
            ]
    ).union(between)
    /// The words before what lies between these.
    private static let via = [" via ", " über ", " durch ", " through ", " pasando por ", " en passant par "]
    /// The words before what lies on the way to a place, where it stands behind the place.
    private static let behindPlace =
        via + [
            " VIA ", " par ", " por ", " przez ", " attraverso ", " passando per ", " passando por ", " genom ",
            " door ", " через ", " přes ", " cez ", " preko ", " gjennom ", " gennem ",
        ]
    static let and = [
        " and ", " und ", " et ", " y ", " e ", " en ", " och ", " og ", " i ", " oraz ", " és ", " ve ", " & ", " + ",
    ]
    /// The words before a place that is left.
    private static let leaving = [
        "leave ", "leaving ", "depart from ", "depart ", "departure from ", "from ", "start in ", "start at ",
        "abfahrt in ",
        "abfahrt ", "départ de ", "départ ", "salida de ", "partenza da ", "vertrek uit ", "start ", "we start in ",
        "we'll start in ", "wir starten in ", "starten in ", "los geht's in ", "los gehts in ", "beginn in ",
        "starting in ", "starting from ", "nous partons de ", "on part de ", "départ depuis ", "salimos de ",
        "salimos desde ", "salgo de ", "salida desde ", "partimos de ", "partiamo da ", "vertrekken uit ",
        "we vertrekken uit ", "saímos de ",
    ]
    /// The words before a place that is reached.
    private static let reaching = [
        "after that, ", "after that ", "danach ", "ensuite ", "después ", "despues ", "dopo ", "daarna ", "depois ",
        "potem ",
        "arrive in ", "arrive at ", "arrive ", "arrival in ", "drive to ", "drive on to ", "continue to ", "fly to ",
        "flight to ", "ferry to ", "train to ", "bus to ", "on to ", "and then ", "then ", "to ", "visit ", "stop in ",
        "stop at ", "stay in ", "overnight in ", "night in ", "und dann ", "dann ", "weiter nach ", "fahrt nach ",
        "nach ",
        "ankunft in ", "ankunft ", "besuch in ", "puis ", "arrivée à ", "arrivée ", "visite de ", "nuit à ", "luego ",
        "llegada a ", "visita a ", "visita ", "poi ", "arrivo a ", "dan naar ", "naar ", "aankomst in ", "fly into ",
        "explore ", "explore the ", "discover ", "tour ", "walk in the ", "walk around ", "hike in ", "day trip to ",
        "finally ", "and ", "und ", "et ", "y ", "next ", "schließlich ", "enfin ", "finalmente ", "end in ",
        "ende in ",
        "ending in ", "move to ", "move on to ", "transfer to ", "travel to ", "drive down to ", "drive up to ",
        "head to ", "head up to ", "head down to ", "off to ", "assemble in ", "assemble at ", "assemble ", "meet ",
        "meet in ", "meet at ",
        "straight over to ", "home to ", "vuelo a ", "rientro a ", "weer naar ", "hjem til ",
        "hem till ", "rückfahrt nach ", "retorno a ", "regreso a ", "volta a ", "powrót do ", "drive into ",
        "return to ", "back to ", "zurück nach ", "retour à ", "vuelta a ", "ritorno a ",
        "ruhetag in ", "pausentag in ", "rest day in ", "free day in ", "jour de repos à ",
        "ruhetag ", "rest day ", "pausentag ", "jour de repos ", "rustdag ", "día de descanso ", "giorno di riposo ",
        "finish in ", "finish at ", "ending at ", "back via ", "home via ", "way back via ", "retour par ",
        "retour via ", "heim über ", "ritorno via ",
        "terug via ", "volta por ", "straight to ", "noche en ", "notte a ", "nacht in ", "noite em ", "volvemos a ",
        "volvemos por ", "regresamos a ",
        "regresamos por ", "torniamo a ", "zurück über ", "luego a ", "después a ", "poi a ",
        "día de descanso en ", "día libre en ", "giorno di riposo a ", "rustdag in ", "terug naar ", "retour ",
        "retour vers ", "rückkehr nach ", "regreso ", "ritorno ",
    ]
    /// The words before what is seen on the way, in small letters.
    private static let visits = [
        "visit ", "visiting ", "visits to ", "stop at ", "stop in ", "photo stop ", "besuch ", "besuchen ",
        "besichtigung ", "besichtigen ", "visite ", "visita ", "bezoek ", "zwiedzanie ", "explore ", "tour of ",
        "tour ", "see ", "walk ", "hike ", "day trip to ", "drive ", "erkunden ", "découverte de ", "visitar ",
    ]
    /// The words before where one arrives, in small letters.
    private static let arrivals = [
        "arrive ", "arrival ", "arriving ", "ankunft ", "anreise ", "arrivée ", "llegada ", "arrivo ", "aankomst ",
    ]

    /// Whether a text begins with words for what one sees on the way. Linear.
    static func beginsWithVisit(_ text: String) -> Bool {
        let beginning = text.prefix(16).lowercased()
        return visits.contains { beginning.hasPrefix($0) }
    }

    /// A text without such words, or others of going there, in front of it: `Stonehenge` of `Visit Stonehenge`; nil
    /// where there are none, or no name is behind them.
    static func withoutVisit(_ text: String) -> String? {
        let beginning = text.prefix(16).lowercased()
        let visit = visits.first { beginning.hasPrefix($0) }.map { String(text.dropFirst($0.count)) }
        guard let rest = (visit ?? withoutVerb(text)?.place)?.trimmed else { return nil }
        let name =
            ["the ", "in the ", "around the ", "in ", "around "].first { rest.lowercased().hasPrefix($0) }
            .map { String(rest.dropFirst($0.count)) } ?? rest
        return name.first?.isUppercase ?? false ? name : nil
    }

    /// Whether a text begins with a word for an arrival. Linear.
    static func beginsWithArrival(_ text: String) -> Bool {
        let beginning = text.prefix(16).lowercased()
        return arrivals.contains { beginning.hasPrefix($0) }
    }

    /// Beginnings of the words for houses in which one sleeps, in small letters.
    private static let lodgings = [
        "hotel", "hôtel", "hostel", "motel", "airbnb", "b&b", "camping", "campground", "campsite", "pension", "gasthof",
        "gasthaus",
        "ferienwohnung",
        "fewo", "chambre", "gîte", "gite", "auberge", "hostal", "casa ", "posada", "parador", "agriturismo", "albergo",
        "vandrarhem", "hytte", "stuga", "lodge", "cabin", "resort", "guesthouse", "ryokan", "pousada",
        "herberge", "jugendherberge", "apartment", "appartement", "hütte", "refuge", "rifugio", "penzion", "kemping",
    ]

    /// Those with which names of towns begin, so that they are whole words: `Innsbruck` is no inn.
    private static let wholeLodgings: Set = ["inn", "camp", "koa", "yha", "riad"]

    /// Whether a word of a text in small letters is one for a house in which one sleeps.
    private static func hasLodging(_ small: String) -> Bool {
        lodgings.contains { small.hasPrefix($0) || small.containsText(" \($0)") }
            || small.split { !$0.isLetter }.contains { wholeLodgings.contains(String($0)) }
    }

    /// Whether a few words are a house in which one sleeps: `Colter Bay campground`, `hotel`. Linear.
    static func isHouse(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).count <= mostWordsOfHouse && hasLodging(text.lowercased())
    }

    /// Whether a word of a text is one for a house in which one sleeps. Linear.
    static func namesHouse(_ text: String) -> Bool { hasLodging(text.lowercased()) }

    /// The names of chains of hotels, in small letters.
    private static let chains = [
        "premier inn", "holiday inn", "hampton inn", "hilton", "marriott", "ibis", "novotel", "mercure", "campanile",
        "best western", "motel 6", "motel one", "super 8", "travelodge", "radisson", "sheraton", "hyatt", "meininger",
        "days inn", "comfort inn", "la quinta", "kyriad", "b&b",
    ]

    /// Whether a text has a word for a house in which one sleeps, or the name of a chain of such. Linear.
    static func namesHotel(_ text: String) -> Bool {
        let small = " " + text.lowercased() + " "
        return hasLodging(text.lowercased()) || chains.contains { small.containsText(" \($0) ") }
    }

    /// The most words of the name of a house.
    private static let mostWordsOfHouse = 5

    /// Whether a text names a house in which one sleeps in front of what is said of it: a word there is one for such.
    /// Linear.
    static func beginsWithLodging(_ text: String) -> Bool {
        let small = text.prefix { !",(.;".contains($0) }.lowercased()
        return hasLodging(small)
    }

    /// Whether a text names a house in which one sleeps, or has a label. Linear.
    static func namesLodging(_ text: String) -> Bool {
        text.containsText(": ") || hasLodging(text.lowercased())
    }

    /// The places of `Munich to Venice via Innsbruck and Bolzano` in the order in which they are reached; nil where no
    /// such word stands in the text. Linear.
    static func ends(ofWay text: String) -> [String]? {
        guard let (from, rest) = parts(of: text, at: to) else { return nil }
        var (end, between): (String, [String]) = (rest, [])
        if let (last, middle) = parts(of: rest, at: via) {
            end = last
            end = end.last == "," ? String(end.dropLast()) : end
            between = and.reduce(middle) { $0.replacingText($1, with: ", ") }.split(separator: ",").map {
                String($0).trimmed
            }
        }
        let ends = [from] + between + further(end)
        return ends.allSatisfy { $0.first?.isLetter == true } ? ends : nil
    }

    /// The words in front of the beginning of a way, in small letters, and those before its end besides `to`.
    private static let from = ["from ", "von ", "vom ", "de ", "du ", "da ", "van ", "desde ", "från ", "fra "]
    private static let toBehindFrom = to + [" à ", " au ", " a ", " do ", " zu "]
    /// The words in front of these that say how one goes.
    private static let goings: Set = [
        "drive", "driving", "ride", "travel", "go", "going", "head", "road", "trip", "route", "transfer", "fahrt",
        "weiterfahrt", "fahren", "trajet", "viaje", "ruta", "viaggio", "rit", "resa", "tur", "scenic", "journey",
    ]

    /// The words of these with which names of towns begin as well: Van Horn, De Panne.
    private static let inNames: Set = ["de ", "du ", "da ", "van ", "fra "]

    /// The places of `Drive from Denver to Estes Park`, `von Köln nach Aachen`, `de Nice à Cannes`, and whether the
    /// word in front can be no part of the first name; nil for any other text. Linear.
    static func ends(ofWayFrom text: String) -> (ends: [String], isSure: Bool)? {
        guard text.utf8.count <= 400 else { return nil }
        var rest = text[...]
        for _ in 0..<3 {
            let word = rest.prefix { !$0.isWhitespace }
            guard goings.contains(word.lowercased()) else { break }
            rest = rest[word.endIndex...].drop { $0.isWhitespace }
        }
        let small = rest.prefix(8).lowercased()
        guard let word = from.first(where: { small.hasPrefix($0) }) else { return nil }
        let way = String(rest.dropFirst(word.count)).trimmed
        guard way.first.map({ $0.isLetter && !$0.isLowercase }) ?? false else { return nil }
        let isSure = !inNames.contains(word) || rest.first?.isLowercase ?? false
        if let ends = ends(ofWay: way) { return (ends, isSure) }
        guard let (front, end) = parts(of: way, at: toBehindFrom),
            end.first.map({ $0.isLetter && !$0.isLowercase }) ?? false
        else { return nil }
        return ([front, end], isSure)
    }

    /// The ends of `Moab to Page to Zion` behind the first.
    private static func further(_ text: String) -> [String] {
        to.reduce(text) { $0.replacingText($1, with: "\n") }.split(separator: "\n").map { String($0).trimmed }
    }

    /// The place of `Inverness via Aviemore`, and what is said of the way there, `via Aviemore`; nil for any other
    /// text. Linear for each word.
    static func withoutVia(_ text: String) -> (place: String, way: String)? {
        guard let (place, _) = parts(of: text, at: behindPlace), place.contains(where: \.isLetter) else { return nil }
        let way = String(text.dropFirst(place.count)).trimmed
        return (place.last == "," ? String(place.dropLast()) : place, way)
    }

    private static func parts(of text: String, at words: [String]) -> (String, String)? {
        let found = words.compactMap { text.firstRange(ofText: $0) }.min { $0.lowerBound < $1.lowerBound }
        guard let found else { return nil }
        let (front, rest) = (String(text[..<found.lowerBound]).trimmed, String(text[found.upperBound...]).trimmed)
        return front.isEmpty || rest.isEmpty ? nil : (front, rest)
    }

    /// A text without the words in front that say what one does there, and whether one leaves it: `Boston` of `Leave
    /// Boston`; nil for a text without such words. Linear.
    static func withoutVerb(_ text: String) -> (place: String, isLeft: Bool)? {
        let beginning = text.prefix(24).lowercased()
        for (words, isLeft) in [(leaving, true), (reaching, false)] {
            guard let word = words.first(where: { beginning.hasPrefix($0) }) else { continue }
            let place = String(text.dropFirst(word.count)).trimmed
            if place.first.map({ $0.isLetter && !$0.isLowercase }) == true { return (place, isLeft) }
        }
        return nil
    }

    /// The means with which a text begins, and the place behind the small words that follow: `Toulon` of `ferry de nuit
    /// Toulon`; nil for any other text.
    static func withoutMeans(_ text: String) -> (means: Way.Means, place: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let means = MeansWords.means(words[0].filter { $0 != ":" }) else { return nil }
        let place = words.dropFirst().drop { $0.first?.isLowercase ?? true }
        return place.isEmpty ? nil : (means, place.joined(separator: " "))
    }

    /// Whether a text only says when one leaves: `Depart 9am`, `leave at 10:00`.
    static func isDeparture(_ text: String) -> Bool {
        let beginning = text.prefix(24).lowercased()
        guard let word = leaving.first(where: { beginning.hasPrefix($0) }) else { return false }
        let rest = String(text.dropFirst(word.count)).trimmed
        let time = ["at ", "um ", "à ", "a las ", "alle ", "om "].first { rest.hasPrefix($0) }
        return TimeOfDay(typed: String(rest.dropFirst(time?.count ?? 0))) != nil
    }

    /// `NAME=COORDINATES` of a text that has the coordinates in front and the name behind them: `47.4211, 10.9863
    /// Zugspitze`; nil for any other. Linear in the text for each of its words.
    static func nameBehindCoordinates(_ text: String) -> String? {
        guard text.utf8.count <= 200, text.contains(where: \.isNumber), !text.contains("=") else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in words.indices.dropFirst().reversed() where words[count].first?.isLetter == true {
            let place = words[..<count].joined(separator: " ")
            // `12/7 Munich` is a date.
            guard place.contains(where: { ".°".contains($0) }), (try? Coordinate(parsing: place)) != nil else {
                continue
            }
            return "\(words[count...].joined(separator: " "))=\(place)"
        }
        return nil
    }
}
