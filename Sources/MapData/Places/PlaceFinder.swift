package import Entities
package import Geodesy
import Reactive

/// Finds the place that a person means by a PLACE: coordinates, a link, or a name.
package struct PlaceFinder {
    private let provider: any MapDataProvider

    /// Asks `provider` about names.
    package init(_ provider: any MapDataProvider) {
        self.provider = provider
    }

    /// The place that `text` means; `near` is where the trip is. Throws what is wrong with the text, or that it means
    /// no place or several.
    package func find(_ text: String, near: Coordinate?) throws(PlaceError) -> FoundPlace {
        let place: PlaceText
        do throws(PlaceTextError) {
            place = try PlaceText(parsing: text)
        } catch {
            throw .text(error)
        }
        switch place {
        case .coordinates(let location, let name): return try named(name ?? coordinateText(location), location)
        case .name(let name): return try lookUp(name, near: near)
        }
    }

    /// The places that several texts mean, each near the one before it; all of them or none.
    ///
    /// A text that is no place is looked at together with its neighbours: perhaps they are one. Texts that stand for
    /// themselves, two numbers that are names for example, are never taken for one.
    package func find(all texts: [String], near: Coordinate?) throws(PlaceError) -> [FoundPlace] {
        var near = near
        var found: [FoundPlace] = []
        for (index, text) in texts.enumerated() {
            do throws(PlaceError) {
                let place = try find(text, near: near)
                near = place.location
                found.append(place)
            } catch {
                if let split = SplitPlace(in: texts), split.arguments.contains(index) { throw .split(split) }
                throw error
            }
        }
        return found
    }

    private func named(_ text: String, _ location: Coordinate) throws(PlaceError) -> FoundPlace {
        do throws(NameError) {
            let name = try Name(text)
            return FoundPlace(name: name, location: location, label: name.text, wasLookedUp: false)
        } catch {
            throw .name(error)
        }
    }

    /// Asks the provider and waits for nothing: an answer that does not come at once is none.
    private func lookUp(_ text: String, near: Coordinate?) throws(PlaceError) -> FoundPlace {
        var answer: [Place] = []
        var failure: MapDataError?
        provider.getLocation(for: PlaceQuery(text: text, near: near))
            .sink(
                receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
                receiveValue: { answer = $0 }
            )
            .cancel()
        if let failure { throw .noAnswer(text: text, failure) }
        let found = answer.compactMap { place in
            Name.cut(place.name).map {
                FoundPlace(name: $0, location: place.coordinate, label: place.label, wasLookedUp: true)
            }
        }
        guard let first = found.first else { throw .unknown(text: text) }
        guard found.count == 1 else { throw .ambiguous(text: text, found) }
        return first
    }
}

/// A place that was found.
package struct FoundPlace: Equatable, Sendable {
    /// What a stop there is called.
    package let name: Name
    package let location: Coordinate
    /// What tells it apart from others of its name: `Springfield, Illinois (US)`.
    package let label: String
    /// Whether it was looked up by its name, so that the person should see what was chosen.
    package let wasLookedUp: Bool

    /// Describes a place.
    package init(name: Name, location: Coordinate, label: String, wasLookedUp: Bool) {
        self.name = name
        self.location = location
        self.label = label
        self.wasLookedUp = wasLookedUp
    }
}
