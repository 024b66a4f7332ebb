import CivilTime
import Entities
package import JSON
import MapData

/// The road engine for programs.
package enum EngineDocument {
    /// `{"engine","address","version","profile","placeLimit","dataDate","dataVersion","milliseconds"}`, null for what
    /// is not known; `{"engine":"inside","dataDate","roads","ferries","bytes"}` for the roads in the program,
    /// `{"engine":null}` where none is named.
    package static func json(_ outcome: EngineOutcome) -> JSONValue {
        func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
        if case .inside(let roads) = outcome {
            return .object([
                JSONMember("engine", .string("inside")), JSONMember("dataDate", text(roads.date?.text)),
                JSONMember("roads", .integer(roads.roads)), JSONMember("ferries", .integer(roads.ferries)),
                JSONMember("bytes", .integer(roads.bytes)),
            ])
        }
        guard case .found(let engine, _) = outcome else { return .object([JSONMember("engine", .null)]) }
        return .object([
            JSONMember("engine", .string(engine.source.rawValue)), JSONMember("address", .string(engine.address)),
            JSONMember("version", text(engine.version)), JSONMember("profile", .string(engine.profile)),
            JSONMember("placeLimit", engine.placeLimit.map { .integer($0) } ?? .null),
            JSONMember("dataDate", text(engine.dataTime.map(EngineFormatter.dateText))),
            JSONMember("dataVersion", text(engine.dataVersion)),
            JSONMember("milliseconds", .integer(EngineFormatter.milliseconds(engine))),
        ])
    }
}
