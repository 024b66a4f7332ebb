package import Geodesy

/// A town near a straight line between two places.
package struct TownNearLine: Hashable, Sendable {
    /// Its number in the gazetteer.
    package let number: Int
    /// Where it is.
    package let coordinate: Coordinate
    /// How many people live there.
    package let people: Int
    /// How far the end of the line is from it, in metres.
    package let distanceToEnd: Double

    /// Describes a town.
    package init(number: Int, coordinate: Coordinate, people: Int, distanceToEnd: Double) {
        self.number = number
        self.coordinate = coordinate
        self.people = people
        self.distanceToEnd = distanceToEnd
    }
}

extension Gazetteer {
    /// The towns of at least `people` people through which the way from `start` to `end` is at most `stretch` times as long as
    /// the straight line, in no order. Linear in the places around the line.
    package func towns(
        between start: Coordinate, and end: Coordinate, stretch: Double, people: Int
    ) -> [TownNearLine] {
        let limit = start.distance(to: end) * stretch
        guard limit > 0 else { return [] }
        let middle = start.point(toward: end, fraction: 0.5)
        let (fromStart, fromEnd) = (SphericalMeasure(from: start), SphericalMeasure(from: end))
        // Places are numbered by falling weight.
        let count = countOfPlaces(weighingAtLeast: people)
        let radius = min(limit / 2, .pi * Earth.meanRadius)
        // A town further north or south than this lies outside of the circle.
        let margin = Int(radius / Earth.meanRadius * 180 / .pi * 100_000) + 1
        let northing = Int((middle.latitude + 90) * 100_000)
        // The limit as half chords add up on a sphere of radius 1.
        let longest = limit / (2 * Earth.meanRadius)
        var towns: [TownNearLine] = []
        main.grid.forEachPlace(around: middle, radius: radius) { number in
            guard number < count else { return }
            let record = main.places.record(number)
            guard abs(record.northing - northing) <= margin else { return }
            let point = SpherePoint(record)
            let (toEnd, toStart) = (fromEnd.haversine(to: point), fromStart.haversine(to: point))
            // A chord is shorter than its arc and needs no arcsine: most places are left out by it.
            guard toEnd.squareRoot() + toStart.squareRoot() <= longest else { return }
            let distanceToEnd = SphericalMeasure.distance(ofHaversine: toEnd)
            guard distanceToEnd < limit, distanceToEnd + SphericalMeasure.distance(ofHaversine: toStart) <= limit,
                main.places.kinds(record).contains(.town),
                let coordinate = try? Coordinate(latitude: record.latitude, longitude: record.longitude)
            else { return }
            towns.append(
                TownNearLine(
                    number: number, coordinate: coordinate, people: record.weight,
                    distanceToEnd: distanceToEnd))
        }
        return towns
    }

    /// How many places of the main file weigh at least `weight`. Logarithmic.
    private func countOfPlaces(weighingAtLeast weight: Int) -> Int {
        var (low, high) = (0, main.places.count)
        while low < high {
            let middle = (low + high) / 2
            if main.places.record(middle).weight >= weight { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
