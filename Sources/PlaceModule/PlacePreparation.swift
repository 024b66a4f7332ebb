import MapData
import Places
import Reactive

/// Looks a letter up once, soon after the first question for a place is shown, and forgets the answer: the letter that
/// a person types then does not wait for the parts of the data that every answer reads.
package final class PlacePreparation {
    /// People need longer for their first letter.
    static let delay = Duration.milliseconds(20)

    private var hasBegun = false
    private var lookUp: AnyCancellable?

    /// Has looked up nothing yet.
    package init() {}

    /// Looks up in `mapData`, the first time that it is called.
    func begin(_ mapData: any MapDataProvider, _ scheduler: any Scheduler) {
        guard !hasBegun else { return }
        hasBegun = true
        lookUp = scheduler.schedule(after: Self.delay) { [weak self] in
            self?.lookUp = nil
            _ = try? mapData.places.matches(for: PlaceQuery(text: "s", purpose: .typing))
        }
    }
}
