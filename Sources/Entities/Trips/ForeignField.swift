package import JSON

/// A field of another program that was found in the JSON of a library, a trip or a stop, and is kept as it is.
package struct ForeignField: Hashable, Sendable {
    /// Its name, with escapes undone.
    package let name: String
    /// What it holds.
    package let value: RawJSON

    /// Pairs a field's name with its value.
    package init(_ name: String, _ value: RawJSON) {
        self.name = name
        self.value = value
    }

    /// The field as a member of a document. Linear in its text.
    var member: JSONMember { JSONMember(name, value.value) }
}
