import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import MapData
import Places
import Reactive
import Screens
import TestSupport

@testable import WaypointModule

/// A router that remembers where it led.
final class RecordingRouter: WaypointRouting {
    /// What the question for a place brings.
    var entry = PlaceEntry.none
    /// What was said when the page was left.
    private(set) var said: Notice?
    private(set) var calls: [String] = []

    func askForPlace(
        _ question: String, prefill: Prefill, near: Coordinate?, then: @escaping (PlaceEntry) -> Void
    ) {
        calls.append("ask \(question)\(prefill.text) near \(near.map(coordinateText) ?? "nothing")")
        then(entry)
    }

    func goBack(saying notice: Notice?) {
        calls.append("back")
        said = notice
    }

    func openHistory() { calls.append("history") }

    func quit() { calls.append("quit") }
}

/// 22 November 2026.
func dayOfTests() -> CivilDate { CivilDate(daysSince1970: 20_779) }

extension WaypointDependencies {
    /// What a stop's page needs, over a library of memory.
    init(
        _ store: InMemoryStore, _ mapData: any MapDataProvider = StraightLineProvider(PlaceList.few()),
        unit: DistanceUnit = .kilometers
    ) throws(StoreError) {
        self.init(
            model: try DataModel(store: store), mapData: mapData, unit: unit,
            today: dayOfTests, clock: PlaceClock.byLongitude, area: { _ in nil }, editText: nil)
    }
}

/// What a publisher of memory sends at once.
func answer<P: Publisher>(_ publisher: P) throws -> P.Output {
    try Desk().waiter.first(of: publisher)
}
