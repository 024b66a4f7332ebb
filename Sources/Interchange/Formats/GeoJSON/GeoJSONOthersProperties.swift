import Entities
import JSON
import Text

/// The properties of a feature that have no meaning of their own here: texts, numbers, yes and no, and lists of
/// them, which its note can hold.
struct GeoJSONOthersProperties {
    private var entries: [(name: String, value: String)] = []
    /// The bytes of all entries.
    private var size = 0
    /// Whether the feature is one of OpenStreetMap, whose properties are tags.
    private var isOfOpenStreetMap = false

    /// Reads a value, or over one that is an object, that is for programs only, or that no note has room for. Linear in
    /// the value.
    mutating func read(_ key: JSONText, _ reader: inout JSONReader) throws(TextFault) {
        guard size <= Note.maximumBytes, key.count <= Name.maximumBytes else { return try reader.skipValue() }
        let name = key.string
        if name == "@id" { isOfOpenStreetMap = true }
        if Self.isForPrograms(name) { return try reader.skipValue() }
        guard let value = try reader.readNoteText(), !value.allSatisfy(\.isWhitespace) else { return }
        size += name.utf8.count + value.utf8.count + 3
        entries.append((name, value))
    }

    /// Takes away the property of this name without case and signs. Linear.
    mutating func leaveOut(_ key: String) {
        entries.removeAll { CSVColumnWords.key($0.name) == key }
    }

    /// Takes away and returns what names the feature, by the words that columns of tables are called by.
    mutating func takeName() -> String? {
        if isOfOpenStreetMap { return element(called: nil).name }
        let keys = entries.map { CSVColumnWords.key($0.name) }
        for words in [CSVColumnWords.name, CSVColumnWords.sights, CSVColumnWords.town, CSVColumnWords.activities] {
            guard let index = keys.firstIndex(where: { words.contains($0) }) else { continue }
            return entries.remove(at: index).value
        }
        return nil
    }

    /// Takes away what is planned, by the words that columns of tables are called by, and returns the notes and the
    /// address; nil where there is none. Linear.
    mutating func take(
        into texts: inout PlanTexts, _ meanings: inout GeoJSONMeanings
    ) -> (notes: [String], address: String?) {
        guard !isOfOpenStreetMap else { return ([], nil) }
        var found: (notes: [String], address: String?) = ([], nil)
        var taken: [Int] = []
        for (index, entry) in entries.enumerated() {
            guard let meaning = meanings.meaning(of: entry.name, at: index) else { continue }
            switch meaning {
            case .plan(let part, let currency):
                guard texts.take((part, currency), entry.value) else { continue }
            case .note: found.notes.append(entry.value)
            case .address:
                guard found.address == nil else { continue }
                found.address = entry.value
            }
            taken.append(index)
        }
        let isTaken = Set(taken)
        entries = entries.enumerated().filter { !isTaken.contains($0.offset) }.map(\.element)
        return found
    }

    /// The names of the ends of a line, by the words that columns of tables are called by; nil for each that is not
    /// there.
    var ends: (from: String?, to: String?) {
        func value(_ words: [String]) -> String? {
            entries.first { words.contains(CSVColumnWords.key($0.name)) }?.value
        }
        return (value(CSVColumnWords.from), value(CSVColumnWords.to))
    }

    /// The lines of the note: each value behind its name, but those that equal `name`; of a feature of OpenStreetMap
    /// what a traveller wants of its tags.
    func lines(besides name: String?) -> [String] {
        if isOfOpenStreetMap { return element(called: name).note.map { [$0] } ?? [] }
        return entries.filter { $0.value != name }.map { "\($0.name): \($0.value)" }
    }

    /// The feature as the other export of the same data has it.
    private func element(called name: String?) -> OverpassElement {
        var element = OverpassElement()
        element.tags["name"] = name
        for entry in entries { element.tags[entry.name] = entry.value }
        return element
    }

    /// Whether a property only counts features or says how they are drawn (as the simplestyle specification has it,
    /// and umap and ogr2ogr name theirs).
    private static func isForPrograms(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix("@") || name.hasPrefix("_") || name.hasPrefix("marker-") || name.hasPrefix("stroke")
            || name.hasPrefix("fill") || programNames.contains(name)
    }

    private static let programNames: Set<String> = [
        "id", "fid", "gid", "ogc_fid", "objectid", "globalid", "shape__length", "shape_length", "shape_leng", "uid",
        "uuid", "guid", "index", "icon", "color", "colour", "style",
        "styleurl", "styleid", "stylehash", "stylemaphash", "tessellate", "extrude", "visibility",
        "draworder", "altitudemode", "gx_media_links", "placepageuri", "bbox",
    ]
}

extension JSONReader {
    /// Reads a text, a number, a truth value in words, or the list of these with commas between them; over an object
    /// and what is nested deeper, which gives nil.
    fileprivate mutating func readNoteText() throws(TextFault) -> String? {
        guard peek() == UInt8(ascii: "[") else { return try readNotePart() }
        var parts: [String] = []
        try enterArray()
        while try nextElement() {
            let part = try readNotePart()
            // The rest would be cut from a note anyway.
            if let part, parts.count < Note.maximumBytes { parts.append(part) }
        }
        return parts.joined(separator: ", ")
    }

    private mutating func readNotePart() throws(TextFault) -> String? {
        switch peek() {
        case UInt8(ascii: "t"), UInt8(ascii: "f"): try readBool() ? "yes" : "no"
        default: try readTextOrNumber()
        }
    }
}
