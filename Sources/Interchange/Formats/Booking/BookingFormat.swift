import CivilTime
package import Text

/// A confirmation of a hotel as a text. Only read.
package struct BookingFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "booking" }
    package var fileEndings: [String] { [] }

    /// A text with the labels of a confirmation, and days behind them.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        guard !Mail.begins(beginning), let first = beginning.first(where: { $0 > 0x20 && $0 < 0x7F }),
            ![UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
        else { return false }
        // What this program writes may have such labels in its notes.
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        let own = ["Trip,Stop,Name,", "Trip\tStop\tName\t"]
        guard !own.contains(where: { text.starts(with: $0.utf8) }), !ListTitle.begin(text), !Self.isTableOfTowns(text),
            !Self.hasTableOfTowns(text)
        else { return false }
        return BookingDocument.begins(beginning, today: CivilDate(daysSince1970: 18_262))
    }

    /// Whether a text has a table of Markdown with a column of towns or stops, as a plan has one below its headings.
    private static func hasTableOfTowns(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }
        return zip(lines, lines.dropFirst()).contains { head, rule in
            guard rule.first == UInt8(ascii: "|"), rule.contains(UInt8(ascii: "-")),
                rule.allSatisfy({ "|-: ".utf8.contains($0) })
            else { return false }
            let cells = String(decoding: head, as: UTF8.self).split(separator: "|").map {
                CSVColumnWords.key(String($0))
            }
            return cells.count > 1 && cells.contains { stops.contains($0) || CSVColumnWords.town.contains($0) }
        }
    }

    /// The words for columns of stops besides those for towns.
    private static let stops = Set(
        CSVColumnWords.destinations + [
            "stop", "place", "location", "etappe", "étape", "etape", "tappa", "etapa", "itinerary", "itinerario",
            "itinéraire", "reiseroute", "route", "ort", "where", "overnight", "overnightin", "übernachtung",
        ])

    /// The words for columns of rides, which have a destination as well.
    private static let rides: Set = [
        "from", "von", "de", "desde", "origin", "van", "origen", "origine", "origem", "train", "flight", "flightnumber",
        "flightno", "zug", "flug", "flugnummer", "vol", "vuelo", "volo", "bus", "coach", "carrier", "airline", "seat",
    ]

    /// Whether a text begins with a table between tabs or bars that has a column of towns or of stops, none of where
    /// rides begin, and nothing else: no confirmation, though its columns are called like what stands in one.
    private static func isTableOfTowns(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let head = lines.first, lines.count > 1, !head.contains(where: \.isNumber) else { return false }
        let sign: Character = head.contains("\t") ? "\t" : "|"
        let cells = head.split(separator: sign, omittingEmptySubsequences: false)
        let words = cells.map { cell in cell.lowercased().filter { $0.isLetter } }
        // The last line may be cut.
        let hasStops = words.contains { CSVColumnWords.town.contains($0) || stops.contains($0) }
        return cells.count > 2 && hasStops && !words.contains(where: rides.contains)
            && lines.dropFirst().dropLast(lines.count > 2 ? 1 : 0).allSatisfy { line in
                line.count { $0 == sign } == cells.count - 1
            }
    }

    /// One trip of the reservations of several files, in the order of their days. What is found when a file is read by
    /// itself stays where it is.
    package static func trip(
        ofFiles files: [[Booking]], _ context: ImportContext
    ) throws(TextFault) -> ImportedTrips {
        var bookings: [Booking] = []
        for file in files { bookings += try BookingTrip.located(file, context) }
        return try BookingTrip.trips(of: bookings, context)
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let file = try FileText(bytes)
        let text = BookingDocument.withClearDays(
            String(decoding: file.bytes[file.start...], as: UTF8.self), today: context.today)
        let reading = BookingText(text, today: context.today)
        let bookings = BookingDocument.bookings(of: reading, text, today: context.today)
        guard !bookings.isEmpty else { throw reading.fault }
        let lodgings = BookingYear.dated(reading.bookings, by: text, today: context.today)
        guard bookings == BookingDays.clear(lodgings, by: text, today: context.today) else {
            return try BookingTrip.trips(of: bookings, context, notices: [file.notice].compactMap { $0 })
        }
        let others = reading.otherLines
        let notices =
            others > 0 ? ["\(Wording.counted(others, "line")) beside the reservations left out"] : []
        return try BookingTrip.trips(of: bookings, context, notices: notices + [file.notice].compactMap { $0 })
    }
}
