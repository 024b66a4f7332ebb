package import Geodesy
package import Places
package import Screens

/// The ways out of a trip's page: opens and leaves screens, nothing else.
package final class TripDetailRouter: TripDetailRouting {
    /// The makers of the screens that a trip leads to.
    package struct Destinations {
        package let screen: (TripDetailDestination) -> any Screen
        package let placeQuestion:
            (
                _ question: String, _ near: Coordinate?, _ isKnown: Bool, _ isLine: @escaping (String) -> Bool,
                _ then: @escaping (PlaceEntry) -> Void
            ) -> any Screen
        package let suggestions: (_ near: Coordinate?) -> TripDetailSuggestions?
        package let announce: (_ work: String) -> Void
        package let takeLine: (_ line: String) -> Void
        package let remember: (_ places: String) -> Bool

        /// Collects the makers.
        package init(
            screen: @escaping (TripDetailDestination) -> any Screen,
            placeQuestion:
                @escaping (
                    _ question: String, _ near: Coordinate?, _ isKnown: Bool, _ isLine: @escaping (String) -> Bool,
                    _ then: @escaping (PlaceEntry) -> Void
                ) -> any Screen,
            suggestions: @escaping (_ near: Coordinate?) -> TripDetailSuggestions? = { _ in nil },
            announce: @escaping (_ work: String) -> Void = { _ in },
            takeLine: @escaping (_ line: String) -> Void = { _ in },
            remember: @escaping (_ places: String) -> Bool = { _ in false }
        ) {
            self.remember = remember
            self.takeLine = takeLine
            self.screen = screen
            self.placeQuestion = placeQuestion
            self.suggestions = suggestions
            self.announce = announce
        }
    }

    private let navigator: Navigator
    private let destinations: Destinations

    /// Moves on the stack of `navigator`.
    package init(navigator: Navigator, destinations: Destinations) {
        self.navigator = navigator
        self.destinations = destinations
    }

    package func go(to destination: TripDetailDestination) { navigator.push(destinations.screen(destination)) }

    package func askForPlace(
        _ question: String, near: Coordinate?, isKnown: Bool, isLine: @escaping (String) -> Bool,
        then: @escaping (PlaceEntry) -> Void
    ) {
        navigator.push(destinations.placeQuestion(question, near, isKnown, isLine, then))
    }

    package func suggestions(near: Coordinate?) -> TripDetailSuggestions? { destinations.suggestions(near) }

    package func take(line: String) { destinations.takeLine(line) }

    package func remember(places: String) -> Bool { destinations.remember(places) }

    package func announce(_ work: String) { destinations.announce(work) }

    package func goBack(saying notice: Notice?) { navigator.pop(saying: notice) }

    package func quit() { navigator.leave(.quit) }
}
