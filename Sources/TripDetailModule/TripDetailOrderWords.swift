import Console

/// The words of `o`, for Tab: what the best order has to keep to.
enum TripDetailOrderWords {
    private static let words = ["loop", "start", "end", "lock", "time", "by"]
    private static let measures = ["road", "time", "distance"]

    /// The ways to complete a line behind `head`: words of the search, and behind `start`, `end` and `lock` names of stops.
    static func completions(_ line: String, behind head: String, stops: [String]) -> [Completion] {
        let typed = line.dropFirst(head.count)
        let begun = typed.reversed().prefix { !$0.isWhitespace }.count
        let before = String(line.dropLast(begun))
        let words = typed.dropLast(begun).split(whereSeparator: \.isWhitespace)
        let inWords = Completion.names(line, behind: before, self.words)
        guard let last = words.lastIndex(where: { ["start", "end", "lock", "by"].contains($0) }) else { return inWords }
        let behind = String(line[..<words[last].endIndex]) + " "
        guard behind.count <= line.count else { return inWords }
        let isFirst = last == words.count - 1
        switch words[last] {
        case "by": return isFirst ? Completion.names(line, behind: behind, measures) : inWords
        case "lock": return Completion.names(line, behind: behind, stops, quoting: true) + (begun > 0 ? inWords : [])
        default:
            let names = Completion.names(line, behind: behind, ["any"] + stops, quoting: true)
            return isFirst ? names : names + inWords
        }
    }
}
