import CivilTime
import Entities
import Text

/// Finds the amounts of money in the words of a line of a list: `80€`, `1 800 Kč/noc`, `3 Nächte à 110 €`.
enum ListMoney {
    /// The words behind the cost of one night, in small letters.
    private static let perNight = [
        "night", "nacht", "nuit", "noche", "notte", "noite", "noc", "natt", "nat", "nt", "n", "éj", "gece", "yö",
        "ночь", "сутки", "добу", "βραδιά", "νύχτα",
        "ніч", "泊", "晚", "夜", "박",
    ]
    /// The words between an amount and these.
    private static let per = [
        "/ ", "/", "per ", "pro ", "par ", "por ", "za ", "je ", "la ", "a ", "each ", "x ", "за ", "τη ", "την ",
    ]
    /// The words that say both.
    private static let nightly = ["p.n.", "pn", "p. n.", "nightly", "a diária", "gecelik"]
    /// The words in front of the cost of one night, in small letters.
    private static let inFrontOfNight = [
        "gecelik ", "per night ", "pro nacht ", "per nacht ", "每晚", "一晚", "毎晩", "nuit ", "nuitée ", "la nuit ",
        "night ", "nacht ",
        "übernachtung ", "notte ", "noche ", "nuit : ", "night: ", "nacht: ", "nuit: ", "notte: ", "noche: ",
    ]
    /// The signs between nights and the amount for each of them.
    private static let each = ["@", " à ", " zu je ", " je ", " × ", " x ", " at ", " for ", " por ", " za "]

    /// The amount for one night of `120 € pro Nacht`, `180 €/nuit`, `3 nights @ $150`, and the words in front of it;
    /// nil for any other text.
    static func ofNight(in text: String) -> (money: String, rest: String)? {
        guard text.utf8.count <= 200, text.contains(where: \.isNumber) else { return nil }
        let small = text.lowercased()
        if let word = inFrontOfNight.first(where: { small.hasPrefix($0) }),
            let found = amount(in: String(text.dropFirst(word.count))), found.rest.isEmpty
        {
            return (plain(found.money), "")
        }
        if let front = withoutPerNight(text) {
            guard let found = amount(in: front), front.hasSuffix(found.money) || front.hasPrefix(found.rest) else {
                return nil
            }
            return (plain(found.money), withoutSign(found.rest))
        }
        for sign in each {
            guard let (front, behind) = ListSeparators.halves(of: text, at: sign), sign != " for ",
                ListNights.nights(front) != nil, let found = amount(in: behind), found.rest.isEmpty
            else { continue }
            return (plain(found.money), front)
        }
        return nil
    }

    /// A text without the words for each night at its end; nil where there are none.
    private static func withoutPerNight(_ text: String) -> String? {
        let text = text.hasSuffix(".") && !text.hasSuffix("n.") ? String(text.dropLast()) : text
        let small = text.lowercased()
        if let word = nightly.first(where: { small.hasSuffix($0) }) { return String(text.dropLast(word.count)).trimmed }
        for word in perNight where small.hasSuffix(word) {
            let front = String(text.dropLast(word.count))
            let beginning = front.lowercased()
            guard let sign = per.first(where: { beginning.hasSuffix($0) }) else { continue }
            let rest = String(front.dropLast(sign.count))
            guard sign.hasPrefix("/") || rest.last.map({ !$0.isLetter }) ?? false else { continue }
            return rest.trimmed
        }
        return nil
    }

    /// The amount with a currency at an end of a text, and the words beside it: `80€` and `hotel` of `hotel 80€`; nil
    /// where there is none, or it is for each of something.
    static func amount(in text: String) -> (money: String, rest: String)? {
        guard text.utf8.count <= 200 else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        for count in [4, 3, 2, 1] where words.count >= count {
            let ends = [
                (money: words.suffix(count), rest: words.dropLast(count)),
                (money: words.prefix(count), rest: words.dropFirst(count)),
            ]
            for end in ends {
                let rest = end.rest.joined(separator: " ")
                guard !rest.contains("/"), let money = money(Array(end.money)) else { continue }
                return (money, rest)
            }
        }
        return nil
    }

    /// The amount with its sign within a text, and the other words: `$165` of `total $165 incl. tax`; nil where there
    /// is none or more than one, and where it is for each of something.
    static func amount(within text: String) -> (money: String, rest: String)? {
        guard text.utf8.count <= 200, !text.contains("/") else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 2, !words.contains(where: { each(of: $0) }) else { return nil }
        for count in [3, 2, 1] {
            for start in words.indices where start + count <= words.count {
                guard let money = money(Array(words[start..<start + count])) else { continue }
                let rest = words[..<start] + words[(start + count)...]
                return rest.contains { CurrencyMark.isCurrency($0) } ? nil : (money, rest.joined(separator: " "))
            }
        }
        return nil
    }

    /// Whether a text is an amount with no more than a few words beside it, and is not that for each of something.
    static func isAmount(_ text: String, with mostWords: Int = 0) -> Bool {
        guard let (_, rest) = amount(in: text) else { return ofNight(in: text)?.rest.isEmpty ?? false }
        let words = rest.split(separator: " ").map(String.init)
        return words.count <= mostWords && !words.contains { each(of: $0) }
    }

    /// Whether a word says that an amount is for each of something.
    private static func each(of word: String) -> Bool {
        ["per", "each", "pro", "je", "par", "por", "pp", "p.p.", "à", "@"].contains(word.lowercased())
    }

