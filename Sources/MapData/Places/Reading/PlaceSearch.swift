package import Geodesy
package import PlaceNames
package import Reactive

/// What a person who is typing a place sees.
package struct TypedPlaces: Equatable, Sendable {
    /// What was typed.
    package let text: String
    /// The places that it may mean, best first.
    package let places: [Place]
    /// What it means without a look-up: coordinates.
    package let found: FoundPlace?
    /// Whether none of the places has the name that was typed, and all are only spelled much like it.
    package var isAlike = false
    /// Whether what was typed names the first of the places.
    package var namesFirst = true
    /// What there is to say instead: nothing is known by this name, for example.
    package let note: String?

    /// States what was found.
    package init(text: String, places: [Place] = [], found: FoundPlace? = nil, note: String? = nil) {
        self.text = text
        self.places = places
        self.found = found
        self.note = note
    }
}

/// Looks a place up while its name is typed: the pipeline from keys to answers.
///
/// A name is asked for when the typing pauses; coordinates and an empty line are answered at once. The answer to what
/// was typed before never arrives after the answer to what was typed later.
package final class PlaceSearch {
    /// How long typing has to pause before a name is looked up.
    ///
    /// None: the places are at hand, and keys that arrive together are one look-up anyway.
    package static let pause = Duration.zero

    private let typed = PassthroughSubject<String, Never>()
    /// The answers as they arrive.
    package let answers: AnyPublisher<TypedPlaces, Never>

    /// Asks `mapData` for places, those close to `near` first; the time comes from `scheduler`.
    package init<Time: Scheduler>(
        _ mapData: any MapDataProvider, near: Coordinate?, limit: Int, scheduler: Time
    ) {
        let finder = PlaceFinder(mapData)
        let texts = typed.removeDuplicates()
        let known = texts.map { text in Self.answer(toCoordinates: text, finder) }
        let asked = texts.debounce(for: Self.pause, scheduler: scheduler).map { text in
            Self.isName(text) ? Self.lookUp(text, mapData, near: near, limit: limit) : nil
        }
        answers =
            known.merge(with: asked)
            .compactMap { $0 }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// Takes what the line holds now.
    package func type(_ text: String) {
        typed.send(text)
    }

    /// The answer that no pause is waited for: to nothing, and to coordinates, good or bad. Nil for a name.
    private static func answer(
        toCoordinates text: String, _ finder: PlaceFinder
    ) -> AnyPublisher<TypedPlaces, Never>? {
        // What was pasted over several lines is no name, whatever its last line is.
        let count = PlaceLines.places(text).count
        if count > 1 {
            return Just(TypedPlaces(text: text, note: "\(count) places, one a line.")).eraseToAnyPublisher()
        }
        do throws(PlaceTextError) {
            switch try PlaceText(parsing: text) {
            case .name, .named: return nil
            default: break
            }
            return finder.place(text, near: nil)
                .map { TypedPlaces(text: text, found: $0) }
                .catch { Just(TypedPlaces(text: text, note: "\($0)")) }
                .eraseToAnyPublisher()
        } catch {
            // Half of a pair is what coordinates look like on the way.
            if case .badCoordinates = error {
                return Just(TypedPlaces(text: text, note: "\(error)")).eraseToAnyPublisher()
            }
            return Just(TypedPlaces(text: text)).eraseToAnyPublisher()
        }
    }

    /// What to do where a name is not known.
    private static let nextSteps =
        "No place is known by this name. Try a town nearby, coordinates (46.02, 7.75) or a link of a map."

    private static func isName(_ text: String) -> Bool {
        guard PlaceLines.places(text).count <= 1 else { return false }
        switch try? PlaceText(parsing: text) {
        case .name?, .named?: return true
        default: return false
        }
    }

    private static func lookUp(
        _ text: String, _ mapData: any MapDataProvider, near: Coordinate?, limit: Int
    ) -> AnyPublisher<TypedPlaces, Never> {
        var wanted = text
        if case .named(_, let place)? = try? PlaceText(parsing: text) { wanted = place }
        return mapData.getLocation(for: PlaceQuery(text: wanted, near: near, purpose: .typing, limit: limit))
            .map { matches in
                var typed = TypedPlaces(
                    text: text, places: matches.places, note: matches.places.isEmpty ? Self.nextSteps : nil)
                typed.isAlike = matches.isAlike
                typed.namesFirst = matches.namesFirst
                return typed
            }
            .catch { Just(TypedPlaces(text: text, note: "\($0)")) }
            .eraseToAnyPublisher()
    }
}
