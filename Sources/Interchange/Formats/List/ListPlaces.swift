package import CivilTime
import Places
package import Text

/// The places of the lines of a text, as commands take them that read places from standard input.
package struct ListPlaces {
    /// A line that is more than a comment.
    package struct Line: Sendable {
        /// Its number, from 1.
        package let number: Int
        /// The ways to read it, in the order in which they are tried; at least one, each with a place or those of a
        /// way.
        package let readings: [[ListPlace]]
        /// The further ways, which are tried where it is no address either.
        package let lateReadings: [[ListPlace]]
        /// Whether it has a mark of a list in front: `1.`, `-`, `Day 2:`.
        package let isMarked: Bool
    }

    /// The lines in their order.
    package let lines: [Line]
    /// The notice about the encoding of the text.
    package let notice: String?
    /// The number of trips that it names.
    package let trips: Int

    /// Reads a text in whatever encoding and with whatever line ends; dates without a year are the next ones from
    /// `today` on. Throws where it is no text. Linear.
    package init(in file: [UInt8], today: CivilDate) throws(TextFault) {
        let text = try FileText(Mail(file)?.text ?? file)
        let end = text.bytes.withUnsafeBufferPointer { ListSignature.start(in: $0[text.start...]) }
        let order = text.bytes.withUnsafeBufferPointer { ListDayOrder(in: $0[text.start..<(end ?? $0.count)]) }
        var dates = ListDates(today, order)
        let lines = String(decoding: text.bytes[text.start..<(end ?? text.bytes.count)], as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        var chatter = ListChatter()
        self.lines = lines.enumerated().compactMap { index, line in
            let (readings, late, isMarked) = Self.readings(ofLine: String(line), &dates, &chatter)
            return readings.isEmpty
                ? nil : Line(number: index + 1, readings: readings, lateReadings: late, isMarked: isMarked)
        }
        let notices = [text.notice, end.map { _ in ListSignature.notice }, order.notice].compactMap { $0 }
        notice = notices.isEmpty ? nil : notices.joined(separator: "; ")
        trips = lines.count { ListTitle.begin($0.utf8) }
    }

    /// The places of lines of which each is read in one way, and the index of the line of each: a way that begins where
    /// the one before ends does not have this place again.
    package static func chained(_ lines: [[ListPlace]]) -> [(place: ListPlace, line: Int)] {
        var chain = ListWayChain()
        return lines.enumerated().flatMap { index, places in
            let isNext = chain.take(places.map(\.text))
            return places.dropFirst(isNext ? 1 : 0).map { ($0, index) }
        }
    }

    /// The ways to read a line, as `add` takes its places, with their notes; none for a comment, and for a line without
    /// text.
    ///
    /// A line that begins with a backslash is NAME=COORDINATES whatever else the name looks like, and one that is this
    /// as a whole has no comment.
    private static func readings(
        ofLine line: String, _ dates: inout ListDates, _ chatter: inout ListChatter
    ) -> (readings: [[ListPlace]], late: [[ListPlace]], isMarked: Bool) {
        let line = ChatLine.message(of: line) ?? line.trimmed
        guard let first = line.first, first != "#" else { return ([], [], false) }
        if first == "\\" { return ([[ListPlace(text: String(line.dropFirst()))]], [], false) }
        var bytes = Array(line.utf8)
        if bytes.withUnsafeMutableBufferPointer({ ListLine.namedPlace(UnsafeBufferPointer($0)) }) != nil {
            return ([[ListPlace(text: line)]], [], false)
        }
        let text = WideSigns.plain(PlaceLines.withoutComment(line).trimmed)
        guard !text.isEmpty, !chatter.isChatter(text),
            dates.head(ofWhole: dates.order.withPoints(ListText.plain(text))) == nil
        else {
            return ([], [], false)
        }
        let item = ListText(ListTalk.withoutTalk(text, dates) ?? text, dates)
        let end = item.month == nil ? WrittenDays(atEndOf: text) : nil
        dates.month = item.month ?? end?.month ?? dates.month
        dates.day = item.day ?? end?.day ?? dates.day
        guard !item.isStruckOut else { return ([], [], false) }
        func places(_ reading: ListReading) -> [ListPlace] {
            reading.ends.enumerated().map { index, end in
                let times = [item.head?.date ?? reading.date, item.time ?? end.time].compactMap { $0 }
                return place(end, times: index == reading.ends.count - 1 ? times : [])
            }
        }
        // Where it could be the town it is not known here whether there is one.
        let late = item.readings.filter { $0.isLate || $0.rest?.first.map { $0.isLowercase || $0.isNumber } ?? false }
        return (
            item.readings.filter { $0.rest == nil && !$0.isLate && !$0.isPair }.map(places), late.map(places),
            item.isItem || item.head?.hasDay == true || item.head?.isLabel == true
        )
    }

    private static func place(_ end: ListReading.End, times: [String]) -> ListPlace {
        let notes = [end.details.wholeNote].compactMap { $0 } + times
        let note = notes.isEmpty ? nil : notes.joined(separator: "\n")
        let nights = end.details.nights.flatMap { StopPlanReading.nights($0, isNamed: false) }
        guard let (name, link) = end.link else { return ListPlace(text: end.text, note: note, nights: nights) }
        let spots = (try? MapLink(link))?.spots ?? []
        if spots.count > 1 { return ListPlace(text: link, note: note, nights: nights) }
        guard let spot = spots.first, spot.place != nil || spot.about != nil else {
            return ListPlace(text: name, note: (notes + [link]).joined(separator: "\n"), nights: nights)
        }
        return ListPlace(text: "\(name)=\(link)", note: note, nights: nights)
    }
}
