package import Text

/// A person's saved places as Google exports them: starred places as GeoJSON, in the older and the newer form, and
/// lists as tables with the columns Title, Note, URL. Only read.
///
/// Lists have no coordinates but those that a link happens to hold; other places are looked up by name.
package struct GoogleFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "google" }
    package var fileEndings: [String] { [] }

    /// Google's files differ from other GeoJSON and other tables by the names of its properties and columns.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        if beginningOfGeoJSON(beginning) {
            return ["\"Google Maps URL\"", "\"google_maps_url\""].contains { beginning.containsMember(named: $0) }
        }
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        // A list with a description has it above the names; a stop of a plain list that is named so has its place
        // behind `=`.
        let lines = text.split(separator: 0x0A, maxSplits: CSVRows.maximumTitleRows + 1)
        return lines.prefix(CSVRows.maximumTitleRows).contains {
            $0.starts(with: "Title,Note,URL".utf8) && !$0.contains(UInt8(ascii: "="))
        }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        if CSVFormat().recognizes(bytes.prefix(4096)) { return try CSVFormat().read(bytes, context) }
        return try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            try GeoJSONImport.read(buffer, context, isOfGoogle: true)
        }
    }
}
