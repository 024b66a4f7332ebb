import Geodesy
import TestSupport
import Testing

@testable import RoadNetwork
@testable import road_network_compiler

@Suite("The best way, beside a plain search")
struct BestWayTests {
    /// 10 x 40 graphs, 50 questions each.
    @Test("20,000 questions on graphs by chance", arguments: 0..<10)
    func questions(batch: Int) throws {
        var found = (ways: 0, ferries: 0, none: 0, streets: 0)
        for seed in batch * 40..<batch * 40 + 40 {
            var chance = RandomGraph(seed: UInt64(seed))
            let graph = chance.graph()
            let file = NetworkFile(graph)
            var finder = try file.finder()
            let source = NetworkSource(graph, grid: finder.network.grid)
            let plain = PlainDijkstra(graph, numbers: source.order.numbers)
            for question in 0..<50 {
                let start = question % 5 == 0 ? graph.junctions[question % graph.junctions.count] : chance.anyPlace()
                let end = question % 17 == 0 ? start : chance.anyPlace()
                let (first, last) = (try finder.ascent(from: start).access, try finder.ascent(from: end).access)
                let expected = plain.seconds(first.approaches, last.approaches)
                guard let way = try finder.quickestWay(from: start, to: end) else {
                    #expect(expected == nil, "seed \(seed), question \(question)")
                    found.none += 1
                    continue
                }
                try check(way, start, end, &finder)
                if way.isOverStreets {
                    found.streets += 1
                    #expect(way.drivingMetres == start.distance(to: end) * 1.3)
                } else {
                    #expect(way.countedSeconds == expected, "seed \(seed), question \(question)")
                    found.ways += 1
                    found.ferries += way.ferries.count
                }
            }
        }
        // All kinds of answers occur.
        #expect(found.ways > 500 && found.ferries > 20 && found.none > 50 && found.streets > 50)
    }

    /// Checks that the parts of a way make up its time and length, and that its lines join.
    private func check(_ way: RoadWay, _ start: Coordinate, _ end: Coordinate, _ finder: inout RoadFinder) throws {
        #expect(way.metres >= start.distance(to: end) - 0.001)
        let lines = try finder.lines(of: way)
        #expect(lines.first?.points.first == start)
        #expect(lines.last?.points.last == end)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let (before, after) = (try #require(line.points.last), try #require(next.points.first))
            #expect(before.distance(to: after) < 0.01)
        }
        guard !way.isOverStreets else { return }
        var (metres, seconds, ferries) = (0.0, 0, 0)
        for part in way.parts {
            switch part {
            case .streets(let from, let to):
                metres += from.distance(to: to) * 1.3
                seconds += Int((from.distance(to: to) * 1.3 * 0.09).rounded())
            case .road(let road, let from, let to):
                let stored = finder.blocks.roads[road]
                metres += Double(stored.decametres) * 10 * abs(to - from)
                seconds += Int((Double(finder.blocks.seconds(stored)) * abs(to - from)).rounded())
            case .ferry(let index, _):
                seconds += FerryEntry(finder.network, index).countedSeconds
                ferries += 1
            }
        }
        #expect(seconds == way.countedSeconds)
        #expect(ferries == way.ferries.count)
        let crossings = way.ferries.reduce(0) { $0 + $1.metres }
        #expect(abs(way.drivingMetres - max(metres, start.distance(to: end) - crossings)) < 0.01)
    }

    @Test("A table says what single questions say", arguments: [3, 8, 13, 20])
    func table(seed: Int) throws {
        var chance = RandomGraph(seed: UInt64(seed))
        let graph = chance.graph()
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let places = (0..<12).map { _ in chance.anyPlace() } + [place(89, 0), graph.junctions[0], graph.junctions[0]]
        var progress: [Double] = []
        let table = try finder.table(among: places, progress: { progress.append($0) })
        for (start, from) in places.enumerated() {
            for (end, to) in places.enumerated() {
                let way = start <= end ? try finder.way(from: from, to: to) : try finder.way(from: to, to: from)
                #expect(table.seconds(from: start, to: end) == way?.seconds)
                #expect(table.metres(from: start, to: end) == way?.metres)
            }
        }
        #expect(progress == progress.sorted() && progress.last == 1)
    }

    @Test("A stop flag ends a table")
    func stopping() throws {
        let file = NetworkFile(GridGraph.graph(side: 6, step: 0.1, south: 40, west: 10))
        var finder = try file.finder()
        var asked = 0
        #expect(throws: RoadNetworkError.stopped) {
            try finder.table(
                among: Array(repeating: place(40.2, 10.2), count: 50),
                isStopped: {
                    asked += 1
                    return asked > 60
                })
        }
        #expect(asked == 61)
    }
}
