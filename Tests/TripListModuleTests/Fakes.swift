import Console
import Entities
import Geodesy
import MapData
import Reactive
import Screens
import TestSupport

@testable import TripListModule

/// What the list of trips needs, its ids known beforehand.
func dependencies(_ model: DataModel, _ mapData: any MapDataProvider) -> TripListDependencies {
    TripListDependencies(
        model: model, mapData: mapData, identifiers: SeededIdentifiers(seed: 7),
        unit: .kilometers)
}

/// A router that remembers where it led.
final class RecordingRouter: TripListRouting {
    private(set) var calls: [String] = []

    func openTrip(_ id: Trip.ID, saying notice: Notice?) {
        calls.append("open \(id.description)\(notice.map { " saying \($0.lines)" } ?? "")")
    }
    func openImport(_ paths: [String]) { calls.append("import \(paths)") }
    func openExport(_ trips: [String], to path: String) { calls.append("export \(trips) \(path)") }
    func openReport(_ path: String?) { calls.append("report \(path ?? "")") }
    func openMap() { calls.append("map") }
    func openWeb() { calls.append("web") }
    func openPlaces(_ words: String) { calls.append("find \(words)") }
    func openEngine(_ text: String) { calls.append("engine \(text)") }
    func openHistory() { calls.append("history") }
    func quit() { calls.append("quit") }
}

/// A screen with a page of its own that does one thing when it is on top.
final class ActingScreen: Screen {
    private let action: () -> Void
    let coversPage = true
    /// What was said when it was opened.
    private(set) var heard: Notice?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func turn() throws(DialogError) { action() }
    func reappear(saying notice: Notice?, wasCovered: Bool) { heard = notice }
}

/// The list on a terminal of memory; where it leads to is remembered and left again.
final class ListSession {
    let desk: Desk
    let model: DataModel
    private(set) var calls: [String] = []
    /// How a trip that was opened leaves the menus; nil for going back.
    private let tripEnd: ScreenEnd?

    init(_ store: InMemoryStore, _ desk: Desk, tripEnd: ScreenEnd? = nil) throws {
        model = try DataModel(store: store)
        self.desk = desk
        self.tripEnd = tripEnd
    }

    /// Runs the list until it is left.
    func run(_ mapData: any MapDataProvider = StraightLineProvider()) throws -> ScreenEnd {
        let (terminal, navigator) = (desk.terminal, desk.navigator)
        /// A task that says what it was asked for.
        func task(_ call: String, _ result: TaskScreen.Result) -> any Screen {
            calls.append(call)
            let answer = Just(result).setFailureType(to: (any Error).self).eraseToAnyPublisher()
            return TaskScreen(answer, saying: call, terminal: terminal, navigator: navigator)
        }
        let destinations = TripListRouter.Destinations(
            trip: { [self] id in
                calls.append("open \(id.description)")
                return ActingScreen { [tripEnd] in
                    if let tripEnd { navigator.leave(tripEnd) } else { navigator.pop() }
                }
            },
            importFiles: { task("import \($0)", .init(notice: .done("took it"))) },
            exportFile: { trips, path in
                task("export \(trips) \(path)", .init(notice: .failed("did not give it")))
            },
            report: { task("report \($0 ?? "")", .init(lines: ["", "all distances", ""])) },
            places: { task("find \($0)", .init(lines: ["places"])) },
            engine: { task("engine \($0)", .init(lines: ["an engine"])) },
            history: { task("history", .init(lines: ["changes"])) },
            map: { task("map", .init(lines: ["a map"])) }, web: { task("web", .init(notice: .done("opened it"))) })
        return try navigator.run([
            TripListBuilder.screen(
                dependencies(model, mapData), terminal: terminal, navigator: navigator, destinations: destinations)
        ])
    }
}
