package import MapData
package import Reactive

// The road engine: its needs, what is shown of it, and what a person can ask for. It leads nowhere, so there is no
// router.

/// The needs of the use case of asking an engine what it is.
package struct EngineDependencies {
    /// Asks the engine what it is when it is subscribed to; nil where none is named.
    package let inspection: AnyPublisher<RoadEngineInspection, MapDataError>?
    /// The roads in the program; nil where they are not asked.
    package let inside: InsideRoadsInspection?
    /// Ends the pause of an engine that has failed a moment ago, and forgets where it knew no road.
    package let endPause: () -> Void
    /// Forgets all that road engines have answered; throws where it cannot be deleted.
    package let forget: () throws -> Void
    /// The time now, in milliseconds since 1970-01-01 UTC.
    package let now: Int64

    /// Collects the needs.
    package init(
        inspection: AnyPublisher<RoadEngineInspection, MapDataError>?, inside: InsideRoadsInspection? = nil,
        endPause: @escaping () -> Void, forget: @escaping () throws -> Void, now: Int64
    ) {
        (self.inspection, self.inside) = (inspection, inside)
        (self.endPause, self.forget, self.now) = (endPause, forget, now)
    }
}

/// The needs of the menu that shows the road engine and names another one.
package struct EngineMenuDependencies {
    /// The measure of distances now.
    package let current: () -> RoadChoice
    /// The choice in a typed text: an address, `inside` or `off`; throws for a text that is none.
    package let address: (_ text: String) throws -> RoadChoice
    /// Returns the dependencies of the page of a choice.
    package let engine: (RoadChoice) -> EngineDependencies
    /// Measures distances by this from now on.
    package let use: (RoadChoice) -> Void
    /// Keeps a choice, as it was typed, for the next time; throws where it cannot be kept.
    package let keep: (_ text: String) throws -> Void

    /// Collects the needs.
    package init(
        current: @escaping () -> RoadChoice, address: @escaping (_ text: String) throws -> RoadChoice,
        engine: @escaping (RoadChoice) -> EngineDependencies, use: @escaping (RoadChoice) -> Void,
        keep: @escaping (_ text: String) throws -> Void
    ) {
        (self.current, self.address, self.engine, self.use, self.keep) = (current, address, engine, use, keep)
    }
}

/// The properties of the road engine.
package enum EngineOutcome: Equatable {
    /// None is named.
    case none
    /// The roads in the program are asked.
    case inside(InsideRoadsInspection)
    /// The engine that answers; `now` is the time in milliseconds since 1970-01-01 UTC.
    case found(RoadEngineInspection, now: Int64)
}

/// Everything that a person can ask for in the menus.
enum EngineEvent: Equatable, Sendable {
    /// Shows the engine that is asked.
    case show
    /// Forgets all that road engines have answered.
    case forget
    /// Asks the engine at a typed address from now on; `inside` takes the roads in the program, `off` none.
    case choose(String)
}
