extension JSONValue {
    /// The value of the member `name` when this is an object that has it. Linear in its members.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// The text of a string.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The value of `true` or `false`.
    package var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The elements of an array.
    package var array: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// A number that is an integer of 64 bits, written without point and exponent.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text)
    }

    /// A number as a finite `Double`; nil when it is too large for one.
    package var double: Double? {
        guard case .number(let text) = self, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// How many levels of arrays and objects it has; 0 for any other value. Linear; recursion ends with the levels.
    package var levels: Int {
        switch self {
        case .null, .bool, .number, .string: 0
        case .array(let elements): 1 + (elements.lazy.map(\.levels).max() ?? 0)
        case .object(let members): 1 + (members.lazy.map(\.value.levels).max() ?? 0)
        }
    }

    /// A number; `nil` as JSON has no text for NaN and the infinities.
    package static func number(_ value: Double) -> JSONValue? {
        guard value.isFinite else { return nil }
        var writer = JSONWriter(capacity: 32)
        writer.write(value)
        return .number(writer.string)
    }

    /// An integer.
    package static func integer(_ value: Int) -> JSONValue {
        .number(String(value))
    }

    /// This value as a JSON text; compact on one line, or with two spaces a level and no line end after it. Linear.
    package func text(pretty: Bool = false) -> String {
        var writer = JSONWriter(capacity: 256)
        writer.write(self, pretty: pretty)
        return writer.string
    }
}
