/// Takes postal codes away from the ends of what was typed: `75001 Paris`, `Seattle, WA 98101`, `1012 AB Amsterdam`.
enum PostalCode {
    /// A text without its postal codes.
    struct Removal: Equatable {
        /// The text that is left.
        let rest: String
        /// The two-letter codes of the countries that write codes of this form, in small letters; empty for any.
        let countries: [String]
    }

    /// The text without the postal codes at the ends of its parts between commas; nil when there is none, or nothing
    /// with a letter is left. Linear.
    static func removed(from text: String) -> Removal? {
        guard text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        var countries: [String]?
        var parts: [String] = []
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ").map(String.init)
            var rest = words[...]
            if let code = code(Array(rest.prefix(2)), atEnd: false) {
                rest = rest.dropFirst(code.length)
                countries = code.countries
            }
            if let code = code(Array(rest.suffix(2)), atEnd: true) {
                rest = rest.dropLast(code.length)
                countries = code.countries
            }
            if !rest.isEmpty { parts.append(rest.joined(separator: " ")) }
        }
        let joined = parts.joined(separator: ", ")
        guard let countries, joined.contains(where: \.isLetter) else { return nil }
        return Removal(rest: joined, countries: countries)
    }

    /// Returns the number of words at an end that are a postal code, and its countries; nil for none.
    private static func code(_ words: [String], atEnd: Bool) -> (length: Int, countries: [String])? {
        if words.count == 2 {
            // 1012 AB (Netherlands), SW1A 1AA (Britain), K1A 0B1 (Canada), 114 55 (Sweden).
            let forms = words.map(pattern)
            if words[1] == words[1].uppercased() {
                if forms == ["dddd", "aa"] { return (2, ["nl"]) }
                if isBritish(forms) { return (2, ["gb"]) }
            }
            if forms == ["ada", "dad"] { return (2, ["ca"]) }
            if forms == ["ddd", "dd"] { return (2, ["se", "cz", "sk", "gr"]) }
        }
        guard let word = atEnd ? words.last : words.first else { return nil }
        // D-80331, CH-8001, F-75001.
        let form = pattern(word)
        let letters = word.prefix { $0.isLetter }.lowercased()
        let isPrefixed = !letters.isEmpty && form.hasPrefix(String(repeating: "a", count: letters.count) + "-")
        let number = isPrefixed ? String(form.dropFirst(letters.count + 1)) : form
        guard let countries = forms[number], letters.count <= 2 || !isPrefixed else { return nil }
        if isPrefixed, let country = signs[letters] { return (1, [country]) }
        return (1, countries)
    }

    /// The letters in front of the codes of some countries, where they are not those of ISO 3166.
    private static let signs = [
        "d": "de", "a": "at", "f": "fr", "i": "it", "b": "be", "e": "es", "l": "lu", "h": "hu", "s": "se", "n": "no",
        "ch": "ch", "nl": "nl", "dk": "dk", "fl": "li", "pt": "pt", "pl": "pl", "cz": "cz", "sk": "sk", "si": "si",
        "hr": "hr", "de": "de", "at": "at", "fr": "fr", "it": "it", "lv": "lv", "lt": "lt",
    ]

    /// The countries by the forms of their codes; of the forms that very many have, none is listed.
    private static let forms: [String: [String]] = [
        "dddd": [
            "at", "ch", "li", "be", "lu", "dk", "no", "hu", "si", "bg", "au", "nz", "za", "nl", "pt", "cy", "lv", "ge",
            "am", "md", "mk", "tn", "ph", "ve", "bd", "ar", "py", "al",
        ],
        "ddddd": [],
        "dddddd": ["ru", "cn", "in", "sg", "kz", "ro", "vn", "co", "ec", "kg", "tj", "tm", "uz", "by", "ng"],
        "ddddd-dddd": ["us"], "dddd-ddd": ["pt"], "dd-ddd": ["pl"], "ddddd-ddd": ["br"], "ddd-dddd": ["jp"],
        "dddda": ["nl"], "ddddaa": ["nl"],
    ]

    private static func isBritish(_ forms: [String]) -> Bool {
        forms[1] == "daa" && ["ad", "add", "aad", "aadd", "ada", "aada"].contains(forms[0])
    }

    /// Returns `d` for each digit, `a` for each letter, others as they are.
    private static func pattern(_ word: String) -> String {
        String(word.map { ("0"..."9").contains($0) ? "d" : $0.isLetter ? "a" : $0 })
    }
}
