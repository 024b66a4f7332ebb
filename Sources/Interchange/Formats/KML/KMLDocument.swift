/// The contents of one KML document: trips, and links to other documents.
struct KMLDocument {
    /// A link to another document, which may be in the same archive.
    struct Link: Equatable {
        let line: Int
        let address: String

        /// The link as something that was not taken.
        var skipped: SkippedPoint {
            SkippedPoint(line: line, reason: "a link to another file (\(address.prefix(200))), which is not followed")
        }
    }

    var trips: ImportedTrips
    let links: [Link]
}
