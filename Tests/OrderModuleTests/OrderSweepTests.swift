import Entities
import MapData
import TestSupport
import Testing

@testable import OrderModule
@testable import StopOrder

/// One question: a trip, what is asked of its order, and the lengths of the ways between its stops.
private struct Question {
    let trip: Trip
    let request: OrderRequest
    let table: [Double]
    // What the request means, by indexes from 0.
    let isLoop: Bool
    let first: Int?
    let last: Int?
    let locked: Set<Int>

    var count: Int { trip.waypoints.count }

    /// The words that stand for it in a failure.
    var text: String { "\(request), round trip: \(trip.isRoundTrip), table: \(table)" }

    /// Makes one of all combinations of round trip, ends and locks, by chance; nil where they contradict each other.
    init?(_ random: inout SeededGenerator, byTime: Bool) {
        // Few stops have few orders, and the most of what can be asked of them.
        let count = [2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8][Int.random(in: 0..<13, using: &random)]
        let isRoundTrip = Bool.random(using: &random)
        let makesLoop = Int.random(in: 0..<4, using: &random) == 0
        func end() -> (OrderRequest.End, Int?, isFree: Bool) {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: return (.kept, nil, false)
            case 1: return (.any, nil, true)
            default:
                let stop = Int.random(in: 0..<count, using: &random)
                return (.stop("\(stop + 1)"), stop, false)
            }
        }
        let start = end()
        let finish = makesLoop || Int.random(in: 0..<3, using: &random) == 0 ? (.kept, nil, false) : end()
        isLoop = makesLoop || (isRoundTrip && finish.0 == .kept)
        let first = start.1 ?? (start.isFree ? nil : 0)
        let last = isLoop ? nil : finish.1 ?? (finish.isFree ? nil : count - 1)
        (self.first, self.last) = (first, last)
        let one = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: locked = []
        case 1, 2: locked = [one]
        case 3: locked = [one, (one + 1) % count]
        case 4: locked = [0]
        case 5: locked = [count - 1, one]
        default: locked = Set((0..<count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
        }
        if first != nil, first == last { return nil }
        for lock in locked {
            if let first, (first == lock) != (lock == 0) { return nil }
            if let last, (last == lock) != (lock == count - 1) { return nil }
        }
        trip = Trip(
            id: id(1), name: name("Sweep"),
            waypoints: (0..<count).map { stop(UInt64($0) + 10, "S\($0 + 1)", Double($0), 0) }, isRoundTrip: isRoundTrip)
        request = OrderSweepTests.request(
            start: start.0, end: finish.0, locks: locked.sorted().map { "\($0 + 1)" }, makesLoop: makesLoop,
            by: byTime ? .duration : .road)
        let places = (0..<count).map { _ in
            (Double.random(in: 0..<1_000, using: &random), Double.random(in: 0..<1_000, using: &random))
        }
        let kind = Int.random(in: 0..<4, using: &random)
        var table: [Double] = []
        for from in 0..<count {
            for to in 0..<count {
                let (x, y) = (places[from].0 - places[to].0, places[from].1 - places[to].1)
                let straight = (x * x + y * y).squareRoot()
                switch kind {
                case 0: table.append(straight)
                // Equal lengths, many of them 0.
                case 1: table.append((straight / 400).rounded())
                // One way streets.
                case 2: table.append(straight * Double.random(in: 1..<3, using: &random))
                default: table.append(from == to ? 0 : Double.random(in: 1..<1_000, using: &random))
                }
            }
        }
        self.table = table
    }

    /// The length of an order; nil for one that is not allowed.
    func length(_ order: [Int]) -> Double? {
        guard order.sorted() == Array(0..<count), locked.allSatisfy({ order[$0] == $0 }),
            first == nil || order.first == first, last == nil || order.last == last
        else { return nil }
        var sum = 0.0
        for (from, to) in zip(order, order.dropFirst()) { sum += table[from * count + to] }
        return isLoop ? sum + table[order[count - 1] * count + order[0]] : sum
    }

    /// Whether an allowed order is shorter than `length`, by trying all of them.
    func hasShorter(than length: Double) -> Bool {
        var order = [Int](repeating: -1, count: count)
        func extend(_ place: Int, _ used: Int, _ sum: Double) -> Bool {
            if sum >= length { return false }
            if place == count {
                return sum + (isLoop ? table[order[count - 1] * count + order[0]] : 0) < length
            }
            for stop in 0..<count where used >> stop & 1 == 0 {
                if locked.contains(place) ? stop != place : locked.contains(stop) { continue }
                if let first, (place == 0) != (stop == first) { continue }
                if let last, (place == count - 1) != (stop == last) { continue }
                order[place] = stop
                let way = place == 0 ? 0 : table[order[place - 1] * count + stop]
                if extend(place + 1, used | 1 << stop, sum + way) { return true }
            }
            return false
        }
        return extend(0, 0, 0)
    }
}

