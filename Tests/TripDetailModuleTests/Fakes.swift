import Entities
import Geodesy
import Itineraries
import MapData
import PlaceNames
import Places
import Reactive
import Screens
import StopOrder
import TestSupport

@testable import TripDetailModule

/// A router that remembers where it led.
final class RecordingRouter: TripDetailRouting {
    private(set) var calls: [String] = []
    /// What gets the answer to the question for a place that was opened last.
    private(set) var then: (PlaceEntry) -> Void = { _ in }

    func go(to destination: TripDetailDestination) { calls.append(Self.call(destination)) }

    /// The words for a destination.
    static func call(_ destination: TripDetailDestination) -> String {
        switch destination {
        case .stop(let stop): "open \(stop)"
        case .bestOrder(let words): "order \(words)"
        case .report(let path): "report \(path ?? "")"
        case .map: "map"
        case .days: "days"
        case .along(let words): "along \(words)"
        case .web: "web"
        case .export(let path): "export \(path)"
        case .places(let words): "find \(words)"
        case .history: "history"
        case .engine(let text): "engine \(text)"
        case .units(let text): "units \(text)"
        }
    }

    /// Whether Up brings back what was remembered.
    var recalls = false

    func remember(places: String) -> Bool {
        if recalls { calls.append("remember \(places)") }
        return recalls
    }

    func announce(_ work: String) { calls.append("announce \(work)") }

    func take(line: String) { calls.append("line \(line)") }

    func askForPlace(
        _ question: String, near: Coordinate?, isKnown: Bool, isLine: @escaping (String) -> Bool,
        then: @escaping (PlaceEntry) -> Void
    ) {
        calls.append("ask \(question)near \(near.map(coordinateText) ?? "nothing")")
        self.then = then
    }

    func suggestions(near: Coordinate?) -> TripDetailSuggestions? { nil }
    func goBack(saying notice: Notice?) { calls.append("back saying \(notice?.lines ?? [])") }
    func quit() { calls.append("quit") }
}

/// A screen that does one thing, which leaves it.
final class ShortScreen: Screen {
    let coversPage: Bool
    private let act: () -> Void

    init(coversPage: Bool = false, _ act: @escaping () -> Void) {
        self.coversPage = coversPage
        self.act = act
    }

    func turn() { act() }
    func reappear(saying notice: Notice?, wasCovered: Bool) {}
}

/// Map data that never answers.
struct SilentMapData: MapDataProvider {
    let methodName = "by road"

    func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        PassthroughSubject().eraseToAnyPublisher()
    }
    func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        PassthroughSubject().eraseToAnyPublisher()
    }
}

/// What a trip's page needs, over a store of memory.
func dependencies(
    _ store: InMemoryStore, _ mapData: any MapDataProvider = StraightLineProvider(PlaceList.few()),
    unit: DistanceUnit = .kilometers, clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude
) throws -> TripDetailDependencies {
    TripDetailDependencies(
        model: try DataModel(store: store), mapData: mapData,
        identifiers: SeededIdentifiers(seed: 7), unit: unit, clock: clock, area: { _ in nil },
        editStops: { _, stops, edit, _ in
            let words = "\(stops.joined(separator: ",")): \(edit.plan.map { "\($0.key.word) \($0.value)" }.joined())"
            return Just(Notice.changed(words)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        })
}
