package import MapData
package import Reactive

/// The dependencies of the page of the road engine. It leads nowhere, so there is no router, and there is one use case:
/// to ask the engine what it is.
package struct EngineDependencies {
    /// Asks the engine what it is when it is subscribed to; nil where none is named.
    package let inspection: AnyPublisher<RoadEngineInspection, MapDataError>?
    /// Whether the roads in the program are asked.
    package let isInside: Bool
    /// Ends the pause of an engine that has failed a moment ago, and forgets where it knew no road.
    package let endPause: () -> Void
    /// Forgets all that road engines have answered; throws where it cannot be deleted.
    package let forget: () throws -> Void
    /// The time now, in milliseconds since 1970-01-01 UTC.
    package let now: Int64

    /// States what the page needs.
    package init(
        inspection: AnyPublisher<RoadEngineInspection, MapDataError>?, isInside: Bool = false,
        endPause: @escaping () -> Void, forget: @escaping () throws -> Void, now: Int64
    ) {
        self.inspection = inspection
        self.isInside = isInside
        self.endPause = endPause
        self.forget = forget
        self.now = now
    }
}

/// The dependencies of the menu that shows the road engine and names another one.
package struct EngineMenuDependencies {
    /// The measure of distances now.
    package let current: () -> RoadChoice
    /// The choice in a typed text: an address, `inside` or `off`; throws for a text that is none.
    package let address: (_ text: String) throws -> RoadChoice
    /// Returns the dependencies of the page of a choice.
    package let engine: (RoadChoice) -> EngineDependencies
    /// Measures distances by this from now on, until the program ends.
    package let use: (RoadChoice) -> Void

    /// States what the menu needs.
    package init(
        current: @escaping () -> RoadChoice, address: @escaping (_ text: String) throws -> RoadChoice,
        engine: @escaping (RoadChoice) -> EngineDependencies, use: @escaping (RoadChoice) -> Void
    ) {
        self.current = current
        self.address = address
        self.engine = engine
        self.use = use
    }
}

/// The properties of the road engine.
package enum EnginePage: Equatable {
    /// None is named.
    case none
    /// The roads in the program are asked.
    case inside
    /// This one answers; `now` is the time in milliseconds since 1970-01-01 UTC.
    case found(RoadEngineInspection, now: Int64)
}
