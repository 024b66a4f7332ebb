import Entities
import Geodesy
import Places
import Text

/// Finds the places of the lines of a list, each near the stop before it.
struct ListFinder {
    let context: ImportContext
    /// The places of the stops above by the folded texts that were looked up.
    var known: [String: Coordinate] = [:]

    /// A place of a line that was found.
    struct Found {
        let place: Coordinate
        let name: String
        /// The text that was looked up; empty where none was.
        var asked = ""
        var note: String?
        /// The notice about how it was found; nil where the line has its coordinates.
        var notice: String?
        var isOnlyInTown = false
        /// Whether it is called as was asked; where that has letters without capitals each place is, as its name is in
        /// Latin ones.
        var hasNameAsked: Bool {
            folded(name) == folded(asked) || !asked.contains(where: \.isCased) || isNamedByKind || isNamedByCode
                || isNearlyCalledSo || isNamedBySaint
        }
        /// Whether both names are the same behind words for a saint: `St. Peter-Ording`, `Sankt Peter-Ording`.
        private var isNamedBySaint: Bool {
            let both = [name, asked].map { folded($0).split(separator: " ") }
            return both.allSatisfy { $0.count > 1 && ListFinder.saints.contains($0[0].filter(\.isLetter)) }
                && both[0].dropFirst() == both[1].dropFirst()
        }
        /// The fewest letters of a name that another language has with one letter more, less or other.
        private static let lettersOfNearName = 7
        /// Whether the name differs in one letter only, as in another language: `Luxemburg`.
        private var isNearlyCalledSo: Bool {
            let (one, other) = (Array(folded(name)), Array(folded(asked)))
            guard one.count >= Self.lettersOfNearName, abs(one.count - other.count) <= 1 else { return false }
            let front = zip(one, other).prefix { $0 == $1 }.count
            let back = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
            return front + back >= max(one.count, other.count) - 1
        }
        /// Whether it was asked for by the code of an airport.
        private var isNamedByCode: Bool { isSight && asked.isWrittenAsAirportCode }
        /// Whether the words at the end of the text are short for those of the name: `Glacier NP`.
        private var isNamedByKind: Bool {
            ListFinder.shortKinds.contains { short, long in
                folded(asked).hasSuffix(short)
                    && folded(name).hasPrefix("\(folded(asked).dropLast(short.count))\(long)")
            }
        }
        /// Whether it is a country or a region and no town.
        var isArea = false
        /// The country that it is as a whole, and the one that it is in; ISO 3166-1, nil where that is not known.
        var wholeCountry: String?
        var country: String?
        /// Whether it is something to see and no town, and whether that is an island.
        var isSight = false
        /// Whether it is an airport of whose name the text is only a part, and no code.
        var isAirportByPart = false
        var isIsland = false
        /// Whether the text is only the beginning of the name of a town that is no large one: `Alcázar`.
        var isShortened = false
        /// Whether the line says that one leaves it.
        var isLeft = false
        var time: String?
        var details = ListDetails()
    }

    /// The furthest that a place of a sentence is from the stop before it, and below which both are one, in metres.
    static let (longestWay, samePlace) = (600_000.0, 2_000.0)

    /// Whether a place of a sentence may be one of the journey: near the stop before it, or with nights there. A
    /// first sentence that says more may be a title.
    func isOfJourney(_ found: Found, near lastPlace: Coordinate?) -> Bool {
        lastPlace.map { $0.distance(to: found.place) < Self.longestWay }
            ?? (found.details.nights != nil || found.note == nil)
    }

    /// Whether a place is a town near the last one that has another name in the language of the list: `Agrigente`.
    func isOtherName(_ place: Found, near lastPlace: Coordinate?) -> Bool {
        !place.isSight && !place.isArea && !place.isShortened
            && lastPlace.map { $0.distance(to: place.place) < Self.longestWay } ?? true
    }

    /// The furthest that a town by another name is from the place before it where two are joined, in metres.
    private static let nextDoor = 100_000.0

    /// Whether a place is a town beside the last one that has another name: `Muxía y Fisterra` behind Santiago.
    private func isNextDoor(_ place: Found, to lastPlace: Coordinate?) -> Bool {
        guard let lastPlace else { return false }
        return !place.isSight && !place.isArea && !place.isShortened
            && lastPlace.distance(to: place.place) <= Self.nextDoor
    }

    /// Whether what stands behind a place may be the town in which it is: no small word behind a name with a capital.
    func isTown(_ reading: ListReading, near lastPlace: Coordinate?) -> Bool {
        guard let text = reading.rest else { return false }
        let isName = reading.ends[0].text.first?.isUppercase ?? false
        if isName, text.first?.isLowercase ?? false { return false }
        return switch context.place(text, lastPlace) {
        case .success(let found): !found.isSight || found.isIsland || found.isLandscape || found.isLake
        case .failure(let refusal): refusal.foldedNames.contains(folded(text))
        }
    }

