/// Takes postal codes away from the ends of what was typed: `75001 Paris`, `Seattle, WA 98101`, `1012 AB Amsterdam`.
enum PostalCode {
    /// The text without the postal codes at the ends of its parts between commas; nil when there is none, or nothing
    /// with a letter is left. Linear.
    static func removed(from text: String) -> String? {
        guard text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        var isShorter = false
        var parts: [String] = []
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ").map(String.init)
            var rest = words[...]
            if let count = length(Array(rest.prefix(2)), atEnd: false) { rest = rest.dropFirst(count) }
            if let count = length(Array(rest.suffix(2)), atEnd: true) { rest = rest.dropLast(count) }
            isShorter = isShorter || rest.count < words.count
            if !rest.isEmpty { parts.append(rest.joined(separator: " ")) }
        }
        let joined = parts.joined(separator: ", ")
        return isShorter && joined.contains(where: \.isLetter) ? joined : nil
    }

    /// How many of one or two words at an end are a postal code; nil for none.
    private static func length(_ words: [String], atEnd: Bool) -> Int? {
        if words.count == 2 {
            // 1012 AB (Netherlands), SW1A 1AA (Britain), K1A 0B1 (Canada), 114 55 (Sweden).
            let forms = words.map(pattern)
            if words[1] == words[1].uppercased(), forms == ["dddd", "aa"] || isBritish(forms) { return 2 }
            if forms == ["ada", "dad"] || forms == ["ddd", "dd"] { return 2 }
        }
        guard let word = atEnd ? words.last : words.first else { return nil }
        // D-80331, CH-8001, F-75001.
        let form = pattern(word)
        let number = form.hasPrefix("a-") ? form.dropFirst(2) : form.hasPrefix("aa-") ? form.dropFirst(3) : form[...]
        let forms = [
            "dddd", "ddddd", "dddddd", "ddddd-dddd", "dddd-ddd", "dd-ddd", "ddddd-ddd", "ddd-dddd", "dddda", "ddddaa",
        ]
        return forms.contains(String(number)) ? 1 : nil
    }

    private static func isBritish(_ forms: [String]) -> Bool {
        forms[1] == "daa" && ["ad", "add", "aad", "aadd", "ada", "aada"].contains(forms[0])
    }

    /// `d` for each digit, `a` for each letter, others as they are.
    private static func pattern(_ word: String) -> String {
        String(word.map { ("0"..."9").contains($0) ? "d" : $0.isLetter ? "a" : $0 })
    }
}
