import Console
package import Geodesy
import PlaceNames
package import Places
package import Reactive
import Text

/// Turns the answers to what is typed into suggestions, and a suggestion back into its place.
package final class PlaceChoicePresenter {
    private let interactor: PlaceChoiceInteractor
    private let unit: DistanceUnit
    private let subject = CurrentValueSubject<PlaceChoicePage, Never>(PlaceChoicePage())
    private var places: [FoundPlace] = []
    private var subscription: AnyCancellable?

    /// Shows what `interactor` finds, with distances in `unit`.
    package init(interactor: PlaceChoiceInteractor, unit: DistanceUnit) {
        self.interactor = interactor
        self.unit = unit
        subscription = interactor.answers.sink { [weak self] in self?.show($0) }
    }

    /// The page, now and whenever it changes.
    package var pages: AnyPublisher<PlaceChoicePage, Never> { subject.eraseToAnyPublisher() }

    /// Takes what the line holds now.
    package func type(_ text: String) { interactor.type(text) }

    /// The place behind one of the suggestions, by its number from 0; what was typed behind it about nights stands
    /// behind its argument, too.
    package func place(at index: Int) -> FoundPlace? {
        guard places.indices.contains(index) else { return nil }
        var place = places[index]
        if let text = subject.value.text { place.argument += PlaceNights(text).ending }
        return place
    }

    private func show(_ typed: TypedPlaces) {
        var suggestions: [Suggestion] = []
        places = []
        if let found = typed.found {
            places.append(found)
            suggestions.append(
                Suggestion(found.label, distance: distance(to: found.location), insertText: typed.text))
        }
        let nights = PlaceNights(typed.text).ending
        var name: String?
        if case .named(let text, _)? = try? PlaceText(parsing: typed.text) { name = text }
        for place in typed.places {
            places.append(name.map(place.called) ?? place)
            suggestions.append(
                Suggestion(
                    shownName(place), detail: detail(place), distance: distance(to: place.location),
                    insertText: completion(place) + nights))
        }
        let isEnding = Self.endings.contains(typed.text.trimmed.lowercased())
        let note = typed.text.trimmed.isEmpty || isEnding ? "An empty line ends." : typed.note
        var page = PlaceChoicePage(text: typed.text, suggestions: suggestions, note: note)
        page.selectsFirst = typed.found != nil || typed.namesFirst && !isEnding && !isFarGuess(typed)
        if typed.isAlike {
            page.heading = "No such name; alike:"
            page.selectsFirst = false
        }
        page.isFirstFar = !page.selectsFirst && isFarGuess(typed)
        subject.value = page
    }

    /// Whether the first place is far away, and the text only the beginning of its name, or another may be meant: it is
    /// selected only by its whole name, and where no nearer place and no other of the name is offered.
    private func isFarGuess(_ typed: TypedPlaces) -> Bool {
        guard let near = interactor.near, let first = typed.places.first else { return false }
        let stops = [near] + interactor.stops
        func isFar(_ place: FoundPlace) -> Bool { place.isFar(from: stops) }
        guard isFar(first) else { return false }
        let name = folded(shownName(first))
        return folded(PlaceNights(typed.text.trimmed).place) != name
            || typed.places.dropFirst().contains { !isFar($0) || folded($0.name) == name }
    }

    /// The name that a stop there gets: the one that was typed where the place is known by it.
    private func shownName(_ place: FoundPlace) -> String {
        place.isUnderOwnName ? place.ownName : place.name
    }

    /// The words that people type when they have no more places: a name that is one of these words, or goes on from it,
    /// is chosen only with the arrow keys.
    private static let endings: Set<String> = [
        "done", "end", "stop", "quit", "exit", "finish", "finished", "back", "cancel", "none", "nothing", "fertig",
        "fin",
    ]

    /// The distance of a place from the stop before; empty where there is none.
    private func distance(to location: Coordinate) -> String {
        interactor.near.map { distanceText($0.distance(to: location), in: unit) } ?? ""
    }

    /// `Illinois, US, 114394 people`, `airport, SI`; `Bolzano, IT, 95000 people` where another name was typed.
    private func detail(_ place: FoundPlace) -> String {
        var detail = ""
        func add(_ text: String) {
            guard !text.isEmpty else { return }
            if !detail.isEmpty { detail += ", " }
            detail += text
        }
        if !place.isUnderOwnName { add(place.ownName) }
        if let kind = place.kind, kind != .town { add(kind.word) }
        add(place.region ?? "")
        add(place.country)
        if let population = place.population { add(String(population) + " people") }
        return detail
    }

    /// The text that Tab makes of what was typed: `Springfield, Illinois`. The direction from a bigger place is nothing
    /// to look up; then the country does.
    private func completion(_ place: FoundPlace) -> String {
        let region = place.region.flatMap { $0.containsText(" km ") ? nil : $0 }
        return [shownName(place), region ?? place.country].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
