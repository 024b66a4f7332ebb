import Text

/// A table of days in which no column is the name of a place, but one has ways or where one sleeps, as in `| 13 Sep |
/// Sintra – Óbidos | Óbidos – Josefa | €92 |`. Each row is a line of a list.
struct RouteTable {
    private var date: Int?
    private var route: Int?
    /// The column of where one sleeps.
    private(set) var night: Int?
    private var cost: Int?

    /// Whether there is a column of ways.
    var hasRoute: Bool { route != nil }

    private static let dates: Set = ["date", "datum", "fecha", "data", "dato", "when", "wann", "日付", "日期"]
    private static let routes: Set = [
        "route", "itinerary", "way", "strecke", "etappe", "stage", "leg", "drive", "travel", "itineraire", "trajet",
        "etape", "ruta", "etapa", "tappa", "percorso", "traject", "fromto", "vonnach", "trasa",
    ]
    private static let nights: Set = [
        "overnight", "night", "nightin", "nightat", "stay", "sleep", "accommodation", "lodging", "hotel",
        "ubernachtung",
        "unterkunft", "nuit", "hebergement", "noche", "alojamiento", "notte", "pernottamento", "alloggio", "nocleg",
        "overnachting",
    ]
    private static let costs: Set = ["price", "cost", "costs", "preis", "kosten", "prix", "precio", "prezzo", "prijs"]

    /// Takes the names of the columns; nil where none is for ways and none for where one sleeps.
    init?(_ names: [String]) {
        for (index, name) in names.enumerated() {
            let key = folded(name).filter { $0.isLetter }
            if date == nil, Self.dates.contains(key) { date = index }
            if route == nil, Self.routes.contains(key) { route = index }
            if night == nil, Self.nights.contains(key) { night = index }
            if cost == nil, Self.costs.contains(key) { cost = index }
        }
        guard route != nil || night != nil else { return nil }
    }

    /// Whether one of these names is that of a column of the towns where one sleeps, and another one of days; beside
    /// the numbers of days, which no line of a list has, also that of a column of houses.
    static func hasNights(_ names: [String]) -> Bool {
        let keys = names.map(CSVColumnWords.key)
        let isNumbered = keys.contains { CSVColumnWords.day.contains($0) }
        if isNumbered, keys.contains(where: { CSVColumnWords.lodging.contains($0) }) { return true }
        let isDated = keys.contains { CSVColumnWords.date.contains($0) || CSVColumnWords.day.contains($0) }
        return isDated && keys.contains { CSVColumnWords.overnight.contains($0) || $0 == "nightin" || $0 == "nightat" }
    }

    /// The line of a list that says what a row does; empty for one that names nothing.
    func line(_ cells: [String]) -> String {
        func cell(_ column: Int?) -> String? {
            guard let column, column < cells.count else { return nil }
            let text = cells[column].trimmed
            return text.contains(where: { $0.isLetter || $0.isNumber }) ? text : nil
        }
        let sleeps = cell(night).map { ListSeparators.partsAtDashes(of: $0) } ?? []
        let way = cell(route).flatMap { text in
            ListSeparators.partsAtDashes(of: text).count > 1 || ListSeparators.partsAtArrows(of: text).count > 1
                ? text : nil
        }
        guard let place = way ?? sleeps.first ?? cell(route).map(Self.place) else { return "" }
        let said = sleeps.dropFirst().map { $0.filter { !"()".contains($0) } } + [cell(cost)].compactMap { $0 }
        return (cell(date).map { "\($0): " } ?? "") + place + (said.isEmpty ? "" : " (\(said.joined(separator: ", ")))")
    }

    /// The words in front of a place on the first and the last day.
    private static let movements: Set = [
        "arrival", "arrive", "arriving", "departure", "depart", "departing", "leave", "return", "home", "ankunft",
        "abreise", "anreise", "abflug", "arrivee", "depart", "llegada", "salida", "arrivo", "partenza", "in", "to",
        "from",
    ]

    /// A place without such words in front.
    private static func place(_ text: String) -> String {
        let words = text.split(separator: " ")
        let rest = words.drop { movements.contains(folded(String($0)).filter(\.isLetter)) }
        return rest.isEmpty ? text : rest.joined(separator: " ")
    }
}
