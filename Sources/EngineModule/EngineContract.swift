package import MapData
package import Reactive

/// What the page of the road engine needs. It leads nowhere, so there is no router, and there is one use case: to ask the
/// engine what it is.
package struct EngineDependencies {
    /// Asks the engine what it is when it is subscribed to; nil where none is named.
    package let inspection: AnyPublisher<RoadEngineInspection, MapDataError>?
    /// Ends the pause of an engine that has failed a moment ago.
    package let endPause: () -> Void
    /// The time now, in milliseconds since 1970-01-01 UTC.
    package let now: Int64

    /// States what the page needs.
    package init(
        inspection: AnyPublisher<RoadEngineInspection, MapDataError>?, endPause: @escaping () -> Void, now: Int64
    ) {
        self.inspection = inspection
        self.endPause = endPause
        self.now = now
    }
}

/// What is known of the road engine.
package enum EnginePage: Equatable {
    /// None is named.
    case none
    /// This one answers; `now` is the time in milliseconds since 1970-01-01 UTC.
    case found(RoadEngineInspection, now: Int64)
}
