extension Gazetteer {
    /// The most ASCII letters of a text that is a short form or a code, and no name for a stop.
    private static let shortForm = 3
    /// The most words at the end of a text that may say where the place lies, without a comma in front of them.
    private static let mostTrailingWords = 4

    /// The name in `text` by which the place of a number is known, where it is not the one it is shown with: `Bozen`
    /// for Bolzano, also in `bozen, italy`. Nil when it is shown with that name, or is known by it in another spelling
    /// only.
    package func typedName(of number: Int, in text: String) -> String? {
        let own = ownKey(number)
        var words = (text.split(separator: ",", maxSplits: 1).first ?? "").split(whereSeparator: \.isWhitespace)
        for _ in 0...Self.mostTrailingWords where !words.isEmpty {
            let key = PlaceKey.key(words.joined(separator: " "))
            if key == own { return nil }
            if isKnown(number, as: key) { return Self.isShortForm(key) ? nil : Self.capitalized(words) }
            words.removeLast()
        }
        return nil
    }

    private func isKnown(_ number: Int, as key: [UInt8]) -> Bool {
        var isKnown = false
        for volume in volumes where !isKnown {
            volume.keys.forEachPlace(named: key) { posting in
                if volume.number(of: posting.place) == number { isKnown = true }
            }
        }
        return isKnown
    }

    private static func isShortForm(_ key: [UInt8]) -> Bool {
        key.count <= shortForm && key.allSatisfy { $0 < 0x80 }
    }

    /// The words as they were typed; with capitals where none was: at the first word and at all but the short ones.
    private static func capitalized(_ words: [Substring]) -> String {
        let typed = words.joined(separator: " ")
        guard !typed.contains(where: \.isUppercase) else { return typed }
        return words.enumerated().map { index, word in
            index == 0 || word.count > shortForm ? word.prefix(1).uppercased() + word.dropFirst() : String(word)
        }
        .joined(separator: " ")
    }
}
