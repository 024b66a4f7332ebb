/// The completion script for zsh, which uses its function `_arguments`.
struct ZshCompletion {
    private let table: CommandTable

    /// Creates the script for a table.
    init(_ table: CommandTable) {
        self.table = table
    }

    /// The lines of the script. It can be sourced, or installed as `_roadtrip` in `$fpath`.
    var lines: [String] {
        let program = table.program
        var lines = [
            "#compdef \(program)",
            "# Completions of \(program) for zsh: source <(\(program) completions zsh)",
            "",
            "_\(program)_names() {",
            "    local -a names place",
            // The shell has not expanded a tilde yet.
            "    if [[ -n $library ]]; then place=(--library \"${library/#\\~/$HOME}\"); fi",
            "    names=(\"${(@f)$(_call_program names ${(q)words_program:-\(program)} ${(q)place[@]} ${(q)@[@]} 2>/dev/null)}\")",
            "    compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a names",
            "}",
            "",
            "_\(program)_trips() {",
            "    _\(program)_names list --names",
            "}",
            "",
            // The trip is the first word after the command that is neither an option nor the value of one.
            "_\(program)_stops() {",
            "    local index",
            "    for ((index = 2; index < CURRENT; index++)); do",
            "        case $words[index] in",
            "            --) (( index++ )); break ;;",
            "            \(optionsWithValues.joined(separator: "|"))) (( index++ )) ;;",
            "            -[^0-9]*) ;;",
            "            *) break ;;",
            "        esac",
            "    done",
            "    if (( index < CURRENT )); then _\(program)_names show --names -- \"${(Q)words[index]}\"; fi",
            "}",
            "",
            "_\(program)_stops_and_trips() {",
            "    _\(program)_stops",
            "    _\(program)_trips",
            "}",
            "",
            "_\(program)() {",
            "    local curcontext=\"$curcontext\" state line ret=1",
            "    local words_program=\"$words[1]\"",
            "    typeset -A opt_args",
            "    local library=\"${${(M)words:#--library=*}#--library=}\"",
            // The inner _arguments only gets the words after the command, so options before it are read here.
            "    local place=${words[(i)--library]}",
            "    if (( place < CURRENT )); then library=\"$words[place + 1]\"; fi",
            "    local -a commands",
            "    commands=(",
        ]
        lines += table.commands.map { "        \(literal("\($0.name):\($0.summary)"))" }
        lines += ["    )", "    _arguments -C -S \\"]
        lines += specifications(of: table.globalOptions).map { "        \($0) \\" }
        lines += [
            "        '1:command:->command' \\",
            "        '*::argument:->argument' && ret=0",
            "    case $state in",
            "        command) _describe -t commands command commands && ret=0 ;;",
            "        argument)",
            "            case $line[1] in",
        ]
        for command in table.commands {
            lines.append("                \(command.name))")
            lines.append("                    _arguments -S \\")
            let parts = specifications(of: table.options(with: command)) + command.completedArguments.map(specification)
            lines += parts.map { "                        \($0) \\" }
            lines.append("                        && ret=0 ;;")
        }
        return lines + [
            "            esac ;;",
            "    esac",
            "    return ret",
            "}",
            "",
            "if [[ $funcstack[1] == _\(program) ]]; then _\(program) \"$@\"; else compdef _\(program) \(program); fi",
        ]
    }

    /// All spellings of options that take a value.
    private var optionsWithValues: [String] { table.spellings { $0.takesValue } }

    /// The specifications of options for `_arguments`; an option with a letter has two, which exclude each other.
    private func specifications(of options: [OptionDefinition]) -> [String] {
        options.filter { !$0.isHidden }.flatMap { option -> [String] in
            let long = option.typed
            var value = ""
            if case .named(let name, let kind) = option.value { value = ":\(name):\(action(kind))" }
            let text = "[\(escaped(option.summary))]\(value)"
            guard let letter = option.letter else {
                return [literal((option.isRepeatable ? "*" : "") + long + (option.takesValue ? "=" : "") + text)]
            }
            let short = "-\(letter)"
            return [
                literal("(\(short) \(long))\(short)" + (option.takesValue ? "+" : "") + text),
                literal("(\(short) \(long))\(long)" + (option.takesValue ? "=" : "") + text),
            ]
        }
    }

    /// The specification of an argument for `_arguments`: `:TRIP:…`, `::` for an optional one, `*:` for a repeating
    /// one.
    private func specification(of argument: ArgumentDefinition) -> String {
        let prefix = argument.cardinality.isRepeating ? "*:" : argument.cardinality == .optional ? "::" : ":"
        return literal("\(prefix)\(argument.name):\(action(argument.kind))")
    }

    /// The action that offers values of a kind; a space if they cannot be completed.
    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .text: " "
        case .file: "_files"
        case .directory: "_directories"
        case .trip: "_\(table.program)_trips"
        case .stop: "_\(table.program)_stops"
        case .stopOrTrip: "_\(table.program)_stops_and_trips"
        case .helpSubject, .oneOf, .usually: "(\((table.words(of: kind) ?? []).joined(separator: " ")))"
        }
    }

    /// A text escaped for the brackets of a specification.
    private func escaped(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// A text quoted as one word of the shell.
    private func literal(_ text: String) -> String {
        "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }
}
