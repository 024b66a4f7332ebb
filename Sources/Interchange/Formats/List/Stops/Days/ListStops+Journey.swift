import CivilTime
import Entities
import Geodesy
import Text

/// Adds the stops of sentences that tell of a journey.
extension ListStops {
    /// The fewest places of such a text.
    private static let fewestPlaces = 2
    /// The furthest that a place behind a word of moving is from the one before it, in metres.
    private static let longestDrive = 1_500_000.0

    /// Adds the places of a text that tells of a journey in sentences, where it has more of them than the way in which
    /// it is read otherwise; false for any other text.
    mutating func addJourney(_ text: ListText, _ dates: ListDates, line: Int) throws(TextFault) -> Bool {
        guard text.head?.hasDay != true, !text.isItem, let journey = ListJourney(text.rest) else { return false }
        var (found, unclear): ([(place: ListFinder.Found, start: Int, end: Int)], [PlaceRefusal]) = ([], [])
        var index = 0
        while index < journey.words.count {
            let (names, isMoved) = journey.names(at: index)
            index += 1
            for (name, end) in names {
                let isMoved = isMoved || journey.hasNights(at: end)
                switch finder.find(
                    ListReading.End(text: name), isAddress: false, near: found.last?.place.place ?? lastPlace)
                {
                case .success(let place) where isStop(place, near: found.last?.place, isMoved: isMoved):
                    found.append((place, index - 1, end))
                case .failure(let refusal) where refusal.isKnown && isMoved: unclear.append(refusal)
                default: continue
                }
                index = end
                break
            }
        }
        guard found.count >= Self.fewestPlaces, found.count > placesOtherwise(of: text) else { return false }
        var dates = dates
        var (stops, front): ([ListFinder.Found], String) = ([], journey.said(between: 0, and: found[0].start).behind)
        front = [journey.said(between: 0, and: found[0].start).front, front].joined(separator: " ")
        for (number, (place, _, end)) in found.enumerated() {
            let next = number + 1 < found.count ? found[number + 1].start : journey.words.count
            let (words, behind) = journey.said(between: end, and: next)
            let said = ListJourney.withMonth(words, behind: place.asked, dates)
            var stop = place
            let isThere = stops.last.map { $0.place.distance(to: stop.place) < ListFinder.samePlace } ?? false
            if isThere, let last = stops.indices.last {
                // `from Graz on 20 July` where one is already; nights and costs are those there.
                var further = ListDetails()
                for words in [front, said] { ListJourney.take(words, into: &further, dates) }
                stops[last].details.takePlan(of: further)
                stops[last].details.takeNote([front, place.asked, said].filter { !$0.isEmpty }.joined(separator: " "))
                front = behind
                continue
            }
            ListJourney.take(front, into: &stop.details, dates)
            ListJourney.take(said, into: &stop.details, dates)
            if number == found.count - 1 { ListJourney.take(behind, into: &stop.details, dates) }
            front = behind
            if let date = stop.details.date.flatMap({ WrittenDays(atBeginningOf: $0) }) {
                (dates.month, dates.day) = (date.month ?? dates.month, date.day)
            }
            stops.append(stop)
        }
        if journey.endsAtHome, var home = stops.first, let last = stops.last,
            home.place.distance(to: last.place) > ListFinder.samePlace
        {
            home.details = ListDetails()
            home.notice = nil
            stops.append(home)
        }
        chain.end()
        for var stop in stops {
            stop.note = stop.details.note
            try add(stop, PlanTexts(), line: line)
        }
        if let last = stops.last { _ = chain.take([last.asked]) }
        for refusal in unclear { try skip(refusal.reason, line: line) }
        return true
    }

    /// Whether a place of a sentence is a stop: it is called so, near the one before it, and a town, or something to
    /// see to which one goes.
    private func isStop(_ place: ListFinder.Found, near last: ListFinder.Found?, isMoved: Bool) -> Bool {
        let near = last?.place ?? lastPlace
        // `Lom` is Fossbergom.
        let isOtherName = isMoved && near != nil && finder.isOtherName(place, near: near)
        guard place.hasNameAsked || isOtherName, !place.isArea, isMoved || !place.isSight else { return false }
        let longest = isMoved ? Self.longestDrive : ListFinder.longestWay
        return near.map { $0.distance(to: place.place) < longest } ?? true
    }

    /// The number of places in the first way in which a line is read otherwise, none where it is read in none.
    private func placesOtherwise(of text: ListText) -> Int {
        for reading in text.readings where !reading.isLate && !finder.isTown(reading, near: lastPlace) {
            if case .success(let found) = finder.find(reading, near: lastPlace) { return found.count }
        }
        return 0
    }
}
