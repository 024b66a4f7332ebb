/// The number of typing errors that turn one text into the other; nil if it is more than `limit`.
///
/// An error is a character inserted, deleted or replaced, or two neighbours swapped (the optimal string alignment
/// distance: no character is part of two errors). Compares Unicode scalars; fold both texts first if case and accents
/// do not matter. Takes time proportional to the length times `limit`.
package func typingDistance(_ first: String, _ second: String, atMost limit: Int) -> Int? {
    alignmentDistance(Array(first.unicodeScalars), Array(second.unicodeScalars), atMost: limit)
}

/// The typing distance of folded names in UTF-8. A letter of two bytes may count as two.
package func typingDistance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
    alignmentDistance(first, second, atMost: limit)
}

/// The optimal string alignment distance, by dynamic programming in a band of `limit` around the diagonal.
private func alignmentDistance<Element: Equatable>(_ first: [Element], _ second: [Element], atMost limit: Int) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    if first == second { return 0 }
    // The distance is never more than the length of the longer text.
    let limit = min(limit, max(first.count, second.count))
    let far = limit + 1
    // Cells outside the band start as `far` and are never written.
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
        // Stopping is safe although a swap skips this row: it costs as much as a replacement, which does not.
        if smallest > limit { return nil }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
}
