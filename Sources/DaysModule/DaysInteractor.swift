package import Entities
import Geodesy
import Itineraries
import MapData
package import Reactive

/// The use cases of a trip's days. Each begins when it is subscribed to.
package final class DaysInteractor {
    private let tripID: Trip.ID
    private let dependencies: DaysDependencies
    private let mapData: EstimatedDrivingProvider
    /// What is decided on the page and not kept yet.
    private let settings = CurrentValueSubject<[PlanSetting], Never>([])

    /// The trip with what is decided so far, and its days; nil when the trip does not exist any more.
    package let detail: AnyPublisher<DaysDetail?, Never>

    /// Follows the days of a trip.
    package init(trip: Trip.ID, _ dependencies: DaysDependencies) {
        tripID = trip
        self.dependencies = dependencies
        let mapData = EstimatedDrivingProvider(dependencies.mapData)
        self.mapData = mapData
        let clock = dependencies.clock
        detail = dependencies.model.libraryPublisher
            .map { $0.trip(trip) }
            .removeDuplicates()
            .combineLatest(settings)
            .map { trip, settings -> AnyPublisher<DaysDetail?, Never> in
                guard let trip = trip?.with(settings) else { return Just(nil).eraseToAnyPublisher() }
                return mapData.directions(for: trip)
                    .map { ItineraryPlanner.itinerary(of: trip, along: $0, clock: clock) }
                    .asLoading()
                    .map { DaysDetail(trip: trip, itinerary: $0) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// Shows the days with other decisions, which are kept by `apply`; throws for a text that means nothing and for a value out
    /// of its range.
    package func propose(_ request: DaysRequest) throws(PlanError) {
        let new = try request.settings(unit: dependencies.unit, today: dependencies.today())
        var plan = Plan.none
        for setting in new { try plan.set(setting) }
        if !new.isEmpty { settings.send(settings.value + new) }
    }

    /// Keeps what is decided, and a night at each stop where a day ends, as one step of the history. Sends the trip as it is
    /// now.
    package func apply() -> AnyPublisher<DaysOutcome, any Error> {
        attempt { [self] in
            guard let now = dependencies.model.library.trip(tripID) else { throw StoreError.refused(.noSuchTrip) }
            let trip = now.with(settings.value)
            return mapData.directions(for: trip).withAnyFailure().flatMap { [self] route in
                keep(ItineraryPlanner.itinerary(of: trip, along: route, clock: dependencies.clock), trip, over: now)
            }
        }
    }

    private func keep(
        _ itinerary: Itinerary, _ trip: Trip, over now: Trip
    ) -> AnyPublisher<DaysOutcome, any Error> {
        attempt { [self] in
            var planned = trip
            for night in itinerary.days.compactMap(\.night) where !night.isPlanned {
                try planned.waypoints[night.stop].plan.set(.nights(1))
            }
            let change: Change? =
                planned == now
                ? nil : .labelled("Planned the days of “\(now.name.text)”", .editTrip(from: now, to: planned))
            return dependencies.model.save(change).map { [self] saved in
                settings.send([])
                return DaysOutcome(isChanged: change != nil, days: itinerary.totals.days, warnings: saved.warnings)
            }
        }
    }
}

/// What keeping the days of a trip did.
package struct DaysOutcome: Equatable, Sendable {
    /// Whether anything was not as it is now.
    package let isChanged: Bool
    /// How many days the trip has.
    package let days: Int
    /// What the store says beside the save.
    package let warnings: [String]
}

extension Trip {
    /// This trip with decisions that are known to be in their ranges.
    fileprivate func with(_ settings: [PlanSetting]) -> Trip {
        var trip = self
        var plan = plan
        for setting in settings { try? plan.set(setting) }
        trip.plan = plan
        return trip
    }
}
