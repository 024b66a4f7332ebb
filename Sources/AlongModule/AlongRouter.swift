package import Screens

/// The ways out of what lies along a way: leaves screens, nothing else.
package final class AlongRouter: AlongRouting {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    package func goBack() { navigator.pop() }

    package func quit() { navigator.leave(.quit) }
}
