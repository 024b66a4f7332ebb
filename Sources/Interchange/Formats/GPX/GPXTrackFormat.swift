import Entities
package import Text

/// GPX with a track a trip, for programs that draw the way: points along the roads where these are known, else
/// along the great circles, the stops among them named.
package struct GPXTrackFormat: TripFormat {
    /// The format.
    package init() {}

    package var name: String { "gpx-track" }
    /// Files that end in `gpx` are written with routes unless this format is asked for by name.
    package var fileEndings: [String] { [] }
    package var sharedEndings: [String] { ["gpx"] }
    package var canRead: Bool { false }

    /// Returns false: `GPXFormat` recognizes GPX of every kind.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool { false }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try GPXFormat().read(bytes, context)
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        GPXWriting.tracks(trips)
    }
}
