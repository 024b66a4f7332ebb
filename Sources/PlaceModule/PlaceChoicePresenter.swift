import Console
package import MapData
package import Reactive

/// Turns the answers to what is typed into suggestions, and a suggestion back into its place.
package final class PlaceChoicePresenter: PlaceChoicePresenting {
    private let interactor: any PlaceChoiceInteracting
    private let subject = CurrentValueSubject<PlaceChoiceState, Never>(PlaceChoiceState())
    private var places: [FoundPlace] = []
    private var subscriptions: Set<AnyCancellable> = []

    /// Shows what `interactor` finds.
    package init(interactor: any PlaceChoiceInteracting) {
        self.interactor = interactor
        interactor.answers
            .sink { [weak self] in self?.show($0) }
            .store(in: &subscriptions)
    }

    package var statePublisher: AnyPublisher<PlaceChoiceState, Never> { subject.eraseToAnyPublisher() }

    package func type(_ text: String) { interactor.type(text) }

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
        subject.value = PlaceChoiceState(text: typed.text, suggestions: suggestions, note: typed.note)
    }

    /// `Illinois, US, 114394 people`.
    private func detail(_ place: Place) -> String {
        [place.region, place.country, place.population.map { "\($0) people" }]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What Tab makes of what was typed: `Springfield, Illinois`. Where it lies, seen from a bigger place, is nothing to
    /// look up; then the country does.
    private func completion(_ place: Place) -> String {
        let region = place.region.flatMap { $0.contains(" km ") ? nil : $0 }
        return [place.name, region ?? place.country].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
