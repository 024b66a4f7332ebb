package import Places
import Text

/// A name that was typed with a slip, and the place that was found for it without a question.
package struct SpellingCorrection: Equatable, Sendable {
    /// The name as it was typed.
    package let typed: String
    package let place: FoundPlace

    /// The most slips by which one name is another one, written wrong.
    private static let slips = 2

    /// States that a typed text was taken for a place of nearly that name; nil where it is its name but for accents,
    /// signs and the ways to write umlauts, or another name.
    init?(_ typed: String, _ place: FoundPlace) {
        let name = typed.split(separator: ",", maxSplits: 1).first.map(String.init)?.trimmed ?? ""
        let (wanted, own) = (Self.letters(name), Self.letters(place.name))
        guard place.wasLookedUp, place.isUnderOwnName, !wanted.isEmpty, wanted != own,
            typingDistance(wanted, own, atMost: Self.slips) != nil
        else { return nil }
        (self.typed, self.place) = (name, place)
    }

    /// The corrections of typed texts, each of which is one place; none where some are several.
    static func all(_ typed: [String], _ found: [FoundPlace], chosen: [String: FoundPlace]) -> [SpellingCorrection] {
        guard typed.count == found.count else { return [] }
        return zip(typed, found).compactMap { text, place in
            chosen[text] == nil ? SpellingCorrection(text, place) : nil
        }
    }

    /// The letters of a name, folded, without the `e` that stands for the dots of an umlaut, and the short form of a
    /// saint.
    private static func letters(_ name: String) -> String {
        var letters = ""
        for word in folded(name).split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let whole = ["saint", "sankt", "sainte"].contains(word) ? "st" : word
            for letter in whole where !(letter == "e" && letters.last.map { "aou".contains($0) } == true) {
                letters.append(letter)
            }
        }
        return letters
    }
}
