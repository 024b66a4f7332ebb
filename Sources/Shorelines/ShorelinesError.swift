/// A reason for which the base map cannot be used.
package enum ShorelinesError: Error, Equatable, Sendable {
    /// The bytes do not begin as a base map does.
    case notABaseMap
    /// A base map in another version of the format; carries the version found.
    case otherVersion(Int)
    /// The bytes end too early or go on too long.
    case wrongLength(expected: Int, found: Int)
    /// The header does not fit its checksum, or its values are impossible.
    case damagedHeader
    /// The lines of one level of detail do not fit their checksum, or are no lines.
    case damagedLines(ShorelineDetail)
    /// The names of areas do not fit their checksum, or are of another version.
    case damagedAreas
}

extension ShorelinesError: CustomStringConvertible {
    /// The message for a person, with the remedy.
    package var description: String {
        let advice = "build roadtrip again from complete sources"
        return switch self {
        case .notABaseMap: "the built-in base map is not one: \(advice)"
        case .otherVersion(let version):
            "the built-in base map has format \(version), this program reads \(ShorelinesFormat.version): "
                + "build the data and the program from the same sources"
        case .wrongLength(let expected, let found):
            "the built-in base map has \(found) bytes instead of \(expected): \(advice)"
        case .damagedHeader: "the built-in base map is damaged at its beginning: \(advice)"
        case .damagedLines(let detail): "the built-in base map is damaged in its \(detail) lines: \(advice)"
        case .damagedAreas: "the built-in names of countries and seas are damaged: \(advice)"
        }
    }
}
