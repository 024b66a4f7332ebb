extension CSVRows {
    /// Whether a column holds nothing but whole numbers behind this row, and whether these are 1, 2, 3 and so on.
    ///
    /// Linear.
    func numbers(_ column: Int) -> (areAll: Bool, areCount: Bool) {
        var rows = self
        var (count, areCount) = (0, true)
        // A fault in the table is reported when the trips are read; here it only ends the look ahead.
        while let more = try? rows.next(), more {
            let cell = rows.trimmedText(column)
            if cell.isEmpty { continue }
            guard cell.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return (false, false) }
            count += 1
            areCount = areCount && Int(cell) == count
        }
        return (count > 0, count > 0 && areCount)
    }

    /// Whether the numbers in a column count the rows of each trip behind this row: 1, 2, 3 and so on, and 1 again only
    /// when they have come further than 1. `trip` is the column of the trips' names; an empty cell of it means the trip
    /// before.
    ///
    /// Linear.
    func countsUp(_ column: Int, of trip: Int) -> Bool {
        var rows = self
        var name = ""
        var last: [String: Int] = [:]
        // A fault in the table is reported when the trips are read; here it only ends the look ahead.
        while let more = try? rows.next(), more {
            if rows.isBlank { continue }
            if !rows.trimmed(trip).isEmpty { name = rows.text(trip) }
            let before = last[name] ?? 0
            let cell = rows.trimmedText(column)
            guard let number = Int(cell), number == before + 1 || (number == 1 && before > 1) else { return false }
            last[name] = number
        }
        return true
    }

    /// The most rows that are put into another order.
    private static let sortedRows = 5_000

    /// The rows behind this one in the order of the numbers in a column, which count those of each trip but stand in
    /// another order; nil where they do not count, or are in order. `trip` is the column of the trips' names.
    func sorted(by column: Int, of trip: Int?) -> [CSVRows]? {
        var rows = self
        var found: [(trip: Int, number: Int, rows: CSVRows)] = []
        var trips: [String: Int] = [:]
        // A fault in the table is reported when the trips are read; here it only ends the look ahead.
        while let more = try? rows.next(), more {
            if rows.isBlank { continue }
            let name = trip.map { rows.trimmedText($0) } ?? "-"
            guard found.count < Self.sortedRows, !name.isEmpty, let number = Int(rows.trimmedText(column)) else {
                return nil
            }
            found.append((trips[name, default: trips.count], number, rows))
            trips[name] = found[found.count - 1].trip
        }
        let ordered = found.enumerated().sorted {
            ($0.element.trip, $0.element.number, $0.offset) < ($1.element.trip, $1.element.number, $1.offset)
        }
        let pairs = zip(ordered, ordered.dropFirst())
        let areCounts = pairs.allSatisfy { first, next in
            first.element.trip != next.element.trip
                ? next.element.number <= 1 : next.element.number == first.element.number + 1
        }
        let isSorted = pairs.allSatisfy { $0.element.trip != $1.element.trip || $0.offset < $1.offset }
        guard areCounts, !isSorted, let first = ordered.first, (0...1).contains(first.element.number) else {
            return nil
        }
        return ordered.map(\.element.rows)
    }

    /// The most rows that are looked at to see whether a column counts.
    private static let countedRows = 1_000

    /// Whether a column only numbers the rows behind this one, from 0 or 1. Linear in the rows that are looked at.
    func counts(_ column: Int) -> Bool {
        var rows = self
        var (count, first) = (0, 0)
        while count < Self.countedRows, let more = try? rows.next(), more {
            if rows.isBlank { continue }
            guard let number = Int(rows.trimmedText(column)) else {
                // Sums stand below what is counted.
                if count > 0, rows.cells.indices.contains(where: { CSVImport.isTotal(rows.plainText($0)) }) { continue }
                return false
            }
            if count == 0 { first = number }
            guard number == first + count, (0...1).contains(first) else { return false }
            count += 1
        }
        return count > 0
    }
}

extension CSVColumns {
    /// Leaves the column of the trips alone where it only counts the rows of a table of legs, each of which begins
    /// where the one above ends: numbers that count up are the order of the legs. Linear in the rows that are looked
    /// at.
    mutating func takeNumbersOfLegs(of rows: CSVRows) {
        guard leg == nil, let trip, let from, let to, from != to, rows.counts(trip) else { return }
        let (starts, ends) = (rows.texts(from), rows.texts(to))
        guard starts.count > 1, starts.count == ends.count,
            zip(starts.dropFirst(), ends).allSatisfy({ CSVImport.isSame($0, $1) })
        else { return }
        leave(trip, called: labels[trip])
        self.trip = nil
    }

    /// These columns, where one whose name may as well mean a number does not name the stops if numbers are
    /// all that it has: then another column names them, or none where it counts 1, 2, 3.
    func withoutNumbersAsNames(_ names: [String], of rows: CSVRows) -> CSVColumns {
        guard let column = vagueName else { return self }
        let numbers = rows.numbers(column)
        guard numbers.areAll else { return self }
        let others = CSVColumns(names, areInFirstRow: areInFirstRow, numbered: column)
        return others.canTellNames || (numbers.areCount && others.hasPlaces) ? others : self
    }
}
