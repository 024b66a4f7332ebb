package import Console
package import Places
import Reactive

/// Places that are suggested below a line while a part of it is typed, as at the question for a place.
package final class PlaceSuggestions {
    /// The field that shows them; what it looks up of a line is for its owner to say.
    package let field: LiveField
    private let presenter: PlaceChoicePresenter
    private let subscription: AnyCancellable

    /// Shows what `presenter` finds.
    init(_ presenter: PlaceChoicePresenter) {
        self.presenter = presenter
        let field = LiveField { presenter.type($0) }
        self.field = field
        subscription = presenter.pages.sink { [weak field] page in
            guard let text = page.text, !text.isEmpty else { return }
            field?.show(
                page.suggestions, for: text, heading: page.heading, selectsFirst: page.selectsFirst,
                isFirstFar: page.isFirstFar)
        }
    }

    /// The place behind one of the suggestions, by its number from 0.
    package func place(at index: Int) -> FoundPlace? { presenter.place(at: index) }
}
