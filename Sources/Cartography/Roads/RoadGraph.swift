/// Places of a picture and the roads between them.
struct RoadGraph {
    /// The times that dead ends are looked for.
    private static let mostPasses = 4

    private let places: [DotPoint]
    /// The neighbours of each place with the rank of the road, in the order in which they were linked.
    private var neighbours: [[(place: Int, rank: Int)]]

    /// Begins with places alone.
    init(places: [DotPoint]) {
        self.places = places
        neighbours = Array(repeating: [], count: places.count)
    }

    /// Links two places, once; the more important road counts.
    mutating func link(_ one: Int, _ other: Int, rank: Int) {
        guard one != other else { return }
        for (from, to) in [(one, other), (other, one)] {
            if let index = neighbours[from].firstIndex(where: { $0.place == to }) {
                neighbours[from][index].rank = min(neighbours[from][index].rank, rank)
            } else {
                neighbours[from].append((to, rank))
            }
        }
    }

    /// Removes roads that end in the middle of the picture after a way that is shorter than `shortest`, or where
    /// `isEnd` says that an end is one that anybody understands, after one shorter than `stump`; again and again, since
    /// each may leave another one behind. Linear, for each time.
    mutating func removeDeadEnds(shorterThan shortest: Double, stump: Double, isEnd: (DotPoint) -> Bool) {
        for _ in 0..<Self.mostPasses where removeDeadEndsOnce(shortest, stump, isEnd) == false { return }
    }

    private mutating func removeDeadEndsOnce(
        _ shortest: Double, _ stump: Double, _ isEnd: (DotPoint) -> Bool
    ) -> Bool {
        var isAnyRemoved = false
        for end in neighbours.indices where neighbours[end].count == 1 {
            let most = isEnd(places[end]) ? stump : shortest
            var way = [end]
            var length = 0.0
            while let next = neighbours[way[way.count - 1]]
                .first(where: { way.count < 2 || $0.place != way[way.count - 2] })
            {
                length += distance(way[way.count - 1], next.place)
                way.append(next.place)
                guard length < most, neighbours[next.place].count == 2 else { break }
            }
            guard length < most, way.count > 1, neighbours[way[way.count - 1]].count > 2 else { continue }
            for (from, to) in zip(way, way.dropFirst()) { unlink(from, to) }
            isAnyRemoved = true
        }
        return isAnyRemoved
    }

    /// Removes what is connected to nothing else and is shorter in all than `shortest`, or, where it has an end that
    /// anybody understands, than `withEnd`. Linear.
    mutating func removeParts(
        shorterThan shortest: Double, withEnd: Double, isEnd: (DotPoint) -> Bool
    ) {
        var isKnown = Array(repeating: false, count: places.count)
        for start in neighbours.indices where !neighbours[start].isEmpty && !isKnown[start] {
            isKnown[start] = true
            var part = [start]
            var length = 0.0
            var next = 0
            while next < part.count {
                for neighbour in neighbours[part[next]] {
                    length += distance(part[next], neighbour.place) / 2
                    guard !isKnown[neighbour.place] else { continue }
                    isKnown[neighbour.place] = true
                    part.append(neighbour.place)
                }
                next += 1
            }
            guard length < shortest, length < withEnd || !part.contains(where: { isEnd(places[$0]) }) else { continue }
            for place in part { neighbours[place] = [] }
        }
    }

    /// Removes links by their ends.
    mutating func removeLinks(where isRemoved: (DotPoint, DotPoint) -> Bool) {
        for place in neighbours.indices where !neighbours[place].isEmpty {
            neighbours[place].removeAll { isRemoved(places[place], places[$0.place]) }
        }
    }

    /// The lines of each rank: from one junction or end to the next.
    func lines(ranks: Int) -> [[[DotPoint]]] {
        let linked = neighbours.indices.filter { !neighbours[$0].isEmpty }
        var used = Set<UInt64>()
        return (0..<ranks).map { rank in
            used.removeAll(keepingCapacity: true)
            let places = linked.filter { neighbours[$0].contains { $0.rank == rank } }
            var lines: [[DotPoint]] = []
            /// The next place behind the last one of a line, where it goes on and is not used yet.
            func next(behind last: Int) -> Int? {
                let ways = neighbours[last].lazy.filter { $0.rank == rank }
                guard neighbours[last].count(where: { $0.rank == rank }) == 2 else { return nil }
                return ways.first { !used.contains(Self.key(last, $0.place)) }?.place
            }
            func walk(from start: Int) {
                for first in neighbours[start]
                where first.rank == rank && used.insert(Self.key(start, first.place)).inserted {
                    var line = [self.places[start], self.places[first.place]]
                    var last = first.place
                    while let place = next(behind: last) {
                        used.insert(Self.key(last, place))
                        line.append(self.places[place])
                        last = place
                    }
                    lines.append(line)
                }
            }
            for place in places where neighbours[place].count(where: { $0.rank == rank }) != 2 { walk(from: place) }
            for place in places { walk(from: place) }
            return lines
        }
    }

    private mutating func unlink(_ one: Int, _ other: Int) {
        neighbours[one].removeAll { $0.place == other }
        neighbours[other].removeAll { $0.place == one }
    }

    private func distance(_ one: Int, _ other: Int) -> Double {
        let (x, y) = (places[one].x - places[other].x, places[one].y - places[other].y)
        return (x * x + y * y).squareRoot()
    }

    private static func key(_ one: Int, _ other: Int) -> UInt64 {
        UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    }
}
