import Places
import Text

/// A text that may be an address: `Hotel Post, Hauptstr. 5, 8750 Glarus, Switzerland`.
struct AddressText {
    /// The same place in fewer words: without a code in parentheses, and an airport without its address.
    private(set) var names: [String] = []
    /// The texts that may be its town, the likeliest first.
    private(set) var towns: [String] = []
    /// The words beside the postcode, in another part than the street; nil where there is none.
    private(set) var townOfPostcode: String?
    /// Whether a postcode behind its first part leaves no doubt that it is an address, whatever that part is called.
    private(set) var hasPostcode = false
    /// The town and what else stands behind a first part with the number of a house; nil where there is no such part,
    /// or only one behind it.
    private(set) var behindStreet: String?

    /// The most texts that are tried.
    private var mostTowns = 5
    /// The fewest digits of a postcode that parts a street from its town.
    private static let digitsOfPostcode = 4

    /// Takes a text apart. Linear.
    init(_ address: String) {
        let text = Self.withPlainProvince(address)
        let plain = Self.withoutParentheses(text)
        if plain != text, !plain.isEmpty { names.append(plain) }
        let parts = Self.parts(of: plain).map(String.init)
        if let first = parts.first, parts.count > 1, Self.isAirport(first) { names.append(first) }
        if let name = Self.withoutProvince(parts) { names.append(name) }
        // `Betws-y-Coed LL24`: the first half of a postcode.
        if parts.count == 1, let name = Self.withoutDistrict(parts[0]) { names.append(name) }
        let last = parts.count - 1
        townOfPostcode = parts.dropFirst().first { Self.beginsWithPostcode(words: $0) }.map(Self.withoutNumbers)
            .flatMap { $0.count > 2 ? $0 : nil }
        // `Esterri d Aneu`: an apostrophe is left out.
        if let town = townOfPostcode.flatMap(Self.withApostrophe) {
            // These are tried besides the others.
            mostTowns += 2
            if let country = parts.last { add("\(town), \(Self.withoutNumbers(country))") }
            add(town)
        }
        if parts.count > 2, parts[0].contains(where: \.isNumber) {
            behindStreet = parts.dropFirst().joined(separator: ", ")
        }
        // `London WC2R 0EZ`: the form of the code says the country.
        for part in parts.dropFirst().reversed() where Self.endsWithLetteredCode(part) { add(part) }
        hasPostcode = townOfPostcode != nil || parts.dropFirst().contains(where: Self.endsWithCode)
        // `50123 Firenze FI`, `1016 GZ Amsterdam`: beside a postcode stand codes of provinces.
        for part in parts.reversed() where part.contains(where: \.isNumber) {
            let words = Self.withoutNumbers(part).split(separator: " ")
            let names = words.filter { $0.count > 2 || $0.contains(where: \.isLowercase) }
            guard !names.isEmpty, names.count < words.count else { continue }
            let town = names.joined(separator: " ")
            if let country = parts.last, country != part { add("\(town), \(Self.withoutNumbers(country))") }
            add(town)
        }
        // `1535 Broadway, New York, NY 10036`: the number stands in front of the street.
        let isAmerican = parts.count > 2 && Self.endsWithCode(parts[last])
        for first in parts.indices.dropFirst() where !(isAmerican && first < last && Self.beginsWithHouse(parts[first]))
        {
            let rest = parts[first...].map(Self.withoutNumbers).filter { !$0.isEmpty }
            // `38066 TN` is in the town in front of it.
            guard let town = rest.first, !Self.isCode(parts[first]) else { continue }
            // A town stands twice where a table has it beside its address.
            if rest.count > 1, folded(rest[1]) != folded(town) { add(rest.joined(separator: ", ")) }
            if rest.count > 2, let country = rest.last { add("\(town), \(country)") }
            if first < last || rest.count == 1 { add(town) }
        }
        // `Bryce Canyon City, UT 84764`: a village by the place that it is called after.
        if parts.count > 2, Self.endsWithCode(parts[last]),
            let end = Self.endsOfVillages.first(where: parts[last - 1].hasSuffix)
        {
            mostTowns += 1
            add("\(parts[last - 1].dropLast(end.count)), \(Self.withoutNumbers(parts[last]))")
        }
        // `Strada Statale 12, Como CO`
        if let last = parts.dropFirst().last.map({ $0.split(separator: " ") }), last.count > 1,
            Self.isProvinceCode(String(last[last.count - 1]))
        {
            add(last.dropLast().joined(separator: " "))
        }
        // In front of the postcode of a province stands its town.
        for (town, code) in zip(parts.dropFirst(), parts.dropFirst(2)) where Self.isCode(code) {
            if let country = parts.last, country != code { add("\(town), \(country)") }
        }
        // `Budapest, Váci u. 12, 1056 Hungary`: the town is in front of the street.
        if parts.count > 1, !parts[0].contains(where: \.isNumber), Self.isStreet(parts[1]), towns.count <= mostTowns {
            mostTowns += 1
            let rest = parts.count > 2 ? parts.last.map(Self.withoutNumbers) ?? "" : ""
            add(rest.isEmpty ? parts[0] : "\(parts[0]), \(rest)")
        }
        // `Bahnhofstrasse 10 3920 Zermatt`: the postcode parts the two.
        for part in parts {
            if let town = Self.behindPostcode(part) {
                add(([town] + parts.drop { $0 != part }.dropFirst()).joined(separator: ", "))
                add(town)
            }
        }
    }

    /// Whether the first word of a part is the number of a house, and a street is behind it.
    private static func beginsWithHouse(_ part: String) -> Bool {
        part.first?.isNumber ?? false && part.contains(" ")
    }

