/// A command line that was understood: which command to run, on what.
package struct Invocation: Equatable, Sendable {
    /// The name of the command; nil opens the menus.
    package let command: String?
    /// The arguments behind the command, as many as its definition asks for, as typed.
    package let arguments: [String]
    /// What the options of every command were set to.
    package let global: GlobalOptions
    /// The values of the command's own options by name, in the order given; a flag has one empty value.
    private let given: [String: [String]]

    /// Makes an invocation.
    package init(
        command: String?, arguments: [String] = [], options: [String: [String]] = [:],
        global: GlobalOptions = GlobalOptions()
    ) {
        self.command = command
        self.arguments = arguments
        self.given = options
        self.global = global
    }

    /// The value of an option; nil when it was not given. It may be empty.
    package func value(_ option: OptionDefinition) -> String? {
        given[option.name]?.first
    }

    /// All values of an option that may be repeated, in the order given.
    package func values(_ option: OptionDefinition) -> [String] {
        given[option.name] ?? []
    }

    /// Whether a flag was given.
    package func flag(_ option: OptionDefinition) -> Bool {
        given[option.name] != nil
    }
}

/// What a page of help is asked about.
package enum HelpSubject: Equatable, Sendable {
    /// The program as a whole.
    case overview
    /// The command of that name.
    case command(String)
    /// The topic of that name.
    case topic(String)
}

/// What a command line asks for.
package enum CommandLineRequest: Equatable, Sendable {
    /// Run a command or the menus.
    case run(Invocation)
    /// Show the help that `--help` asks for.
    case help(HelpSubject)
    /// Show the version, for programs where `json` is true.
    case version(json: Bool)
}
