import Entities
import Geodesy
import Interchange
import Places
import Text

/// What must hold of any file that is read as trips: it is refused with a place in it, or every trip keeps the limits
/// and goes out and comes back as it is.
func checkFile(_ bytes: [UInt8], formatNamed name: String) throws(Violation) {
    guard let format = TripFormats.named(name) else { throw Violation("there is no format called \(name)") }
    try checkFile(bytes, format)
}

/// What must hold of a file whose format is seen from its content. One that is only written is recognized to be refused
/// with a reason.
func checkRecognized(_ bytes: [UInt8]) throws(Violation) {
    guard let format = TripFormats.recognizing(bytes) else { return }
    guard format.canRead else {
        let imported = try read(bytes, format, takesEveryPoint: false)
        return try require(imported == nil, "\(format.name) is only written, but was read")
    }
    try checkFile(bytes, format)
}

/// What must hold of a mail with these bytes, but for the first, as its text in one of several encodings.
func checkMail(_ bytes: [UInt8]) throws(Violation) {
    guard let first = bytes.first else { return }
    let types = ["text/plain", "text/html", "multipart/mixed; boundary=b"]
    let codings = ["8bit", "quoted-printable", "base64"]
    let choice = Int(first) % (types.count * codings.count)
    let head =
        "From: a@example.org\r\nContent-Type: \(types[choice % types.count])\r\n"
        + "Content-Transfer-Encoding: \(codings[choice / types.count])\r\n\r\n"
    try checkFile(Array(head.utf8) + bytes.dropFirst(), formatNamed: "list")
}

/// Whether a file may be a mail, whose lines are counted in its text.
private func isMail(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(100_000), as: UTF8.self).lowercased()
    return beginning.containsText("content-") || beginning.containsText("mime-version")
}

private func checkFile(_ bytes: [UInt8], _ format: any TripFormat) throws(Violation) {
    for takesEveryPoint in [false, true] {
        guard let imported = try read(bytes, format, takesEveryPoint: takesEveryPoint) else { continue }
        try checkLimits(imported, of: bytes, format)
        guard !takesEveryPoint else { continue }
        // A calendar holds days, not trips.
        let comesBack = format.canWrite && !format.isWrittenByDays
        try checkReturn(imported.trips, comesBack ? format : GeoJSONFormat())
    }
}

/// The trips of a file; nil when it is refused, as it may be, with a reason and a place.
private func read(
    _ bytes: [UInt8], _ format: any TripFormat, takesEveryPoint: Bool
) throws(Violation) -> ImportedTrips? {
    let context = ImportContext(
        fileName: "file", identifiers: NumberedIdentifiers(seed: 1), takesEveryPoint: takesEveryPoint,
        readPlace: placeOfName)
    do throws(TextFault) {
        return try format.read(bytes, context)
    } catch {
        try require(!error.reason.isEmpty && error.reason.utf8.count < 10_000, "a reason of strange length")
        try require(error.line != nil || error.column == nil, "a column without a line")
        // In an archive the lines are those of the file that is packed in it, in a mail those of its text.
        if let line = error.line, !packed.contains(format.name), !isMail(bytes) {
            let isInside = FileLines(bytes).contains(line: line, column: error.column)
            try require(isInside, "the place of the error is not in the file: \(error)")
        }
        return nil
    }
}

/// The formats whose files are packed, so that lines are not those of the file.
private let packed: Set<String> = ["kmz", "zip", "xlsx", "ods"]

/// A gazetteer of one letter: what begins with `P` is a place, also far from any coordinates.
private func placeOfName(_ text: String, near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
    guard text.hasPrefix("P"), let place = try? Coordinate(latitude: 48.8566, longitude: 2.3522) else {
        return FoundPlace.ofCoordinates(text, near: near)
    }
    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
}

/// What holds of trips wherever they come from, counted anew.
private func checkLimits(_ imported: ImportedTrips, of bytes: [UInt8], _ format: any TripFormat) throws(Violation) {
    var ids: Set<ID> = []
    var stops = 0
    for trip in imported.trips {
        try checkName(trip.name)
        try require(ids.insert(trip.id).inserted, "two trips of one id")
        var stopIDs: Set<ID> = []
        for stop in trip.waypoints {
            try checkName(stop.name)
            try require(stopIDs.insert(stop.id).inserted, "two stops of one id")
            try require((-90...90).contains(stop.location.latitude), "a latitude of \(stop.location.latitude)")
            try require((-180...180).contains(stop.location.longitude), "a longitude of \(stop.location.longitude)")
            if let note = stop.note { try checkNote(note.text) }
        }
        stops += trip.waypoints.count
    }
    guard !packed.contains(format.name) else { return }
    try require(stops <= bytes.count, "more stops than bytes")
    let lines = FileLines(bytes)
    for skipped in imported.skipped {
        try require(lines.contains(line: skipped.line, column: nil), "line \(skipped.line) is not in the file")
        try require(!skipped.reason.isEmpty, "skipped without a reason")
    }
}

private func checkName(_ name: Name) throws(Violation) {
    let text = name.text
    try require((1...200).contains(text.count) && text.utf8.count <= 1_000, "a name over its limits")
    let spaces = text.unicodeScalars.map(\.properties.isWhitespace)
    try require(spaces.first == false && spaces.last == false, "white space at the end of a name")
    try require(!zip(spaces, spaces.dropFirst()).contains { $0 && $1 }, "two spaces in a name")
}

private func checkNote(_ text: String) throws(Violation) {
    try require((1...10_000).contains(text.count) && text.utf8.count <= 100_000, "a note over its limits")
    try require(!text.utf8.contains(0x0D), "a carriage return in a note")
    let spaces = [text.unicodeScalars.first, text.unicodeScalars.last].map { $0?.properties.isWhitespace }
    try require(spaces == [false, false], "white space at the end of a note")
}
