import JSON
import Text

/// A note of a program that saves them as JSON, as Google Keep does: a title, and lines with boxes or a text.
struct NoteExport {
    /// The lines of the note as those of a list of places, and its title.
    private let text: String
    private let title: String?

    /// The fewest lines of a note that may be places, and the most.
    private static let (fewest, most) = (2, 2_000)
    /// The names of members that are texts of notes, and of those that are lists of lines.
    private static let texts: Set = ["textcontent", "content", "text", "body", "note"]
    private static let lists: Set = ["listcontent", "list", "items", "lines", "checklist", "entries", "content"]

    /// Takes the lines out of a text; nil for any other text. Linear.
    init?(_ bytes: [UInt8]) {
        var note = Lines()
        bytes.withUnsafeBufferPointer { buffer in
            guard var reader = try? JSONReader(buffer), reader.peek() == UInt8(ascii: "{") else { return }
            try? Self.read(&reader, into: &note)
        }
        guard note.lines.count >= Self.fewest else { return nil }
        text = note.lines.joined(separator: "\n")
        title = note.title
    }

    /// Reads the places of the note as those of a list.
    func read(_ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let context = title.map { context.forFile(called: $0) } ?? context
        var imported = try ListFormat().read(Array(text.utf8), context)
        imported.notices.insert("this is a note: its lines are those that are counted", at: 0)
        return imported
    }

    /// The title and the lines of a note.
    private struct Lines {
        var title: String?
        var lines: [String] = []
    }

    private static func read(_ reader: inout JSONReader, into note: inout Lines) throws(TextFault) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            let name = key.string.lowercased()
            switch reader.peek() {
            case UInt8(ascii: "["):
                if lists.contains(name), note.lines.isEmpty {
                    try readList(&reader, into: &note)
                } else {
                    try reader.skipValue()
                }
            case UInt8(ascii: "\""):
                let text = try reader.readTextIfAny()
                if name == "title" || name == "name" {
                    note.title = note.title ?? text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
                } else if texts.contains(name), note.lines.isEmpty {
                    note.lines = (text ?? "").split(whereSeparator: \.isNewline).prefix(most).map(String.init)
                }
            default: try reader.skipValue()
            }
        }
    }

    private static func readList(_ reader: inout JSONReader, into note: inout Lines) throws(TextFault) {
        try reader.enterArray()
        while try reader.nextElement() {
            let line = reader.peek() == UInt8(ascii: "{") ? try readLine(&reader) : try reader.readTextIfAny()
            if let line, note.lines.count < most { note.lines.append("- \(line)") }
        }
    }

    /// A line with its box, as lists of text have it: `[x] Torino`.
    private static func readLine(_ reader: inout JSONReader) throws(TextFault) -> String? {
        var (text, box): (String?, String?) = (nil, nil)
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key.string.lowercased() {
            case "text", "title", "name", "content": text = try reader.readTextIfAny() ?? text
            case "ischecked", "checked", "done", "completed":
                if [UInt8(ascii: "t"), UInt8(ascii: "f")].contains(reader.peek()) {
                    box = try reader.readBool() ? "[x]" : "[ ]"
                } else {
                    try reader.skipValue()
                }
            default: try reader.skipValue()
            }
        }
        guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: ", ")
        return [box, line].compactMap { $0 }.joined(separator: " ")
    }
}
