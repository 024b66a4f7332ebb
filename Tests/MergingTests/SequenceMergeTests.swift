import TestSupport
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

    /// All orders of the numbers from 0.
    private static func orders(_ count: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return orders(count - 1).flatMap { order in
            (0...order.count).map { order[..<$0] + [count - 1] + order[$0...] }
        }
    }

    @Test("Merging the result with theirs again changes nothing, for all orders of five and six elements")
    func everyOrder() {
        for count in 2...(LongRun.isWanted ? 6 : 5) {
            let orders = Self.orders(count)
            let base = Array(0..<count)
            // The pairs for which ours, merged into the result, would change it.
            var others = 0
            for ours in orders {
                for theirs in orders {
                    let merged = mergedSequence(base: base, ours: ours, theirs: theirs).elements
                    #expect(merged.sorted() == base)
                    let again = mergedSequence(base: base, ours: merged, theirs: theirs).elements
                    #expect(again == merged, "\(ours) \(theirs)")
                    if mergedSequence(base: base, ours: merged, theirs: ours).elements != merged { others += 1 }
                }
            }
            #expect(others * 500 <= orders.count * orders.count, "\(count) elements: \(others)")
        }
    }

    @Test("So it is for random orders of up to twelve elements, with insertions and deletions of both sides")
    func randomOrders() {
        var random = SeededGenerator(seed: 33)
        func edited(_ base: [Int], from first: Int) -> [Int] {
            var list = base
            for number in 0..<Int.random(in: 0...6, using: &random) {
                let place = Int.random(in: 0...list.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: list.insert(first + number, at: place)
                case 1 where place < list.count:
                    let moved = list.remove(at: place)
                    list.insert(moved, at: Int.random(in: 0...list.count, using: &random))
                case 2: list.shuffle(using: &random)
                default: list.reverse()
                }
            }
            return list
        }
        var others = 0
        let cases = LongRun.count(100_000)
        for number in 0..<cases {
            let base = Array(0..<Int.random(in: 0...12, using: &random))
            let (ours, theirs) = (edited(base, from: 100), edited(base, from: 200))
            let merged = mergedSequence(base: base, ours: ours, theirs: theirs).elements
            #expect(Set(merged) == Set(ours + theirs) && merged.count == Set(merged).count, "case \(number)")
            #expect(mergedSequence(base: base, ours: merged, theirs: theirs).elements == merged, "case \(number)")
            if mergedSequence(base: base, ours: merged, theirs: ours).elements != merged { others += 1 }
        }
        #expect(others * 50 <= cases, "\(others)")
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
