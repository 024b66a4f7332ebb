/// What a link of a map on the web names: one place, or the places of a way.
///
/// Nothing is fetched. Known are Google Maps, OpenStreetMap, Apple Maps, Organic Maps, OsmAnd, Bing, Waze, Here and komoot, and
/// what writes as they do, with `https://` or without.
package struct MapLink: Equatable, Sendable {
    /// A place in a link: at least one of the parts is there.
    package struct Spot: Equatable, Sendable {
        /// Where it is.
        package var place: Coordinate?
        /// What it is called.
        package var name: String?
        /// About where it is: the middle of the cell of the S2 grid that Google names it by.
        package var about: Coordinate?
    }

    /// The places in their order: one, or all of a way.
    package let spots: [Spot]
    /// Whether they are a way.
    package let isRoute: Bool

    /// Reads a text; nil for one that is no link of a map. Throws for a short link, and for a link without a place. Linear.
    package init?(_ text: String) throws(CoordinateTextError) {
        guard let address = LinkAddress(text) else { return nil }
        guard text.utf8.count <= Coordinate.maximumLinkBytes else { throw .tooLong(limit: Coordinate.maximumLinkBytes) }
        if address.isShort { throw .shortLink }
        if let spot = try LinkCode.spot(address) {
            spots = [spot]
            isRoute = false
            return
        }
        let route = try LinkRoute.spots(address)
        if !route.isEmpty {
            spots = route
            isRoute = route.count > 1
            return
        }
        guard let spot = try LinkPlace.spot(address, in: text) else { throw .linkWithoutCoordinates }
        spots = [spot]
        isRoute = false
    }
}

extension Coordinate {
    /// The most bytes of a link that is searched for coordinates.
    package static let maximumLinkBytes = 8_192

    /// The place of a link that names one place by its coordinates; see `MapLink`. A text that is no `http:` or `https:` link
    /// is `notCoordinates`. Linear.
    package init(mapLink text: String) throws(CoordinateTextError) {
        guard text.afterScheme("https://") != nil || text.afterScheme("http://") != nil else { throw .notCoordinates }
        guard let link = try MapLink(text) else { throw .notCoordinates }
        // Of a way, where it leads.
        guard let place = link.spots.last?.place else { throw .linkWithoutCoordinates }
        self = place
    }
}
