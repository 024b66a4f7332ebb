import Interchange
import Places
import Text

/// The ways to read a line of standard input, of which one after the other is tried.
struct LineAttempt {
    private let line: ListPlaces.Line
    /// The readings that are left.
    private var left: [[ListPlace]]
    /// Whether the readings are in `left` that a line has which is no place as it stands.
    private var hasAddress = false
    /// The reading that the error is about where none is left: the first one of which places are known.
    private var refused: [ListPlace]?
    private var isAtEnd = false
    /// The places of the reading that is tried now.
    private(set) var places: [ListPlace]

    /// Begins with the line as it stands.
    init(_ line: ListPlaces.Line) {
        self.line = line
        places = line.readings.first ?? []
        left = Array(line.readings.dropFirst())
    }

    /// Goes to the next reading after one that was refused. Behind the last one is the one that the error is about;
    /// false when it was there.
    mutating func next(after fault: PlaceError) -> Bool {
        guard !isAtEnd else { return false }
        if let pair = places.first?.pair(after: fault), places.count == 1 {
            refused = refused ?? places
            places = pair
            return true
        }
        if refused == nil, !hasAddress, !fault.foldedNames.isEmpty { refused = places }
        if left.isEmpty, !hasAddress {
            hasAddress = true
            let address = line.readings.first.flatMap(\.first)?.otherReadings(after: fault) ?? []
            left = address.map { [$0] } + line.lateReadings
        }
        if left.isEmpty {
            isAtEnd = true
            let last = refused ?? line.readings.first ?? []
            defer { places = last }
            return places != last
        }
        places = left.removeFirst()
        return true
    }
}
