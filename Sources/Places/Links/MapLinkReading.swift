package import Geodesy

extension MapLink {
    /// Parses a link of Google Maps, OpenStreetMap, Apple Maps, Organic Maps, OsmAnd, Bing, Waze, Here or komoot, or
    /// another link in one of their forms, with or without `https://`.
    ///
    /// Nil for a text that is not a link of a map. Throws for a short link, for a link without a place, and for one
    /// with a coordinate that is out of range. Linear.
    package init?(_ text: String) throws(CoordinateTextError) {
        guard let address = LinkAddress(text) else { return nil }
        guard text.utf8.count <= Coordinate.maximumLinkBytes else { throw .tooLong(limit: Coordinate.maximumLinkBytes) }
        if address.isShort { throw .shortLink }
        if let spot = try LinkCode.spot(address) {
            self.init(spots: [spot], isRoute: false)
            return
        }
        let route = try LinkRoute.spots(address)
        if !route.isEmpty {
            self.init(spots: route, isRoute: route.count > 1)
            return
        }
        guard let spot = try LinkPlace.spot(address, in: text), !(spot.isMapCenter && LinkRoute.isWay(address)) else {
            throw .linkWithoutCoordinates
        }
        self.init(spots: [spot], isRoute: false)
    }
}

extension Coordinate {
    /// The maximum length in bytes of a link that is parsed.
    package static let maximumLinkBytes = 8_192

    /// Parses a link that contains the coordinates of a place; for a route, those of its last stop. See `MapLink`.
    ///
    /// Throws `notCoordinates` for a text that is not an `http:` or `https:` link. Linear.
    package init(mapLink text: String) throws(CoordinateTextError) {
        guard text.afterScheme("https://") != nil || text.afterScheme("http://") != nil else { throw .notCoordinates }
        guard let link = try MapLink(text) else { throw .notCoordinates }
        guard let place = link.spots.last?.place else { throw .linkWithoutCoordinates }
        self = place
    }
}
