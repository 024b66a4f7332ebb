import CivilTime
import Entities
package import JSON

/// The history for programs.
package struct HistoryDocument {
    private let history: History

    /// The changes of a library.
    init(_ history: History) {
        self.history = history
    }

    /// `[{"what","at","undone"}]`, newest first, times as UTC. Linear in the changes.
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
    /// What a step did: `{"changes":["what it was"],"trips":N}`.
    package var json: JSONValue {
        .object([
            JSONMember("changes", .array(changes.map { .string($0) })),
            JSONMember("trips", .integer(trips)),
        ])
    }
}
