package import Screens

/// The ways out of the history: leaves screens, nothing else.
package final class HistoryRouter: HistoryRouting {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    package func goBack() { navigator.pop() }

    package func quit() { navigator.leave(.quit) }
}