    /// Whether a text is the name of a town.
    func isTown(called text: String, near lastPlace: Coordinate?) -> Bool {
        switch context.place(text, lastPlace) {
        case .success(let found): found.isTown && folded(found.name) == folded(text)
        case .failure(let refusal): refusal.foldedNames.contains(folded(text))
        }
    }

    /// The places of a way to read a line; the reason of the first that is none.
    func find(_ reading: ListReading, near lastPlace: Coordinate?) -> Result<[Found], PlaceRefusal> {
        var found: [Found] = []
        for end in reading.ends {
            switch find(end, isAddress: false, near: found.last?.place ?? lastPlace) {
            case .success(let place)
            where reading.isByName && !end.isDeclined && !place.hasNameAsked
                && !(reading.isJoined && isNextDoor(place, to: found.last?.place ?? lastPlace)):
                return .failure(PlaceRefusal("no place is called “\(end.text)”"))
            // `Provence` is no airport.
            case .success(let place) where place.isAirportByPart:
                return .failure(PlaceRefusal("no place is called “\(end.text)”"))
            case .success(let place): found.append(place)
            case .failure(let refusal) where reading.isByName && !refusal.foldedNames.contains(folded(end.text)):
                return .failure(PlaceRefusal("no place is called “\(end.text)”"))
            case .failure(let refusal): return .failure(refusal)
            }
        }
        return .success(found)
    }

    /// The words for a saint, folded.
    private static let saints: Set = [
        "st", "ste", "sankt", "saint", "sainte", "sint", "san", "santa", "santo", "sao", "sv", "sveti", "s",
    ]

    /// The words for parks and monuments, folded, and those for which they are short.
    private static let shortKinds = [
        (" np", " national park"), (" n.p.", " national park"), (" nm", " national monument"),
        (" sp", " state park"), (" nf", " national forest"), (" nra", " national recreation area"),
    ]

    /// The words at the end of a name that say what it is, which are often left out.
    private static let kinds = [
        " City", " Town", " Village", " NP", " N.P.", " NM", " SP", " National Park", " Nat'l Park",
    ]

    /// Those of Chinese, Japanese and Korean, without a space in front.
    private static let wideKinds = [
        "空港", "機場", "机场", "温泉", "駅", "站", "市", "县", "縣", "町", "村", "乡", "镇", "공항", "역", "시", "군",
    ]

    /// A name without such words at its end, with the region behind it: `Bryce Canyon, UT` of `Bryce Canyon City, UT`;
    /// nil for any other.
    private static func withoutKind(_ text: String) -> String? {
        let name = text.prefix { $0 != "," }
        if let kind = wideKinds.first(where: { name.hasSuffix($0) }), name.count > kind.count + 1 {
            return String(name.dropLast(kind.count)) + String(text[name.endIndex...])
        }
        guard let kind = kinds.first(where: { name.hasSuffix($0) }), name.count > kind.count + 3 else { return nil }
        return String(name.dropLast(kind.count)) + String(text[name.endIndex...])
    }

    /// The place of a text with what is said of it; with `isAddress` also the town of an address.
    func find(
        _ end: ListReading.End, isAddress: Bool, near: Coordinate?
    ) -> Result<Found, PlaceRefusal> {
        let answer = findAsItStands(end, isAddress: isAddress, near: near)
        guard case .failure(let refusal) = answer else { return answer }
        guard !refusal.isKnown else {
            return findNear(placesBeside(end), end, isAddress: isAddress) ?? townInside(end, near: near) ?? answer
        }
        for other in end.others {
            guard case .success(var found) = findAsItStands(other, isAddress: false, near: near), !found.isArea else {
                continue
            }
            // What stands in parentheses behind a name that is not known is a place near the last one, or none.
            if end.text == other.details.note {
                guard let near, near.distance(to: found.place) < Self.inParentheses else { continue }
                found.details = end.details
                if found.note == nil { found.note = end.text }
            }
            return .success(found)
        }
        return answer
    }

    /// The furthest that a place in parentheses is from the one before, in metres.
    static let inParentheses = 300_000.0

    /// Whether a place is what a text by itself is: its name is that or begins so, or it is called otherwise, as
    /// `Ortigia` is `Ortigia Piazza Duomo`.
    private func isCalled(_ text: String, _ place: FoundPlace) -> Bool {
        if folded(place.name).hasPrefix(folded(text)) { return true }
        guard case .success(let found) = context.place(text, place.location) else { return false }
        return found.location.distance(to: place.location) < Self.samePlace
    }

