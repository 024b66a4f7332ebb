package import Screens

/// The ways out of a map: leaves screens, nothing else.
package final class MapRouter {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    /// Leads back to the screen below.
    func goBack() { navigator.pop() }

    /// Leads out of the program.
    func quit() { navigator.leave(.quit) }
}
