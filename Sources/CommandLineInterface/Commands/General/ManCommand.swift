import CommandSyntax
import Console

/// `man`: prints the manual page.
struct ManCommand: Command {
    static let name = "man"
    static let definition = CommandDefinition(
        name, in: .general, summary: "Print the manual page",
        printsJSON: false,
        discussion: ["The page is written for ‘man’ (roff, man(7)) and describes all commands, options and files."],
        examples: [
            .init("roadtrip man | man -l -", "read it"),
            .init("roadtrip man > roadtrip.1", "a file for a directory of $MANPATH"),
        ],
        seeAlso: ["help"], synonyms: ["manual", "manpage"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let release = ManualPage.Release(
            version: Version.number, date: Version.date, attribution: EmbeddedFiles.attributions)
        context.output.writeLines(ManualPage(.roadtrip, release, further: [KeysHelp.menus]).lines)
        return .success
    }
}
