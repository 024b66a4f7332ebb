import Foundation
import Testing

/// Every command and session of the README does what the README shows, with no variable set.
@Suite struct ReadmeTests {
    /// The program as it is without a choice of what measures distances.
    private func program() throws -> Program {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = ""
        return program
    }

    /// What the menus ask with.
    private static let prompts = ["trips> ", "trip> ", "stop> ", "Take this order? [y/N] "]

    @Test("Every command prints what the README shows") func printedCommands() throws {
        let program = try self.program()
        let blocks = try blocks("console")
        #expect(blocks.count >= 10)
        for block in blocks {
            for (command, expected) in commands(block) {
                let run = try program.shell("{ \(command)\n} 2>&1")
                #expect(trimmed(run.output) == expected, "\(command)")
            }
        }
    }

    @Test("The session is a real one") func realSession() throws {
        let session = try #require(blocks("session").first)
        var inputs: [String] = []
        let shown = session.map { line in
            guard let prompt = Self.prompts.first(where: { line.hasPrefix($0) }) else { return line }
            inputs.append(String(line.dropFirst(prompt.count)))
            return prompt
        }
        #expect(inputs.count >= 4)
        let run = try program().run(input: inputs.map { $0 + "\n" }.joined())
        #expect(run.status == 0)
        #expect(trimmed(run.output) == trimmed(shown.joined(separator: "\n")))
    }

    @Test("The picture is the one that is made today") func currentPicture() throws {
        #expect(try Self.readme().contains("](Resources/map.svg)"))
        let picture = try SourceTree.data("Resources/map.svg")
        let run = try program().run("map", "Fjords of Norway", "--format", "svg")
        #expect(run.output == String(decoding: picture, as: UTF8.self))
    }

    @Test("The README is short") func length() throws {
        #expect(try Self.readme().components(separatedBy: "\n").count - 1 <= 400)
    }

    @Test("Its two first commands, its install command and its road engine are those that CI runs")
    func theOtherCommandsAreThoseOfCI() throws {
        let script = try SourceTree.text(".ci/run")
        let shell = try blocks("sh")
        #expect(shell.prefix(2) == [["swift run roadtrip"], ["swift test"]])
        #expect(script.contains(/\bswift run .*roadtrip\b/) && script.contains(/\bswift test\b/))
        try #require(shell.count == 4)
        // What is left out: where it is built, and that symbols are stripped.
        let install = shell[2].dropLast().joined(separator: " ").replacing("\\", with: " ")
            .replacing("-Xlinker -s ", with: "").replacing("--scratch-path .build/static", with: "")
        let built = script.components(separatedBy: "release=(").last?.components(separatedBy: ")").first ?? ""
        #expect(
            install.split(separator: " ").map(String.init).sorted()
                == (["swift", "build"]
                + built.replacing("\"${strict[@]}\"", with: "").split(whereSeparator: \.isWhitespace)
                .map(String.init)).sorted())
        let engine = try #require(script.firstMatch(of: #/engine (osrm-bindings) ([0-9.]+) /#))
        #expect(shell[3].joined().contains("pip install \(engine.1)==\(engine.2)"))
    }

    @Test("Every command that a text names exists", arguments: SourceTree.texts)
    func everyCommandThatIsNamedExists(path: String) throws {
        let program = try self.program()
        let named = try SourceTree.quotedWords(in: SourceTree.text(path))
            .compactMap { $0.firstMatch(of: /^roadtrip (?:help )?([a-z]+)/).map { String($0.1) } }
        for command in Set(named).subtracting(["help"]) {
            #expect(try program.run("help", command).status == 0, "\(command)")
        }
    }

    @Test("The table of formats has every format that import reads and export writes")
    func theTableHasEveryFormat() throws {
        let rows = SourceTree.tableRows(in: try Self.readme())
        let program = try self.program()
        for (command, column) in [("import", 1), ("export", 2)] {
            let help = try program.run("help", command).output.split(whereSeparator: \.isWhitespace).joined(
                separator: " ")
            let list = try #require(help.firstMatch(of: /one of ((?:[a-z-]+, )+[a-z-]+ or [a-z-]+)/)?.1)
            let names = list.replacing(" or ", with: ", ").components(separatedBy: ", ")
            #expect(names.count > 8)
            for name in names {
                let row = rows.first { $0[0].contains("`\(name)`") }
                #expect(row.map { $0.count > column && !$0[column].isEmpty } == true, "\(command) \(name)")
            }
        }
    }

    @Test("Every link of a text leads to a file or a heading", arguments: SourceTree.texts)
    func everyLinkLeadsSomewhere(path: String) throws {
        let text = try SourceTree.text(path)
        let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let headings = text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
                .replacing(" ", with: "-")
        }
        for target in text.matches(of: /\]\(([^)]+)\)/).map({ String($0.1) }) where !target.contains("://") {
            if target.hasPrefix("#") {
                #expect(headings.contains(String(target.dropFirst())), "\(target)")
            } else {
                #expect(SourceTree.exists(folder + target), "\(target)")
            }
        }
    }

    private static func readme() throws -> String { try SourceTree.text("README.md") }

    /// The lines of each fenced block of this kind.
    private func blocks(_ kind: String) throws -> [[String]] {
        var blocks: [[String]] = []
        var current: [String]?
        for line in try Self.readme().components(separatedBy: "\n") {
            if line == "```" + kind, current == nil {
                current = []
            } else if line == "```", let block = current {
                blocks.append(block)
                current = nil
            } else {
                current?.append(line)
            }
        }
        return blocks
    }

    /// The commands of a block (`$ …`), each with the output that follows it.
    private func commands(_ block: [String]) -> [(command: String, output: String)] {
        var commands: [(String, [String])] = []
        for line in block {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), []))
            } else if !commands.isEmpty {
                commands[commands.count - 1].1.append(line)
            }
        }
        return commands.map { ($0.0, trimmed($0.1.joined(separator: "\n"))) }
    }

    /// Text without spaces at the ends of its lines and without empty lines around it.
    private func trimmed(_ text: String) -> String {
        text.components(separatedBy: "\n")
            .map { $0.replacing(/\s+$/, with: "") }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }
}
