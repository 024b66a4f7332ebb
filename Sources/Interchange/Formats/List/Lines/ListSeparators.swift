import Text

/// The signs between the places of a way, or between a place and what is said of it.
enum ListSeparators {
    private static let arrows = ["→", "->", "⇒", "=>", "➔", "➜", "⟶", "–>", "—>", "▶", "➡️", "➡"]
    private static let dashes = [" – ", " — ", " - "]

    /// The places of a way as it is written with arrows; one for any other text. Linear.
    static func partsAtArrows(of text: String) -> [String] {
        guard !text.contains("=") || text.containsText("=>") else { return [text] }
        let marked = arrows.reduce(text) { $0.replacingText($1, with: "→") }
        let parts = marked.split(separator: "→", omittingEmptySubsequences: false).map { String($0).trimmed }
        return parts.allSatisfy { $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) } ? parts : [text]
    }

    /// The text before the first of a sign and the text behind it; nil where the sign is not there. Linear.
    static func halves(of text: String, at sign: String) -> (front: String, rest: String)? {
        text.firstRange(ofText: sign).map { found in
            (String(text[..<found.lowerBound]).trimmed, String(text[found.upperBound...]).trimmed)
        }
    }

    /// The parts of a text between dashes with spaces around them, at least one. Linear.
    static func partsAtDashes(of text: String) -> [String] {
        let marked = dashes.reduce(text) { $0.replacingText($1, with: "\n") }
        let parts = marked.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
        return parts.isEmpty ? [text] : parts
    }
}
