/// How many slips of typing lead from one text to the other, when at most `limit`; else nil.
///
/// A slip is a character put in, left out or replaced, or two neighbours swapped (optimal string alignment: no character is
/// part of two slips). Compares Unicode scalars; fold both first where case and accents do not matter. Takes time
/// proportional to the length times `limit`.
package func typingDistance(_ first: String, _ second: String, atMost limit: Int) -> Int? {
    alignmentDistance(Array(first.unicodeScalars), Array(second.unicodeScalars), atMost: limit)
}

/// The same for bytes: folded names in UTF-8. A letter of two bytes may count as two.
package func typingDistance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
    alignmentDistance(first, second, atMost: limit)
}

/// The optimal string alignment distance inside a band of `limit` around the diagonal.
private func alignmentDistance<Element: Equatable>(_ first: [Element], _ second: [Element], atMost limit: Int) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    if first == second { return 0 }
    // Any limit beyond the longer text is as good as that length.
    let limit = min(limit, max(first.count, second.count))
    let far = limit + 1
    // What lies beyond the band is `far` from the start and stays so.
    var beforePrevious = [Int](repeating: far, count: second.count + 1)
    var previous = (0...second.count).map { min($0, far) }
    var current = beforePrevious
    for row in 0..<first.count {
        let low = max(0, row - limit)
        let high = min(second.count, row + limit + 1)
        current[low] = low == 0 ? min(row + 1, far) : far
        var smallest = current[low]
        for column in low..<high {
            var cost = previous[column] + (first[row] == second[column] ? 0 : 1)
            cost = min(cost, previous[column + 1] + 1)
            cost = min(cost, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                cost = min(cost, beforePrevious[column - 1] + 1)
            }
            current[column + 1] = min(cost, far)
            smallest = min(smallest, cost)
        }
        // A swap, which skips this row, costs as much as a replacement and the way through it.
        if smallest > limit { return nil }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
}
