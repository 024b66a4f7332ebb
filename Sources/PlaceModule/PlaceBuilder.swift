package import Console
package import Geodesy
package import PlaceNames
package import Places
import Reactive
package import Screens

/// Puts looking places up together.
package enum PlaceBuilder {
    /// The presenter of `roadtrip find`.
    package static func presenter(_ dependencies: PlaceDependencies) -> PlacePresenter {
        PlacePresenter(interactor: PlaceInteractor(dependencies), unit: dependencies.unit)
    }

    /// The places that words mean, as a level of the menus: they are printed between empty lines.
    package static func listScreen(
        _ words: String, _ dependencies: PlaceDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        TaskScreen(
            presenter(dependencies).page(of: words).map { PlaceView.result($0, terminal.context) }
                .eraseToAnyPublisher(),
            saying: "looking the place up…", terminal: terminal, navigator: navigator)
    }

    /// Suggestions for places, those close to `near` first, then those near the `way` of a trip, for the line of a
    /// menu.
    package static func suggestions(
        near: Coordinate?, way: @escaping () -> StopsWay?, _ dependencies: PlaceDependencies,
        _ preparation: PlacePreparation
    ) -> PlaceSuggestions {
        PlaceSuggestions(
            PlaceChoicePresenter(
                interactor: PlaceChoiceInteractor(near: near, way: way, dependencies, preparation),
                unit: dependencies.unit))
    }

    /// The question for a place, those close to `near` first, then those near the `way` of a trip; the answer begins
    /// with `prefill`, and `then` gets it, a line of the menu by `isLine` as it stands. What was typed before the
    /// question was there does not answer it unless it `isKnown`.
    package static func choiceScreen(
        _ question: String, prefill: Prefill, isKnown: Bool = true, near: Coordinate?,
        way: @escaping () -> StopsWay? = { nil },
        _ dependencies: PlaceDependencies, _ preparation: PlacePreparation, terminal: Terminal, navigator: Navigator,
        isLine: @escaping (_ text: String) -> Bool = { _ in false }, then: @escaping (PlaceEntry) -> Void
    ) -> any Screen {
        PlaceChoiceScreen(
            question, prefill: prefill, isKnown: isKnown,
            presenter: PlaceChoicePresenter(
                interactor: PlaceChoiceInteractor(near: near, way: way, dependencies, preparation),
                unit: dependencies.unit),
            terminal: terminal, navigator: navigator, isLine: isLine, then: then)
    }
}
