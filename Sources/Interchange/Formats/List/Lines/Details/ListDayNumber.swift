import Text

/// Reads the numbers of days of a journey: `Day 3`, `Jour 4 et 5`, `第2天`.
enum ListDayNumber {
    /// The most bytes of such a text.
    private static let longest = 40
    /// The words between the numbers of two days.
    private static let joiners: Set = [
        "and", "et", "und", "y", "e", "en", "och", "to", "bis", "a", "à", "t/m", "tot", "til", "till",
    ]
    /// The words for the first numbers of days, from one on.
    private static let numberWords = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    /// The words behind the number of a day in languages that have no word before it.
    private static let suffixes = ["日目", "天", "일차"]
    /// The letters and words in front of the number of a day without a space between them.
    private static let shortWords: Set = ["d", "j", "t", "g", "day", "tag", "jour", "día", "dia", "giorno", "dag"]

    /// The number of a day, or the first and the last number of several: `3` of `Day 3`, `4-5` of `Jour 4 et 5`; nil
    /// for any other text.
    static func day(_ text: String) -> String? {
        guard text.utf8.count <= longest else { return nil }
        if let day = suffixed(text) { return day }
        let words = text.split(whereSeparator: \.isWhitespace)
        // `3. Tag`, `2. und 3. Tag`, `3º e 4º dia`
        if words.count > 1, let word = words.last, isWord(word) {
            let numbers = words.dropLast().filter { !joiners.contains($0.lowercased()) }.map(ordinals)
            if !numbers.isEmpty, !numbers.contains(nil),
                let days = days(numbers.compactMap { $0 }.joined(separator: " "))
            {
                return days
            }
        }
        if words.count == 1 {
            let word = text.prefix { $0.isLetter }
            // `J2-J3` has the letter twice.
            return shortWords.contains(word.lowercased())
                ? days(String(text.dropFirst(word.count)).replacingText(String(word), with: "")) : nil
        }
        guard words.count > 1, isWord(words[0]) else { return nil }
        if words.count == 2, let index = numberWords.firstIndex(of: words[1].lowercased()) { return "\(index + 1)" }
        return days(words.dropFirst().filter { !joiners.contains($0.lowercased()) }.joined(separator: " "))
    }

    private static func isWord(_ word: Substring) -> Bool {
        let word = word.lowercased()
        return CSVColumnWords.day.contains(word) || CSVColumnWords.days.contains(word)
    }

    /// The number of a day, or the first and the last of several; nil for any other text.
    private static func days(_ numbers: some StringProtocol) -> String? {
        guard numbers.allSatisfy({ $0.isNumber || " -–—~/&+,.)".contains($0) }) else { return nil }
        let days = numbers.split { !$0.isNumber }.map { Int($0) }
        guard (1...3).contains(days.count), let first = days[0], let last = days[days.count - 1],
            (1...400).contains(first), (first...400).contains(last)
        else { return nil }
        return first == last ? "\(first)" : "\(first)-\(last)"
    }

    /// The numbers of `1.`, `2nd`, `3ème`, `3-4.`, `4°-5°`, from 1 to 400; nil for any other word.
    private static func ordinals(_ word: Substring) -> String? {
        let ending = word.reversed().prefix { !$0.isNumber }
        guard (1...3).contains(ending.count), ending.allSatisfy({ $0.isLetter || ".ºª°".contains($0) }) else {
            return nil
        }
        return days(word.dropLast(ending.count).filter { !"ºª°".contains($0) })
    }

    /// The number of `1日目`, `第2天`, `3일차`; nil for any other text.
    static func suffixed(_ text: String) -> String? {
        guard let suffix = suffixes.first(where: { text.hasSuffix($0) }) else { return nil }
        let number = text.dropLast(suffix.count).drop { $0 == "第" }
        return days(number) ?? WideSigns.number(String(number)).map { "\($0)" }
    }
}
