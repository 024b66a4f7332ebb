package import Screens

/// The ways out of the days of a trip: leaves screens, nothing else.
package final class DaysRouter: DaysRouting {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func quit(saying notice: Notice?) { navigator.leave(.quit, saying: notice) }
}
