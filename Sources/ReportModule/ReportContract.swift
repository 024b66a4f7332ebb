package import Console
package import Entities
package import Geodesy
package import MapData
package import Persistence
package import Reactive

// The distance report on one page: what it needs, what it shows, and who talks to whom.

/// What the report needs from outside.
package struct ReportDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let documents: any DocumentAccess
    package let unit: DistanceUnit

    /// States what the report needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, documents: any DocumentAccess, unit: DistanceUnit
    ) {
        self.model = model
        self.mapData = mapData
        self.documents = documents
        self.unit = unit
    }
}

/// Which trips a report is about.
package enum ReportSubject: Equatable, Sendable {
    case allTrips
    case trip(ID)
    /// As a person names them.
    case references([String])
}

/// What there is to show.
package enum ReportState: Equatable, Sendable {
    case loading
    case loaded(DistanceReport)
    case failed(String)
}

/// The use cases: what can be known and done, without words for a person.
package protocol ReportInteracting: AnyObject {
    /// The distances of these trips as they arrive; throws `ReferenceError` when a trip cannot be told.
    func report(on subject: ReportSubject) throws -> AnyPublisher<Loading<DistanceReport>, Never>
}

/// What the view shows, and what the person can do.
package protocol ReportPresenting: AnyObject {
    /// Makes the report; throws when a trip cannot be told.
    func show(_ subject: ReportSubject) throws
    /// What the view shows now.
    var state: ReportState { get }
    /// The report as a document in one of its formats; throws `ReportError` when there is none.
    func document(_ format: ReportFormat, context: TerminalContext) throws(ReportError) -> String
}

/// The ways out.
package protocol ReportRouting: AnyObject {
    /// Sends a document out of the program, into a file.
    func leave(_ document: String, to path: String, replacing: Bool) throws(DocumentError)
}

/// Why there is no report.
package enum ReportError: Error, Equatable, Sendable {
    /// The provider gave no distances, and why.
    case noDistances(String)
}

extension ReportError: CustomStringConvertible {
    /// What is wrong, for the person.
    package var description: String {
        switch self {
        case .noDistances(let reason): "the distances could not be found out: \(reason)"
        }
    }
}
