import Entities
package import Text

/// A page of the web that was saved: its reservations, else its tables of places, else the days and places of its text.
/// Only read.
package struct PageFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "html" }
    package var fileEndings: [String] { ["html", "htm"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        WebPage.begins(Array(beginning)) || Self.isPart(beginning)
    }

    /// Whether a text begins like a part of a page, as programs copy it.
    private static func isPart(_ beginning: ArraySlice<UInt8>) -> Bool {
        let text = beginning.drop { $0 <= 0x20 }.prefix(12)
        guard text.first == UInt8(ascii: "<") else { return false }
        let word = String(decoding: text.dropFirst(), as: UTF8.self).lowercased()
        return ["table", "div", "body", "script", "meta ", "p>", "ul>", "ol>", "h1", "h2", "head>"]
            .contains { word.hasPrefix($0) }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let file = try FileText(bytes)
        let notices = [file.notice].compactMap { $0 }
        let page = Array(file.bytes[file.start...])
        if OwnReport.begins(page: page) { throw OwnReport.fault }
        return try Self.read(page, context, as: "a web page", called: PageTitle.name(of: page), notices: notices)
    }

    /// Reads a page in UTF-8; `what` it is stands in messages, and `title` names a trip that its text does not.
    static func read(
        _ page: [UInt8], _ context: ImportContext, as what: String, called title: String? = nil, notices: [String] = []
    ) throws(TextFault) -> ImportedTrips {
        if let chat = ChatPage(page) { return try chat.read(context) }
        let bookings = BookingDocument.bookings(ofPage: page, today: context.today)
        if !bookings.isEmpty { return try BookingTrip.trips(of: bookings, context, notices: notices) }
        let context = title.map { context.forFile(called: $0) } ?? context
        let sheets = PageTables(page).sheets
        let tables = sheets.filter { SheetTable($0).namesPlaces }
        if !tables.isEmpty { return try SheetImport.read(count: tables.count, context) { tables[$0] } }
        // `Date | Overnight | Hotel`, `Day | Activity | Cost`: no column is called as places are.
        for sheet in sheets.prefix(mostTables) where mayBePlan(sheet) {
            let read = try? SheetImport.read(count: 1, context) { _ in sheet }
            if let read, read.trips.contains(where: { $0.waypoints.count > 1 }) { return read }
        }
        let text = PageText.lines(of: page)
        guard let imported = try? ListFormat().read(Array(text.utf8), context), Self.isJourney(imported) else {
            // `Day | Route`: ways are read as lines first.
            for sheet in sheets.prefix(mostTables) where sheet.rows.first.map({ RouteTable($0.cells) != nil }) ?? false
            {
                let read = try? SheetImport.read(count: 1, context) { _ in sheet }
                if let read, read.trips.contains(where: { $0.waypoints.count > 1 }) { return read }
            }
            throw TextFault(reason: "this is \(what), not a file of trips; copy its places into a text, one a line")
        }
        var result = imported
        result.notices.insert("this is \(what): the lines are counted in its text", at: 0)
        return result
    }

    /// The most tables that are read to see whether their columns have places.
    private static let mostTables = 20

    /// Whether a table without a column that is called as places are may be a journey: it has days, nights or costs.
    private static func mayBePlan(_ sheet: Sheet) -> Bool {
        guard let names = sheet.rows.first?.cells else { return false }
        if RouteTable.hasNights(names) { return true }
        let columns = CSVColumns(names)
        return RouteTable(names)?.hasRoute != true
            && (columns.date != nil || columns.day != nil || columns.plan[.nights] != nil || columns.plan[.cost] != nil)
    }

    /// Whether what was read as a list is one: a page has many words that are also names of places.
    private static func isJourney(_ imported: ImportedTrips) -> Bool {
        let stops = imported.trips.reduce(0) { $0 + $1.waypoints.count }
        let isPlanned = imported.trips.contains { trip in
            trip.plan.start != nil || trip.waypoints.contains { $0.plan.nights ?? 0 > 0 }
        }
        return stops >= 2 && (isPlanned || stops >= imported.skipped.count)
    }
}
