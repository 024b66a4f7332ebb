package import Geodesy
package import PlaceNames
package import Shorelines

/// The source of countries and of the borders between them.
package struct BorderSource {
    /// The nearest places to another that are in a country, as many as asked for, the nearest first.
    let witnesses: (_ place: Coordinate, _ count: Int) -> [CountryWitness]
    /// The borders of the base map near ways; none where it is damaged.
    let chart: (_ ways: [[Coordinate]]) -> BorderChart
    /// The clock of such a place; nil where it is not known.
    let clock: (CountryWitness) -> PlaceClock?
    /// The facts of all countries.
    let facts: () -> CountryTable

    /// Collects the questions to a source.
    package init(
        witnesses: @escaping (_ place: Coordinate, _ count: Int) -> [CountryWitness],
        chart: @escaping (_ ways: [[Coordinate]]) -> BorderChart,
        clock: @escaping (CountryWitness) -> PlaceClock?, facts: @escaping () -> CountryTable
    ) {
        self.witnesses = { place, count in witnesses(place, count).map(Self.withoutUnseen) }
        (self.chart, self.clock, self.facts) = (chart, clock, facts)
    }

    /// The countries whose borders nobody sees or stops at, by the country that they lie in: streets of Rome lead
    /// through the Vatican.
    private static let unseen = ["VA": "IT"]

    /// A place of a country whose border is not seen as one of the country around.
    private static func withoutUnseen(_ witness: CountryWitness) -> CountryWitness {
        guard let around = unseen[witness.country] else { return witness }
        return CountryWitness(
            country: around, coordinate: witness.coordinate, distance: witness.distance, number: witness.number)
    }
}
