/// Reads amounts as people of different countries write them.
enum AmountText {
    /// The numbers that a text can mean, each with a point before its decimals: `1250.50` for `1,250.50`, `1.250,50`,
    /// `1 250,50` and `1'250.50`; `9.50` for `9,50`; 1250 and 1.250 for `1,250`, and for `1.250` where points divide
    /// groups (`pointsGroup`). Empty for a text that is no number of 20 signs at most, and for groups that are not
    /// three digits.
    static func readings(_ text: String, pointsGroup: Bool = false) -> [String] {
        let compact = text.filter { !" \u{a0}\u{202f}'’".contains($0) }
        guard compact.count <= 20, compact.allSatisfy({ $0 == "." || $0 == "," || ($0.isASCII && $0.isNumber) }) else {
            return []
        }
        let marks = compact.filter { $0 == "." || $0 == "," }
        guard let last = marks.last else { return compact.isEmpty ? [] : [compact] }
        let isMixed = marks.contains { $0 != last }
        guard isMixed || marks.count > 1 else {
            let parts = compact.split(separator: last, omittingEmptySubsequences: false)
            guard !parts[0].isEmpty, !parts[1].isEmpty else { return [] }
            let decimal = "\(parts[0]).\(parts[1])"
            let isGroup =
                (last == "," || pointsGroup) && parts[1].count == 3 && parts[0].count <= 3 && !parts[0].hasPrefix("0")
            return isGroup ? [String(parts[0] + parts[1]), decimal] : [decimal]
        }
        // The last sign is for decimals where another one stands for groups.
        let groups = compact.split(separator: isMixed ? last : " ", omittingEmptySubsequences: false)
        guard groups.count <= 2, let whole = groups.first, !(isMixed && groups[1].isEmpty) else { return [] }
        let sign: Character = isMixed ? (last == "." ? "," : ".") : last
        let parts = whole.split(separator: sign, omittingEmptySubsequences: false)
        guard let first = parts.first, (1...3).contains(first.count), parts.dropFirst().allSatisfy({ $0.count == 3 })
        else { return [] }
        return [parts.joined() + (isMixed ? ".\(groups[1])" : "")]
    }

    /// An amount of money: its number, and the currency before or behind it in lower case; nil where no number is left.
    static func money(_ text: String) -> (number: String, currency: String?)? {
        let compact = withoutDash(text.lowercased().filter { !" \u{a0}\u{202f}".contains($0) })
        let isPart = { (character: Character) in
            !(character.isASCII && character.isNumber) && !".,'’-".contains(character)
        }
        let before = compact.prefix(while: isPart)
        let rest = compact.dropFirst(before.count)
        let behind = String(rest.reversed().prefix(while: isPart).reversed())
        guard before.isEmpty || behind.isEmpty, rest.count > behind.count else { return nil }
        let currency = before + behind
        return (String(rest.dropLast(behind.count)), currency.isEmpty ? nil : String(currency))
    }

    /// An amount without the dash that stands for no cents: `85` for `85,-` and `85.–`.
    private static func withoutDash(_ text: String) -> String {
        let dashes: Set<Character> = ["-", "–", "—"]
        guard let dash = text.firstIndex(where: dashes.contains), dash > text.startIndex else { return text }
        let before = text[..<dash].dropLast()
        let behind = text[dash...].drop(while: dashes.contains)
        guard ".,".contains(text[text.index(before: dash)]), before.last?.isNumber ?? false,
            !(behind.first?.isNumber ?? false)
        else { return text }
        return String(before + behind)
    }

    /// The currencies of three decimals; all others have two or none.
    static let ofThreeDecimals: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

    /// Whether a currency that was typed, in lower case, can be the one of a code: `eur` and `€` are EUR.
    static func isCurrency(_ typed: String, _ code: String) -> Bool {
        typed.uppercased() == code || (symbols[typed]?.contains(code) ?? false)
    }

    /// Whether a text in lower case is a currency: three letters or a known sign.
    static func isCurrency(_ typed: String) -> Bool {
        symbols[typed] != nil || (typed.utf8.count == 3 && typed.utf8.allSatisfy { (0x61...0x7A).contains($0) })
    }

    /// The currency that a text in lower case means; nil where it is none.
    static func typedCurrency(_ typed: String) -> TypedCurrency? {
        guard let codes = symbols[typed] else { return isCurrency(typed) ? .code(typed.uppercased()) : nil }
        // The other pounds are those of Gibraltar and the Falklands.
        return codes.count == 1 || typed == "£" ? codes.first.map { .code($0) } : .sign(typed, codes)
    }

    /// The signs of currencies, and the codes that each can mean, the most used first.
    private static let symbols: [String: [String]] = [
        "$": [
            "USD", "CAD", "AUD", "NZD", "MXN", "ARS", "CLP", "COP", "SGD", "HKD", "TWD", "NAD", "BND", "FJD", "BZD",
            "JMD", "BSD", "BBD", "UYU", "DOP",
        ],
        "us$": ["USD"], "ca$": ["CAD"], "c$": ["CAD"], "a$": ["AUD"], "nz$": ["NZD"], "r$": ["BRL"],
        "€": ["EUR"], "euro": ["EUR"], "euros": ["EUR"], "£": ["GBP", "GIP", "FKP"], "¥": ["JPY", "CNY"], "円": ["JPY"],
        "元": ["CNY"],
        "₹": ["INR"], "₺": ["TRY"], "₽": ["RUB"], "₴": ["UAH"], "₩": ["KRW"], "₪": ["ILS"], "₾": ["GEL"],
        "zł": ["PLN"], "kč": ["CZK"], "ft": ["HUF"], "kr": ["NOK", "SEK", "DKK", "ISK"],
        "fr": ["CHF"], "sfr": ["CHF"], "lei": ["RON", "MDL"], "лв": ["BGN"], "km": ["BAM"],
        "฿": ["THB"], "₫": ["VND"], "₡": ["CRC"], "₱": ["PHP"], "₦": ["NGN"], "₲": ["PYG"], "₸": ["KZT"], "r": ["ZAR"],
        "s/": ["PEN"], "s/.": ["PEN"], "rs": ["INR", "LKR", "NPR", "PKR", "MUR"], "rp": ["IDR"], "rm": ["MYR"],
    ]
}