@Suite("Orders with every combination of ends, loop and locks")
struct OrderSweepTests {
    /// The number of questions in a block.
    private let size = 500

    @Test("No order is called the best that is not", arguments: LongRun.cases(0..<40))
    func sweep(block: Int) throws {
        var random = SeededGenerator(seed: UInt64(block) + 1)
        var asked = 0
        while asked < size {
            let byTime = asked % 2 == 1
            guard let question = Question(&random, byTime: byTime) else { continue }
            asked += 1
            let plan = try OrderPlan(question.request, trip: question.trip)
            #expect(plan.isRoundTrip == question.isLoop)
            let problem = try plan.problem(.matrix(question.table))
            try check(bestOrder(for: problem), question, mustBeProven: true)
            if asked % 10 == 0 {
                // As for trips that are too large for dynamic programming.
                var limits = SearchLimits(tours: 1, ascentSteps: 40, proofSteps: 200, annealingSteps: 200)
                (limits.exactStops, limits.exactStopsOtherwise) = (0, 0)
                try check(bestOrder(for: problem, limits: limits), question, mustBeProven: false)
            }
        }
    }

    /// A request of these parts.
    fileprivate static func request(
        start: OrderRequest.End = .kept, end: OrderRequest.End = .kept, locks: [String] = [], makesLoop: Bool = false,
        by measure: OrderMeasure? = nil
    ) -> OrderRequest {
        var request = OrderRequest()
        (request.start, request.end, request.locks) = (start, end, locks)
        (request.makesLoop, request.measure) = (makesLoop, measure)
        return request
    }

    private func check(_ solution: OrderSolution, _ question: Question, mustBeProven: Bool) throws {
        guard let length = question.length(solution.order) else {
            Issue.record("\(solution.order) is not allowed: \(question.text)")
            return
        }
        #expect(abs(length - solution.length) <= 1e-9 * length, "\(question.text)")
        if mustBeProven { #expect(solution.proven, "\(question.text)") }
        if solution.proven {
            #expect(!question.hasShorter(than: length * (1 - 1e-9)), "\(solution.order): \(question.text)")
        }
        #expect(!question.hasShorter(than: solution.lowerBound * (1 - 1e-9)), "\(question.text)")
    }

    @Test("What is proposed is the best by the measure that was asked for")
    func proposals() throws {
        var random = SeededGenerator(seed: 25)
        var asked = 0
        while asked < 40 {
            let byTime = asked % 2 == 1
            guard let question = Question(&random, byTime: byTime) else { continue }
            asked += 1
            let mapData = ScriptedMapData()
            let other = question.table.map { 1_000 - $0 }
            mapData.roads = { trip throws(MapDataError) in
                let count = trip.waypoints.count
                let cells = 0..<count * count
                func table(_ values: [Double]) -> [Double] { cells.map { $0 % (count + 1) == 0 ? 0 : values[$0] } }
                return RoadTable(
                    count: count, distances: table(byTime ? other : question.table),
                    durations: table(byTime ? question.table : other), sources: cells.map { _ in .osrm })
            }
            let model = try DataModel(store: InMemoryStore([question.trip]))
            let proposal = try OrderInteractor(trip: question.trip.id, OrderDependencies(model, mapData))
                .proposal(question.request)
            let length = try #require(question.length(proposal.order), "\(question.text)")
            #expect(proposal.proven, "\(question.text)")
            // An order that is shorter by less than can be seen is not proposed.
            #expect(!question.hasShorter(than: length * (1 - 5e-5) - 1e-9) || proposal.keepsOrder, "\(question.text)")
        }
    }

    @Test("The start of a round trip with a lock is free where it is said to be")
    func freeStart() throws {
        let trip = Trip(
            id: id(1), name: name("B"),
            waypoints: [0, 5, 1, 4, 2, 3].enumerated().map { stop(UInt64($0) + 10, "S\($0 + 1)", 0, Double($1)) },
            isRoundTrip: true)
        let model = try DataModel(store: InMemoryStore([trip]))
        let interactor = OrderInteractor(trip: trip.id, OrderDependencies(model))
        let free = try interactor.proposal(Self.request(start: .any, locks: ["3"]))
        let lengths = try trip.waypoints.indices.compactMap { start in
            start == 2 ? nil : try interactor.proposal(Self.request(start: .stop("\(start + 1)"), locks: ["3"])).length
        }
        #expect(free.proven && abs(free.length - (lengths.min() ?? 0)) < 1e-3)
        #expect(abs(free.length - 1_111_949) < 100)
        #expect(free.order[2] == 2)
    }
}
