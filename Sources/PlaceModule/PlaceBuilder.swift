package import Console
package import Geodesy
package import MapData

/// Puts looking places up together.
package enum PlaceBuilder {
    /// The presenter of `roadtrip find`.
    package static func presenter(_ dependencies: PlaceDependencies) -> PlacePresenter {
        PlacePresenter(interactor: PlaceInteractor(dependencies), unit: dependencies.unit)
    }

    /// The question for a place, those close to `near` first; `then` gets the answer.
    package static func choiceScreen(
        _ question: String, near: Coordinate?, _ dependencies: PlaceDependencies, terminal: Terminal,
        navigator: Navigator, then: @escaping (PlaceEntry) -> Void
    ) -> any Screen {
        PlaceChoiceScreen(
            question,
            presenter: PlaceChoicePresenter(interactor: PlaceChoiceInteractor(near: near, dependencies)),
            terminal: terminal, navigator: navigator, then: then)
    }
}
