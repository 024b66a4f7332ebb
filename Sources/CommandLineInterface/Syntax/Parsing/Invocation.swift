/// A command line that was understood: which command to run, on what.
package struct Invocation: Equatable, Sendable {
    /// The command; nil opens the menus.
    package let command: CommandName?
    /// The arguments behind the command, as many as its definition asks for, as typed.
    package let arguments: [String]
    /// What the options of every command were set to.
    package let global: GlobalOptions
    /// The values of the command's own options in the order given; a flag has one empty value.
    private let given: [OptionName: [String]]

    /// Makes an invocation.
    package init(
        command: CommandName?, arguments: [String] = [], options: [OptionName: [String]] = [:],
        global: GlobalOptions = GlobalOptions()
    ) {
        self.command = command
        self.arguments = arguments
        self.given = options
        self.global = global
    }

    /// The value of an option; nil when it was not given. It may be empty.
    package func value(_ name: OptionName) -> String? {
        given[name]?.first
    }

    /// All values of an option that may be repeated, in the order given.
    package func values(_ name: OptionName) -> [String] {
        given[name] ?? []
    }

    /// Whether a flag was given.
    package func flag(_ name: OptionName) -> Bool {
        given[name] != nil
    }
}

/// What a page of help is asked about.
package enum HelpSubject: Equatable, Sendable {
    /// The program as a whole.
    case overview
    /// One command.
    case command(CommandName)
    /// A subject of its own.
    case topic(HelpTopic)
}

/// What a command line asks for.
package enum CommandLineRequest: Equatable, Sendable {
    /// Run a command or the menus.
    case run(Invocation)
    /// Show help.
    case help(HelpSubject)
    /// Show the version.
    case version
}
