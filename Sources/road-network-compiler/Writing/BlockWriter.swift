import RoadNetwork

/// Writes the three streams of blocks.
struct BlockWriter {
    /// A way from a junction as the arcs of its block store it.
    private enum Stored {
        case shortcut(head: Int, middle: Int, seconds: Int)
        case road(head: Int, speed: Int, decametres: Int, isLoose: Bool)
        case ferry(head: Int, index: Int)

        var head: Int {
            switch self {
            case .shortcut(let head, _, _), .road(let head, _, _, _), .ferry(let head, _): head
            }
        }
    }

    private let source: NetworkSource
    private let ferryWidth: Int

    /// Prepares to write the blocks of a network.
    init(_ source: NetworkSource) {
        self.source = source
        ferryWidth = RoadFormat.width(of: source.graph.ferries.count)
    }

    /// The streams of a block, whole bytes each, and its entry in the directory without the beginning.
    func block(_ block: Int) -> (bytes: [UInt8], entry: [UInt8]) {
        let first = block << RoadFormat.blockBits
        let junctions = Array(first..<min(first + RoadFormat.junctionsInBlock, source.order.junctions.count))
        var roads: [(road: Int32, from: Int)] = []
        let arcs = arcs(of: junctions, &roads)
        let lines = roads.map { source.line(of: $0.road, from: $0.from) }
        let box = PointBox(lines.joined() + junctions.map { source.point($0) }, source.grid)
        let isSmall = junctions.contains { source.isSmall($0) }
        let places = places(of: junctions, box, isSmall: isSmall)
        let shapes = shapes(of: lines)
        let classes = roads.reduce(0) { $0 | 1 << Int(source.roadClass(of: $1.road).rawValue) }
        var entry: [UInt8] = []
        for side in [box.west, box.north, box.width, box.height] { entry.appendNumber(side, 2) }
        entry.appendNumber(places.count | classes << 12 | (isSmall ? 1 << 15 : 0), 2)
        entry.appendNumber(arcs.count, 2)
        precondition(places.count < 1 << 12 && arcs.count < 1 << 16)
        return (places + arcs + shapes, entry)
    }

    private func places(of junctions: [Int], _ box: PointBox, isSmall: Bool) -> [UInt8] {
        var steps: [(Int, Int)] = []
        var last = box.corner
        for junction in junctions {
            let point = source.point(junction)
            let x = Int(source.grid.steps(from: last.x, to: point.x))
            steps.append((BitWriter.unsigned(x), BitWriter.unsigned(Int(point.y - last.y))))
            last = point
        }
        var writer = BitWriter()
        let orders = (BitWriter.order(for: steps.map(\.0)), BitWriter.order(for: steps.map(\.1)))
        writer.bits(orders.0, 4)
        writer.bits(orders.1, 4)
        for step in steps {
            writer.number(step.0, orders.0)
            writer.number(step.1, orders.1)
        }
        if isSmall { for junction in junctions { writer.bits(source.isSmall(junction) ? 1 : 0, 1) } }
        writer.finish()
        return writer.bytes
    }

    private func shapes(of lines: [[NetworkPoint]]) -> [UInt8] {
        let grid = source.grid
        let steps = lines.map { line -> [Int] in
            guard let end = line.last, var last = line.first else { return [] }
            var steps: [Int] = []
            for (index, point) in line.dropLast().dropFirst().enumerated() {
                let next = ShapePrediction.next(after: last, to: end, left: line.count - 2 - index, grid)
                steps.append(BitWriter.unsigned(Int(grid.steps(from: next.x, to: point.x))))
                steps.append(BitWriter.unsigned(Int(point.y - next.y)))
                last = point
            }
            return steps
        }
        var writer = BitWriter()
        let counts = lines.map { max(0, $0.count - 2) }
        let orders = (BitWriter.order(for: counts), BitWriter.order(for: Array(steps.joined())))
        writer.bits(orders.0, 4)
        writer.bits(orders.1, 4)
        for (count, steps) in zip(counts, steps) {
            writer.number(count, orders.0)
            for step in steps { writer.number(step, orders.1) }
        }
        writer.finish()
        return writer.bytes
    }

