package import Entities
package import Text
import XML

/// GPX 1.0 and 1.1: every stop as a waypoint and, in order, as a point of one route a trip.
package struct GPXFormat: TripFormat {
    /// The format.
    package init() {}

    package var name: String { "gpx" }
    package var fileEndings: [String] { ["gpx"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        XMLRoot.name(in: beginning) == "gpx"
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try read(FileContent(bytes), context)
    }

    package func read(_ content: FileContent, _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        var reading = GPXReading(context)
        return try reading.read(content)
    }

    /// The one trip of files of which each is the track of a day; nil for any other files. Linear in their bytes.
    package static func journey(of files: [[UInt8]], _ context: ImportContext) -> ImportedTrips? {
        GPXReading.journey(of: files, context)
    }

    /// Its routes have times where a trip is planned, and no other way than the stops.
    package func needsRoute(of trip: Trip) -> Bool { trip.isPlanned }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        GPXWriting.routes(trips)
    }
}
