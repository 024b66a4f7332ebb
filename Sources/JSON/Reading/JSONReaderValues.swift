package import Text

extension JSONReader {
    /// Reads any value as a tree. Numbers keep their text, even if they are too large for a `Double`.
    ///
    /// Names that occur twice in an object are refused. Linear; recursion is limited by `maximumDepth`.
    package mutating func readValue() throws(TextFault) -> JSONValue {
        switch peek() {
        case UInt8(ascii: "{"): return .object(try readMembers())
        case UInt8(ascii: "["):
            try enterArray()
            var elements: [JSONValue] = []
            while try nextElement() { elements.append(try readValue()) }
            return .array(elements)
        case UInt8(ascii: "\""): return .string(try readText().string)
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try readBool())
        case UInt8(ascii: "n"):
            guard try readNull() else { throw noValue() }
            return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumberText())
        default: throw noValue()
        }
    }

    /// Reads an object as an array of its members; refuses names that occur twice.
    package mutating func readMembers() throws(TextFault) -> [JSONMember] {
        try enterObject()
        var members: [JSONMember] = []
        var names = JSONNames()
        while let key = try nextKey() {
            let name = key.string
            guard names.insert(name) else { throw duplicate(key) }
            members.append(JSONMember(name, try readValue()))
        }
        return members
    }

    /// The fault that the name `key` occurs twice in its object.
    package func duplicate(_ key: JSONText) -> TextFault {
        error(at: offset(of: key), "the name “\(key.string)” comes twice in this object")
    }
}

extension JSONValue {
    /// Reads a whole JSON text; nothing but white space may follow the value. Linear.
    package init(
        parsing bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = JSONReader.usualDepth
    ) throws(TextFault) {
        var reader = try JSONReader(bytes, maximumDepth: maximumDepth)
        self = try reader.readValue()
        try reader.finish()
    }

    /// Reads a whole JSON text; nothing but white space may follow the value. Linear.
    package init(parsing bytes: [UInt8], maximumDepth: Int = JSONReader.usualDepth) throws(TextFault) {
        self = try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            try JSONValue(parsing: buffer, maximumDepth: maximumDepth)
        }
    }

    /// Reads a whole JSON text; nothing but white space may follow the value. Linear.
    package init(parsing text: String, maximumDepth: Int = JSONReader.usualDepth) throws(TextFault) {
        try self.init(parsing: Array(text.utf8), maximumDepth: maximumDepth)
    }
}
