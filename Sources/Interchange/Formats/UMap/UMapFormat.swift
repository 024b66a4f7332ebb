package import Text

/// A map of uMap (umap-project.org) with all its layers, as it is saved for a backup: each layer, a collection of
/// GeoJSON, is a trip. Only read.
///
/// The map's own geometry is the middle of its view and no place.
package struct UMapFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "umap" }
    package var fileEndings: [String] { ["umap"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let members = JSONBeginning(beginning).members
        if members.contains(where: { $0.name == "type" && $0.value == "umap" }) { return true }
        // Its members may come in any order, so that `type` is not among the first of a large map.
        let names = Set(members.map(\.name))
        return names.contains("layers") && !names.isDisjoint(with: ["uri", "geometry", "properties"])
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            try GeoJSONImport.read(buffer, context, map: UMapNames(buffer))
        }
    }
}
