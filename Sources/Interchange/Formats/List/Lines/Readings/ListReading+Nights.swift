import CivilTime
import Text

/// The ways to read lines that say behind the places where one sleeps: `Bath, night in Bristol`.
extension ListReading {
    /// The ways to read a text that says where one sleeps behind it, or has a further sentence.
    static func nights(in text: String, isItem: Bool, _ dates: ListDates) -> [ListReading] {
        if let (front, place, said) = ListSentence.withoutNight(text) {
            let fronts = all(of: front, isItem: isItem, dates).filter { !$0.isLate }
            let behind = said.firstRange(ofText: place).map { String(said[$0.upperBound...]).trimmed } ?? ""
            let slept = fronts.map { reading in
                var reading = reading
                if place.isEmpty || ListWords.beginsWithLodging(place) {
                    reading.ends[reading.ends.count - 1].details.take(said, dates)
                } else if folded(reading.ends[reading.ends.count - 1].text) != folded(place) {
                    reading.ends.append(End(text: place))
                    reading.rest = nil
                    take(said: behind, into: &reading.ends[reading.ends.count - 1], dates)
                } else {
                    take(said: behind, into: &reading.ends[reading.ends.count - 1], dates)
                }
                _ = reading.ends[reading.ends.count - 1].details.takeNights("1 night")
                return reading
            }
            return slept + (place.isEmpty || ListWords.beginsWithLodging(place) ? [] : noted(fronts, said, dates))
        }
        guard let (first, rest) = ListSeparators.sentences(of: text) else { return [] }
        return noted(all(of: first, isItem: isItem, dates).filter { !$0.isLate }, rest, dates)
    }

    /// The ways to read a text that says behind a comma or a dash in which town one sleeps, before which all else is
    /// reached: `Bath, night in Bristol (Grand Hotel, £80)`; the last, which stands for a text in front that is no
    /// place, has the night alone. None for any other text.
    static func sleptElsewhere(_ text: String, isItem: Bool, _ dates: ListDates) -> [ListReading] {
        guard let (front, place) = ListSentence.nightElsewhere(in: text),
            let part = ListMoves.part(of: place, isLeft: false, isDeclined: false),
            !ListWords.beginsWithLodging(part.name), !ListHomes.isHome(part.name),
            MeansWords.means(part.name.prefix { !$0.isWhitespace }.lowercased()) == nil
        else { return [] }
        var night = End(text: part.name)
        take(said: part.said, into: &night, dates)
        _ = night.details.takeNights("1 night")
        let slept = all(of: front, isItem: isItem, dates).filter { !$0.isLate && $0.rest == nil }.map { reading in
            var reading = reading
            let last = reading.ends.count - 1
            if folded(reading.ends[last].text) == folded(part.name) {
                take(said: part.said, into: &reading.ends[last], dates)
                _ = reading.ends[last].details.takeNights("1 night")
            } else {
                reading.ends.append(night)
            }
            reading.isNightElsewhere = true
            return reading
        }
        var alone = ListReading(ends: [night], isByName: true, isLate: true)
        alone.ends[0].details.takeNote(front)
        return slept + [alone]
    }

    /// Takes what is said behind the name of a place.
    static func take(said: String, into end: inout End, _ dates: ListDates) {
        var said = said
        if let (time, rest) = leavingTime(inFrontOf: said), end.isLeft, end.time == nil {
            (end.time, said) = (time, rest)
        }
        // `el 11 de abril` has nothing in front of it.
        if let days = WrittenDays(atBeginningOf: said), days.rest.isEmpty {
            (said, end.details.date) = ("", days.text)
        } else if let days = WrittenDays(atEndOf: said) {
            (said, end.details.date) = (days.rest, days.text)
        }
        for dashed in ListSeparators.partsAtDashes(of: said) {
            for piece in dashed.split(whereSeparator: { "()".contains($0) }) {
                end.details.take(ListSentence.withoutPreposition(piece.trimmed), dates)
            }
        }
    }

    /// The words in front of a time.
    private static let beforeTime: Set = [
        "at", "um", "à", "alle", "a", "las", "om", "ca.", "around", "by", "gegen", "vers",
    ]
    /// The most words of a time.
    private static let mostWordsOfTime = 2

    /// The time of the day in front of what is said of a place that one leaves, and the rest: `8am` of `8am, lunch in
    /// Leipzig`; nil for any other text.
    private static func leavingTime(inFrontOf text: String) -> (time: String, rest: String)? {
        let words = text.split(whereSeparator: \.isWhitespace).drop { beforeTime.contains($0.lowercased()) }
        for count in (1...mostWordsOfTime).reversed() where words.count >= count {
            var time = words.prefix(count).joined(separator: " ")
            while let last = time.last, ",;:.".contains(last) { time.removeLast() }
            guard time.first?.isNumber ?? false,
                time.contains(":") || ["am", "pm", "uhr", "h"].contains(where: { time.lowercased().hasSuffix($0) }),
                TimeOfDay(typed: time) != nil
            else { continue }
            return (time, words.dropFirst(count).joined(separator: " "))
        }
        return nil
    }

    private static func noted(_ readings: [ListReading], _ note: String, _ dates: ListDates) -> [ListReading] {
        readings.map { reading in
            var reading = reading
            reading.ends[reading.ends.count - 1].details.take(note, dates)
            return reading
        }
    }
}
