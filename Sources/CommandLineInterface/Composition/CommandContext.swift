import CommandSyntax
import Console
import Entities
import JSON
import Platform
import Reactive
import Screens
import Text

/// The context of one run of a command: its arguments and options, the output, and the services of the program.
final class CommandContext {
    /// The command line, understood.
    let invocation: Invocation
    /// The values of the options that every command takes.
    let global: GlobalOptions
    let output: Output
    let errors: Output
    let world: World
    private var made: Services?
    /// The warnings that were printed on standard error.
    private var saidWarnings: Set<String> = []

    /// Prepares a run. Reads nothing.
    init(_ invocation: Invocation, _ world: World, output: Output, errors: Output) {
        self.invocation = invocation
        global = GlobalOptions(invocation)
        self.world = world
        self.output = output
        self.errors = errors
    }

    /// The services, made when a command first asks for them.
    var services: Services {
        get throws(UsageError) {
            if let made { return made }
            let services = try Services(world, global, output: output, errors: errors)
            made = services
            return services
        }
    }

    /// Whether this run has saved a change.
    var hasSaved: Bool { made?.hasSaved ?? false }

    // The command line.

    /// The words behind the command, as many as its definition asks for.
    var arguments: [String] { invocation.arguments }
    /// Whether the result is for another program.
    var printsJSON: Bool { global.json }
    /// The value of an option; nil when it was not given. It may be empty.
    func value(_ option: OptionDefinition) -> String? { invocation.value(option) }
    /// All values of an option that may be repeated, in the order given.
    func values(_ option: OptionDefinition) -> [String] { invocation.values(option) }
    /// Whether a flag was given.
    func flag(_ option: OptionDefinition) -> Bool { invocation.flag(option) }

    // Waiting.

    /// The first value of a publisher; throws its failure, and `Interruption` when a signal asks the program to end.
    func first<P: Publisher>(of publisher: P) throws -> P.Output {
        try services.waiter.first(of: publisher.eraseToAnyPublisher())
    }

    /// Returns the page of a presenter once nothing of it is loading any more; its warnings go to standard error unless
    /// another page is printed in its place.
    func loaded<Presenter: ScreenPresenter>(_ presenter: Presenter, warns: Bool = true) throws -> Presenter.Page {
        let page = try first(of: presenter.states.filter { !$0.page.isLoading }).page
        if warns { say(warnings: page.warnings) }
        return page
    }

    /// Writes warnings about distances on standard error, each once in a run.
    func say(warnings: [String]) {
        say(warnings.filter { saidWarnings.insert($0).inserted }.map { visible($0) })
    }

    // Trips.

    /// The trip that a person means by a number, a name or an id; distances are shown in its unit.
    func trip(_ reference: String) throws -> Trip {
        let trip = try services.model().library.trip(named: reference)
        try services.useUnit(of: [trip])
        return trip
    }

    // Printing.

    /// Prints a result: the document for programs where `--json` was given, else the lines for people.
    func printResult(
        _ document: @autoclosure () throws -> JSONValue?, _ lines: @autoclosure () throws -> [String]
    ) throws {
        if printsJSON, let document = try document() { print(document) } else { output.writeLines(try lines()) }
    }

    /// Prints a document for programs.
    func print(_ document: JSONValue) {
        output.writeLine(document.text(pretty: true))
    }

    /// Writes on standard error what is not the result.
    func say(_ lines: [String]) {
        errors.writeLines(lines.map { "roadtrip: \($0)" })
    }

    // Menus.

    /// Opens the menus at the list of trips, or at a trip above it.
    func runMenus(openingTrip trip: Trip.ID? = nil) throws -> ExitStatus {
        switch try Menus(services).run(openingTrip: trip) {
        case .back, .quit: .success
        case .interrupted(let signal): ExitStatus(after: signal)
        case .notSaved(let change): throw change.error
        }
    }
}
