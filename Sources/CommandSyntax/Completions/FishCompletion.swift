/// The completion script for fish 3 and later.
struct FishCompletion {
    private let table: CommandTable

    /// Creates the script for a table.
    init(_ table: CommandTable) {
        self.table = table
    }

    /// The lines of the script.
    var lines: [String] {
        let program = table.program
        var lines = ["# Completions of \(program) for fish: \(program) completions fish | source", ""]
        lines += functions + ["", "complete -c \(program) -f"]
        for option in table.globalOptions where option != StandardOptions.json {
            lines.append(line(for: option, condition: nil))
        }
        lines.append("")
        for command in table.commands {
            lines.append(
                "complete -c \(program) -n '__\(program)_at 0' -a \(command.name) "
                    + "-d \(literal(command.summary))")
        }
        for command in table.commands {
            lines.append("")
            for (index, argument) in command.completedArguments.enumerated() {
                guard let action = action(argument.kind) else { continue }
                let last = argument.cardinality.isRepeating ? "-" : String(index + 1)
                lines.append(
                    "complete -c \(program) -n '__\(program)_at \(index + 1) \(last) \(command.name)' \(action)"
                )
            }
            let condition = "__\(program)_at 1 - \(command.name)"
            for option in table.options(with: command).filter({ !$0.isHidden }) {
                guard command.options.contains(option) || option == StandardOptions.json else { continue }
                lines.append(line(for: option, condition: condition))
            }
        }
        return lines
    }

    /// The functions of the script. `__roadtrip_words` prints the words before the cursor that are neither options nor
    /// values of options. `__roadtrip_at FROM [TO [COMMAND]]` succeeds if there are FROM to TO such words and, if
    /// COMMAND is given, the first is COMMAND. TO is FROM by default; `-` means any number.
    private var functions: [String] {
        let program = table.program
        let spellings = table.spellings { $0.takesValue }
        return [
            "function __\(program)_words",
            "    set -l skip 0",
            "    set -l ended 0",
            "    for word in (commandline -opc)[2..-1]",
            "        if test $skip = 1",
            "            set skip 0",
            "        else if test $ended = 1",
            "            printf '%s\\n' $word",
            "        else if test \"$word\" = --",
            "            set ended 1",
            "        else if contains -- \"$word\" \(spellings.joined(separator: " "))",
            "            set skip 1",
            "        else if not string match -qr '^-[^0-9]' -- \"$word\"",
            "            printf '%s\\n' $word",
            "        end",
            "    end",
            "end",
            "",
            "function __\(program)_at --argument-names first last command",
            "    set -l words (__\(program)_words)",
            "    set -l count (count $words)",
            "    test -z \"$command\"; or test \"$words[1]\" = \"$command\"; or return 1",
            "    test -n \"$last\"; or set last $first",
            "    test $count -ge $first; or return 1",
            "    test \"$last\" = -; or test $count -le $last",
            "end",
            "",
            "function __\(program)_names",
            "    set -l place",
            "    set -l words (commandline -opc)",
            "    for index in (seq 2 (count $words))",
            "        if test \"$words[$index]\" = --library",
            "            set place --library (string replace -r '^~' $HOME -- $words[(math $index + 1)])",
            "        else if string match -q -- '--library=*' $words[$index]",
            "            set place --library (string replace -r '^--library=' '' -- $words[$index])",
            "        end",
            "    end",
            "    $words[1] $place $argv 2>/dev/null",
            "end",
            "",
            "function __\(program)_stops",
            "    set -l words (__\(program)_words)",
            "    test (count $words) -ge 2; and __\(program)_names show --names -- $words[2]",
            "end",
        ]
    }

    /// The line for an option.
    private func line(for option: OptionDefinition, condition: String?) -> String {
        var parts = ["complete -c \(table.program)"]
        if let condition { parts.append("-n \(literal(condition))") }
        if let letter = option.letter { parts.append("-s \(letter)") }
        parts.append("-l \(option.name)")
        if option.takesValue {
            // `-x`: the option takes a value that is not a file, unless its completions say otherwise.
            parts.append(option.kind == .file ? "-r" : "-x")
            if let action = action(option.kind) { parts.append(action) }
        }
        parts.append("-d \(literal(option.summary))")
        return parts.joined(separator: " ")
    }

    /// The parameter that offers values of a kind; nil if they cannot be completed.
    private func action(_ kind: ValueKind) -> String? {
        switch kind {
        case .text: nil
        case .file: "-F"
        case .directory: "-a '(__fish_complete_directories)'"
        case .trip: "-a '(__\(table.program)_names list --names)'"
        case .stop: "-a '(__\(table.program)_stops)'"
        case .stopOrTrip: "-a '(__\(table.program)_stops; __\(table.program)_names list --names)'"
        case .helpSubject, .oneOf, .usually: table.words(of: kind).map { "-a " + literal($0.joined(separator: " ")) }
        }
    }

    /// A text quoted as one word of the shell.
    private func literal(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
