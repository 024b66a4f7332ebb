package import Console
package import Geodesy
package import MapData

/// The ways out of a stop's page: opens and leaves screens, nothing else.
package final class WaypointRouter: WaypointRouting {
    /// Makes the question for a place.
    package typealias PlaceQuestion =
        (_ question: String, _ near: Coordinate?, _ then: @escaping (PlaceEntry) -> Void) -> any Screen

    private let navigator: Navigator
    private let placeQuestion: PlaceQuestion

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator, placeQuestion: @escaping PlaceQuestion) {
        self.navigator = navigator
        self.placeQuestion = placeQuestion
    }

    package func askForPlace(_ question: String, near: Coordinate?, then: @escaping (PlaceEntry) -> Void) {
        navigator.push(placeQuestion(question, near, then))
    }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func quit() { navigator.leave(.quit) }
}
