import Entities
import JSON
import Text

/// Texts that have parts: those of editors, and lists of notes.
extension PlannerReading {
    /// The members of objects that are texts or parts of them, and of those that are places.
    private static let parts: Set = ["text", "insert", "ops", "children", "content", "blocks"]
    private static let places: Set = [
        "lat", "latitude", "lng", "lon", "longitude", "name", "title", "place", "location",
    ]

    /// Whether the object or the list that is next is a text in parts: a list of texts, `{"ops": [{"insert": "…"}]}`,
    /// `[{"type": "paragraph", "children": [{"text": "…"}]}]`. Looks at its first object only.
    func isRichText() -> Bool {
        var ahead = reader
        return (try? Self.isRichText(&ahead)) ?? false
    }

    private static func isRichText(_ reader: inout JSONReader) throws(TextFault) -> Bool {
        if reader.peek() == UInt8(ascii: "[") {
            try reader.enterArray()
            guard try reader.nextElement() else { return false }
            if reader.peek() == UInt8(ascii: "\"") { return true }
        }
        guard reader.peek() == UInt8(ascii: "{") else { return false }
        var names: Set<String> = []
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if names.count < PlannerLeftOut.most { names.insert(key.string) }
            try reader.skipValue()
        }
        return !names.isDisjoint(with: parts) && names.isDisjoint(with: places)
    }

    /// The text of a value whose objects have its parts, as `{"ops":[{"insert":"Book ahead"}]}`; nil for none. What has
    /// parts itself is a paragraph, and each text of a list of texts a line.
    mutating func readParts() throws(TextFault) -> String? {
        var text = ""
        if reader.peek() == UInt8(ascii: "[") {
            try reader.enterArray()
            while try reader.nextElement() {
                if reader.peek() == UInt8(ascii: "\"") {
                    let line = try reader.readTextIfAny() ?? ""
                    if text.utf8.count <= Note.maximumBytes { text += line + "\n" }
                } else if try readPart(into: &text) {
                    text += "\n"
                }
            }
        } else {
            _ = try readPart(into: &text)
        }
        let trimmed = text.trimmed
        return trimmed.isEmpty ? nil : trimmed
    }

    /// Adds the text of an object; whether it is a text by itself: it has parts, or an id or a time beside its text.
    private mutating func readPart(into text: inout String) throws(TextFault) -> Bool {
        guard reader.peek() == UInt8(ascii: "{"), depth < Self.deepest else {
            try reader.skipValue()
            return false
        }
        depth += 1
        defer { depth -= 1 }
        var isWhole = false
        try reader.enterObject()
        while let key = try reader.nextKey() {
            let byte = reader.peek()
            if ["insert", "text", "content"].contains(key.string), byte == UInt8(ascii: "\"") {
                let part = try reader.readTextIfAny() ?? ""
                if text.utf8.count <= Note.maximumBytes { text += part }
            } else if byte == UInt8(ascii: "[") {
                text += try readRuns()
                isWhole = true
            } else {
                if ["id", "time", "created_at", "createdAt"].contains(key.string) { isWhole = true }
                try reader.skipValue()
            }
        }
        return isWhole
    }

    /// The texts of the parts of a paragraph, as they follow one another.
    private mutating func readRuns() throws(TextFault) -> String {
        var text = ""
        try reader.enterArray()
        while try reader.nextElement() {
            if reader.peek() == UInt8(ascii: "\"") {
                try reader.skipValue()
            } else if try readPart(into: &text) {
                text += "\n"
            }
        }
        return text
    }
}
