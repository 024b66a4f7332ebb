package import Geodesy
import PlaceNames
import Text

extension PlaceFinder {
    /// The places that several texts mean, each near the one before it, or else near the next that is clear (of
    /// `Bergen` and `Stavanger` the first is in Norway); all of them or none. A link to a way is all its places. Throws
    /// the problem of the only text, and else `PlaceError.several`, which has those of all texts.
    ///
    /// A text that is no place is looked at together with its neighbours: perhaps they are one (`New` and `York`).
    /// Texts that stand for themselves, two numbers that are names for example, are never taken for one. `chosen` says
    /// what some of the texts mean. `stops` are those of the trip.
    package func places(
        _ texts: [String], near: Coordinate?, stops: [Coordinate] = [], chosen: [String: FoundPlace] = [:]
    ) throws(PlaceError) -> [FoundPlace] {
        let reading = PlaceListReading(finder: self, texts: texts, stops: stops, chosen: chosen)
        let places = try reading.places(near: near)
        if near == nil, stops.isEmpty { try reading.checkFirst(of: places) }
        return places
    }
}

/// The reading of a list of texts that are each a place.
private struct PlaceListReading {
    let finder: PlaceFinder
    let texts: [String]
    let stops: [Coordinate]
    let chosen: [String: FoundPlace]

    /// The most problems of a list that are reported; after this number the remaining texts are not looked at.
    private static let mostProblems = 20
    /// The number of problems that are looked at together with their neighbours, which takes several look-ups for each.
    private static let mostExplained = 3

    /// The outcome for one text of a list.
    private enum Outcome {
        case found(FoundPlace)
        case problem(PlaceProblem)
        /// Not looked at: it belongs to a problem before it, or there are too many.
        case skipped

        /// The coordinates of the place that was found; nil for none.
        var location: Coordinate? {
            if case .found(let place) = self { place.location } else { nil }
        }
    }

    /// A text of a list, or one of the places of a text that is a link to a way.
    private struct Item {
        /// The index of the text, from 0.
        let text: Int
        let place: Result<PlaceText, PlaceError>
        /// Whether it is one of the places of a way.
        let isOfWay: Bool

        /// The items of a text.
        static func items(of text: String, at index: Int) -> [Item] {
            do throws(PlaceError) {
                let place = try PlaceText(reading: text)
                guard case .route(let places) = place else {
                    return [Item(text: index, place: .success(place), isOfWay: false)]
                }
                return places.map { Item(text: index, place: .success($0), isOfWay: true) }
            } catch {
                return [Item(text: index, place: .failure(error), isOfWay: false)]
            }
        }
    }

    /// The places, if all were found; else throws the problems.
    func places(near: Coordinate?) throws(PlaceError) -> [FoundPlace] {
        let items = texts.enumerated().flatMap { Item.items(of: $1, at: $0) }
        let outcomes = reconsidered(outcomes(of: items, near: near), of: items)
        var places: [FoundPlace] = []
        var problems: [PlaceProblem] = []
        for (index, outcome) in outcomes.enumerated() {
            switch outcome {
            case .found(let place): places.append(place)
            case .problem(var problem):
                let before = outcomes[..<index].lazy.reversed().compactMap(\.location).first
                let behind = outcomes[(index + 1)...].lazy.compactMap(\.location).first
                problem.near = [before, behind].compactMap(\.self)
                problems.append(problem)
            case .skipped: break
            }
        }
        guard let first = problems.first else { return places }
        throw texts.count == 1 ? first.error : .several(problems)
    }

    /// The place that an item means.
    private func find(
        _ item: Item, near: Coordinate?, _ stops: [Coordinate], _ neighbors: ListNeighbors? = nil
    ) throws(PlaceError) -> FoundPlace {
        try finder.place(item.place.get(), near: near, stops, purpose: .choice, neighbors)
    }

    /// The first reading: each item near the place before it.
    private func outcomes(of items: [Item], near: Coordinate?) -> [Outcome] {
        var outcomes: [Outcome] = []
        outcomes.reserveCapacity(items.count)
        var locations = stops
        var last = near
        var problems: [PlaceProblem] = []
        for item in items {
            do throws(PlaceError) {
                let place: FoundPlace
                if !item.isOfWay, let known = chosen[texts[item.text]] {
                    place = known
                } else if problems.count >= Self.mostProblems || problems.contains(where: { $0.covers(item.text) }) {
                    outcomes.append(.skipped)
                    continue
                } else {
                    place = try find(item, near: last, locations)
                }
                outcomes.append(.found(place))
                last = place.location
                locations.append(place.location)
            } catch {
                let error = explanation(error, of: item.text, isTried: problems.count < Self.mostExplained)
                let problem = PlaceProblem(index: item.text, error: error)
                outcomes.append(.problem(problem))
                problems.append(problem)
            }
        }
        return outcomes
    }

