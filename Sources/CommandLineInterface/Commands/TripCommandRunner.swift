import Console
import Entities
import JSON
import Text
import TripDetailModule
import TripListModule

/// The commands that work on whole trips: `list`, `show`, `new`, `rename`, `duplicate`, `delete`.
struct TripCommandRunner {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares one command.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    /// Runs it.
    func run(_ command: CommandName) throws {
        let arguments = invocation.arguments
        switch command {
        case .list: try list()
        case .show: try show(arguments[0])
        case .new: try make(.new(name: arguments.first ?? "", places: Array(arguments.dropFirst())))
        case .duplicate: try make(.duplicate(trip: arguments[0], name: arguments.dropFirst().first))
        case .rename:
            let trip = try composition.trip(arguments[0])
            try composition.change(trip.id, .rename(arguments[1]), json: invocation.global.json)
        case .delete: try delete(arguments)
        default: break
        }
    }

    private func list() throws {
        let presenter = try composition.tripListPresenter()
        if invocation.flag(.names) {
            composition.output.writeLines(presenter.state.rows.map { visible($0.name) })
        } else if invocation.global.json {
            composition.print(presenter.json)
        } else {
            composition.output.writeLines(TripListView.page(presenter.state, composition.context))
        }
    }

    private func show(_ reference: String) throws {
        let presenter = try composition.tripDetailPresenter(composition.trip(reference).id)
        if invocation.global.json, let json = presenter.json {
            composition.print(json)
        } else {
            composition.output.writeLines(TripDetailView.page(presenter.state, composition.context, whole: true))
        }
    }

    private func make(_ edit: TripListEdit) throws {
        let outcome = try composition.tripListPresenter().perform(edit)
        guard invocation.global.json else { return composition.print(outcome.notice) }
        for trip in outcome.trips {
            if let json = try composition.tripDetailPresenter(trip.id).json { composition.print(json) }
        }
    }

    private func delete(_ references: [String]) throws {
        let outcome = try composition.tripListPresenter().perform(.delete(trips: references))
        guard invocation.global.json else { return composition.print(outcome.notice) }
        composition.print(TripListPresenter.json(deleted: outcome.trips))
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
