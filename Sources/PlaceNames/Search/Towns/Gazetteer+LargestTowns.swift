package import Geodesy

extension Gazetteer {
    /// The radius in metres up to which the places of a circle are looked through, and not those of the world.
    private static let nearRadius = 600_000.0
    /// The places of the world that are looked through, the most important ones first.
    private static let mostImportant = 40_000

    /// The towns with the most people within a radius of a place, the largest first: their names and positions. Of a
    /// large circle only towns among the most important places of the world. Linear in the places of the circle.
    package func largestTowns(
        around center: Coordinate, within radius: Double, atMost count: Int
    ) -> [(name: String, coordinate: Coordinate)] {
        guard count > 0 else { return [] }
        let measure = SphericalMeasure(from: center)
        var numbers: [Int] = []
        func take(_ number: Int) {
            let record = main.places.record(number)
            guard main.places.kinds(record).contains(.town), record.weight > 0,
                SphericalMeasure.distance(ofHaversine: measure.haversine(to: record)) <= radius
            else { return }
            numbers.append(number)
        }
        if radius <= Self.nearRadius {
            main.grid.forEachPlace(around: center, radius: radius) { take($0) }
            // Places are numbered by falling weight.
            numbers.sort()
        } else {
            for number in 0..<min(Self.mostImportant, main.places.count) where numbers.count < count { take(number) }
        }
        return numbers.prefix(count).compactMap { number in
            coordinate(of: number).map { (main.places.name(number), $0) }
        }
    }
}
