import CommandLineInterface
import CommandSyntax
import Testing

@Suite struct CommandTableTests {
    private static let table = CommandTable.roadtrip
    private static let options = table.globalOptions + table.commands.flatMap(\.options)

    @Test("Every command and topic is described once under its name")
    func uniqueNames() {
        let names = Self.table.names
        #expect(Self.table.commands.map(\.name) == names)
        #expect(Set(names + Self.table.topics.map(\.name)).count == names.count + Self.table.topics.count)
        for name in names { #expect(Self.table.definition(named: name)?.name == name) }
    }

    @Test("What “See also” names is there", arguments: table.commands) func whatIsSeeAlsoIsThere(
        _ command: CommandDefinition
    ) {
        for name in command.seeAlso { #expect(Self.table.subject(named: name) == .command(name)) }
        for name in command.topics { #expect(Self.table.subject(named: name) == .topic(name)) }
        #expect(!command.seeAlso.contains(command.name))
    }

    /// The words of a line are told apart before the command is known.
    @Test("An option takes the same in every command", arguments: Set(options.map(\.name)).sorted())
    func optionsAlike(_ name: String) {
        // What is hidden is for programs, which write the command first.
        let definitions = Self.options.filter { $0.name == name && !$0.isHidden }
        guard !definitions.isEmpty else { return }
        #expect(Set(definitions.map(\.takesValue)).count == 1)
        #expect(Set(definitions.map(\.letter)).count == 1)
    }

    @Test("A letter means one option") func shortOptions() {
        let letters = Dictionary(grouping: Self.options.filter { $0.letter != nil }, by: \.letter)
        #expect(letters.allSatisfy { Set($0.value.map(\.name)).count == 1 })
        #expect(Set(letters.keys) == ["h", "o", "f"])
    }

    @Test("Arguments follow an order that can be read", arguments: table.commands)
    func argumentOrder(_ command: CommandDefinition) {
        let cardinalities = command.arguments.map(\.cardinality)
        #expect(cardinalities.filter(\.isRepeating).count <= 1)
        #expect(cardinalities.drop { $0.isRequired }.allSatisfy { !$0.isRequired })
    }

    /// Every example is a command line that is understood; what a shell does around it is taken away.
    @Test("Examples are command lines of their command", arguments: table.commands)
    func examples(_ command: CommandDefinition) throws {
        #expect(!command.examples.isEmpty)
        for example in command.examples {
            let pipe = example.command.replacing("source <(", with: "").replacing(")", with: "").split(separator: "|")
            let part = try #require(pipe.last { $0.contains("roadtrip \(command.name)") || pipe.count == 1 })
            let words = Self.words(String(part.split(whereSeparator: { "<>".contains($0) })[0]))
            #expect(words.first == "roadtrip")
            let request = try ArgumentParser(Self.table).parse(Array(words.dropFirst()))
            switch request {
            case .run(let invocation): #expect(invocation.command == command.name)
            case .help: Issue.record("asks for help: \(example.command)")
            case .version: Issue.record("asks for the version: \(example.command)")
            }
        }
    }

    /// The words of a line in which only double quotes matter.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                words += part.split(separator: " ").map(String.init)
            } else {
                words.append(String(part))
            }
        }
        return words
    }
}
