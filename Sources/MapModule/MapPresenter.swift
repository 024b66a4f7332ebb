package import Cartography
package import Console
import Entities
import Geodesy
import JSON
package import Persistence
package import Reactive
package import Screens
package import Shorelines
import Text

/// Turns trips into a map, and events into parts of it and ways out.
package final class MapPresenter: ScreenPresenter {
    /// The size without a window, by which it is also seen whether a map can be enlarged further.
    private static let usualGrid = MapGrid(columns: 80, rows: 24)
    /// The sizes of a picture: 672 to 960 by 416 to 640 units.
    private static let pictureColumns = 84...120
    private static let pictureRows = 26...40

    private let interactor: MapInteractor
    private let router: MapRouter?
    private let formatter: MapFormatter
    private let cartographer: Cartographer
    /// Whether the map is that of all trips.
    private let isWhole: Bool
    private let feed = ScreenFeed(MapPage(isLoading: true))
    private var trips: [MappedTrip] = []
    private var focus = MapFocus.all
    private var subscription: AnyCancellable?

    /// Shows the trips of `interactor`; a command has no router. With `isWhole` these are all trips.
    init(
        interactor: MapInteractor, formatter: MapFormatter, router: MapRouter?, cartographer: Cartographer,
        isWhole: Bool
    ) {
        (self.interactor, self.formatter, self.router) = (interactor, formatter, router)
        (self.cartographer, self.isWhole) = (cartographer, isWhole)
        subscription = interactor.trips.sink { [weak self] in self?.show($0) }
    }

    package var states: AnyPublisher<ScreenState<MapPage>, Never> { feed.states }

    /// Returns the map of a page as a text in `format`, of `size`, the legend included, or, where that is nil, as large
    /// as the window of `terminal` without the line of the next prompt; a picture is 960 by 640 units then, or less
    /// high, and a map that is not for a terminal 80 by 24 cells. Throws when the base map is damaged.
    package func text(
        of page: MapPage, as format: MapFormat, _ size: MapGrid?, by drawing: MapDrawing, on terminal: TerminalContext
    ) throws(ShorelinesError) -> String {
        switch format {
        case .json:
            let scene = try scene(of: page, in: size ?? Self.grid(of: terminal))
            return MapDocument.json(scene, of: page.subject).text(pretty: true) + "\n"
        case .svg: return try picture(of: page, in: size)
        case .text:
            let room = size ?? Self.grid(of: terminal)
            return try drawing.lines(page, columns: room.columns, height: room.rows, terminal).map { $0 + "\n" }
                .joined()
        }
    }

    /// The map of a page as a picture for a file of its own, of `size` or in the shape of its contents; throws when the
    /// base map is damaged.
    func picture(of page: MapPage, in size: MapGrid? = nil) throws(ShorelinesError) -> String {
        let extent = cartographer.extent(of: page.subject, page.extent)
        let grid = size ?? .shape(of: extent, columns: Self.pictureColumns, rows: Self.pictureRows)
        let scene = try cartographer.scene(of: page.subject, extent, in: grid, .proportional, unit: formatter.unit)
        let heading =
            page.subject.names.isEmpty
            ? nil : SVGMap.Heading(title: page.subject.names.joined(separator: ", "), facts: page.facts)
        return SVGMap.element(
            scene, title: page.subject.title, description: page.subject.summary, heading: heading,
            credit: page.subject.credit)
    }

    /// Returns the scene of a page in a grid; throws if the base map is damaged.
    func scene(of page: MapPage, in grid: MapGrid) throws(ShorelinesError) -> MapScene {
        try cartographer.scene(of: page.subject, focus: page.extent, in: grid, unit: formatter.unit)
    }

    private static func grid(of terminal: TerminalContext) -> MapGrid {
        guard terminal.outputIsTerminal, let rows = terminal.height, rows > 1 else { return usualGrid }
        return MapGrid(columns: terminal.width, rows: rows - 1)
    }

    /// Writes a map into a file; returns the notice.
    package func write(_ text: String, to path: String, replacing: Bool) throws(DocumentError) -> Notice {
        try interactor.write(text, to: path, replacing: replacing)
        return .wrote(path)
    }

    package func handle(_ event: MapEvent) {
        feed.begin()
        switch event {
        case .zoomIn: zoom(by: 1, orSay: "This is as close as the map gets.")
        case .zoomOut: zoom(by: -1, orSay: "This is as far as the map gets.")
        case .move(let right, let up): move(right: right, up: up)
        case .stretch(let text):
            show(stretch: text, otherwise: "There is no stretch \(Wording.quoted(text)) on this map.")
        case .stop(let name, let otherwise): show(stretch: name, otherwise: otherwise)
        case .all: focus(on: .all)
        case .back: router?.goBack()
        case .quit: router?.quit()
        }
    }

    package func cancel() { feed.cancel() }

    private func show(_ trips: [MappedTrip]) {
        self.trips = trips
        // Stops may be gone.
        let count = trips.reduce(0) { $0 + $1.trip.waypoints.count }
        if let stops = focus.stops, stops.upperBound >= count { focus = .all }
        focus(on: focus)
    }

    private func focus(on focus: MapFocus) {
        self.focus = focus
        feed.show(formatter.page(trips, isWhole: isWhole, focus: focus))
    }

    /// Enlarges twofold; if the map cannot be enlarged further, the notice is `sentence`.
    private func zoom(by step: Int, orSay sentence: String) {
        let subject = feed.state.page.subject
        var next = focus
        next.zoom += step
        func metres(_ focus: MapFocus) -> Double {
            MapFrame(fitting: subject, focus, in: Self.usualGrid).metresPerDot
        }
        guard metres(next) != metres(focus) else { return feed.say(.failed(sentence)) }
        focus(on: next)
    }

    /// Moves what is shown by a quarter of the map; if there is nothing more, the notice says so.
    private func move(right: Int, up: Int) {
        var next = focus
        let share = focus.zoom < 0 ? Double(1 << min(-focus.zoom, 40)) : 1 / Double(1 << min(focus.zoom, 40))
        next.right += Double(right) * share / 4
        next.up += Double(up) * share / 4
        func middle(_ focus: MapFocus) -> Coordinate {
            MapFrame(fitting: feed.state.page.subject, focus, in: Self.usualGrid).middle
        }
        guard middle(next) != middle(focus) else { return feed.say(.failed("The map goes no farther there.")) }
        focus(on: next)
    }

    /// Shows the stretch that a text names; the notice has the stops that it may mean, or `otherwise`.
    private func show(stretch text: String, otherwise: String) {
        let subject = feed.state.page.subject
        do throws(ReferenceError) {
            guard let stops = try MapStretch.stops(text, of: subject, trips.map(\.trip)) else {
                return feed.say(.failed(otherwise))
            }
            focus(on: MapFocus(stops: stops))
        } catch {
            guard case .ambiguous(_, _, let candidates) = error else { return feed.say(.failed(otherwise)) }
            let stops = candidates.map { subject.stops[$0.number - 1] }
            let shown = stops.prefix(10).map { stop in
                "\(subject.series[stop.series].letter)\(stop.number) \(Wording.quoted(stop.name))"
            }
            feed.say(
                .failed(
                    "\(Wording.quoted(text)) fits \(Wording.counted(stops.count, "stop")).",
                    "Give its number: \(shown.joined(separator: ", "))\(stops.count > shown.count ? ", …" : "")"))
        }
    }
}
