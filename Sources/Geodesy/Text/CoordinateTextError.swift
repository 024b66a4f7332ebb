/// A reason for which a text could not be parsed as a coordinate.
package enum CoordinateTextError: Error, Equatable, Sendable {
    /// Not written as coordinates at all; it may be the name of a place.
    case notCoordinates
    /// Longer than the limit, given in bytes.
    case tooLong(limit: Int)
    /// A number is outside its range.
    case outOfRange(CoordinateError)
    /// Decimals are written with a comma instead of a point.
    case decimalComma
    /// Minutes or seconds of 60 or more; with the number as written.
    case sixtyOrMore(String)
    /// Written like coordinates, but with a mistake, which is described.
    case malformed(String)
    /// A `geo:` URI with another reference system than WGS 84; with its name.
    case unknownReferenceSystem(String)
    /// A link that contains no coordinates.
    case linkWithoutCoordinates
    /// A short link, of which only the network knows where it leads.
    case shortLink

    /// Whether the text was meant as coordinates and should not be looked up as a name.
    package var isAboutCoordinates: Bool {
        switch self {
        case .notCoordinates, .tooLong: false
        default: true
        }
    }
}

extension CoordinateTextError: CustomStringConvertible {
    /// The message for the person: the fault and the right spelling.
    package var description: String {
        switch self {
        case .notCoordinates:
            #"not coordinates; write them as 40.757,-73.986 or 40°45'25"N 73°59'10"W or geo:40.757,-73.986"#
        case .tooLong(let limit): "too long for coordinates (the limit is \(limit) bytes)"
        case .outOfRange(let error): error.description
        case .decimalComma: "it is not clear which commas are decimal signs; write 48.85,2.35 instead of 48,85,2,35"
        case .sixtyOrMore(let number): "minutes and seconds are less than 60, not \(number)"
        case .malformed(let what): what
        case .unknownReferenceSystem(let name):
            "the reference system \(name) is not known; only wgs84 is, as GPS and maps use it"
        case .shortLink:
            "a short link can only be opened online; open it in a browser and copy the long link from its address line"
        case .linkWithoutCoordinates:
            "this link has no coordinates in it; open it, and copy the coordinates or the full link from there"
        }
    }
}
