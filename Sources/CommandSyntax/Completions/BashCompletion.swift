/// The completion script for bash 3.2 and later.
///
/// Names of trips are untrusted: they are never passed to `compgen -W`, which would expand and so execute them, and are
/// quoted before they are inserted into the command line.
struct BashCompletion {
    private let table: CommandTable

    /// Creates the script for a table.
    init(_ table: CommandTable) {
        self.table = table
    }

    /// The lines of the script.
    var lines: [String] {
        let program = table.program
        return ["# Completions of \(program) for bash: source <(\(program) completions bash)", ""]
            + readingFunctions + [""] + namesFunction + [""] + wordFunctions + [""] + mainFunction + [""]
            + ["complete -F _\(program) \(program)"]
    }

    /// Functions that read the command line: `_roadtrip_unquote` sets `unquoted` to a word without its quotation marks.
    /// `_roadtrip_read` sets `words` to the words up to the cursor, after joining those that bash split at colons, and
    /// `joined` to the part of the last word that bash considers separate words.
    private var readingFunctions: [String] {
        let program = table.program
        return #"""
            _\#(program)_unquote() {
                local text="$1" mark="" character
                unquoted=""
                while [[ -n $text ]]; do
                    character="${text:0:1}"
                    text="${text:1}"
                    if [[ $character == "$mark" ]]; then
                        mark=""
                    elif [[ -z $mark && ( $character == \' || $character == \" ) ]]; then
                        mark="$character"
                    elif [[ $character == \\ && $mark != \' ]]; then
                        unquoted+="${text:0:1}"
                        text="${text:1}"
                    else
                        unquoted+="$character"
                    fi
                done
            }

            _\#(program)_read() {
                local line="$COMP_LINE" index word blank last=-1
                words=()
                joined=""
                for ((index = 0; index <= COMP_CWORD; index++)); do
                    word="${COMP_WORDS[index]}"
                    blank="${line%%[![:blank:]]*}"
                    line="${line#"$blank"}"
                    if [[ $last -gt 0 && -z $blank && -n $line && $line == "$word"* ]] &&
                        [[ $word == :* || ${words[last]} == *: ]]; then
                        if [[ $word == :* ]]; then joined="${words[last]}$word"; else joined="${words[last]}"; fi
                        words[last]+="$word"
                    else
                        last=$((last + 1))
                        words[last]="$word"
                        joined=""
                    fi
                    line="${line#"$word"}"
                done
            }
            """#.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Functions that offer the names of all trips, or of the stops of a trip, as the program prints them. Case is
    /// ignored. Colons are quoted too, because bash splits words at them.
    private var namesFunction: [String] {
        let program = table.program
        return #"""
            _\#(program)_names() {
                local name offered unquoted typed skipped nocasematch quote=""
                case "$cur" in
                    \"*) quote='"' ;;
                    \'*) quote="'" ;;
                esac
                _\#(program)_unquote "$joined"
                skipped="$unquoted"
                _\#(program)_unquote "$cur"
                typed="$unquoted"
                nocasematch=$(shopt -p nocasematch)
                shopt -s nocasematch
                while IFS= read -r name; do
                    [[ $name == "$typed"* ]] || continue
                    name="${name:${#skipped}}"
                    case "$quote" in
                        '"') case "$name" in *[\"\$\`\\!]*) ;; *) COMPREPLY+=("$name") ;; esac ;;
                        "'") case "$name" in *\'*) ;; *) COMPREPLY+=("$name") ;; esac ;;
                        *)
                            printf -v offered '%q' "$name"
                            offered="${offered//:/\\:}"
                            COMPREPLY+=("${offered//=/\\=}")
                            ;;
                    esac
                done < <("${COMP_WORDS[0]}" ${library:+--library "$library"} "$@" 2>/dev/null)
                $nocasematch
            }

            _\#(program)_stops() {
                if [[ -n $trip ]]; then _\#(program)_names show --names -- "$trip"; fi
            }
            """#.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Functions that offer words, and the names of files and directories.
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

    /// The main function: examines the words before the cursor, then offers what may follow.
    private var mainFunction: [String] {
        let program = table.program
        var lines = [
            "_\(program)() {",
            "    local cur command=\"\" trip=\"\" library=\"\" option=\"\" ended=\"\" count=0 index word joined unquoted words",
            "    COMPREPLY=()",
            "    _\(program)_read",
            "    cur=\"${words[${#words[@]} - 1]}\"",
            "    for ((index = 1; index < ${#words[@]} - 1; index++)); do",
            "        word=\"${words[index]}\"",
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
        let valued = table.spellings { $0.takesValue }
        lines += [
            "                \(valued.joined(separator: "|"))) option=\"$word\"; continue ;;",
            "                -[!0-9]*) continue ;;",
            "            esac",
            "        fi",
            "        if [[ -z $command ]]; then",
            "            command=\"$word\"",
            "            continue",
            "        fi",
            "        count=$((count + 1))",
            "        if [[ $count == 1 ]]; then",
            "            _\(program)_unquote \"$word\"",
            "            trip=\"$unquoted\"",
            "        fi",
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

    /// The cases for the values of options that can be completed: `export:--output|export:-o) …`.
    private var valueCases: [String] {
        let own = table.commands.flatMap { command in
            command.options.compactMap { option in
                action(option.kind).map { action in
                    let patterns = option.spellings.map { "\(command.name):\($0)" }
                    return "\(patterns.joined(separator: "|"))) \(action) ;;"
                }
            }
        }
        let global = table.globalOptions.compactMap { option in
            action(option.kind).map { action in
                "\(option.spellings.map { "*:\($0)" }.joined(separator: "|"))) \(action) ;;"
            }
        }
        return own + global
    }

    /// The cases for arguments that can be completed: `show:0) …`, or `delete:*)` for a repeating one.
    private var argumentCases: [String] {
        table.commands.flatMap { command in
            command.completedArguments.enumerated().compactMap { index, argument in
                action(argument.kind).map { action in
                    "\(command.name):\(argument.cardinality.isRepeating ? "*" : String(index))) \(action) ;;"
                }
            }
        }
    }

    /// The call that offers values of a kind; nil if they cannot be completed.
    private func action(_ kind: ValueKind) -> String? {
        switch kind {
        case .text: nil
        case .file: "_\(table.program)_files -f"
        case .directory: "_\(table.program)_files -d"
        case .trip: "_\(table.program)_names list --names"
        case .stop: "_\(table.program)_stops"
        case .stopOrTrip: "_\(table.program)_stops; _\(table.program)_names list --names"
        case .helpSubject, .oneOf, .usually:
            table.words(of: kind).map { "_\(table.program)_words " + $0.joined(separator: " ") }
        }
    }

    /// The long names of the options that are not hidden.
    private func names(of options: [OptionDefinition]) -> String {
        options.filter { !$0.isHidden }.map(\.typed).joined(separator: " ")
    }
}
