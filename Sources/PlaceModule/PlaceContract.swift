package import Console
package import Geodesy
package import MapData
package import PlaceNames
package import Reactive

// Looking places up on one page: what it needs, what it shows, and what a person can do. A list of places (`Place…`) is
// for commands; the question for one place (`PlaceChoice…`) is a level of the menus, which hands its answer to the
// screen that opened it. Neither leads further, so there is no router.

/// What looking places up needs from outside.
package struct PlaceDependencies {
    package let mapData: any MapDataProvider
    package let places: PlaceFinder
    /// The time of the event loop, in which a pause of typing is measured.
    package let scheduler: any Scheduler
    /// In which distances are shown.
    package let unit: DistanceUnit
    /// Reads what every answer needs before the first letter is typed.
    let preparation = PlacePreparation()

    /// States what looking places up needs.
    package init(
        mapData: any MapDataProvider, places: PlaceFinder, scheduler: any Scheduler, unit: DistanceUnit = .kilometers
    ) {
        self.mapData = mapData
        self.places = places
        self.scheduler = scheduler
        self.unit = unit
    }
}

/// A question for places. What is near is a PLACE as typed.
package struct PlaceRequest: Equatable, Sendable {
    package let text: String
    package let near: String?
    /// What the places must be; nil for anything.
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

/// What is shown of the answers: texts, ready to print.
package struct PlacePage: Equatable, Sendable {
    package var rows: [Row] = []

    /// One place.
    package struct Row: Equatable, Sendable {
        package let name: String
        /// What it is: `town`, `park`.
        package let kind: String
        /// What tells it apart in its country.
        package let region: String
        package let country: String
        package let population: String
        /// How far it is from the place given as near; empty where none was.
        package let distance: String
        /// Who knows it.
        package let source: String
        package let place: String
    }
}

/// The answer to a question for places.
package struct FoundPlaces: Equatable, Sendable {
    /// Best first, at least one.
    package let places: [Place]
    /// Where the place given as near is; nil where none was.
    package let near: Coordinate?
}

/// Why a question was not answered; what was asked itself is a `PlaceError`.
package enum PlaceRequestError: Error, Equatable, Sendable {
    /// The place given as near is none.
    case near(PlaceError)
}

/// What is shown while a place is typed.
package struct PlaceChoicePage: Equatable, Sendable {
    /// What the answers answer; nil before the first.
    package var text: String?
    package var suggestions: [Suggestion] = []
    /// What to say above them; nil for nothing.
    package var heading: String?
    /// Whether Enter takes the first; otherwise the person has to choose.
    package var selectsFirst = true
    /// What to say below them.
    package var note: String?
}
