/// Something that a person should know of the trips of a file: a modification that was necessary to import them, or a
/// value in a library that means nothing here; not an error.
package enum DecodingNotice: Equatable, Sendable {
    /// A name over the limit was cut; for a stop, the whole name was added to the beginning of its note. `line` counts
    /// from 1.
    case nameCut(line: Int, name: Name)
    /// A note over the limit was cut. `line` counts from 1.
    case noteCut(line: Int)
    /// A value in a library that a plan cannot have; it is kept as the field of another program. `line` counts from 1.
    case foreignPlan(line: Int, reason: String)
    /// These stops of the trip had no name and were named by their numbers.
    case stopsNamed(StopNumbers, trip: Name)
    /// So many stops of so many trips had no name and were named by their numbers.
    case stopsOfTripsNamed(stops: Int, trips: Int)
}

extension DecodingNotice {
    /// The most trips whose unnamed stops are told trip by trip.
    private static let mostToldByTrip = 3

    /// The notices, of which those about unnamed stops become one behind the others where they are about more than
    /// three trips. Linear.
    package static func condensed(_ notices: [DecodingNotice]) -> [DecodingNotice] {
        var (stops, trips) = (0, 0)
        var others: [DecodingNotice] = []
        for notice in notices {
            guard case .stopsNamed(let numbers, _) = notice else {
                others.append(notice)
                continue
            }
            stops += numbers.count
            trips += 1
        }
        return trips > mostToldByTrip ? others + [.stopsOfTripsNamed(stops: stops, trips: trips)] : notices
    }
}

extension DecodingNotice: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        switch self {
        case .nameCut(let line, let name): "line \(line): the name is too long; it is cut to “\(name.text)”"
        case .noteCut(let line): "line \(line): the note is too long; it is cut"
        case .foreignPlan(let line, let reason): "line \(line): \(reason); it is kept as a field of another program"
        case .stopsNamed(let stops, let trip):
            stops.count == 1
                ? "1 stop of “\(trip.text)” had no name; it is called \(stops.names)"
                : "\(stops.count) stops of “\(trip.text)” had no name; they are called \(stops.names)"
        case .stopsOfTripsNamed(let stops, let trips):
            "\(stops) stops of \(trips) trips had no name; they are called by their numbers"
        }
    }
}
