package import Geodesy
package import PlaceNames

/// A question for a place: by its name for a geocoder, by any PLACE for the reader of places.
package struct PlaceQuery: Equatable, Sendable {
    /// The use of an answer; the less, the quicker it comes.
    package enum Purpose: Sendable {
        /// One place is to be chosen: the answer says whether the first is clearly meant, and else what picks each.
        case choice
        /// One place is to be taken where it is clearly meant, with nobody there to choose: nothing that helps a
        /// choice.
        case reading
        /// One place is to be taken where the text is its whole name and it is clearly meant: nothing that is only
        /// spelled alike is looked for.
        case wholeName
        /// The places are shown; where there is none, the nearest spelling.
        case list
        /// The places are shown while the name is still typed.
        case typing
    }

    /// The most places in an answer unless another limit is given.
    package static let usualLimit = 10

    /// The text as it was typed: a name, perhaps with `, region` or `, country`.
    package let text: String
    /// A coordinate that the place is likely to be near, such as the stop before; nil when nothing is known.
    package let near: Coordinate?
    /// The stops of the trip, of which a place that is meant is not far from all.
    package let stops: [Coordinate]
    /// The way of the trip, near which places come before those that are meant alike; nil where it is not known. Counts
    /// for lists and while typing.
    package let way: StopsWay?
    /// The facts known of the list in which the place stands; nil for a place alone.
    package let neighbors: ListNeighbors?
    /// The use of the answer.
    package let purpose: Purpose
    /// The kind of the places; nil for anything. Counts for lists and while typing.
    package let kind: PlaceKind?
    /// The most places that answer.
    package let limit: Int

    /// Asks for `text`, places close to `near` first.
    package init(
        text: String, near: Coordinate? = nil, stops: [Coordinate] = [], way: StopsWay? = nil,
        neighbors: ListNeighbors? = nil, purpose: Purpose = .choice, kind: PlaceKind? = nil,
        limit: Int = PlaceQuery.usualLimit
    ) {
        self.text = text
        self.near = near
        self.stops = stops
        self.way = way
        self.neighbors = neighbors
        self.purpose = purpose
        self.kind = kind
        self.limit = limit
    }
}
