/// Any JSON value, its numbers as they were written and its members in their order.
package indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number, as its JSON text: `1e2` stays `1e2`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// One name and its value in a JSON object.
package struct JSONMember: Equatable, Sendable {
    /// Its name, with escapes undone.
    package let name: String
    /// What it holds.
    package let value: JSONValue

    /// Pairs a member's name with its value.
    package init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}
