import CivilTime
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
    var columns: CSVColumns
    var context: ImportContext
    var assembly: TripAssembly
    var plans: StopPlanReading?
    /// The name of the trip of the row before.
    private var tripName: String?
    /// The title above the names of the columns, which names the trip of a table that does not.
    var title: String?
    /// Whether the next stop is the first one of a further table in the file.
    var beginsTable = false
    /// The names of the columns as they stand in the table; none where they are not in it.
    var header: [String] = []
    var lastPlace: Coordinate?
    /// The town where the leg of the row before ends.
    var lastEnd: String?
    /// The rows with days that were skipped since the last stop.
    var skippedRows: [SkippedRow] = []
    /// Whether the row before is one of totals.
    var isBehindTotals = false
    /// Whether most of what stands below where one sleeps are houses, so that a bare name there is no town.
    var sleepsInHouses = false
    /// The town of the night of this row, where its other cells name no place.
    var nightTown: String?
    /// Whether the night of the row is at another place than that of its stop, which is added first.
    var isNightElsewhere = false
    /// The name of the last of several places of this row, and the number of rows with several.
    var (partName, severalCount): (String?, Int) = (nil, 0)
    /// Whether the place where the leg of this row begins is the last stop.
    var isEndTaken = false
    /// The date and the number of the day of the last row that has these.
    var lastDay: (date: String?, number: String?)
    /// The last departure of a ship, and the day that a line above the table says.
    var (sailing, titleDay): (CivilDateTime?, String?) = (nil, nil)
    /// Whether the row is the first of several of its day, so that its time is that of the departure.
    var isFirstOfDay = false
    /// The line of the row before, and whether it is a stop.
    var lastLine = 0
    private var lastIsTaken = false
    /// The number of ways whose length was counted from departure to arrival.
    var countedWays = 0
    /// The columns without a meaning of which notes have a text.
    var noted: Set<Int> = []
    /// Whether numbers had a comma as decimal sign.
    var hasDecimalCommas = false
    /// The number of stops whose place is only approximate.
    var aboutCount = 0
    /// The number of stops that are only in the town of their address.
    var townCount = 0
    /// The trips that a closing row has made round trips.
    var closed: Set<Int> = []
    /// Whether a number of a stop began a trip anew or closed one.
    var numbersAreUsed = false
    /// Whether latitudes and longitudes seem swapped.
    var swapped = SwappedColumns()
    /// The notices about the table as a whole.
    var notices: [String]

    /// Finds the meaning of the columns from the person's list, from the names in the first rows or from their cells;
    /// throws if none of these decides it.
    init(_ beginning: CSVRows, _ context: ImportContext, notices: [String] = []) throws(TextFault) {
        self.context = context
        self.notices = notices
        assembly = TripAssembly(context)
        var rows = beginning
        var titles: [TableTitle] = []
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
            let columns = CSVColumns(names).withoutDatesAsEnds(of: rows, today: context.today)
            // The only column of a list is its names, also if that alone does not make it a table.
            let mayBeList = titles.isEmpty && !isGiven && (columns.name != nil || columns.hasAddress)
            if columns.areTelling || mayBeList {
                if isGiven { self.notices.append("read by its own names of columns, not by those that were given") }
                self.columns = columns.withoutNumbersAsNames(names, of: rows)
                    .withoutDatesAsEnds(of: rows, today: context.today)
                self.rows = rows
                header = names.map(\.trimmed)
                dropVagueColumns()
                takeCoordinates()
                chooseNames()
                takeTimesOfActivities()
                self.columns.takeDaysOfLegs(of: rows, today: context.today)
                try takeTitles(titles)
                return
            }
            if !rows.isBlank { titles.append(TableTitle(rows)) }
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
            guard let known = SwappedColumns.order(names, of: beginning, context) else {
                throw TextFault(line: titles.first?.line ?? 1, reason: HeaderlessTable.question(names))
            }
            columns = CSVColumns(known, areInFirstRow: false)
            for _ in 0..<table.titleCount { _ = try self.rows.next() }
            self.notices.append(
                "no names of columns; they were taken for \(known.joined(separator: ",")), as the places of these names lie "
                    + "there")
        case .none:
            guard let found = KnownPlacesColumn(beginning, context) else {
                throw TextFault(line: titles.first?.line ?? 1, reason: HeaderlessTable.reason(beginning))
            }
            columns = found.columns
            self.rows = found.rows
            header = found.header
            self.notices.append(found.notice)
            chooseNames()
            dropVagueColumns()
            takeTimesOfActivities()
            columns.takeDaysOfLegs(of: self.rows, today: context.today)
            try takeTitles(found.titles)
        }
    }

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
        columns.takeNumbersOfNights(of: rows)
        columns.takeNamesOfNights(of: rows)
        columns.takeNightsOfLodging(of: rows)
        notices += columns.takeByTexts(of: rows, today: context.today)
        columns.takeDays(of: rows, today: context.today)
        columns.takeYears(of: rows)
        columns.takeKinds(of: rows)
        columns.takeBudget(of: rows)
        columns.takeClock(of: rows)
        if columns.dayIsVague, let day = columns.day {
            var ahead = rows
            var hasRange = false
            while !hasRange, let more = try? ahead.next(), more {
                let cell = ahead.trimmedText(day)
                hasRange =
                    cell.contains(where: \.isNumber)
                    ? !cell.allSatisfy(\.isNumber) : WrittenDays.isWeekday(CSVColumnWords.firstWord(cell))
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
        takeRoutesOfDays()
        takeNamesAsCountries()
        takeTownsOfRegions()
        // `Where`, `Location`, `City`: what is called like a town may have both ends of a leg as well.
        if let town = columns.onlyTown, columns.from == nil, columns.leg == nil,
            KnownPlacesColumn.isRoute(town, of: rows, context)
        {
            columns.takeAsPlaces(town, isRoute: true)
        }
        columns.dropRoads(of: rows)
        columns.chooseName(of: rows) { text, near in
            context.location(of: text, near: near)
        } isSight: { sight, town in
            context.isSight(sight, in: town)
        }
        takeStages()
        columns.takeNumbersOfLegs(of: rows)
        for other in columns.others where rows.counts(other.column) {
            columns.leave(other.column, called: other.label)
        }
        takeHouses()
    }

    /// Reads all rows. Linear.
    mutating func read() throws(TextFault) -> ImportedTrips {
        beginPlans()
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
            while try rows.next() { if try !beginsAnotherTable() { try readRow() } }
        }
        try addEndOfLegs()
        if countedWays > 0 {
            notices.append(
                "the length of \(Wording.counted(countedWays, "way")) was counted from departure to arrival, as less than "
                    + "a day")
        }
        if severalCount > 0 { notices.append(severalNotice) }
        if let notice = swapped.notice(columns.words(isSwapped: true)) { notices.append(notice) }
        if aboutCount > 0 { notices.append(GoogleCell.notice(aboutCount)) }
        notices += AboutPlace.notices(townCount)
        if hasDecimalCommas { notices.append("numbers such as 48,85 were read with the comma as decimal sign") }
        if let name = columns.numberName, !numbersAreUsed { columns.left.insert(name, at: 0) }
        notices += Self.notice(
            "columns that are in the notes",
            noted.sorted().map { columns.labels[$0].isEmpty ? "one without a name" : columns.labels[$0] })
        notices += Self.notice("columns that were not taken", columns.left)
        let imported = assembly.finish(beside: notices)
        return plans?.planned(imported) ?? imported
    }

    /// The trip of the next stop, which is a new one with `startsAnew` and at the beginning of a further table.
    mutating func openTrip(startsAnew: Bool, line: Int) throws(TextFault) -> Int {
        defer { beginsTable = false }
        return try assembly.trip(currentTrip, startsAnew: startsAnew || beginsTable, line: line)
    }

    /// The name of the trip that the row belongs to; nil where neither the row nor a title names it.
    var currentTrip: String? { tripName ?? title }

    private mutating func readRow() throws(TextFault) {
        let line = rows.line
        (nightTown, isBehindTotals) = (nil, false)
        isFirstOfDay = columns.clock != nil && beginsDay
        defer { lastDay = (text(columns.date) ?? lastDay.date, text(columns.day) ?? lastDay.number) }
        // Cells of a sheet stand where they stand; in a text, too many cells mean that a separator was not meant as
        // one.
        if columns.areInFirstRow, !rows.isSheet, rows.cellCount > columns.count, !extraCellsAreBlank {
            let counts = "\(rows.cellCount) cells where the first row has \(columns.count)"
            try assembly.skip("\(counts); a text with the separator in it needs quotes", line: line)
            return
        }
        if let cell = text(columns.trip), cell != tripName {
            try addEndOfLegs()
            (tripName, lastEnd, skippedRows, sailing) = (cell, nil, [], nil)
        }
        if isRule { return }
        if isTotal {
            isBehindTotals = true
            return try assembly.skip("it is a row of totals", line: line)
        }
        isEndTaken = lastEnd != nil && lastIsTaken
        if columns.areLegs { try addBeginningOfLeg(at: line) }
        var answer = place()
        let several = severalPlaces(besides: answer)
        if !several.isEmpty {
            takeSkippedRows()
            try addSeveral(several, at: line)
            (lastIsTaken, lastEnd, lastLine) = (true, several.last?.name, line)
            return
        }
        if answer.isMissing, let town = townBeforeDash() { answer = .found(town) }
        if answer.isMissing, let town = townOfNight() {
            nightTown = town
            answer = lookedUp(town)
        }
        if case .found(let found) = answer, let town = townOfMove(to: found) {
            nightTown = town
            answer = lookedUp(town)
        }
        switch answer {
        case .blank: return
        case .refused(let reason):
            lastIsTaken = false
            noteSkipped(at: line)
            try assembly.skip(named(reason), line: line)
        case .found(let found):
            if found.source == .cells, columns.leg == nil, found.place.latitude == 0, found.place.longitude == 0 {
                assembly.notice(
                    "“\(nameText ?? "")” is at 0, 0, in the sea off Africa, as programs write an unknown place",
                    line: line)
            }
            if found.source == .cells { swapped.take(found.place, called: nameText, context) }
            takeSkippedRows()
            if !columns.areLegs { try addBeginningOfLeg(at: line, near: found.place) }
            try addWithNight(found, at: line)
            lastIsTaken = true
        }
        (lastEnd, lastLine) = (legEnd, line)
    }
}
