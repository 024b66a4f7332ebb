import Text

/// A table whose first row is a stop already, as the files of points for Garmin's and TomTom's devices are: longitude,
/// latitude, name.
struct HeaderlessTable {
    /// The likely meaning of the columns.
    enum Order: Equatable {
        /// Their names, as `--columns` takes them.
        case known([String])
        /// Longitude and latitude may be the other way round: their names, longitude first.
        case either([String])
        /// No two columns look like coordinates.
        case none
    }

    let order: Order
    /// The number of cells of its rows at most.
    let cellCount: Int
    /// The number of rows of one cell before the first stop: titles, as programs for TomTom's devices write them.
    let titleCount: Int

    /// The number of rows that are looked at.
    private static let sampleSize = 1_000

    /// The header that a table needs, for the person.
    static let header = header(columns: 4)

    /// The same for a table with this number of columns.
    private static func header(columns: Int) -> String {
        "the first row must name the columns, such as Name,Latitude,Longitude,Notes; or say what they are: "
            + "--columns \(example(columns: columns))"
    }

    /// Names for this number of columns, as a person may give them.
    private static func example(columns: Int) -> String {
        switch columns {
        case ...1: "name"
        case 2: "name,notes"
        case 3: "name,latitude,longitude"
        default:
            (["name", "latitude", "longitude", "notes"] + Array(repeating: "-", count: min(columns, 10) - 4))
                .joined(separator: ",")
        }
    }

    /// Names for this number of columns, none of which holds coordinates.
    private static func namesOnly(columns: Int) -> String {
        switch columns {
        case ...1: "name"
        case 2: "name,notes"
        default: (["name", "-", "notes"] + Array(repeating: "-", count: min(columns, 10) - 3)).joined(separator: ",")
        }
    }

    /// The reason for refusing a table whose beginning names no places: the names that its columns have, if its first
    /// row is words.
    static func reason(_ beginning: CSVRows) -> String {
        var rows = beginning
        guard let more = try? rows.next(), more, rows.cellCount > 1 else { return header }
        let names = rows.cells.indices.map { rows.trimmedText($0) }.filter { !$0.isEmpty }
        guard names.count > 1, names.allSatisfy({ $0.contains(where: \.isLetter) && $0.count <= 40 }) else {
            return header(columns: rows.cellCount)
        }
        let shown = names.prefix(8).map { Wording.quoted($0) }.joined(separator: ", ") + (names.count > 8 ? ", …" : "")
        return
            "the names of its columns (\(shown)) do not say where a stop is; call one Latitude and one Longitude, or "
            + "one Coordinates, Address or City, or say what they are: --columns \(namesOnly(columns: rows.cellCount))"
    }

    /// Returns the question that tells longitude from latitude if the cells do not; `names` are those of the columns.
    static func question(_ names: [String]) -> String {
        let other = names.map { $0 == "longitude" ? "latitude" : $0 == "latitude" ? "longitude" : $0 }
        return "the table has no names of columns, and either number may be the latitude; say it: "
            + "--columns \(names.joined(separator: ",")) (as devices of Garmin and TomTom have it) "
            + "or --columns \(other.joined(separator: ","))"
    }

    /// Looks at the first 1,000 rows. Two neighbouring columns are coordinates if both hold decimals in every row; a
    /// number beyond 90 marks the longitude, and so does a title that names TomTom.
    init(_ beginning: CSVRows) {
        var rows = beginning
        var numbers: [[(first: Double, second: Double)?]] = []
        var isText: [Bool] = []
        var most = 0
        var count = 0
        var titles = 0
        var isOfTomTom = false
        while count < HeaderlessTable.sampleSize, let more = try? rows.next(), more {
            if rows.isBlank { continue }
            if count == 0, titles < CSVRows.maximumTitleRows, rows.cellCount == 1 {
                titles += 1
                if rows.text(0).containsText("TomTom") { isOfTomTom = true }
                continue
            }
            count += 1
            most = max(most, rows.cells.count)
            for column in 0..<min(rows.cells.count, CSVRows.maximumCells) {
                if column == isText.count { isText.append(false) }
                let cell = rows.trimmed(column)
                if !cell.isEmpty, decimal(cell, allowsComma: rows.canHoldComma(column)) == nil { isText[column] = true }
            }
            numbers.append((0..<HeaderlessTable.searchedColumns).map { HeaderlessTable.pair(rows, $0) })
        }
        cellCount = most
        titleCount = titles
        let found = (0..<HeaderlessTable.searchedColumns).first { column in
            !numbers.isEmpty && numbers.allSatisfy { $0[column] != nil }
        }
        guard let found else {
            order = .none
            return
        }
        let pairs = numbers.compactMap { $0[found] }
        let isFirstWide = pairs.contains { $0.first.magnitude > 90 }
        let isSecondWide = pairs.contains { $0.second.magnitude > 90 }
        let names = HeaderlessTable.names(isText, coordinates: found, latitudeFirst: isSecondWide)
        let isKnown = isFirstWide || isSecondWide || isOfTomTom
        order = isFirstWide && isSecondWide ? .none : isKnown ? .known(names) : .either(names)
    }

    /// The number of columns that are searched for the first coordinate.
    private static let searchedColumns = 6

    /// Two numbers that may be coordinates in this column and the next: with decimals, and not beyond 180.
    private static func pair(_ rows: CSVRows, _ column: Int) -> (first: Double, second: Double)? {
        let values = [column, column + 1].compactMap { column -> Double? in
            let cell = rows.trimmed(column)
            let comma = rows.canHoldComma(column)
            guard cell.contains(UInt8(ascii: ".")) || (comma && cell.contains(UInt8(ascii: ","))) else { return nil }
            return decimal(cell, allowsComma: comma).flatMap { $0.magnitude <= 180 ? $0 : nil }
        }
        return values.count == 2 ? (values[0], values[1]) : nil
    }

    /// The names of the columns: the first one with text is the name of the stop, the others are notes.
    private static func names(_ isText: [Bool], coordinates: Int, latitudeFirst: Bool) -> [String] {
        var hasName = false
        return isText.indices.map { column in
            if column == coordinates { return latitudeFirst ? "latitude" : "longitude" }
            if column == coordinates + 1 { return latitudeFirst ? "longitude" : "latitude" }
            guard isText[column] else { return "-" }
            defer { hasName = true }
            return hasName ? "notes" : "name"
        }
    }
}
