import Entities
import TripDetailModule
import WaypointModule

/// The commands that change a trip's stops: `add`, `edit`, `move`, `remove`, `reverse`, `loop`.
struct StopCommandRunner {
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
        let edit: TripDetailEdit? =
            switch command {
            case .add: try added()
            case .move: .move(stop: arguments[1], to: arguments[2])
            case .remove: .remove(stops: Array(arguments.dropFirst()))
            case .reverse: .reverse
            case .loop: .setRoundTrip(arguments.dropFirst().first != "off")
            default: nil
            }
        let trip = try composition.trip(arguments[0])
        if let edit {
            try composition.change(trip.id, edit, json: invocation.global.json)
        } else {
            try editStop(arguments[1], of: trip)
        }
    }

    private func added() throws -> TripDetailEdit {
        let number = try invocation.value(.at).map { text throws(UsageError) in
            guard let number = Int(text) else { throw UsageError("--at takes a number, not \(quoted(text))") }
            return number
        }
        var places = Array(invocation.arguments.dropFirst())
        if places == ["-"] {
            places = try StandardInputLines.read(composition.surroundings.streams)
            guard !places.isEmpty else { throw UsageError("standard input held no places") }
        }
        if places.count > 1, invocation.value(.name) != nil {
            throw UsageError("--name goes with one place", hints: ["NAME=COORDINATES names each of several."])
        }
        let (name, note) = (invocation.value(.name), invocation.value(.note))
        return invocation.flag(.best)
            ? .addBest(places: places, name: name, note: note)
            : .add(places: places, at: number, name: name, note: note)
    }

    private func editStop(_ reference: String, of trip: Trip) throws {
        let stop = try trip.waypoints[StopReference(reference).index(in: trip)]
        let edit = WaypointEdit(
            name: invocation.value(.name), place: invocation.value(.place), note: invocation.value(.note))
        let notice = try composition.waypointPresenter(stop.id, ofTrip: trip.id).perform(edit)
        if invocation.global.json, let json = try composition.tripDetailPresenter(trip.id).json {
            composition.print(json)
        } else {
            composition.print(notice)
        }
    }
}
