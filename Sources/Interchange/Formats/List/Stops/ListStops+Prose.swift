import CivilTime
import Entities
import Geodesy
import Text

/// Takes what agencies write below a day and between two: nights among other sentences, and what one sees from a town
/// where one stays.
extension ListStops {
    /// The distance up to which a town is that of the last stop, and the furthest that one goes to see something and
    /// comes back on that day, in metres.
    private static let (ownTown, outing) = (10_000.0, 100_000.0)

    /// Takes a line below a day of which a sentence says the nights in the town of the last stop, `Cliffs of Moher. Two
    /// nights in Galway.`, or among others that one sleeps, without a town: `Col du Tichka. Nuit à l'hôtel.` What else
    /// it says is a note. False for any other line.
    mutating func addNights(inProse text: String, _ dates: ListDates, line: Int) throws(TextFault) -> Bool {
        guard lastPlace != nil, text.utf8.count <= 1_000 else { return false }
        var sentences = ListSeparators.parts(of: text, at: [". ", "! "]).map(Self.withoutPoint).filter { !$0.isEmpty }
        for (index, sentence) in sentences.enumerated() {
            if let (nights, place) = ListNights.nights(inFrontOf: sentence) {
                guard let said = saidOfLast(place) else { return false }
                if said.isEmpty { sentences.remove(at: index) } else { sentences[index] = place }
                let others = sentences.joined(separator: ". ")
                guard try addBelow(nights, dates, line: line) else { return false }
                if !others.isEmpty, try addBelow(others, dates, line: line) { belowCount -= 1 }
                return true
            }
            let words = sentence.split(whereSeparator: \.isWhitespace).map(String.init)
            guard sentences.count > 1,
                let night = words.firstIndex(where: { ListNights.isSleeping($0.filter(\.isLetter)) })
            else { continue }
            if let place = ListSentence.placeOfNight(words[night...].joined(separator: " ")), saidOfLast(place) == nil {
                return false
            }
            guard try addBelow(text, dates, line: line) else { return false }
            // `Dîner et nuit à l'hôtel`: the word is not the first.
            if lastNights == nil, try addBelow("1 night", dates, line: line) { belowCount -= 1 }
            return true
        }
        return false
    }

    /// Returns the words behind the name of the town of the last stop, or a whole text that begins with a house; nil
    /// where another town, or none, is called so.
    private func saidOfLast(_ place: String) -> String? {
        if ListWords.beginsWithLodging(place) { return place }
        guard let lastPlace, let part = ListMoves.part(of: place, isLeft: false, isDeclined: false),
            case .success(let found) = finder.find(
                ListReading.End(text: part.name), isAddress: false, near: lastPlace),
            lastPlace.distance(to: found.place) < Self.ownTown
        else { return nil }
        return part.said
    }

    private static func withoutPoint(_ text: String) -> String {
        text.hasSuffix(".") || text.hasSuffix("!") ? String(text.dropLast()).trimmed : text
    }

    /// Takes what one sees on a day on which one stays in the town of the last stop, by its nights and the days of
    /// both: it is said of that stop. False for any other place.
    mutating func takeOuting(_ found: ListFinder.Found, _ day: PlanTexts, line: Int) -> Bool {
        let (date, number) = (day.date ?? headingPlan.date, day.day ?? headingPlan.day)
        guard let nights = lastNights, nights > 1, found.isSight, found.details.nights == nil, let lastPlace,
            lastPlace.distance(to: found.place) < Self.outing, let days = daysSinceLast(date, number),
            (1..<nights).contains(days), addNote(found.name)
        else { return false }
        if let note = found.note { _ = addNote(note) }
        headingPlan = PlanTexts()
        assembly.notice("“\(found.asked)” is in the note of the stop above, where one stays on that day", line: line)
        return true
    }

    /// The days from that of the last stop to a date or the number of a day; nil where they are not known.
    private func daysSinceLast(_ date: String?, _ number: String?) -> Int? {
        let reading = DateText(today: context.today)
        if let date, let first = lastDate.flatMap({ reading.date($0) }), let next = reading.date(date, from: first) {
            return Int(next.daysSince1970 - first.daysSince1970)
        }
        guard let number = Self.lastNumber(of: number), let first = Self.lastNumber(of: lastDay) else { return nil }
        return number - first
    }

    /// Whether a line of a list with days says the nights of its place and nothing of a day, so that it is the stop
    /// above where that is the same and has none.
    func saysStay(_ found: ListFinder.Found) -> Bool {
        found.details.nights != nil && lastNights == nil && (lastDay != nil || lastDate != nil)
    }

    /// Whether a text is the name of a country or a region.
    func isArea(_ text: String) -> Bool {
        guard case .success(let found) = finder.find(ListReading.End(text: text), isAddress: false, near: nil) else {
            return false
        }
        return found.isArea
    }
}
