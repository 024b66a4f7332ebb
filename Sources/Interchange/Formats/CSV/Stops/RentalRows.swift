import Text

/// Tells the rows of a table that are about a hired car, whose days are no stay.
extension CSVImport {
    /// The words for what is hired, as columns are compared.
    private static let words: Set = [
        "rentalcar", "carrental", "carhire", "hirecar", "rental", "campervanrental", "mietwagen", "autovermietung",
        "leihwagen", "wohnmobilmiete", "locationdevoiture", "voituredelocation", "alquilerdecoche", "cochedealquiler",
        "autonoleggio", "noleggioauto", "huurauto", "autohuur", "aluguerdecarro", "hyrbil", "leiebil", "lejebil",
    ]
    /// The most bytes of such a text.
    private static let longest = 40

    /// Whether a cell of the row is such a word, and nothing else.
    var isRental: Bool {
        rows.cells.indices.contains { column in
            rows.cells[column].count <= Self.longest && rows.cells[column].count > 4
                && Self.words.contains(CSVColumnWords.key(rows.plainText(column)))
        }
    }
}
