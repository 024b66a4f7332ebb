/// How many typing mistakes lie between two texts: letters left out, added, replaced, or two neighbours exchanged.
///
/// The optimal string alignment distance over Unicode scalars. Time is the product of the lengths, memory the shorter
/// of three rows.
func typingDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first.unicodeScalars)
    let second = Array(second.unicodeScalars)
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in 1...first.count {
        var row = [i]
        row.reserveCapacity(second.count + 1)
        for j in 1...second.count {
            let replaced = last[j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
            var best = min(replaced, last[j] + 1, row[j - 1] + 1)
            if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
                best = min(best, beforeLast[j - 2] + 1)
            }
            row.append(best)
        }
        beforeLast = last
        last = row
    }
    return last[second.count]
}
