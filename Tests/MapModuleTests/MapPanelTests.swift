import Cartography
import Console
import EmbeddedData
import Entities
import Geodesy
import Itineraries
import MapData
import Persistence
import Reactive
import Screens
import Shorelines
import TestSupport
import Testing
import Text

@testable import MapModule

@Suite("The map of a trip beside something else")
struct MapPanelTests {
    private static let context = TerminalContext(width: 120, inputIsTerminal: true, outputIsTerminal: true)

    private func dependencies() throws -> MapDependencies {
        let clock = PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 }
        return MapDependencies(
            model: try DataModel(store: InMemoryStore([])), mapData: StraightLineProvider(),
            cartographer: Cartographer { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            documents: NoDocuments(), unit: .kilometers, clock: { _ in clock }, showsUnicode: true)
    }

    private func mapped(_ names: [String]) -> MappedTrip {
        let trip = Trip(
            id: id(1), name: name("Fjords"),
            waypoints: names.enumerated().map { index, name in
                stop(UInt64(index + 11), name, 60 + Double(index), 6 + Double(index % 2))
            })
        return MappedTrip(trip: trip, route: .loaded(straightLineRoute(of: trip)))
    }

    @Test(
        "It fills its place and no more, shows each stop, and has no legend", arguments: [(42, 30), (60, 12), (98, 55)])
    func size(columns: Int, rows: Int) throws {
        let panel = try #require(MapBuilder.panel(dependencies(), isDumb: false))
        let lines = panel.lines(mapped(["Odda", "Gol", "Otta"]), columns: columns, rows: rows, Self.context)
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { $0.displayWidth <= columns })
        for place in ["Odda", "Gol", "Otta"] { #expect(lines.contains { $0.containsText(place) }, "\(place)") }
    }

    @Test("A trip that has changed is drawn anew; the same one is the same map")
    func memory() throws {
        let panel = try #require(MapBuilder.panel(dependencies(), isDumb: false))
        func draw(_ names: [String]) -> [String] {
            panel.lines(mapped(names), columns: 42, rows: 20, Self.context)
        }
        let first = draw(["Odda", "Gol"])
        #expect(draw(["Odda", "Gol"]) == first)
        #expect(draw(["Odda", "Lom"]).contains { $0.containsText("Lom") })
        #expect(draw(["Odda", "Gol"]) == first)
    }

    @Test("No room and no maps: nothing")
    func none() throws {
        let panel = try #require(MapBuilder.panel(dependencies(), isDumb: false))
        #expect(panel.lines(mapped(["Odda"]), columns: 42, rows: 3, Self.context).isEmpty)
        #expect(try MapBuilder.panel(dependencies(), isDumb: true) == nil)
    }
}
