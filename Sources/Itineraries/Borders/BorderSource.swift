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
        (self.witnesses, self.chart, self.clock, self.facts) = (witnesses, chart, clock, facts)
    }
}
