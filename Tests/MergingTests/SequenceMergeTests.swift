import Testing

@testable import Merging

/// The order of a list that two copies have changed; elements are letters.
@Suite struct SequenceMergeTests {
    private func merged(_ base: String, _ ours: String, _ theirs: String) -> String {
        let order = mergedSequence(base: Array(base), ours: Array(ours), theirs: Array(theirs))
        return String(order.elements) + (order.movedByBoth.isEmpty ? "" : " " + String(order.movedByBoth))
    }

    @Test(
        "Moves and insertions of both are kept",
        arguments: [
            ("abc", "abc", "abc", "abc"), ("", "xy", "", "xy"), ("", "", "xy", "xy"),
            // Insertions, in different gaps and in one.
            ("abc", "axbc", "abyc", "axbyc"), ("abc", "axbc", "aybc", "axybc"), ("abc", "xabc", "abcy", "xabcy"),
            // The same insertion.
            ("abc", "axbc", "axbyc", "axbyc"), ("", "xyz", "wxvyz", "wxvyz"),
            // A move of one side, beside an insertion of the other.
            ("abcd", "dabc", "abxcd", "dabxc"), ("abcd", "abxcd", "dabc", "dabxc"),
            // Different moves of both, and the same move.
            ("abcdef", "bacdef", "abcdfe", "bacdfe"), ("abcdef", "bcdefa", "bcdefa", "bcdefa"),
            // The stop that both moved stays where ours has it.
            ("abcdef", "abdefc", "cabdef", "abdefc c"),
            // A reversal.
            ("abc", "cba", "abc", "cba"), ("abc", "abc", "cba", "cba"), ("abc", "cba", "cba", "cba"),
        ] as [(String, String, String, String)])
    func order(base: String, ours: String, theirs: String, expected: String) {
        #expect(merged(base, ours, theirs) == expected)
    }

    @Test("An order of many elements takes no square time when one side only inserted")
    func large() {
        let base = Array(0..<50_000)
        let ours = Array(base.reversed())
        let theirs = base.flatMap { [$0, $0 + 100_000] }
        #expect(mergedSequence(base: base, ours: ours, theirs: theirs).elements.count == 100_000)
    }

    @Test("The fewest elements count as moved")
    func moved() {
        #expect(String(movedElements(from: Array("abcde"), to: Array("abcde"))) == "")
        #expect(String(movedElements(from: Array("abcde"), to: Array("eabxcd"))) == "e")
        #expect(String(movedElements(from: Array("abcde"), to: Array("bcdea"))) == "a")
    }
}
