/// The manual page of the program in the format of man(7), made from the table of commands.
package struct ManualPage {
    /// The release that the page describes.
    package struct Release: Sendable {
        /// The version.
        package let version: String
        /// The date of the release, `2026-11-21`.
        package let date: String
        /// The attributions of the data in the program, one sentence each.
        package let attribution: [String]

        /// Describes a release.
        package init(version: String, date: String, attribution: [String]) {
            self.version = version
            self.date = date
            self.attribution = attribution
        }
    }

    private let table: CommandTable
    private let release: Release
    private let further: [TopicDefinition.Part]

    /// Creates the page of a table; `further` are sections that belong to no topic of its help.
    package init(_ table: CommandTable, _ release: Release, further: [TopicDefinition.Part] = []) {
        self.table = table
        self.release = release
        self.further = further
    }

    /// The lines of the page. Linear in its length.
    package var lines: [String] {
        let name = table.program
        var lines = [
            ".TH \(Roff.argument(name.uppercased())) 1 \"\(release.date)\" "
                + "\(Roff.argument("\(name) \(release.version)")) \(Roff.argument("User Commands"))",
            // No hyphenation, because a hyphenated option cannot be copied.
            ".nh",
        ]
        lines += section("Name") + ["\(Roff.text(name)) \\- \(Roff.text(table.summary))"]
        lines += section("Synopsis")
        lines += [
            "\(Roff.bold(name)) \(Roff.form("[COMMAND] [ARGUMENT…] [OPTION…]"))",
            ".br", "\(Roff.bold(name)) \(Roff.bold("help")) \(Roff.form("[COMMAND]"))",
        ]
        lines += section("Description") + paragraphs(table.description)
        lines += section("Commands")
        for group in CommandDefinition.Group.allCases {
            let commands = table.commands.filter { $0.group == group }
            guard !commands.isEmpty else { continue }
            lines.append(".SS \(Roff.argument(group.rawValue))")
            lines += commands.flatMap(entry)
        }
        lines += section("Options") + ["These stand with every command, before or after it."]
        lines += table.globalOptions.flatMap(entry)
        for part in table.topics.flatMap(\.parts) + further {
            lines += section(part.title) + blocks(part.blocks)
        }
        lines += section("Exit status")
        lines += ExitStatus.allCases.flatMap { item(Roff.bold(String($0.rawValue)), $0.meaning) }
        lines += section("Examples")
        for example in table.commands.flatMap(\.examples) {
            lines += [".TP", Roff.bold(example.command), Roff.line(example.meaning)]
        }
        lines += section("Data") + paragraphs(release.attribution.map { $0 + "." })
        return lines
    }

    private func section(_ title: String) -> [String] {
        [".SH \(Roff.argument(title.uppercased()))"]
    }

    /// A command with its arguments and options.
    private func entry(_ command: CommandDefinition) -> [String] {
        let form = command.form.dropFirst(command.name.count)
        let options = command.needsOneOf.isEmpty ? " [OPTION…]" : " OPTION…"
        let hasOptions = command.options.contains { !$0.isHidden }
        var lines = [".TP", Roff.bold(command.name) + Roff.form(form + (hasOptions ? options : ""))]
        lines.append(Roff.line(command.summary + "."))
        for paragraph in command.discussion { lines += [".IP", Roff.line(paragraph)] }
        let details =
            command.arguments.flatMap { item(Roff.form($0.title), table.meaning(of: $0)) }
            + command.options.filter { !$0.isHidden }.flatMap(entry)
        return details.isEmpty ? lines : lines + [".RS"] + details + [".RE"]
    }

    /// An option with its spellings and meaning.
    private func entry(_ option: OptionDefinition) -> [String] {
        let spellings = (option.letter.map { ["-\($0)"] } ?? []) + [option.typed]
        let value = option.placeholder.map { " \\fI" + Roff.text($0) + "\\fR" } ?? ""
        return item(spellings.map(Roff.bold).joined(separator: ", ") + value, table.meaning(of: option))
    }

    private func blocks(_ blocks: [TopicDefinition.Block]) -> [String] {
        blocks.enumerated().flatMap { index, block in
            switch block {
            // A paragraph at the beginning of a section needs no request.
            case .paragraph(let text): (index == 0 ? [] : [".PP"]) + [Roff.line(text)]
            case .rows(let rows): rows.flatMap { item(Roff.bold($0.term), $0.meaning) }
            }
        }
    }

    private func paragraphs(_ texts: [String]) -> [String] {
        blocks(texts.map(TopicDefinition.Block.paragraph))
    }

    /// A term with its meaning indented below it.
    private func item(_ term: String, _ meaning: String) -> [String] {
        [".TP", term, Roff.line(meaning)]
    }
}
