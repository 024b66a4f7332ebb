/// Parses a command line by a table of commands.
///
/// Options may be anywhere before `--`, and may be written `--name=value` and `-oVALUE`, but not abbreviated. A single
/// dash and words that begin with a dash and a digit are arguments, not options. Empty words are kept.
package struct ArgumentParser: Sendable {
    private let table: CommandTable

    /// Creates a parser for the commands of `table`.
    package init(_ table: CommandTable) {
        self.table = table
    }

    /// Parses the arguments of the program, without its name. Throws the first mistake; but if help is requested, all
    /// mistakes except an unknown command are ignored. Linear in the bytes.
    package func parse(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
        let scanner = OptionScanner(arguments, table: table)
        let wording = UsageWording(table)
        var command: CommandDefinition?
        if let word = scanner.words.first {
            guard let known = table.definition(named: word) else {
                throw wording.unknownCommand(word)
            }
            command = known
        }
        if scanner.options.contains(where: { $0.definition == StandardOptions.help && !$0.isAttached }) {
            return .help(command.map { .command($0.name) } ?? .overview)
        }
        let options = try values(of: scanner.options, command: command)
        if options[StandardOptions.version.name] != nil {
            return .version(json: options[StandardOptions.json.name] != nil)
        }
        let words = Array(scanner.words.dropFirst())
        guard let command else {
            return .run(Invocation(command: nil, options: options))
        }
        try check(words, against: command)
        try checkTogether(options, of: command)
        return .run(Invocation(command: command.name, arguments: words, options: options))
    }

    /// The values of each given option; throws the first mistake.
    private func values(
        of scanned: [ScannedOption], command: CommandDefinition?
    ) throws(UsageError) -> [String: [String]] {
        let wording = UsageWording(table)
        var allowed = table.options(with: command)
        if scanned.contains(where: { $0.definition == StandardOptions.version }) {
            allowed.append(StandardOptions.json)
        }
        var values: [String: [String]] = [:]
        for option in scanned {
            guard let anyDefinition = option.definition else {
                throw wording.unknownOption(option.spelling, command: command)
            }
            // Use the definition of this command: other commands may have other values for an option of this name.
            guard let definition = allowed.first(where: { $0.name == anyDefinition.name }) else {
                throw wording.misplacedOption(anyDefinition, command: command)
            }
            if !definition.takesValue, option.isAttached {
                throw wording.unexpectedValue(option.spelling, value: option.value ?? "")
            }
            guard let value = definition.takesValue ? option.value : "" else {
                throw wording.missingValue(option, definition)
            }
            if values[definition.name] != nil, !definition.isRepeatable {
                throw wording.repeatedOption(definition)
            }
            if let problem = wording.problem(with: value, of: "‘\(definition.typed)’", kind: definition.kind),
                definition.takesValue
            {
                throw problem
            }
            values[definition.name, default: []].append(value)
        }
        return values
    }

    /// Checks the number of arguments and their values.
    private func check(_ words: [String], against command: CommandDefinition) throws(UsageError) {
        let wording = UsageWording(table)
        var rest = words[...]
        for (index, argument) in command.arguments.enumerated() {
            guard !rest.isEmpty else {
                if argument.cardinality.isRequired { throw wording.missingArgument(argument, of: command) }
                break
            }
            // Arguments behind one that may be repeated take the last words.
            let behind = command.arguments.count - index - 1
            let count = argument.cardinality.isRepeating ? max(1, rest.count - behind) : 1
            for word in rest.prefix(count) {
                if let problem = wording.problem(with: word, of: argument.name, kind: argument.kind) { throw problem }
            }
            rest = rest.dropFirst(count)
        }
        if let extra = rest.first { throw wording.unexpectedArgument(extra, words: words, of: command) }
    }

    /// Checks the rules between options.
    private func checkTogether(
        _ options: [String: [String]], of command: CommandDefinition
    ) throws(UsageError) {
        let wording = UsageWording(table)
        for names in command.exclusive {
            let given = names.filter { options[$0.name] != nil }
            if given.count > 1 { throw wording.excludedOptions(given) }
        }
        if !command.needsOneOf.isEmpty, !command.needsOneOf.contains(where: { options[$0.name] != nil }) {
            throw wording.missingOption(of: command)
        }
    }
}
