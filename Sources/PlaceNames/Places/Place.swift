package import Geodesy

/// A place that was looked up: one type from the gazetteer to the screen.
package struct Place: Hashable, Sendable {
    /// The name in English, or as written there.
    package let name: String
    /// The kinds of the place.
    package let kinds: PlaceKinds
    /// The words that tell it from others of its name in its country: the state or province, `12 km NE of Lyon`, or
    /// both; nil when nothing is needed or known.
    package let region: String?
    /// The country: ISO 3166-1, two letters; empty in the sea and across borders.
    package let country: String
    /// The position, to 0.00001 degrees; of an area its middle.
    package let coordinate: Coordinate
    /// The number of people who live there; nil when that is not known.
    package let population: Int?
    /// The IANA name of its time zone; nil when that is not known.
    package let zone: String?
    /// The sources that have the place.
    package let sources: PlaceSources
    /// The number in the gazetteer; nil for a place from elsewhere.
    package let number: Int?
    /// A PLACE that means exactly this one, where that was asked for.
    package var argument: String?
    /// The country or region that was typed for it, beyond a border close by: Zambia for the Victoria Falls, which are
    /// in Zimbabwe here.
    package var acrossBorder: Neighbor?
    /// The name that was typed for it, where it is another one that the place is known by: `Bozen` for Bolzano.
    package var typedName: String?

    /// The part of a country that it is in, also where that is not needed to tell it from others of its name.
    package var area: Area?

    /// A part of a country.
    package struct Area: Hashable, Sendable {
        /// The state or province; nil where its name is not known.
        package let region: String?
        /// The country: ISO 3166-1, two letters; nil in the sea. On a border that of the nearest place.
        package let country: String?

        /// Names a part of a country.
        package init(region: String?, country: String?) {
            self.region = region
            self.country = country
        }
    }

    /// A country, or a part of the country of a place, beyond a border close by.
    package enum Neighbor: Hashable, Sendable {
        /// A country: ISO 3166-1, two letters.
        case country(String)
        /// A region, with its name.
        case region(String)
    }

    /// Describes a place.
    package init(
        name: String, kinds: PlaceKinds = PlaceKinds(.town), region: String?, country: String, coordinate: Coordinate,
        population: Int?, zone: String? = nil, sources: PlaceSources = [], number: Int? = nil, argument: String? = nil
    ) {
        self.name = name
        self.kinds = kinds
        self.region = region
        self.country = country
        self.coordinate = coordinate
        self.population = population
        self.zone = zone
        self.sources = sources
        self.number = number
        self.argument = argument
    }

    /// The kind that says most.
    package var kind: PlaceKind { kinds.first }

    /// The text that tells the place apart for a person: `Springfield, Illinois (US)`, `Matterhorn (mountain, CH)`,
    /// with what was typed for it at a border `Matterhorn (mountain, CH and IT)`.
    package var label: String {
        var (country, region) = (country, region)
        switch acrossBorder {
        case .country(let other): country += " and \(other)"
        case .region(let other): region = region.map { "\($0) and \(other)" } ?? other
        case nil: break
        }
        let behind = [kind == .town || kind == .destination ? "" : kind.word, country].filter { !$0.isEmpty }
        let title = region.map { "\(name), \($0)" } ?? name
        return behind.isEmpty ? title : "\(title) (\(behind.joined(separator: ", ")))"
    }
}
