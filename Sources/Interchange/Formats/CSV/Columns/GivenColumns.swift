import Entities
import Text

/// Columns as a person gives them.
extension CSVColumns {
    /// The names by which a person gives these columns; with `isSwapped` with latitude and longitude swapped.
    func words(isSwapped: Bool) -> [String] {
        var words = Array(repeating: "-", count: count)
        func call(_ column: Int?, _ word: String) {
            if let column, column < count { words[column] = word }
        }
        call(trip, "trip")
        call(stop, "stop")
        call(name, "name")
        call(latitude, isSwapped ? "longitude" : "latitude")
        call(longitude, isSwapped ? "latitude" : "longitude")
        call(link, "link")
        call(date, "date")
        call(currency, "currency")
        for (field, column) in plan { call(column, field.columnName.lowercased()) }
        for column in notes { call(column, "notes") }
        return words
    }

    /// The words that a person calls columns by.
    package static let words = [
        "trip", "stop", "name", "from", "to", "latitude", "longitude", "coordinates", "link", "address", "city",
        "region", "country",
        "notes", "date", "nights", "arrive", "leave", "stay", "kind", "way", "cost", "currency",
    ]

    /// Returns those of `names` that are unknown; `-` stands for a column that is not to be taken.
    package static func unknown(in names: [String]) -> [String] {
        CSVColumns(names).others.filter { $0.role != .leg }.map(\.label).filter {
            !$0.allSatisfy { $0 == "-" || $0.isWhitespace }
        }
    }

    /// Returns the fault of a person's list of columns: two columns of one meaning, or no commas between the names; in
    /// words that go on from a name of the list. Nil for any other list.
    package static func fault(in names: [String]) -> String? {
        if let first = names.first(where: { $0.contains(";") }) {
            return "separates the columns by commas, not by semicolons: \(first.replacingText(";", with: ","))"
        }
        guard let first = unknown(in: names).first else { return nil }
        // A name that is known when it stands alone was used up by another one of the same meaning.
        guard CSVColumns([first]).others.isEmpty else { return nil }
        return "has two columns for \(Wording.quoted(first)); write - for the one to leave out"
    }
}
