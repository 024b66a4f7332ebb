/// The numbers of stops of one trip that came without a name, in ascending order.
package struct StopNumbers: Equatable, Sendable {
    /// The most runs of consecutive numbers that are named one by one; further numbers are only counted.
    private static let namedRuns = 3

    /// How many there are.
    package private(set) var count = 0
    private var runs: [ClosedRange<Int>] = []
    private var hasMore = false

    /// Holds `numbers`, which ascend from 1 on.
    package init(_ numbers: some Sequence<Int> = []) {
        for number in numbers { append(number) }
    }

    /// Adds a number above all others.
    package mutating func append(_ number: Int) {
        count += 1
        if !hasMore, let last = runs.last, last.upperBound + 1 == number {
            runs[runs.count - 1] = last.lowerBound...number
        } else if runs.count < StopNumbers.namedRuns {
            runs.append(number...number)
        } else {
            hasMore = true
        }
    }

    /// The names that such stops get, in words: `“Stop 2”`, `“Stop 1” to “Stop 5” and “Stop 7”`.
    package var names: String {
        var parts = runs.flatMap { run -> [String] in
            let (first, last) = ("“\(Name.stop(run.lowerBound).text)”", "“\(Name.stop(run.upperBound).text)”")
            return run.count == 1 ? [first] : run.count == 2 ? [first, last] : ["\(first) to \(last)"]
        }
        if hasMore { parts.append("others") }
        let last = parts.popLast() ?? ""
        return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
    }
}
