import CivilTime
import Entities
import Text

/// The currencies that stand beside the costs of a file: in the name of a column, in the format of a cell.
enum CurrencyMark {
    /// The day by which amounts are read, which have no date.
    private static let anyDay = CivilDate(daysSince1970: 0)

    /// Whether a word is a currency: a sign, or a code in capitals.
    static func isCurrency(_ word: some StringProtocol) -> Bool {
        let isCode = word.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        let isSign = word.utf8.count != word.count || word.contains("$") || word.lowercased() == "euro"
        guard word.utf8.count <= 8, isSign || (isCode && CurrencyCodes.isKnown(String(word))) else { return false }
        return currency(String(word)) != nil
    }

    /// The currency that a text is: a code, a sign or a known name of one; nil for any other text.
    static func currency(_ text: String) -> TypedCurrency? {
        StopField.cost.typedCurrency(in: "1 \(text)", of: .none, today: anyDay)
    }

    /// Whether a text is an amount with its currency, and nothing else.
    static func isAmount(_ text: String) -> Bool {
        // No word for a currency has as many letters; this is asked of each note of large files.
        let letters = text.utf8.count { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        guard letters <= mostLetters else { return false }
        let text = plain(text)
        // `NSW 2000` is a state with its postcode, `day 3` a day, and `12 km` a distance: of money it is KM.
        let words = text.split { !$0.isLetter }
        guard
            words.allSatisfy({ word in
                !lengths.contains(String(word))
                    && (word.count != 3 || !word.allSatisfy { $0.isASCII } || names.contains(word.lowercased())
                        || CurrencyCodes.isKnown(word.uppercased()))
            })
        else { return false }
        guard StopField.cost.typedCurrency(in: text, of: .none, today: anyDay) != nil,
            case .cost(_?)? = try? StopField.cost.setting(typed: text, of: .none, today: anyDay)
        else { return false }
        return true
    }

    /// The signs of units of length, and the letter of roads, that are signs of currencies, too, but for the size of
    /// their letters: `R62` is a road.
    private static let lengths = ["km", "ft", "R"]
    /// The names of currencies of three letters that are no codes.
    private static let names = ["lei", "sfr"]

    /// The most letters of the English alphabet beside a number that is an amount.
    private static let mostLetters = 8

    /// The currency in the name of a column, and the other words of it: `€` and `Prix` of `Prix (€)`, `CHF` and `Cost`
    /// of `Cost in CHF`, `eur` and `cost` of `cost_eur`; nil where it names no currency.
    static func parts(ofLabel label: String) -> (currency: String, words: [String])? {
        var words = label.split { $0.isWhitespace || "()[],:/_".contains($0) }.flatMap(partsOfWord)
        let isOfProgram = label.contains("_") || label.contains("(") || label.contains("[")
        guard
            let index = words.firstIndex(where: { isCurrency($0) })
                ?? words.lastIndex(where: { isOfProgram && CSVColumnWords.currencies.contains($0.uppercased()) })
        else { return nil }
        let currency = words.remove(at: index)
        if isOfProgram, currency.allSatisfy({ $0.isASCII && $0.isLowercase }) {
            return (currency == "euros" ? "EUR" : currency.uppercased(), words)
        }
        if words.count == 2, words[1].lowercased() == "in" { words.removeLast() }
        return (currency, words)
    }

    /// The parts of a word of a label: a currency that stands behind small letters, as in `costEUR` and `Preis€`, is
    /// one.
    private static func partsOfWord(_ word: Substring) -> [String] {
        let end = word.lastIndex { $0.isLowercase }.map { word.index(after: $0) } ?? word.startIndex
        let (front, back) = (word[..<end], word[end...])
        return !front.isEmpty && !back.isEmpty && isCurrency(back) ? [String(front), String(back)] : [String(word)]
    }

    /// An amount as this program reads it, of one as files of others have it: without the dash for no cents and without
    /// the sign between thousands, with a code in place of a word; 0 for a word that says that nothing is to be paid.
    static func plain(_ text: String) -> String {
        isFree(text) ? "0" : withoutThousands(withCode(withoutDash(withCountry(text))))
    }

    /// The words for what costs nothing, or nothing more, in small letters.
    private static let free: Set = [
        "free", "free entry", "free of charge", "for free", "no charge", "no cost", "included", "incl", "incl.",
        "complimentary", "gratis", "kostenlos", "kostenfrei", "umsonst", "frei", "eintritt frei", "freier eintritt",
        "inklusive", "inkl", "inkl.", "inbegriffen", "enthalten", "gratuit", "gratuite", "inclus", "incluse", "compris",
        "comprise", "incluido", "incluida", "incluído", "incluída", "gratuito", "gratuita", "libre", "incluso",
        "inclusa", "compreso", "inbegrepen", "inclusief", "za darmo", "bezpłatnie", "wliczone", "zdarma", "ingår",
        "inkluderat", "inkludert", "бесплатно", "включено", "無料", "免费", "免費", "무료",
    ]

    /// Whether a text only says that nothing is to be paid: `free`, `Included`.
    static func isFree(_ text: String) -> Bool {
        text.utf8.count <= 30 && text.contains(where: \.isLetter) && free.contains(text.trimmed.lowercased())
    }

    /// The currencies of the dollars of countries, by the letters in front of the sign.
    private static let dollars = [
        "CA": "CAD", "C": "CAD", "CAN": "CAD", "US": "USD", "AU": "AUD", "A": "AUD", "NZ": "NZD", "HK": "HKD",
        "SG": "SGD", "S": "SGD", "MX": "MXN",
    ]

    /// An amount with the code of the dollars of a country in place of their sign: `1,299.00 CAD` of `CA $1,299.00`;
    /// any other text as it is.
    static func withCountry(_ text: String) -> String {
        guard let sign = text.firstIndex(of: "$") else { return text }
        let (front, amount) = (text[..<sign].trimmed, text[text.index(after: sign)...].trimmed)
        guard let code = dollars[front], amount.first?.isNumber ?? false,
            amount.allSatisfy({ $0.isNumber || ".,'’ ".contains($0) })
        else { return text }
        return "\(amount) \(code)"
    }

    /// An amount with its currency so many times; nil where it is none.
    static func amount(_ money: String, times count: Int) -> String? {
        let money = withoutThousands(withoutDash(money))
        let number = money.filter { $0.isNumber || ".,'’ ".contains($0) }.trimmed
        guard count > 0, case .cost(let one?)? = try? StopField.cost.setting(typed: number, of: .none, today: anyDay),
            let all = one.times(count)
        else { return nil }
        return "\(all) " + money.filter { !($0.isNumber || ".,'’ ".contains($0)) }
    }

    /// An amount without the dash that stands for no cents: `€ 220` of `€ 220,-`.
    static func withoutDash(_ text: String) -> String {
        let end = [",-", ".-", ",–", ".–", ",—", ".—", ",--"].first { text.hasSuffix($0) }
        return end.map { String(text.dropLast($0.count)) } ?? text
    }

    /// An amount without the sign between its thousands, where nothing else is behind it: `£1200` of `£1,200`. A file
    /// has no amounts of three decimals, but in the few currencies that have them.
    static func withoutThousands(_ text: String) -> String {
        guard let mark = text.firstIndex(where: { $0 == "," || $0 == "." }), text.utf8.count <= 40 else { return text }
        // A number of a program has a point before its decimals.
        if text[mark] == ".", text.allSatisfy({ $0 == "." || $0.isNumber }) { return text }
        let before = text[..<mark].reversed().prefix { $0.isASCII && $0.isNumber }
        let behind = text[text.index(after: mark)...].prefix { ($0.isASCII && $0.isNumber) || $0 == "," || $0 == "." }
        let isGroup = behind.count == 3 && behind.allSatisfy(\.isNumber)
        guard isGroup, (1...3).contains(before.count), before.last != "0",
            !ofThreeDecimals.contains(where: { text.uppercased().containsText($0) })
        else { return text }
        return text.replacingText(String(text[mark]), with: "")
    }

    /// The currencies of three decimals.
    private static let ofThreeDecimals = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

    /// Words for currencies that stand behind a number, and their codes.
    private static let words = [
        ("руб.", "RUB"), ("руб", "RUB"), ("р.", "RUB"), ("грн", "UAH"), ("원", "KRW"), ("元", "CNY"), ("円", "JPY"),
    ]

    /// An amount with the code of its currency in place of a word for that: `3000 RUB` of `3000 руб.`.
    static func withCode(_ text: String) -> String {
        guard let word = words.first(where: { text.hasSuffix($0.0) }), text.contains(where: \.isNumber) else {
            return text
        }
        let number = String(text.dropLast(word.0.count)).trimmed
        // These have no decimals, so that a comma parts thousands.
        let isWhole = word.1 == "KRW" || word.1 == "JPY"
        return "\(isWhole ? number.replacingText(",", with: "") : number) \(word.1)"
    }

    /// The codes of currencies that are written with a dollar sign.
    private static let codesOfDollars: Set = [
        "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "FJD", "JMD", "BSD", "BBD", "BZD", "XCD", "TTD", "NAD", "BND",
        "KYD", "BMD", "GYD", "SRD", "MXN", "ARS", "CLP", "COP", "UYU",
    ]

    /// A number with a currency behind it, also in place of a dollar sign where that currency has one: `612 USD` of
    /// `$612` in `USD`; any other text as it is.
    static func text(_ text: String, in currency: String?) -> String {
        if let currency, text.hasPrefix("$"), codesOfDollars.contains(currency) {
            return Self.text(text.dropFirst().trimmed, in: currency)
        }
        guard let currency, text.contains(where: \.isNumber),
            text.allSatisfy({ $0.isNumber || $0.isWhitespace || ".,'’-".contains($0) })
        else { return text }
        return "\(text) \(currency)"
    }
}
