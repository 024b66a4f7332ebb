import Entities
import Reactive
import Screens
import Text

/// The question about days that are planned and not kept yet, when the menus are left.
struct DaysLeavingPresenter {
    let question: YesNoQuestion
    /// Keeps the days of each trip; its notice has what was kept.
    let keep: AnyPublisher<Notice, any Error>
    /// The notice where nothing is kept.
    let lost: Notice

    /// Asks about the days of `trips`, each of which `keep` keeps; nil where there are none.
    init?(
        _ trips: [Trip], formatter: DaysFormatter, keep: @escaping (Trip) -> AnyPublisher<DaysOutcome, any Error>
    ) {
        guard !trips.isEmpty else { return nil }
        let names = MenuText.names(trips.map(\.name.text))
        question = YesNoQuestion("The days of \(names) are planned and not kept yet. Keep them?", isYesUsual: true)
        self.keep = Publishers.InSequence(trips) { trip, _ in
            keep(trip).map { formatter.notice($0) }.eraseToAnyPublisher()
        }
        .map { notices in Notice(.changed, notices.flatMap(\.lines), warnings: notices.flatMap(\.warnings)) }
        .eraseToAnyPublisher()
        lost = formatter.notKept(isLeaving: true)
    }
}