    /// The stream of arcs; appends the roads in the order in which they are stored.
    private func arcs(of junctions: [Int], _ roads: inout [(road: Int32, from: Int)]) -> [UInt8] {
        let lists = junctions.map { stored(at: $0, &roads) }
        let all = Array(lists.joined())
        let block = Set(junctions)
        var others: Set<Int> = []
        var (seconds, lengths): ([Int], [Int]) = ([], [])
        var speeds: Set<Int> = []
        for arc in all {
            if !block.contains(arc.head) { others.insert(arc.head) }
            switch arc {
            case .shortcut(_, let middle, let time):
                if !block.contains(middle) { others.insert(middle) }
                seconds.append(time)
            case .road(_, let speed, let decametres, _):
                speeds.insert(speed)
                lengths.append(decametres)
            case .ferry: break
            }
        }
        let list = others.sorted()
        let gaps = zip(list, [-1] + list).map { $0 - $1 - 1 }
        let orders = [gaps, lists.map(\.count), seconds, lengths].map { BitWriter.order(for: $0) }
        var writer = BitWriter()
        for order in orders { writer.bits(order, 4) }
        let speedList = speeds.isEmpty ? [0] : speeds.sorted()
        writer.bits(speedList.count - 1, 6)
        for speed in speedList { writer.bits(speed, 6) }
        writer.number(list.count, 6)
        for gap in gaps { writer.number(gap, orders[0]) }
        var places: [Int: Int] = [:]
        for (index, junction) in junctions.enumerated() { places[junction] = index }
        for (index, junction) in list.enumerated() { places[junction] = RoadFormat.junctionsInBlock + index }
        let width = RoadFormat.width(of: RoadFormat.junctionsInBlock + list.count)
        let speedWidth = RoadFormat.width(of: speedList.count)
        for arcs in lists {
            writer.number(arcs.count, orders[1])
            for arc in arcs {
                let head = places[arc.head, default: 0]
                switch arc {
                case .shortcut(_, let middle, let time):
                    writer.bits(0, 1)
                    writer.bits(head, width)
                    writer.bits(places[middle, default: 0], width)
                    writer.number(time, orders[2])
                case .road(_, let speed, let decametres, let isLoose):
                    writer.bits(isLoose ? 6 : 2, isLoose ? 3 : 2)
                    writer.bits(head, width)
                    writer.bits(speedList.firstIndex(of: speed) ?? 0, speedWidth)
                    writer.number(decametres, orders[3])
                case .ferry(_, let index):
                    writer.bits(7, 3)
                    writer.bits(head, width)
                    writer.bits(index, ferryWidth)
                }
            }
        }
        writer.finish()
        return writer.bytes
    }

    /// The ways that are stored at a junction: its arcs by the number of their heads, then its loose roads.
    private func stored(at number: Int, _ roads: inout [(road: Int32, from: Int)]) -> [Stored] {
        let junction = Int(source.order.junctions[number])
        var list: [Stored] = []
        let arcs = source.hierarchy.upward[junction].map { (head: source.number($0.head), arc: $0) }
        for (head, arc) in arcs.sorted(by: { $0.head < $1.head }) {
            switch arc.origin {
            case .shortcut(let middle):
                list.append(.shortcut(head: head, middle: source.number(middle), seconds: Int(arc.seconds)))
            case .ferry(let index):
                list.append(.ferry(head: head, index: Int(index)))
            case .road(let road):
                list.append(stored(road, head, isLoose: false))
                roads.append((road, number))
            }
        }
        for road in source.looseRoads[junction] {
            let ends = source.graph.roads[Int(road)]
            let head = Int(ends.from) == junction ? ends.to : ends.from
            list.append(stored(road, source.number(head), isLoose: true))
            roads.append((road, number))
        }
        return list
    }

    private func stored(_ index: Int32, _ head: Int, isLoose: Bool) -> Stored {
        let road = source.graph.roads[Int(index)]
        return .road(
            head: head, speed: Int(road.speed), decametres: GraphTimes.decametres(road.metres), isLoose: isLoose)
    }
}
