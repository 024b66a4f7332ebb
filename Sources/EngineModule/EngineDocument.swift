import Entities
package import JSON
import MapData

/// The road engine for programs.
package enum EngineDocument {
    /// `{"engine","address","version","profile","placeLimit","dataDate","dataVersion","milliseconds"}`, null for what
    /// is not known; `{"engine":"inside"}` for the roads in the program, `{"engine":null}` where none is named.
    package static func json(_ page: EnginePage) -> JSONValue {
        if page == .inside { return .object([JSONMember("engine", .string("inside"))]) }
        guard case .found(let engine, _) = page else { return .object([JSONMember("engine", .null)]) }
        func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
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
