import CommandSyntax
import Console
import JSON
import Text

/// `licenses`: prints the licences of the program and of the data and the code of others in it.
struct LicensesCommand: Command {
    static let name = "licenses"
    static let definition = CommandDefinition(
        name, in: .general, summary: "Print the licences of the program and of what is in it",
        discussion: [
            "The program contains data of others and libraries, which keep their licences. For each it is told where it "
                + "is from, under which licence, and what that licence asks for; then the notices that have to be "
                + "passed on with copies of the program."
        ],
        examples: [
            .init("roadtrip licenses", "read them"),
            .init("roadtrip licenses > LICENCES.txt", "a file to pass on with the program"),
        ],
        synonyms: ["licences", "license", "licence", "copyright", "notices"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let page = EmbeddedFiles.dataPage
        try context.printResult(Self.document(page), lines(page))
        return .success
    }

    /// The page as text, in lines of the width of help.
    private func lines(_ page: DataPage) -> [String] {
        let width = HelpText.width(for: context.world.streams)
        func item(_ term: String, _ text: String) -> [String] {
            "\(term): \(text)".wrapped(toWidth: width - 4).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
        }
        func section(_ title: String, _ origin: String, _ entries: [DataPage.Entry]) -> [String] {
            var lines = ["", title]
            for entry in entries {
                lines += ["", entry.name]
                lines += item("what it is", entry.description) + item(origin, entry.origin)
                lines += item("licence", entry.license)
                if let attribution = entry.attribution { lines += item("attribution", attribution) }
            }
            return lines
        }
        var lines = EmbeddedFiles.license.trimmed.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        lines += section("SOURCES OF DATA", "from", page.sources)
        lines += section("FILES IN THE PROGRAM", "made from", page.files)
        lines += section("CODE OF OTHERS IN THE PROGRAM", "from", page.code)
        lines += ["", "NOTICES"]
        for notice in page.notices {
            lines += ["", notice.title]
            for (index, paragraph) in notice.paragraphs.enumerated() {
                lines += (index == 0 ? [] : [""]) + paragraph.wrapped(toWidth: width - 2).map { "  " + $0 }
            }
        }
        return lines
    }

    /// `{"license","sources":[…],"files":[…],"code":[…],"notices":[…]}`.
    private static func document(_ page: DataPage) -> JSONValue {
        func text(_ name: String, _ value: String) -> JSONMember { JSONMember(name, .string(value)) }
        func entries(_ name: String, _ entries: [DataPage.Entry]) -> JSONMember {
            let objects = entries.map { entry in
                var members = [
                    text("name", entry.name), text("description", entry.description), text("origin", entry.origin),
                    text("license", entry.license),
                ]
                if let attribution = entry.attribution { members.append(text("attribution", attribution)) }
                return JSONValue.object(members)
            }
            return JSONMember(name, .array(objects))
        }
        let notices = page.notices.map { notice in
            JSONValue.object([
                text("name", notice.title), text("text", notice.paragraphs.joined(separator: "\n\n")),
            ])
        }
        return .object([
            text("license", String(EmbeddedFiles.license.trimmed)),
            entries("sources", page.sources), entries("files", page.files), entries("code", page.code),
            JSONMember("notices", .array(notices)),
        ])
    }
}
