import CivilTime
import Text

/// The meaning of the columns of a table whose first row is a stop already, by what their cells are: `Bordeaux;2
/// nuits;hôtel;120 €`.
struct ColumnsByCells {
    /// The kinds of cells, as far as that is clear without a name above it.
    private enum Kind: Equatable {
        case nights, cost, date, day, number

        /// The name that a column of such cells would have, which this program knows; nil where it means nothing sure.
        var name: String? {
            switch self {
            case .nights: "Nights"
            case .cost: "Cost"
            case .date: "Date"
            case .day: "Day"
            case .number: nil
            }
        }
    }

    /// The names that the columns may have: that of the places is empty, and what means nothing sure is a note.
    let names: [String]
    /// The words for the person about the columns that were taken for something.
    let notice: String

    /// The longest cell that is looked at, in bytes.
    private static let longest = 60

    /// Looks at the cells below; `place` is the column of the places. Linear in the rows that are looked at.
    init(of rows: CSVRows, count: Int, place: Int, today: CivilDate) {
        var taken: [Kind] = []
        var words: [String] = []
        names = (0..<count).map { column in
            guard column != place else { return "" }
            let texts = rows.texts(column)
            guard let first = texts.first.flatMap({ Self.kind($0, today) }), let name = first.name,
                !taken.contains(first), texts.allSatisfy({ Self.kind($0, today) == first })
            else { return "Notes" }
            taken.append(first)
            words.append("column \(column + 1) for \(first == .cost ? "costs" : first == .nights ? "nights" : "days")")
            return name
        }
        notice =
            "no names of columns; column \(place + 1) was taken for places"
            + words.map { ", \($0)" }.joined() + (names.contains("Notes") ? ", the others for notes" : "")
    }

    /// Whether a first row reads like those below it: a cell of it is a number with a unit, an amount or a day, as the
    /// cells of its column are, and none of it is a word for columns of plans.
    static func isRow(_ first: [String], besides place: Int, above rows: CSVRows, today: CivilDate) -> Bool {
        first.indices.contains { column in
            guard column != place, let kind = kind(first[column], today) else { return false }
            let texts = rows.texts(column)
            return !texts.isEmpty && texts.count { Self.kind($0, today) == kind } * 2 > texts.count
        }
    }

    private static func kind(_ text: String, _ today: CivilDate) -> Kind? {
        guard text.contains(where: \.isNumber), text.utf8.count <= longest else { return nil }
        if StopPlanReading.nights(text, isNamed: false) != nil { return .nights }
        if CurrencyMark.isAmount(text) { return .cost }
        if ListDayNumber.day(text) != nil { return .day }
        if !DateText.isTime(text), UnclearDates.isUnclear(text) || DateText(today: today).date(text) != nil {
            return .date
        }
        return text.first?.isNumber ?? false ? .number : nil
    }
}
