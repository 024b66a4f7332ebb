package import Console
package import Entities

/// Puts the days of a trip together.
package enum DaysBuilder {
    /// The presenter of a trip's days; a command needs no router.
    package static func presenter(
        trip: Trip.ID, _ dependencies: DaysDependencies, router: (any DaysRouting)? = nil
    ) -> DaysPresenter {
        DaysPresenter(
            interactor: DaysInteractor(trip: trip, dependencies), router: router, unit: dependencies.unit)
    }

    /// The presenter of a trip's days with these decisions, so that no other days are computed first; throws for decisions
    /// that cannot be.
    package static func presenter(
        trip: Trip.ID, _ dependencies: DaysDependencies, proposing request: DaysRequest
    ) throws(PlanError) -> DaysPresenter {
        let interactor = DaysInteractor(trip: trip, dependencies)
        try interactor.propose(request)
        return DaysPresenter(interactor: interactor, router: nil, unit: dependencies.unit)
    }

    /// The screen.
    package static func screen(
        trip: Trip.ID, _ dependencies: DaysDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(trip: trip, dependencies, router: DaysRouter(navigator: navigator))
        return MenuScreen(DaysView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
