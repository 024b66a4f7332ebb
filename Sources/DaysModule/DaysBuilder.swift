package import Entities
import Reactive
package import Screens
import Text

/// Puts the days of a trip together.
package enum DaysBuilder {
    /// The presenter of a trip's days; a command needs no router.
    package static func presenter(
        trip: Trip.ID, _ dependencies: DaysDependencies, router: (any DaysRouting)? = nil
    ) -> DaysPresenter {
        DaysPresenter(
            interactor: DaysInteractor(trip: trip, dependencies), router: router, unit: dependencies.unit)
    }

    /// The presenter of a trip's days with these decisions, so that no other days are computed first; throws for
    /// decisions that cannot be.
    package static func presenter(
        trip: Trip.ID, _ dependencies: DaysDependencies, proposing request: DaysRequest
    ) throws(PlanError) -> DaysPresenter {
        let interactor = DaysInteractor(trip: trip, dependencies)
        try interactor.propose(request)
        return DaysPresenter(interactor: interactor, router: nil, unit: dependencies.unit)
    }

    /// The question whether days are to be kept that were planned and are not kept yet, before the menus are left by
    /// `end`; nil where there are none.
    package static func leavingScreen(
        before end: ScreenEnd, _ dependencies: DaysDependencies, terminal: Terminal, navigator: Navigator
    ) -> (any Screen)? {
        let trips = dependencies.proposals.unkept(in: dependencies.model.library)
        guard !trips.isEmpty else { return nil }
        let formatter = DaysFormatter(unit: dependencies.unit)
        let names = MenuText.names(trips.map(\.name.text))
        let keep = Publishers.InSequence(trips) { trip, _ in
            DaysInteractor(trip: trip.id, dependencies).apply().map { formatter.notice($0) }.eraseToAnyPublisher()
        }
        .map { notices in Notice(.changed, notices.flatMap(\.lines), warnings: notices.flatMap(\.warnings)) }
        return LeavingScreen(
            YesNoQuestion("The days of \(names) are planned and not kept yet. Keep them?", isYesUsual: true),
            before: end, keep: keep.eraseToAnyPublisher(), lost: formatter.notKept(isLeaving: true),
            terminal: terminal, navigator: navigator)
    }

    /// The screen.
    package static func screen(
        trip: Trip.ID, _ dependencies: DaysDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(trip: trip, dependencies, router: DaysRouter(navigator: navigator))
        return MenuScreen(DaysView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
