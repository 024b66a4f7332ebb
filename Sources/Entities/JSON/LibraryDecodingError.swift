package import JSON

/// Why a file's trips cannot be read. Nothing of the file is taken.
package enum LibraryDecodingError: Error, Equatable, Sendable {
    /// The text is not JSON, or not the JSON of trips.
    case invalid(JSONError)
    /// `version` is above 1; line and column (from 1) of its number, and the number as written.
    case newerVersion(line: Int, column: Int, version: String)
}

extension LibraryDecodingError: CustomStringConvertible {
    /// Line, column and what is wrong: `3:14: “latitude” must be a number, not a string`.
    package var description: String {
        switch self {
        case .invalid(let error):
            error.description
        case .newerVersion(let line, let column, let version):
            "\(line):\(column): version \(version) is newer than this program, which reads version 1"
        }
    }
}
