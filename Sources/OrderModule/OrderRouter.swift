package import Platform
package import Screens

/// The ways out of the proposed order: leaves screens, nothing else.
package final class OrderRouter: OrderRouting {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func quit() { navigator.leave(.quit) }

    package func leave(by signal: Signal) { navigator.leave(.interrupted(signal)) }
}
