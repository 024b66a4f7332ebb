import Text

/// Tells the words for where one lives, which are no town: `Home by 8pm`, `nach Hause`, `retour maison`, `a casa`.
enum ListHomes {
    /// Whether a text is such words, also with what begins with a small letter, a number or a sign behind them. Linear
    /// for each word of the table.
    static func isHome(_ text: String) -> Bool {
        guard let rest = behindHome(text), !leavesTown(rest) else { return false }
        guard let first = rest.trimmed.first else { return true }
        guard !first.isLetter else { return first.isLowercase && !leadsToTown(rest) }
        // `Home, Kansas` is a town.
        let isNamed = rest.first { $0.isLetter || $0.isNumber }.map { $0.isUppercase } ?? false
        return town(in: text) == nil && !(first == "," && isNamed)
    }

    /// Whether what stands behind such words is the town that one leaves: ` from Faro`.
    private static func leavesTown(_ rest: Substring) -> Bool {
        let words = rest.split(separator: " ")
        return (2...4).contains(words.count)
            && ["from", "ab", "von", "de", "da", "desde", "vanuit"].contains(words[0].lowercased())
            && words[1].first?.isUppercase ?? false
    }

    /// The words between home and the town where that is, in small letters.
    private static let toTown: Set = ["nach", "to", "à", "a", "naar", "till", "til", "do", "via", "über", "par", "por"]

    /// Whether what stands behind such words is the way to a town: ` nach Ulm`.
    private static func leadsToTown(_ rest: Substring) -> Bool {
        let words = rest.split(separator: " ")
        return words.count > 1 && toTown.contains(words[0].lowercased()) && words[1].first?.isUppercase ?? false
    }

    /// The town in parentheses or behind a colon behind such words, `Boston` of `home (Boston)`; nil for any other
    /// text. Linear.
    static func town(in text: String) -> String? {
        if let (word, town) = ListSeparators.halves(of: text, at: ": "),
            homes.contains(word.lowercased()) || returns.contains(word.lowercased())
        {
            return town.first?.isUppercase ?? false ? town : nil
        }
        // Of a table each name is asked, and hardly any has parentheses.
        guard text.utf8.contains(UInt8(ascii: "(")), let rest = behindHome(text)?.trimmed, rest.first == "(",
            rest.last == ")"
        else { return nil }
        let inside = String(rest.dropFirst().dropLast()).trimmed
        return inside.first.map { $0.isLetter && !$0.isLowercase } ?? false ? inside : nil
    }

    /// The text behind words for where one lives, and those in front of them; nil where it does not begin with them.
    private static func behindHome(_ text: String) -> Substring? {
        let beginning = text.prefix(longest).lowercased()
        for going in goings where beginning.hasPrefix(going) {
            for word in homes where beginning.dropFirst(going.count).hasPrefix(word) {
                let rest = text.dropFirst(going.count + word.count)
                if let next = rest.first, next.isLetter || next.isNumber || next == "=" || next == ":" { continue }
                return rest
            }
        }
        return nil
    }

    /// The words for the way back in front of a colon, in small letters.
    private static let returns: Set = [
        "back", "return", "zurück", "rückfahrt", "rückreise", "retour", "vuelta", "regreso", "ritorno", "rientro",
        "terug",
        "terugreis", "volta", "powrót", "tillbaka", "tilbage", "tilbake",
    ]
    /// The most characters of the words.
    private static let longest = 40
    /// The words for where one lives, in small letters.
    private static let homes = [
        "home", "nach hause", "zu hause", "zuhause", "daheim", "heim", "heimreise", "heimfahrt", "maison", "la maison",
        "à la maison", "a casa", "naar huis", "do domu", "hjem", "hem", "домой", "додому", "para casa",
    ]
    /// The words in front of them, in small letters.
    private static let goings = [
        "", "back ", "back at ", "arrive ", "arrive back ", "arriving ", "drive ", "drive back ", "return ", "fly ",
        "flight ", "head ", "heading ", "head back ", "go ", "then ", "and ", "finally ", "wieder ", "zurück ", "ab ",
        "fahrt ", "rückfahrt ", "ankunft ", "retour ", "retour à ", "rentrée ", "rentrée à ", "arrivée à ",
        "de vuelta ",
        "vuelta ", "regreso ", "llegada ", "volver ", "ritorno ", "rientro ", "arrivo ", "si torna ", "terug ", "weer ",
        "powrót ", "volta ",
    ]
}
