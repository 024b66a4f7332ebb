package import Geodesy
package import PlaceNames
import Text

/// Answers questions for places from a gazetteer.
///
/// The gazetteer is opened by each question, so that a program that asks none reads nothing; damaged data is an error
/// of the question, with its reason.
package struct GazetteerGeocoder: Geocoder {
    private let open: @Sendable () throws(GazetteerError) -> Gazetteer

    /// Looks up in the gazetteer that `open` returns; it is called for each question and has to be quick.
    package init(open: @escaping @Sendable () throws(GazetteerError) -> Gazetteer) {
        self.open = open
    }

    /// The places that the query may mean, best first; how much more is found out depends on what the answer is for.
    package func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
        let gazetteer = try opened()
        switch query.purpose {
        case .typing: return typing(query, gazetteer)
        case .list:
            let matches = gazetteer.search(
                query.text, near: query.near, way: query.way, kind: query.kind, limit: query.limit)
            var answer = PlaceMatches(found(matches, query, gazetteer), isClear: false)
            if case .misspelled? = matches.first?.kind { answer.isAlike = !Self.isClearlyMeant(matches) }
            if let first = matches.first { answer.namesFirst = Self.names(query.text, first) }
            if matches.isEmpty { answer.spelling = gazetteer.suggestSpelling(query.text) }
            return answer
        case .wholeName where !gazetteer.hasName(query.text): return PlaceMatches([], isClear: false)
        case .choice, .reading, .wholeName:
            var choice = gazetteer.choose(
                query.text, near: query.near, stops: query.stops, limit: query.limit,
                takesFirstWords: query.purpose == .choice)
            if let neighbors = query.neighbors {
                choice = gazetteer.between(choice, query.text, near: query.near, neighbors)
            }
            var answer = PlaceMatches(found(choice.matches, query, gazetteer), isClear: choice.clear != nil)
            answer.doubt = choice.doubt
            guard query.purpose == .choice else { return answer }
            if query.neighbors == nil, let doubt = choice.doubt, [.several, .incomplete].contains(doubt) {
                choice.matches = inOrderOfTyping(choice.matches, query, gazetteer)
                answer.places = found(choice.matches, query, gazetteer)
            }
            if choice.matches.isEmpty, choice.doubt != .bare { answer.spelling = gazetteer.suggestSpelling(query.text) }
            if !answer.isClear {
                var places = places(of: choice.matches, query, gazetteer)
                for index in places.indices {
                    places[index].argument = gazetteer.argument(
                        for: places[index], near: query.near, stops: query.stops)
                }
                answer.places = places.map { FoundPlace($0) }
            }
            return answer
        }
    }

    /// Matches to choose from in the order in which they are shown while the name is typed.
    private func inOrderOfTyping(
        _ matches: [GazetteerMatch], _ query: PlaceQuery, _ gazetteer: Gazetteer
    ) -> [GazetteerMatch] {
        let shown = typed(
            PlaceQuery(
                text: query.text, near: query.near, way: StopsWay(query.stops), purpose: .typing,
                limit: Self.shownWhileTyping), gazetteer
        ).matches.map(\.place.number)
        let places = Dictionary(shown.enumerated().map { ($1, $0) }) { first, _ in first }
        return matches.enumerated()
            .sorted {
                (places[$0.element.place.number] ?? .max, $0.offset)
                    < (places[$1.element.place.number] ?? .max, $1.offset)
            }
            .map(\.element)
    }

    /// The places that are shown while a name is typed.
    private static let shownWhileTyping = 20

    /// The answer to a name while it is typed.
    private func typing(_ query: PlaceQuery, _ gazetteer: Gazetteer) -> PlaceMatches {
        let (matches, isMeant) = typed(query, gazetteer)
        var answer = PlaceMatches(found(matches, query, gazetteer), isClear: false)
        if case .misspelled? = matches.first?.kind, !matches.contains(where: { $0.kind == .beginning }) {
            answer.isAlike = true
        }
        if let first = matches.first { answer.namesFirst = isMeant && Self.names(query.text, first) }
        return answer
    }

    /// The matches for a name while it is typed, and whether the first is meant.
    private func typed(
        _ query: PlaceQuery, _ gazetteer: Gazetteer
    ) -> (matches: [GazetteerMatch], isMeant: Bool) {
        let stops = query.way?.stops ?? query.near.map { [$0] } ?? []
        let typed = gazetteer.typed(
            query.text, near: query.near, way: query.way, kind: query.kind, limit: query.limit)
        var matches = typed.matches
        var isMeant = typed.isEvident || query.text.trimmed.count <= Self.fewestLetters
        if query.kind == nil, matches.first?.kind.isWholeName == true {
            // Of a whole name the same comes first as where it is added, and is as clear, or the only one nearby.
            let choice = gazetteer.choose(
                query.text, near: query.near, stops: stops, limit: query.limit, typed: typed)
            let unfit = Set(matches.dropFirst(typed.fitting).map(\.place.number))
            var chosen = choice.matches.filter { !unfit.contains($0.place.number) }
            // A name that is used today before one that hardly anybody knows, where neither is taken unasked.
            if choice.clear == nil, let first = chosen.first, first.kind == .otherName,
                let known = chosen.firstIndex(where: { $0.kind == .name || $0.kind == .currentName }),
                !Self.isNearby(first, query.near) || Self.isNearby(chosen[known], query.near)
            {
                chosen.insert(chosen.remove(at: known), at: 0)
            }
            let known = Set(chosen.map(\.place.number))
            let others = matches.filter { !known.contains($0.place.number) }
            matches = Array((chosen + others).prefix(query.limit))
            isMeant = choice.clear != nil || Self.isOnlyTownNearby(matches, query.near)
        } else if query.kind == nil, let first = matches.first,
            let slip = gazetteer.nearSlip(of: query.text, insteadOf: first, stops)
        {
            matches = Array(([slip] + matches.filter { $0.place != slip.place }).prefix(query.limit))
            isMeant = false
        }
        return (matches, isMeant)
    }

    /// The nearest place within 25 km; nil where there is none.
    package func place(near location: Coordinate) throws(GeocoderError) -> FoundPlace? {
        try opened().nearest(to: location, within: Gazetteer.namingDistance).map { FoundPlace($0.place) }
    }

    /// The nearest place of each kind within 25 km.
    package func places(around location: Coordinate) throws(GeocoderError) -> [FoundPlace] {
        try opened().nearestOfEachKind(to: location, within: Gazetteer.namingDistance).map { FoundPlace($0) }
    }

    private func opened() throws(GeocoderError) -> Gazetteer {
        do throws(GazetteerError) {
            return try open()
        } catch {
            throw .damaged(reason: error.description)
        }
    }

    /// The fewest letters of the beginning of a name that say which is meant.
    private static let fewestLetters = 3

    /// The lead of a place that is spelled like what was typed over the next: a factor of ten in how much it is meant,
    /// or one typing error less.
    private static let clearLead = 1.0

    /// Whether the first of places that are only spelled like what was typed is meant far more than the others.
    private static func isClearlyMeant(_ matches: [GazetteerMatch]) -> Bool {
        guard let first = matches.first else { return false }
        return matches.dropFirst().allSatisfy {
            $0.score <= first.score - clearLead
                || folded($0.place.name) == folded(first.place.name)
                    && $0.place.coordinate.distance(to: first.place.coordinate) <= sameSpot
        }
    }

    /// The distance from the stop before in metres within which a town is nearby.
    private static let nearby = 500_000.0

    /// Whether a place is near the stop before.
    private static func isNearby(_ match: GazetteerMatch, _ near: Coordinate?) -> Bool {
        near.map { match.place.coordinate.distance(to: $0) <= nearby } ?? false
    }

    /// Whether the first of matches is a town nearby, and no other town of its name is.
    private static func isOnlyTownNearby(_ matches: [GazetteerMatch], _ near: Coordinate?) -> Bool {
        guard let near, let first = matches.first else { return false }
        let name = folded(first.place.name)
        func isNearby(_ place: Place) -> Bool {
            place.kinds.contains(.town) && place.coordinate.distance(to: near) <= nearby
        }
        return isNearby(first.place)
            && !matches.dropFirst().contains { isNearby($0.place) && folded($0.place.name) == name }
    }

    /// Places of one name that are this near to each other are one for a traveller, in metres: the falls of Niagara and
    /// the towns beside them.
    private static let sameSpot = 25_000.0

    /// Whether a text names this place: it is its own name or another that is used today, an old or foreign name of at
    /// least three letters, or at least three letters with which its own name begins.
    private static func names(_ text: String, _ match: GazetteerMatch) -> Bool {
        let typed = text.split(separator: ",", maxSplits: 1).first.map(String.init) ?? ""
        let isLongEnough = typed.filter { $0.isLetter || $0.isNumber }.count >= fewestLetters
        return switch match.kind {
        case .name, .currentName: true
        case .beginning: isLongEnough
        case .misspelled: false
        // A whole old or foreign name; a few characters of many scripts are one.
        case _ where match.kind.isWholeName: isLongEnough || typed.utf8.contains { $0 >= 0x80 }
        // An old or foreign name can be the beginning of the own one: Ljubljan.
        default:
            isLongEnough
                && (match.isByOtherName
                    || folded(match.place.name).hasPrefix(folded(typed.trimmed)))
        }
    }

    /// The places of an answer.
    private func found(_ matches: [GazetteerMatch], _ query: PlaceQuery, _ gazetteer: Gazetteer) -> [FoundPlace] {
        places(of: matches, query, gazetteer).map { FoundPlace($0) }
    }

    /// The places of an answer in the gazetteer, those that are known by what was typed with that name.
    private func places(of matches: [GazetteerMatch], _ query: PlaceQuery, _ gazetteer: Gazetteer) -> [Place] {
        lazy var beginnings = gazetteer.knownBeginnings(of: query.text)
        return matches.map { match in
            var place = match.place
            if match.kind.isWholeName, match.kind != .name, !Self.isSlip(query.text, match), let number = place.number {
                place.typedName = gazetteer.typedName(of: number, among: beginnings)
            }
            return place
        }
    }

    /// The most slips of typing by which a rarely used name is the name of the place, written wrong.
    private static let slips = 2

    /// Whether a text is a rarely used name that is only a wrong spelling of the one that the place is shown with:
    /// `Sevila` of Sevilla. A stop there is not called so.
    private static func isSlip(_ text: String, _ match: GazetteerMatch) -> Bool {
        guard match.kind == .otherName else { return false }
        let typed = text.split(separator: ",", maxSplits: 1).first.map(String.init) ?? ""
        return typingDistance(folded(typed.trimmed), folded(match.place.name), atMost: slips) != nil
    }
}
