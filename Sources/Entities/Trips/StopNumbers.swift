/// The numbers of the imported stops of a trip that have no name, in ascending order.
package struct StopNumbers: Equatable, Sendable {
    /// The maximum number of runs of consecutive numbers that are listed; further numbers are only counted.
    private static let namedRuns = 3

    /// The number of such stops.
    package private(set) var count = 0
    private var runs: [ClosedRange<Int>] = []
    private var hasMore = false

    /// Creates a list from `numbers`, which are ascending and 1 or more.
    package init(_ numbers: some Sequence<Int> = []) {
        for number in numbers { append(number) }
    }

    /// Appends a number, which must be greater than all others.
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

    /// The names that these stops get, as text: `“Stop 2”`, `“Stop 1” to “Stop 5” and “Stop 7”`.
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
