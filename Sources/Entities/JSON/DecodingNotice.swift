/// What was done to a file's trips so that they could be taken; nothing of it is an error.
package enum DecodingNotice: Equatable, Sendable {
    /// A name over the limit was cut; of a stop's the whole stands in front of its note. `line` counts from 1.
    case nameCut(line: Int, name: Name)
    /// A note over the limit was cut.
    case noteCut(line: Int)
    /// So many stops of this trip had no name and are called `Stop N` now.
    case stopsNamed(count: Int, trip: Name)
}

extension DecodingNotice: CustomStringConvertible {
    /// What was done, for the person who reads the file.
    package var description: String {
        switch self {
        case .nameCut(let line, let name): "line \(line): the name is too long; it is cut to “\(name.text)”"
        case .noteCut(let line): "line \(line): the note is too long; it is cut"
        case .stopsNamed(1, let trip): "1 stop of “\(trip.text)” had no name; it is called “Stop N”"
        case .stopsNamed(let count, let trip): "\(count) stops of “\(trip.text)” had no name; they are called “Stop N”"
        }
    }
}
