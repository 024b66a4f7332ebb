package import Platform
package import Screens

/// The ways out of the proposed order: leaves screens, and says what is under way.
package final class OrderRouter: OrderRouting {
    private let navigator: Navigator
    private let terminal: Terminal

    /// Moves on the stack of `navigator`, and says on `terminal` what is under way.
    package init(navigator: Navigator, terminal: Terminal) {
        self.navigator = navigator
        self.terminal = terminal
    }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func announce(_ work: String) { terminal.announce(work) }

    package func quit() { navigator.leave(.quit) }

    package func leave(by signal: Signal) { navigator.leave(.interrupted(signal)) }
}
