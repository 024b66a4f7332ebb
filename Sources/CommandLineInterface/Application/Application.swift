package import CommandSyntax
import Console
import JSON
import Platform

/// The program: from the words of a command line to an exit status.
package struct Application {
    private let world: World

    /// The program in this world.
    package init(_ world: World) {
        self.world = world
    }

    /// Runs one command line (without the program's name; nil in place of a word that is not UTF-8) and ends the
    /// process with its status.
    ///
    /// The memory of the command is not freed before: the system takes memory back at once, while freeing the pieces of
    /// a large library takes a fifth of the time of `list`.
    package func runAndEndProcess(_ words: [String?]) -> Never {
        var context: CommandContext?
        let status = run(words, &context)
        withExtendedLifetime(context) { endProcess(status.rawValue) }
    }

    /// Runs one command line as `runAndEndProcess` does and returns how the program ends.
    package func run(_ words: [String?]) -> ExitStatus {
        var context: CommandContext?
        return run(words, &context)
    }

    /// Runs one command line; `context` becomes what the command worked with.
    ///
    /// Nothing is read or parsed that the command does not need.
    private func run(_ words: [String?], _ context: inout CommandContext?) -> ExitStatus {
        let output = Output(.standardOutput, of: world.streams)
        let errors = Output(.standardError, of: world.streams)
        let printsJSON = words.prefix { $0 != "--" }.contains(StandardOptions.json.typed)
        var status = ExitStatus.success
        do {
            switch try ArgumentParser(.roadtrip).parse(checked(words)) {
            case .version(json: true):
                output.writeLine(Self.versionDocument.text(pretty: true))
            case .version(json: false):
                output.writeLines([Version.line] + EmbeddedFiles.attributions)
            case .help(let subject):
                output.writeLines(
                    HelpText(.roadtrip, width: HelpText.width(for: world.streams)).lines(for: subject))
            case .run(let invocation):
                let made = CommandContext(invocation, world, output: output, errors: errors)
                context = made
                if let command = invocation.command.flatMap(RoadtripCommands.command(named:)) {
                    status = try command.init(context: made).run()
                } else {
                    status = try made.runMenus()
                }
            }
        } catch {
            let failure = Failure(error, hasSaved: context?.hasSaved == true)
            // Output that was printed before the failure comes before its message.
            try? output.flush()
            errors.writeLines(failure.lines(json: printsJSON))
            status = failure.status
        }
        return settled(
            status, output: output, errors: errors, hasSaved: context?.hasSaved == true, printsJSON: printsJSON)
    }

    /// `{"version","commit","attribution":[…]}`: which program this is, and whose data is in it.
    private static var versionDocument: JSONValue {
        .object([
            JSONMember("version", .string(Version.number)),
            JSONMember("commit", Version.commit.map { .string($0) } ?? .null),
            JSONMember("attribution", .array(EmbeddedFiles.attributions.map { .string($0) })),
        ])
    }

    private func checked(_ words: [String?]) throws(UsageError) -> [String] {
        var arguments: [String] = []
        for (index, word) in words.enumerated() {
            guard let word else { throw UsageError("word \(index + 1) of the command line is not UTF-8") }
            arguments.append(word)
        }
        return arguments
    }

    /// Writes out what is left. Output that did not arrive is a failure of its own, unless the reader had enough of it.
    private func settled(
        _ status: ExitStatus, output: Output, errors: Output, hasSaved: Bool, printsJSON: Bool
    ) -> ExitStatus {
        var status = status
        do throws(OutputError) {
            try output.flush()
        } catch {
            if error != .closedPipe {
                if status == .success { errors.writeLines(Failure(error, hasSaved: hasSaved).lines(json: printsJSON)) }
                status = status == .success ? .inputOutput : status
            }
        }
        // An error of standard error itself cannot be reported anywhere.
        try? errors.flush()
        return status
    }
}
