/// Many places as points of the unit sphere, for distances between all of them.
///
/// Each axis is an array of its own, so that one place is compared with several others by one instruction.
package struct UnitVectors: Sendable {
    @usableFromInline let xs: [Double]
    @usableFromInline let ys: [Double]
    @usableFromInline let zs: [Double]

    /// Takes the places in their order. O(n).
    package init(_ places: some Collection<Coordinate>) {
        let vectors = places.map(UnitVector.init)
        xs = vectors.map(\.x)
        ys = vectors.map(\.y)
        zs = vectors.map(\.z)
    }

    /// How many places there are.
    @inlinable package var count: Int { xs.count }

    /// Fills the first `count` elements of `row` with the squared chords (0...4) from place `index`: they order places by
    /// distance, without its cost.
    ///
    /// A row shorter than `count` is filled as far as it goes. O(n).
    package func squaredChords(from index: Int, into row: UnsafeMutableBufferPointer<Double>) {
        fill(row, from: index) { $0 }
    }

    /// Fills the first `count` elements of `row` with the metres from place `index`, to `arcLength`'s accuracy.
    ///
    /// A row shorter than `count` is filled as far as it goes. O(n).
    package func distances(from index: Int, into row: UnsafeMutableBufferPointer<Double>) {
        fill(row, from: index) { arcLength(squaredChord: $0) }
    }

    /// Metres between all places, row by row: element `count * from + to`. Every pair is computed. O(n²).
    package func distanceMatrix() -> [Double] {
        [Double](unsafeUninitializedCapacity: count * count) { matrix, written in
            for index in 0..<count {
                let row = matrix[count * index..<count * (index + 1)]
                distances(from: index, into: UnsafeMutableBufferPointer(rebasing: row))
            }
            written = count * count
        }
    }

    /// The metres between two places.
    @inlinable
    package func distance(_ first: Int, _ second: Int) -> Double {
        arcLength(squaredChord: squaredChord(first, second))
    }

    /// The squared chord between two places.
    @inlinable
    package func squaredChord(_ first: Int, _ second: Int) -> Double {
        let (dx, dy, dz) = (xs[first] - xs[second], ys[first] - ys[second], zs[first] - zs[second])
        return dx * dx + dy * dy + dz * dz
    }

    /// One row of results, made of the squared chords by `transform`.
    @inline(__always)
    private func fill(
        _ row: UnsafeMutableBufferPointer<Double>, from index: Int, transform: (Double) -> Double
    ) {
        let (x, y, z) = (xs[index], ys[index], zs[index])
        let filled = min(row.count, count)
        xs.withUnsafeBufferPointer { xs in
            ys.withUnsafeBufferPointer { ys in
                zs.withUnsafeBufferPointer { zs in
                    for other in 0..<filled {
                        let (dx, dy, dz) = (xs[other] - x, ys[other] - y, zs[other] - z)
                        row[other] = transform(dx * dx + dy * dy + dz * dz)
                    }
                }
            }
        }
    }
}
