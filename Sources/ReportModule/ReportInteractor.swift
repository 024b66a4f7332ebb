import CivilTime
package import Entities
import Geodesy
import Itineraries
import MapData
package import Persistence
package import Reactive

/// The use cases of the report: how far trips are, leg by leg, and a report as a file.
package final class ReportInteractor {
    private let model: DataModel
    private let mapData: any MapDataProvider
    private let documents: any DocumentAccess
    private let homeDirectory: String?
    private let clock: (Coordinate) -> PlaceClock
    private let borders: () -> BorderSource?
    private let times: ClockStyle
    private let area: (Coordinate) -> String?

    /// Measures trips of the library.
    package init(_ dependencies: ReportDependencies) {
        model = dependencies.model
        mapData = dependencies.mapData
        documents = dependencies.documents
        homeDirectory = dependencies.homeDirectory
        clock = dependencies.clock
        borders = dependencies.borders
        times = dependencies.times
        area = dependencies.area
    }

    /// The distances of these trips, once all are there; fails with `ReferenceError` or `StoreError` when a trip is not
    /// found, with `ReportError` when one cannot be measured. Linear in the stops.
    ///
    /// The areas of the stops are only looked up where a report `hasAreas`.
    package func report(
        on selection: TripSelection, days: ReportedDays = .planned, hasAreas: Bool = false
    ) -> AnyPublisher<DistanceReport, any Error> {
        attempt { [model, mapData, clock, borders, times, area] in
            try selection.trips(in: model.library)
                .map { trip in
                    mapData.directions(for: trip).map { route in
                        DistanceReport.TripSection(
                            trip: trip, route: route,
                            days: days.itinerary(of: trip, along: route, clock: clock, borders: borders),
                            times: times, areas: hasAreas ? trip.waypoints.map { area($0.location) } : [])
                    }
                }
                .combineLatest()
                .map { DistanceReport(trips: $0) }
                .mapError { ReportError.noDistances("\($0)") }
        }
    }

    /// Returns the path that a text typed into a menu means: `~/` is the home directory.
    package func expanded(_ path: String) -> String {
        DocumentPath(typed: path, homeDirectory: homeDirectory).text
    }

    /// Writes a report into a file.
    package func write(_ text: String, to path: String, replacing: Bool) throws(DocumentError) {
        try documents.write(Array(text.utf8), to: path, replacing: replacing)
    }
}

extension ReportedDays {
    /// The days of a trip along a route, whose straight legs are estimated; nil where the report has none.
    fileprivate func itinerary(
        of trip: Trip, along route: Route, clock: (Coordinate) -> PlaceClock, borders: () -> BorderSource?
    ) -> Itinerary? {
        switch self {
        case .planned:
            return trip.isPlanned ? Itinerary(planned: trip, route, clock: clock, borders: borders()) : nil
        case .all:
            guard !route.legs.isEmpty else { return nil }
            return ItineraryPlanner.itinerary(
                of: trip, along: DrivingEstimate(trip.plan).route(route), clock: clock, borders: borders())
        }
    }
}
