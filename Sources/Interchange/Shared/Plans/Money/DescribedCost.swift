import Text

/// The line of a description that says what a stay costs as a whole: `Total: EUR 321.00`, `Gesamtpreis: 321,00 €`, and
/// of that of a house also the amount alone.
enum DescribedCost {
    /// The most bytes of such a line.
    private static let longest = 80
    /// The words in front of the amount besides those for columns of costs, as these are compared.
    private static let words: Set = [
        "grandtotal", "totalamount", "bookingtotal", "amountpaid", "totalpaid", "totaltopay", "totaldue", "gesamt",
        "gesamtbetrag", "gesamtsumme", "summe", "endpreis", "montanttotal", "totalàpayer", "montantpayé",
        "importetotal", "totalapagar", "importototale", "totale", "costototale", "totaledapagare", "totaal",
        "totaalbedrag", "totalcost", "totalprice", "totalrate", "totalcharge", "prixtotaldelaréservation",
    ]

    /// The amount of the first such line, and the description without it, nil where nothing else is in it; nil where
    /// no line is one. A total goes before a price. With `mayBeAlone` the only line that is an amount is one where no
    /// other is. Linear.
    static func take(outOf description: String, mayBeAlone: Bool = false) -> (cost: String, rest: String?)? {
        guard mayBeAlone || description.contains(":") else { return nil }
        let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
        var found: (index: Int, cost: String, isTotal: Bool)?
        for (index, line) in lines.enumerated() where found?.isTotal != true {
            guard let (cost, isTotal) = amount(in: line), isTotal || found == nil else { continue }
            found = (index, cost, isTotal)
        }
        if found == nil, mayBeAlone {
            let amounts = lines.indices.filter { isAmountAlone(lines[$0]) }
            if amounts.count == 1 { found = (amounts[0], String(lines[amounts[0]]).trimmed, false) }
        }
        guard let found else { return nil }
        let others = lines.indices.filter { $0 != found.index }.map { lines[$0] }
        let rest = others.joined(separator: "\n").trimmed
        return (found.cost, rest.isEmpty ? nil : rest)
    }

    /// Whether a line is an amount with its currency.
    private static func isAmountAlone(_ line: Substring) -> Bool {
        line.utf8.count <= longest && line.contains(where: \.isNumber) && CurrencyMark.isAmount(String(line).trimmed)
    }

    /// The amount of a line that has nothing else behind its word, and whether that is one for a total.
    private static func amount(in line: Substring) -> (cost: String, isTotal: Bool)? {
        guard line.utf8.count <= longest, line.contains(where: \.isNumber),
            let (word, rest) = ListSeparators.halves(of: String(line).trimmed, at: ":")
        else { return nil }
        let key = CSVColumnWords.key(word)
        let isTotal = words.contains(key) || CSVColumnWords.totalCost.contains(key)
        guard isTotal || CSVColumnWords.cost.contains(key) else { return nil }
        let amount = rest.trimmed
        return CurrencyMark.isAmount(amount) ? (amount, isTotal) : nil
    }
}