    /// The outcomes, after each text that may mean something else was looked up again between the place before it and
    /// the next one: where several are meant, where the place before was not known, far off the way, and towns of a
    /// list of passes.
    private func reconsidered(_ outcomes: [Outcome], of items: [Item]) -> [Outcome] {
        let found = outcomes.map(\.location)
        // Where there are too many problems the rest was not looked at.
        let isComplete = outcomes.allSatisfy { if case .skipped = $0 { false } else { true } }
        guard isComplete, items.count > 1, found.contains(where: { $0 != nil }) else { return outcomes }
        let kind = kindOfList(outcomes)
        var outcomes = outcomes
        for index in outcomes.indices where chosen[texts[items[index].text]] == nil {
            let before = outcomes[..<index].last { $0.location != nil }?.location ?? stops.last
            let next = found.indices.first { $0 > index && found[$0] != nil && isReliable($0, found) }
                .flatMap { found[$0] }
            // Of two places the first alone says no more than it did.
            guard next != nil || items.count > 2 else { continue }
            let neighbors = ListNeighbors(next: next, kind: kind)
            // Between a place and itself nothing more is known than the first time.
            guard isOpen(outcomes[index], before, neighbors) || !isReliable(index, found), next != before || next == nil
            else { continue }
            let around = stops + outcomes.indices.filter { $0 != index }.compactMap { outcomes[$0].location }
            guard let near = before ?? next, let place = try? find(items[index], near: near, around, neighbors)
            else { continue }
            if case .problem = outcomes[index], isFar(place.location, from: [before, next]) { continue }
            outcomes[index] = .found(place)
        }
        return outcomes
    }

    /// Whether a place is so far from all its neighbours in the list that they say nothing about which one is meant.
    private func isFar(_ place: Coordinate, from neighbors: [Coordinate?]) -> Bool {
        neighbors.compactMap(\.self).allSatisfy { $0.distance(to: place) > Self.farSecond }
    }

    /// Whether what was found for an item was looked up near a place of the list, one of the two before it, or was
    /// clear without any.
    private func isReliable(_ index: Int, _ found: [Coordinate?]) -> Bool {
        found[max(0, index - 2)..<index].contains { $0 != nil } || found[..<index].allSatisfy { $0 == nil }
    }

    /// The number of people of a town that is meant however far it is off the way.
    private static let unmistakable = 50_000

    /// Whether an item may be something else than what was found.
    private func isOpen(_ outcome: Outcome, _ before: Coordinate?, _ neighbors: ListNeighbors) -> Bool {
        switch outcome {
        case .found(let place):
            neighbors.kind != nil && place.kind == .town
                || place.population.map { $0 < Self.unmistakable } ?? false
                    && neighbors.isOutlier(place.location, from: before)
        case .problem(let problem): if case .ambiguous = problem.error { true } else { false }
        case .skipped: false
        }
    }

    /// The kind of half of what was found or more, at least three, where that are passes; nil for any other list.
    private func kindOfList(_ outcomes: [Outcome]) -> PlaceKind? {
        let kinds = outcomes.compactMap { if case .found(let place) = $0 { place.kind } else { nil } }
        let passes = kinds.count { $0 == .pass }
        return passes >= Self.leastOfKind && 2 * passes >= kinds.count ? .pass : nil
    }

    /// The least number of passes that make a list one of passes.
    private static let leastOfKind = 3

    /// The least distance between the first two places of a trip at which the first is looked at again, and of a place
    /// from its neighbours at which they do not tell which of several is meant, in metres.
    private static let farSecond = 2_000_000.0
    /// The largest distance from the second of a namesake of the first that is asked about, in metres.
    private static let namesakeOfFirst = 500_000.0

    /// Throws where the first place was taken with nothing known of where the trip is and the second is far from it,
    /// but near a namesake of the first: of `Naples` and `Miami` the first may be in Florida.
    func checkFirst(of places: [FoundPlace]) throws(PlaceError) {
        guard places.count > 1, places.count == texts.count, chosen[texts[0]] == nil, isName(texts[0]),
            places[0].location.distance(to: places[1].location) > Self.farSecond
        else { return }
        let (first, second) = (places[0], places[1].location)
        let names = [texts[0].lowercased(), first.name.lowercased()]
        let namesakes = namesakes(of: texts[0], near: second).filter {
            names.contains($0.name.lowercased()) && $0.location != first.location
                && $0.location.distance(to: second) <= Self.namesakeOfFirst
        }
        guard !namesakes.isEmpty else { return }
        let error = PlaceError.ambiguous(text: texts[0], namesakes + [first], .several)
        throw .several([PlaceProblem(index: 0, error: error)])
    }

    /// The place or the places that a name means near another place.
    private func namesakes(of text: String, near place: Coordinate) -> [FoundPlace] {
        do throws(PlaceError) {
            return [try finder.lookUp(text, near: place, [place])]
        } catch {
            if case .ambiguous(_, let others, _) = error { return others }
            return []
        }
    }

    /// The reason for the problem of the text at `index`: perhaps it is a part of a place that was written as several.
    private func explanation(_ error: PlaceError, of index: Int, isTried: Bool) -> PlaceError {
        if let split = SplitPlace(in: texts), split.arguments.contains(index) { return .split(split) }
        guard isTried else { return error }
        // Words of two lines of a list may be found together, too, but only a name is found under all of them.
        let whole = joinedNames(around: index).first { split in
            guard let found = try? finder.lookUp(split.joined, near: nil, purpose: .wholeName) else { return false }
            return folded(found.name) == folded(split.joined)
        }
        return whole.map { .split($0) } ?? error
    }

    /// The neighbours of a text, joined with it, that could mean one place together: the most words first.
    private func joinedNames(around index: Int) -> [SplitPlace] {
        var candidates: [SplitPlace] = []
        for count in stride(from: 4, through: 2, by: -1) {
            for start in max(0, index - count + 1)...index where start + count <= texts.count {
                let words = texts[start..<start + count]
                guard words.allSatisfy(isName) else { continue }
                candidates.append(
                    SplitPlace(arguments: start..<start + count, joined: words.joined(separator: " ")))
            }
        }
        return candidates
    }

    private func isName(_ text: String) -> Bool { PlaceText.isName(text) }
}
