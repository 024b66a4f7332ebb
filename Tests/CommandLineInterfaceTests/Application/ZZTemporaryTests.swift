import Entities
import Platform
import TestSupport
import Testing
import Foundation
import CommandLineInterface

@Suite struct ZZTemporaryTests {
    private func mixed() -> MixedMapData { MixedMapData(offRoad: ["Porto"], places: nil) }
    private func wide(_ columns: Int) -> InMemoryStandardStreams {
        let streams = InMemoryStandardStreams(script: [], isTerminal: true)
        streams.terminalSize = TerminalSize(columns: columns, rows: 40)
        return streams
    }
    @Test func all() throws {
        var text = ""
        var long = coast(roundTrip: true)
        long.waypoints.append(stop(14, "Sevilla", 37.39, -5.99))
        for (title, data) in [("road", MixedMapData()), ("mixed", MixedMapData(offRoad: ["Porto"])), ("dead", { let d = MixedMapData(); d.failure = "connection refused"; return d }())] {
            let session = try Session([long, alps()])
            session.mapData = data
            for words in [["list"], ["list", "coast", "--json"], ["show", "1"], ["show", "1", "--json"], ["report"], ["report", "1", "--format", "markdown"], ["report", "1", "--format", "csv"], ["days", "1", "--start", "2027-06-12"], ["days", "1", "--json"], ["map", "1", "--text"], ["add", "1", "40,5"], ["edit", "2", "1", "--name", "Berne"], ["new", "T", "1,2", "3,4"], ["export", "1", "-f", "gpx-track"], ["export", "1", "-f", "kml"], ["export", "1", "-f", "geojson"], ["export", "1", "-f", "csv"], ["export", "1", "-f", "json"], ["report", "2", "--format", "html"], ["web", "1"]] {
                let run = session.run(words, InMemoryStandardStreams())
                text += "##### \(title) \(words)\n\(run.output)--- stderr\n\(run.errors)\n"
            }
            let run = session.run([], typing: "1\n2\nb\np\nb\ny\nb\nr\nb\nq\n")
            text += "##### \(title) menus\n\(run.output)--- stderr\n\(run.errors)\n"
            for width in [40, 80, 120] {
                let run = session.run(["show", "1"], wide(width))
                text += "##### \(title) \(width)\n\(run.output)\n"
                let list = session.run(["list"], wide(width))
                text += "##### \(title) \(width)\n\(list.output)\n"
                let report = session.run(["report", "1"], wide(width))
                text += "##### \(title) \(width)\n\(report.output)\n"
            }
        }
        try text.write(toFile: "/work/r/.build/temporary.txt", atomically: true, encoding: .utf8)
    }
}
