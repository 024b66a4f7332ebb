import CivilTime
import Entities
import Geodesy
import Places
import Text

/// Takes what agencies write below a day and between two: nights among other sentences, and what one sees from a town
/// where one stays.
extension ListStops {
    /// The distance up to which a town is that of the last stop, and the furthest that one goes to see something and
    /// comes back on that day, in metres.
    private static let ownTown = 10_000.0
    static let outing = 100_000.0

    /// Takes a line below a day of which a sentence says the nights in the town of the last stop, `Cliffs of Moher. Two
    /// nights in Galway.`, or among others that one sleeps, without a town: `Col du Tichka. Nuit à l'hôtel.` What else
    /// it says is a note. False for any other line.
    mutating func addNights(inProse text: String, _ dates: ListDates, line: Int) throws(TextFault) -> Bool {
        guard lastPlace != nil, text.utf8.count <= 1_000 else { return false }
        var sentences = ListSeparators.parts(of: text, at: [". ", "! "]).map(Self.withoutPoint).filter { !$0.isEmpty }
        for (index, sentence) in sentences.enumerated() {
            if try addHouse(of: sentence, sentences, at: index, dates, line: line) { return true }
            if let (nights, place) = ListNights.nights(inFrontOf: sentence) {
                guard let said = saidOfLast(place) ?? house(place, of: sentence) else { return false }
                if said.isEmpty {
                    sentences.remove(at: index)
                } else {
                    sentences[index] = townAndHouse(place)?.house ?? place
                }
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

    /// Adds the airport that a line names on the day on which one only leaves, with what the line says; false on any
    /// other day, and where none is called so near the last stop.
    mutating func addAirport(of text: String, line: Int) throws(TextFault) -> Bool {
        guard let day = departureDay, let lastPlace else { return false }
        for name in ListMoves.airports(in: text) {
            guard
                case .success(var found) = finder.find(
                    ListReading.End(text: name), isAddress: false, near: lastPlace),
                found.isSight, lastPlace.distance(to: found.place) < ListFinder.longestWay
            else { continue }
            found.note = text
            chain.end()
            headingPlan = day
            try add(found, PlanTexts(), line: line)
            return true
        }
        return false
    }

    /// Whether a line is a flight that ends at the airport of the town of the last stop.
    func isFlightToLast(_ text: ListText) -> Bool {
        let flight = text.readings.first { reading in
            reading.means == .flight && reading.ends.count == 2
                && reading.ends.allSatisfy(\.text.isWrittenAsAirportCode)
        }
        guard let lastPlace, let flight, case .success(let found) = finder.find(flight, near: nil) else { return false }
        return found[1].place.distance(to: lastPlace) < Self.outing
    }

    /// Keeps the last stop as that of the day, to which one comes back at night.
    mutating func keepDay() { dayStop = lastFound?.isSight == false ? lastFound : nil }

    /// Adds the town of the day once more, where one sleeps, behind something to see outside it; false where the last
    /// stop is no such sight.
    mutating func returnToDay(line: Int) throws(TextFault) -> Bool {
        guard var town = dayStop, let last = lastFound, last.isSight, last.details.nights == nil,
            (Self.ownTown..<Self.outing).contains(last.place.distance(to: town.place))
        else { return false }
        (town.note, town.details, town.notice, town.time, town.isLeft) = (nil, ListDetails(), nil, nil, false)
        try add(town, PlanTexts(sleeps: true, isNight: true), line: line)
        _ = chain.take([town.asked])
        return true
    }

    /// Returns the words behind the name of the town of the last stop, or a whole text that begins with a house; nil
    /// where another town, or none, is called so.
    private func saidOfLast(_ place: String) -> String? {
        // `Trient im Hotel Sole` begins with its town.
        if let (town, house) = townAndHouse(place), let lastPlace {
            return lastPlace.distance(to: town.place) < Self.ownTown ? house : nil
        }
        if ListWords.beginsWithLodging(place) { return place }
        guard let lastPlace, let part = ListMoves.part(of: place, isLeft: false, isDeclined: false),
            case .success(let found) = finder.find(
                ListReading.End(text: part.name), isAddress: false, near: lastPlace),
            lastPlace.distance(to: found.place) < Self.ownTown
        else { return nil }
        return part.said
    }

    /// The town of a text with a house behind it, and the house: `Augsburg` and `Hotel Post` of `Augsburg im Hotel
    /// Post`; nil for any other text.
    private func townAndHouse(_ place: String) -> (town: ListFinder.Found, house: String)? {
        for word in Self.beforeHouse {
            guard let (name, house) = ListSeparators.halves(of: place, at: word), ListReading.mayBeName(name),
                !ListWords.beginsWithLodging(name), ListWords.beginsWithLodging(house),
                case .success(let found) = finder.find(
                    ListReading.End(text: name), isAddress: false, near: lastPlace),
                !found.isSight, !found.isArea, found.hasNameAsked || found.name == name
            else { continue }
            return (found, house)
        }
        return nil
    }

    /// Adds the town of a sentence that says nights in a house of another town than that of the last stop, with the
    /// other sentences as its note: `Übernachtung in Augsburg im Hotel Post`; false for any other sentence.
    private mutating func addHouse(
        of sentence: String, _ sentences: [String], at index: Int, _ dates: ListDates, line: Int
    ) throws(TextFault) -> Bool {
        let counted = ListNights.nights(inFrontOf: sentence)
        guard let place = counted?.place ?? ListSentence.placeOfNight(sentence), let lastPlace,
            let (town, house) = townAndHouse(place),
            (Self.ownTown..<ListFinder.longestWay).contains(lastPlace.distance(to: town.place))
        else { return false }
        var found = town
        _ = found.details.takeNights(counted?.nights ?? "1 night")
        for said in [house] + sentences[..<index] + sentences[(index + 1)...] { found.details.take(said, dates) }
        found.note = found.details.note
        chain.end()
        try add(found, PlanTexts(), line: line)
        _ = chain.take([found.asked])
        return true
    }

    /// The words between nights and a house, in small letters.
    private static let beforeHouse = [
        " im ", " at the ", " at ", " in the ", " au ", " à l'", " en el ", " nel ", " presso ", " in het ",
    ]

    /// A text behind nights where it can only be a house: a word for being in one is in front, and no place near is
    /// called so: `Mercure Rougemont` of `3 Übernachtungen im Mercure Rougemont`; nil for any other text.
    private func house(_ place: String, of sentence: String) -> String? {
        let small = sentence.lowercased()
        guard beforeHouse(small, place), let lastPlace,
            let part = ListMoves.part(of: place, isLeft: false, isDeclined: false)
        else { return nil }
        switch finder.find(ListReading.End(text: part.name), isAddress: false, near: lastPlace) {
        case .success(let found): return lastPlace.distance(to: found.place) > ListFinder.longestWay ? place : nil
        case .failure(let refusal): return refusal.isKnown ? nil : place
        }
    }

    private func beforeHouse(_ sentence: String, _ place: String) -> Bool {
        let name = place.lowercased()
        return Self.beforeHouse.contains { sentence.containsText($0 + name) }
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
    func daysSinceLast(_ date: String?, _ number: String?) -> Int? {
        days(from: (lastDate, lastDay), to: (date, number))
    }

    /// The days from one to another, each as a date or as the number of a day; nil where they are not known.
    func days(from first: (date: String?, number: String?), to next: (date: String?, number: String?)) -> Int? {
        let reading = DateText(today: context.today)
        if let date = next.date, let known = first.date.flatMap({ reading.date($0) }),
            let other = reading.date(date, from: known)
        {
            return Int(other.daysSince1970 - known.daysSince1970)
        }
        guard let number = Self.lastNumber(of: next.number), let known = Self.lastNumber(of: first.number) else {
            return nil
        }
        return number - known
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
