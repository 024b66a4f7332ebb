import Places
import Text

/// Tells which places a text that is not the whole name of any may mean: those whose names have the same words, or are
/// spelled nearly like it.
enum CloseNames {
    /// The most letters of names that are compared letter by letter.
    private static let longest = 60
    /// The letters of which one may be another.
    private static let lettersOfSlip = 4

    /// The places of an error about a text that are worth naming; all of those that are called like it.
    static func places(of error: PlaceError) -> [FoundPlace] {
        guard case .ambiguous(let text, let places, _) = error else { return [] }
        return error.isOfPartOfName ? places.filter { isClose(text, to: $0.name) } : places
    }

    /// Whether a name has all words of a text and few others, or differs in few letters.
    static func isClose(_ text: String, to name: String) -> Bool {
        let (words, others) = (Self.words(text), Self.words(name))
        guard !words.isEmpty, !others.isEmpty else { return false }
        let common = words.filter { others.contains($0) }.count
        if 2 * common > max(words.count, others.count) || (common == words.count && 2 * common >= others.count) {
            return true
        }
        // `Killarney for`: the place with a word beside it.
        if common == others.count, common > 0, words.count <= others.count + 2 { return true }
        let (first, second) = (Array(words.joined(separator: " ")), Array(others.joined(separator: " ")))
        guard max(first.count, second.count) <= longest else { return false }
        return steps(first, second) <= min(first.count, second.count) / lettersOfSlip
    }

    private static func words(_ text: String) -> [String] {
        folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The letters that are to be put in, left out or changed to make one text of the other. Quadratic.
    private static func steps(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let change = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[second.count]
    }
}
