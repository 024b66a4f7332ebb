import CivilTime
import Interchange
import Places
import Text

/// The ways to read the lines of a list, tried until every line is a place or no way is left.
struct ListAttempts {
    /// Whether a line has a mark of a list in front.
    private let isMarked: Bool
    private var attempts: [LineAttempt]

    /// Begins with the lines as they stand.
    init(_ lines: [ListPlaces.Line]) {
        attempts = lines.map { LineAttempt($0) }
        isMarked = lines.contains(where: \.isMarked)
    }

    /// The places with their lines, as they are read now.
    private var chained: [(place: ListPlace, line: Int)] { ListPlaces.chained(attempts.map(\.places)) }

    /// The list as it is read now.
    var list: TypedList {
        let places = chained.enumerated()
        let notes = places.compactMap { item in item.element.place.note.map { (item.offset, $0) } }
        let nights = places.compactMap { item in item.element.place.nights.map { (item.offset, $0) } }
        return TypedList(
            places: places.map(\.element.place.text), notes: Dictionary(uniqueKeysWithValues: notes),
            nights: Dictionary(uniqueKeysWithValues: nights), isMarked: isMarked)
    }

    /// Goes to other readings of the lines that an error is about; otherwise the fault of each of these lines, by its
    /// index.
    mutating func next(after error: PlaceError) -> [Int: PlaceError]? {
        let places = chained
        var faults: [Int: PlaceError] = [:]
        for problem in error.problems where places.indices.contains(problem.index) {
            let line = places[problem.index].line
            faults[line] = faults[line] ?? problem.error
        }
        var isOther = false
        for (line, fault) in faults where attempts[line].next(after: fault) { isOther = true }
        return isOther ? nil : faults
    }

    /// Reads lines that were typed in the menus, dates without a year as the next ones from `today` on; nil where they
    /// are no list.
    static func list(
        of lines: [String], today: CivilDate, _ check: (_ places: [String]) throws(PlaceError) -> Void
    ) -> TypedList? {
        guard let text = try? ListPlaces(in: Array(lines.joined(separator: "\n").utf8), today: today),
            text.trips < 2, !text.lines.isEmpty
        else { return nil }
        var attempts = ListAttempts(text.lines)
        while true {
            let list = attempts.list
            do throws(PlaceError) {
                try check(list.places)
                return list
            } catch {
                if attempts.next(after: error) != nil { return attempts.list }
            }
        }
    }
}
