package import Text

/// A reason for which the trips of a file cannot be read.
package enum LibraryDecodingError: Error, Equatable, Sendable {
    /// The text is not JSON, or not a library or trips.
    case invalid(TextFault)
    /// `version` is above 1; the fault is at its number.
    case newerVersion(TextFault)

    /// The fault and its place.
    package var fault: TextFault {
        switch self {
        case .invalid(let fault), .newerVersion(let fault): fault
        }
    }
}

extension LibraryDecodingError: CustomStringConvertible {
    /// The message with line and column: `3:14: “latitude” must be a number, not a string`.
    package var description: String { fault.description }
}
