import Entities
import Geodesy
import Places
import Text

/// Takes the lines below a stop that look like places and are none of their own: what is seen on the way, the house in
/// which one sleeps, and where one lives.
extension ListStops {
    /// The kinds of lines that begin further right than the stop above.
    enum Indented { case stop, note, likePlace }

    /// The furthest that an airport or a sight of a day is from its stop, and that a stop below it is, in metres.
    private static let (ofDay, ofJourney) = (60_000.0, 400_000.0)
    /// The distance from which on a town is another than that of the stop above, in metres.
    private static let otherTown = 10_000.0

    /// Whether a line below a day names what is seen or reached on its way: an airport or something to see, a place of
    /// the way where one arrives, and what one visits behind it.
    func isOfWay(_ text: ListText, _ plain: String) -> Bool {
        let (isVisit, isArrival) = (ListWords.beginsWithVisit(plain), ListWords.beginsWithArrival(plain))
        let (isNight, isSentence) = (ListNights.saysNight(plain), plain.hasSuffix("."))
        guard isVisit || isArrival || isNight || isBehindWay, let lastPlace else { return false }
        for reading in text.readings where !reading.isLate && reading.ends.count == 1 {
            guard reading.ends[0].details.nights == nil,
                case .success(let found) = finder.find(reading, near: lastPlace)
            else { continue }
            let place = found[0].place
            if isArrival || isSentence && isBehindWay,
                linePlaces.contains(where: { $0.distance(to: place) < ListFinder.samePlace })
            {
                return true
            }
            if isNight, lastPlace.distance(to: place) < ListFinder.samePlace { return true }
            if found[0].isSight { return isBehindWay || lastPlace.distance(to: place) < Self.ofDay }
            return isVisit && isBehindWay
        }
        return false
    }

    /// Whether a line that begins further right than the stop above is a stop: nights in another town, or with
    /// `mayBeAlone` this alone; else whether a town stands in it.
    func kind(ofIndented text: ListText, mayBeAlone: Bool) -> Indented {
        guard let lastPlace else { return .note }
        for reading in text.readings where !reading.isLate && reading.ends.count == 1 {
            let end = reading.ends[0]
            guard end.text.first.map({ $0.isLetter && !$0.isLowercase }) ?? false,
                case .success(let found) = finder.find(end, isAddress: false, near: lastPlace),
                !found.isArea, found.hasNameAsked,
                (Self.otherTown...Self.ofJourney).contains(lastPlace.distance(to: found.place))
            else { continue }
            let isTown = finder.isTown(reading, near: lastPlace)
            if end.details.nights != nil, !isTown { return .stop }
            guard !found.isSight else { continue }
            return end.details == ListDetails() && reading.rest == nil && mayBeAlone && !isTown ? .stop : .likePlace
        }
        return .note
    }

    /// Adds the words of a line that say what a price holds to the note of the last stop; false where there is none.
    mutating func addSaid(_ text: String) -> Bool {
        guard let trip = assembly.openTrip(tripName), assembly.addNote(text, toLastStopOf: trip) else { return false }
        belowCount += 1
        return true
    }

    /// Takes a line that says where one sleeps by an address: in the town of the last stop it is said of this, below a
    /// day in another town it is a stop; false for any other line.
    mutating func addNight(
        _ text: String, _ dates: ListDates, isBelowDay: Bool, line: Int
    ) throws(TextFault) -> Bool {
        guard let (address, saysNight) = ListSentence.lodging(in: text) else { return false }
        let end = ListReading.End.last(of: address, dates)
        let parts = AddressText.parts(of: end.text).map(String.init)
        // `Portland, OR 97204` has a state with its code, `72070 Tübingen` a postcode.
        let states = zip(parts.dropFirst(), parts.dropFirst(2)).map { town, state in
            "\(town), \(state.filter { !$0.isNumber }.trimmed)"
        }
        let coded = parts.dropFirst().compactMap(Self.townOfPostcode)
        let isWhole = parts.count > 1 && parts.dropFirst().contains { Self.hasPostcode($0) }
        for town in coded + states + AddressText(end.text).towns {
            guard
                case .success(var found) = finder.find(ListReading.End(text: town), isAddress: false, near: lastPlace),
                !found.isSight, !found.isArea, folded(town).hasPrefix(folded(found.name))
            else { continue }
            let distance = lastPlace?.distance(to: found.place)
            if let distance, distance < Self.otherTown { return try addBelow(text, dates, line: line) }
            // A whole address says for itself where the night is.
            guard isWhole || saysNight && isBelowDay && lastPlace != nil,
                distance ?? 0 < (isWhole ? ListFinder.longestWay : Self.ofJourney)
            else { return false }
            found.details.take(text, dates)
            _ = found.details.takeNights("1 night")
            found.note = found.details.note
            chain.end()
            try add(found, PlanTexts(), line: line)
            _ = chain.take([found.name])
            return true
        }
        return false
    }

