import Entities
package import Geodesy
import PlaceNames
package import Reactive

extension PlaceFinder {
    /// The most problems of a list that are reported; after this number the remaining texts are not looked at.
    private static let mostProblems = 20
    /// How many problems of a list are looked at together with their neighbours, which takes several look-ups for each.
    private static let mostExplained = 3

    /// What came of one text of a list.
    private enum Reading {
        case found(FoundPlace)
        case problem(PlaceProblem)
        /// It was not looked at: it belongs to a problem before it, or there are too many.
        case skipped
    }

    /// A text of a list, or one of the places of a text that is a link to a way.
    private struct Item {
        /// Which text it is, from 0.
        let text: Int
        let place: Result<PlaceText, PlaceTextError>
        /// Whether it is one of the places of a way.
        let isOfWay: Bool

        /// What a text of a list is.
        static func items(of text: String, at index: Int) -> [Item] {
            do throws(PlaceTextError) {
                let place = try PlaceText(parsing: text)
                guard case .route(let places) = place else {
                    return [Item(text: index, place: .success(place), isOfWay: false)]
                }
                return places.map { Item(text: index, place: .success($0), isOfWay: true) }
            } catch {
                return [Item(text: index, place: .failure(error), isOfWay: false)]
            }
        }
    }

    /// The place that an item means.
    private func find(_ item: Item, near: Coordinate?, _ stops: [Coordinate]) -> AnyPublisher<FoundPlace, PlaceError> {
        switch item.place {
        case .success(let place): find(place, near: near, stops, purpose: .choice)
        case .failure(let error): Fail(error: .text(error)).eraseToAnyPublisher()
        }
    }

