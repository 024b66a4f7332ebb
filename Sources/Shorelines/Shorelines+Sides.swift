package import Geodesy

extension Shorelines {
    /// Whether each of some places lies on land, or in a lake: where a line from it to the north pole, which is sea,
    /// crosses lines of `kind` an odd number of times. Linear in the pieces and in the points of those to the north.
    package func areInside(
        _ kind: ShorelineKind, _ detail: ShorelineDetail, _ places: [Coordinate]
    ) throws(ShorelinesError) -> [Bool] {
        var isInside = Array(repeating: false, count: places.count)
        let unit = 1 / Double(ShorelinesFormat.boxStepsPerDegree)
        // Most pieces lie aside of all places, or south of them.
        func steps(_ degrees: [Double]) -> (least: Int, most: Int) {
            let steps = degrees.map { $0 / unit }
            return (Int((steps.min() ?? 0).rounded(.down)), Int((steps.max() ?? 0).rounded(.up)))
        }
        let (longitudes, latitudes) = (steps(places.map(\.longitude)), steps(places.map(\.latitude)))
        try levels[detail.rawValue].pieces(
            kind.rawValue..<kind.rawValue + 1, inRows: latitudes.least...(.max),
            where: { _, box in
                guard box.west <= longitudes.most, box.west + box.width >= longitudes.least else { return false }
                let (west, east) = (Double(box.west) * unit, Double(box.west + box.width) * unit)
                let north = Double(box.south + box.height) * unit
                return places.contains {
                    $0.longitude >= west && $0.longitude <= east && $0.latitude <= north
                }
            },
            { _, points in
                guard let first = points.first, let last = points.last else { return }
                let south = points.reduce(first.latitude) { min($0, $1.latitude) }
                for (index, place) in places.enumerated() {
                    // What lies north of it as a whole crosses the meridian an odd number of times between ends that
                    // lie on both sides of it.
                    let isOdd =
                        south > place.latitude
                        ? (first.longitude > place.longitude) != (last.longitude > place.longitude)
                        : Self.crossings(north: place, points) % 2 == 1
                    if isOdd { isInside[index].toggle() }
                }
            })
        return isInside
    }

    /// The number of times that a line crosses the meridian of a place north of it.
    private static func crossings(north place: Coordinate, _ points: [ShorelinePoint]) -> Int {
        var count = 0
        for (one, other) in zip(points, points.dropFirst()) {
            guard (one.longitude > place.longitude) != (other.longitude > place.longitude) else { continue }
            let share = (place.longitude - one.longitude) / (other.longitude - one.longitude)
            if one.latitude + share * (other.latitude - one.latitude) > place.latitude { count += 1 }
        }
        return count
    }
}
