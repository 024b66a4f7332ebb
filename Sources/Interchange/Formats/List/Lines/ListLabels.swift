import Text

/// Tells the lines below a day that say of it where one sleeps, what one eats and how far one drives: `Accommodation:
/// Butler House`, `Meals: breakfast`, `Distance: 130 km`.
enum ListLabels {
    /// Whether a line begins with such a word and a colon.
    static func begin(_ text: String) -> Bool {
        guard let (word, rest) = ListSeparators.halves(of: text, at: ":"), !rest.isEmpty, word.utf8.count <= 40 else {
            return false
        }
        let key = CSVColumnWords.key(word)
        return CSVColumnWords.lodging.contains(key) || CSVColumnWords.cost.contains(key) || words.contains(key)
            || CSVColumnWords.overnight.contains(key)
    }

    /// Whether a line begins with a word for where one sleeps or for what it costs, and a colon.
    static func beginWithLodging(_ text: String) -> Bool {
        guard let (word, rest) = ListSeparators.halves(of: text, at: ":"), !rest.isEmpty, word.utf8.count <= 40 else {
            return false
        }
        let key = CSVColumnWords.key(word)
        return CSVColumnWords.lodging.contains(key) || CSVColumnWords.cost.contains(key)
    }

    /// Whether a text is nothing but the word in front of an amount: `Unterkunft:`, `Cost`.
    static func isOfAmount(_ text: String) -> Bool {
        guard text.utf8.count <= 40 else { return false }
        let key = CSVColumnWords.key(text)
        return CSVColumnWords.cost.contains(key) || CSVColumnWords.lodging.contains(key) || stays.contains(key)
    }

    /// Whether a line begins with a word for staying somewhere and a colon: `Stay: Hotel Krone`.
    static func beginWithStay(_ text: String) -> Bool {
        guard let (word, rest) = ListSeparators.halves(of: text, at: ":"), !rest.isEmpty, word.utf8.count <= 40 else {
            return false
        }
        return stays.contains(CSVColumnWords.key(word))
    }

    /// The text behind a word for the days of a journey and a colon: `5.9. – 12.9.` of `Reisetermin: 5.9. – 12.9.`; nil
    /// for any other line.
    static func daysOfJourney(in text: String) -> String? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: ":"), rest.contains(where: \.isNumber) else {
            return nil
        }
        return journeys.contains(CSVColumnWords.key(word)) ? rest : nil
    }

    /// The words for the days of a journey, as columns are compared.
    private static let journeys: Set = [
        "reisetermin", "termin", "reisezeit", "reisezeitraum", "zeitraum", "reisedatum", "reisedaten", "datum", "dates",
        "date", "traveldates", "tripdates", "when", "wann", "period", "traveldate", "datesduvoyage", "datesduséjour",
        "période", "quand", "fechas", "fecha", "fechasdelviaje", "cuándo", "periodo", "datedelviaggio",
        "quando", "reisdata", "reisperiode", "wanneer", "data", "datas", "período", "termín", "kiedy",
    ]

    /// The words for staying somewhere, as columns are compared.
    private static let stays: Set = [
        "stay", "stayat", "stayingat", "staying", "wheretostay", "lodge", "motel", "airbnb", "bnb", "bb", "hostel",
        "pension", "gasthof", "unterbringung", "übernachtungin", "gîte", "gite", "auberge", "chambredhôtes", "nuitée",
        "hostal", "casarural", "albergo", "agriturismo", "pernottamento", "ostello", "verblijf", "camping", "campsite",
        "campground",
    ]

    /// The text behind a word for the night, which may be a place; nil for any other line.
    static func night(in text: String) -> String? {
        guard let (word, rest) = ListSeparators.halves(of: text, at: ":"), !rest.isEmpty else { return nil }
        return CSVColumnWords.overnight.contains(CSVColumnWords.key(word)) ? rest : nil
    }

    /// The words, as columns are compared.
    private static let words: Set = [
        "stay", "stayat", "lodge", "room", "campsite", "camping", "campground", "unterbringung", "übernachtungin",
        "logement", "nuitée", "alojamientoen", "pernottamento", "verblijf",
        "meals", "meal", "breakfast", "lunch", "dinner", "mahlzeiten", "verpflegung", "frühstück", "mittagessen",
        "abendessen", "repas", "petitdéjeuner", "déjeuner", "dîner", "comidas", "desayuno", "almuerzo", "cena", "pasti",
        "colazione", "pranzo", "maaltijden", "ontbijt",
        "wheretostay", "staying", "wheretoeat", "whattodo", "whattosee", "drive", "driving", "distance", "drivingtime",
        "drivetime", "fahrt", "fahrzeit", "strecke", "entfernung",
        "trajet", "route", "durée", "conduite", "trayecto", "distancia", "tragitto", "distanza", "rit", "afstand",
        "activities", "activity", "aktivitäten", "programm", "activités", "actividades", "attività", "activiteiten",
        "highlights", "todo", "see", "optional", "included", "notes", "note", "notiz", "notizen", "tip", "tips", "tipp",
        "remarque", "nota", "notas", "bookingref", "confirmation", "confirmationnumber", "bookingreference", "checkin",
        "checkout", "address", "adresse", "dirección", "indirizzo", "fuel", "parking", "tickets",
    ]
}
