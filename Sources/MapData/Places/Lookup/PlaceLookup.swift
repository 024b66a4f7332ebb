package import Geodesy
package import PlaceNames

/// Where a straight-line provider looks places up.
package protocol PlaceLookup {
    /// What is known of a name.
    func places(for query: PlaceQuery) throws(MapDataError) -> PlaceMatches
    /// The place that a stop here is named after; nil when none is near enough.
    func place(near location: Coordinate) throws(MapDataError) -> Place?
}

extension PlaceLookup {
    /// None, for a look-up that only knows names.
    package func place(near location: Coordinate) throws(MapDataError) -> Place? { nil }
}
