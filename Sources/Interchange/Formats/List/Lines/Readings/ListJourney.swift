import CivilTime
import Text

/// Takes sentences that tell of a whole journey apart: `We leave Vienna on 18 July and drive to Graz, where we stay one
/// night. Then on to Maribor and home via Villach.`
struct ListJourney {
    /// The words of the text, with their signs.
    let words: [String]
    /// Whether each word is one that only joins others: `and`, `drive`, `to`.
    private let isSmall: [Bool]

    /// The most bytes of such a text, and the fewest words.
    private static let (longest, fewest) = (4_000, 7)
    /// The most words of a name and of a date.
    private static let (longestName, longestDate) = (4, 5)

    /// Takes a text apart; nil where it does not tell of going or staying somewhere in sentences. Linear.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest, !text.contains(where: { "=→|>".contains($0) }),
            !text.containsText("://")
        else { return nil }
        words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        isSmall = words.map { ListJourneyWords.joining.contains(Self.key($0)) }
        guard words.count >= Self.fewest,
            words.contains(where: { ListJourneyWords.going.contains(Self.key($0)) }),
            words.contains(where: { ListJourneyWords.people.contains(Self.key($0)) })
        else { return nil }
    }

    /// The letters of a word in small ones.
    private static func key(_ word: String) -> String {
        word.lowercased().filter { $0.isLetter || "'’".contains($0) }
    }

    /// Whether the text says at its end that one goes home, which is where it begins.
    var endsAtHome: Bool {
        let keys = words.map(Self.key)
        return keys.indices.contains { index in
            guard index > 0 else { return false }
            let isGone = ListJourneyWords.joining.contains(keys[index - 1])
            return isGone && ListJourneyWords.homes.contains(keys[index])
        }
    }

    /// The names that may be a place at an index, the longest first; none where it is none. With `isLeft` the word in
    /// front says that one leaves it.
    func names(at index: Int) -> (names: [(name: String, end: Int)], isMoved: Bool) {
        guard depth(before: index) == 0, let first = plain(words[index]).first, first.isLetter, !first.isLowercase,
            !isSmall[index], !ListJourneyWords.notNames.contains(Self.key(words[index])),
            !isTime(words[index]) || Self.shortNames.contains(words[index].lowercased())
        else { return ([], false) }
        let before = index > 0 ? Self.key(words[index - 1]) : ""
        let isMoved = ListJourneyWords.before.contains(before)
        let isBegun = index == 0 || words[index - 1].last.map { ",.;:!?)".contains($0) } ?? true
        guard isMoved || isBegun || hasElision(words[index]) else { return ([], false) }
        var names: [(name: String, end: Int)] = []
        var (parts, end) = ([String](), index)
        while end < words.count, parts.count < Self.longestName {
            let isShort = Self.shortNames.contains(words[end].lowercased())
            let part = isShort ? words[end] : plain(words[end])
            let isCapital = part.first.map { $0.isLetter && !$0.isLowercase } ?? false
            let isWithin = !parts.isEmpty && ListJourneyWords.within.contains(part)
            guard isCapital || isWithin else { break }
            parts.append(part)
            end += 1
            if isCapital { names.append((parts.joined(separator: " "), end)) }
            if !isShort, words[end - 1].last.map({ !$0.isLetter }) ?? true { break }
        }
        return (names.reversed(), isMoved)
    }

    /// Whether a word is a day of the week or a month.
    private func isTime(_ word: String) -> Bool {
        let name = plain(word)
        return WrittenDays.isWeekday(name) || WrittenDays(atBeginningOf: "1 \(name)")?.rest.isEmpty ?? false
            || WrittenDays(atBeginningOf: "1. \(name)")?.rest.isEmpty ?? false
    }

    /// The words that are short for others at the beginning of names, behind whose point no sentence ends.
    private static let shortNames: Set = ["st.", "ste.", "mt.", "ft.", "sta.", "sto.", "s."]

    private func hasElision(_ word: String) -> Bool { word.count > 3 && ["d'", "d’"].contains(word.prefix(2)) }

    /// A word without the signs around it.
    private func plain(_ word: String) -> String {
        var rest = hasElision(word) ? word.dropFirst(2) : word[...]
        while let last = rest.last, ",.;:!?)".contains(last) { rest.removeLast() }
        return String(rest)
    }

    /// The number of parentheses that are open in front of a word.
    private func depth(before index: Int) -> Int {
        let front = words[..<index].joined() + (words[index].hasPrefix("(") ? "(" : "")
        return max(0, front.count(where: { $0 == "(" }) - front.count(where: { $0 == ")" }))
    }

    /// The texts between two places: the words that are said of the one in front, and those of the one behind.
    func said(between start: Int, and end: Int) -> (front: String, behind: String) {
        guard start < end else { return ("", "") }
        // A sentence or `and drive to` is of what follows.
        var cut = end
        while cut > start, isSmall[cut - 1], !endsSentence(cut - 1) { cut -= 1 }
        let sentence = (start..<end).last { endsSentence($0) }.map { $0 + 1 }
        if let sentence, sentence < end { cut = min(cut, sentence) }
        if cut == end || cut > start, let nights = nightsBefore(cut, from: start) { cut = nights }
        return (words[start..<cut].joined(separator: " "), words[cut..<end].joined(separator: " "))
    }

    /// Whether nights begin at an index, as behind a place: `2 nights`, `for two nights`.
    func hasNights(at index: Int) -> Bool {
        [0, 1].contains { skipped in
            let start = index + skipped
            guard start + 1 < words.count, skipped == 0 || isSmall[index] else { return false }
            return ListNights.nights(words[start...start + 1].joined(separator: " ").filter { !"().,;:!".contains($0) })
                != nil
        }
    }

    /// The words said behind a place, with the month of an earlier date behind a day alone: `el 8`. Linear.
    static func withMonth(_ said: String, behind place: String, _ dates: ListDates) -> String {
        var end = said
        while let last = end.last, ".,;!".contains(last) { end.removeLast() }
        let whole = dates.withMonth(atEndOf: "\(place) \(end)")
        return whole.hasPrefix(place) && whole != "\(place) \(end)" ? whole.dropFirst(place.count).trimmed : said
    }

    private func endsSentence(_ index: Int) -> Bool {
        guard let last = words[index].last else { return false }
        if Self.shortNames.contains(words[index].lowercased()) { return false }
        return "!?;".contains(last) || last == "." && words[index].count > 3 || words[index].hasSuffix(").")
    }

    /// The index of nights in front of a place, `spend two nights in`; nil where none are there.
    private func nightsBefore(_ cut: Int, from start: Int) -> Int? {
        guard cut < words.count, cut - start >= 2, ["in", "en", "à", "a", "at", "bei"].contains(Self.key(words[cut])),
            words[cut - 1].last?.isLetter ?? false,
            ListNights.nights(words[(cut - 2)..<cut].joined(separator: " ")) != nil
        else { return nil }
        return cut - 2
    }

    /// Takes what words say of a place: a date, nights, a cost, and what is no joining word as a note. Linear.
    static func take(_ text: String, into details: inout ListDetails, _ dates: ListDates) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        // The nights first: `mit 3` may be a Wednesday.
        if details.nights == nil { words = withoutNights(words, &details) }
        if details.date == nil { words = withoutDate(words, &details, dates) }
        if details.nights == nil, words.contains(where: { ListJourneyWords.sleeping.contains(key($0)) }) {
            _ = details.takeNights("1 night")
        }
        let rest = words.joined(separator: " ")
        for piece in ListSeparators.parts(of: rest, at: [". ", "! ", "? ", "; ", ", ", " (", "(", ")"]) {
            let note = withoutJoints(piece)
            if !note.isEmpty { details.take(note, dates) }
        }
    }

    private static func withoutDate(_ words: [String], _ details: inout ListDetails, _ dates: ListDates) -> [String] {
        for count in (1...longestDate).reversed() where count <= words.count {
            for start in 0...words.count - count {
                var some = words[start..<start + count].joined(separator: " ")
                while let last = some.last, ",;!?)".contains(last) { some.removeLast() }
                guard some.first?.isNumber ?? false || some.first?.isUppercase ?? false || count > 1 else { continue }
                for text in [some, some.hasSuffix(".") ? String(some.dropLast()) : some] {
                    guard let date = writtenDate(text, dates) else { continue }
                    details.date = date
                    return Array(words[..<start] + words[(start + count)...])
                }
            }
        }
        return words
    }

    /// The date that a text is as a whole; nil for any other text.
    private static func writtenDate(_ text: String, _ dates: ListDates) -> String? {
        if dates.isDate(text) { return text }
        // `18 de julio de 2026`
        guard text.first?.isNumber ?? false, let days = WrittenDays(atBeginningOf: text), days.rest.isEmpty,
            days.month != nil, text.contains(where: \.isLetter)
        else { return nil }
        return days.text
    }

    private static func withoutNights(_ words: [String], _ details: inout ListDetails) -> [String] {
        for count in [2, 3, 1] where count <= words.count {
            for start in 0...words.count - count {
                let some = words[start..<start + count].joined(separator: " ").filter { !"().,;:!".contains($0) }
                guard count > 1 || some.contains(where: \.isNumber) else { continue }
                if details.takeNights(some) { return Array(words[..<start] + words[(start + count)...]) }
            }
        }
        return words
    }

    /// A text without joining words and signs at both ends.
    private static func withoutJoints(_ text: String) -> String {
        func isJoint(_ word: Substring) -> Bool {
            let key = key(String(word))
            return key.isEmpty && !word.contains(where: \.isNumber) || ListJourneyWords.joining.contains(key)
        }
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        while let first = words.first, isJoint(first) { words.removeFirst() }
        while let last = words.last, isJoint(last) { words.removeLast() }
        var rest = words.joined(separator: " ")
        while let last = rest.last, ".,;:".contains(last) { rest.removeLast() }
        return rest
    }
}
