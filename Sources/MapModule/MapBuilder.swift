import Cartography
import Console
package import Entities
package import Screens

/// Puts a map together.
package enum MapBuilder {
    /// The presenter of a map of some trips, or of all where `trips` is nil; a command needs no router.
    package static func presenter(
        of trips: [Trip.ID]?, _ dependencies: MapDependencies, router: MapRouter? = nil
    ) -> MapPresenter {
        MapPresenter(
            interactor: MapInteractor(trips, dependencies),
            formatter: MapFormatter(unit: dependencies.unit, clock: dependencies.clock), router: router,
            cartographer: dependencies.cartographer, isWhole: trips == nil)
    }

    /// The screen of a map of some trips, or of all where `trips` is nil.
    package static func screen(
        of trips: [Trip.ID]?, _ dependencies: MapDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(of: trips, dependencies, router: MapRouter(navigator: navigator))
        let drawing = drawing(dependencies, alphabet: nil, isDumb: terminal.context.isDumb)
        return MenuScreen(MapView(drawing), presenter: presenter, terminal: terminal, navigator: navigator)
    }

    /// Draws trips one after the other for a place beside something else; nil where the terminal shows no maps.
    package static func panel(_ dependencies: MapDependencies, isDumb: Bool) -> MapPanel? {
        MapPanel(
            drawing(dependencies, alphabet: nil, isDumb: isDumb),
            MapFormatter(unit: dependencies.unit, clock: dependencies.clock))
    }

    /// Creates the drawing of a map for a terminal; without an alphabet, with that of the terminal.
    package static func drawing(
        _ dependencies: MapDependencies, alphabet: MapDrawing.Alphabet?, isDumb: Bool
    ) -> MapDrawing {
        MapDrawing(
            dependencies.cartographer, unit: dependencies.unit,
            alphabet: .of(alphabet, isDumb: isDumb, showsUnicode: dependencies.showsUnicode))
    }
}
