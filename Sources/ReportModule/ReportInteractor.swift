package import Entities
import MapData
package import Persistence
package import Reactive

/// The use cases of the report: how far trips are, leg by leg, and a report as a file.
package final class ReportInteractor {
    private let model: DataModel
    private let mapData: any MapDataProvider
    private let documents: any DocumentAccess
    private let homeDirectory: String?

    /// Measures trips of the library.
    package init(_ dependencies: ReportDependencies) {
        model = dependencies.model
        mapData = dependencies.mapData
        documents = dependencies.documents
        homeDirectory = dependencies.homeDirectory
    }

    /// The distances of these trips, once all are there; fails with `ReferenceError` or `StoreError` when a trip is not
    /// found, with `ReportError` when one cannot be measured. Linear in the stops.
    package func report(on selection: TripSelection) -> AnyPublisher<DistanceReport, any Error> {
        attempt { [model, mapData] in
            let method = mapData.methodName
            return try selection.trips(in: model.library)
                .map { trip in
                    mapData.directions(for: trip).map { DistanceReport.TripSection(trip: trip, route: $0) }
                }
                .combineLatest()
                .map { DistanceReport(trips: $0, method: method) }
                .mapError { ReportError.noDistances("\($0)") }
        }
    }

    /// What a path typed into a menu means: `~/` is the home directory.
    package func expanded(_ path: String) -> String {
        DocumentPath(typed: path, homeDirectory: homeDirectory).text
    }

    /// Writes a report into a file.
    package func write(_ text: String, to path: String, replacing: Bool) throws(DocumentError) {
        try documents.write(Array(text.utf8), to: path, replacing: replacing)
    }
}
