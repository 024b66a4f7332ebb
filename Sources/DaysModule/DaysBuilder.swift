package import Entities

/// Puts the days of a trip together.
package enum DaysBuilder {
    /// The presenter of a trip's days.
    package static func presenter(trip: Trip.ID, _ dependencies: DaysDependencies) -> DaysPresenter {
        DaysPresenter(interactor: DaysInteractor(trip: trip, dependencies), dependencies)
    }
}
