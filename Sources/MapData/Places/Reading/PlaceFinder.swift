import Entities
package import Geodesy
import PlaceNames
package import Reactive

/// Finds the place that a person means by a PLACE: coordinates, a link, or a name.
package struct PlaceFinder {
    private let provider: any MapDataProvider

    /// Asks `provider` about names.
    package init(_ provider: any MapDataProvider) {
        self.provider = provider
    }

    /// The place that `text` means; `near` is where the trip is, `stops` are all its stops. Fails with what is wrong with the text, or that it means
    /// no place or several; with what helps to choose another, if that is the purpose.
    package func place(
        _ text: String, near: Coordinate?, stops: [Coordinate] = [], purpose: PlaceQuery.Purpose = .choice
    ) -> AnyPublisher<FoundPlace, PlaceError> {
        Deferred {
            do throws(PlaceTextError) {
                return find(try PlaceText(parsing: text), near: near, stops, purpose: purpose)
            } catch {
                return Fail(error: .text(error)).eraseToAnyPublisher()
            }
        }
        .eraseToAnyPublisher()
    }

    /// The place that was read.
    private func find(
        _ text: PlaceText, near: Coordinate?, _ stops: [Coordinate], purpose: PlaceQuery.Purpose
    ) -> AnyPublisher<FoundPlace, PlaceError> {
        switch text {
        case .coordinates(let location, let name): return place(at: location, named: name)
        case .about(let location, let name): return place(about: location, named: name)
        case .name(let name): return lookUp(name, near: near, stops, purpose: purpose)
        case .named(let name, let place):
            return lookUp(place, near: near, stops, purpose: purpose).flatMap { found in
                self.place(at: found.location, named: name)
            }
            .eraseToAnyPublisher()
        case .shortCode(let code, let name):
            return lookUp(name, near: near, stops, purpose: purpose).flatMap { found in
                self.place(at: code.completed(near: found.location)?.center ?? found.location, named: nil)
            }
            .eraseToAnyPublisher()
        case .route(let places): return Fail(error: .text(.route(places.count))).eraseToAnyPublisher()
        }
    }

    /// The place of a link that says about where it is: the one of its name, where that is near enough; else there.
    private func place(about location: Coordinate, named name: String?) -> AnyPublisher<FoundPlace, PlaceError> {
        let there = place(at: location, named: name)
        guard let name else { return there }
        return lookUp(name, near: location, purpose: .reading)
            .map { found in found.location.distance(to: location) <= Self.cellReach ? found : nil }
            .replaceError(with: nil)
            .setFailureType(to: PlaceError.self)
            .flatMap { found in found.map { self.place(at: $0.location, named: name) } ?? there }
            .eraseToAnyPublisher()
    }

    /// How far the place that a link names may be from the cell that it is in, in metres.
    private static let cellReach = 15_000.0

    /// The places that several texts mean, each near the one before it; all of them or none. `stops` are those of the trip. A link to a way is all its
    /// places.
    ///
    /// A text that is no place is looked at together with its neighbours: perhaps they are one (`New` and `York`). Texts
    /// that stand for themselves, two numbers that are names for example, are never taken for one. `chosen` says
    /// what some of the texts mean.
    package func places(
        _ texts: [String], near: Coordinate?, stops: [Coordinate] = [], chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<[FoundPlace], PlaceError> {
        var items: [(text: Int, place: PlaceText?)] = []
        for (index, text) in texts.enumerated() {
            if case .route(let places)? = try? PlaceText(parsing: text) {
                items += places.map { (index, $0) }
            } else {
                items.append((index, nil))
            }
        }
        return Publishers.InSequence(items) { (item, found: [FoundPlace]) -> AnyPublisher<FoundPlace, PlaceError> in
            if item.place == nil, let known = chosen[texts[item.text]] {
                return Just(known).setFailureType(to: PlaceError.self).eraseToAnyPublisher()
            }
            let near = found.last?.location ?? near
            let stops = stops + found.map(\.location)
            let place =
                item.place.map { find($0, near: near, stops, purpose: .choice) }
                ?? place(texts[item.text], near: near, stops: stops)
            return place.catch { error in explain(error, of: item.text, in: texts) }.eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }

    /// A place that was given by coordinates. Without a name it is called after the nearest place, else by its
    /// coordinates; a name is a courtesy, so that a provider that has none is no error.
    private func place(at location: Coordinate, named text: String?) -> AnyPublisher<FoundPlace, PlaceError> {
        guard let text else {
            return provider.getPlace(near: location).replaceError(with: nil)
                .setFailureType(to: PlaceError.self)
                .flatMap { neighbour in
                    answer { () throws(PlaceError) in
                        let words = neighbour.map { "near \($0.name)" } ?? coordinateText(location)
                        return try found(at: location, words: words, isNear: neighbour != nil, isNamed: false)
                    }
                }
                .eraseToAnyPublisher()
        }
        return answer { () throws(PlaceError) in
            try found(at: location, words: text, isNear: false, isNamed: true)
        }
    }

    private func found(
        at location: Coordinate, words: String, isNear: Bool, isNamed: Bool
    ) throws(PlaceError) -> FoundPlace {
        do throws(NameError) {
            let name = try Name(words)
            let label = isNear ? "\(name.text) (\(coordinateText(location)))" : name.text
            return FoundPlace(name: name, location: location, label: label, wasLookedUp: false, isNamed: isNamed)
        } catch {
            throw .name(error)
        }
    }

    private func lookUp(
        _ text: String, near: Coordinate?, _ stops: [Coordinate] = [], purpose: PlaceQuery.Purpose = .choice
    ) -> AnyPublisher<FoundPlace, PlaceError> {
        provider.getLocation(for: PlaceQuery(text: text, near: near, stops: stops, purpose: purpose))
            .mapError { PlaceError.noAnswer(text: text, $0) }
            .flatMap { matches in
                answer { () throws(PlaceError) in
                    let found = matches.places.compactMap { FoundPlace($0) }
                    guard let first = found.first else { throw .unknown(text: text, spelling: matches.spelling) }
                    guard matches.isClear else { throw .ambiguous(text: text, found, matches.doubt ?? .several) }
                    return first
                }
            }
            .eraseToAnyPublisher()
    }

    /// Fails with what is wrong with the text at `index`: perhaps it is a part of a place that was written as several.
    private func explain(
        _ error: PlaceError, of index: Int, in texts: [String]
    ) -> AnyPublisher<FoundPlace, PlaceError> {
        if let split = SplitPlace(in: texts), split.arguments.contains(index) {
            return Fail(error: .split(split)).eraseToAnyPublisher()
        }
        let candidates = joinedNames(texts, around: index)
        // The first candidate that is a place ends the sequence as its failure.
        return Publishers.InSequence(candidates) { candidate, _ in
            lookUp(candidate.joined, near: nil)
                .map { _ in true }
                .replaceError(with: false)
                .setFailureType(to: PlaceError.self)
                .flatMap { isPlace in
                    answer { () throws(PlaceError) in
                        if isPlace { throw .split(candidate) }
                    }
                }
        }
        .flatMap { _ in Fail(error: error) }
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

/// What `work` returns or throws, as a publisher.
private func answer<Value>(
    _ work: () throws(PlaceError) -> Value
) -> AnyPublisher<Value, PlaceError> {
    do throws(PlaceError) {
        return Just(try work()).setFailureType(to: PlaceError.self).eraseToAnyPublisher()
    } catch {
        return Fail(error: error).eraseToAnyPublisher()
    }
}
