import CommandLineInterface
import CommandSyntax
import Entities
import JSON
import MapData
import TestSupport
import Testing

/// `help json` and what `--json` prints.
@Suite struct JSONHelpTests {
    private static let shared: Set = ["latitude", "longitude"]

    /// The fields that the topic names for a command, and those of legs.
    private func documented(_ command: String) throws -> Set<String> {
        let topic = try #require(CommandTable.roadtrip.topics.first { $0.name == "json" })
        var fields = Self.shared
        var isMeant = false
        for block in topic.parts.flatMap(\.blocks) {
            switch block {
            case .paragraph(let text):
                let commands = text.prefix { $0 != ":" }.split(separator: ",").map { $0.drop { $0 == " " } }
                isMeant = commands.contains { $0 == command } || text.hasPrefix("A leg")
            case .rows(let rows):
                guard isMeant else { continue }
                fields.formUnion(rows.flatMap { $0.term.split(separator: ",").map { String($0.drop { $0 == " " }) } })
            }
        }
        return fields
    }

    /// The keys of a document at all levels.
    private func keys(_ value: JSONValue) -> Set<String> {
        switch value {
        case .object(let members):
            members.reduce(into: []) { $0.formUnion(keys($1.value).union([$1.name])) }
        case .array(let values): values.reduce(into: []) { $0.formUnion(keys($1)) }
        default: []
        }
    }

    /// A copy of the library in which a stop has another name.
    private static func otherCopy() -> String {
        var trip = alps()
        trip.waypoints[0].name = name("Other")
        return String(decoding: LibraryEncoder.encode(Library(trips: [trip])), as: UTF8.self)
    }

    /// A trip with a cost of each kind of stop and each means of way.
    private static func costly() throws -> Trip {
        var trip = coast()
        trip.waypoints = []
        for (index, kind) in StopKind.known.enumerated() {
            var stop = stop(UInt64(100 + index), kind, 40 + Double(index) / 10, -8)
            try stop.plan.set(.kind(StopKind(kind)))
            try stop.plan.set(.cost(Cost("9")))
            let means = Way.Means.allCases
            if index > 0, index <= means.count {
                try stop.plan.set(.way(Way(by: means[index - 1], cost: Cost("3"))))
            }
            trip.waypoints.append(stop)
        }
        try trip.waypoints[0].plan.set(.cost(Cost("9").in("GBP")))
        return trip.with(id: TestSupport.id(77))
    }

    @Test("Every field that a command prints with --json is named for it, and none that no command prints")
    func fields() throws {
        let session = try Session([coast(), alps(), Self.costly()])
        try session.put("Name,Latitude,Longitude\nA,46,7\nB,99,7\nLyon,,\n", at: "/home/me/rows.csv")
        var (allNamed, allPrinted) = (Set<String>(), Set<String>())
        /// `other` is the command whose fields stand in the document too, as the help says.
        func check(_ command: String, _ words: String..., and other: String? = nil, onErrors: Bool = false) throws {
            let run = session.run([command] + words + ["--json"], InMemoryStandardStreams())
            try #require((run.status == 0) != onErrors, "\(command) \(words): \(run.errors)")
            let text = onErrors ? run.errors : run.output
            let printed = keys(try JSONValue(parsing: Array(text.utf8)))
            let named = try documented(onErrors ? "An error" : command)
            let others = try other.map(documented) ?? []
            #expect(printed.subtracting(named).subtracting(others) == [], "\(command) \(words)")
            allNamed.formUnion(named)
            allPrinted.formUnion(printed)
        }
        try check("list")
        try check(
            "days", "1", "--start", "2027-06-12", "--leave", "9:00", "--drive", "6h", "--speed", "90", "--detour",
            "1.3",
            "--leg-minutes", "5", "--fuel", "7l", "--price", "2", "--currency", "EUR", "--apply")
        try check(
            "edit", "1", "2", "--kind", "see", "--stay", "1h", "--nights", "1", "--arrive", "2027-07-30 10:00",
            "--cost", "9", "--way", "ferry 2h30 10:00 85", "--leave", "14:00")
        try check("days", "1", "--days", "30", "--fuel", "18kWh", "--price", "", "--apply")
        try check("along", "1")
        try check("edit", "1", "3", "--arrive", "2027-07-31 23:30")
        try check("days", "1")
        try check("days", "3")
        try check("list")
        try check("loop", "1")
        try check("show", "3")
        try check("show", "1")
        try check("new", "Far", "Lyon", "Moscow")
        try check("days", "1", "--start", "2027-06-12", "--towns", and: "find")
        try check("edit", "1", "2", "--way", "flight 3h")
        try check("add", "1", "Tula=54.2,37.6")
        try check("edit", "1", "3", "--way", "train 22:00 1h")
        try check("days", "1")
        try check("report", "2", "--days", "--notes", and: "days")
        try check("find", "Lyon", "--near", "Paris")
        try check("optimize", "2")
        try check("map", "2", "--size", "12x5")
        try check("import", "/home/me/rows.csv")
        try check("export", "2", "-o", "/home/me/out.gpx")
        try check("web", "2")
        try session.put(Self.otherCopy(), at: "/home/me/other.json")
        try session.put(Self.otherCopy(), at: Session.directory + "/trips 2.json")
        try check("merge", "/home/me/other.json", "--base", "none", "--prefer", "ours")
        try check("merge")
        try check("history")
        try check("undo")
        try check("redo")
        try check("delete", "1")
        try check("engine")
        try check("licenses")
        try check("--version")
        try check("show", "nowhere", onErrors: true)
        session.reply = { ScriptedRoadEngine().reply($0) }
        try check("list", "--engine", "localhost:5000")
        try check("show", "1", "--engine", "localhost:5000")
        try check("optimize", "2", "--by", "duration", "--engine", "localhost:5000")
        try check("engine", "localhost:5000")
        try check("new", "Across", "Bergen=60.39,5.32", "Geiranger=62.10,7.21", "Mull=56.46,-5.9", "Oahu=21.31,-157.86")
        try check("list", "--engine", "inside")
        try check("show", "1", "--engine", "inside")
        try check("along", "1", "--engine", "inside")
        try check("engine", "inside")
        // What another engine measures, and a mixture of legs.
        #expect(allNamed.subtracting(allPrinted) == ["valhalla", "estimated", "sea", "daylight"])
    }
}
