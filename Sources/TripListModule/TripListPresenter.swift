package import Console
package import Entities
package import Geodesy
package import JSON
import MapData
package import Reactive
import Text

/// Turns the trips into what the list shows, and what a person does into edits and ways to go.
package final class TripListPresenter: TripListPresenting {
    private let interactor: any TripListInteracting
    private let router: any TripListRouting
    private let unit: DistanceUnit
    private let method: String
    private let subject = CurrentValueSubject<TripListState, Never>(TripListState())
    private var summaries: [TripSummary] = []
    private var subscriptions: Set<AnyCancellable> = []

    /// Shows what `interactor` knows; distances in `unit`, measured by `method` ("straight line").
    package init(
        interactor: any TripListInteracting, router: any TripListRouting, unit: DistanceUnit, method: String
    ) {
        self.interactor = interactor
        self.router = router
        self.unit = unit
        self.method = method
        interactor.summaries
            .sink { [weak self] in self?.show($0) }
            .store(in: &subscriptions)
    }

    package var state: TripListState { subject.value }

    package var statePublisher: AnyPublisher<TripListState, Never> { subject.eraseToAnyPublisher() }

    /// The list for programs: `[{"id","name","stops","distanceMeters"}]`.
    package var json: JSONValue { Self.json(summaries) }

    package func perform(_ edit: TripListEdit) throws -> TripListOutcome {
        switch edit {
        case .new(let name, let places):
            let (trip, found) = try interactor.newTrip(name: name, places: places)
            var lines = ["Made \(Wording.quoted(trip.name.text)), trip 1 of the list."]
            lines += found.filter(\.wasLookedUp).map { "Added \(visible($0.label))." }
            if let total = total(of: trip) { lines.append(total) }
            return TripListOutcome(notice: done(lines), trips: [trip])
        case .duplicate(let reference, let name):
            let trip = try interactor.duplicateTrip(reference, name: name)
            return TripListOutcome(notice: done(["Made \(Wording.quoted(trip.name.text))."]), trips: [trip])
        case .delete(let references):
            let trips = try interactor.deleteTrips(references)
            let names = trips.map { Wording.quoted($0.name.text) }.joined(separator: ", ")
            return TripListOutcome(notice: done(["Deleted \(names)."]), trips: trips)
        }
    }

    package func handle(_ event: TripListEvent) throws(DialogError) -> ScreenEnd? {
        subject.value.notice = nil
        do {
            switch event {
            case .edit(let edit): subject.value.notice = try perform(edit).notice
            case .open(let reference): return try leave(router.openTrip(interactor.trip(reference).id))
            case .importFile(let path): subject.value.notice = router.importFile(path)
            case .exportFile(let path): subject.value.notice = router.exportFile(path)
            case .report: router.showReport()
            case .undo: subject.value.notice = router.undo()
            case .redo: subject.value.notice = router.redo()
            case .quit: return .quit
            }
        } catch let error as DialogError {
            throw error
        } catch {
            subject.value.notice = .refused(error)
        }
        return nil
    }

    /// What was done, and what the store says beside.
    private func done(_ lines: [String]) -> Notice {
        Notice(.done, lines + interactor.warnings.map { visible($0) })
    }

    /// Coming back from a trip stays in the list; everything else leaves it too.
    private func leave(_ end: ScreenEnd) -> ScreenEnd? {
        end == .back ? nil : end
    }

    private func show(_ summaries: [TripSummary]) {
        self.summaries = summaries
        subject.value = Self.state(summaries, unit: unit, method: method, notice: subject.value.notice)
    }

    /// `Total: 812.4 km straight line`, once it is known.
    private func total(of trip: Trip) -> String? {
        guard !trip.waypoints.isEmpty,
            let metres = summaries.first(where: { $0.trip.id == trip.id })?.distance.value
        else { return nil }
        return Wording.total(metres, in: unit, by: method)
    }

    /// The list as texts. Linear in the number of trips.
    static func state(
        _ summaries: [TripSummary], unit: DistanceUnit, method: String, notice: Notice?
    ) -> TripListState {
        let rows = summaries.enumerated().map { index, summary in
            TripListState.Row(
                number: "\(index + 1)", name: summary.trip.name.text, stops: "\(summary.trip.waypoints.count)",
                distance: text(summary.distance, unit: unit),
                first: summary.trip.waypoints.first?.name.text ?? "",
                last: (summary.trip.isRoundTrip ? summary.trip.waypoints.first : summary.trip.waypoints.last)?.name.text
                    ?? "")
        }
        let stops = summaries.reduce(0) { $0 + $1.trip.waypoints.count }
        let distances = summaries.compactMap(\.distance.value)
        var parts = [Wording.counted(summaries.count, "trip"), Wording.counted(stops, "stop")]
        if distances.count == summaries.count {
            parts.append("\(distanceText(distances.reduce(0, +), in: unit)) \(method)")
        }
        return TripListState(rows: rows, summary: parts.joined(separator: ", "), notice: notice)
    }

    /// A distance, or what stands in its place.
    private static func text(_ distance: Loading<Double>, unit: DistanceUnit) -> String {
        switch distance {
        case .loading: "…"
        case .loaded(let metres): distanceText(metres, in: unit)
        case .failed: "unknown"
        }
    }

    /// The list for programs. Linear in the number of trips.
    static func json(_ summaries: [TripSummary]) -> JSONValue {
        .array(
            summaries.map { summary in
                .object([
                    JSONMember("id", .string(summary.trip.id.description)),
                    JSONMember("name", .string(summary.trip.name.text)),
                    JSONMember("stops", .integer(summary.trip.waypoints.count)),
                    JSONMember("distanceMeters", summary.distance.value.map { .rounded($0, places: 3) } ?? .null),
                ])
            })
    }

    /// Deleted trips for programs: `[{"id","name"}]`.
    package static func json(deleted trips: [Trip]) -> JSONValue {
        .array(
            trips.map { trip in
                .object([
                    JSONMember("id", .string(trip.id.description)), JSONMember("name", .string(trip.name.text)),
                ])
            })
    }
}
