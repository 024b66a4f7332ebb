package import Geodesy

/// A place near a line.
package struct PlaceAlongLine: Hashable, Sendable {
    /// The number in the gazetteer.
    package let number: Int
    /// The position.
    package let coordinate: Coordinate
    /// The kinds of the place.
    package let kinds: PlaceKinds
    /// The importance: the number of people of a town that is meant as often.
    package let weight: Int
    /// The number of people of a town; 0 where nobody lives or that is not known.
    package let people: Int
    /// Whether a travel guide describes it.
    package let isInGuide: Bool
    /// Whether a travel guide or a list of sights, castles and passes has it, and not only a map.
    package let isListed: Bool
    /// Whether a list of sights, castles and passes has it, or one of towns that people go to see.
    package let isOnList: Bool
    /// The point of the line that is nearest to it.
    package let point: LinePoint
    /// The radius in metres of a circle of the area of a park, around its position; 0 where that is not known.
    package let radius: Double

    /// Describes a place; what a travel guide describes is listed.
    package init(
        number: Int, coordinate: Coordinate, kinds: PlaceKinds, weight: Int, people: Int, isInGuide: Bool,
        isListed: Bool = false, point: LinePoint, radius: Double = 0
    ) {
        (self.number, self.coordinate, self.kinds) = (number, coordinate, kinds)
        (self.weight, self.people, self.isInGuide) = (weight, people, isInGuide)
        (self.isListed, self.isOnList) = (isListed || isInGuide, isListed)
        (self.point, self.radius) = (point, radius)
    }
}

extension Gazetteer {
    /// The radius in metres of the circles in which cells of places are looked through.
    private static let circleRadius = 25_000.0

    /// The places of some kinds at most `reach` metres off a line, in the order of their numbers; of towns those of at
    /// least `people` people. Linear in the cells that the line touches and the places in them, each with a question to
    /// the line.
    package func places(
        along line: LineIndex, within reach: Double, kinds wanted: PlaceKinds, people: Int = 0
    ) -> [PlaceAlongLine] {
        let circles = line.circles(radius: Self.circleRadius)
        var found: [PlaceAlongLine] = []
        for volume in volumes {
            var cells: Set<Int> = []
            for circle in circles {
                cells.formUnion(volume.grid.cells(around: circle.center, radius: circle.radius + reach * 1.01))
            }
            for cell in cells {
                volume.grid.forEachPlace(inCell: cell) { place in
                    let number = volume.number(of: place)
                    // An addition to a place of the main file is found there.
                    guard number >= volume.first else { return }
                    let traits = traits(number)
                    let isTown = traits.kinds.contains(.town)
                    guard !traits.kinds.isDisjoint(with: wanted), !isTown || traits.record.weight >= people,
                        let coordinate = coordinate(of: number),
                        let point = line.nearest(to: coordinate, within: reach)
                    else { return }
                    found.append(
                        PlaceAlongLine(
                            number: number, coordinate: coordinate, kinds: traits.kinds, weight: traits.weight,
                            people: isTown ? traits.record.weight : 0, isInGuide: isInGuide(number),
                            isListed: isListed(number), point: point,
                            radius: traits.kinds.contains(.park) ? radius(ofPark: number) : 0))
                }
            }
        }
        return found.sorted { $0.number < $1.number }
    }

    /// The fewest people of a city, and the distance from its middle within which a place is in it, in metres.
    private static let city = (people: 300_000, reach: 15_000.0)

    /// Whether a place is in a city, or at its edge. Linear in the places around it.
    package func isInCity(_ place: Coordinate) -> Bool {
        let count = countOfPlaces(weighingAtLeast: Self.city.people)
        let measure = SphericalMeasure(from: place)
        var isInCity = false
        main.grid.forEachPlace(around: place, radius: Self.city.reach) { number in
            guard !isInCity, number < count else { return }
            let record = main.places.record(number)
            isInCity =
                main.places.kinds(record).contains(.town) && record.weight >= Self.city.people
                && measure.distance(to: record) <= Self.city.reach
        }
        return isInCity
    }

    /// Whether a list of sights, castles and passes has a place.
    func isListed(_ number: Int) -> Bool {
        !sources(number).isDisjoint(with: [PlaceSources(.tables), PlaceSources(.wikidata)])
    }

    /// Whether a town, or another place where people live, is a part of a larger town or stands in its shadow: one with
    /// at least one and a half times as many people is near, the farther the more these are: 6 km for 100,000, 20 km
    /// for 1,000,000, 40 km at most. Linear in the places within 40 km.
    package func isOutskirts(_ number: Int) -> Bool {
        guard let center = coordinate(of: number) else { return false }
        let people = kinds(number).contains(.town) ? record(number).weight : 0
        let least = max(people + people / 2, Self.leastCity)
        let measure = SphericalMeasure(from: center)
        let found = nearestNumber(to: center, within: Self.longestShadow, beginningWith: Self.longestShadow) {
            other, record in
            other != number && record.weight >= least && main.places.kinds(record).contains(.town)
                && measure.distance(to: record) <= 20 * Double(record.weight).squareRoot()
        }
        return found != nil
    }

    /// The fewest people of a town that has a shadow, and the farthest that one reaches, in metres.
    private static let leastCity = 20_000
    private static let longestShadow = 40_000.0
}
