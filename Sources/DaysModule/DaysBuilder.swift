package import Entities
import Places
package import Screens

/// Puts the days of a trip together.
package enum DaysBuilder {
    /// The use cases, with the decisions of `proposals`; a command has none to share.
    package static func interactor(
        trip: Trip.ID, _ dependencies: DaysDependencies, _ proposals: DaysProposals = DaysProposals()
    ) -> DaysInteractor {
        DaysInteractor(trip: trip, dependencies, proposals)
    }

    /// The presenter of what `interactor` knows; a command that prints the page needs no router, and has the options
    /// with which it shows the days.
    package static func presenter(
        of interactor: DaysInteractor, _ dependencies: DaysDependencies, router: DaysRouter? = nil,
        options: [String]? = nil
    ) -> DaysPresenter {
        DaysPresenter(
            interactor: interactor,
            formatter: DaysFormatter(unit: dependencies.unit, times: dependencies.times, options: options),
            inquiry: PlaceConversation(in: dependencies.unit), router: router)
    }

    /// The question whether days are to be kept that were planned and are not kept yet, before the menus are left by
    /// `end`; nil where there are none.
    package static func leavingScreen(
        before end: ScreenEnd, _ dependencies: DaysDependencies, _ proposals: DaysProposals, terminal: Terminal,
        navigator: Navigator
    ) -> (any Screen)? {
        let presenter = DaysLeavingPresenter(
            interactor: DaysLeavingInteractor(dependencies, proposals),
            formatter: DaysFormatter(unit: dependencies.unit, times: dependencies.times))
        return presenter.map {
            LeavingScreen(
                $0.question, before: end, keep: $0.keep, lost: $0.lost, terminal: terminal, navigator: navigator)
        }
    }

    /// The screen; `map` stands beside the days in a wide window, `destination` makes those screens that it leads to.
    package static func screen(
        trip: Trip.ID, _ dependencies: DaysDependencies, _ proposals: DaysProposals, map: DaysMap?, terminal: Terminal,
        navigator: Navigator, destination: @escaping (DaysDestination) -> any Screen
    ) -> any Screen {
        let presenter = presenter(
            of: interactor(trip: trip, dependencies, proposals), dependencies,
            router: DaysRouter(navigator: navigator, screen: destination))
        return MenuScreen(DaysView(map: map), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
