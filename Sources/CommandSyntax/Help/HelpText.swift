package import Platform
import Text

/// The help pages, made from the table of commands.
package struct HelpText: Sendable {
    private let table: CommandTable
    private let layout: HelpLayout

    /// Creates the help of a table in lines of at most `width` columns, but at least 40.
    package init(_ table: CommandTable, width: Int = 80) {
        self.table = table
        layout = HelpLayout(width: max(40, width))
    }

    /// The width of help in columns: that of the terminal, at most 100, because longer lines are hard to read.
    package static func width(for streams: any StandardStreams) -> Int {
        min(streams.terminalSize?.columns ?? 80, 100)
    }

    /// The lines of the page about `subject`; those of the general page if the table does not contain it.
    package func lines(for subject: HelpSubject) -> [String] {
        switch subject {
        case .overview: break
        case .command(let name):
            if let command = table.definition(named: name) { return lines(for: command) }
        case .topic(let name):
            if let topic = table.topics.first(where: { $0.name == name }) { return lines(for: topic) }
        }
        return overview()
    }

    /// The page about the program.
    private func overview() -> [String] {
        var lines: [String] = []
        for (index, paragraph) in table.description.enumerated() {
            if index == 1 { lines += ["", "Usage: \(table.program) [COMMAND] [ARGUMENT…] [OPTION…]"] }
            lines += (index == 0 ? [] : [""]) + layout.wrapped(paragraph)
        }
        // The same column width for all groups, so that they look like one list.
        let column = table.commands.map(\.name.count).max() ?? 0
        func padded(_ word: String) -> String {
            word + String(repeating: " ", count: max(0, column - word.count))
        }
        for group in CommandDefinition.Group.allCases {
            let commands = table.commands.filter { $0.group == group }
            guard !commands.isEmpty else { continue }
            lines += section(group.rawValue, commands.map { (padded($0.name), $0.summary) })
        }
        lines += section("Topics of help", table.topics.map { (padded($0.name), $0.summary) })
        lines += section("Options of every command", optionRows(table.globalOptions, of: nil))
        lines += section("Exit status", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
        lines.append("")
        lines += layout.wrapped("‘\(table.program) help COMMAND’ tells more about a command, with examples.")
        return lines
    }

    /// The page about a command.
    private func lines(for command: CommandDefinition) -> [String] {
        let own = command.options.filter { !$0.isHidden }
        let options = command.needsOneOf.isEmpty ? " [OPTION…]" : " OPTION…"
        var lines = ["Usage: \(table.program) \(command.form)\(options)", ""]
        lines += layout.wrapped(command.summary + ".")
        for paragraph in command.discussion {
            lines += [""] + layout.wrapped(paragraph)
        }
        lines += section("Arguments", command.arguments.map(row))
        lines += section("Options", optionRows(own, of: command))
        let shared = table.options(with: command).dropFirst(command.options.count)
        lines += section("Options of every command", optionRows(Array(shared), of: command))
        lines += ["", command.examples.count == 1 ? "Example:" : "Examples:"]
        for example in command.examples {
            lines += ["  " + example.command] + layout.wrapped(example.meaning, indent: 6)
        }
        let pages = command.seeAlso + command.topics
        if !pages.isEmpty {
            let links = pages.map { "‘\(table.program) help \($0)’" }.joined(separator: ", ")
            lines += [""] + layout.wrapped("See also: " + links)
        }
        return lines
    }

    /// The page about a topic.
    private func lines(for topic: TopicDefinition) -> [String] {
        var lines = layout.wrapped("\(table.program) help \(topic.name): \(topic.summary)")
        for block in topic.parts.flatMap(\.blocks) {
            lines.append("")
            switch block {
            case .paragraph(let text): lines += layout.wrapped(text)
            case .rows(let rows): lines += layout.rows(rows)
            }
        }
        return lines
    }

    /// A part of a page with a title; empty if there are no rows.
    private func section(_ title: String, _ rows: [HelpLayout.Row]) -> [String] {
        rows.isEmpty ? [] : ["", title + ":"] + layout.rows(rows)
    }

    /// An argument as a row.
    private func row(_ argument: ArgumentDefinition) -> HelpLayout.Row {
        (argument.title, table.meaning(of: argument))
    }

    /// Options as rows, with aligned long names; a `command` of nil is the program without a command.
    private func optionRows(_ options: [OptionDefinition], of command: CommandDefinition?) -> [HelpLayout.Row] {
        options.map { option in
            let letter = option.letter.map { "-\($0), " } ?? "    "
            let value = option.placeholder.map { " " + $0 } ?? ""
            return (letter + option.typed + value, table.meaning(of: option, in: command))
        }
    }
}
