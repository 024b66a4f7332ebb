package import Console
package import Entities

/// Puts the days of a trip together.
package enum DaysBuilder {
    /// The presenter; a command needs no navigator.
    package static func presenter(
        trip: Trip.ID, _ dependencies: DaysDependencies, navigator: Navigator? = nil
    ) -> DaysPresenter {
        DaysPresenter(interactor: DaysInteractor(trip: trip, dependencies), navigator: navigator, dependencies)
    }

    /// The screen.
    package static func screen(
        trip: Trip.ID, _ dependencies: DaysDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(trip: trip, dependencies, navigator: navigator)
        return MenuScreen(DaysView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
