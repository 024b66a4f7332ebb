import Geodesy
import RoadNetwork

extension RoadGraph {
    /// Makes the graph of a mesh and ferries between its points: contracts, drops, simplifies, numbers junctions in
    /// Morton order. The points `kept` stay junctions even where one road runs through them or ends.
    init(_ mesh: RoadMesh, _ crossings: [FerryTerminals.Crossing], keeping kept: [Int32] = []) {
        var isKept = [Bool](repeating: false, count: mesh.points.count)
        for point in kept { isKept[Int(point)] = true }
        for crossing in crossings {
            isKept[Int(crossing.from)] = true
            isKept[Int(crossing.to)] = true
        }
        var chains = RoadChains.chains(of: mesh, isKept: isKept)
        while Duplicates.drop(&chains, points: mesh.points, isKept: isKept) > 0 {
            chains = RoadChains.join(chains, count: mesh.points.count, isKept: isKept)
        }
        var isUsed = isKept
        for chain in chains {
            isUsed[Int(chain.from)] = true
            isUsed[Int(chain.to)] = true
        }
        let order = mesh.points.indices.filter { isUsed[$0] }
            .sorted { (mesh.points[$0].morton, $0) < (mesh.points[$1].morton, $1) }
        var numbers = [Int32](repeating: -1, count: mesh.points.count)
        for (number, point) in order.enumerated() { numbers[point] = Int32(number) }
        junctions = order.map { mesh.points[$0].coordinate }
        roads = chains.map { chain in
            let isReversed = numbers[Int(chain.from)] > numbers[Int(chain.to)]
            let line = (isReversed ? chain.points.reversed() : chain.points).map { mesh.points[Int($0)] }
            let drawn = LineSimplification.simplify(line)
            let isKnown = chain.knownSpeed > 0
            return Road(
                from: numbers[Int(isReversed ? chain.to : chain.from)],
                to: numbers[Int(isReversed ? chain.from : chain.to)],
                metres: isKnown ? chain.metres : RoadLengths.metres(ofLine: chain.metres, drawn: drawn),
                speed: isKnown
                    ? RoadSpeeds.index(known: chain.knownSpeed)
                    : RoadSpeeds.index(chain.roadClass, at: line[line.count / 2].coordinate),
                points: drawn.dropFirst().dropLast().map(\.coordinate))
        }
        roads.sort { ($0.from, $0.to, $0.metres, $0.speed) < ($1.from, $1.to, $1.metres, $1.speed) }
        ferries = crossings.map { crossing in
            Ferry(
                from: numbers[Int(crossing.from)], to: numbers[Int(crossing.to)],
                metres: crossing.row.from.distance(to: crossing.row.to), service: crossing.row.service)
        }
        speeds = RoadSpeeds.all
    }
}
