import Console
import Entities
import Reactive
import Text
import TripDetailModule
import TripListModule

/// The commands that work on whole trips: `list`, `show`, `new`, `rename`, `duplicate`, `delete`.
struct TripCommandRunner {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares the commands.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    private var arguments: [String] { invocation.arguments }

    /// Prints the trips.
    func list() throws {
        let presenter = try composition.tripListPresenter()
        if invocation.flag(.names) {
            // Names are there before distances are.
            let page = try composition.waiter.first(of: presenter.states).page
            return composition.output.writeLines(page.rows.map { visible($0.name) })
        }
        let page = try composition.waiter.first(of: presenter.states.filter { !$0.page.isLoading }).page
        if invocation.global.json {
            composition.print(presenter.document)
        } else {
            composition.output.writeLines(TripListView.page(page, composition.context))
        }
    }

    /// Prints one trip.
    func show() throws {
        let presenter = try composition.tripDetailPresenter(composition.trip(arguments[0]).id)
        if invocation.global.json, let json = presenter.json {
            composition.print(json)
        } else {
            composition.output.writeLines(TripDetailView.page(presenter.state, composition.context, whole: true))
        }
    }

    /// Makes a trip.
    func new() throws {
        try make(.new(name: arguments.first ?? "", places: Array(arguments.dropFirst())))
    }

    /// Copies a trip.
    func duplicate() throws {
        try make(.duplicate(trip: arguments[0], name: arguments.dropFirst().first))
    }

    /// Gives a trip another name.
    func rename() throws {
        let trip = try composition.trip(arguments[0])
        try composition.change(trip.id, .rename(arguments[1]), json: invocation.global.json)
    }

    /// Deletes trips.
    func delete() throws {
        let (notice, trips) = try composition.waiter.first(
            of: composition.tripListPresenter().perform(.delete(trips: arguments)))
        guard invocation.global.json else { return composition.print(notice) }
        composition.print(TripListDocument.deleted(trips))
    }

    private func make(_ edit: TripListEdit) throws {
        let presenter = try composition.tripListPresenter()
        let (notice, trips) = try composition.waiter.first(of: presenter.perform(edit))
        if invocation.global.json {
            for trip in trips {
                if let json = try composition.tripDetailPresenter(trip.id).json { composition.print(json) }
            }
        } else {
            var lines = notice.lines
            if case .new = edit { lines += try totals(of: trips, presenter) }
            composition.output.writeLines(lines)
        }
    }

    /// The total of each trip, once it is known; nothing when a signal came first: what was made is saved by then.
    private func totals(of trips: [Trip], _ presenter: TripListPresenter) throws -> [String] {
        do {
            _ = try composition.waiter.first(of: presenter.states.filter { !$0.page.isLoading })
        } catch is Interruption {
            return []
        }
        return trips.compactMap { presenter.total(of: $0.id) }
    }
}

extension Composition {
    /// The trip that a person means.
    func trip(_ reference: String) throws -> Trip {
        try model().library.trip(named: reference)
    }

    /// Does an edit of a trip and prints what was done, or the trip as it is now.
    func change(_ trip: Trip.ID, _ edit: TripDetailEdit, json: Bool) throws {
        let presenter = try tripDetailPresenter(trip)
        let notice = try presenter.perform(edit)
        if json, let json = presenter.json { print(json) } else { print(notice) }
    }
}
