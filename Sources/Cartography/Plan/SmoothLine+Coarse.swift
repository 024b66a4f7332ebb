/// Ways whose points lie far apart on a picture: drawn straight they would be strokes with corners.
extension SmoothLine {
    /// The dots from which on a piece of a way is seen to be straight.
    private static let longPiece = 4.0
    /// The cosines of the turns between which a corner becomes a bend: less of a turn is not seen, and a way that turns
    /// back does so in a place.
    private static let (slight, sharp) = (0.98, -0.35)

    /// A way with curves through the same points in place of its long straight pieces that meet at corners: where there
    /// are points enough it stays as it is. Linear.
    static func coarse(_ line: [DotPoint]) -> [DotPoint] {
        guard line.count > 2, let first = line.first else { return line }
        let lengths = zip(line, line.dropFirst()).map { $0.distance(to: $1) }
        /// Whether a long piece begins or ends at a point with a bend.
        func isBend(_ index: Int) -> Bool {
            guard index > 0, index < line.count - 1, lengths[index - 1] > 0, lengths[index] > 0 else { return false }
            let (a, b, c) = (line[index - 1], line[index], line[index + 1])
            let product = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
            return (sharp...slight).contains(product / (lengths[index - 1] * lengths[index]))
        }
        var curve = [first]
        for index in lengths.indices {
            let (start, end) = (isBend(index), isBend(index + 1))
            guard lengths[index] >= longPiece, start || end else {
                curve.append(line[index + 1])
                continue
            }
            // An end that is no bend keeps the direction of its piece.
            piece(
                start ? line[index - 1] : line[index], line[index], line[index + 1],
                end ? line[index + 2] : line[index + 1], to: &curve)
        }
        return curve
    }
}
