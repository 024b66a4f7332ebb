import CivilTime
package import Entities
package import JSON

/// The history for programs.
package enum HistoryDocument {
    /// `[{"what","at","undone"}]`, newest first, with times in UTC (ISO 8601). Linear in the number of changes.
    package static func json(_ history: History) -> JSONValue {
        .array(
            history.entries.map { entry in
                .object([
                    JSONMember("what", .string(entry.what)),
                    JSONMember("at", .string("\(Instant(milliseconds: entry.at).civil().text)Z")),
                    JSONMember("undone", .bool(entry.undone)),
                ])
            })
    }

    /// The result of an undo or redo: `{"changes":["Renamed “A” to “B”"],"trips":N}`.
    package static func json(_ outcome: HistoryOutcome) -> JSONValue {
        .object([
            JSONMember("changes", .array(outcome.changes.map { .string($0) })),
            JSONMember("trips", .integer(outcome.trips)),
        ])
    }
}
