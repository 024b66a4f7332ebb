package import Screens

/// The ways out of merging: leaves screens, nothing else.
package final class MergeRouter: MergeRouting {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func quit() { navigator.leave(.quit) }
}
