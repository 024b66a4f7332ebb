import Console
import Entities
import JSON
import Reactive
import Screens
import Text
import TripDetailModule
import TripListModule

extension CommandContext {
    /// Edits the list of trips, and prints what was done: of `delete` the trips that are gone, of any other edit the
    /// trip that was made, with its total where `hasTotal` says so.
    func change(_ edit: TripListEdit, hasTotal: Bool = true) throws {
        let services = try services
        let interactor = try TripListBuilder.interactor(services.tripList())
        let outcome = try first { interactor.perform(edit, chosen: $0) }
        let notice = TripListFormatter(unit: services.unit, isCommand: true).notice(of: edit, outcome)
        if case .delete = edit {
            try printResult(TripListDocument.json(deleted: outcome.trips), notice.lines)
            return say(notice.warnings)
        }
        printChange(
            notice, documents: { try self.documents(of: outcome.trips.map(\.id)) },
            after: {
                let shown = hasTotal ? outcome.trips.filter { !$0.waypoints.isEmpty } : []
                var lines = try shown.flatMap { try self.total(of: $0.id) }
                if case .join = edit, let trip = outcome.trips.first, let before = outcome.parts.first {
                    lines += try self.newWarnings(
                        of: trip.id, since: before, besides: nil, others: Array(outcome.parts.dropFirst()))
                }
                return lines
            })
    }

    /// Edits the trip that the first argument names, and prints what was done.
    func change(_ edit: TripDetailEdit) throws {
        let trip = try trip(arguments[0])
        let dependencies = try services.tripDetail()
        let interactor = TripDetailBuilder.interactor(trip: trip.id, dependencies)
        let outcome = try first { interactor.perform(edit, chosen: $0) }
        printChange(
            TripDetailBuilder.formatter(dependencies, isCommand: true).notice(of: outcome),
            documents: { try self.documents(of: outcome.trips) },
            // A trip that stays as it was has no new distances.
            after: {
                guard outcome.isChange, let first = outcome.trips.first else { return [] }
                return try self.total(of: first)
                    + (first == trip.id ? self.newWarnings(of: first, since: trip, besides: nil) : [])
            })
    }

    /// The warnings of the days that an edit has caused, as lines: besides those about the stop with the index `stop`.
    /// `before` is the trip before it.
    /// `others` are further trips that have been joined with it.
    func newWarnings(
        of trip: Trip.ID, since before: Trip, besides stop: Int?, others: [Trip] = []
    ) throws -> [String] {
        let dependencies = try services.tripDetail()
        let interactor = TripDetailBuilder.interactor(trip: trip, dependencies)
        let formatter = TripDetailBuilder.formatter(dependencies, isCommand: true)
        let detail = try first(of: interactor.routed)
        // Without any nobody has to know what was before.
        guard formatter.mayHaveNews(detail) else { return [] }
        let known = try first(of: interactor.routed(before))
        let joined = try others.map { try first(of: interactor.routed($0)) }
        return formatter.newWarnings(detail, since: known, besides: stop, others: joined)
    }

    /// The total of a trip, once it is known, and the long ferries on its way, as lines.
    func total(of trip: Trip.ID) throws -> [String] {
        let dependencies = try services.tripDetail()
        let formatter = TripDetailBuilder.formatter(dependencies)
        let detail = try routed(trip, dependencies)
        return (formatter.total(of: detail).map { [$0] } ?? []) + formatter.crossings(of: detail)
    }

    /// A trip as soon as its route is known; warnings about it go to standard error.
    private func routed(_ trip: Trip.ID, _ dependencies: TripDetailDependencies) throws -> TripDetail? {
        let interactor = TripDetailBuilder.interactor(trip: trip, dependencies)
        let detail = try first(of: interactor.routed)
        say(warnings: TripDetailBuilder.formatter(dependencies).warnings(of: detail))
        return detail
    }

    /// Trips as they are after a change, for programs; without those that are gone. Distances that have not arrived
    /// when Ctrl-C ends the wait are null.
    func documents(of trips: [Trip.ID]) throws -> [JSONValue] {
        let dependencies = try services.tripDetail()
        var waits = true
        return try trips.compactMap { trip in
            do {
                if waits { return try routed(trip, dependencies).map(TripDetailDocument.json) }
            } catch is Interruption {
                waits = false
            }
            let interactor = TripDetailBuilder.interactor(trip: trip, dependencies)
            return try first(of: interactor.detail).map(TripDetailDocument.json)
        }
    }

    /// Prints what a change did and the lines of `after`, which hold the new distances; with `--json` prints
    /// `documents`.
    ///
    /// The change is already saved, so the command has succeeded: Ctrl-C while the distances are computed only leaves
    /// them out (null for programs), and any other error is printed as a warning.
    func printChange(_ notice: Notice, documents: () throws -> [JSONValue], after: () throws -> [String]) {
        defer { say(notice.warnings) }
        if printsJSON {
            let documents = afterSave(documents)
            if let only = documents.first { print(documents.count == 1 ? only : .array(documents)) }
        } else {
            output.writeLines(notice.lines + afterSave(after))
        }
    }

    private func afterSave<Value>(_ body: () throws -> [Value]) -> [Value] {
        do {
            return try body()
        } catch is Interruption {
            return []
        } catch {
            say(["the change is saved, but \(error)"])
            return []
        }
    }
}
