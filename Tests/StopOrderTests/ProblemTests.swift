import StopOrder
import Testing

@Suite("Problems")
struct ProblemTests {
    private static let refused: [(OrderShape, Set<Int>, OrderError)] = [
        (.path(start: 0, end: 0), [], .startIsEnd(0)),
        (.path(start: 4, end: nil), [], .noSuchStop(4)),
        (.path(start: nil, end: -1), [], .noSuchStop(-1)),
        (.roundTrip(start: 9), [], .noSuchStop(9)),
        (.path(start: nil, end: nil), [4], .noSuchStop(4)),
        (.path(start: 2, end: nil), [2], .lockContradictsStart(2)),
        (.path(start: 2, end: nil), [0], .lockContradictsStart(0)),
        (.roundTrip(start: 1), [0], .lockContradictsStart(0)),
        (.path(start: nil, end: 1), [1], .lockContradictsEnd(1)),
        (.path(start: 0, end: 1), [3], .lockContradictsEnd(3)),
    ]
    private static let four = [Double](repeating: 1, count: 16)

    @Test(
        "what contradicts itself is refused",
        arguments: Self.refused)
    func contradictions(shape: OrderShape, locked: Set<Int>, error: OrderError) {
        #expect(throws: error) {
            try OrderProblem(count: 4, distances: .matrix(Self.four), shape: shape, locked: locked)
        }
    }

    @Test("what is no distance is refused", arguments: [-1.0, .infinity, 1e300])
    func distances(value: Double) {
        var matrix = Self.four
        matrix[6] = value
        #expect(throws: OrderError.notADistance(from: 1, to: 2, value)) {
            try OrderProblem(count: 4, distances: .matrix(matrix), shape: .roundTrip(start: 0))
        }
    }

    @Test("too few distances are refused, a diagonal of any kind is not read")
    func counts() throws {
        #expect(throws: OrderError.wrongNumberOfDistances(expected: 16, found: 3)) {
            try OrderProblem(count: 4, distances: .matrix([1, 2, 3]), shape: .roundTrip(start: 0))
        }
        var matrix = Self.four
        for stop in 0..<4 { matrix[stop * 5] = .nan }
        let problem = try OrderProblem(count: 4, distances: .matrix(matrix), shape: .roundTrip(start: 0))
        #expect(bestOrder(for: problem).length == 4)
    }

    @Test("no stops, one stop and two stops are all right")
    func few() throws {
        let none = try OrderProblem(count: 0, distances: .matrix([]), shape: .roundTrip(start: 0))
        #expect(bestOrder(for: none).order == [])
        let one = try OrderProblem(count: 1, distances: .matrix([0]), shape: .path(start: 0, end: 0), locked: [0])
        #expect(bestOrder(for: one).order == [0])
        let turned = try OrderProblem(count: 2, distances: .matrix([0, 5, 5, 0]), shape: .path(start: 1, end: 0))
        let solution = bestOrder(for: turned)
        #expect(solution.order == [1, 0])
        #expect(solution.length == 5 && solution.before == 5 && solution.proven)
    }
}
