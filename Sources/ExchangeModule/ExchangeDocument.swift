import Entities
import Interchange
package import JSON

/// The result of an import, for programs, as `import --json` prints it.
package enum ExchangeDocument {
    /// Returns the result of each file, for programs. The reason why one was refused is an error of its own.
    package static func json(_ outcome: ImportOutcome) -> JSONValue {
        let files = JSONMember("files", .array(outcome.files.map(value)))
        // The ids of a dry run are made up and never come again.
        guard !outcome.isDryRun else { return .object([files]) }
        return .object([files, JSONMember("ids", .array(outcome.ids.map { .string($0.description) }))])
    }

    /// A file that an export wrote, for programs: `{"file","format","trips","stops","warnings":[…]}`.
    package static func json(_ file: WrittenFile) -> JSONValue {
        .object([
            JSONMember("file", .string(file.path)), JSONMember("format", .string(file.format)),
            JSONMember("trips", .integer(file.trips)), JSONMember("stops", .integer(file.stops)),
            JSONMember("warnings", .array(file.warnings.map { .string($0) })),
        ])
    }

    private static func value(_ file: ImportOutcome.FileOutcome) -> JSONValue {
        var members = [
            JSONMember("file", .string(file.file)),
            JSONMember("format", file.format.map { .string($0) } ?? .null),
            JSONMember("trips", .integer(file.trips)),
            JSONMember("stops", .integer(file.stops)),
            JSONMember("duplicates", .integer(file.duplicates)),
            JSONMember(
                "skipped",
                .array(
                    file.skipped.map {
                        .object([JSONMember("line", .integer($0.line)), JSONMember("reason", .string($0.reason))])
                    })),
        ]
        if !file.notices.isEmpty { members.append(JSONMember("notices", .array(file.notices.map { .string($0) }))) }
        return .object(members)
    }
}
