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
            composition.output.writeLines(presenter.state.rows.map { visible($0.name) })
        } else if invocation.global.json {
            composition.print(presenter.json)
        } else {
            composition.output.writeLines(TripListView.page(presenter.state, composition.context))
        }
    }

    /// Prints one trip.
    func show() throws {
        let presenter = try composition.tripDetailPresenter(composition.trip(arguments[0]).id)
        let page = try composition.waiter.first(of: presenter.states.filter { !$0.page.isLoading }).page
        if invocation.global.json, let document = presenter.document {
            composition.print(document)
        } else {
            composition.output.writeLines(TripDetailView.page(page, composition.context, whole: true))
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
        let outcome = try composition.tripListPresenter().perform(.delete(trips: arguments))
        guard invocation.global.json else { return composition.print(outcome.notice) }
        composition.print(TripListPresenter.json(deleted: outcome.trips))
    }

    private func make(_ edit: TripListEdit) throws {
        let outcome = try composition.tripListPresenter().perform(edit)
        guard invocation.global.json else { return composition.print(outcome.notice) }
        for trip in outcome.trips {
            try composition.printDocument(of: trip.id)
        }
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
        let notice = try waiter.first(of: presenter.perform(edit))
        let total = try afterChange(presenter)
        if json, let document = presenter.document {
            print(document)
        } else {
            print(Notice(.done, notice.lines + total))
        }
    }

    /// Prints a trip for programs.
    func printDocument(of trip: Trip.ID) throws {
        let presenter = try tripDetailPresenter(trip)
        _ = try afterChange(presenter)
        if let document = presenter.document { print(document) }
    }

    /// What a page says after a change, once all of it has arrived; nothing when a signal came first: what was changed is
    /// saved by then.
    private func afterChange(_ presenter: TripDetailPresenter) throws -> [String] {
        do {
            return try waiter.first(of: presenter.states.filter { !$0.page.isLoading }).page.afterChange
        } catch is Interruption {
            return []
        }
    }
}
