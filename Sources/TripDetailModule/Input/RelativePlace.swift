import Entities
import Text

/// The end of a line that says beside which stop something goes: `after Venice`, `before 3`.
struct RelativePlace {
    /// The number of that stop, from 1.
    let number: Int
    /// Whether it goes behind that stop.
    let isBehind: Bool

    /// The text before the last such end of a line, and the end; nil where no stop is named by it, or several are.
    static func split(_ text: String, _ stopNames: ReferenceNames) -> (text: String, place: RelativePlace)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for index in words.indices.dropFirst().dropLast().reversed() {
            let word = words[index].lowercased()
            guard ["after", "behind", "before"].contains(word) else { continue }
            let stop = text[words[index].endIndex...].trimmed
            guard let numbers = stopNames.numbers(of: stop), numbers.count == 1, let number = numbers.first else {
                return nil
            }
            let front = text[..<words[index].startIndex].trimmed
            return (front, RelativePlace(number: number, isBehind: word != "before"))
        }
        return nil
    }
}
