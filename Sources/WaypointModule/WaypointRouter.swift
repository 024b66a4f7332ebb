package import Console
package import Geodesy
package import Places
package import Screens

/// The ways out of a stop's page: opens and leaves screens, nothing else.
package final class WaypointRouter: WaypointRouting {
    /// Makes the question for a place.
    package typealias PlaceQuestion =
        (_ question: String, _ prefill: Prefill, _ near: Coordinate?, _ then: @escaping (PlaceEntry) -> Void) ->
        any Screen

    private let navigator: Navigator
    private let placeQuestion: PlaceQuestion
    private let history: () -> any Screen

    /// Moves on the stack of `navigator`; `history` makes the history of the library.
    package init(
        navigator: Navigator, placeQuestion: @escaping PlaceQuestion, history: @escaping () -> any Screen
    ) {
        self.navigator = navigator
        self.placeQuestion = placeQuestion
        self.history = history
    }

    package func askForPlace(
        _ question: String, prefill: Prefill, near: Coordinate?, then: @escaping (PlaceEntry) -> Void
    ) {
        navigator.push(placeQuestion(question, prefill, near, then))
    }

    package func openHistory() { navigator.push(history()) }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func quit() { navigator.leave(.quit) }
}
