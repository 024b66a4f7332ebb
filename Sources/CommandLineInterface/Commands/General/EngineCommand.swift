import CommandSyntax
import EngineModule
import MapData
import Screens

/// `engine`: shows the road engine that answers, and its data.
struct EngineCommand: Command {
    static let name = "engine"
    static let definition = CommandDefinition(
        name, in: .general, summary: "Tell what measures distances, and what it is like",
        arguments: [
            ArgumentDefinition(
                "URL", .optional, summary: "its address; the one of --engine or $ROADTRIP_ENGINE unless given")
        ],
        options: [forget],
        discussion: [
            "Distances and driving times are by the main roads and car ferries in the program (‘inside’), unless a road "
                + "engine is named: an OSRM or Valhalla server, your own or one that you may use, which knows every street. No "
                + "engine is asked that you did not name; the one that you name learns the places of your trips. With "
                + "--engine off distances are straight lines.",
            "An engine of your own takes a map of your region (an extract of OpenStreetMap, such as those of "
                + "download.geofabrik.de) and the program that serves it; the README shows the five commands.",
            "Addresses of numbers, and localhost, are asked by this program itself; other names, and https, through ‘curl’. "
                + "Roads are kept for 30 days, for the map that the engine has, in $XDG_CACHE_HOME/roadtrip or ~/.cache/roadtrip; "
                + "that there is no road for ten minutes, or until this command finds the engine. --forget deletes them, and the "
                + "ways by the roads in the program that are kept beside them.",
        ],
        examples: [
            .init("roadtrip engine http://localhost:5000", "what answers there"),
            .init("roadtrip engine --json", "the one of $ROADTRIP_ENGINE, for a script"),
            .init("roadtrip engine --forget", "after the map of the engine was changed in place"),
        ],
        seeAlso: ["show", "days", "optimize"], topics: ["distances", "files"],
        synonyms: ["osrm", "valhalla", "server", "roads"])

    private static let forget = OptionDefinition(
        flag: "forget", summary: "first forget all that road engines have answered, so that it is asked for again")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let services = try context.services
        let choice = try context.arguments.first.map { try Preferences.engine($0, from: "URL") } ?? services.engine
        let interactor = EngineInteractor(services.engine(choice))
        if context.flag(Self.forget) {
            try interactor.forget()
            // Said before the engine is asked, which may not answer.
            if !context.printsJSON { context.say([EngineFormatter.forgottenLine]) }
        }
        let outcome = try context.first(of: interactor.outcome)
        try context.printResult(EngineDocument.json(outcome), EngineFormatter.lines(outcome))
        return .success
    }
}
