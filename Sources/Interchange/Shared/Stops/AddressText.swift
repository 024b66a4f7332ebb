import Text

/// A text that may be an address: `Hotel Post, Hauptstr. 5, 8750 Glarus, Switzerland`.
struct AddressText {
    /// The same place in fewer words: without a code in parentheses.
    private(set) var names: [String] = []
    /// The texts that may be its town, the likeliest first.
    private(set) var towns: [String] = []

    /// The most texts that are tried.
    private static let mostTowns = 5
    /// The fewest digits of a postcode that parts a street from its town.
    private static let digitsOfPostcode = 4

    /// Takes a text apart. Linear.
    init(_ text: String) {
        let plain = Self.withoutParentheses(text)
        if plain != text, !plain.isEmpty { names.append(plain) }
        let parts = Self.parts(of: plain).map(String.init)
        let last = parts.count - 1
        // `50123 Firenze FI`, `1016 GZ Amsterdam`: beside a postcode stand codes of provinces.
        for part in parts.reversed() where part.contains(where: \.isNumber) {
            let words = Self.withoutNumbers(part).split(separator: " ")
            let names = words.filter { $0.count > 2 || $0.contains(where: \.isLowercase) }
            guard !names.isEmpty, names.count < words.count else { continue }
            let town = names.joined(separator: " ")
            if let country = parts.last, country != part { add("\(town), \(Self.withoutNumbers(country))") }
            add(town)
        }
        for first in parts.indices.dropFirst() {
            let rest = parts[first...].map(Self.withoutNumbers).filter { !$0.isEmpty }
            guard let town = rest.first else { continue }
            // A town stands twice where a table has it beside its address.
            if rest.count > 1, folded(rest[1]) != folded(town) { add(rest.joined(separator: ", ")) }
            if rest.count > 2, let country = rest.last { add("\(town), \(country)") }
            if first < last || rest.count == 1 { add(town) }
        }
        // `Bahnhofstrasse 10 3920 Zermatt`: the postcode parts the two.
        for part in parts {
            if let town = Self.behindPostcode(part) {
                add(([town] + parts.drop { $0 != part }.dropFirst()).joined(separator: ", "))
                add(town)
            }
        }
    }

    private mutating func add(_ town: String) {
        guard town.count > 1, town.contains(where: \.isLetter), towns.count < Self.mostTowns, !towns.contains(town)
        else {
            return
        }
        towns.append(town)
    }

    /// The parts of a text between commas, semicolons and line ends.
    static func parts(of text: String) -> [Substring] {
        text.split { $0 == "," || $0 == ";" || $0.isNewline || $0 == "，" || $0 == "、" }
            .map { $0.drop(while: \.isWhitespace) }
            .map { part in part.lastIndex { !$0.isWhitespace }.map { part[...$0] } ?? part[..<part.startIndex] }
            .filter { !$0.isEmpty }
    }

    /// The part of a text in front, which names the place; the whole text where it has no parts.
    static func name(of text: String) -> String { parts(of: text).first.map(String.init) ?? text }

    /// A text without what stands in parentheses at its end.
    private static func withoutParentheses(_ text: String) -> String {
        let trimmed = text.trimmed
        guard trimmed.hasSuffix(")"), let open = trimmed.lastIndex(of: "(") else { return trimmed }
        return String(trimmed[..<open]).trimmed
    }

    /// A part of an address without its words with digits: postcodes and numbers of houses.
    private static func withoutNumbers(_ part: String) -> String {
        part.split(whereSeparator: \.isWhitespace).filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    }

    /// The words behind the last postcode that has words before it; nil where there is none.
    private static func behindPostcode(_ part: String) -> String? {
        let words = part.split(whereSeparator: \.isWhitespace)
        guard let code = words.lastIndex(where: { $0.count { $0.isNumber } >= digitsOfPostcode }), code > 0,
            code < words.count - 1
        else { return nil }
        return words[(code + 1)...].joined(separator: " ")
    }
}
