/// Places of a picture and the roads between them.
struct RoadGraph {
    private let places: [DotPoint]
    /// The neighbours of each place with the rank of the road, in the order in which they were linked.
    private var neighbours: [Int: [(place: Int, rank: Int)]] = [:]

    /// Begins with places alone.
    init(places: [DotPoint]) {
        self.places = places
    }

    /// Links two places, once; the more important road counts.
    mutating func link(_ one: Int, _ other: Int, rank: Int) {
        guard one != other else { return }
        for (from, to) in [(one, other), (other, one)] {
            var list = neighbours[from] ?? []
            if let index = list.firstIndex(where: { $0.place == to }) {
                list[index].rank = min(list[index].rank, rank)
            } else {
                list.append((to, rank))
            }
            neighbours[from] = list
        }
    }

    /// Removes roads that end in the middle of the picture after a short way. Linear.
    mutating func removeStumps(shorterThan shortest: Double) {
        for end in neighbours.keys.sorted() where neighbours[end]?.count == 1 {
            var way = [end]
            var length = 0.0
            while let next = neighbours[way[way.count - 1]]?
                .first(where: { way.count < 2 || $0.place != way[way.count - 2] })
            {
                length += distance(way[way.count - 1], next.place)
                way.append(next.place)
                guard length < shortest, neighbours[next.place]?.count == 2 else { break }
            }
            guard length < shortest, way.count > 1, neighbours[way[way.count - 1]]?.count ?? 0 > 2 else { continue }
            for (from, to) in zip(way, way.dropFirst()) { unlink(from, to) }
        }
    }

    /// Removes what is connected to nothing else and is short in all. Linear.
    mutating func removeParts(shorterThan shortest: Double) {
        var known = Set<Int>()
        for start in neighbours.keys.sorted() where known.insert(start).inserted {
            var part = [start]
            var length = 0.0
            var next = 0
            while next < part.count {
                for neighbour in neighbours[part[next]] ?? [] {
                    length += distance(part[next], neighbour.place) / 2
                    if known.insert(neighbour.place).inserted { part.append(neighbour.place) }
                }
                next += 1
            }
            if length < shortest { for place in part { neighbours[place] = nil } }
        }
    }

    /// Removes links by their ends.
    mutating func removeLinks(where isRemoved: (DotPoint, DotPoint) -> Bool) {
        for place in neighbours.keys.sorted() {
            let kept = neighbours[place]?.filter { !isRemoved(places[place], places[$0.place]) }
            neighbours[place] = kept
        }
    }

    /// The lines of each rank: from one junction or end to the next.
    func lines(ranks: Int) -> [[[DotPoint]]] {
        (0..<ranks).map { rank in
            var links: [Int: [Int]] = [:]
            for (place, list) in neighbours {
                let own = list.filter { $0.rank == rank }.map(\.place)
                if !own.isEmpty { links[place] = own }
            }
            var used = Set<UInt64>()
            var lines: [[DotPoint]] = []
            func walk(from start: Int) {
                for first in links[start] ?? [] where used.insert(Self.key(start, first)).inserted {
                    var line = [start, first]
                    while let next = links[line[line.count - 1]], next.count == 2,
                        let place = next.first(where: { !used.contains(Self.key(line[line.count - 1], $0)) })
                    {
                        used.insert(Self.key(line[line.count - 1], place))
                        line.append(place)
                    }
                    lines.append(line.map { places[$0] })
                }
            }
            let order = links.keys.sorted()
            for place in order where links[place]?.count != 2 { walk(from: place) }
            for place in order { walk(from: place) }
            return lines
        }
    }

    private mutating func unlink(_ one: Int, _ other: Int) {
        neighbours[one]?.removeAll { $0.place == other }
        neighbours[other]?.removeAll { $0.place == one }
    }

    private func distance(_ one: Int, _ other: Int) -> Double {
        let (x, y) = (places[one].x - places[other].x, places[one].y - places[other].y)
        return (x * x + y * y).squareRoot()
    }

    private static func key(_ one: Int, _ other: Int) -> UInt64 {
        UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    }
}
