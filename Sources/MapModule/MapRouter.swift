package import Screens

/// The ways out of a map: leaves screens, nothing else.
package final class MapRouter: MapRouting {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    package func goBack() { navigator.pop() }

    package func quit() { navigator.leave(.quit) }
}
