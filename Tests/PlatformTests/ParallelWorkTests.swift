import Platform
import Synchronization
import Testing

@Suite("Work of two threads") struct ParallelWorkTests {
    private static let ways: [any ParallelWork] = [OneThread(), TwoThreads()]

    @Test("The results stand in the order of the pieces, and each piece is done once", arguments: ways)
    func order(_ work: any ParallelWork) {
        for count in [0, 1, 2, 3, 50] {
            let done = Mutex<[Int]>([])
            let results = work.results(of: Array(0..<count), by: { square($0, done) }, orBy: { { square($0, done) } })
            #expect(results == (0..<count).map { $0 * $0 })
            #expect(done.withLock { $0.sorted() } == Array(0..<count))
        }
    }

    /// The square of a number, which is noted.
    private func square(_ number: Int, _ done: borrowing Mutex<[Int]>) -> Int {
        done.withLock { $0.append(number) }
        return number * number
    }

    @Test("The second thread begins with the last piece and a worker of its own, and runs beside the first one")
    func bothEnds() throws {
        // Each thread waits in its first piece until the other one has begun: one thread alone would give up.
        let begun = Atomic<Int>(0)
        let made = Atomic<Int>(0)
        let hasMet = { @Sendable () -> Bool in
            begun.add(1, ordering: .sequentiallyConsistent)
            let clock = ContinuousClock()
            let end = clock.now + .seconds(20)
            while begun.load(ordering: .sequentiallyConsistent) < 2, clock.now < end {}
            return begun.load(ordering: .sequentiallyConsistent) >= 2
        }
        let results: [String] = TwoThreads().results(
            of: [0, 1],
            by: { "first \($0) \(hasMet())" },
            orBy: {
                made.add(1, ordering: .sequentiallyConsistent)
                return { "second \($0) \(hasMet())" }
            })
        #expect(made.load(ordering: .sequentiallyConsistent) == 1)
        #expect(results == ["first 0 true", "second 1 true"])
    }

    @Test("What a worker remembers is its own: no other thread sees it") func ownMemory() {
        let results: [Bool] = TwoThreads().results(
            of: Array(0..<200), by: remembering(), orBy: { remembering() })
        #expect(results.count == 200 && results.allSatisfy(\.self))
    }
}

/// A worker that counts the pieces that it did, and says whether their number is theirs that it remembers.
private func remembering() -> (Int) -> Bool {
    var (pieces, count) = ([Int](), 0)
    return { piece in
        pieces.append(piece)
        count += 1
        return pieces.count == count
    }
}
