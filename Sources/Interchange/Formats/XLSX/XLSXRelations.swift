import Text
import XML

/// The relations of a part of an Office Open XML file: other parts, by their kind or by the ids that stand in it, and
/// addresses outside.
struct XLSXRelations {
    private var links: [String: (type: String, target: String, path: String?)] = [:]
    /// The ids in the order of the file.
    private var order: [String] = []

    /// Reads the relations of the part at `path`; the archive itself is the part "". A part may have none.
    init(_ path: String, _ files: inout PackedFiles) throws(TextFault) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { path[...$0] } ?? ""
        let file = slash.map { path[path.index(after: $0)...] } ?? path[...]
        let found = try files.document("\(folder)_rels/\(file).rels") { xml throws(TextFault) in
            try XLSXRelations.read(&xml)
        }
        for entry in found ?? [] {
            let target = entry.isOutside ? nil : files.path(of: entry.target, in: path)
            if links.updateValue((entry.type, entry.target, target), forKey: entry.id) == nil { order.append(entry.id) }
        }
    }

    private static func read(
        _ xml: inout XMLReader
    ) throws(TextFault) -> [(id: String, type: String, target: String, isOutside: Bool)] {
        var found: [(id: String, type: String, target: String, isOutside: Bool)] = []
        while try xml.nextChild(at: 1) {
            if xml.name.isLocally("Relationship"), found.count < StopCollector.maximumStops {
                // The kind is the last part of an address, which has two forms.
                let type = (xml.attribute("Type")?.string ?? "").split(separator: "/").last.map(String.init) ?? ""
                found.append(
                    (
                        id: xml.attribute("Id")?.string ?? "", type: type,
                        target: xml.attribute("Target")?.string ?? "",
                        isOutside: xml.attribute("TargetMode")?.string == "External"
                    ))
            }
            try xml.skipElement()
        }
        return found
    }

    /// The path of the first part of this kind.
    func path(ofType type: String) -> String? {
        order.lazy.compactMap { links[$0] }.first { $0.type == type && $0.path != nil }?.path
    }

    /// The path of the part of this id, if it is of this kind.
    func path(ofID id: String, type: String) -> String? {
        links[id].flatMap { $0.type == type ? $0.path : nil }
    }

    /// The address outside the file that this id stands for.
    func address(ofID id: String) -> String? {
        links[id].flatMap { $0.type == "hyperlink" && $0.path == nil ? $0.target : nil }
    }
}