    /// Whether the first word of a part is a postcode: digits alone, or two letters of a country in front of them.
    private static func beginsWithPostcode(words part: String) -> Bool {
        let code = part.prefix { !$0.isWhitespace }.drop { $0.isLetter || $0 == "-" }
        return code.count >= digitsOfPostcode && code.allSatisfy(\.isNumber)
    }

    /// The words behind the name of a village in the United States that is called after something larger beside it.
    private static let endsOfVillages = [" City", " Village", " Town"]

    /// A text without the first half of a British postcode behind it; nil where it has none.
    private static func withoutDistrict(_ text: String) -> String? {
        let words = text.split(separator: " ")
        guard words.count > 1, let code = words.last, (3...4).contains(code.count) else { return nil }
        let letters = code.prefix { $0.isASCII && $0.isUppercase }
        guard (1...2).contains(letters.count), code.dropFirst(letters.count).allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        return words.dropLast().joined(separator: " ")
    }

    /// Whether a part ends with a postcode of letters and digits in two words: those of Britain and Canada.
    private static func endsWithLetteredCode(_ part: String) -> Bool {
        let words = part.split(separator: " ")
        let code = words.suffix(2)
        return words.count > 2 && (5...7).contains(code.map(\.count).reduce(0, +))
            && code.last?.count == 3
            && code.allSatisfy { word in
                word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
                    && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
            }
    }

    /// Whether a part ends with a postcode: that of a state of the United States (`UT 84764`), or one of letters and
    /// digits.
    private static func endsWithCode(_ part: String) -> Bool {
        let words = part.split(separator: " ").map(String.init)
        if words.count > 1, isProvinceCode(words[words.count - 2]), USPostcode.state(words[words.count - 1]) != nil {
            return true
        }
        return endsWithLetteredCode(part)
    }

    /// A name with an apostrophe behind each `d` and `l` that stands alone: `Esterri d'Aneu` of `Esterri d Aneu`; nil
    /// where none does.
    private static func withApostrophe(_ town: String) -> String? {
        let other = [" d ", " l ", " D ", " L "].reduce(town) { text, word in
            text.replacingText(word, with: word.dropLast() + "'")
        }
        return other == town ? nil : other
    }

    /// The words for airports, folded.
    private static let airports = ["airport", "aeroport", "flughafen", "aeropuerto", "luchthaven", "lufthavn"]

    /// Whether a part is an airport with its code: `San Francisco International Airport (SFO)`.
    private static func isAirport(_ part: String) -> Bool {
        let code = part.split { "()".contains($0) }.last ?? ""
        let small = folded(part)
        return part.hasSuffix(")") && code.isWrittenAsAirportCode
            && airports.contains { small.containsText($0) }
    }

    /// The words for Italy, folded, where addresses have the code of a province behind the town.
    private static let italy: Set = ["italy", "italia", "italien", "italie", "it"]
    /// The words in front of the name of a province, folded.
    private static let provinces = ["province of ", "provincia di ", "provincia autonoma di ", "metropolitan city of "]

    /// The town and the country of an address that has nothing else but a postcode and a province: `Lucca, Italy` of
    /// `Lucca, 55100 LU, Italy`; nil for any other text.
    private static func withoutProvince(_ parts: [String]) -> String? {
        guard (2...4).contains(parts.count), let country = parts.last, !country.contains(where: \.isNumber) else {
            return nil
        }
        var (rest, isProvince) = ([String](), false)
        for part in parts.dropLast() {
            if isCode(part) || provinces.contains(where: { folded(part).hasPrefix($0) }) {
                isProvince = true
                continue
            }
            var words = part.split(separator: " ").map(String.init)
            if words.count > 1, words[0].count >= digitsOfPostcode, words[0].allSatisfy(\.isNumber) {
                words.removeFirst()
            }
            if words.count > 1, italy.contains(folded(country)), isProvinceCode(words[words.count - 1]) {
                words.removeLast()
                isProvince = true
            }
            rest.append(words.joined(separator: " "))
        }
        guard isProvince, rest.count == 1, !rest[0].isEmpty, !rest[0].contains(where: \.isNumber) else { return nil }
        return "\(rest[0]), \(country)"
    }

    /// A text with the code of a province behind its town as if it were not in brackets: `53024 Montalcino SI` of
    /// `53024 Montalcino (SI)`. Linear.
    private static func withPlainProvince(_ text: String) -> String {
        guard let open = text.lastIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return text }
        let code = text[text.index(after: open)..<close]
        guard isProvinceCode(String(code)), close != text.index(before: text.endIndex) || text.contains(",") else {
            return text
        }
        return String(text[..<open] + code + text[text.index(after: close)...])
    }

    /// Whether a part is a street with the number of a house behind it: `Váci u. 12`, `Hauptstr. 5a`.
    private static func isStreet(_ part: String) -> Bool {
        let words = part.split(separator: " ")
        guard words.count > 1, let number = words.last, number.count <= digitsOfPostcode else { return false }
        return number.first?.isNumber ?? false && words[0].contains(where: \.isLetter)
    }

    /// Whether a part is a postcode with the code of a province behind it: `38066 TN`.
    private static func isCode(_ part: String) -> Bool {
        let words = part.split(separator: " ").map(String.init)
        return words.count == 2 && words[0].count >= digitsOfPostcode && words[0].allSatisfy(\.isNumber)
            && isProvinceCode(words[1])
    }

    /// Whether a word is like `TN`.
    private static func isProvinceCode(_ word: String) -> Bool {
        word.count == 2 && word.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    private mutating func add(_ town: String) {
        guard town.count > 1, town.contains(where: \.isLetter), towns.count < mostTowns, !towns.contains(town)
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
