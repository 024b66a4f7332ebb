package import Geodesy

/// The places that a link of a map on the web contains: one place, or the stops of a route.
///
/// `MapLinkReading.swift` lists which links are read. Nothing is fetched.
package struct MapLink: Equatable, Sendable {
    /// A place in a link: its coordinate, its name or its approximate coordinate; at least one of them is not nil.
    package struct Spot: Equatable, Sendable {
        /// The coordinate that the link gives for the place.
        package var place: Coordinate?
        /// The name of the place.
        package var name: String?
        /// The approximate coordinate: the center of the S2 cell by which Google identifies the place, or of the map
        /// shown.
        package var about: Coordinate?
        /// The point at which a search for the name begins; the place may be far from it.
        package var area: Coordinate?
        /// Whether `place` is only the center of the map that the link shows.
        package var isMapCenter = false
    }

    /// The place, or the stops of the route in their order; never empty.
    package let spots: [Spot]
    /// Whether `spots` are the stops of a route.
    package let isRoute: Bool
}
