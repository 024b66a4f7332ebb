import Text

/// The contents of one KML document: trips, and links to other documents.
struct KMLDocument {
    /// A link to another document, which may be in the same archive.
    struct Link: Equatable {
        let line: Int
        let address: String

        /// The link as something that was not taken.
        var skipped: SkippedPoint {
            let remedy =
                address.containsText("google.com/maps/d")
                ? "; export the map from My Maps once more, without “Keep data up to date with network link”"
                : address.containsText("://") ? "; open it in a browser, and import the file that it gives" : ""
            return SkippedPoint(
                line: line,
                reason: "a link to another file (\(address.prefix(200))), which is not followed\(remedy)")
        }
    }

    var trips: ImportedTrips
    let links: [Link]
}
