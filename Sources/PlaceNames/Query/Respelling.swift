/// The other ways to write what was typed, that the list of names does not have.
enum Respelling {
    /// A key that may be meant.
    struct Spelling {
        let key: [UInt8]
        /// The points that the spelling costs.
        let penalty: Double
    }

    /// The key with words exchanged for their short or long forms, without `the`, with `pass` at the end of the word
    /// before, and with `ae`, `oe`, `ue` read as umlauts. Up to three words are exchanged, each or not: `Mount St.
    /// Helens` is written with one short form.
    static func respellings(of key: [UInt8]) -> [Spelling] {
        var results: [Spelling] = []
        let words = key.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        let places = words.indices.filter { otherForm(words, at: $0) != nil }.prefix(3)
        for chosen in 1..<(1 << places.count) {
            var exchanged = words
            for (bit, place) in places.enumerated() where chosen >> bit & 1 == 1 {
                exchanged[place] = otherForm(words, at: place) ?? words[place]
            }
            results.append(Spelling(key: Array(exchanged.joined(separator: " ").utf8), penalty: PlaceScore.abbreviated))
        }
        // `Grosser St Bernhard` is German, which `st` alone does not say.
        if words.count > 1, words.contains("st") {
            let german = words.map { $0 == "st" ? "sankt" : $0 }
            results.append(Spelling(key: Array(german.joined(separator: " ").utf8), penalty: PlaceScore.abbreviated))
        }
        if words.count > 1, words[0] == "the", !KindWords.isBare(key) {
            results.append(
                Spelling(key: Array(words.dropFirst().joined(separator: " ").utf8), penalty: PlaceScore.withoutArticle))
        }
        // The Furka Pass is the Furkapass where it is.
        if words.count > 1, words[words.count - 1] == "pass" {
            let joined = words.dropLast(2) + [words.suffix(2).joined()]
            results.append(Spelling(key: Array(joined.joined(separator: " ").utf8), penalty: PlaceScore.respelled))
        }
        let plain = withoutUmlauts(key)
        if plain != key { results.append(Spelling(key: plain, penalty: PlaceScore.respelled)) }
        return results
    }

    /// The text with a space behind each apostrophe within a word; nil where there is none.
    static func withPartedApostrophes(_ text: String) -> String? {
        var parted = ""
        var last: Character = " "
        for character in text {
            let isInside = (last == "'" || last == "’") && character.isLetter && parted.count > 1
            parted += isInside ? " \(character)" : "\(character)"
            last = character
        }
        return parted == text ? nil : parted
    }

    /// The words of a key in all other orders, where there are two to four: `yellowstone park` for `park yellowstone`.
    static func reorderings(of key: [UInt8]) -> [[UInt8]] {
        let words = key.split(separator: 0x20)
        guard (2...4).contains(words.count) else { return [] }
        var orders: [[Int]] = [[]]
        for index in words.indices {
            orders = orders.flatMap { order in
                (0...order.count).map { position in
                    var longer = order
                    longer.insert(index, at: position)
                    return longer
                }
            }
        }
        return orders.map { order in Array(order.map { words[$0] }.joined(separator: [0x20])) }.filter { $0 != key }
    }

    private static func otherForm(_ words: [String], at index: Int) -> String? {
        // A direction is one in front of a name only.
        if index == 0, words.count > 1, let direction = directions[words[index]] { return direction }
        return otherForms[words[index]]
    }

    private static let directions = ["n": "north", "s": "south", "e": "east", "w": "west"]

    private static let otherForms = [
        "st": "saint", "saint": "st", "ste": "sainte", "sainte": "ste", "mt": "mount", "mount": "mt", "ft": "fort",
        "fort": "ft", "pt": "point", "point": "pt", "sta": "santa", "santa": "sta", "sto": "santo", "santo": "sto",
        "sankt": "st", "np": "national park", "nm": "national monument", "sp": "state park", "mts": "mountains",
        "mtn": "mountain", "is": "island", "isl": "island", "lk": "lake", "intl": "international", "cyn": "canyon",
    ]

    /// Returns `muenchen` as `munchen`: folding takes `ü` for `u`, Germans type `ue` for it.
    private static func withoutUmlauts(_ key: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(key.count)
        for byte in key {
            if byte == UInt8(ascii: "e"), let last = result.last,
                last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
            {
                continue
            }
            result.append(byte)
        }
        return result
    }
}
