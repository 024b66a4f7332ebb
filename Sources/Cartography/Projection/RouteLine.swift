package import Geodesy

/// The line of a leg on the plane.
package enum RouteLine {
    /// The longest piece of a great circle that is drawn straight, in metres: half a degree.
    private static let longestPiece = Earth.meanRadius * .pi / 360

    /// The points of a path on the plane: each great circle in pieces of at most half a degree, which lie within a
    /// thousandth of their length of the curve.
    package static func points(of path: [Coordinate], _ projection: AzimuthalEquidistant) -> [PlanePoint] {
        guard let first = path.first else { return [] }
        var points = [projection.project(first)]
        for (from, to) in zip(path, path.dropFirst()) {
            let pieces = Int((from.distance(to: to) / longestPiece).rounded(.up))
            if pieces > 1 {
                points += from.points(to: to, count: pieces + 1).dropFirst().map { projection.project($0) }
            } else {
                points.append(projection.project(to))
            }
        }
        return points
    }
}
