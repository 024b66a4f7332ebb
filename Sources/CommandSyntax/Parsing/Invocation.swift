/// A parsed command line: the command to run, with its arguments and options.
package struct Invocation: Equatable, Sendable {
    /// The name of the command; nil for the menus.
    package let command: String?
    /// The arguments as typed; their number matches the command's definition.
    package let arguments: [String]
    /// The values of the options by name, in the order in which they were given; a flag has one empty value.
    private let given: [String: [String]]

    /// Creates an invocation.
    package init(command: String?, arguments: [String] = [], options: [String: [String]] = [:]) {
        self.command = command
        self.arguments = arguments
        self.given = options
    }

    /// The value of an option, which may be empty; nil if not given.
    package func value(_ option: OptionDefinition) -> String? {
        given[option.name]?.first
    }

    /// All values of a repeatable option, in the order in which they were given.
    package func values(_ option: OptionDefinition) -> [String] {
        given[option.name] ?? []
    }

    /// Whether a flag was given.
    package func flag(_ option: OptionDefinition) -> Bool {
        given[option.name] != nil
    }
}

/// The subject of a help page.
package enum HelpSubject: Equatable, Sendable {
    /// The program as a whole.
    case overview
    /// The command with this name.
    case command(String)
    /// The topic with this name.
    case topic(String)
}

/// The request of a command line.
package enum CommandLineRequest: Equatable, Sendable {
    /// Run a command or the menus.
    case run(Invocation)
    /// Show a page of help.
    case help(HelpSubject)
    /// Show the version, as JSON if `json` is true.
    case version(json: Bool)
}
