package import Console
package import Geodesy
package import MapData
package import PlaceNames
package import Places
package import Reactive

// Looking places up on one page: its needs, its pages, and the questions of a person. A list of places (`Place…`) is
// for commands; the question for one place (`PlaceChoice…`) is a level of the menus, which hands its answer to the
// screen that opened it. Neither leads further, so there is no router.

/// The needs of looking places up.
package struct PlaceDependencies {
    /// Finds the places.
    package let mapData: any MapDataProvider
    /// The time of the event loop, in which a pause of typing is measured.
    package let scheduler: any Scheduler
    /// The unit in which distances are shown.
    package let unit: DistanceUnit

    /// Collects the needs.
    package init(mapData: any MapDataProvider, scheduler: any Scheduler, unit: DistanceUnit) {
        (self.mapData, self.scheduler, self.unit) = (mapData, scheduler, unit)
    }
}

/// A question for places; `near` is a PLACE as typed.
package struct PlaceRequest: Equatable, Sendable {
    package let text: String
    package let near: String?
    /// The kind of the places; nil for any.
    package let kind: PlaceKind?
    package let limit: Int

    /// Asks for at most `limit` places of this name.
    package init(
        _ text: String, near: String? = nil, kind: PlaceKind? = nil, limit: Int = PlaceQuery.usualLimit
    ) {
        self.kind = kind
        self.text = text
        self.near = near
        self.limit = limit
    }
}

/// The page of the answers: texts, ready to print.
package struct PlacePage: Equatable, Sendable {
    package var rows: [Row] = []

    /// One place.
    package struct Row: Equatable, Sendable {
        package let name: String
        /// The word for its kind: `town`, `park`.
        package let kind: String
        /// The text that tells it apart in its country.
        package let region: String
        package let country: String
        package let population: String
        /// The distance from the place given as near; empty where none was.
        package let distance: String
        /// The names of the data that have it.
        package let source: String
        package let place: String
    }
}

/// The answer to a question for places.
package struct PlaceResults: Equatable, Sendable {
    /// Best first, at least one.
    package let places: [FoundPlace]
    /// The coordinates of the place given as near; nil where none was.
    package let near: Coordinate?
}

/// The reason why a question was not answered, beside the `PlaceError` of the text itself.
package enum PlaceRequestError: Error, Equatable, Sendable {
    /// The place given as near is none.
    case near(PlaceError)
}

/// The page that is shown while a place is typed.
package struct PlaceChoicePage: Equatable, Sendable {
    /// The text that is answered; nil before the first.
    package var text: String?
    package var suggestions: [Suggestion] = []
    /// The line above them; nil for none.
    package var heading: String?
    /// Whether Enter takes the first; otherwise the person has to choose.
    package var selectsFirst = true
    /// Whether the first is so far from the trip that only the arrow keys select it.
    package var isFirstFar = false
    /// The line below them; nil for none.
    package var note: String?
}
