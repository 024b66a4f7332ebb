import Console
import Entities
import Reactive
import TripDetailModule
import WaypointModule

/// The commands that change a trip's stops: `add`, `edit`, `move`, `remove`, `reverse`, `loop`.
struct StopCommandRunner {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares the commands.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    private var arguments: [String] { invocation.arguments }

    /// Adds stops.
    func add() throws {
        // What is wrong with the options is told before the trip is looked for.
        try change(addition())
    }

    /// Gives a stop another name, place or note.
    func edit() throws {
        let trip = try composition.trip(arguments[0])
        let stop = try trip.waypoints[StopReference(arguments[1]).index(in: trip)]
        let edit = WaypointEdit(
            name: invocation.value(.name), place: invocation.value(.place), note: invocation.value(.note))
        let presenter = try composition.waypointPresenter(stop.id, ofTrip: trip.id)
        let notice = try composition.waiter.first(of: presenter.perform(edit))
        if invocation.global.json {
            try composition.printDocument(of: trip.id)
        } else {
            let state = try composition.waiter.first(of: presenter.states.filter { !$0.page.isLoading })
            composition.print(Notice(.done, notice.lines + state.page.afterChange))
        }
    }

    /// Puts a stop elsewhere in its trip.
    func move() throws {
        try change(.move(stop: arguments[1], to: arguments[2]))
    }

    /// Takes stops out of a trip.
    func remove() throws {
        try change(.remove(stops: Array(arguments.dropFirst())))
    }

    /// Turns the order of a trip's stops round.
    func reverse() throws {
        try change(.reverse)
    }

    /// Makes a trip a round trip, or one no more.
    func loop() throws {
        try change(.setRoundTrip(arguments.dropFirst().first != "off"))
    }

    private func change(_ edit: TripDetailEdit) throws {
        try composition.change(composition.trip(arguments[0]).id, edit, json: invocation.global.json)
    }

    private func addition() throws -> TripDetailEdit {
        let number = try invocation.value(.at).map { text throws(UsageError) in
            guard let number = Int(text) else { throw UsageError("--at takes a number, not \(quoted(text))") }
            return number
        }
        var places = Array(arguments.dropFirst())
        if places == ["-"] {
            places = try StandardInputLines.read(composition.input)
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
}
