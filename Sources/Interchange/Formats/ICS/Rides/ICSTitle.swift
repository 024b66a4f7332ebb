import Text

/// The titles of events as calendars of journeys have them.
enum ICSTitle {
    /// A title without the number of the day in front: `Bologna` of `Day 5: Bologna`, and whether it had one.
    static func withoutDay(_ title: String) -> (text: String, hadDay: Bool) {
        let words = title.split(separator: " ", maxSplits: 2)
        guard words.count > 1, CSVColumnWords.day.contains(words[0].lowercased()) else { return (title, false) }
        let number = words[1].prefix { $0.isNumber }
        let sign = words[1].dropFirst(number.count)
        guard (1...3).contains(number.count), sign.allSatisfy({ ":.-–".contains($0) }), words.count > 2 else {
            return (title, false)
        }
        let rest = words[2].drop { ":-–—|".contains($0) || $0.isWhitespace }
        return rest.isEmpty ? (title, false) : (String(rest), true)
    }
}
