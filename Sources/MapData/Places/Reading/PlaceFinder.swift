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

    /// The place that `text` means; `near` is where the trip is, `stops` are all its stops. Fails with what is wrong
    /// with the text, or that it means no place or several; with what helps to choose another, if that is the purpose.
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
    func find(
        _ text: PlaceText, near: Coordinate?, _ stops: [Coordinate], purpose: PlaceQuery.Purpose
    ) -> AnyPublisher<FoundPlace, PlaceError> {
        switch text {
        case .coordinates(let location, let name): return place(at: location, named: name)
        case .mapCenter(let location): return place(at: location, named: nil, isMapCenter: true)
        case .about(let location, let name): return place(about: location, named: name)
        case .name(let name): return lookUp(name, near: near, stops, purpose: purpose)
        case .search(let name, let area): return lookUp(name, near: area, [area], purpose: purpose)
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

    /// A place that was given by coordinates. Without a name it is called after the nearest place, else by its
    /// coordinates; a name is a courtesy, so that a provider that has none is no error.
    private func place(
        at location: Coordinate, named text: String?, isMapCenter: Bool = false
    ) -> AnyPublisher<FoundPlace, PlaceError> {
        guard let text else {
            return provider.getPlace(near: location).replaceError(with: nil)
                .setFailureType(to: PlaceError.self)
                .flatMap { neighbour in
                    answer { () throws(PlaceError) in
                        let words = neighbour.map { "near \($0.name)" } ?? coordinateText(location)
                        return try found(
                            at: location, words: words, isNear: neighbour != nil, isNamed: false,
                            isMapCenter: isMapCenter)
                    }
                }
                .eraseToAnyPublisher()
        }
        return answer { () throws(PlaceError) in
            try found(at: location, words: text, isNear: false, isNamed: true)
        }
    }

    private func found(
        at location: Coordinate, words: String, isNear: Bool, isNamed: Bool, isMapCenter: Bool = false
    ) throws(PlaceError) -> FoundPlace {
        do throws(NameError) {
            let name = try Name(words)
            let remarks = [
                isNear ? coordinateText(location) : nil, isMapCenter ? "the centre of the map in the link" : nil,
            ].compactMap { $0 }
            let label = remarks.isEmpty ? name.text : "\(name.text) (\(remarks.joined(separator: "; ")))"
            return FoundPlace(name: name, location: location, label: label, wasLookedUp: false, isNamed: isNamed)
        } catch {
            throw .name(error)
        }
    }

    /// The place of a name.
    func lookUp(
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
}

/// What `work` returns or throws, as a publisher.
func answer<Value>(
    _ work: () throws(PlaceError) -> Value
) -> AnyPublisher<Value, PlaceError> {
    do throws(PlaceError) {
        return Just(try work()).setFailureType(to: PlaceError.self).eraseToAnyPublisher()
    } catch {
        return Fail(error: error).eraseToAnyPublisher()
    }
}
