import Text

/// The numbers in a typed line that mean rows of a page.
enum TypedRows {
    /// Returns the first number in a line whose row has changed since the line was begun.
    static func changedNumber(in line: String, before: [String], now: [String]) -> Int? {
        guard before != now else { return nil }
        let numbers = numbers(in: line).flatMap { range in
            range.lowerBound...max(range.lowerBound, min(range.upperBound, before.count))
        }
        return numbers.first { number in
            let index = number - 1
            guard before.indices.contains(index) else { return false }
            return !now.indices.contains(index) || before[index] != now[index]
        }
    }

    /// The numbers in a line that may mean rows: words that are a number, a range or several of them (`2`, `2-4`,
    /// `2,5`), also right after the key of a menu (`d2`). A number in a name or a path is none.
    private static func numbers(in line: String) -> [ClosedRange<Int>] {
        let words = line.split(whereSeparator: \.isWhitespace)
        return words.enumerated().flatMap { index, word in
            let isGluedToKey = index == 0 && word.first?.isLetter == true
            let parts = (isGluedToKey ? word.dropFirst() : word).split(separator: ",")
            let ranges = parts.compactMap { range($0) }
            return ranges.count == parts.count ? ranges : []
        }
    }

    /// `2` or `2-4`; nil for anything else.
    private static func range(_ text: Substring) -> ClosedRange<Int>? {
        if let number = wholeNumber(text) { return number...number }
        guard let range = numberRange(text), let first = wholeNumber(range.first), let last = wholeNumber(range.last)
        else { return nil }
        return min(first, last)...max(first, last)
    }
}
