import TestSupport
import Testing
import Text

@Suite("Slips of typing")
struct TypingDistanceTests {
    @Test(
        "each slip counts one, a swap of neighbours too",
        arguments: [
            ("", "", 0), ("list", "list", 0), ("lsit", "list", 1), ("lis", "list", 1), ("lisst", "list", 1),
            ("lost", "list", 1), ("ca", "abc", 3),
            ("optimise", "optimize", 1), ("", "abc", 3), ("abcd", "badc", 2), ("reprot", "report", 1),
            ("Zürich", "Zurich", 1),
        ])
    func distance(first: String, second: String, slips: Int) {
        #expect(typingDistance(first, second, atMost: 9) == slips)
        #expect(typingDistance(second, first, atMost: slips) == slips)
        #expect(typingDistance(first, second, atMost: slips - 1) == nil)
    }

    @Test("the cut-off never changes an answer within it")
    func agreesWithTheFullTable() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3_000 {
            let first = (0..<Int.random(in: 0...9, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random)
            }
            let second = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                UInt8.random(in: 97...99, using: &random)
            }
            let full = fullTable(first, second)
            for limit in 0...10 {
                #expect(typingDistance(first, second, atMost: limit) == (full <= limit ? full : nil))
            }
        }
    }

    /// The definition, written plainly.
    private func fullTable(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var table = Array(repeating: Array(0...second.count), count: first.count + 1)
        for row in 0...first.count { table[row][0] = row }
        for row in first.indices {
            for column in second.indices {
                var cost = min(table[row][column + 1], table[row + 1][column]) + 1
                cost = min(cost, table[row][column] + (first[row] == second[column] ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, table[row - 1][column - 1] + 1)
                }
                table[row + 1][column + 1] = cost
            }
        }
        return table[first.count][second.count]
    }
}
