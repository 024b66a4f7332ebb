package import Geodesy
package import PlaceNames
import Text

/// The question for what lies along a way.
package struct AlongRequest: Equatable, Sendable {
    /// The farthest that a thing may be off the way, in metres.
    package var within = AlongRequest.usualReach
    /// The kinds of places; empty for those that are told usually.
    package var kinds: [PlaceKind] = []
    /// The words that were typed for things that are told as sights only, such as `museum`.
    package private(set) var wordsOfSights: [String] = []
    /// The most things; nil for the usual number.
    package var limit: Int?
    /// Whether everything is listed.
    package var isAll = false
    /// The paths of files with points of the person's own, which are listed instead of places.
    package var files: [String] = []

    /// Asks for the usual things.
    package init() {}

    /// The distance off the way unless another is given, in metres.
    package static let usualReach = 20_000.0
    /// The number of places unless another is given.
    package static let usualLimit = 20
    /// The farthest that can be asked for, in metres.
    private static let farthest = 200_000.0
    /// The most places that can be asked for by number.
    private static let mostPlaces = 1_000

    /// The most rows; nil for all. Own points are all listed.
    var mostRows: Int? { isAll ? nil : limit ?? (files.isEmpty ? Self.usualLimit : nil) }

    /// Sets the distance off the way as it is typed: `30km`, `12 mi`, or a number in `unit`.
    package mutating func setReach(typed text: String, in unit: DistanceUnit) throws(AlongRequestError) {
        guard let metres = metres(typed: text, in: unit), metres > 0, metres <= Self.farthest else {
            throw .reach(text, farthest: distanceText(Self.farthest, in: unit))
        }
        within = metres
    }

    /// Asks for a kind of places as it is typed.
    package mutating func addKind(typed text: String) throws(AlongRequestError) {
        guard let kind = PlaceKind(typed: text) else { throw .kind(text, known: PlaceKind.allCases.map(\.word)) }
        kinds.append(kind)
        if PlaceKind.isForSome(typed: text) { wordsOfSights.append(text) }
    }

    /// Sets the number of rows as it is typed.
    package mutating func setLimit(typed text: String) throws(AlongRequestError) {
        guard let number = wholeNumber(text), (1...Self.mostPlaces).contains(number) else {
            throw .limit(text, most: Self.mostPlaces)
        }
        limit = number
    }
}

/// The reason for which a question for what lies along a way has no meaning.
package enum AlongRequestError: Error, Equatable, Sendable {
    /// The text is no distance off the way.
    case reach(String, farthest: String)
    /// The text is no number of places.
    case limit(String, most: Int)
    /// No kind of places has this name; these are known.
    case kind(String, known: [String])
    /// A word has nothing behind it.
    case missing(String)
    /// The text is no list of row numbers.
    case rows(String)
}

extension AlongRequestError: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        switch self {
        case .reach(let text, let farthest):
            "within takes a distance up to \(farthest), such as 20km or 12mi, not \(Wording.quoted(text))"
        case .limit(let text, let most):
            "limit takes a number from 1 to \(most), not \(Wording.quoted(text))"
        case .kind(let text, let known):
            "\(Wording.quoted(text)) is no kind of place; the kinds are \(Wording.enumeration(known, last: "and"))"
        case .missing(let word): "\(word) needs something behind it"
        case .rows(let text): "\(Wording.quoted(text)) is no list of row numbers, such as 3 or 2-4,7"
        }
    }
}

/// The reason for which rows cannot become stops.
package enum AlongRowError: Error, Equatable, Sendable {
    /// The list has no row of this number.
    case noSuchRow(Int, count: Int)
}

extension AlongRowError: CustomStringConvertible {
    /// The message for the person.
    package var description: String {
        switch self {
        case .noSuchRow(_, 0): "nothing is listed along the way, so that there is no row to add"
        case .noSuchRow(let number, let count): "there is no row \(number); the rows are 1 to \(count)"
        }
    }
}
