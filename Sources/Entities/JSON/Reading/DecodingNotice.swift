/// What was done to a file's trips so that they could be taken; nothing of it is an error.
package enum DecodingNotice: Equatable, Sendable {
    /// A name over the limit was cut; of a stop's the whole stands in front of its note. `line` counts from 1.
    case nameCut(line: Int, name: Name)
    /// A note over the limit was cut.
    case noteCut(line: Int)
    /// These stops of this trip had no name and are called by their numbers now.
    case stopsNamed(StopNumbers, trip: Name)
}

extension DecodingNotice: CustomStringConvertible {
    /// What was done, for the person who reads the file.
    package var description: String {
        switch self {
        case .nameCut(let line, let name): "line \(line): the name is too long; it is cut to “\(name.text)”"
        case .noteCut(let line): "line \(line): the note is too long; it is cut"
        case .stopsNamed(let stops, let trip):
            stops.count == 1
                ? "1 stop of “\(trip.text)” had no name; it is called \(stops.names)"
                : "\(stops.count) stops of “\(trip.text)” had no name; they are called \(stops.names)"
        }
    }
}
