import Entities
import Geodesy
import Text

/// Takes the days on which one stays where one is, and the nights that a line says by a house or by friends alone.
extension ListStops {
    /// The distance up to which a town is that of the last stop, and the furthest that one drives to a night that a
    /// line below a day says, in metres.
    private static let (ownTown, ofDay) = (10_000.0, 400_000.0)

    /// Takes a day on which one rests for a note of the last stop: `rest day`, `Pause in Riva`; false for any other
    /// line, and where it names another town than that of the stop.
    mutating func takeRest(_ text: String, line: Int) throws(TextFault) -> Bool {
        guard placeCount > 0, let rest = ListRests.town(of: text) else { return false }
        try releaseCountry(before: nil)
        guard let trip = assembly.openTrip(tripName), let last = assembly.lastStop(of: trip) else { return false }
        if !rest.isEmpty {
            let said = folded(last.note?.text ?? "").split { !$0.isLetter }
            let name = folded(rest.prefix { !",(.;".contains($0) }.trimmed)
            if !said.contains(where: { $0 == name }), !folded(last.name.text).hasPrefix(name),
                case .success(let found) = finder.find(ListReading.End(text: rest), isAddress: false, near: lastPlace),
                found.place.distance(to: last.location) > Self.ownTown
            {
                return false
            }
        }
        headingPlan = PlanTexts()
        return assembly.addNote(text, toLastStopOf: trip)
    }

    /// Takes a day that the nights of the last stop cover, and on which no place is named, for a note of that:
    /// `4° giorno: escursione all'Etna`; false for any other day.
    mutating func takeCoveredDay(_ text: String, _ day: PlanTexts) -> Bool {
        guard let nights = lastNights, nights > 1, !text.isEmpty,
            let days = daysSinceLast(day.date ?? headingPlan.date, day.day ?? headingPlan.day),
            (1..<nights).contains(days), let trip = assembly.openTrip(tripName),
            assembly.addNote(text, toLastStopOf: trip)
        else { return false }
        headingPlan = PlanTexts()
        belowCount += 1
        return true
    }

    /// The nights of a stop that has a house and no number of them, where other lines have one and no dates: one, which
    /// is told.
    mutating func nightOfHouse(_ found: ListFinder.Found, _ texts: PlanTexts, line: Int) -> String? {
        guard hasNights, !hasFurtherDates, placeCount > 1, texts.fields[.nights] == nil, texts.checkOut == nil,
            texts.date == nil, texts.day == nil, found.details.notes.contains(where: ListWords.isHouse)
        else { return nil }
        assembly.notice("“\(found.asked)” has a house and no number of nights: 1 was assumed", line: line)
        return "1 night"
    }

    /// Adds the town of a line that says that one sleeps there, but not in which house, with the others words as its
    /// note: `Overnight: friends in Goleta`; false for any other line, and where it is the town of the last stop.
    mutating func addNightWithFriends(_ text: String, line: Int) throws(TextFault) -> Bool {
        guard let lastPlace, let (label, said) = ListSeparators.halves(of: text, at: ":"),
            ListLabels.night(in: text) != nil || ListLabels.beginWithStay(text), let name = ListRests.townBehind(said),
            case .success(var found) = finder.find(ListReading.End(text: name), isAddress: false, near: lastPlace),
            found.hasNameAsked, !found.isArea, !found.isSight,
            (Self.ownTown..<Self.ofDay).contains(found.place.distance(to: lastPlace))
        else { return false }
        _ = found.details.takeNights("1 night")
        found.note = "\(label): \(said)"
        chain.end()
        try add(found, PlanTexts(), line: line)
        _ = chain.take([name])
        return true
    }
}

/// The words for days on which one rests, and for the town in which one sleeps at others'.
enum ListRests {
    /// The words for such a day, in small letters; the longest first.
    private static let rests = [
        "rest day", "restday", "day of rest", "free day", "day off", "zero day", "lazy day", "rest", "ruhetag",
        "pausentag", "rasttag", "freier tag", "tag frei", "tag zur freien gestaltung", "zur freien verfügung",
        "freizeit",
        "leisure day", "day at leisure", "at leisure", "free time", "temps libre", "tiempo libre", "tempo libero",
        "tag zur freien verfügung", "pause", "rast",
        "jour de repos", "journée de repos", "journée libre", "jour libre", "repos", "día de descanso",
        "dia de descanso", "día libre", "descanso", "giorno di riposo", "giornata di riposo", "giornata libera",
        "giorno libero", "riposo", "sosta", "rustdag", "vrije dag", "dia livre", "dzień odpoczynku", "vilodag",
        "hviledag",
    ]
    /// The words between these and a town.
    private static let before: Set = [
        "in", "at", "im", "bei", "à", "a", "en", "au", "em", "te", "w", "i", "near", "around", "ad", "chez",
    ]

    /// The words between nights and a house, in small letters; the longest first.
    private static let beforeHouse = [
        "at the ", "in the ", "in einem ", "in einer ", "à l'", "à l’", "à la ", "dans un ", "dans une ", "all'",
        "all’", "nell'", "nell’", "en el ", "en la ", "in het ", "presso ", "at ", "in ", "im ", "am ", "bei ", "à ",
        "au ", "a ", "en ", "nel ", "nella ", "al ",
    ]

    /// A text without such words in front and without the point at its end. Linear for each of them.
    static func withoutPreposition(_ text: String) -> String {
        let small = text.prefix(12).lowercased()
        let word = beforeHouse.first { small.hasPrefix($0) }
        let rest = String(text.dropFirst(word?.count ?? 0)).trimmed
        let isEnded = rest.hasSuffix(".") && !rest.dropLast().hasSuffix(".")
        return isEnded && (rest.split(separator: " ").last?.count ?? 0) > 4 ? String(rest.dropLast()) : rest
    }

    /// The town in which one rests, empty where a text names none; nil for a text that is not a day of rest as a whole.
    static func town(of text: String) -> String? {
        let small = text.lowercased()
        guard let word = rests.first(where: { small.hasPrefix($0) }) else { return nil }
        var rest = text.dropFirst(word.count).trimmed
        while let last = rest.last, ".!,".contains(last) { rest.removeLast() }
        if rest.isEmpty { return "" }
        guard text.dropFirst(word.count).first == " ",
            let (preposition, town) = ListSeparators.halves(of: rest, at: " "),
            before.contains(preposition.lowercased()), ListReading.mayBeName(town)
        else { return nil }
        return town
    }

    /// The town behind words in small letters with which a text says where one sleeps: `Goleta` of `friends in Goleta`;
    /// nil for any other text.
    static func townBehind(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let index = words.lastIndex(where: { before.contains($0.lowercased()) }), index > 0,
            index + 1 < words.count, words[0].first?.isLetter ?? false, !ListWords.beginsWithLodging(text)
        else { return nil }
        var name = words[(index + 1)...].joined(separator: " ")
        if let end = name.firstIndex(where: { ",;(".contains($0) }) { name = String(name[..<end]).trimmed }
        while let last = name.last, ".!".contains(last) { name.removeLast() }
        return ListReading.mayBeName(name) ? name : nil
    }
}
