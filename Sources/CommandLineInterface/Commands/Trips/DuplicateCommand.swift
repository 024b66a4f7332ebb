import TripListModule

/// `duplicate`: copies a trip.
struct DuplicateCommand: Command {
    static let name = "duplicate"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Copy a trip",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("NAME", .optional, summary: "the name of the copy; “… (copy)” unless given"),
        ],
        discussion: ["The copy comes right below the original."],
        examples: [.init("roadtrip duplicate Alps \"Alps by train\"", "a copy to change")],
        seeAlso: ["new"], topics: ["names"], synonyms: ["copy", "cp", "clone"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let arguments = context.arguments
        let presenter = try context.composition.tripListPresenter()
        let made = try context.first(
            of: presenter.perform(.duplicate(trip: arguments[0], name: arguments.dropFirst().first)))
        try context.printChange(made.notice, of: made.trips)
        return .success
    }
}
