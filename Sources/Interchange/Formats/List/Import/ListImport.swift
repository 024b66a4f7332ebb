import CivilTime
import Entities
import Geodesy
import Places
import Text

/// Reads the trips of a plain list, line by line.
struct ListImport {
    /// The most bytes of a line: more than any link of a map has.
    static let maximumLineBytes = 10_000

    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    private(set) var line = 0
    /// The numbers that the lines have in the file, and how many were read; empty where they are those of the text.
    private let lineNumbers: [Int]
    private var lineCount = 0
    let context: ImportContext
    var stops: ListStops
    var dates: ListDates
    /// The notices about the file as a whole.
    private let notices: [String]
    /// The index at which the last heading below the first level begins; nil where there is none.
    let lastSmallHeading: Int?
    /// Whether lines that begin further right than the stop above them are its notes.
    let hasNotesByIndentation: Bool
    /// Whether nearly all lines begin with a small letter.
    let isWrittenSmall: Bool
    /// Whether the numbers in front of the lines are distances.
    private let hasDistances: Bool
    /// The white space in front of the line that is read, and of the last stop's, in bytes.
    var (indentation, stopIndentation) = (0, 0)
    /// Whether a heading above was a place, so that another one by itself may be one too.
    var headingsArePlaces = false
    /// Whether the headings are the places of the journey, and what is below each is said of it.
    let sentencesAreBelowHeadings: Bool
    /// The heading of a day that names no place, and the number of stops above it.
    var unplacedHeading: (text: String, refusal: PlaceRefusal, line: Int, count: Int)?
    /// Whether the last stop is that of a day, and whether what stands below it in items is said of that day.
    var (isBelowDay, itemsAreOfDay) = (false, false)
    /// Whether a line without text is above the one that is read, and whether the day is a heading, below which one
    /// says nothing.
    private(set) var isBelowBlank = false
    var dayIsHeading = false
    private var chatter = ListChatter()
    /// Whether the head of a mail is above the line, or there is none, and whether the line is in a quoted answer.
    var (isBelowHead, isQuoted) = (true, false)
    /// The kind of the lines below the heading above.
    var section = Section.places
    /// Whether the line is below what a price holds, and the index of the next line that begins with a day, where that
    /// is known; behind the last it is the end.
    var (isInPrice, nextDay): (Bool, Int?) = (false, nil)
    private var weekdays = ListWeekdays()
    /// Whether a line began with a date.
    private var hasDates = false
    /// The line of the end of the trip that stands above that of the stops before it: `To: Penzance`.
    private var heldEnd: (text: String, line: Int)?
    /// The first line where it is no place; it is the title where a blank line follows it.
    private var title: (text: String, refusal: PlaceRefusal, line: Int)?

