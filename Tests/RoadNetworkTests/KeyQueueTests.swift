import RoadNetwork
import TestSupport
import Testing

@Suite("The queue of searches")
struct KeyQueueTests {
    @Test("Keys come out in ascending order, also when others are added between")
    func order() {
        var random = SeededGenerator(seed: 7)
        var queue = KeyQueue()
        var expected: [UInt64] = []
        for round in 0..<2_000 {
            if round % 3 < 2 {
                let key = UInt64.random(in: 0..<500, using: &random)
                queue.push(key)
                expected.append(key)
            } else {
                expected.sort(by: >)
                #expect(queue.popFirst() == expected.popLast())
            }
        }
        expected.sort(by: >)
        while let least = expected.popLast() { #expect(queue.popFirst() == least) }
        #expect(queue.popFirst() == nil)
        queue.push(3)
        queue.removeAll()
        #expect(queue.popFirst() == nil)
    }
}
