import Entities
import MapData
package import Reactive

/// The use case of the report: how far trips are, leg by leg.
package final class ReportInteractor: ReportInteracting {
    private let model: DataModel
    private let mapData: any MapDataProvider

    /// Measures trips of the library.
    package init(_ dependencies: ReportDependencies) {
        model = dependencies.model
        mapData = dependencies.mapData
    }

    package func report(on subject: ReportSubject) throws -> AnyPublisher<Loading<DistanceReport>, Never> {
        let method = mapData.methodName
        return try trips(subject)
            .map { trip in
                mapData.directions(for: trip).map { DistanceReport.TripSection(trip: trip, route: $0) }
            }
            .combineLatest()
            .map { DistanceReport(trips: $0, method: method) }
            .asLoading()
    }

    private func trips(_ subject: ReportSubject) throws -> [Trip] {
        let library = model.library
        switch subject {
        case .allTrips: return library.trips
        case .trip(let id):
            guard let trip = library.trip(id) else { throw StoreError.refused(.noSuchTrip) }
            return [trip]
        case .references(let references):
            return try references.map { try library.trip(named: $0) }
        }
    }
}
