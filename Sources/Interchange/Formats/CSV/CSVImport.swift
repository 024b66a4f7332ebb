import Entities
import Geodesy
import Places
import Text

/// Reads the trips of a table: a row a stop.
///
/// A `Trip` column makes several trips, an empty cell of it goes on with the trip of the row before. Where a `Stop`
/// column, or beside a `Trip` column another one that holds 1, 2, 3 and so on, counts the stops, 1 begins a trip anew,
/// so that two trips of one name stay two; and a last row that repeats the first stop, counted 1 again, with the length
/// of a leg, closes a round trip.
struct CSVImport {
    var rows: CSVRows
    private(set) var columns: CSVColumns
    let context: ImportContext
    private var assembly: TripAssembly
    private var plans: StopPlanReading?
    /// The name of the trip of the row before.
    private var tripName: String?
    private(set) var lastPlace: Coordinate?
    /// The town where the leg of the row before ends.
    private var lastEnd: String?
    /// The line of that row.
    private var lastLine = 0
    /// The columns without a meaning of which notes have a text.
    private var noted: Set<Int> = []
    /// Whether numbers had a comma as decimal sign.
    var hasDecimalCommas = false
    /// The number of stops whose place is only approximate.
    private var aboutCount = 0
    /// The number of stops that are only in the town of their address.
    private var townCount = 0
    /// The trips that a closing row has made round trips.
    private var closed: Set<Int> = []
    /// Whether a number of a stop began a trip anew or closed one.
    private var numbersAreUsed = false
    /// Whether latitudes and longitudes seem swapped.
    var swapped = SwappedColumns()
    /// The notices about the table as a whole.
    private var notices: [String]

    /// Finds the meaning of the columns from the person's list, from the names in the first rows or from their cells;
    /// throws if none of these decides it.
    init(_ beginning: CSVRows, _ context: ImportContext, notices: [String] = []) throws(TextFault) {
        self.context = context
        self.notices = notices
        assembly = TripAssembly(context)
        var rows = beginning
        var titles: [Int] = []
        let isGiven = context.columns != nil
        while !isGiven || context.columnsAreForOthers, try rows.next() {
            let names = rows.cells.indices.map { rows.text($0) }
            if names.prefix(Self.reportNames.count) == Self.reportNames {
                throw TextFault(
                    line: rows.line,
                    reason:
                        "a report of this program, which has no places; export the trip as csv or json, which come back in"
                )
            }
            let columns = CSVColumns(names)
            // The only column of a list is its names, also if that alone does not make it a table.
            let mayBeList = titles.isEmpty && !isGiven && (columns.name != nil || columns.hasAddress)
            if columns.areTelling || mayBeList {
                if isGiven { self.notices.append("read by its own names of columns, not by those that were given") }
                self.columns = columns.withoutNumbersAsNames(names, of: rows)
                self.rows = rows
                dropVagueColumns()
                chooseNames()
                for line in titles { try assembly.skip("it stands before the names of the columns", line: line) }
                return
            }
            if !rows.isBlank { titles.append(rows.line) }
            if titles.count > CSVRows.maximumTitleRows { break }
        }
        self.rows = beginning
        if let given = context.columns {
            columns = CSVColumns(given, areInFirstRow: false)
            passNames()
            columns = columns.withoutNumbersAsNames(given, of: rows)
            return
        }
        let table = HeaderlessTable(beginning)
        switch table.order {
        case .known(let names):
            columns = CSVColumns(names, areInFirstRow: false)
            for _ in 0..<table.titleCount { _ = try self.rows.next() }
            self.notices.append("no names of columns; they were taken for \(names.joined(separator: ","))")
        case .either(let names):
            throw TextFault(line: titles.first ?? 1, reason: HeaderlessTable.question(names))
        case .none:
            throw TextFault(line: titles.first ?? 1, reason: HeaderlessTable.reason(beginning))
        }
    }

    /// The first columns of this program's reports.
    private static let reportNames: ArraySlice = ["Trip", "Leg", "From", "To", "DistanceMeters"]

    /// Passes over a first row that names the columns, which the person has named otherwise.
    private mutating func passNames() {
        var ahead = rows
        guard (try? ahead.next()) == true, CSVColumns(ahead.cells.indices.map { ahead.text($0) }).areTelling else {
            return
        }
        rows = ahead
    }

