package import Entities
import Places
package import Screens

/// Puts a trip's page together.
package enum TripDetailBuilder {
    /// The use cases, for a command that only edits.
    package static func interactor(
        trip: Trip.ID, _ dependencies: TripDetailDependencies
    ) -> TripDetailInteractor {
        TripDetailInteractor(trip: trip, dependencies)
    }

    /// The formatter of the page and of the results of edits; a command tells by commands what mends them, and
    /// the menus mark nights that were set.
    package static func formatter(
        _ dependencies: TripDetailDependencies, isCommand: Bool = false, marksSetNights: Bool = false
    ) -> TripDetailFormatter {
        TripDetailFormatter(
            unit: dependencies.unit, times: dependencies.times, clock: dependencies.clock, area: dependencies.area,
            isCommand: isCommand, marksSetNights: marksSetNights)
    }

    /// The presenter; a command that prints the page needs no router.
    package static func presenter(
        trip: Trip.ID, _ dependencies: TripDetailDependencies, router: (any TripDetailRouting)? = nil
    ) -> TripDetailPresenter {
        TripDetailPresenter(
            interactor: TripDetailInteractor(trip: trip, dependencies),
            formatter: formatter(dependencies, marksSetNights: router != nil),
            inquiry: PlaceConversation(in: dependencies.unit), router: router)
    }

    /// The screen. `orderWords` are the words that the best order takes, `alongWords` those of what lies along the way;
    /// `map` stands beside the list, where the terminal shows maps. With `asksForPlaces` it begins with the question
    /// for the places of stops.
    package static func screen(
        trip: Trip.ID, _ dependencies: TripDetailDependencies, orderWords: ArgumentWords, alongWords: ArgumentWords,
        map: TripDetailMap?, asksForPlaces: Bool = false, terminal: Terminal, navigator: Navigator,
        destinations: TripDetailRouter.Destinations
    ) -> any Screen {
        let router = TripDetailRouter(navigator: navigator, destinations: destinations)
        let presenter = presenter(trip: trip, dependencies, router: router)
        if asksForPlaces { presenter.beginAsking() }
        return MenuScreen(
            TripDetailView(orderWords: orderWords, alongWords: alongWords, map: map), presenter: presenter,
            terminal: terminal, navigator: navigator)
    }
}
