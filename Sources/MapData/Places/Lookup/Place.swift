package import Geodesy

/// A place of the map with what tells it apart from others of its name.
package struct Place: Equatable, Sendable {
    /// What it is called.
    package let name: String
    /// The part of the country that tells it apart; nil where none is needed or known.
    package let region: String?
    /// Its country: ISO 3166-1, two letters.
    package let country: String
    /// Where it is.
    package let coordinate: Coordinate
    /// How many people live there; nil when that is not known.
    package let population: Int?
    /// A PLACE that means exactly this one, where that was asked for.
    package var argument: String?

    /// Describes a place.
    package init(
        name: String, region: String?, country: String, coordinate: Coordinate, population: Int?,
        argument: String? = nil
    ) {
        self.name = name
        self.region = region
        self.country = country
        self.coordinate = coordinate
        self.population = population
        self.argument = argument
    }
}
