import Entities
import Geodesy
import Text

/// Reads the trips of a table: a row a stop.
///
/// A `Trip` column makes several trips, an empty cell of it goes on with the trip of the row before. Where a `Stop` column,
/// or beside a `Trip` column another one that holds 1, 2, 3 and so on, counts the stops, 1 begins a trip anew, so that two trips of one name stay two; and a last row that repeats the first
/// stop, counted 1 again, with the length of a leg, closes a round trip.
struct CSVImport {
    private var rows: CSVRows
    private var columns: CSVColumns
    private let context: ImportContext
    private var assembly: TripAssembly
    /// The name of the trip of the row before.
    private var tripName: String?
    private var lastPlace: Coordinate?
    private var hasDecimalCommas = false
    /// The trips that a closing row has made round trips.
    private var closed: Set<Int> = []

    /// Finds the row with the names of the columns; throws when there is none.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ context: ImportContext) throws(TextFault) {
        self.context = context
        assembly = TripAssembly(context)
        var rows = rowsOfTable(in: bytes, from: start)
        var titles: [Int] = []
        while try rows.next() {
            let columns = CSVColumns(rows.cells.indices.map { rows.text($0) })
            // The only column of a list is its names, also where that alone does not tell a table.
            if columns.areTelling || (titles.isEmpty && (columns.name != nil || columns.hasAddress)) {
                self.columns = columns
                self.rows = rows
                dropVagueStopColumn()
                for line in titles { try assembly.skip("it stands before the names of the columns", line: line) }
                return
            }
            titles.append(rows.line)
            if titles.count > TableBeginning.maximumTitleRows { break }
        }
        throw TextFault(
            line: titles.first ?? 1,
            reason: "the first row must name the columns, such as Name,Latitude,Longitude")
    }

    /// Leaves a column of numbers alone that does not count the stops of the trips.
    private mutating func dropVagueStopColumn() {
        guard columns.stopIsVague, let trip = columns.trip, let stop = columns.stop else { return }
        if rows.countsUp(stop, of: trip) { return }
        columns.others.append(rows.text(stop))
        columns.stop = nil
    }

    /// Reads all rows. Linear.
    mutating func read() throws(TextFault) -> ImportedTrips {
        while try rows.next() { try readRow() }
        var notices: [String] = []
        if hasDecimalCommas { notices.append("numbers such as 48,85 were read with the comma as decimal sign") }
        if !columns.others.isEmpty {
            let names = columns.others.prefix(20).joined(separator: ", ") + (columns.others.count > 20 ? ", …" : "")
            notices.append("columns that were not taken: \(names)")
        }
        return assembly.finish(beside: notices)
    }

    private mutating func readRow() throws(TextFault) {
        let line = rows.line
        if rows.cellCount > columns.count, !extraCellsAreBlank {
            let counts = "\(rows.cellCount) cells where the first row has \(columns.count)"
            try assembly.skip("\(counts); a text with the separator in it needs quotes", line: line)
            return
        }
        switch place() {
        case .blank: return
        case .refused(let reason): try assembly.skip(reason, line: line)
        case .found(let place, let foundName, let label):
            try add(place, name: text(columns.name) ?? foundName, label: label, at: line)
        }
    }

    private mutating func add(
        _ place: Coordinate, name: String?, label: String?, at line: Int
    ) throws(TextFault) {
        if let cell = text(columns.trip) { tripName = cell }
        let isFirst = columns.stop.map { rows.trimmed($0).elementsEqual([0x31]) } ?? false
        if isFirst, let trip = assembly.openTrip(tripName) {
            if !closed.contains(trip), isClosing(trip, place, name) {
                assembly.closeLoop(of: trip)
                closed.insert(trip)
                return
            }
        }
        let trip = try assembly.trip(tripName, startsAnew: isFirst, line: line)
        try assembly.add(name: name, note: note(), place: place, to: trip, line: line)
        lastPlace = place
        if let label { assembly.notice("“\(name ?? "")” was looked up: \(label)", line: line) }
    }

    /// Whether this row, counted 1 again, leads back to the first stop of `trip`.
    private func isClosing(_ trip: Int, _ place: Coordinate, _ name: String?) -> Bool {
        guard let first = assembly.firstStop(of: trip), first.location == place,
            name.flatMap({ Name.cut($0) }) == first.name
        else { return false }
        return columns.leg.map { !rows.trimmed($0).isEmpty } ?? (assembly.count(of: trip) > 1)
    }

    /// The text of a cell, the apostrophe taken away that defused it; nil when it is blank or there is no such column.
    private func text(_ column: Int?) -> String? {
        guard let column, !rows.trimmed(column).isEmpty else { return nil }
        return CSVField.text(ofCell: rows.text(column))
    }

    private func note() -> String? {
        var note: String?
        for column in columns.notes {
            guard let text = text(column) else { continue }
            note = note.map { "\($0)\n\(text)" } ?? text
        }
        guard let link = text(columns.link) else { return note }
        return note.map { "\($0)\n\(link)" } ?? link
    }

    private var extraCellsAreBlank: Bool {
        rows.cellCount <= rows.cells.count
            && (columns.count..<rows.cells.count).allSatisfy { rows.trimmed($0).isEmpty }
    }
}

