import JSON

extension ID {
    /// Parses an id from a JSON string; nil if it is not one.
    init?(_ text: JSONText) {
        guard text.isPlain else {
            self.init(text.string)
            return
        }
        guard text.count == ID.textLength else { return nil }
        self.init(at: text.start)
    }
}

extension JSONWriter {
    /// Writes an id in quotes.
    mutating func write(_ id: ID) {
        write(atMost: ID.textLength + 2) { target in
            target[0] = UInt8(ascii: "\"")
            id.write(to: target + 1)
            target[ID.textLength + 1] = UInt8(ascii: "\"")
            return ID.textLength + 2
        }
    }
}
