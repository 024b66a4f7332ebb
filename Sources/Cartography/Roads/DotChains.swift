/// Joins lines of a picture that begin where others end.
enum DotChains {
    /// The steps of a dot within which ends are one place.
    private static let steps = 8.0

    /// The lines joined as far as they go; where several meet, the first ones of them. Linear.
    static func joined(_ lines: [[DotPoint]]) -> [[DotPoint]] {
        // Ends by their place: twice the line's index, and one more for its last point.
        var ends: [UInt64: [Int32]] = [:]
        ends.reserveCapacity(2 * lines.count)
        for (index, line) in lines.enumerated() where line.count > 1 {
            ends[key(line[0]), default: []].append(Int32(2 * index))
            ends[key(line[line.count - 1]), default: []].append(Int32(2 * index + 1))
        }
        var isUsed = Array(repeating: false, count: lines.count)
        var joined: [[DotPoint]] = []
        for index in lines.indices where !isUsed[index] && lines[index].count > 1 {
            isUsed[index] = true
            var line = lines[index]
            for _ in 0..<2 {
                while let end = ends[key(line[line.count - 1])]?.first(where: { !isUsed[Int($0) / 2] }) {
                    let next = Int(end) / 2
                    isUsed[next] = true
                    line += end % 2 == 0 ? lines[next].dropFirst() : lines[next].reversed().dropFirst()
                }
                line.reverse()
            }
            joined.append(line)
        }
        return joined
    }

    private static func key(_ point: DotPoint) -> UInt64 {
        let (x, y) = (Int32((point.x * steps).rounded()), Int32((point.y * steps).rounded()))
        return UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y))
    }
}
