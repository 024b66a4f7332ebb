package import Entities
import Geodesy
import Itineraries
import MapData
import Places
package import Reactive
import Screens

/// The use cases of a trip's days. Each begins when it is subscribed to.
package final class DaysInteractor {
    private let tripID: Trip.ID
    private let dependencies: DaysDependencies
    private let days: DaysQuestion
    /// The decisions on the page that are not kept yet.
    private let proposal: CurrentValueSubject<DaysProposal, Never>

    /// The trip with what is decided so far, and its days; nil when the trip does not exist any more.
    package let detail: AnyPublisher<DaysDetail?, Never>

    /// Follows the days of a trip, with what `proposals` has for it.
    package init(trip: Trip.ID, _ dependencies: DaysDependencies, _ proposals: DaysProposals) {
        tripID = trip
        self.dependencies = dependencies
        let days = DaysQuestion(dependencies)
        self.days = days
        let proposal = proposals.proposal(for: trip)
        self.proposal = proposal
        detail = dependencies.model.libraryPublisher
            .map { $0.trip(trip) }
            .removeDuplicates()
            .combineLatest(proposal)
            .map { now, proposal -> AnyPublisher<DaysDetail?, Never> in
                guard let now else { return Just(nil).eraseToAnyPublisher() }
                let trip = now.with(proposal)
                let answers = dependencies.mapData.followed(
                    { days.answer(trip, withTowns: proposal.hasTowns).asLoading().eraseToAnyPublisher() },
                    isComplete: { $0.value != nil })
                return answers.map { days in
                    let hasTowns = days.value.map { !$0.plan.towns.isEmpty } ?? false
                    var detail = DaysDetail(trip: trip, days: days, isProposed: trip != now || hasTowns)
                    let unit = dependencies.unit
                    detail.tried = PlanWord.allCases.filter {
                        $0.typed(trip.plan, in: unit) != $0.typed(now.plan, in: unit)
                    }
                    if hasTowns { detail.triedBesides.append("towns") }
                    if trip.decidedNights != now.decidedNights { detail.triedBesides.append("free") }
                    return detail
                }
                .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// Shows the days with other decisions, which are kept by `apply`; throws for a text that means nothing and for a
    /// value out of its range.
    package func propose(_ request: DaysRequest) throws(PlanError) {
        let trip = dependencies.model.library.trip(tripID)
        var plan = trip?.with(proposal.value).plan.decisions ?? .none
        let new = try request.settings(over: plan, unit: dependencies.unit, today: dependencies.today())
        for setting in new { try plan.set(setting) }
        guard !new.isEmpty || request.towns || request.isFree else { return }
        proposal.send(
            proposal.value.after {
                $0.settings += new
                if request.towns { $0.hasTowns = true }
                if request.isFree { $0.freed = trip?.decidedNights ?? [:] }
            })
    }

    /// Returns how the typed decisions are read, where that may not be what was meant, a line each.
    package func remarks(on request: DaysRequest, isCommand: Bool = false) -> [String] {
        let kept = dependencies.model.library.trip(tripID)
        return request.remarks(
            on: kept?.with(proposal.value), kept: kept, unit: dependencies.unit, today: dependencies.today(),
            isCommand: isCommand)
    }

    /// Takes back the last steps of what is decided and not kept; returns how many there were.
    @discardableResult
    func takeBack(steps: Int) -> Int {
        let known = max(1, proposal.value.stepCount)
        proposal.send(proposal.value.without(steps: steps))
        return min(steps, known)
    }

    /// The decisions that are not kept.
    var decided: DaysProposal { proposal.value }

    /// Restores what was decided before a step that is as if it had never been made: no step leads to it again.
    func restore(_ decided: DaysProposal) { proposal.send(decided) }

    /// Forgets the steps that were taken back, as no decision that was taken back is tried after a later change.
    func forgetTakenBack() {
        if canTryAgain { proposal.send(proposal.value.withoutLater()) }
    }

    /// Makes steps again that were taken back and are not kept; returns how many there were.
    func tryAgain(steps: Int) -> Int {
        let known = min(steps, proposal.value.laterCount)
        if known > 0 { proposal.send(proposal.value.again(steps: known)) }
        return known
    }

    /// Whether the last of what was decided and not kept was taken back, so that it can be tried again.
    var canTryAgain: Bool { proposal.value.laterCount > 0 }

    /// Whether decisions are shown that are not kept: other ones than those of the trip, or towns.
    package var hasProposal: Bool {
        guard let now = dependencies.model.library.trip(tripID) else { return false }
        return proposal.value.changes(now)
    }

    /// The locations of the stops; none where the trip does not exist any more.
    var stops: [Coordinate] { dependencies.model.library.trip(tripID)?.waypoints.map(\.location) ?? [] }

    /// Whether towns for nights are looked for.
    var suggestsTowns: Bool { proposal.value.hasTowns }

    /// Suggests towns for nights on the way, or leaves them out again.
    package func toggleTowns() {
        proposal.send(proposal.value.after { $0.hasTowns.toggle() })
    }

    /// Leaves the nights open that are decided for stops now, also where none is to be spent. Returns these stops, with
    /// their nights; none where all are open already.
    func leaveNightsOpen() -> [Waypoint] {
        guard let trip = dependencies.model.library.trip(tripID) else { return [] }
        let decided = trip.with(proposal.value).decidedNights
        if !decided.isEmpty { proposal.send(proposal.value.after { $0.freed = trip.decidedNights }) }
        return trip.waypoints.filter { decided[$0.id] != nil }
    }

    /// Lets the nights count again that were left open, where an edit sets them to the number that they had. Returns
    /// the stops of the edit; none where it changes more than that.
    func decideNights(of references: [String], _ edit: WaypointEdit) -> [Waypoint] {
        guard let text = edit.plan[.nights], let trip = dependencies.model.library.trip(tripID),
            case .nights(let count?)? = try? PlanText.nights(text),
            let numbers = try? trip.stopNumbers(named: references)
        else { return [] }
        let stops = numbers.map { trip.waypoints[$0 - 1] }
        let again = stops.filter { $0.plan.nights == count && proposal.value.leavesOpen($0) }
        guard !again.isEmpty else { return [] }
        proposal.send(proposal.value.after { next in again.forEach { next.freed[$0.id] = nil } })
        return stops.allSatisfy { $0.plan.nights == count } ? stops : []
    }

    /// Keeps what is decided, and suggested towns as stops, as one step of the history. Where days end is not kept: it
    /// follows from what is.
    package func apply() -> AnyPublisher<DaysOutcome, any Error> {
        attempt { [self] in
            guard let now = dependencies.model.library.trip(tripID) else { throw StoreError.refused(.noSuchTrip) }
            return days.answer(now.with(proposal.value), withTowns: proposal.value.hasTowns)
                .withAnyFailure()
                .flatMap { [self] in keep($0, over: now) }
        }
    }

    /// Sets what stops have, at once; what is decided about the days and not kept stays so.
    func edit(
        _ stops: [String], _ edit: WaypointEdit, chosen: [String: FoundPlace]
    ) -> AnyPublisher<Notice, any Error> {
        dependencies.editStops(tripID, stops, edit, chosen)
    }

    /// Returns the changes of a step to other trips; none where the history cannot be read, which `take` says.
    func changesOfOthers(_ step: HistoryStep) -> [String] {
        (try? dependencies.model.changes(of: step, notOf: tripID)) ?? []
    }

    /// Those changes that undoing so many takes back and that are older than the newest `count`, which were made on the
    /// page; none where the history cannot be read: then `take` fails.
    func changes(undoing steps: Int, butNewest count: Int) -> [String] {
        let entries = (try? dependencies.model.history().entries) ?? []
        return entries.drop { $0.undone }.prefix(steps).dropFirst(count).map(\.what)
    }

    /// Takes a step through the history of the library.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { dependencies.model.take(step) }

    private func keep(_ days: PlannedDays, over now: Trip) -> AnyPublisher<DaysOutcome, any Error> {
        attempt { [self] in
            var planned = days.plan.trip
            let towns = planned.waypoints.enumerated()
                .filter { days.plan.towns[$0.offset] != nil }
                .map { PlacedStop(index: $0.offset, stop: $0.element) }
            planned.waypoints = planned.waypoints.enumerated()
                .filter { days.plan.towns[$0.offset] == nil }.map(\.element)
            var changes: [Change] = planned == now ? [] : [.editTrip(from: now, to: planned)]
            if !towns.isEmpty { changes.append(.insertStops(trip: tripID, towns)) }
            let change = changes.count == 1 ? changes.first : changes.isEmpty ? nil : .several(changes)
            // Without towns the history says what was decided.
            let library = dependencies.model.library
            let label =
                towns.isEmpty ? change?.describe(in: library) : "Planned the days of “\(now.name.text)”"
            return dependencies.model.save(change.map { .labelled(label ?? "", $0) })
                .map { [self] saved in
                    proposal.send(DaysProposal())
                    return DaysOutcome(
                        isChanged: change != nil, days: days.itinerary.totals.days, most: planned.plan.days,
                        towns: towns.count, openNights: days.openNights, warnings: saved.warnings)
                }
        }
    }
}

/// The result of keeping the days of a trip.
package struct DaysOutcome: Equatable, Sendable {
    /// Whether anything was not as it is now.
    package let isChanged: Bool
    /// The number of days of the trip.
    package let days: Int
    /// The number of days that it may take; nil where that is not decided.
    package let most: Int?
    /// The number of towns that became stops.
    package let towns: Int
    /// The numbers of the stops at which nights are that nobody has set, in their order.
    package let openNights: [Int]
    /// The warnings of the store beside the save.
    package let warnings: [String]
}

/// Asks for the days of a trip.
private struct DaysQuestion {
    private let mapData: EstimatedDrivingProvider
    private let dependencies: DaysDependencies

    init(_ dependencies: DaysDependencies) {
        mapData = EstimatedDrivingProvider(dependencies.mapData)
        self.dependencies = dependencies
    }

    /// The number of times that towns are looked for again where a day with them is too long.
    private static let repetitions = 2

    /// The days; with towns those of the trip in which the towns are stops, so that all is counted again.
    func answer(_ trip: Trip, withTowns: Bool) -> AnyPublisher<PlannedDays, MapDataError> {
        mapData.directions(for: trip)
            .flatMap { [self] route in
                withTowns
                    ? answer(trip, route, TownPaces(), repetitions: Self.repetitions)
                    : Just(days(TownPlan(trip), route)).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    /// The days with towns along a route of which `paces` are known; of several attempts the one that exceeds the
    /// driving time of a day least.
    private func answer(
        _ trip: Trip, _ route: Route, _ paces: TownPaces, repetitions: Int
    ) -> AnyPublisher<PlannedDays, MapDataError> {
        let plan = TownPlan(
            trip, along: route, dependencies.towns(), identifiers: dependencies.identifiers, paces: paces)
        guard !plan.towns.isEmpty else {
            return Just(days(plan, route)).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
        }
        return mapData.directions(for: plan.trip)
            .flatMap { [self] measured -> AnyPublisher<PlannedDays, MapDataError> in
                let answer = days(plan, measured)
                let excess = answer.excessSeconds
                let known = plan.paces(measuredBy: measured, paces)
                guard excess > 0, repetitions > 0, known != paces else {
                    return Just(answer).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
                }
                return self.answer(trip, route, known, repetitions: repetitions - 1)
                    .map { $0.excessSeconds < excess ? $0 : answer }
                    .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    private func days(_ plan: TownPlan, _ route: Route) -> PlannedDays {
        PlannedDays(
            plan: plan,
            itinerary: ItineraryPlanner.itinerary(
                of: plan.trip, along: route, clock: dependencies.clock, remarks: plan.warnings,
                borders: dependencies.borders()),
            route: route)
    }
}

extension PlannedDays {
    /// The driving time in seconds by which days exceed that of a day, added up.
    fileprivate var excessSeconds: Int {
        let limit = plan.trip.plan.dailySeconds
        return itinerary.days.reduce(0) { $0 + max(0, $1.driving - limit) }
    }
}

extension Trip {
    /// Returns this trip with decisions that are known to be in their ranges.
    func with(_ proposal: DaysProposal) -> Trip {
        var trip = self
        for setting in proposal.settings { try? trip.decide([setting]) }
        for index in trip.waypoints.indices where proposal.leavesOpen(trip.waypoints[index]) {
            try? trip.waypoints[index].plan.set(.nights(nil))
        }
        return trip
    }
}
