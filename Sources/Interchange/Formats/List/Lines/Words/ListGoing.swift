/// Phrases for going somewhere that are put together of a verb, words for the direction and one for the goal: `drive
/// back up to`, `dann geht es weiter nach`, `on repart vers`.
extension ListMoves {
    /// The verbs and nouns for going, in small letters.
    private static let goingWords: Set = [
        "drive", "driving", "ride", "riding", "fly", "flying", "flight", "go", "going", "head", "heading", "travel",
        "travelling", "return", "returning", "walk", "hike", "cycle", "continue", "continuing", "move", "sail", "road",
        "geht", "geht's", "gehts", "fahren", "fahrt", "fährt", "fahre", "reisen", "reise", "fliegen", "flug", "fliege",
        "rückfahrt", "weiterfahrt", "wandern", "radeln", "starten", "brechen", "repart", "repartons", "part", "partons",
        "roulons", "roule", "rentrons", "rentre", "allons", "continuons", "remonte", "descend", "salimos",
        "seguimos", "vamos", "volvemos", "regresamos", "viajamos", "conducimos", "volamos", "andiamo", "partiamo",
        "torniamo", "proseguiamo", "si", "rijden", "gaan", "vliegen", "reizen", "fietsen", "regresso", "volta",
        "retorno", "retour", "ritorno", "rientro", "regreso", "vuelta", "powrót", "voltamos",
        "kör", "åker", "reser", "kører", "kjører",
    ]
    /// The words for the direction, for who goes and for when, which may stand beside them.
    private static let directions: Set = [
        "back", "on", "up", "down", "over", "out", "across", "along", "north", "south", "east", "west", "home", "then",
        "and", "we", "off", "straight", "weiter", "dann", "danach", "zurück", "heim", "wieder", "hoch", "runter",
        "rüber", "es", "wir", "ich", "man", "und", "auf", "direkt", "nous", "puis", "ensuite", "je", "luego",
        "después", "y", "de", "vuelta", "regreso", "poi", "e", "verso", "dopo", "va", "prosegue", "parte", "torna",
        "terug", "verder", "door", "dan", "daarna", "vidare", "tillbaka", "vi", "hem", "videre", "tilbage",
        "tilbake",
    ]
    /// The words in front of the goal.
    private static let goals: Set = [
        "ao", "al", "alla", "aux", "au", "às", "to", "into", "towards", "toward", "nach", "richtung", "vers", "à",
        "direction", "a", "hacia", "hasta", "per",
        "ad", "verso", "naar", "para", "até", "till", "mot", "til",
    ]

    /// Whether a text in small letters is such a phrase as a whole. Constant.
    static func isGoing(_ phrase: String) -> Bool {
        let words = phrase.split(separator: " ").map(String.init)
        guard words.count > 1, let last = words.last, goals.contains(last) else { return false }
        let others = words.dropLast()
        return others.contains(where: goingWords.contains)
            && others.allSatisfy { goingWords.contains($0) || directions.contains($0) }
    }
}
