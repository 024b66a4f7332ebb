import Entities
import Reactive
import Screens
import Text

/// The use cases of leaving the menus: the trips whose days are not kept yet, and keeping those of one.
struct DaysLeavingInteractor {
    private let dependencies: DaysDependencies
    private let proposals: DaysProposals

    /// Works on the decisions of `proposals`.
    init(_ dependencies: DaysDependencies, _ proposals: DaysProposals) {
        self.dependencies = dependencies
        self.proposals = proposals
    }

    /// The trips for which something is decided that is not kept.
    var trips: [Trip] { proposals.unkept(in: dependencies.model.library) }

    /// Keeps the days of a trip.
    func keep(_ trip: Trip) -> AnyPublisher<DaysOutcome, any Error> {
        DaysInteractor(trip: trip.id, dependencies, proposals).apply()
    }
}

/// The question about days that are planned and not kept yet, when the menus are left.
struct DaysLeavingPresenter {
    let question: YesNoQuestion
    /// Keeps the days of each trip; its notice has what was kept.
    let keep: AnyPublisher<Notice, any Error>
    /// The notice where nothing is kept.
    let lost: Notice

    /// Asks about the days of the trips of `interactor`; nil where there are none.
    init?(interactor: DaysLeavingInteractor, formatter: DaysFormatter) {
        let trips = interactor.trips
        guard !trips.isEmpty else { return nil }
        let names = MenuText.names(trips.map(\.name.text))
        question = YesNoQuestion("The days of \(names) are planned and not kept yet. Keep them?", isYesUsual: true)
        keep = Publishers.InSequence(trips) { trip, _ in
            interactor.keep(trip).map { formatter.notice($0) }.eraseToAnyPublisher()
        }
        .map { notices in Notice(.changed, notices.flatMap(\.lines), warnings: notices.flatMap(\.warnings)) }
        .eraseToAnyPublisher()
        lost = formatter.notKept(isLeaving: true)
    }
}
