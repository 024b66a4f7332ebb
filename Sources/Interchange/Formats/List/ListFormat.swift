package import Entities
import Geodesy
package import Text

/// A plain list: one PLACE a line, `#` before a comment; also the text of a mail.
///
/// A comment `# Trip: NAME` or `# Round trip: NAME` begins a trip. A line that begins with a backslash is
/// NAME=COORDINATES whatever else the name looks like. Kept: names, order, places to 1e-7, trips, also without stops,
/// round trips, first days, nights, costs, and notes of one line. Not kept: other notes and plans, ids, the fields of
/// others.
package struct ListFormat: TripFormat {
    /// The format.
    package init() {}

    package var name: String { "list" }
    package var fileEndings: [String] { ["txt", "list"] }
    package var holdsNotes: Bool { false }

    /// Any text can be a list; what begins like markup or has control characters is none.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        if ListTitle.begin(text) { return true }
        // The links that this program writes for a telephone have lines of places, too.
        if LinksFormat().recognizes(beginning) { return false }
        guard let first = text.first(where: { $0 > 0x20 }),
            ![0x3C, 0x7B, 0x5B].contains(first) || ListLine.beginsLikeText(text)
        else { return false }
        if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) { return true }
        return !text.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        if OwnReport.begins(bytes) { throw OwnReport.fault }
        if let front = FrontMatter(bytes) {
            var inner = front.title.map { context.forFile(called: $0) } ?? context
            if let date = front.date { inner = inner.forText(of: date) }
            return try read(front.text, inner, behind: front)
        }
        return try read(bytes, context, behind: nil)
    }

    private func read(
        _ bytes: [UInt8], _ context: ImportContext, behind front: FrontMatter?
    ) throws(TextFault) -> ImportedTrips {
        if let imported = try ChatPlan.read(bytes, context) { return imported }
        let mail = Mail(bytes)
        let table = try TextTable.read(mail?.text ?? bytes, context, notices: mail?.notices ?? [], behind: front)
        if let table { return table }
        let text = try FileText(mail?.text ?? bytes)
        let notices = (mail?.notices ?? []) + [text.notice].compactMap { $0 }
        return try text.read { buffer throws(TextFault) in
            var reader = ListImport(buffer, from: text.start, context, notices: notices, title: front?.title)
            let imported = try reader.read()
            if let fault = Self.fault(of: imported, context) { throw fault }
            return imported
        }
    }

    /// The reason for which a text is no list of places although a word of it is a place; nil where it may be one: a
    /// format was given, something is planned, or not nearly all lines are none.
    private static func fault(of imported: ImportedTrips, _ context: ImportContext) -> TextFault? {
        guard !context.isFormatGiven, imported.trips.count == 1, let stop = imported.trips[0].waypoints.first,
            imported.trips[0].waypoints.count == 1, stop.plan == .none, stop.note == nil,
            let first = imported.skipped.first, imported.skipped.count >= fewestOthers
        else { return nil }
        let lines = imported.skipped.count
        return TextFault(
            line: first.line,
            reason: "not a format that is known, nor a list of places: \(lines) of \(lines + 1) lines are no place")
    }

    /// The fewest lines that are no place in a text that is no list.
    private static let fewestOthers = 4

    package func needsRoute(of trip: Trip) -> Bool { false }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        ListWriting(trips.map(\.trip)) { try? read(Array($0.utf8), $1) }.document
    }
}
