import Entities
import Foundation
import Geodesy
import Interchange
import TestSupport

extension TripFormat {
    /// Reads a text as a file called `file` would be read.
    func read(text: String, everyPoint: Bool = false) throws -> ImportedTrips {
        try read(bytes: Array(text.utf8), everyPoint: everyPoint)
    }

    /// Reads bytes as a file called `file` would be read.
    func read(bytes: [UInt8], everyPoint: Bool = false) throws -> ImportedTrips {
        try read(
            bytes,
            ImportContext(
                fileName: "file", identifiers: SeededIdentifiers(seed: 1), takesEveryPoint: everyPoint))
    }

    /// Writes trips without distances.
    func document(_ trips: [Trip]) -> ExportedDocument {
        write(trips.map { RoutedTrip(trip: $0, route: .none) })
    }
}

extension Coordinate {
    /// A place by its numbers, which a test writes in range.
    init(_ latitude: Double, _ longitude: Double) throws {
        try self.init(latitude: latitude, longitude: longitude)
    }
}
