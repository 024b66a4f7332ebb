package import Geodesy

/// A place of the gazetteer, as it is shown.
package struct GazetteerPlace: Hashable, Sendable {
    /// Its number in the gazetteer: places are numbered by falling population.
    package let number: Int
    /// Its name in English or as written there.
    package let name: String
    /// What tells it from others of its name in its country: the state or province, `12 km NE of Lyon`, or both; empty when
    /// nothing is needed and no name of a region is known.
    package let region: String
    /// Its country in ISO 3166-1, two letters.
    package let countryCode: String
    /// Its country in English.
    package let countryName: String
    /// Where it is, to 0.00001 degrees.
    package let coordinate: Coordinate
    /// How many people live there; 0 when not known.
    package let population: Int

    /// The place in one line: `Springfield, Illinois (US)`.
    package var title: String {
        region.isEmpty ? "\(name) (\(countryCode))" : "\(name), \(region) (\(countryCode))"
    }
}
