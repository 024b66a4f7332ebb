package import Screens

/// The ways out of the days of a trip: leaves screens, nothing else.
package final class DaysRouter {
    private let navigator: Navigator

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator) {
        self.navigator = navigator
    }

    /// Leads back to the trip, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    /// Leads out of the program, and shows `notice` if there is one.
    func quit(saying notice: Notice?) { navigator.leave(.quit, saying: notice) }
}
