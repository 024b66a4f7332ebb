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
    private static let prompts = ["trips> ", "trip> ", "stop> ", "order> "]

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
        try #require(shell.count == 5)
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

    @Test("Its recipes merge the copies of two machines in a folder of Syncthing and in git")
    func recipes() throws {
        let lines = try #require(blocks("sh").last)
        try #require(lines.count == 4 && lines[3].contains("merge.roadtrip.driver"))
        var program = try Program()
        let programs = program.home.path + "/bin"
        try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: programs + "/roadtrip", withDestinationPath: Program.path)
        program.environment["PATH"] = programs + ":/usr/bin:/bin"
        let setUp = try program.shell(
            """
            set -e
            roadtrip new Summer Lyon=45.75,4.85 Nice=43.7,7.27
            cp -r '\(program.library)' ~/partner
            roadtrip rename Summer Autumn
            roadtrip --library ~/partner add Summer Paris=48.85,2.35
            cp ~/partner/trips.json '\(program.library)/trips.sync-conflict-20270614-180000-ABCDEFG.json'
            """)
        #expect(setUp.status == 0, "\(setUp.errors)")
        #expect(try program.run("list").errors.contains("a conflict copy lies beside the library"))
        let merge = try program.shell(lines[0])
        #expect(merge.status == 0 && merge.output.hasSuffix("  Added “Paris” to “Autumn”\n"))
        #expect(try program.run("list").errors == "")
        let git = try program.shell(
            """
            set -e
            export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=A \
            GIT_COMMITTER_EMAIL=a@b.c
            cd '\(program.library)'
            git init -q -b main
            \(lines.dropFirst().joined(separator: "\n"))
            git add . && git commit -qm Start && git ls-files
            git checkout -qb partner && roadtrip edit Autumn Lyon --note Market > /dev/null && git commit -qam Partner
            git checkout -q main && roadtrip remove Autumn Nice > /dev/null && git commit -qam Mine
            git merge -q --no-edit partner
            """)
        #expect(git.status == 0, "\(git.errors)")
        #expect(git.output.hasPrefix(".gitattributes\n.gitignore\n.stignore\ntrips.json\nMerged 1 change from "))
        let shown = try program.run("show", "Autumn").output
        #expect(shown.contains("Market") && shown.contains("Paris") && !shown.contains("Nice"))
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