    /// Leaves columns of numbers alone that do not count the stops of the trips, or their days: those are several in a
    /// row.
    private mutating func dropVagueColumns() {
        if columns.dayIsVague, let day = columns.day {
            var ahead = rows
            var hasRange = false
            while !hasRange, let more = try? ahead.next(), more {
                let cell = ahead.trimmedText(day)
                hasRange = cell.contains(where: \.isNumber) && !cell.allSatisfy(\.isNumber)
            }
            if !hasRange { columns.leaveDays() }
        }
        guard columns.stopIsVague, let trip = columns.trip, let stop = columns.stop else { return }
        if rows.countsUp(stop, of: trip) || rows.sorted(by: stop, of: trip) != nil { return }
        columns.leaveStopNumbers(called: rows.text(stop))
    }

    /// Finds the column that names the stops, and those that only count.
    private mutating func chooseNames() {
        let context = context
        columns.chooseName(of: rows) { text, near in
            try? context.readPlace(text, near).get().location
        }
        for other in columns.others where rows.counts(other.column) {
            columns.leave(other.column, called: other.label)
        }
    }

    /// Reads all rows. Linear.
    mutating func read() throws(TextFault) -> ImportedTrips {
        plans = columns.planReading(today: context.today)
        if let order = columns.order, !columns.endAtStops, !columns.beginAtStops,
            let sorted = rows.sorted(by: order, of: columns.trip)
        {
            notices.append("the rows are in the order of their numbers, which is not that of the file")
            columns.leaveOrder(order)
            for row in sorted {
                rows = row
                try readRow()
            }
        } else {
            while try rows.next() { try readRow() }
        }
        try addEndOfLegs()
        if let notice = swapped.notice(columns.words(isSwapped: true)) { notices.append(notice) }
        if aboutCount > 0 { notices.append(GoogleCell.notice(aboutCount)) }
        notices += AboutPlace.notices(townCount)
        if hasDecimalCommas { notices.append("numbers such as 48,85 were read with the comma as decimal sign") }
        if let name = columns.numberName, !numbersAreUsed { columns.left.insert(name, at: 0) }
        notices += Self.notice(
            "columns that are in the notes", columns.others.filter { noted.contains($0.column) }.map(\.label))
        notices += Self.notice("columns that were not taken", columns.left)
        let imported = assembly.finish(beside: notices)
        return plans?.planned(imported) ?? imported
    }

    /// A notice about columns, of which the first 20 are named; none about none.
    private static func notice(_ text: String, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return ["\(text): \(names.prefix(20).joined(separator: ", "))\(names.count > 20 ? ", …" : "")"]
    }

    private mutating func readRow() throws(TextFault) {
        let line = rows.line
        // Cells of a sheet stand where they stand; in a text, too many cells mean that a separator was not meant as
        // one.
        if columns.areInFirstRow, !rows.isSheet, rows.cellCount > columns.count, !extraCellsAreBlank {
            let counts = "\(rows.cellCount) cells where the first row has \(columns.count)"
            try assembly.skip("\(counts); a text with the separator in it needs quotes", line: line)
            return
        }
        if let cell = text(columns.trip), cell != tripName {
            try addEndOfLegs()
            (tripName, lastEnd) = (cell, nil)
        }
        if isRule { return }
        if isTotal { return try assembly.skip("it is a row of totals", line: line) }
        if columns.areLegs { try addBeginningOfLeg(at: line) }
        switch place() {
        case .blank: return
        case .refused(let reason): try assembly.skip(reason, line: line)
        case .found(let found):
            if found.source == .cells { swapped.take(found.place, called: text(columns.name), context) }
            if !columns.areLegs { try addBeginningOfLeg(at: line, near: found.place) }
            try add(found, at: line)
        }
        (lastEnd, lastLine) = (text(columns.to), line)
    }

    /// Adds the place where a leg begins, in a table of legs whose stops are their ends, unless the leg before ends
    /// there. `end` is the end of the leg where it is known.
    private mutating func addBeginningOfLeg(at line: Int, near end: Coordinate? = nil) throws(TextFault) {
        guard columns.endAtStops, let start = text(columns.from),
            lastEnd.map({ columns.areLegs && $0.lowercased() != start.lowercased() }) ?? true
        else { return }
        if let end, lastPlace == nil { lastPlace = end }
        try addEnd(of: start, "where its leg begins", at: line)
    }

    /// Adds the place where the last leg ends, in a table of legs whose stops are their beginnings.
    private mutating func addEndOfLegs() throws(TextFault) {
        guard columns.beginAtStops, let end = lastEnd else { return }
        try addEnd(of: end, "where the last leg ends", at: lastLine)
    }

