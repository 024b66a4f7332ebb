import Entities
import Text

/// Reads the comments of a list, which are headings in Markdown.
extension ListImport {
    /// A comment, which may begin a trip.
    mutating func readComment(_ line: UnsafeBufferPointer<UInt8>) throws(TextFault) {
        for (title, isRoundTrip) in [(ListTitle.trip, false), (ListTitle.roundTrip, true)]
        where line.count > title.utf8.count && line.starts(with: title.utf8) {
            let name = line.dropFirst(title.utf8.count).prefix(CSVRows.maximumTextBytes)
            return try stops.begin(String(decoding: name, as: UTF8.self), isRoundTrip: isRoundTrip, line: self.line)
        }
        guard line.count <= 200 else { return }
        let comment = String(decoding: line, as: UTF8.self)
        if stops.placeCount == 0, comment.lowercased().hasPrefix("#+title:") {
            stops.tripName = String(comment.dropFirst(8)).trimmed
            return
        }
        let level = line.prefix { $0 == UInt8(ascii: "#") }.count
        let text = String(decoding: line.dropFirst(level), as: UTF8.self).trimmed
        guard line.count > level, line[level] == 0x20, !text.isEmpty else { return }
        section = Self.section(below: text)
        if level > 1, !isTitle(text, ofLevel: level) {
            try readHeading(text)
        } else if level > 1 {
            stops.tripName = ListYear.withoutLabel(ListText.plain(text))
        } else if stops.placeCount == 0, stops.tripName == nil, index <= lastSmallHeading ?? -1 || isTitle(text) {
            // A text in Markdown has smaller headings further down; elsewhere this is a comment.
            stops.tripName = ListYear.withoutLabel(text)
        }
    }

    /// Whether the heading of a text without others is its title: it names a journey or its year, or stands alone above
    /// the items of a list.
    private func isTitle(_ text: String) -> Bool {
        ListYear.isTitle(text, context.today) || ListYear.namesJourney(text) || isAboveItems && line == 1
    }

    /// The lines in which items of a list are looked for below a title, and the fewest of these.
    private static let (linesBelowTitle, fewestItems) = (10, 2)

    /// Whether a line without text follows, and items of a list soon below it.
    private var isAboveItems: Bool {
        guard isAboveBlankLine else { return false }
        let lines = bytes[index...].split(maxSplits: Self.linesBelowTitle) { $0 == 0x0A || $0 == 0x0D }
        return lines.prefix(Self.linesBelowTitle).count { line in
            let text = String(decoding: line.prefix(Self.maximumLineBytes), as: UTF8.self).trimmed
            let number = text.prefix { $0.isASCII && $0.isNumber }
            return ListText.hasBullet(text)
                || (1...2).contains(number.count) && text.dropFirst(number.count).hasPrefix(". ")
        } >= Self.fewestItems
    }

    /// Whether the first heading of a text is its title though it is not of the first level: it says no day, and names
    /// a journey, or all others are smaller, or there are none.
    private func isTitle(_ text: String, ofLevel level: Int) -> Bool {
        guard stops.isEmpty, stops.tripName == nil, dates.day(ofHeading: text) == nil else { return false }
        if ListYear.namesJourney(text) || ListYear.isTitle(text, context.today) || namesLength(text) { return true }
        let lines = bytes[index...].split { $0 == 0x0A || $0 == 0x0D }
        let levels = lines.map { line in line.prefix { $0 == UInt8(ascii: "#") }.count }.filter { $0 > 0 }
        return (levels.isEmpty || levels.count > 1) && levels.allSatisfy { $0 > level } && !isPlace(text)
    }

    private func isPlace(_ text: String) -> Bool { context.location(of: ListText.plain(text), near: nil) != nil }

    /// Tells that the heading of a day names no place, where no stop stands below it either.
    mutating func tellUnplacedHeading() throws(TextFault) {
        guard let (text, refusal, line, count) = unplacedHeading else { return }
        unplacedHeading = nil
        if stops.placeCount == count { try stops.skip(text, refusal, line: line) }
    }

    /// A line without the marks of bold and slanted letters in it. Linear.
    static func withoutMarks(_ text: String) -> String {
        ListMarkdown.withoutEmphasis(text.replacingText("**", with: ""))
    }

    /// Reads a heading below the first level: the day of what is below it, and where it says of a place that one is
    /// there on a day or for some nights, that place; then also the places that further headings are by themselves.
    mutating func readHeading(_ text: String) throws(TextFault) {
        try tellUnplacedHeading()
        (isBelowDay, itemsAreOfDay, dayIsHeading) = (false, false, false)
        isInPrice = stops.placeCount > 0 && ListPrice(text) != nil
        let text = dates.order.withPoints(WideSigns.plain(Self.withoutMarks(text)))
        let day = dates.day(ofHeading: text)
        if let day { stops.begin(day: PlanTexts(date: day.date, day: day.day)) }
        let place = ListText(day?.rest ?? text, dates)
        let hasNights = place.readings.contains { $0.ends.last?.details.nights != nil }
        guard day.map({ !$0.rest.isEmpty }) ?? (hasNights || headingsArePlaces) else { return }
        if let refusal = try stops.add(place, isHeading: true, line: line) {
            guard day != nil, try addName(atBeginningOf: place) else {
                if day != nil || hasNights { unplacedHeading = (place.rest, refusal, line, stops.placeCount) }
                return
            }
            (stopIndentation, headingsArePlaces) = (0, true)
            (isBelowDay, itemsAreOfDay, dayIsHeading) = (true, true, true)
            return
        }
        stopIndentation = 0
        headingsArePlaces = true
        if day != nil || hasNights || sentencesAreBelowHeadings {
            (isBelowDay, itemsAreOfDay, dayIsHeading) = (true, true, true)
        }
    }

    /// Adds the place with whose name the heading of a day begins, with the other words as its note: `Perros-Guirec et
    /// la côte`; false where it begins with none.
    private mutating func addName(atBeginningOf heading: ListText) throws(TextFault) -> Bool {
        let named = heading.keeping { $0.isLate && heading.rest.hasPrefix($0.ends[0].text) }
        guard !named.readings.isEmpty else { return false }
        return try stops.add(named, line: line) == nil
    }
}
