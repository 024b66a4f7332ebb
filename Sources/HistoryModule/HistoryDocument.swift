import CivilTime
import Entities
package import JSON

/// The history as JSON for programs.
package struct HistoryDocument {
    private let history: History

    /// Creates the document of a history.
    init(_ history: History) {
        self.history = history
    }

    /// `[{"what","at","undone"}]`, newest first, with times in UTC (ISO 8601). Linear in the number of changes.
    package var json: JSONValue {
        .array(
            history.entries.map { entry in
                .object([
                    JSONMember("what", .string(entry.what)),
                    JSONMember("at", .string("\(Instant(milliseconds: entry.at).civil().text)Z")),
                    JSONMember("undone", .bool(entry.undone)),
                ])
            })
    }
}

extension HistoryOutcome {
    /// The result as JSON: `{"changes":["Renamed “A” to “B”"],"trips":N}`.
    package var json: JSONValue {
        .object([
            JSONMember("changes", .array(changes.map { .string($0) })),
            JSONMember("trips", .integer(trips)),
        ])
    }
}
