import CommandLineInterface
import Foundation
import Testing

@Suite struct CompletionScriptTests {
    /// Where a shell is, or nil when it is not installed.
    private static func path(of shell: CompletionShell) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell.rawValue }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs `shell` on `arguments` in a directory with a `roadtrip` that knows four trips; returns its output.
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
        let program = directory.appendingPathComponent("maps/roadtrip")
        try """
        #!/bin/sh
        case "$*" in
            "list --names") printf '%s\\n' 'Route 66' Coast "L'Aquila" '$(touch owned)' ;;
            "--library maps list --names") echo Elsewhere ;;
        esac
        """.write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell)))
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = [
            "PATH": directory.path + "/maps:/usr/bin:/bin", "HOME": directory.path, "LC_ALL": "C.UTF-8",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(!FileManager.default.fileExists(atPath: directory.appendingPathComponent("owned").path))
        return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
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
        (["show", ""], ["Route\\ 66", "Coast", "L\\'Aquila", "\\$\\(touch\\ owned\\)"]),
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
    ]

    @Test(.enabled(if: path(of: .bash) != nil, "bash is not installed"), arguments: cases)
    func bashOffersWhatMayStandThere(words: [String], offered: [String]) throws {
        let line = """
            source ./script; COMP_WORDS=(roadtrip "$@"); COMP_CWORD=$#; _roadtrip
            for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
            """
        let result = try run(.bash, ["--norc", "-c", line, "bash"] + words)
        #expect(result.output.split(separator: "\n").map(String.init) == offered)
    }

    @Test(
        .enabled(if: path(of: .fish) != nil, "fish is not installed"),
        arguments: [
            ("exp", ["export"]), ("--units ", ["km", "mi", "nmi"]), ("--units=m", ["--units=mi"]),
            ("--units km un", ["undo"]), ("report -f ", ["csv", "html", "json", "markdown", "text"]),
            ("show R", ["Route 66"]), ("show Coast ", []), ("delete Coast R", ["Route 66"]),
            ("--library maps show ", ["Elsewhere"]), ("loop Coast ", ["off", "on"]),
            ("import s", ["script", "summer.json"]),
            ("open --j", []), ("help pl", ["places"]),
        ])
    func fishOffersWhatMayStandThere(line: String, offered: [String]) throws {
        let result = try run(.fish, ["--no-config", "-c", "source ./script; complete -C 'roadtrip \(line)'"])
        let words = result.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
        #expect(words == offered)
    }

    @Test(.enabled(if: path(of: .bash) != nil, "bash is not installed")) func bashReadsTheScript() throws {
        let result = try run(.bash, ["-n", "./script"])
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }

    @Test(.enabled(if: path(of: .zsh) != nil, "zsh is not installed")) func zshReadsTheScript() throws {
        let result = try run(.zsh, ["-f", "-n", "./script"])
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }

    @Test(.enabled(if: path(of: .fish) != nil, "fish is not installed")) func fishReadsTheScript() throws {
        let result = try run(.fish, ["--no-execute", "./script"])
        #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }
}
