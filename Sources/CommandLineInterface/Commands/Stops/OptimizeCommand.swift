import CommandSyntax
import Console
import Entities
import Geodesy
import OrderModule
import Platform
import Screens
import Text

/// `optimize`: searches for the best order of a trip's stops.
struct OptimizeCommand: Command {
    static let name = "optimize"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Find the best order of a trip's stops",
        arguments: [CommonArguments.trip],
        options: [loop, start, end, lock, by, time, apply],
        exclusive: [[loop, end]],
        discussion: [
            "Shows the trip before and after, and how good the order is: proven best, or how much above the "
                + "best possible it can be at most. Nothing is changed without --apply. The trip never gets worse, "
                + "unless other ends are asked for. Ctrl-C ends the search and shows the best order so far.",
            "A round trip stays one unless --end is given. The same stops always give the same order, unless the "
                + "time runs out.",
            "The order is that of the shortest driving time by the roads in the program, or by a road engine "
                + "(--engine), with which both directions of a road are measured; with --by road it is that of the "
                + "shortest roads. With --by distance and with --engine off it is that of the shortest straight lines.",
        ],
        examples: [
            .init("roadtrip optimize \"Grand Circle\"", "the best order between the first and the last stop"),
            .init("roadtrip optimize 1 --loop --apply", "a round trip in the best order"),
            .init("roadtrip optimize 1 --end any --lock 2,5", "end anywhere; two stops keep their numbers"),
        ],
        seeAlso: ["reverse", "loop", "undo"], topics: ["names", "distances"],
        synonyms: ["optimise", "sort", "tsp", "best", "order"])
    private static let loop = OptionDefinition(
        flag: "loop", summary: "go back to the start: make it a round trip")
    private static let start = OptionDefinition(
        "start", takes: "STOP", kind: .stop, summary: "the stop to start at, or ‘any’; the first unless given")
    private static let end = OptionDefinition(
        "end", takes: "STOP", kind: .stop, summary: "the stop to end at, or ‘any’; the last unless given")
    private static let lock = OptionDefinition(
        "lock", takes: "STOPS", kind: .stop, isRepeatable: true,
        summary: "stops that keep their numbers, with commas between them")
    private static let by = OptionDefinition(
        "by", takes: "MEASURE", kind: .oneOf(OrderMeasure.allCases.map(\.rawValue)),
        summary: "what is to be short: straight lines, roads or driving time (unless given)")
    private static let time = OptionDefinition(
        "time", takes: "SECONDS", summary: "the longest time to search; 2 unless given")
    private static let apply = OptionDefinition(flag: "apply", summary: "put the trip into that order")

    let context: CommandContext

    /// Searches, shows the proposal, and applies it where that is asked for. After Ctrl-C nothing is applied.
    func run() throws -> ExitStatus {
        let request = try request()
        let trip = try context.trip(context.arguments[0])
        let services = try context.services
        let presenter = try OrderBuilder.presenter(trip: trip.id, services.order())
        let (page, proposal) = try context.first(of: presenter.search(request))
        context.say(warnings: page.warnings)
        try context.printResult(OrderDocument.json(proposal), OrderView.page(page, services.context))
        if let signal = proposal.stoppedBy { return ExitStatus(after: signal) }
        if context.flag(Self.apply) {
            let notice = try context.first(of: presenter.take())
            if !context.printsJSON { context.output.writeLines(notice.lines) }
            context.say(notice.warnings)
        } else if page.offersChange, !context.printsJSON {
            context.output.writeLine("Take it with: \(commandThatApplies)")
            if hasSecretEngine {
                context.output.writeLine("Name the same --engine there; it has a password and is not repeated here.")
            }
        }
        return .success
    }

    /// The options of a search, as this command defines them.
    private static let searchOptions: [(meaning: OrderOption, definition: OptionDefinition)] = [
        (.loop, loop), (.start, start), (.end, end), (.lock, lock), (.by, by), (.time, time),
    ]

    private func request() throws(OrderRequestError) -> OrderRequest {
        try OrderRequest(
            Self.searchOptions.flatMap { meaning, definition in
                context.values(definition).map { (meaning, $0) }
            })
    }

    /// Whether the address of `--engine` has a name or a password, which is never printed.
    private var hasSecretEngine: Bool {
        context.global.engine.flatMap(HTTPServerAddress.init)?.credentials != nil
    }

    /// The same command line with `--apply`, for a person to copy.
    private var commandThatApplies: String {
        var words: [String] = []
        for (_, option) in Self.searchOptions {
            for value in context.values(option) { words += option.takesValue ? typed(option, value) : [option.typed] }
        }
        let global = context.global
        if let directory = global.library { words += typed(GlobalOptions.library, directory) }
        if let unit = global.units { words += typed(GlobalOptions.units, unit.rawValue) }
        if let engine = global.engine, !hasSecretEngine { words += typed(GlobalOptions.engine, engine) }
        words.append(Self.apply.typed)
        let trip = context.arguments[0]
        // After `--` nothing is an option, whatever it begins with.
        words = OptionScanner.looksLikeOption(trip) ? words + ["--", trip] : [trip] + words
        return (["roadtrip", Self.name] + words).map(shellWord).joined(separator: " ")
    }

    /// An option and its value, in one word where the value would be taken for another option.
    private func typed(_ option: OptionDefinition, _ value: String) -> [String] {
        OptionScanner.looksLikeOption(value) ? ["\(option.typed)=\(value)"] : [option.typed, value]
    }
}
