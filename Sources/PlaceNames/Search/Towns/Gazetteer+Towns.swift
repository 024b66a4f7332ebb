package import Geodesy

/// A town near a straight line between two places.
package struct TownNearLine: Hashable, Sendable {
    /// The number in the gazetteer.
    package let number: Int
    /// The position.
    package let coordinate: Coordinate
    /// The number of people who live there.
    package let people: Int
    /// The distance of the end of the line from it, in metres.
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
    /// The towns of at least `people` people through which the way from `start` to `end` is at most `stretch` times as
    /// long as the straight line, in no order. Linear in the places around the line.
    package func towns(
        between start: Coordinate, and end: Coordinate, stretch: Double, people: Int
    ) -> [TownNearLine] {
        let limit = start.distance(to: end) * stretch
        guard limit > 0 else { return [] }
        let (fromStart, fromEnd) = (SphericalMeasure(from: start), SphericalMeasure(from: end))
        // Places are numbered by falling weight.
        let count = countOfPlaces(weighingAtLeast: people)
        // The limit as half chords add up on a sphere of radius 1.
        let longest = limit / (2 * Earth.meanRadius)
        var towns: [TownNearLine] = []
        let (centers, radius) = Self.circles(around: start, end, limit: limit)
        main.grid.forEachPlace(aroundEach: centers, radius: radius) { number in
            guard number < count else { return }
            let record = main.places.record(number)
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

    /// Returns circles, with their radius in metres, that cover the ellipse around a line in which ways are at most
    /// `limit` metres long.
    private static func circles(
        around start: Coordinate, _ end: Coordinate, limit: Double
    ) -> (centers: [Coordinate], radius: Double) {
        let length = start.distance(to: end)
        // Beyond this the Earth is too round for what follows, which is right in the plane.
        guard limit < 3_000_000 else {
            return ([start.point(toward: end, fraction: 0.5)], min(limit / 2, .pi * Earth.meanRadius))
        }
        // Each circle covers a slice of the ellipse, across its longer axis.
        let count = 5
        let halfSlice = limit / 2 / Double(count)
        let halfWidth = (limit * limit - length * length).squareRoot() / 2
        let centers = (0..<count).map { slice in
            let along = halfSlice * Double(2 * slice + 1) - (limit - length) / 2
            return start.point(toward: end, fraction: min(max(along / length, 0), 1))
        }
        // The outer centres may have been moved onto the line, and the Earth is no plane.
        let moved = max(0, (limit - length) / 2 - halfSlice)
        return (centers, ((halfSlice + moved) * (halfSlice + moved) + halfWidth * halfWidth).squareRoot() * 1.05)
    }

    /// Returns the number of places of the main file that weigh at least `weight`. Logarithmic.
    func countOfPlaces(weighingAtLeast weight: Int) -> Int {
        var (low, high) = (0, main.places.count)
        while low < high {
            let middle = (low + high) / 2
            if main.places.record(middle).weight >= weight { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
