package import Entities
import JSON
package import Text

/// The program's own format: the library file, which import also takes without version and ids.
package struct JSONFormat: TripFormat {
    /// The format.
    package init() {}

    package var name: String { "json" }
    package var fileEndings: [String] { ["json"] }
    package var holdsPlans: Bool { true }

    /// JSON text begins, after white space and a byte order mark, with a brace or a bracket. Text in another encoding
    /// than UTF-8 is taken for JSON too: its reader says what is wrong with it.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        // In UTF-16 each of these has a zero byte beside it.
        let wide: [[UInt8]] = [
            [0xFF, 0xFE, 0x7B], [0xFF, 0xFE, 0x5B], [0xFE, 0xFF, 0x00, 0x7B], [0xFE, 0xFF, 0x00, 0x5B],
        ]
        if wide.contains(where: { beginning.starts(with: $0) }) { return true }
        let first = text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") && !ListLine.beginsLikeText(text)
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        do throws(LibraryDecodingError) {
            let decoded = try LibraryDecoder.imported(
                bytes, unnamed: Name.cut(context.fileName) ?? .newTrip, ids: context.identifiers,
                refusal: StopCollector.overLimit)
            return ImportedTrips(
                trips: decoded.trips, notices: DecodingNotice.condensed(decoded.notices).map { "\($0)" })
        } catch {
            guard isWhole(bytes) else { throw error.fault }
            if !Self.isOwn(bytes), let chat = ChatExport(bytes) { return try chat.read(context) }
            // A value of another kind than this program's is one of another program.
            let isOfOtherKind = error.fault.reason.containsText(" must be ")
            if let imported = Self.others(bytes, context, isOfOtherKind: isOfOtherKind) { return imported }
            guard !Self.isOwn(bytes) else { throw error.fault }
            if let note = NoteExport(bytes), let imported = try? note.read(context),
                imported.trips.contains(where: { !$0.waypoints.isEmpty })
            {
                return imported
            }
            throw TextFault(
                reason:
                    "this JSON is of no program that is known: it has no trips with stops, and no list of places with a "
                    + "latitude and a longitude each")
        }
    }

    /// The places of another program's file that only has a member called like one of this program's, as `waypoints`;
    /// nil where none can be read. Nil also where a stop has its place as this program writes it, unless a value is of
    /// a kind that it never has here (`isOfOtherKind`) and the file does not have the version of this program's.
    private static func others(
        _ bytes: [UInt8], _ context: ImportContext, isOfOtherKind: Bool
    ) -> ImportedTrips? {
        let beginning = bytes.prefix(FileContent.beginningSize)
        let names = Set(JSONBeginning(beginning.drop { $0 != UInt8(ascii: "{") }).members.map(\.name))
        // The stops of this program are called so, and those of others often otherwise.
        let hasWaypoints = bytes.containsBytes(Array(#""waypoints""#.utf8))
        let isLibrary = hasWaypoints && names.contains("version") && names.contains("trips")
        let hasOwnPlaces =
            hasWaypoints && [#""location""#, #""latitude""#].allSatisfy { bytes.containsBytes(Array($0.utf8)) }
            && (!isOfOtherKind || names.contains("version"))
        guard !isLibrary, !hasOwnPlaces, var imported = try? PlannerFormat().read(bytes, context),
            imported.trips.contains(where: { !$0.waypoints.isEmpty })
        else { return nil }
        imported.notices.insert("this is JSON of another program: its list of places was read", at: 0)
        return imported
    }

    /// Whether the first object has the members of a file of this program.
    private static func isOwn(_ bytes: [UInt8]) -> Bool {
        let beginning = bytes.prefix(FileContent.beginningSize).drop { $0 != UInt8(ascii: "{") }
        let names = Set(JSONBeginning(beginning).members.map(\.name))
        return names.contains("version") || names.contains("trips")
            || (names.contains("waypoints") && !names.contains("routes"))
    }

    /// Whether a text is JSON from its beginning to its end.
    private func isWhole(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            guard var reader = try? JSONReader(buffer) else { return false }
            return (try? reader.skipValue()) != nil && (try? reader.finish()) != nil
        }
    }

    package func needsRoute(of trip: Trip) -> Bool { false }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        let written = trips.map { $0.trip.withoutForeignPlans }
        let names = Set(written.flatMap { $0.names }).sorted().map { Wording.quoted($0) }
        var warnings: [String] = []
        if !names.isEmpty {
            let list = names.joined(separator: ", ")
            warnings = ["values of other programs that import would refuse are left out: \(list)"]
        }
        return ExportedDocument(
            bytes: LibraryEncoder.encode(Library(trips: written.map(\.trip))), warnings: warnings)
    }
}
