import Text

/// Tells the lines that say what a price holds, which is no plan of any day: `Includes: car hire, 7 nights`, `Price per
/// person: 899 €`, `Leistungen:`.
enum ListPrice: Equatable {
    /// A heading, of which all is that stands below it.
    case heading
    /// The price of the whole journey.
    case whole
    /// The things that a price holds, of the journey or of a day.
    case part

    /// Reads what a line without marks says; nil for any other line. Linear for each word of the tables.
    init?(_ text: String) {
        let small = text.prefix(Self.longestBeginning).lowercased().replacingText("’", with: "'")
        let isWhole = Self.begins(small, with: Self.wholes) || Self.isLabel(small) || Self.isPriceEach(text)
        guard isWhole || Self.begins(small, with: Self.parts) else { return nil }
        let isAlone =
            text.hasSuffix(":") || !text.contains(":") && (Self.wholes + Self.labels + Self.parts).contains(small)
        self = isAlone ? .heading : isWhole ? .whole : .part
    }

    /// The most characters of a line that are compared.
    private static let longestBeginning = 60

    private static func begins(_ text: String, with words: [String]) -> Bool {
        words.contains { text.hasPrefix($0) && !(text.dropFirst($0.count).first?.isLetter ?? false) }
    }

    /// Whether a line is one of the words that are no such lines without a colon, or has it in front of one.
    private static func isLabel(_ text: String) -> Bool {
        labels.contains { text.hasPrefix($0) && [nil, ":"].contains(text.dropFirst($0.count).first { $0 != " " }) }
    }

    /// Whether a line has a word for costs in front of a colon, and that they are for each person behind it.
    private static func isPriceEach(_ text: String) -> Bool {
        guard let (word, rest) = ListSeparators.halves(of: text, at: ":"), word.utf8.count <= longestBeginning else {
            return false
        }
        let small = rest.lowercased()
        return CSVColumnWords.cost.contains(CSVColumnWords.key(word)) && persons.contains { small.containsText($0) }
    }

    private static let persons = [
        "per person", "pro person", "par personne", "/personne", "por persona", "a persona", "per persona", "p.p.",
        "per persoon", "por pessoa", "/person", "/pers",
    ]
    /// The words for what the journey costs, or for what that holds or does not.
    private static let wholes = [
        "price per person", "prices per person", "price p.p.", "prices p.p.", "prices from", "price from",
        "cost per person", "price includes", "the price includes", "prices include", "tour price", "package price",
        "not included", "not including", "does not include", "doesn't include", "what's included", "what is included",
        "included in the price", "the price does not include", "price does not include",
        "preis pro person", "preise pro person", "preis p.p.", "preise p.p.", "reisepreis", "im preis", "im reisepreis",
        "nicht im preis", "nicht im reisepreis", "nicht enthalten", "nicht inklusive", "nicht inbegriffen",
        "eingeschlossene leistungen", "unsere leistungen", "enthaltene leistungen",
        "prix par personne", "tarif par personne", "le prix comprend", "le prix ne comprend", "ce prix comprend",
        "nos prix", "notre prix", "prix à partir", "ne comprend pas", "non compris", "non inclus", "le tarif",
        "precio por persona", "precios por persona", "el precio", "no incluye", "no incluido", "no incluidos",
        "prezzo a persona", "prezzo per persona", "la quota", "il prezzo", "quota a persona", "quota per persona",
        "non comprende", "non include", "non incluso",
        "prijs per persoon", "niet inbegrepen", "de prijs", "preço por pessoa", "não inclui", "não incluído",
    ]
    /// Those that say it with a colon behind them, or alone.
    private static let labels = [
        "prices", "preise", "leistungen", "inklusivleistungen", "inclusions", "exclusions", "excluded", "excludes",
        "tarif", "tarifs", "precios", "quota", "prezzi", "package", "exklusive",
    ]
    /// The words for what a price holds.
    private static let parts = [
        "includes", "included", "inklusive", "inklusiv", "inkl.", "incl.", "inclusive", "incluye", "incluido",
        "incluidos", "inclus", "compris", "comprend", "comprende", "include", "incluso", "inclusi", "inbegriffen",
        "enthalten", "inbegrepen", "inclusief", "inclui", "incluído",
    ]
}
