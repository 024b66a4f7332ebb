import Console
package import MapData
import PlaceNames
package import Reactive

/// Turns the answers to what is typed into suggestions, and a suggestion back into its place.
package final class PlaceChoicePresenter {
    private let interactor: PlaceChoiceInteractor
    private let subject = CurrentValueSubject<PlaceChoicePage, Never>(PlaceChoicePage())
    private var places: [FoundPlace] = []
    private var subscription: AnyCancellable?

    /// Shows what `interactor` finds.
    package init(interactor: PlaceChoiceInteractor) {
        self.interactor = interactor
        subscription = interactor.answers.sink { [weak self] in self?.show($0) }
    }

    /// What is shown, now and whenever it changes.
    package var pages: AnyPublisher<PlaceChoicePage, Never> { subject.eraseToAnyPublisher() }

    /// Takes what the line holds now.
    package func type(_ text: String) { interactor.type(text) }

    /// The place behind one of the suggestions, by its number from 0.
    package func place(at index: Int) -> FoundPlace? {
        places.indices.contains(index) ? places[index] : nil
    }

    private func show(_ typed: TypedPlaces) {
        var suggestions: [Suggestion] = []
        places = []
        if let found = typed.found {
            places.append(found)
            suggestions.append(Suggestion(found.label, insertText: typed.text))
        }
        for place in typed.places {
            guard let found = FoundPlace(place) else { continue }
            places.append(found)
            suggestions.append(Suggestion(place.name, detail: detail(place), insertText: completion(place)))
        }
        subject.value = PlaceChoicePage(text: typed.text, suggestions: suggestions, note: typed.note)
    }

    /// `Illinois, US, 114394 people`, `airport, SI`.
    private func detail(_ place: Place) -> String {
        [
            place.kind == .town ? nil : place.kind.word, place.region, place.country,
            place.population.map { "\($0) people" },
        ]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What Tab makes of what was typed: `Springfield, Illinois`. Where it lies, seen from a bigger place, is nothing to
    /// look up; then the country does.
    private func completion(_ place: Place) -> String {
        let region = place.region.flatMap { $0.contains(" km ") ? nil : $0 }
        return [place.name, region ?? place.country].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
