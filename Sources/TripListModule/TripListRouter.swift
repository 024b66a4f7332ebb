package import Screens

/// The ways out of the list of trips: opens and leaves screens, nothing else.
package final class TripListRouter: TripListRouting {
    private let navigator: Navigator
    private let destination: (TripListDestination) -> any Screen

    /// Moves on the stack of `navigator`; `destination` makes the screens that the list leads to.
    package init(navigator: Navigator, destination: @escaping (TripListDestination) -> any Screen) {
        self.navigator = navigator
        self.destination = destination
    }

    package func go(to destination: TripListDestination, saying notice: Notice?) {
        let screen = self.destination(destination)
        navigator.push(screen)
        if let notice { screen.reappear(saying: notice, wasCovered: true) }
    }

    package func quit() { navigator.leave(.quit) }
}
