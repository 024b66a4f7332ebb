package import Text

/// Why a file's trips cannot be read. Nothing of the file is taken.
package enum LibraryDecodingError: Error, Equatable, Sendable {
    /// The text is not JSON, or not the JSON of trips.
    case invalid(TextFault)
    /// `version` is above 1; the position is that of its number.
    case newerVersion(TextFault)

    /// What is wrong, and where.
    package var fault: TextFault {
        switch self {
        case .invalid(let fault), .newerVersion(let fault): fault
        }
    }
}

extension LibraryDecodingError: CustomStringConvertible {
    /// Line, column and what is wrong: `3:14: “latitude” must be a number, not a string`.
    package var description: String { fault.description }
}