    /// Adds the end of a leg for which the table has only a name.
    private mutating func addEnd(of name: String, _ role: String, at line: Int) throws(TextFault) {
        switch lookedUp(name) {
        case .blank: return
        case .refused(let reason):
            try assembly.skip(
                columns.areLegs ? reason : "\(Wording.quoted(name)), \(role), is missing: \(reason)", line: line)
        case .found(let found):
            let trip = try assembly.trip(tripName, line: line)
            if columns.endAtStops { plans?.begin(assembly.count(of: trip), in: trip) }
            try assembly.add(name: name, note: nil, place: found.place, to: trip, line: line)
            lastPlace = found.place
            if let label = found.label { assembly.notice("“\(name)” was looked up: \(label)", line: line) }
        }
    }

    private mutating func add(_ found: CSVFound, at line: Int) throws(TextFault) {
        let name = name(of: found)
        let isFirst = columns.stop.map { rows.trimmed($0).elementsEqual([0x31]) } ?? false
        if isFirst, let trip = assembly.openTrip(tripName) {
            numbersAreUsed = true
            if !closed.contains(trip), isClosing(trip, found.place, name) {
                assembly.closeLoop(of: trip)
                closed.insert(trip)
                return
            }
        }
        let trip = try assembly.trip(tripName, startsAnew: isFirst, line: line)
        let texts = plans == nil ? PlanTexts() : planTexts
        let left = plans?.take(texts, of: assembly.count(of: trip), in: trip, line: line) ?? []
        // The lengths of legs are a column that this program writes.
        let note = note(of: found, called: name, left)
        try assembly.add(
            name: name, note: note, place: found.place, to: trip,
            keepsNoteLikeName: columns.leg != nil, line: line)
        lastPlace = found.place
        if found.about != nil { townCount += 1 } else if found.source == .about { aboutCount += 1 }
        if let label = found.label {
            let verb = found.about == nil ? "was looked up" : "is only placed in its town"
            assembly.notice("“\(name ?? "")” \(verb): \(label)", line: line)
        }
    }

    /// The name of a stop: what the row calls it, but for a number where the place was looked up by another cell. Where
    /// it calls it nothing, the address or the town beside the coordinates.
    private func name(of found: CSVFound) -> String? {
        guard let name = text(columns.name) else {
            let typed = columns.address.lazy.compactMap { text($0) }.first
            // What was typed for a town stays; an address has more in it than a name.
            let isName = typed.map { !$0.contains(where: { $0.isNumber || ",;=(\n".contains($0) }) } ?? false
            return found.source == .lookUp && isName ? typed : found.name ?? typed
        }
        return found.label != nil && found.name != nil && name.allSatisfy(\.isNumber) ? found.name : name
    }

    /// Whether this row, counted 1 again, leads back to the first stop of `trip`.
    private func isClosing(_ trip: Int, _ place: Coordinate, _ name: String?) -> Bool {
        guard let first = assembly.firstStop(of: trip), first.location == place,
            name.flatMap({ Name.cut($0) }) == first.name
        else { return false }
        return columns.leg.map { !rows.trimmed($0).isEmpty } ?? (assembly.count(of: trip) > 1)
    }

    /// The text of a cell, the apostrophe taken away that defused it; nil when it is blank or there is no such column.
    func text(_ column: Int?) -> String? {
        guard let column, !rows.trimmed(column).isEmpty else { return nil }
        return CSVField.text(ofCell: rows.text(column))
    }

    /// Returns the notes of the row, what has no meaning of its own behind its label, and the link if that has more
    /// than the place. `left` are the parts of a plan that could not be read.
    private mutating func note(of found: CSVFound, called name: String?, _ left: [StopPlanReading.Left]) -> String? {
        var lines = columns.notes.compactMap { text($0) }
        if let about = found.about { lines.append(AboutPlace.note(about)) }
        let isByAddress = found.source == .lookUp || found.source == .about
        for (column, label) in columns.labelled(besides: !isByAddress) {
            guard let text = text(column), text != name else { continue }
            noted.insert(column)
            lines.append("\(label): \(text)")
        }
        lines += left.map { "\($0.label): \($0.text)" }
        if found.source != .link, let link = text(columns.link) {
            lines.append(found.source == .about && found.about == nil ? GoogleCell.note(link) : link)
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The texts of the row about the plan of its stop.
    private var planTexts: PlanTexts {
        var texts = PlanTexts()
        texts.date = text(columns.date)
        texts.day = text(columns.day)
        texts.checkOut = text(columns.checkOut)
        texts.currency = text(columns.currency)
        for (field, column) in columns.plan { texts.fields[field] = text(column) }
        texts.fields[.cost] = texts.fields[.cost].map { CurrencyMark.text($0, in: columns.costCurrency) }
        return texts
    }

    private var extraCellsAreBlank: Bool {
        rows.cellCount <= rows.cells.count
            && (columns.count..<rows.cells.count).allSatisfy { rows.trimmed($0).isEmpty }
    }
}
