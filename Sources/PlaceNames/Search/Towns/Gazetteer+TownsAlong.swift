package import Geodesy

/// A town near a line of several places.
package struct TownAlongWay: Hashable, Sendable {
    /// The number in the gazetteer.
    package let number: Int
    /// The position.
    package let coordinate: Coordinate
    /// The number of people who live there.
    package let people: Int
    /// The point of the line that is nearest to it, as a number of places passed: 2.5 is halfway from the place of
    /// index 2 to the next.
    package let passed: Double
    /// The distance of that point from it, in metres.
    package let off: Double

    /// Describes a town.
    package init(number: Int, coordinate: Coordinate, people: Int, passed: Double, off: Double) {
        self.number = number
        self.coordinate = coordinate
        self.people = people
        self.passed = passed
        self.off = off
    }
}

extension Gazetteer {
    /// The towns of at least `people` people that lie at most `reach` metres off a line, which leads from each place of
    /// `path` to the next by a great circle, in the order of their numbers. The pieces that begin at the places of the
    /// indices `leftOut` are no part of it. Where the line passes a town twice, the nearer time counts. `reach` is
    /// below 100 km: distances are those of a plane. Linear in the places of the path and the towns around it.
    package func towns(
        along path: [Coordinate], within reach: Double, people: Int, leftOut: [Range<Int>] = []
    )
        -> [TownAlongWay]
    {
        let count = countOfPlaces(weighingAtLeast: people)
        let stretches = WayStretch.stretches(of: path, leftOut: leftOut)
        var stretchesOfCell: [Int: [Int]] = [:]
        for (index, stretch) in stretches.enumerated() {
            for cell in main.grid.cells(around: stretch.center, radius: stretch.radius + reach) {
                stretchesOfCell[cell, default: []].append(index)
            }
        }
        var towns: [TownAlongWay] = []
        for (cell, near) in stretchesOfCell {
            main.grid.forEachPlace(inCell: cell) { number in
                guard number < count else { return }
                let record = main.places.record(number)
                var best: (passed: Double, off: Double)?
                for index in near {
                    guard let found = stretches[index].nearest(record.latitude, record.longitude, within: reach) else {
                        continue
                    }
                    if let best, (best.off, best.passed) <= (found.off, found.passed) { continue }
                    best = found
                }
                guard let best, main.places.kinds(record).contains(.town),
                    let coordinate = try? Coordinate(latitude: record.latitude, longitude: record.longitude)
                else { return }
                towns.append(
                    TownAlongWay(
                        number: number, coordinate: coordinate, people: record.weight, passed: best.passed,
                        off: best.off))
            }
        }
        return towns.sorted { $0.number < $1.number }
    }
}
