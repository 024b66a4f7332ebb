extension JSONValue {
    /// The value of the member `name`; nil if this is not an object or has no such member. Linear in the number of
    /// members.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// The text; nil if this is not a string.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The truth value; nil if this is not `true` or `false`.
    package var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The elements; nil if this is not an array.
    package var array: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The number as an integer; nil if this is not a number, has a point or an exponent, or does not fit 64 bits.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text)
    }

    /// The number as a `Double`; nil if this is not a number or is too large for a `Double`.
    package var double: Double? {
        guard case .number(let text) = self, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// The number of nested levels of arrays and objects; 0 for any other value. Linear; recursive by level.
    package var levels: Int {
        switch self {
        case .null, .bool, .number, .string: 0
        case .array(let elements): 1 + (elements.lazy.map(\.levels).max() ?? 0)
        case .object(let members): 1 + (members.lazy.map(\.value.levels).max() ?? 0)
        }
    }

    /// The number `value`; nil for NaN and the infinities, which JSON cannot express.
    package static func number(_ value: Double) -> JSONValue? {
        guard value.isFinite else { return nil }
        var writer = JSONWriter(capacity: 32)
        writer.write(value)
        return .number(writer.string)
    }

    /// A number rounded to at most `places` (0 to 9) decimals, which hides the last bits of a calculation: they differ
    /// between mathematics libraries. `null` for a number that is not finite.
    package static func rounded(_ number: Double, places: Int) -> JSONValue {
        guard number.isFinite else { return .null }
        var scale = 1.0
        for _ in 0..<max(0, min(9, places)) { scale *= 10 }
        let rounded = (number * scale).rounded() / scale
        guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return .number("\(rounded)") }
        return .number("\(Int64(rounded))")
    }

    /// The integer `value` as a number.
    package static func integer(_ value: Int) -> JSONValue {
        .number(String(value))
    }

    /// Writes this value as JSON text: on one line, or if `pretty` with line breaks and two spaces per level. No line
    /// break at the end. Linear.
    package func text(pretty: Bool = false) -> String {
        var writer = JSONWriter(capacity: 256)
        writer.write(self, pretty: pretty)
        return writer.string
    }
}
