package import JSON

/// A field that this program does not know, found in the JSON of a library, trip or stop. It is kept unchanged.
package struct ForeignField: Hashable, Sendable {
    /// The name, with its escapes decoded.
    package let name: String
    /// The value.
    package let value: RawJSON

    /// Creates a field from a name and a value.
    package init(_ name: String, _ value: RawJSON) {
        self.name = name
        self.value = value
    }

    /// The field as a JSON member. Linear in its text.
    var member: JSONMember { JSONMember(name, value.value) }
}
