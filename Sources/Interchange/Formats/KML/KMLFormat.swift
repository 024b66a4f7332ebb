import Entities
package import Text
import XML

/// KML 2.2: a folder a trip, with its stops as points and the way as one line.
package struct KMLFormat: TripFormat {
    /// The format.
    package init() {}

    package var name: String { "kml" }
    package var fileEndings: [String] { ["kml"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        switch XMLRoot.name(in: beginning) {
        case "kml", "Placemark": true
        // Other formats call their outermost elements so too.
        case "Document", "Folder": beginning.contains("/kml/")
        default: false
        }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try read(FileContent(bytes), context)
    }

    package func read(_ content: FileContent, _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let document = try KMLReading.document(content, context)
        var trips = document.trips
        trips.skipped += document.links.map(\.skipped)
        return trips
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        KMLWriting.document(trips)
    }
}
