/// The words of sentences that tell of a journey, in small letters.
enum ListJourneyWords {
    /// Those for going and staying, of which one is in such a text.
    static let going: Set = [
        "land", "landing", "arrive", "arriving", "back", "landen", "ankommen", "kommen", "zurück", "rückweg",
        "arrivons",
        "atterrissons", "retour", "llegamos", "aterrizamos", "regresamos", "vuelta", "arriviamo",
        "atterriamo",
        "ritorno", "aankomen", "terug", "begin", "beginnen", "commençons", "empezamos", "cominciamo", "chegamos",
        "partimos", "voltamos", "ficamos", "seguimos",
        "leave", "leaving", "drive", "driving", "go", "going", "head", "fly", "continue", "travel", "sleep", "sleeping",
        "stay", "staying", "spend", "start", "return", "fahren", "fährt", "fahre", "geht", "gehen", "starten", "weiter",
        "schlafen", "übernachten", "bleiben", "verbringen", "reisen", "partons", "part", "allons", "roulons",
        "continuons", "dormons", "restons", "passons", "rentrons", "salimos", "vamos", "conducimos",
        "dormimos", "quedamos", "pasamos", "volvemos", "partiamo", "andiamo", "guidiamo", "proseguiamo", "dormiamo",
        "restiamo", "passiamo", "torniamo", "vertrekken", "rijden", "slapen", "blijven", "gaan",
    ]
    /// Those for who goes and for what comes next, of which one is in such a text.
    static let people: Set = [
        "we", "we'll", "we’ll", "we're", "i", "i'll", "wir", "ich", "nous", "on", "je", "nosotros", "then", "dann",
        "danach", "anschließend", "puis", "ensuite", "luego", "después", "poi", "dopo", "quindi", "partiamo", "salimos",
        "volvemos", "regresamos", "llegamos", "torniamo", "arriviamo", "depois", "nós",
        "dormimos", "dormiamo", "where", "wo", "où", "donde", "dove", "daarna", "dan", "noi",
    ]
    /// Those in front of a place.
    static let before: Set = [
        "to", "in", "at", "via", "from", "through", "near", "into", "leave", "leaving", "nach", "über", "von", "bis",
        "ab", "durch", "bei", "à", "vers", "par", "de", "pour", "a", "en", "hasta", "por", "desde", "hacia", "per",
        "da", "fino", "ad", "verso", "and", "und", "et", "y", "e", "then", "dann", "puis", "luego", "poi", "that",
        "danach", "naar", "van", "infine", "enfin", "finalmente", "schließlich", "finally", "dort", "visit", "reach",
        "ensuite", "después", "dopo", "noch", "auch", "reicht", "it's", "it’s", "its", "c'est", "c’est", "es", "ist",
        "back", "home", "zurück", "retour",
    ]
    /// Those that only join others, which say nothing of a place.
    static let joining: Set = before.union(going).union(people).union([
        "the", "for", "für", "drives", "on", "after", "up", "down", "over", "back", "again", "there", "home", "is",
        "are", "will", "it", "our", "us", "next", "finally", "also", "so", "off", "out", "first", "hause", "heim",
        "zurück", "am", "es", "dort", "da", "schließlich", "zuerst", "zum", "zur", "der", "le", "la", "les", "l'on",
        "enfin", "retour", "maison", "là", "cela", "où", "jusqu'à", "du", "el", "los", "eso", "allí", "regreso",
        "vuelta", "casa", "de", "finalmente", "il", "lì", "ciò", "ritorno", "che", "di", "attraverso", "passando",
        "pasando", "passant", "get", "stop", "im", "depart", "arrive", "desde", "il", "um", "nosotros",
        "terug", "huis", "weer", "op",
        "with", "mit", "avec", "con", "met", "auf", "dem", "rückweg", "heimweg", "hinweg", "way", "weg", "chemin",
        "camino", "strada",
    ])
    /// Those for sleeping somewhere, for one night where no number of them stands beside.
    static let sleeping: Set = [
        "sleep", "sleeping", "schlafen", "übernachten", "dormons", "dormimos", "dormiamo", "slapen",
    ]
    /// Those for where one lives, behind joining ones.
    static let homes: Set = ["home", "hause", "heim", "maison", "casa", "huis"]
    /// Words with a capital that are no names of places, where a sentence begins or nouns are written so.
    static let notNames: Set = [
        "hotel", "hôtel", "camping", "airbnb", "hostel", "pension", "day", "tag", "jour", "día", "giorno", "nacht",
        "nächte", "abend", "morgen", "mittag", "hause", "essen", "fähre", "auto", "zug", "i", "in", "as", "if", "our",
        "my", "the", "this", "there", "it", "but", "when", "early", "late", "here", "by", "with", "all", "es", "das",
        "die", "der", "wenn", "als", "hier", "mit", "ce", "ça", "il", "elle", "mais", "avec", "el", "con", "pero",
        "lunch", "dinner", "breakfast", "frühstück", "start", "ende", "ankunft", "abfahrt", "urlaub", "ferien",
    ]
    /// The small words within names.
    static let within: Set = [
        "de", "del", "della", "di", "da", "do", "dos", "la", "le", "les", "los", "las", "el", "sur", "am", "an", "der",
        "den", "upon", "of", "the", "im", "ob",
    ]
}