    /// Whether a text ends with the sign between nights and the amount for each of them.
    static func endsWithEach(_ text: String) -> Bool {
        ["@", " à", " zu je", " je", " ×", " x"].contains { text.hasSuffix($0) }
    }

    /// The number and the amount of `2 x 95 €`; nil for any other text.
    static func timesAmount(_ text: String) -> (times: Int, money: String)? {
        for sign in [" x ", " × ", "x ", " X "] {
            guard let (front, behind) = ListSeparators.halves(of: text, at: sign), let times = Int(front),
                (1...60).contains(times), let found = amount(in: behind), found.rest.isEmpty
            else { continue }
            return (times, plain(found.money))
        }
        return nil
    }

    /// Words that are one amount with its currency, in the form in which costs are read; nil for other words.
    private static func money(_ words: [String]) -> String? {
        var text = words.joined(separator: " ")
        guard text.contains(where: \.isNumber), !text.contains("/"), !text.hasPrefix("-"), !text.hasPrefix("–") else {
            return nil
        }
        // A sentence ends with a point, and `~` and `ca.` say that it is about so much.
        while let first = text.first, "~≈±".contains(first) { text = text.dropFirst().trimmed }
        if let (word, rest) = ListSeparators.halves(of: text, at: " "), abouts.contains(word.lowercased()) {
            text = rest
        }
        while let last = text.last, ".!;".contains(last), !text.lowercased().hasSuffix("р.") { text.removeLast() }
        for word in totals {
            if text.lowercased().hasPrefix(word) { text = text.dropFirst(word.count).trimmed }
            if text.lowercased().hasSuffix(word) { text = text.dropLast(word.count).trimmed }
        }
        if text.hasSuffix(":-") { text = String(text.dropLast(2)) + " kr" }
        text = text.hasSuffix(" TL") || text.hasSuffix("TL") ? String(text.dropLast(2)).trimmed + " TRY" : text
        let short = CurrencyMark.withCode(CurrencyMark.withoutDash(text))
        // Hours, people and kilometres are no currencies.
        let unit = short.filter { !$0.isNumber && !".,'’-".contains($0) }.trimmed
        let groups = words.filter { $0.allSatisfy { $0.isNumber || ".,".contains($0) } }
        guard isCurrency(unit.filter { $0 != " " }) || isTwoCurrencies(unit) else { return nil }
        // Of `1 800 Kč` the groups are of three digits; `2 95 €` is no amount.
        let digits = short.split { !$0.isNumber && !".,'’-".contains($0) }
        guard digits.count <= 1 || digits.dropFirst().allSatisfy({ $0.prefix { $0.isNumber }.count == 3 }),
            digits.first.map({ $0.count <= 3 || digits.count == 1 }) ?? false, groups.count <= 3
        else { return nil }
        var money = short
        if digits.count > 1 { money = "\(digits.joined()) \(unit)" }
        if isTwoCurrencies(unit) { money = money.filter { $0 != "$" }.trimmed }
        return StopField.cost.typedCurrency(in: money, of: .none, today: anyDay) == nil ? nil : money
    }

    /// Whether a text is a dollar with the code of a currency: `$2,400 MXN`.
    private static func isTwoCurrencies(_ unit: String) -> Bool {
        unit.hasPrefix("$") && CurrencyMark.isCurrency(unit.dropFirst().trimmed) && unit.count == 5
    }

    /// Whether a text is a currency, also one of small letters alone.
    private static func isCurrency(_ text: String) -> Bool {
        CurrencyMark.isCurrency(text) || smallCurrencies.contains(text.lowercased())
    }

    /// The words beside an amount that say that it is that of all.
    private static let totals = [
        "in total", "total", "totaal", "totale", "insgesamt", "gesamt", "zusammen", "toplam", "合計", "总共", "총", "всего",
        "razem", "celkem", "totalt", "i alt", "au total",
    ]
    private static let smallCurrencies: Set = [
        "руб", "руб.", "р", "р.", "грн", "원", "tl", "kr", "ft", "lei", "euro", "euros", "sfr", "zl",
    ]
    /// No cost depends on the day.
    private static let anyDay = CivilDate(daysSince1970: 0)

    /// An amount without the sign between its thousands.
    private static func plain(_ money: String) -> String { CurrencyMark.withoutThousands(money) }

    /// The words in front of an amount that say that it is about so much, or was paid, in small letters.
    private static let abouts: Set = [
        "ca.", "ca", "circa", "approx.", "approx", "approximately", "about", "around", "roughly", "etwa", "rund",
        "env.",
        "environ", "aprox.", "aprox", "unos", "ongeveer", "paid", "bezahlt", "payé", "pagado", "pagato", "betaald",
    ]

    /// A text without the sign or the word between it and an amount behind it.
    static func withoutSign(_ text: String) -> String {
        var text = text
        while let last = text.last, last.isWhitespace || ",;:–—-@|".contains(last) { text.removeLast() }
        let last = text.split(separator: " ").last.map(String.init) ?? ""
        if abouts.contains(last.lowercased()) { return withoutSign(String(text.dropLast(last.count))) }
        for word in [" für", " for", " à", " at", " pour", " por", " per"] where text.hasSuffix(word) {
            return String(text.dropLast(word.count)).trimmed
        }
        return text
    }
}
