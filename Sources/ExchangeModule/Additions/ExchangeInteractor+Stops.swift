package import Entities
package import Geodesy
import Interchange
import Persistence
import Places

/// Stops for a trip that is there.
extension ExchangeInteractor {
    /// Reads a text as a file that is imported, of any format, for the end of `trip`; names are first looked for near
    /// `near`. Nothing is saved. Throws `DocumentError.interrupted` and what ended the wait for a place.
    package func stops(in bytes: [UInt8], for trip: Trip, near: Coordinate?) throws -> StopsRead {
        var left = bytes[...]
        let document = OpenDocument("-", limit: .max, expectedSize: bytes.count) { buffer in
            let count = min(buffer.count, left.count)
            buffer.copyBytes(from: left.prefix(count))
            left = left.dropFirst(count)
            return count
        }
        let merge = StopMerge(into: trip, identifiers: identifiers, addsAll: true)
        var places: [Coordinate: FoundPlace] = [:]
        let lookups = ExchangeLookups(
            finder, near: near, takeSignal: takeSignal
        ) { places[$0.location] = $0 }
        var held: any ImportMerge = merge
        var trips = 0
        let outcome = try read(
            "-", from: document, format: nil, ImportRequest(files: ["-"]), called: nil, lookups, into: &held
        ) { imported in
            trips = imported.trips.count
            return false
        }
        if let interruption = lookups.interruption { throw interruption }
        let merged = held as? StopMerge ?? merge
        return StopsRead(
            stops: merged.inserted, plan: merged.plan, outcome: outcome, trips: trips, name: trip.name, places: places)
    }
}
