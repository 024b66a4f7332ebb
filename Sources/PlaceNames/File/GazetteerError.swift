/// The reason why the gazetteer cannot be used.
package enum GazetteerError: Error, Equatable, Sendable {
    /// The bytes do not begin as a gazetteer does.
    case notAGazetteer
    /// A gazetteer in another version of the format; carries the version found.
    case otherVersion(Int)
    /// The bytes end too early or go on too long.
    case wrongLength(expected: Int, found: Int)
    /// The header does not fit its checksum, or a number in it is impossible.
    case damagedHeader
    /// A file of additions that belongs to another main file, or a main file in its place.
    case otherCompanion
    /// A section does not fit its checksum.
    case damagedSection(GazetteerSection)
}

extension GazetteerError: CustomStringConvertible {
    /// The fault and its remedy, for a person.
    package var description: String {
        switch self {
        case .notAGazetteer:
            "the built-in list of places is not one: build roadtrip again from complete sources"
        case .otherVersion(let version):
            "the built-in list of places has format \(version), this program reads \(GazetteerFormat.version): "
                + "build the data and the program from the same sources"
        case .wrongLength(let expected, let found):
            "the built-in list of places has \(found) bytes instead of \(expected): "
                + "build roadtrip again from complete sources"
        case .damagedHeader:
            "the built-in list of places is damaged at its beginning: build roadtrip again from complete sources"
        case .otherCompanion:
            "the built-in lists of places do not belong together: rebuild both data files with the command in Resources/DATA.md"
        case .damagedSection(let section):
            "the built-in list of places is damaged in its section \"\(section)\": "
                + "build roadtrip again from complete sources"
        }
    }
}
