/// The places of the program as a source of answers, for a provider of map data.
///
/// Costs nothing until it is asked; damaged data is an error of the question, with its reason, not of the start.
package struct EmbeddedPlaces: PlaceLookup {
    /// At most so many places answer a question.
    package static let limit = 20

    /// Refers to the places; nothing is read.
    package init() {}

    /// The places that `query` may mean, best first; none when there is no such place.
    package func places(for query: PlaceQuery) throws(MapDataError) -> [Place] {
        let gazetteer: Gazetteer
        do throws(GazetteerError) {
            gazetteer = try Gazetteer.embedded()
        } catch {
            throw .unavailable(reason: error.description)
        }
        return gazetteer.search(query.text, near: query.near, limit: EmbeddedPlaces.limit).map { Place($0.place) }
    }
}

extension Place {
    /// A place of the gazetteer as a place of the map.
    package init(_ place: GazetteerPlace) {
        self.init(
            name: place.name, region: place.region.isEmpty ? nil : place.region, country: place.countryCode,
            coordinate: place.coordinate, population: place.population == 0 ? nil : place.population)
    }
}