    /// The people of a town from which on it is often called by the beginning of its name.
    private static let largeTown = 100_000

    private func isShortened(_ text: String, _ place: FoundPlace) -> Bool {
        place.isTown && (place.population ?? 0) < Self.largeTown
            && folded(place.ownName).hasPrefix(folded(text) + " ")
    }

    private func isAirportByPart(_ text: String, _ place: FoundPlace) -> Bool {
        place.isAirport && !text.contains("(")
            && !text.split(separator: " ").contains {
                $0.isWrittenAsAirportCode || ListMoves.namesAirport(String($0))
            }
            && !folded(place.ownName).hasPrefix(folded(text))
    }

    /// The place of a text, without regard to what else the line says of it.
    func findAsItStands(
        _ end: ListReading.End, isAddress: Bool, near: Coordinate?
    ) -> Result<Found, PlaceRefusal> {
        var (text, notes) = (end.text, [end.details.note].compactMap { $0 })
        if let (name, link) = end.link {
            let spot = (try? MapLink(link))?.spots.first
            text = spot.map { $0.place != nil || $0.about != nil } ?? false ? "\(name)=\(link)" : name
            if text == name { notes.append(link) }
        }
        // Two numbers with a slash between them are a date, never degrees.
        guard !text.contains("/") || text.contains(where: { !$0.isNumber && !"/–— -".contains($0) }) else {
            return .failure(PlaceRefusal("“\(text)” is no place"))
        }
        var answer =
            isAddress
            ? context.look(up: text, near: near)
            : context.place(text, near).map { AboutPlace(found: $0, about: nil) }
        // `Provence` is no airport.
        if case .success(let read) = answer, isAirportByPart(text, read.found) {
            answer = context.place(text, nil).map { AboutPlace(found: $0, about: nil) }
        }
        // `LHR Terminal 5`
        if case .failure = answer, let code = text.split(separator: " ").first.map(String.init),
            code.isWrittenAsAirportCode, text.dropFirst(code.count).lowercased().hasPrefix(" terminal"),
            case .success(let airport) = context.place(code, near), airport.isAirport
        {
            answer = .success(AboutPlace(found: airport.called(text), about: nil))
        }
        if case .failure(let refusal) = answer, !refusal.isKnown, let short = Self.withoutKind(text),
            case .success(let found) = context.place(short, near)
        {
            answer = .success(AboutPlace(found: found, about: nil))
        }
        if case .failure = answer, end.isDeclined {
            for form in ListMoves.nominatives(of: text) {
                guard case .success(let found) = context.place(form, near), folded(found.name) == folded(form) else {
                    continue
                }
                answer = .success(AboutPlace(found: found, about: nil))
                break
            }
        }
        return answer.map { read in
            var read = read
            if read.about == nil, let (town, rest) = townBesideArea(text, takenFor: read.found) {
                read = AboutPlace(found: town, about: nil)
                notes.append(rest)
            } else if read.about == nil, let inside = inside(of: end),
                let (town, rest) = townBesideArea("\(text) (\(inside))", takenFor: read.found)
            {
                read = AboutPlace(found: town, about: nil)
                notes = notes.filter { $0 != inside } + [rest]
            } else if read.about == nil, let town = town(text, insteadOf: read.found, near: near) {
                read = AboutPlace(found: town, about: nil)
            }
            if let about = read.about { notes.append(AboutPlace.note(about)) }
            // `Prague, Hotel Josef` is looked up as a place of a region; the house is said of it.
            if read.about == nil, let (front, rest) = ListSeparators.halves(of: text, at: ", "),
                isCalled(front, read.found),
                ListWords.namesLodging(rest) || !isKnown(rest, of: read.found)
            {
                notes.append(rest)
            }
            let note = notes.filter { !$0.isEmpty }.joined(separator: "\n")
            // Of other letters the name is kept as it was written.
            let isOwnName = text.contains { $0.isCased || $0.isNumber || $0 == "=" } || read.about != nil
            return Found(
                place: read.found.location, name: isOwnName ? read.name : text, asked: text,
                note: note.isEmpty ? nil : note,
                notice: read.found.wasLookedUp ? "“\(text)” \(read.notice)" : nil, isOnlyInTown: read.about != nil,
                isArea: read.about == nil && read.found.isArea,
                wholeCountry: read.about == nil && read.found.isCountry ? read.found.country : nil,
                country: read.found.country.isEmpty ? nil : read.found.country,
                isSight: read.about == nil && read.found.isSight,
                isAirportByPart: read.about == nil && isAirportByPart(text, read.found),
                isIsland: read.about == nil && read.found.isIsland,
                isShortened: isShortened(text, read.found), isLeft: end.isLeft, time: end.time, details: end.details)
        }
    }
}
