import RoadNetwork

/// Drops roads beside which another is as good: the second carriageway of a road, and stubs that noding leaves.
enum Duplicates {
    /// The distance in metres up to which two roads that run beside each other are one.
    static let apart = 300.0
    /// A dead end up to this length is an end of a carriageway that was joined beside the other, in metres.
    static let stub = 150.0

    /// Marks what is dropped; returns how many.
    static func drop(_ chains: inout [RoadChain], points: [GridPoint], isKept: [Bool]) -> Int {
        var degrees = [Int32](repeating: 0, count: points.count)
        for chain in chains {
            degrees[Int(chain.from)] += 1
            degrees[Int(chain.to)] += 1
        }
        var count = 0
        for index in chains.indices {
            let chain = chains[index]
            let isStub =
                chain.metres <= stub
                && (isEnd(chain.from, degrees, isKept) != isEnd(chain.to, degrees, isKept))
            let isCircle = chain.from == chain.to && chain.metres <= 2 * apart && !isKept[Int(chain.from)]
            guard isStub || isCircle else { continue }
            chains[index].isDropped = true
            count += 1
        }
        let order = chains.indices.filter { !chains[$0].isDropped && chains[$0].from != chains[$0].to }
            .sorted { first, second in
                let (one, other) = (chains[first], chains[second])
                return (
                    min(one.from, one.to), max(one.from, one.to), one.roadClass.rawValue, one.metres, first
                ) < (
                    min(other.from, other.to), max(other.from, other.to), other.roadClass.rawValue, other.metres,
                    second
                )
            }
        var best: [Int] = []
        for index in order {
            if let last = best.last, !haveSameEnds(chains[last], chains[index]) { best = [] }
            if best.contains(where: {
                isBeside(chains[index], chains[$0], points) && isBeside(chains[$0], chains[index], points)
            }) {
                chains[index].isDropped = true
                count += 1
            } else {
                best.append(index)
            }
        }
        return count
    }

    private static func isEnd(_ point: Int32, _ degrees: [Int32], _ isKept: [Bool]) -> Bool {
        degrees[Int(point)] == 1 && !isKept[Int(point)]
    }

    private static func haveSameEnds(_ first: RoadChain, _ second: RoadChain) -> Bool {
        min(first.from, first.to) == min(second.from, second.to)
            && max(first.from, first.to) == max(second.from, second.to)
    }

    /// Whether all points of a road lie within `apart` of another road.
    private static func isBeside(_ road: RoadChain, _ other: RoadChain, _ points: [GridPoint]) -> Bool {
        let reach = apart / GridPoint.metresPerStep(y: Double(points[Int(road.from)].y))
        return road.points.allSatisfy { point in
            let place = points[Int(point)].position
            return zip(other.points, other.points.dropFirst()).contains { from, to in
                let offset = place.offset(fromLine: points[Int(from)].position, points[Int(to)].position)
                return offset <= reach
            }
        }
    }
}

extension SIMD2<Double> {
    /// The distance to the nearest point of a straight piece.
    func offset(fromLine from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
        let line = to - from
        let square = (line * line).sum()
        let along = square == 0 ? 0 : Swift.min(Swift.max(((self - from) * line).sum() / square, 0), 1)
        let offset = self - from - along * line
        return (offset * offset).sum().squareRoot()
    }
}