extension CSVImport {
    /// What a row says about its place.
    private enum Answer {
        case found(Coordinate, name: String?, label: String?)
        case refused(String)
        /// Nothing at all: the row is empty.
        case blank
    }

    private mutating func place() -> Answer {
        if let latitude = columns.latitude, let longitude = columns.longitude {
            let (first, second) = (rows.trimmed(latitude), rows.trimmed(longitude))
            if !first.isEmpty || !second.isEmpty {
                return place(first, second, (rows.canHoldComma(latitude), rows.canHoldComma(longitude)))
            }
        }
        if let column = columns.coordinates, let text = text(column) {
            switch PlaceAnswer.ofCoordinates(text, near: nil) {
            case .place(let place, let name, _): return .found(place, name: name, label: nil)
            case .none(let reason): return .refused(reason)
            }
        }
        if let column = columns.wellKnownText, let text = text(column) {
            guard let point = wellKnownPoint(text) else {
                return .refused("“\(text.prefix(20))…” is no point; only points are taken")
            }
            return checked(point.latitude, point.longitude)
        }
        if let link = text(columns.link) {
            do throws(CoordinateTextError) {
                return .found(try Coordinate(mapLink: link), name: nil, label: nil)
            } catch {
                if case .outOfRange = error { return .refused("\(error)") }
            }
        }
        return lookedUp()
    }

    /// The place of two cells of numbers, each with a decimal comma or not, or of degrees, minutes and seconds.
    private mutating func place(
        _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, _ allowsComma: (Bool, Bool)
    ) -> Answer {
        if let latitude = decimal(first, allowsComma: allowsComma.0),
            let longitude = decimal(second, allowsComma: allowsComma.1)
        {
            if !hasDecimalCommas { hasDecimalCommas = first.contains(0x2C) || second.contains(0x2C) }
            return checked(latitude, longitude)
        }
        let (latitude, longitude) = (shown(first), shown(second))
        if first.isEmpty { return .refused("there is no latitude beside the longitude \(longitude)") }
        if second.isEmpty { return .refused("there is no longitude beside the latitude \(latitude)") }
        do throws(CoordinateTextError) {
            return .found(try Coordinate(parsing: "\(latitude), \(longitude)"), name: nil, label: nil)
        } catch {
            return .refused("“\(latitude)” and “\(longitude)” are no latitude and longitude")
        }
    }

    private func checked(_ latitude: Double, _ longitude: Double) -> Answer {
        do throws(CoordinateError) {
            return .found(try Coordinate(latitude: latitude, longitude: longitude), name: nil, label: nil)
        } catch {
            return .refused("\(error)")
        }
    }

    /// The place that the name or the address of a row means. A state or a country alone only says where the name is.
    private func lookedUp() -> Answer {
        var parts = columns.address.compactMap { text($0) }
        if parts.isEmpty, let name = text(columns.name) { parts = [name] }
        parts += columns.regions.compactMap { text($0) }
        guard !parts.isEmpty else {
            return rows.isBlank ? .blank : .refused("there is no place in this row")
        }
        let query = parts.joined(separator: ", ")
        guard query.utf8.count <= 1_000 else { return .refused("the name is too long to be looked up") }
        switch context.readPlace(query, lastPlace) {
        case .place(let place, let name, let label): return .found(place, name: name ?? query, label: label)
        case .none(let reason): return .refused(reason)
        }
    }

    /// A cell for a message: its beginning.
    private func shown(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: bytes.prefix(60), as: UTF8.self)
    }
}
