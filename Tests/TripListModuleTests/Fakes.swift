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

    func go(to destination: TripListDestination, saying notice: Notice?) {
        calls.append(Self.call(destination) + (notice.map { " saying \($0.lines)" } ?? ""))
    }

    /// The words for a destination.
    static func call(_ destination: TripListDestination) -> String {
        switch destination {
        case .trip(let id): "open \(id.description)"
        case .newTrip(let id): "open new \(id.description)"
        case .importFiles(let paths): "import \(paths)"
        case .exportFile(let trips, let path): "export \(trips) \(path)"
        case .report(let path): "report \(path ?? "")"
        case .map: "map"
        case .web: "web"
        case .places(let words): "find \(words)"
        case .engine(let text): "engine \(text)"
        case .units(let text): "units \(text)"
        case .merge(let text): "merge \(text)"
        case .history: "history"
        }
    }

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
        /// A task with this result.
        func task(_ result: TaskScreen.Result) -> any Screen {
            let answer = Just(result).setFailureType(to: (any Error).self).eraseToAnyPublisher()
            return TaskScreen(answer, saying: "working…", terminal: terminal, navigator: navigator)
        }
        func screen(_ destination: TripListDestination) -> any Screen {
            calls.append(RecordingRouter.call(destination))
            return switch destination {
            case .trip, .newTrip:
                ActingScreen { [tripEnd] in
                    if let tripEnd { navigator.leave(tripEnd) } else { navigator.pop() }
                }
            case .importFiles: task(.init(notice: .done("took it")))
            case .exportFile: task(.init(notice: .failed("did not give it")))
            case .report: task(.init(lines: ["", "all distances", ""]))
            case .map: task(.init(lines: ["a map"]))
            case .web: task(.init(notice: .done("opened it")))
            case .places: task(.init(lines: ["places"]))
            case .engine: task(.init(lines: ["an engine"]))
            case .units: task(.init(lines: ["a unit"]))
            case .merge: task(.init(lines: ["a merge"]))
            case .history: task(.init(lines: ["changes"]))
            }
        }
        return try navigator.run([
            TripListBuilder.screen(
                dependencies(model, mapData), terminal: terminal, navigator: navigator, destination: screen)
        ])
    }
}
