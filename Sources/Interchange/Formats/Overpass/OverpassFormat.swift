package import Text

/// The answers of the Overpass API in JSON (`[out:json]`): each tagged node, way and relation of OpenStreetMap is a
/// stop. Only read.
package struct OverpassFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "overpass" }
    package var fileEndings: [String] { [] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let names = Set(JSONBeginning(beginning).members.map(\.name))
        return names.contains("osm3s")
            || (names.contains("elements") && names.isDisjoint(with: ["trips", "waypoints"]))
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reading = try OverpassReading(buffer, context)
            return try reading.read()
        }
    }
}