    /// The digits of a postcode.
    private static let digitsOfPostcode = 4...5

    /// Whether a part of an address has a postcode in it.
    private static func hasPostcode(_ part: String) -> Bool {
        part.split(separator: " ").contains { word in
            digitsOfPostcode.contains(word.prefix { $0 != "-" }.count) && word.allSatisfy { $0.isNumber || $0 == "-" }
        }
    }

    /// The town behind the postcode of a part of an address: `Tübingen` of `72070 Tübingen`; nil where there is none.
    private static func townOfPostcode(_ part: String) -> String? {
        guard let (code, town) = ListSeparators.halves(of: part, at: " "), hasPostcode(code),
            town.first?.isLetter ?? false
        else { return nil }
        return town
    }

    /// Takes a day on which one leaves the last stop, with what else the line says; false where there is no stop.
    mutating func takeDeparture(_ note: String?, _ day: PlanTexts, line: Int) throws(TextFault) -> Bool {
        guard placeCount > 0, let trip = assembly.openTrip(tripName), assembly.count(of: trip) > 0 else { return false }
        if !day.isEmpty || !headingPlan.isEmpty { try leave(at: nil, day, line: line) }
        departureDay = day.isEmpty ? headingPlan : day
        if let note { _ = assembly.addNote(note, toLastStopOf: trip) }
        return true
    }

    /// Takes a line that says that one is at home again: it is the first stop where the name of the trip says that it
    /// leads there, else a note of the last; false where there is no stop.
    mutating func takeHome(_ text: String, _ day: PlanTexts, line: Int) throws(TextFault) -> Bool {
        try releaseCountry(before: nil)
        guard try takeDeparture(text, day, line: line), let trip = assembly.openTrip(tripName) else { return false }
        headingPlan = PlanTexts()
        let name = folded(tripName ?? "")
        let ends = [assembly.firstStop(of: trip), assembly.lastStop(of: trip)].compactMap { $0?.location }
        let isBack = ends.count < 2 || ends[0].distance(to: ends[1]) < Self.otherTown
        if !isBack, Self.roundTrips.contains(where: { name.containsText($0) }) {
            assembly.closeLoop(of: trip)
            assembly.notice("“\(text)” names no town: the trip ends where it begins", line: line)
        } else {
            assembly.notice("“\(text)” names no town and is in the note of the stop above", line: line)
        }
        return true
    }

    /// The words for a trip that ends where it begins, folded.
    private static let roundTrips = [
        "round trip", "roundtrip", "rundreise", "rundfahrt", "rundtour", "circuit", "boucle", "circular", "loop",
        "giro ad anello", "rondreis", "rundresa",
    ]

    /// Tells that a line which became a note may be a place.
    mutating func noticeLikePlace(_ text: String, line: Int) {
        assembly.notice("“\(text)” is in the note of the stop above, and may be a place", line: line)
    }
}

extension ListFinder {
    /// The furthest that a town is from the middle of the island or the region that stands in front of it, in metres.
    private static let ofArea = 150_000.0

    /// The furthest that an airport is from its town, in metres.
    private static let ofAirport = 80_000.0

    /// The places of a reading, of an island or a region and a town on it the town alone, `Isle of Skye / Portree`, and
    /// of the code of an airport and its town the airport: `OPO - Porto`.
    func withoutArea(_ found: [Found], _ reading: ListReading) -> [Found] {
        if found.count == 2, reading.isDashed, found[1].details.nights == nil, found[0].asked.isWrittenAsAirportCode,
            found[0].isSight, found[0].place.distance(to: found[1].place) < Self.ofAirport
        {
            var airport = found[0]
            airport.details.join(found[1].details)
            airport.note = [found[1].asked, found[1].note].compactMap { $0 }.joined(separator: "\n")
            return [airport]
        }
        guard reading.isSlashed || reading.isDashed, found.count == 2, found[0].isIsland || found[0].isArea,
            !found[1].isSight, !found[1].isArea, found[0].place.distance(to: found[1].place) < Self.ofArea
        else { return found }
        var town = found[1]
        town.details.takeNote(found[0].asked)
        town.note = [town.note, found[0].asked].compactMap { $0 }.joined(separator: "\n")
        return [town]
    }

    /// Whether the places of a reading speak against it: they are two names of one town, or the night is far from the
    /// place before it.
    func isRefused(_ found: [Found], _ reading: ListReading) -> Bool {
        let ends = found.suffix(2).map(\.place)
        return reading.isSlashed && isOneTown(found)
            || reading.isNightElsewhere && ends.count == 2 && ends[0].distance(to: ends[1]) > Self.longestWay
    }

    /// Whether two of some places are two names of one town, `Bozen / Bolzano`, or a town and its region.
    func isOneTown(_ found: [Found]) -> Bool {
        zip(found, found.dropFirst()).contains { first, second in
            first.place.distance(to: second.place) < Self.samePlace || first.isArea || second.isArea
        }
    }
}
