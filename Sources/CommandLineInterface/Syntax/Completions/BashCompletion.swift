/// The completions for bash 3.2 and later.
///
/// Names of trips come from other people: they are never given to `compgen -W`, which would run what is in them, and are
/// quoted before they reach the command line.
struct BashCompletion {
    private let table: CommandTable

    /// Makes the completions of a table.
    init(_ table: CommandTable) {
        self.table = table
    }

    /// The lines of the script.
    var lines: [String] {
        let program = table.program
        return ["# Completions of \(program) for bash: source <(\(program) completions bash)", ""]
            + tripFunction + [""] + wordFunctions + [""] + mainFunction + [""]
            + ["complete -F _\(program) \(program)"]
    }

    /// Offers the names of the trips.
    private var tripFunction: [String] {
        let program = table.program
        return """
            _\(program)_trips() {
                local name typed="$cur" quote=""
                case "$cur" in
                    \\"*) quote='"' ;;
                    \\'*) quote="'" ;;
                esac
                typed="${typed#[\\"\\']}"
                typed="${typed//\\\\/}"
                while IFS= read -r name; do
                    case "$name" in
                        "$typed"*) ;;
                        *) continue ;;
                    esac
                    case "$quote" in
                        '"') case "$name" in *[\\"\\$\\`\\\\!]*) ;; *) COMPREPLY+=("$name") ;; esac ;;
                        "'") case "$name" in *\\'*) ;; *) COMPREPLY+=("$name") ;; esac ;;
                        *) COMPREPLY+=("$(printf '%q' "$name")") ;;
                    esac
                done < <("${COMP_WORDS[0]}" ${library:+--library "$library"} list --names 2>/dev/null)
            }
            """.split(separator: "\n").map(String.init)
    }

    /// Offer words and the names of files and directories.
    private var wordFunctions: [String] {
        let program = table.program
        return """
            _\(program)_words() {
                local word
                for word in "$@"; do
                    case "$word" in
                        "$cur"*) COMPREPLY+=("$word") ;;
                    esac
                done
            }

            _\(program)_files() {
                local file
                compopt -o filenames 2>/dev/null
                while IFS= read -r file; do
                    COMPREPLY+=("$file")
                done < <(compgen "$1" -- "$cur")
            }
            """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Walks over the words before the cursor, then offers what may stand there.
    private var mainFunction: [String] {
        let program = table.program
        var lines = [
            "_\(program)() {",
            "    local cur=\"${COMP_WORDS[COMP_CWORD]}\" command=\"\" library=\"\" option=\"\" ended=\"\" count=0 index word",
            "    COMPREPLY=()",
            "    for ((index = 1; index < COMP_CWORD; index++)); do",
            "        word=\"${COMP_WORDS[index]}\"",
            // Bash splits `--name=value` into three words.
            "        if [[ -n $option && $word == = ]]; then continue; fi",
            "        if [[ -n $option ]]; then",
            "            if [[ $option == --library ]]; then library=\"${word/#\\~/$HOME}\"; fi",
            "            option=\"\"",
            "            continue",
            "        fi",
            "        if [[ -z $ended ]]; then",
            "            case \"$word\" in",
            "                --) ended=1; continue ;;",
        ]
        let valued = optionSpellings { $0.takesValue }
        lines += [
            "                \(valued.joined(separator: "|"))) option=\"$word\"; continue ;;",
            "                -[!0-9]*) continue ;;",
            "            esac",
            "        fi",
            "        if [[ -z $command ]]; then command=\"$word\"; else count=$((count + 1)); fi",
            "    done",
            "    if [[ -n $option && $cur == = ]]; then cur=\"\"; fi",
            "    if [[ -n $option ]]; then",
            "        case \"$command:$option\" in",
        ]
        lines += valueCases.map { "            " + $0 }
        lines += [
            "        esac",
            "    elif [[ -z $ended && $cur == -* ]]; then",
            "        case \"$command\" in",
        ]
        lines += table.commands.map { command in
            "            \(command.name)) _\(program)_words \(names(of: table.options(with: command))) ;;"
        }
        lines += [
            "            *) _\(program)_words \(names(of: table.globalOptions)) ;;",
            "        esac",
            "    else",
            "        case \"$command:$count\" in",
            "            :*) _\(program)_words \(table.commands.map(\.name).joined(separator: " ")) ;;",
        ]
        lines += argumentCases.map { "            " + $0 }
        return lines + ["        esac", "    fi", "}"]
    }

    /// The cases of the options that have something to offer: `export:--output|export:-o) …`.
    private var valueCases: [String] {
        let own = table.commands.flatMap { command in
            command.options.compactMap { option in
                action(option.kind).map { action in
                    let patterns = spellings(of: option).map { "\(command.name):\($0)" }
                    return "\(patterns.joined(separator: "|"))) \(action) ;;"
                }
            }
        }
        let global = table.globalOptions.compactMap { option in
            action(option.kind).map { action in
                "\(spellings(of: option).map { "*:\($0)" }.joined(separator: "|"))) \(action) ;;"
            }
        }
        return own + global
    }

    /// The cases of the arguments that have something to offer: `show:0) …`, and `delete:*)` for a repeating one.
    private var argumentCases: [String] {
        table.commands.flatMap { command in
            command.arguments.enumerated().compactMap { index, argument in
                action(argument.kind).map { action in
                    "\(command.name):\(argument.cardinality.isRepeating ? "*" : String(index))) \(action) ;;"
                }
            }
        }
    }

    /// The call that offers what a kind of value has to offer.
    private func action(_ kind: ValueKind) -> String? {
        switch kind {
        case .text: nil
        case .file: "_\(table.program)_files -f"
        case .directory: "_\(table.program)_files -d"
        case .trip: "_\(table.program)_trips"
        case .helpSubject, .oneOf: table.words(of: kind).map { "_\(table.program)_words " + $0.joined(separator: " ") }
        }
    }

    /// Every spelling of the options that `isWanted` picks, each once.
    private func optionSpellings(_ isWanted: (OptionDefinition) -> Bool) -> [String] {
        var seen: [String] = []
        for option in table.globalOptions + table.commands.flatMap(\.options) where isWanted(option) {
            for spelling in spellings(of: option) where !seen.contains(spelling) { seen.append(spelling) }
        }
        return seen
    }

    /// `--output` and `-o`.
    private func spellings(of option: OptionDefinition) -> [String] {
        [option.typed] + (option.letter.map { ["-\($0)"] } ?? [])
    }

    /// The long names of the options that are not hidden.
    private func names(of options: [OptionDefinition]) -> String {
        options.filter { !$0.isHidden }.map(\.typed).joined(separator: " ")
    }
}
