package import MapData
package import Platform
package import Reactive

/// The dependencies of the page of the road engine. It leads nowhere, so there is no router, and there is one use case:
/// to ask the engine what it is.
package struct EngineDependencies {
    /// Asks the engine what it is when it is subscribed to; nil where none is named.
    package let inspection: AnyPublisher<RoadEngineInspection, MapDataError>?
    /// Ends the pause of an engine that has failed a moment ago, and forgets where it knew no road.
    package let endPause: () -> Void
    /// Forgets all that road engines have answered; throws where it cannot be deleted.
    package let forget: () throws -> Void
    /// The time now, in milliseconds since 1970-01-01 UTC.
    package let now: Int64

    /// States what the page needs.
    package init(
        inspection: AnyPublisher<RoadEngineInspection, MapDataError>?, endPause: @escaping () -> Void,
        forget: @escaping () throws -> Void, now: Int64
    ) {
        self.inspection = inspection
        self.endPause = endPause
        self.forget = forget
        self.now = now
    }
}

/// The dependencies of the menu that shows the road engine and names another one.
package struct EngineMenuDependencies {
    /// The engine that is asked now; nil for none.
    package let current: () -> HTTPServerAddress?
    /// The address in a typed text, nil for `off`; throws for a text that is none.
    package let address: (_ text: String) throws -> HTTPServerAddress?
    /// Returns the dependencies of the page of an engine.
    package let engine: (HTTPServerAddress?) -> EngineDependencies
    /// Asks this engine for roads from now on, until the program ends; nil for none.
    package let use: (HTTPServerAddress?) -> Void

    /// States what the menu needs.
    package init(
        current: @escaping () -> HTTPServerAddress?, address: @escaping (_ text: String) throws -> HTTPServerAddress?,
        engine: @escaping (HTTPServerAddress?) -> EngineDependencies, use: @escaping (HTTPServerAddress?) -> Void
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
    /// This one answers; `now` is the time in milliseconds since 1970-01-01 UTC.
    case found(RoadEngineInspection, now: Int64)
}
