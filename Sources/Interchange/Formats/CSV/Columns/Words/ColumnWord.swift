extension CSVColumnWords {
    /// Whether a text is a word that columns of tables are called by, whatever it means there.
    static func isWord(_ name: String) -> Bool {
        let key = key(name)
        return !key.isEmpty && (all.contains(key) || RouteTable([name]) != nil)
    }

    /// Whether a text is a word for the only column of a list of places: `Cities`, `Stadt`. Only the plural of words
    /// that places themselves are called by.
    static func isHeadOfPlaces(_ text: String) -> Bool {
        guard text.utf8.count <= 40 else { return false }
        let key = key(text)
        return heads.contains(key) || key != singular(key) && plurals.contains(singular(key))
    }

    /// Whether a text is a word for the beginning or the end of a journey in a column that counts its parts.
    static func isEndOfJourney(_ text: String) -> Bool { text.utf8.count <= 30 && ends.contains(key(text)) }

    private static let ends: Set = [
        "start", "finish", "end", "départ", "depart", "departure", "arrivée", "arrivee", "arrival", "retour", "return",
        "ziel", "ende", "fin", "fine", "fim", "abfahrt", "ankunft", "rückkehr", "rueckkehr", "heimfahrt", "salida",
        "llegada", "regreso",
        "vuelta", "partenza", "arrivo", "ritorno", "vertrek", "aankomst", "terugreis", "home",
    ]

    private static let heads: Set = [
        "city", "town", "ort", "orte", "stadt", "städte", "staedte", "ciudad", "ciudades", "città", "citta", "plaats",
        "plaatsen", "steden", "villes", "localidad", "place", "location", "stop", "destination", "halte", "ziele",
        "reiseziele", "stationen", "luoghi", "tappe", "lugares", "lieux", "étapes", "etapes", "cidade", "cidades",
    ]
    private static let plurals: Set = Set(
        ["city", "town", "place", "location", "stop", "destination", "waypoint", "ville", "commune", "village"] + sights
    )

    private static let all: Set = Set(
        [
            coordinates, latitude, longitude, trip, name, sights, activities, from, to, destinations, order, address,
            town, street, postcode, state, country, link, notes, date, day, days, checkOut, nights, arrive, leave,
            clock, stay, legDuration, means, lodging, overnight, cost, distance, totalCost, lodgingCost, costOfNight,
            kind, currency,
        ].flatMap { $0 })
}
