/// The reason for which bytes are no lines of roads; with the offset of the byte where that shows.
enum LineFileError: Error, Equatable {
    /// The last number or line is cut off.
    case endsTooEarly
    /// A number of more than 64 bits.
    case numberTooLong(byte: Int)
    /// A point that is on no map.
    case outsideTheMap(byte: Int)
    /// Bytes after the last line.
    case moreAfterTheEnd(byte: Int)
    /// A field of a tile whose kind is not known.
    case unknownField(byte: Int)
}

extension LineFileError: CustomStringConvertible {
    /// The fault as text for the person who compiles.
    var description: String {
        switch self {
        case .endsTooEarly: "it ends too early"
        case .numberTooLong(let byte): "the number at byte \(byte) has more than 64 bits"
        case .outsideTheMap(let byte): "the point at byte \(byte) lies outside the map"
        case .moreAfterTheEnd(let byte): "there is more after its last line, from byte \(byte) on"
        case .unknownField(let byte): "the field before byte \(byte) is of no known kind"
        }
    }
}
