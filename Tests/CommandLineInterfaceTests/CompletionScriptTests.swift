import CommandLineInterface
import CommandSyntax
import Foundation
import TestSupport
import Testing

@Suite struct CompletionScriptTests {
    /// Where a shell is, or nil when it is not installed.
    private static func path(of shell: CompletionShell) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell.rawValue }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs `shell` on `arguments` in a directory with a `roadtrip` that knows a few trips; returns its output.
    private func run(_ shell: CompletionShell, _ arguments: [String]) throws -> (output: String, status: Int32) {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("completion-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: directory.appendingPathComponent("maps"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        for name in ["summer.json", "two words.json"] {
            try Data().write(to: directory.appendingPathComponent(name))
        }
        try CompletionScript.text(for: shell, of: .roadtrip)
            .write(to: directory.appendingPathComponent("script"), atomically: true, encoding: .utf8)
        let program = """
            case "$*" in
                "list --names") printf '%s\\n' 'Route 66' Coast "L'Aquila" '$(touch owned)' 'Trip: a=b' ;;
                "show --names -- Route 66") printf '%s\\n' 'New York' "Joe's" 'A "quoted" one' 'Sea: View' ;;
                "show --names -- Trip: a=b") echo Colon ;;
                "--library maps list --names") echo Elsewhere ;;
                "--library maps show --names -- Elsewhere") echo There ;;
            esac
            """
        try FinishedProgram.writeScript(program, to: directory.path + "/maps/roadtrip")
        // What a shell says on its standard error belongs to the answer.
        let run = try FinishedProgram(
            "/bin/sh", ["-c", "exec \"$@\" 2>&1", "sh", try #require(Self.path(of: shell))] + arguments,
            environment: [
                "PATH": directory.path + "/maps:/usr/bin:/bin", "HOME": directory.path, "LC_ALL": "C.UTF-8",
            ], in: directory.path)
        #expect(!FileManager.default.fileExists(atPath: directory.appendingPathComponent("owned").path))
        return (run.output, run.status)
    }

    /// Words before the cursor, the last one being completed, and what is offered.
    static let cases: [([String], [String])] = [
        (["exp"], ["export"]),
        (["h"], ["history", "help"]),
        (["--units", ""], ["km", "mi", "nmi"]),
        (["--units", "=", "m"], ["mi"]),
        (["--units", "="], ["km", "mi", "nmi"]),
        (["--units", "km", "un"], ["undo"]),
        (["report", "-f", ""], ["text", "markdown", "json", "csv", "html"]),
        (["export", "--f"], ["--format", "--force"]),
        (["open", "--j"], []),
        (["list", "--n"], []),
        (["show", ""], ["Route\\ 66", "Coast", "L\\'Aquila", "\\$\\(touch\\ owned\\)", "Trip\\:\\ a\\=b"]),
        (["show", "rOUTE\\ "], ["Route\\ 66"]),
        (["remove", "Route\\ 66", ""], ["New\\ York", "Joe\\'s", "A\\ \\\"quoted\\\"\\ one", "Sea\\:\\ View"]),
        (["remove", "\"Route 66\"", "1", "new"], ["New\\ York"]),
        (["edit", "'Route 66'", "\"J"], ["Joe's"]),
        (["move", "Route\\ 66", "Joe", ""], []),
        (["optimize", "Route\\ 66", "--lock", "s"], ["Sea\\:\\ View"]),
        (
            ["optimize", "Route\\ 66", "--start", "="],
            ["New\\ York", "Joe\\'s", "A\\ \\\"quoted\\\"\\ one", "Sea\\:\\ View"]
        ),
        (["optimize", "--end", ""], []),
        (["--library", "maps", "move", "Elsewhere", "t"], ["There"]),
        (["remove", "Trip\\:\\ a\\=b", ""], ["Colon"]),
        (["show", "Coast", "--n"], []),
        (["show", "Route\\ "], ["Route\\ 66"]),
        (["show", "\"R"], ["Route 66"]),
        (["show", "\"$"], []),
        (["show", "'L"], []),
        (["show", "Coast", ""], []),
        (["delete", "Coast", "R"], ["Route\\ 66"]),
        (["--library", "maps", "show", ""], ["Elsewhere"]),
        (["show", "--library", "=", "maps", ""], ["Elsewhere"]),
        (["loop", "-1", ""], ["on", "off"]),
        (["import", "su"], ["summer.json"]),
        (["import", "summer.json", "t"], ["two words.json"]),
        (["export", "-o", "su"], ["summer.json"]),
        (["--library", ""], ["maps"]),
        (["new", ""], []),
        (["show", "--", "--j"], []),
        (["help", "pl"], ["places"]),
        (["edit", "Coast", "1", "--kind", "s"], ["sleep", "see"]),
        (["copy", "Route\\ 66", "c"], []),
        (["copy", "Route\\ 66", "1", "n"], ["New\\ York"]),
        (["copy", "Route\\ 66", "1", "c"], ["Coast"]),
        (["copy", "Route\\ 66", "1", "2", "r"], ["Route\\ 66"]),
    ]

    @Test(
        "Bash offers what may stand there, in one shell for all lines",
        .enabled(if: path(of: .bash) != nil, "bash is not installed"))
    func bashLines() throws {
        // The words of a line end with one that is none of them.
        let script = """
            source ./script
            while [ "$#" -gt 0 ]; do
                words=()
                while [ "$1" != "<end>" ]; do words+=("$1"); shift; done
                shift
                COMP_WORDS=(roadtrip "${words[@]}"); COMP_CWORD=${#words[@]}; COMPREPLY=(); _roadtrip
                echo "? ${words[*]}"
                for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
            done
            """
        let result = try run(.bash, ["--norc", "-c", script, "bash"] + Self.cases.flatMap { $0.0 + ["<end>"] })
        let expected = Self.cases.flatMap { ["? " + $0.0.joined(separator: " ")] + $0.1 }
        #expect(result.output.split(separator: "\n").map(String.init) == expected)
    }

    /// A line as it was typed, the words that bash makes of it, which it splits at colons, and what stands in their
    /// place.
    @Test(
        "bash offers the rest of a name that has a colon before the cursor",
        .enabled(if: path(of: .bash) != nil, "bash is not installed"),
        arguments: [
            ("show Trip:", ["show", "Trip", ":"], "\\ a\\=b"),
            ("show trip:\\ a", ["show", "trip", ":", "\\ a"], "\\ a\\=b"),
            ("remove Route\\ 66 Sea:", ["remove", "Route\\ 66", "Sea", ":"], "\\ View"),
            ("remove \"Trip: a=b\" c", ["remove", "\"Trip: a=b\"", "c"], "Colon"),
            ("remove Trip:\\ a\\=b c", ["remove", "Trip", ":", "\\ a\\=b", "c"], "Colon"),
        ])
    func bashJoinsWhatItSplitsAtColons(line: String, words: [String], offered: String) throws {
        let script = """
            source ./script; COMP_LINE="roadtrip $1"; shift; COMP_WORDS=(roadtrip "$@"); COMP_CWORD=$#; _roadtrip
            for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
            """
        let result = try run(.bash, ["--norc", "-c", script, "bash", line] + words)
        #expect(result.output == offered + "\n")
    }

    /// What stands in the line of an interactive zsh after TAB. One shell completes all lines: it takes long to start.
    @Test("zsh completes what is typed", .enabled(if: path(of: .zsh) != nil, "zsh is not installed"))
    func zshCompletes() throws {
        let lines = [
            ("show r", "show Route\\ 66 "), ("remove Route\\ 66 new", "remove Route\\ 66 New\\ York "),
            ("remove \"Route 66\" joe", "remove \"Route 66\" Joe\\'s "),
            ("--library maps move Elsewhere t", "--library maps move Elsewhere There "),
            ("optimize Route\\ 66 --lock sea", "optimize Route\\ 66 --lock Sea:\\ View "),
            ("edit --name X Route\\ 66 a", "edit --name X Route\\ 66 A\\ \\\"quoted\\\"\\ one "),
            ("show trip", "show Trip:\\ a=b "), ("remove Trip:\\ a=b c", "remove Trip:\\ a=b Colon "),
            ("exp", "export "), ("edit Coast 1 --kind sl", "edit Coast 1 --kind sleep "),
            ("copy Route\\ 66 1 coa", "copy Route\\ 66 1 Coast "),
            ("copy Route\\ 66 1 new", "copy Route\\ 66 1 New\\ York "),
        ]
        let script = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PS1=; autoload -Uz compinit; compinit -u -D; source ./script; unsetopt beep; \
            tell() { zle -I; print -r -- "<<$BUFFER>>"; BUFFER=; }; zle -N tell; bindkey "^X" tell; \
            bindkey "^I" complete-word; print READY'
            zpty -r shell output '*READY*READY*'
            for line in "$@"; do
                zpty -w -n shell "roadtrip $line"$'\\t\\C-x'
                zpty -r shell output '*<<*>>*'
                print -r -- "${${output##*<<}%%>>*}"
            done
            zpty -d shell
            """
        let result = try run(.zsh, ["-f", "-c", script, "zsh"] + lines.map(\.0))
        #expect(result.output.split(separator: "\n").map(String.init) == lines.map { "roadtrip \($0.1)" })
    }

    /// What fish offers for each line, in one shell.
    @Test("Fish offers what may stand there", .enabled(if: path(of: .fish) != nil, "fish is not installed"))
    func fishOffers() throws {
        let lines = [
            ("exp", ["export"]), ("--units ", ["km", "mi", "nmi"]), ("--units=m", ["--units=mi"]),
            ("--units km un", ["undo"]), ("report -f ", ["csv", "html", "json", "markdown", "text"]),
            ("show R", ["Route 66"]), ("show Coast ", []), ("delete Coast R", ["Route 66"]),
            ("--library maps show ", ["Elsewhere"]), ("loop Coast ", ["off", "on"]),
            ("import s", ["script", "summer.json"]),
            ("show ROUTE", ["Route 66"]), ("remove \"Route 66\" n", ["New York"]),
            ("remove Route\\ 66 ", ["A \"quoted\" one", "Joe's", "New York", "Sea: View"]),
            ("optimize Route\\ 66 --start s", ["Sea: View"]), ("--library maps move Elsewhere ", ["There"]),
            ("remove \"Trip: a=b\" ", ["Colon"]),
            ("open --j", []), ("help pl", ["places"]), ("edit Coast 1 --kind s", ["see", "sleep"]),
            ("copy Route\\ 66 1 n", ["New York"]), ("copy Route\\ 66 1 c", ["Coast"]),
            ("copy Route\\ 66 c", []),
        ]
        let script = "source ./script; for line in $argv; echo \"? $line\"; complete -C \"roadtrip $line\"; end"
        let result = try run(.fish, ["--no-config", "-c", script] + lines.map(\.0))
        let expected = lines.flatMap { ["? \($0)"] + $1 }
        let words = result.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
        #expect(words == expected)
    }

    @Test("Bash reads the script", .enabled(if: path(of: .bash) != nil, "bash is not installed"))
    func bash() throws {
        let result = try run(.bash, ["-n", "./script"])
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }

    @Test("Zsh reads the script", .enabled(if: path(of: .zsh) != nil, "zsh is not installed")) func zsh()
        throws
    {
        let result = try run(.zsh, ["-f", "-n", "./script"])
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }

    @Test("Fish reads the script", .enabled(if: path(of: .fish) != nil, "fish is not installed"))
    func fish() throws {
        let result = try run(.fish, ["--no-execute", "./script"])
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }
}
