import Console
import Entities
import JSON
import Platform
import Text
import TripDetailModule

/// What one run of a command works with: its arguments and options, the output, and the parts of the program.
final class CommandContext {
    /// The command line, understood.
    let invocation: Invocation
    let output: Output
    let errors: Output
    let surroundings: Surroundings
    private var made: Composition?

    /// Prepares a run. Reads nothing.
    init(_ invocation: Invocation, _ surroundings: Surroundings, output: Output, errors: Output) {
        self.invocation = invocation
        self.surroundings = surroundings
        self.output = output
        self.errors = errors
    }

    /// The parts of the program, put together when a command first asks for them.
    var composition: Composition {
        get throws(UsageError) {
            if let made { return made }
            let composition = try Composition(surroundings, invocation.global, output: output, errors: errors)
            made = composition
            return composition
        }
    }

    // The command line.

    /// The words behind the command, as many as its definition asks for.
    var arguments: [String] { invocation.arguments }
    /// Whether the result is for another program.
    var printsJSON: Bool { invocation.global.json }
    /// The value of an option; nil when it was not given. It may be empty.
    func value(_ option: OptionDefinition) -> String? { invocation.value(option) }
    /// All values of an option that may be repeated, in the order given.
    func values(_ option: OptionDefinition) -> [String] { invocation.values(option) }
    /// Whether a flag was given.
    func flag(_ option: OptionDefinition) -> Bool { invocation.flag(option) }

    // Trips.

    /// The trip that a person means by a number, a name or an id.
    func trip(_ reference: String) throws -> Trip {
        try composition.model().library.trip(named: reference)
    }

    /// Edits the trip that the first argument names, and prints what was done.
    func change(_ edit: TripDetailEdit) throws {
        let trip = try trip(arguments[0])
        let notice = try composition.tripDetailPresenter(trip.id).perform(edit)
        try printChange(notice, of: [trip])
    }

    // Printing.

    /// Prints what a change did, or for programs each trip as it is now.
    func printChange(_ notice: Notice, of trips: [Trip]) throws {
        guard printsJSON else { return output.writeLines(notice.lines) }
        for trip in trips {
            if let document = try composition.tripDetailPresenter(trip.id).json { print(document) }
        }
    }

    /// Prints a result: the document for programs where `--json` was given, else the lines for people.
    func printResult(
        _ document: @autoclosure () throws -> JSONValue?, _ lines: @autoclosure () throws -> [String]
    )
        throws
    {
        if printsJSON, let document = try document() { print(document) } else { output.writeLines(try lines()) }
    }

    /// Prints what was done: the document for programs where `--json` was given, else the notice.
    func printResult(_ document: @autoclosure () -> JSONValue, _ notice: Notice) {
        if printsJSON { print(document()) } else { output.writeLines(notice.lines) }
    }

    /// Prints a document for programs.
    func print(_ document: JSONValue) {
        output.writeLine(document.text(pretty: true))
    }

    /// Tells on standard error what is not the result.
    func say(_ lines: [String]) {
        errors.writeLines(lines.map { "roadtrip: \($0)" })
    }

    // Menus.

    /// Opens the menus at the list of trips.
    func openTripList() throws -> ExitStatus {
        try status(composition.tripListScreen().run())
    }

    /// Opens the menus at a trip; going back leads to the list.
    func openTrip(_ trip: Trip.ID) throws -> ExitStatus {
        let end = try composition.tripDetailScreen(trip).run()
        return end == .back ? try openTripList() : status(end)
    }

    private func status(_ end: ScreenEnd) -> ExitStatus {
        switch end {
        case .back, .quit: .success
        case .interrupted(let signal): ExitStatus(after: signal)
        }
    }
}
