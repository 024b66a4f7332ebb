import Text

/// Tells the rows that are sums of those above them.
extension CSVImport {
    /// Whether the row has no coordinates, and is called as sums of the rows above are: by its name, or in another
    /// cell where it names no place.
    var isTotal: Bool {
        guard !columns.hasPlaces else { return false }
        if let query, query.contains(where: \.isLetter) {
            return Self.isTotal(query) || text(columns.date) == nil && Self.isTotal(byFirstWord: query)
        }
        return rows.cells.indices.contains { Self.isTotal(rows.plainText($0)) }
            || text(columns.date) == nil
                && rows.cells.indices.contains { column in
                    Self.isTotal(byFirstWord: rows.plainText(column))
                }
    }

    /// Whether a few words begin with one for a sum: `Total nights`.
    private static func isTotal(byFirstWord text: String) -> Bool {
        guard text.utf8.count <= 30, !text.contains(",") else { return false }
        let words = text.split { !$0.isLetter }
        return (2...3).contains(words.count) && sums.contains(words[0].lowercased())
    }

    private static let sums: Set = [
        "total", "totals", "gesamt", "summe", "totale", "totaal", "subtotal", "somme", "zwischensumme",
    ]

    /// Whether a text is a word for sums.
    static func isTotal(_ text: String) -> Bool {
        guard text.utf8.count <= 40 else { return false }
        let words = text.lowercased().prefix { $0 != ":" && $0 != "(" && $0 != "=" }
        return totals.contains(String(words).trimmed)
    }

    private static let totals: Set = [
        "total", "totals", "sum", "gesamt", "summe", "totale", "totaal", "suma", "somme", "grand total", "subtotal",
        "total cost", "gesamtkosten", "insgesamt", "gesamtsumme", "total général", "coste total", "costo totale",
        "budget", "total budget", "gesamtbudget", "budget total", "presupuesto", "sum total", "gesamtpreis",
        "total price",
        "razem", "totalt", "summa", "celkem", "итого", "всего", "合计", "合計", "总计", "總計", "총계", "합계",
    ]
}
