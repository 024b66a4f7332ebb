/// Where a straight-line provider looks place names up.
package protocol PlaceLookup {
    /// The places that `query` may mean, best first; none when there is no such place.
    func places(for query: PlaceQuery) throws(MapDataError) -> [Place]
}
