package import Console
package import MapData
package import Reactive

// Looking places up on one page: what it needs, what it shows, what a person can do, and who talks to whom.

/// What looking places up needs from outside.
package struct PlaceDependencies {
    package let mapData: any MapDataProvider
    package let places: PlaceFinder
    /// The time of the event loop, in which a pause of typing is measured.
    package let scheduler: any Scheduler

    /// States what looking places up needs.
    package init(mapData: any MapDataProvider, places: PlaceFinder, scheduler: any Scheduler) {
        self.mapData = mapData
        self.places = places
        self.scheduler = scheduler
    }
}

/// A question for places. What is near is a PLACE as typed.
package struct PlaceRequest: Equatable, Sendable {
    package let text: String
    package let near: String?
    package let limit: Int

    /// Asks for at most `limit` places of this name.
    package init(_ text: String, near: String? = nil, limit: Int = PlaceQuery.usualLimit) {
        self.text = text
        self.near = near
        self.limit = limit
    }
}

/// What is shown of the answers: texts, ready to print.
package struct PlaceState: Equatable, Sendable {
    package var rows: [Row] = []

    /// One place.
    package struct Row: Equatable, Sendable {
        package let name: String
        /// What tells it apart in its country.
        package let region: String
        package let country: String
        package let population: String
        package let place: String
    }
}

/// What is shown while a place is typed.
package struct PlaceChoiceState: Equatable, Sendable {
    /// What the answers answer; nil before the first.
    package var text: String?
    package var suggestions: [Suggestion] = []
    /// What to say below them.
    package var note: String?
}

/// Why a question was not answered; what was asked itself is a `PlaceError`.
package enum PlaceRequestError: Error, Equatable, Sendable {
    /// The place given as near is none.
    case near(PlaceError)
}

/// The use cases: what can be known and done, without words for a person.
package protocol PlaceInteracting: AnyObject {
    /// The places that are meant, best first, at least one; throws `PlaceError` and `PlaceRequestError`.
    func find(_ request: PlaceRequest) throws -> [Place]
}

/// What the view shows, and what the person can do.
package protocol PlacePresenting: AnyObject {
    /// What the view shows now.
    var state: PlaceState { get }
    /// Looks places up for a command: errors are the caller's.
    func find(_ request: PlaceRequest) throws
}

/// The use cases: what can be known and done, without words for a person.
package protocol PlaceChoiceInteracting: AnyObject {
    /// The answers to what is typed, as they arrive.
    var answers: AnyPublisher<TypedPlaces, Never> { get }
    /// Takes what the line holds now.
    func type(_ text: String)
}

/// What the view shows, and what the person can do.
package protocol PlaceChoicePresenting: AnyObject {
    /// What the view shows, now and whenever it changes.
    var statePublisher: AnyPublisher<PlaceChoiceState, Never> { get }
    /// Takes what the line holds now.
    func type(_ text: String)
    /// The place behind one of the suggestions, by its number from 0.
    func place(at index: Int) -> FoundPlace?
}
