/// Cuts lines at the edges of a tile: beyond them tiles repeat a strip of their neighbours.
enum TileClipping {
    /// The parts of a line inside the square from 0 to 1.
    static func clip(_ line: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
        var parts: [[SIMD2<Double>]] = []
        for (from, to) in zip(line, line.dropFirst()) {
            guard let (start, end) = range(from, to), start < end else { continue }
            let (first, last) = (from + start * (to - from), from + end * (to - from))
            if start == 0, parts.last?.last == first {
                parts[parts.count - 1].append(last)
            } else {
                parts.append([first, last])
            }
        }
        return parts
    }

    /// The part of a straight piece inside the square, from 0 at its beginning to 1 at its end (Liang and Barsky 1984).
    private static func range(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> (Double, Double)? {
        let line = to - from
        var (start, end) = (0.0, 1.0)
        for (slope, room) in [(-line.x, from.x), (line.x, 1 - from.x), (-line.y, from.y), (line.y, 1 - from.y)] {
            if slope == 0 {
                if room < 0 { return nil }
            } else if slope < 0 {
                start = max(start, room / slope)
            } else {
                end = min(end, room / slope)
            }
        }
        return start <= end ? (start, end) : nil
    }
}
