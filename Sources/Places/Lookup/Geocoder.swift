package import Geodesy

/// A source of named places: the gazetteer of the program, or a list in a test.
package protocol Geocoder {
    /// The places that a query may mean, best first, and whether the first is clearly meant.
    func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches
    /// The place that a stop at `location` is named after; nil where none is near enough.
    func place(near location: Coordinate) throws(GeocoderError) -> FoundPlace?
    /// The nearest place of each kind around a location, the town first and then the nearest first; none where nothing
    /// is near enough.
    func places(around location: Coordinate) throws(GeocoderError) -> [FoundPlace]
}

extension Geocoder {
    /// None, for a source that only knows names.
    package func place(near location: Coordinate) throws(GeocoderError) -> FoundPlace? { nil }

    /// The place that a stop there is named after, for a source that knows no more.
    package func places(around location: Coordinate) throws(GeocoderError) -> [FoundPlace] {
        try place(near: location).map { [$0] } ?? []
    }
}

/// The reason why a question for a place has no answer.
package enum GeocoderError: Error, Equatable, Sendable {
    /// No names are known.
    case namesUnknown
    /// The data cannot be used; carries the reason, for a person.
    case damaged(reason: String)
}

extension GeocoderError: CustomStringConvertible {
    /// The sentence for the person who asked, with what to do.
    package var description: String {
        switch self {
        case .namesUnknown: "place names are not known offline; give coordinates, such as 40.757,-73.986"
        case .damaged(let reason): reason
        }
    }
}
