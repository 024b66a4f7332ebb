import Entities
package import JSON
import Merging

/// The result of a merge for programs, as `merge --json` prints it.
package enum MergeDocument {
    /// `{"changes":[TEXT],"notices":[TEXT],"conflicts":[{"trip","tripName","stop"?,"stopName"?,"field","base","ours",
    /// "theirs"}],"trips":N}`, with ids of trips and stops. Linear.
    package static func json(_ outcome: MergeOutcome) -> JSONValue {
        .object([
            JSONMember("changes", .array(outcome.result.changes.map { .string(MergeFormatter.text(of: $0)) })),
            JSONMember("notices", .array(MergePresenter.warnings(outcome).map { .string($0) })),
            JSONMember("conflicts", .array(outcome.result.conflicts.map(value))),
            JSONMember("trips", .integer(outcome.trips)),
        ])
    }

    /// The conflict copies beside the library: `{"copies":[PATH]}`.
    package static func json(conflictCopies paths: [String]) -> JSONValue {
        .object([JSONMember("copies", .array(paths.map { .string($0) }))])
    }

    private static func value(_ conflict: MergeConflict) -> JSONValue {
        func members(_ name: String, _ place: MergeConflict.Place?) -> [JSONMember] {
            guard let place else { return [] }
            return [
                JSONMember(name, .string(place.id.description)), JSONMember("\(name)Name", .string(place.name.text)),
            ]
        }
        return .object(
            members("trip", conflict.trip) + members("stop", conflict.stop) + [
                JSONMember("field", .string(conflict.field)), JSONMember("base", conflict.base ?? .null),
                JSONMember("ours", conflict.ours ?? .null), JSONMember("theirs", conflict.theirs ?? .null),
            ])
    }
}
