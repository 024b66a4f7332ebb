package import Console
package import Geodesy

/// Puts looking places up together.
package enum PlaceBuilder {
    /// The presenter of `roadtrip find`.
    package static func presenter(_ dependencies: PlaceDependencies) -> PlacePresenter {
        PlacePresenter(interactor: PlaceInteractor(dependencies))
    }

    /// The question for a place; those close to `near` first.
    package static func choiceView(
        near: Coordinate?, _ dependencies: PlaceDependencies, dialog: Dialog
    ) -> PlaceChoiceView {
        PlaceChoiceView(
            presenter: PlaceChoicePresenter(interactor: PlaceChoiceInteractor(near: near, dependencies)),
            dialog: dialog)
    }
}
