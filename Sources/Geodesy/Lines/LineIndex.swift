/// The point of a line that is nearest to a place.
package struct LinePoint: Hashable, Sendable {
    /// The number of places of the line that are passed up to there: 2.5 is halfway from the place of index 2 to the
    /// next.
    package let passed: Double
    /// The distance of the place from it in metres, on the ellipsoid WGS 84, right to 0.1 %.
    package let off: Double
    /// The point itself.
    package let location: Coordinate
}

/// A line through places along great circles, prepared to find which point of it is nearest to others.
///
/// Neighbouring pieces lie in balls, these in larger ones, two by two: a ball that is farther away than what was found
/// is left out with all that is in it. Made in linear time; a question takes logarithmic time on a line that does not
/// come back to the same place all the time, and linear time at worst. Poles and the antimeridian are places like any
/// other, as everything is measured through the Earth.
package struct LineIndex: Sendable {
    /// A ball around pieces that follow each other.
    private struct Ball: Sendable {
        let center: SphereVector
        let radius: Double

        /// The least square of a chord from a place to something in it.
        @inline(__always)
        func leastSquare(to place: SphereVector) -> Double {
            let rest = place.squaredChord(to: center).squareRoot() - radius
            return rest > 0 ? rest * rest : 0
        }
    }

    private let pieces: [LinePiece]
    /// The balls: at index 0 around 8 pieces each, from then on around two of those before.
    private let levels: [[Ball]]

    private static let piecesInBall = 8
    /// The farthest that a later pass may be nearer than an earlier one which counts, in metres: the other carriageway
    /// of the same road is nearer by less.
    private static let passTolerance = 50.0
    /// The excess of the largest radius of curvature over the radius of the sphere, and a little more.
    private static let largestScale = 1.007

    /// Prepares the line through `places`; the pieces that begin at the indices of `leftOut` are no part of it.
    package init(_ places: [Coordinate], leftOut: [Range<Int>] = []) {
        pieces = LinePiece.pieces(of: places, leftOut: leftOut)
        var balls: [Ball] = []
        for first in stride(from: 0, to: pieces.count, by: Self.piecesInBall) {
            balls.append(Self.ball(around: pieces[first..<min(first + Self.piecesInBall, pieces.count)]))
        }
        var levels = [balls]
        while balls.count > 1 {
            balls = stride(from: 0, to: balls.count, by: 2).map { index in
                index + 1 < balls.count ? Self.ball(around: balls[index], balls[index + 1]) : balls[index]
            }
            levels.append(balls)
        }
        self.levels = levels
    }

    /// The ball around pieces, whose great circles are short enough to stay in it with their ends.
    private static func ball(around pieces: ArraySlice<LinePiece>) -> Ball {
        guard let first = pieces.first else { return Ball(center: SphereVector(x: 0, y: 0, z: 1), radius: 2) }
        let sum = pieces.reduce(first.start) { $0 + $1.end }
        let center = sum.normalized ?? first.start
        let square = pieces.reduce(0.0) { max($0, center.squaredChord(to: $1.start), center.squaredChord(to: $1.end)) }
        // What is rounded must not leave a piece outside.
        return Ball(center: center, radius: square.squareRoot() * (1 + 1e-9) + 1e-12)
    }

    private static func ball(around one: Ball, _ other: Ball) -> Ball {
        let center = (one.center + other.center) * 0.5
        let reach = [one, other].map { center.squaredChord(to: $0.center).squareRoot() + $0.radius }
        return Ball(center: center, radius: max(reach[0], reach[1]) + 1e-12)
    }

    /// The nearest point of the line to a place; nil where none is within `reach` metres. Where the line passes a place
    /// more than once about as near, the first pass counts.
    package func nearest(to place: Coordinate, within reach: Double) -> LinePoint? {
        let vector = SphereVector(place)
        let limit = Self.squaredChord(reach * Self.largestScale)
        guard let nearest = nearestPiece(to: vector, within: limit) else { return nil }
        let distance = Self.metres(nearest.squaredChord) + Self.passTolerance
        let piece = firstPass(at: vector, within: Self.squaredChord(distance), upTo: nearest.piece)
        let found = pieces[piece].nearest(to: vector)
        let point = pieces[piece].place(found.share)
        let off = point.ellipsoidDistance(to: vector)
        guard off <= reach else { return nil }
        let (start, end) = pieces[piece].passed
        return LinePoint(passed: start + found.share * (end - start), off: off, location: point.coordinate)
    }

    /// Circles that cover the line together, each at most `radius` metres large unless a piece is larger; none for a
    /// line without places. Linear in the pieces.
    package func circles(radius: Double) -> [(center: Coordinate, radius: Double)] {
        guard !pieces.isEmpty else { return [] }
        var circles: [(Coordinate, Double)] = []
        var stack = [(level: levels.count - 1, index: 0)]
        while let (level, index) = stack.popLast() {
            let ball = levels[level][index]
            let metres = Self.metres(min(4, ball.radius * ball.radius))
            if level == 0 || metres <= radius, let center = ball.center.normalized {
                // The middle of a ball can lie below the ground.
                let depth = (1 - ball.center.dot(ball.center).squareRoot()).magnitude
                circles.append((center.coordinate, Self.metres(min(4, (ball.radius + depth) * (ball.radius + depth)))))
            } else {
                stack += [2 * index + 1, 2 * index].filter { $0 < levels[level - 1].count }.map { (level - 1, $0) }
            }
        }
        return circles
    }

    /// The piece nearest to a place of those within a chord.
    private func nearestPiece(
        to place: SphereVector, within limit: Double
    ) -> (piece: Int, squaredChord: Double)? {
        guard !pieces.isEmpty else { return nil }
        var best = (piece: -1, squaredChord: limit)
        search(levels.count - 1, 0, place, &best)
        return best.piece < 0 ? nil : best
    }

    private func search(
        _ level: Int, _ index: Int, _ place: SphereVector, _ best: inout (piece: Int, squaredChord: Double)
    ) {
        guard levels[level][index].leastSquare(to: place) <= best.squaredChord else { return }
        guard level > 0 else {
            let first = index * Self.piecesInBall
            for piece in first..<min(first + Self.piecesInBall, pieces.count) {
                let chord = pieces[piece].squaredChord(to: place)
                if chord < best.squaredChord || (best.piece < 0 && chord <= best.squaredChord) { best = (piece, chord) }
            }
            return
        }
        let (left, right) = (2 * index, 2 * index + 1)
        guard right < levels[level - 1].count else { return search(level - 1, left, place, &best) }
        let below = levels[level - 1]
        if below[right].leastSquare(to: place) < below[left].leastSquare(to: place) {
            search(level - 1, right, place, &best)
            search(level - 1, left, place, &best)
        } else {
            search(level - 1, left, place, &best)
            search(level - 1, right, place, &best)
        }
    }

    /// The nearest piece of the first pass that is within a chord, which the piece `last` is.
    private func firstPass(at place: SphereVector, within limit: Double, upTo last: Int) -> Int {
        guard let first = firstPiece(levels.count - 1, 0, place, limit), first < last else { return last }
        var (nearest, least) = (first, pieces[first].squaredChord(to: place))
        for piece in (first + 1)..<max(first + 1, last + 1) {
            let chord = pieces[piece].squaredChord(to: place)
            guard chord <= limit else { break }
            if chord < least { (nearest, least) = (piece, chord) }
        }
        return nearest
    }

    private func firstPiece(_ level: Int, _ index: Int, _ place: SphereVector, _ limit: Double) -> Int? {
        guard levels[level][index].leastSquare(to: place) <= limit else { return nil }
        guard level > 0 else {
            let first = index * Self.piecesInBall
            return (first..<min(first + Self.piecesInBall, pieces.count))
                .first { pieces[$0].squaredChord(to: place) <= limit }
        }
        if let found = firstPiece(level - 1, 2 * index, place, limit) { return found }
        return 2 * index + 1 < levels[level - 1].count ? firstPiece(level - 1, 2 * index + 1, place, limit) : nil
    }

    /// The square of the chord of an arc of a length in metres, on a sphere of radius 1.
    private static func squaredChord(_ metres: Double) -> Double {
        let half = ArcLength.halfChord(ofMetres: metres)
        return 4 * half * half
    }

    /// The metres of the arc of a chord.
    private static func metres(_ squaredChord: Double) -> Double {
        ArcLength.metres(ofHalfChord: squaredChord.squareRoot() / 2)
    }
}