    /// Starts at `start`. Linear.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ context: ImportContext, notices: [String],
        lineNumbers: [Int] = [], title: String? = nil
    ) {
        self.lineNumbers = lineNumbers
        let end = ListSignature.start(in: bytes[start...])
        let bytes = end.map { UnsafeBufferPointer(rebasing: bytes[..<$0]) } ?? bytes
        self.bytes = bytes
        index = start
        let today = context.today
        var context = context
        // Of a list with a year in its title the dates without one are in that.
        let mail = PastedMail.head(of: bytes[start...])
        if let year = mail?.sent ?? ListYear.year(atBeginningOf: bytes[start...], context.today) {
            context.today = year
        }
        let isYearTold = context.isYearTold || context.today != today
        if !isYearTold, let year = ListWeekdays.yearOfUnclear(in: bytes[start...], today) { context.today = year }
        self.context = context
        stops = ListStops(context, isYearTold: isYearTold)
        let order = ListDayOrder(in: bytes[start...])
        dates = ListDates(context.today, order)
        self.notices = notices + (end == nil ? [] : [ListSignature.notice]) + [order.notice].compactMap { $0 }
        let shape = Self.shape(bytes[start...])
        stops.tripName = title ?? mail?.subject
        isBelowHead = mail == nil
        lastSmallHeading = shape.lastSmallHeading
        sentencesAreBelowHeadings =
            shape.lastSmallHeading != nil && Self.areHeadingsPlaces(in: bytes[start...], context)
        headingsArePlaces = sentencesAreBelowHeadings
        hasNotesByIndentation = shape.plainLines > 1
        isWrittenSmall = shape.isSmall
        hasDistances = ListDistance.areInFront(ofLinesOf: bytes[start...])
    }

    /// Reads all lines, some of which have a cost beside them; throws if none is a place: then it is no list. Linear.
    mutating func read(costs: [Int: String] = [:]) throws(TextFault) -> ImportedTrips {
        while let line = nextLine() { try read(line, beside: costs[self.line], at: self.line) }
        if let heldEnd {
            line = heldEnd.line
            try read(heldEnd.text)
        }
        try refuseTitle()
        try stops.releaseCountry(before: nil)
        try tellUnplacedHeading()
        if stops.placeCount == 0, let first = stops.firstSkipped {
            if stops.skippedCount >= Self.mostUnknown, let plain = stops.plainLines,
                plain.count * 2 >= stops.skippedCount
            {
                throw TextFault(
                    line: plain.line,
                    reason: "no places were found: none of its \(stops.skippedCount) lines is one, such as "
                        + Wording.quoted(plain.text, maximumWidth: 40))
            }
            let what =
                context.isFormatGiven ? "not a list of places" : "not a format that is known, nor a list of places"
            throw TextFault(line: first.line, reason: "\(what): \(first.reason)")
        }
        if stops.placeCount == 1, stops.skippedCount >= Self.mostUnknown, !stops.hasPlans, !context.isFormatGiven,
            let first = stops.firstSkipped
        {
            throw TextFault(
                line: first.line, reason: "not a list of places: one line of \(stops.skippedCount + 1) is one alone")
        }
        return stops.finish(beside: notices)
    }

    /// The fewest words of a line below a day that is said of it although it is no item.
    static let fewestWords = 3

    /// The least number of lines that are no places beside one that is, of which this one says nothing either.
    private static let mostUnknown = 3

    /// The next line without its end and white space around it; nil at the end of the text.
    mutating func nextLine() -> UnsafeBufferPointer<UInt8>? {
        guard index < bytes.count else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        let end = index
        if index < bytes.count {
            index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        }
        lineCount += 1
        line = lineCount <= lineNumbers.count ? lineNumbers[lineCount - 1] : lineCount
        indentation = bytes[start..<end].prefix { $0 == 0x20 || $0 == 0x09 }.count
        return ListLine.trimmed(bytes[start..<end])
    }

    /// Reads a line as it stands, without white space at its ends.
    mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(TextFault) {
        guard let first = line.first else {
            (isBelowHead, isQuoted) = (true, false)
            if let title { stops.tripName = ListYear.withoutLabel(title.text) }
            isBelowBlank = !(isBelowDay && dayIsHeading)
            return
        }
        defer { isBelowBlank = false }
        if stops.tripName == nil { try refuseTitle() }
        guard first != UInt8(ascii: "#") else { return try readComment(line) }
        guard line.count <= ListImport.maximumLineBytes else {
            return try stops.skip("the line is longer than any place is", line: self.line)
        }
        if first == UInt8(ascii: "\\") {
            guard let found = ListLine.markedPlace(UnsafeBufferPointer(rebasing: line[1...])) else {
                return try stops.skip("a line with a backslash is written \\NAME=40.757,-73.986", line: self.line)
            }
            return try add(found)
        }
        // As a whole first: the number sign of `Stop #3=45.6,7.8` begins no comment.
        if let found = ListLine.namedPlace(line) { return try add(found) }
        if let found = ListLine.saidPlace(line) {
            return try add((found.name, found.latitude, found.longitude), saying: found.said)
        }
        let whole = PlaceLines.withoutComment(String(decoding: line, as: UTF8.self)).trimmed
        if whole.isEmpty || isOfMail(whole) { return }
        let line = UnsafeBufferPointer(rebasing: line.prefix(whole.utf8.count))
        if let found = ListLine.namedPlace(line) { return try add(found) }
        try read(ChatLine.message(of: whole) ?? (chatter.isInSignature ? whole : joinedWithAddress(whole)))
    }

    /// Skips the first line where it is no title, and where nothing comes after it.
    private mutating func refuseTitle() throws(TextFault) {
        guard let title else { return }
        self.title = nil
        if stops.placeCount == 0 || stops.tripName != ListYear.withoutLabel(title.text) {
            try stops.skip(title.text, title.refusal, line: title.line)
        }
    }

    /// Whether a further line has text.
    var isFollowed: Bool { bytes[index...].contains { $0 > 0x20 } }

    /// Reads a line of text.
    private mutating func read(_ text: String) throws(TextFault) {
        let isBold = text.hasPrefix("**") && text.hasSuffix("**")
        let plain = ListText.roundBrackets(
            ListText.cells(
                of: WideSigns.plain(WideSigns.withoutKeys(Self.withoutPictures(Self.withoutMarks(text))))))
        let measured = hasDistances ? ListDistance.withUnit(plain) : plain
        let text = ListTalk.withoutTalk(measured, dates) ?? measured
        if text.isEmpty { return }
        if let parts = dates.datedParts(of: text) ?? ListNights.stays(of: text) {
            for part in parts { try read(part) }
            return
        }
        if heldEnd == nil, stops.placeCount == 1, isEndAboveStops(text) {
            heldEnd = (text, line)
            return
        }
        if let date = ListText.scheduled(text) { return try stops.schedule(date, line: line) }
        if ListLine.beginsLikeLink(text.utf8), let link = try? MapLink(text), link.spots.count > 1 {
            if takeLinkOfListed(link.spots, text) { return }
            stopIndentation = indentation
            return try stops.add(link.spots, line: line)
        }
        if isBelowDay, !isBelowBlank, ListLine.beginsLikeLink(text.utf8), stops.takeLinkOfLast(text) { return }
        // The line below the head of a table in Markdown, or between two parts of a text.
        if text.allSatisfy({ "|-: =_*~".contains($0) }) || isHeadOfPlaces(text) { return }
        if section != .others, !isInPrice, try readBareNights(text) { return }
        if try readPrice(text) { return }
        if chatter.isChatter(text, isNearEnd: isNearEnd) || isOfWhole(text)
            || section == .others || section == .packing && ListText.hasBullet(text)
        {
            stopIndentation = .max
            return try stops.skip("“\(text)” names no place", line: line, text: text, isChatter: true)
        }
        let whole = stops.isEmpty ? ListLabels.daysOfJourney(in: ListText.plain(text)) : nil
        if let head = dates.head(ofWhole: dates.order.withPoints(whole ?? ListText.plain(text))) {
            if !takeDaysOfTrip(head, text) { stops.begin(day: PlanTexts(date: head.date, day: head.day)) }
            dates.month = head.date.flatMap { WrittenDays(atBeginningOf: $0)?.month } ?? dates.month
            stopIndentation = .max
            (isBelowDay, itemsAreOfDay) = (false, false)
            return
        }
        if try readNight(text) { return }
        try returnToDay(text)
        if isSaidOfDay(text), try stops.addBelow(ListText.plain(text), dates, line: line) { return }
        if hasNotesByIndentation, indentation > stopIndentation, stops.placeCount > 0, !ListText.beginsWithTime(text),
            readIndented(text)
        {
            return
        }
        if stops.isEmpty, stops.tripName == nil, title == nil, isFollowed,
            ListYear.isTitle(text, context.today) || ListYear.namesJourney(text) || namesLength(text)
        {
            stops.tripName = ListYear.withoutLabel(ListText.plain(text))
            return
        }
        var item = ListText(text, dates)
        if item.head?.date != nil || item.readings.contains(where: { $0.date != nil }) { hasDates = true }
        if item.head?.hasDay != true, !hasDates, let word = item.weekday, let day = weekdays.day(of: word) {
            item.begin(day: day)
        }
        if stops.isEmpty, stops.tripName == nil, title == nil, !item.isItem,
            (isAboveBlankLine || isAboveDays || isDecorated(text)) && stops.isOfArea(item)
                || item.head == nil && (namesEnds(text) || isOnlyHeading(text, item))
        {
            stops.tripName = ListYear.withoutLabel(ListText.plain(text))
            return
        }
        let end = item.month == nil ? WrittenDays(atEndOf: text) : nil
        dates.month = item.month ?? end?.month ?? dates.month
        dates.day = item.day ?? end?.day ?? dates.day
        guard !item.isStruckOut else { return try stops.skip("“\(text)” is struck out", line: line) }
        if let end = item.readings.first?.ends.first, let (name, link) = end.link,
            let spots = (try? MapLink(link))?.spots, spots.count > 1
        {
            if takeLinkOfListed(spots, name.isEmpty ? link : "\(name): \(link)") { return }
            var plan = PlanTexts(date: item.head?.date, day: item.head?.day, checkOut: item.head?.checkOut)
            plan.fields[.nights] = end.details.nights
            let notes = [name, end.details.note].compactMap { $0 }.filter { !$0.isEmpty && $0 != link }
            stopIndentation = indentation
            return try stops.add(spots, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), plan, line: line)
        }
        if try readAside(item, text) { return }
        if !isBelowDay, try stops.addJourney(item, dates, line: line) {
            stopIndentation = indentation
            return
        }
        let isBelowDate = !stops.headingPlan.isEmpty
        guard let refusal = try add(item, text) else {
            stopIndentation = indentation
            let isDay = item.head?.hasDay == true || item.readings[0].date != nil || isBelowDate
            // Where sentences tell of a day, the next ones do so too.
            // The messages of a conversation are said by one after the other.
            isBelowDay = lineNumbers.isEmpty && (isDay || isBelowDay && !isBelowBlank && ListYear.isProse(text))
            itemsAreOfDay = (isDay || item.head?.isLabel == true) && !ListText.hasBullet(text)
            if isDay { stops.keepDay() } else if !ListText.hasBullet(text) { stops.dayStop = nil }
            return
        }
        // What is below it is no note of the stop above.
        stopIndentation = .max
        if item.head?.hasDay == true { (isBelowDay, itemsAreOfDay) = (false, false) }
        if takeStart(text) { return }
        if stops.isEmpty, stops.tripName == nil, isFollowed, ListYear.yearOfSpan(text) != nil {
            stops.tripName = ListYear.withoutLabel(ListText.plain(text))
            return
        }
        if try takeDeparture(item) || takeCoveredDay(item) { return }
        // What a ticket costs there is no cost of the stop.
        if isSentenceOfDay(text), !ListWords.namesHouse(text), !ListNights.saysNight(text),
            stops.addSaid(ListText.plain(text))
        {
            return
        }
        // A sentence below a day is said of it.
        if isBelowDay, !item.hasOwnDay || item.hasNightsAlone, !isBelowBlank,
            text.split(separator: " ").count >= Self.fewestWords || dayIsHeading && text.last == ".",
            try stops.addBelow(ListText.plain(text), dates, line: line)
        {
            return
        }
        let mayBeTitle =
            stops.isEmpty && stops.tripName == nil && refusal.foldedNames.isEmpty && !item.isItem
        let isOccasion = mayBeTitle && isFollowed && (ListYear.namesOccasion(text) || isDecorated(text))
        if isOccasion
            || mayBeTitle && title == nil && !ListYear.isSentence(text) && (isBold && isFollowed || isAboveDays)
        {
            stops.tripName = ListYear.withoutLabel(ListText.plain(text))
        } else if mayBeTitle, !ListYear.isSentence(text) {
            title = (text, refusal, line)
        } else {
            try stops.skip(text, refusal, line: line)
        }
    }
}
