/// Reads messages of protocol buffers: fields, each a number and a value.
enum ProtobufMessage {
    /// The value of a field.
    enum Field: Equatable {
        /// A number of variable length.
        case number(UInt64)
        /// A text, a message or packed numbers.
        case bytes(ArraySlice<UInt8>)
        /// A number of fixed length, which is not read.
        case fixed

        /// The bytes of a text, a message or packed numbers; nil for numbers.
        var bytes: ArraySlice<UInt8>? {
            if case .bytes(let bytes) = self { bytes } else { nil }
        }
    }

    /// Calls `body` with the number and the value of each field.
    static func forEachField(
        _ message: ArraySlice<UInt8>, _ body: (UInt64, Field) throws(LineFileError) -> Void
    ) throws(LineFileError) {
        var reader = VariableLengthReader(message)
        while !reader.isAtEnd {
            let key = try reader.number()
            switch key & 7 {
            case 0: try body(key >> 3, .number(try reader.number()))
            case 1:
                _ = try reader.slice(8)
                try body(key >> 3, .fixed)
            case 2: try body(key >> 3, .bytes(try reader.slice(try reader.number())))
            case 5:
                _ = try reader.slice(4)
                try body(key >> 3, .fixed)
            default: throw .unknownField(byte: reader.offset)
            }
        }
    }

    /// The numbers of a packed field.
    static func numbers(_ bytes: ArraySlice<UInt8>) throws(LineFileError) -> [UInt64] {
        var reader = VariableLengthReader(bytes)
        var numbers: [UInt64] = []
        while !reader.isAtEnd { numbers.append(try reader.number()) }
        return numbers
    }
}
