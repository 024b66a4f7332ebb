package import Screens

/// The ways out of the days of a trip: opens and leaves screens, nothing else.
package final class DaysRouter {
    private let navigator: Navigator
    private let screen: (DaysDestination) -> any Screen

    /// Moves on the stack of `navigator`; `screen` makes the screens that the days lead to.
    package init(navigator: Navigator, screen: @escaping (DaysDestination) -> any Screen) {
        self.navigator = navigator
        self.screen = screen
    }

    func go(to destination: DaysDestination) { navigator.push(screen(destination)) }

    /// Leads back to the trip, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    /// Leads out of the program, and shows `notice` if there is one.
    func quit(saying notice: Notice?) { navigator.leave(.quit, saying: notice) }
}
