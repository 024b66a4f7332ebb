/// Any JSON value. Numbers keep their text, and members of objects their order.
package indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number as its JSON text: `1e2` remains `1e2`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A member of a JSON object: a name and a value.
package struct JSONMember: Equatable, Sendable {
    /// The name, with its escapes decoded.
    package let name: String
    /// The value.
    package let value: JSONValue

    /// Creates a member from a name and a value.
    package init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}
