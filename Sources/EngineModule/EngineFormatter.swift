import CivilTime
import Entities
import Geodesy
import MapData
import Text

/// Puts the road engine into words.
package enum EngineFormatter {
    /// The lines for a person.
    package static func lines(_ outcome: EngineOutcome) -> [String] {
        switch outcome {
        case .none:
            return [
                "No road engine is named, so distances are straight lines.",
                "--engine URL or $ROADTRIP_ENGINE names an OSRM or Valhalla server.",
                "‘roadtrip help engine’ tells how to get one.",
            ]
        case .inside(let roads):
            return [insideLine] + properties(roads) + [
                "‘roadtrip help distances’ tells how right they are.",
                "--engine URL names an OSRM or Valhalla server, --engine off measures straight lines.",
            ]
        case .found(let engine, let now):
            var rows: [(String, String)] = [
                ("Engine", engineName(engine) + (engine.version.map { " \($0)" } ?? "")), ("Address", engine.address),
                ("Profile", engine.profile),
            ]
            if let limit = engine.placeLimit { rows.append(("Limit", "\(limit) places in one question")) }
            if let time = engine.dataTime { rows.append(("Map", "made \(dateText(time)), \(ageText(time, now))")) }
            if let version = engine.dataVersion { rows.append(("Map", "of \(version)")) }
            rows.append(("Answer", "after \(milliseconds(engine)) ms"))
            return rows.map { $0.0.padded(toWidth: 9) + visible($0.1) }
        }
    }

    private static let insideLine =
        "Distances are by the roads in the program: main roads and car ferries of OpenStreetMap; times are estimates."

    private static func properties(_ roads: InsideRoadsInspection) -> [String] {
        let megabytes = decimalText(Double(roads.bytes) / 1e6, places: 1)
        let rows = [
            ("Map", (roads.date.map { "of \($0.text), " } ?? "") + "\(Wording.roadCredit)"),
            ("Roads", "\(roads.roads), \(roads.ferries) ferries and car trains, \(megabytes) MB"),
        ]
        return rows.map { $0.0.padded(toWidth: 9) + $0.1 }
    }

    /// The line that says that all answers were forgotten.
    package static let forgottenLine = "What road engines have answered is forgotten."

    /// The lines of the menu, which can name another engine.
    static func menuLines(_ outcome: EngineOutcome) -> [String] {
        switch outcome {
        case .none:
            [
                "No road engine is named, so distances are straight lines.",
                "E URL names an OSRM or Valhalla server from now on: E http://localhost:5000",
                "--engine URL or $ROADTRIP_ENGINE names it each time; ‘roadtrip help engine’ tells how to get one.",
            ]
        case .inside(let roads):
            [insideLine] + properties(roads) + [
                "E URL asks an OSRM or Valhalla server, E off measures straight lines; that is kept."
            ]
        case .found:
            lines(outcome) + [
                "E off asks it no more, E URL another one; E forget drops its answers."
            ]
        }
    }

    /// The lines of the menu once all answers were forgotten.
    static func forgottenLines(_ outcome: EngineOutcome) -> [String] { [forgottenLine] + menuLines(outcome) }

    /// Returns the lines on the engine that is asked for roads from now on.
    static func chosenLines(_ outcome: EngineOutcome) -> [String] {
        switch outcome {
        case .none: ["No road engine is asked any more; distances are straight lines."]
        case .inside: ["From now on: " + insideLine]
        case .found: ["Roads are asked of this engine from now on:"] + lines(outcome)
        }
    }

    private static func engineName(_ engine: RoadEngineInspection) -> String {
        engine.source == .osrm ? "OSRM" : "Valhalla"
    }

    /// Returns the delay of an answer in whole milliseconds.
    static func milliseconds(_ engine: RoadEngineInspection) -> Int {
        Int(engine.delay / .milliseconds(1))
    }

    /// Returns the date, in UTC, of a time in milliseconds since 1970.
    static func dateText(_ time: Int64) -> String {
        Instant(milliseconds: time).civil(secondsFromUTC: 0).date.text
    }

    private static func ageText(_ time: Int64, _ now: Int64) -> String {
        let days = now.subtractingReportingOverflow(time).partialValue / 86_400_000
        return days < 1 ? "today" : "\(Wording.counted(Int(days), "day")) ago"
    }
}
