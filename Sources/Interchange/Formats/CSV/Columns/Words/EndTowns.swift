/// The words for the towns at both ends of a leg, which contain those for a town and are none.
extension CSVColumnWords {
    /// The words for parts of a way, behind which one says that it begins or ends there: `Etappe von`, `Leg to`.
    private static let parts = [
        "etappe", "étape", "etape", "stage", "leg", "strecke", "fahrt", "route", "drive", "trajet", "tappa", "etapa",
        "rit",
        "travel", "trip", "way",
    ]

    private static func ofParts(_ words: [String]) -> [String] { parts.flatMap { part in words.map { part + $0 } } }

    static let fromTowns =
        ofParts(["from", "von", "ab", "de", "du", "da", "desde", "van", "start"]) + [
            "fromname", "startname", "originname", "departurename", "departurecity", "cityofdeparture", "departuretown",
            "townofdeparture", "departureplace",
            "placeofdeparture",
            "departurepoint", "departurestation", "departurelocation", "fromcity", "fromtown", "fromplace", "cityfrom",
            "townfrom", "startcity", "startingcity", "starttown", "startplace", "startingpoint", "startingplace",
            "startlocation", "origincity", "origintown", "cityoforigin", "abfahrtsort", "abfahrtort", "abfahrtsstadt",
            "abfahrtstadt", "abfahrtsbahnhof", "startort", "startstadt", "startpunkt", "ausgangsort", "abreiseort",
            "abflugort", "vonort", "vonstadt", "ortvon", "villedépart", "villedepart", "villededépart", "villededepart",
            "villedorigine", "lieudedépart", "lieudedepart", "lieudépart", "lieudepart", "pointdedépart",
            "pointdedepart",
            "garededépart", "garededepart", "cittàdipartenza", "cittadipartenza", "cittàpartenza", "cittapartenza",
            "luogodipartenza", "puntodipartenza", "stazionedipartenza", "ciudaddesalida", "ciudadsalida",
            "ciudaddeorigen", "ciudadorigen", "ciudaddepartida", "lugardesalida", "puntodesalida", "estacióndesalida",
            "vertrekplaats", "plaatsvanvertrek", "vertrekstad", "vertrekpunt", "vertrekstation", "startplaats",
            "cidadedepartida", "cidadedeorigem", "cidadedesaída", "localdepartida", "localdesaída", "miastowyjazdu",
            "miejscewyjazdu", "avgångsort", "avreseort", "avreisested", "afgangsby", "lähtöpaikka", "出発地", "出発都市",
            "出发地", "出发城市", "出發地", "출발지", "출발도시", "откуда", "городотправления", "пунктотправления",
        ]
    /// The words for the coordinates of where a leg begins.
    static let (fromLatitude, fromLongitude) = (
        starts.map { $0 + "lat" } + starts.map { $0 + "latitude" },
        starts.flatMap { start in ["lon", "lng", "long", "longitude"].map { start + $0 } }
    )
    private static let starts = ["from", "start", "origin", "departure", "orig"]

    static let toTowns =
        ofParts(["to", "nach", "bis", "à", "a", "hasta", "naar", "tot", "end", "ende", "ziel"]) + [
            "toname", "endname", "destinationname", "arrivalname", "arrivalcity", "cityofarrival", "arrivaltown",
            "townofarrival", "arrivalplace", "placeofarrival",
            "arrivalpoint", "arrivalstation", "arrivallocation", "tocity", "totown", "toplace", "cityto", "townto",
            "endcity", "endtown", "endplace", "endlocation", "destinationcity", "destinationtown", "cityofdestination",
            "ankunftsort", "ankunftort", "ankunftsstadt", "ankunftstadt", "ankunftsbahnhof", "zielort", "zielstadt",
            "zielpunkt", "nachort", "nachstadt", "ortnach", "villearrivée", "villearrivee", "villedarrivée",
            "villedarrivee", "villededestination", "villedestination", "lieudarrivée", "lieudarrivee", "lieuarrivée",
            "pointdarrivée", "pointdarrivee", "garedarrivée", "garedarrivee", "cittàdiarrivo", "cittadiarrivo",
            "cittàdarrivo", "cittadarrivo", "cittàarrivo", "cittaarrivo", "luogodiarrivo", "luogodarrivo",
            "puntodiarrivo", "puntodarrivo", "stazionediarrivo", "ciudaddellegada", "ciudadllegada", "ciudaddedestino",
            "ciudaddestino", "lugardellegada", "puntodellegada", "estacióndellegada", "aankomstplaats",
            "plaatsvanaankomst", "aankomststad", "aankomststation", "eindplaats", "cidadedechegada", "cidadededestino",
            "localdechegada", "miastoprzyjazdu", "miejsceprzyjazdu", "ankomstort", "ankomststed", "ankomstby",
            "saapumispaikka", "到着地", "到着都市", "到达地", "到达城市", "抵达城市", "도착지", "도착도시", "куда",
            "городприбытия", "пунктприбытия",
        ]
}

extension CSVHeaders {
    /// The columns of the towns at both ends of legs, where there is one of each; none elsewhere.
    var endTowns: [Int] {
        let found = [find(CSVColumnWords.fromTowns), find(CSVColumnWords.toTowns)].compactMap { $0 }
        return found.count == 2 ? found : []
    }
}
