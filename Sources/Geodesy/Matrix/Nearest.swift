extension UnitVectors {
    /// The place nearest to place `index` and the squared chord to it; nil when there is no other. The first of equals. O(n).
    package func nearest(to index: Int) -> (index: Int, squaredChord: Double)? {
        var nearest: (index: Int, squaredChord: Double)?
        for range in [0..<index, index + 1..<count] {
            guard let found = nearestIndex(to: index, among: range) else { continue }
            if let best = nearest, best.squaredChord <= found.squaredChord { continue }
            nearest = found
        }
        return nearest
    }

    /// The nearest place inside `range` by blocks: the smallest chord of a block is found by vectors, and only a block
    /// that holds a new best one is searched for its index.
    private func nearestIndex(to index: Int, among range: Range<Int>) -> (index: Int, squaredChord: Double)? {
        let block = 512
        var best: (index: Int, squaredChord: Double)?
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + block, range.upperBound)
            let smallest = smallestSquaredChord(from: index, to: start..<end)
            if smallest < best?.squaredChord ?? .infinity {
                let place = (start..<end).first { squaredChord($0, index) == smallest }
                best = (place ?? start, smallest)
            }
            start = end
        }
        return best
    }

    /// The smallest squared chord from place `index` to those in `range`; infinity for an empty one.
    private func smallestSquaredChord(from index: Int, to range: Range<Int>) -> Double {
        typealias Lanes = SIMD8<Double>
        let (x, y, z) = (Lanes(repeating: xs[index]), Lanes(repeating: ys[index]), Lanes(repeating: zs[index]))
        var smallest = Lanes(repeating: .infinity)
        var other = range.lowerBound
        let lanes = Lanes.scalarCount
        xs.withUnsafeBytes { xs in
            ys.withUnsafeBytes { ys in
                zs.withUnsafeBytes { zs in
                    while other + lanes <= range.upperBound {
                        let offset = other * MemoryLayout<Double>.stride
                        let dx = xs.loadUnaligned(fromByteOffset: offset, as: Lanes.self) - x
                        let dy = ys.loadUnaligned(fromByteOffset: offset, as: Lanes.self) - y
                        let dz = zs.loadUnaligned(fromByteOffset: offset, as: Lanes.self) - z
                        let chords = dx * dx + dy * dy + dz * dz
                        smallest.replace(with: chords, where: chords .< smallest)
                        other += lanes
                    }
                }
            }
        }
        var result = smallest.min()
        while other < range.upperBound {
            result = min(result, squaredChord(other, index))
            other += 1
        }
        return result
    }
}