    /// The places that several texts mean, each near the one before it, or else near the next that is clear (of
    /// `Bergen` and `Stavanger` the first is in Norway); all of them or none. A link to a way is all its places. Fails
    /// with the problem of the only text, and else with `PlaceError.several`, which has those of all texts.
    ///
    /// A text that is no place is looked at together with its neighbours: perhaps they are one (`New` and `York`).
    /// Texts that stand for themselves, two numbers that are names for example, are never taken for one. `chosen` says
    /// what some of the texts mean. `stops` are those of the trip.
    package func places(
        _ texts: [String], near: Coordinate?, stops: [Coordinate] = [], chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<[FoundPlace], PlaceError> {
        let items = texts.enumerated().flatMap { Item.items(of: $1, at: $0) }
        return Deferred {
            // What the readings so far have found; it grows with each.
            var locations = stops
            var last = near
            var problems: [PlaceProblem] = []
            return Publishers.InSequence(items) { (item, readings: [Reading]) -> AnyPublisher<Reading, PlaceError> in
                switch readings.last {
                case .found(let place)?:
                    last = place.location
                    locations.append(place.location)
                case .problem(let problem)?: problems.append(problem)
                case .skipped?, nil: break
                }
                if !item.isOfWay, let known = chosen[texts[item.text]] { return Self.answered(.found(known)) }
                if problems.count >= Self.mostProblems || problems.contains(where: { $0.covers(item.text) }) {
                    return Self.answered(.skipped)
                }
                return find(item, near: last, locations)
                    .map { Reading.found($0) }
                    .catch { error in
                        explanation(error, of: item.text, in: texts, isTried: problems.count < Self.mostExplained)
                            .map { .problem(PlaceProblem(index: item.text, error: $0)) }
                            .eraseToAnyPublisher()
                    }
                    .eraseToAnyPublisher()
            }
        }
        .flatMap { readings in reconsidered(readings, of: items, stops) }
        .flatMap { readings in answer { () throws(PlaceError) in try Self.places(readings, of: texts) } }
        .flatMap { places in
            let isFirstOfTrip = near == nil && stops.isEmpty
            return isFirstOfTrip ? checkedFirst(of: places, texts, chosen) : Self.listed(places)
        }
        .eraseToAnyPublisher()
    }

    /// The readings, after each text that may mean several places was looked up again near the next place that is
    /// clear.
    private func reconsidered(
        _ readings: [Reading], of items: [Item], _ stops: [Coordinate]
    ) -> AnyPublisher<[Reading], PlaceError> {
        let found = readings.map { reading -> Coordinate? in
            if case .found(let place) = reading { place.location } else { nil }
        }
        // Where there are too many problems the rest was not looked at.
        let isComplete = readings.allSatisfy { if case .skipped = $0 { false } else { true } }
        guard isComplete, found.contains(where: { $0 != nil }), found.contains(nil) else {
            return Self.listed(readings)
        }
        return Publishers.InSequence(Array(readings.indices)) { index, _ -> AnyPublisher<Reading, PlaceError> in
            guard case .problem(let problem) = readings[index], case .ambiguous = problem.error,
                let next = found[index...].lazy.compactMap({ $0 }).first,
                next != found[..<index].last(where: { $0 != nil }) ?? nil
            else { return Self.answered(readings[index]) }
            return find(items[index], near: next, stops + found.compactMap { $0 })
                .map { Reading.found($0) }
                .catch { _ in Self.answered(readings[index]) }
                .eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }

    /// From how far behind the first place of a trip the second lets the first be looked at again, in metres.
    private static let farSecond = 2_000_000.0
    /// How near the second a namesake of the first has to be, to be asked about, in metres.
    private static let namesakeOfFirst = 500_000.0

    /// The places, unless the first was taken with nothing known of where the trip is and the second is far from it,
    /// but near a namesake of the first: of `Naples` and `Miami` the first may be in Florida.
    private func checkedFirst(
        of places: [FoundPlace], _ texts: [String], _ chosen: [String: FoundPlace]
    ) -> AnyPublisher<[FoundPlace], PlaceError> {
        guard places.count > 1, places.count == texts.count, chosen[texts[0]] == nil, isName(texts[0]),
            places[0].location.distance(to: places[1].location) > Self.farSecond
        else { return Self.listed(places) }
        let (first, second) = (places[0], places[1].location)
        return lookUp(texts[0], near: second, [second])
            .map { [$0] }
            .catch { error -> AnyPublisher<[FoundPlace], PlaceError> in
                if case .ambiguous(_, let others, _) = error { return Self.listed(others) }
                return Self.listed([])
            }
            .flatMap { others in
                answer { () throws(PlaceError) in
                    let names = [texts[0].lowercased(), first.name.text.lowercased()]
                    let namesakes = others.filter {
                        names.contains($0.name.text.lowercased()) && $0.location != first.location
                            && $0.location.distance(to: second) <= Self.namesakeOfFirst
                    }
                    guard !namesakes.isEmpty else { return places }
                    let error = PlaceError.ambiguous(text: texts[0], namesakes + [first], .several)
                    throw .several([PlaceProblem(index: 0, error: error)])
                }
            }
            .eraseToAnyPublisher()
    }

    private static func listed<Item>(_ items: [Item]) -> AnyPublisher<[Item], PlaceError> {
        Just(items).setFailureType(to: PlaceError.self).eraseToAnyPublisher()
    }

    private static func answered(_ reading: Reading) -> AnyPublisher<Reading, PlaceError> {
        Just(reading).setFailureType(to: PlaceError.self).eraseToAnyPublisher()
    }

    /// The places, if all were found.
    private static func places(_ readings: [Reading], of texts: [String]) throws(PlaceError) -> [FoundPlace] {
        var places: [FoundPlace] = []
        var problems: [PlaceProblem] = []
        for reading in readings {
            switch reading {
            case .found(let place): places.append(place)
            case .problem(let problem): problems.append(problem)
            case .skipped: break
            }
        }
        guard let first = problems.first else { return places }
        throw texts.count == 1 ? first.error : .several(problems)
    }

    /// What is wrong with the text at `index`: perhaps it is a part of a place that was written as several.
    private func explanation(
        _ error: PlaceError, of index: Int, in texts: [String], isTried: Bool
    ) -> AnyPublisher<PlaceError, PlaceError> {
        if let split = SplitPlace(in: texts), split.arguments.contains(index) {
            return Just(PlaceError.split(split)).setFailureType(to: PlaceError.self).eraseToAnyPublisher()
        }
        let candidates = isTried ? joinedNames(texts, around: index) : []
        // The first candidate that is a place ends the sequence as its failure.
        return Publishers.InSequence(candidates) { candidate, _ in
            lookUp(candidate.joined, near: nil, purpose: .reading)
                .map { _ in true }
                .replaceError(with: false)
                .setFailureType(to: PlaceError.self)
                .flatMap { isPlace in
                    answer { () throws(PlaceError) in
                        if isPlace { throw .split(candidate) }
                    }
                }
        }
        .map { _ in error }
        .catch { Just($0).setFailureType(to: PlaceError.self) }
        .eraseToAnyPublisher()
    }

    /// The neighbours of a text, joined with it, that could mean one place together: the most words first.
    private func joinedNames(_ texts: [String], around index: Int) -> [SplitPlace] {
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

    private func isName(_ text: String) -> Bool {
        do throws(PlaceTextError) {
            if case .name = try PlaceText(parsing: text) { return true }
            return false
        } catch {
            return false
        }
    }
}
