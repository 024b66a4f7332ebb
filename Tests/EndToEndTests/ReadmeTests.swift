import Foundation
import Testing

/// Every command and session of the README does what the README shows.
@Suite struct ReadmeTests {
    /// What the menus ask with.
    private static let prompts = ["trips> ", "trip> ", "stop> ", "Take this order? [y/N] "]

    @Test("Every command prints what the README shows") func outputs() throws {
        let program = try Program()
        let blocks = try blocks("console")
        #expect(blocks.count >= 10)
        for block in blocks {
            for (command, expected) in commands(block) {
                let run = try program.shell("{ \(command)\n} 2>&1")
                #expect(trimmed(run.output) == expected, "\(command)")
            }
        }
    }

    @Test("The session is a real one") func readmeSession() throws {
        let session = try #require(blocks("session").first)
        var inputs: [String] = []
        let shown = session.map { line in
            guard let prompt = Self.prompts.first(where: { line.hasPrefix($0) }) else { return line }
            inputs.append(String(line.dropFirst(prompt.count)))
            return prompt
        }
        #expect(inputs.count >= 4)
        let run = try Program().run(input: inputs.map { $0 + "\n" }.joined())
        #expect(run.status == 0)
        #expect(trimmed(run.output) == trimmed(shown.joined(separator: "\n")))
    }

    @Test("The picture is the one that is made today") func readmePicture() throws {
        #expect(try Self.readme().contains("](Resources/map.svg)"))
        let picture = try Data(contentsOf: URL(fileURLWithPath: Self.root + "/Resources/map.svg"))
        let run = try Program().run("map", "Fjords of Norway", "--format", "svg")
        #expect(run.output == String(decoding: picture, as: UTF8.self))
    }

    @Test("The map of the house names every target") func houseMap() throws {
        let sources = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/Sources")
        let readme = try Self.readme()
        for target in sources { #expect(readme.contains("`\(target)`"), "\(target)") }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    private static func readme() throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/README.md")), as: UTF8.self)
    }

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
