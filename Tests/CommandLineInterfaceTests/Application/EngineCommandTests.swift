import Entities
import Geodesy
import MapData
import Platform
import TestSupport
import Testing

/// Which road engine is asked, and `engine`.
@Suite struct EngineCommandTests {
    private let session: Session

    init() throws {
        session = try Session([coast(), alps()])
        session.reply = { ScriptedRoadEngine().reply($0) }
    }

    /// The servers that a command line asks.
    private func servers(_ words: String...) -> Set<String> {
        var asked: Set<String> = []
        session.reply = { request in
            asked.insert("\(request.server)")
            return ScriptedRoadEngine().reply(request)
        }
        let run = session.run(words, InMemoryStandardStreams())
        #expect(run.status == 0, "\(run.errors)")
        try? session.files.unlink("/home/me/.cache/roadtrip/\(RoadCache.fileName)")
        return asked
    }

    @Test("the option outranks the variable, and off and nothing ask nobody")
    func precedence() {
        #expect(servers("show", "1") == [])
        #expect(servers("show", "1", "--engine", "localhost:5000") == ["http://localhost:5000"])
        session.environment.variables["ROADTRIP_ENGINE"] = "http://me:secret@[::1]:5001/osrm/"
        #expect(servers("show", "1") == ["http://[::1]:5001/osrm"])
        #expect(servers("show", "1", "--engine=localhost:5000") == ["http://localhost:5000"])
        for off in ["off", "OFF", "Off"] { #expect(servers("show", "1", "--engine=\(off)") == []) }
        #expect(servers("engine", "localhost:5002", "--engine=off") == ["http://localhost:5002"])
        session.environment.variables["ROADTRIP_ENGINE"] = "off"
        #expect(servers("list") == [])
        session.environment.variables["ROADTRIP_ENGINE"] = ""
        #expect(servers("list") == [])
        session.environment.variables["ROADTRIP_ENGINE"] = "localhost:5003"
        #expect(servers("list", "--names") == [])
        #expect(servers("help") == [])
        #expect(servers("--version") == [])
        #expect(servers("list") == ["http://localhost:5003"])
    }

    @Test("a bad address is a usage error that says where it stands and not what it is")
    func badAddress() {
        let port = "what stands behind the ‘:’ is no port, which is a number from 1 to 65535"
        for (text, reason) in [
            ("ftp://me:secret@host", "it begins with ‘ftp://’, and engines are asked by http or https"),
            ("me:secret://host", port), ("verysecretscheme://host", "it begins with neither ‘http://’ nor ‘https://’"),
            ("5310", "it names no server"),
            ("http://", "it names no server"), ("", "it names no server"), ("http://[::1", "it names no server"),
            ("http://me:secret@host:99999", port), ("http://me:sec/secret@host", "an ‘@’ stands behind its first ‘/’"),
            ("a b", "it has white space, or a character that no address may have"), ("host:x", port),
            ("http://me:my secret@host", "it has white space, or a character that no address may have"),
            ("me:secret@host?x", "it has a ‘?’"), ("me:sec#secret@host", "it has a ‘#’"),
        ] {
            let option = session.run("show", "1", "--engine", text)
            #expect(option.status == 64)
            #expect(
                option.errors.hasPrefix("roadtrip: error: ‘--engine’ is not the address of a road engine: \(reason)\n"))
            #expect(option.errors.contains("%2F for ‘/’") == text.contains("@"))
            let argument = session.run("engine", text)
            #expect(argument.status == 64)
            #expect(argument.errors.hasPrefix("roadtrip: error: URL is not the address of a road engine: \(reason)\n"))
            #expect(!option.errors.contains("secret") && !argument.errors.contains("secret"))
            if text.isEmpty { continue }
            session.environment.variables["ROADTRIP_ENGINE"] = text
            let variable = session.run("show", "1")
            #expect(variable.status == 64)
            #expect(
                variable.errors.hasPrefix(
                    "roadtrip: error: the environment variable ROADTRIP_ENGINE is not the address of a road engine: "
                        + "\(reason)\n"))
            #expect(!variable.errors.contains("secret"))
            session.environment.variables["ROADTRIP_ENGINE"] = nil
        }
    }

    @Test("engine tells what answers; without one how to name one; and fails with the reason where nothing answers")
    func command() {
        let page = session.run("engine", "localhost:5000").output
        #expect(page.hasPrefix("Engine   OSRM\nAddress  http://localhost:5000\n"))
        let document = session.run("engine", "localhost:5000", "--json").output
        #expect(document.contains(#""engine": "osrm""#))
        #expect(session.run("engine").output.hasPrefix("No road engine is named"))
        #expect(session.run("engine", "off").output.hasPrefix("No road engine is named"))
        #expect(session.run("engine", "--json").output == "{\n  \"engine\": null\n}\n")
        session.reply = { _ in .failure(.refused(reason: "Connection refused")) }
        let dead = session.run("engine", "http://me:secret@localhost:5000")
        #expect(dead.status == 1)
        #expect(
            dead.errors
                == "roadtrip: error: the road engine at http://localhost:5000 gave no answer: Connection refused\n")
    }

    @Test("where something else answers, a path in the address is doubted")
    func path() {
        session.reply = { _ in .text(#"{"code":"InvalidUrl","message":"URL string malformed"}"#, status: 400) }
        #expect(
            session.run("engine", "localhost:5000/route/v1/driving/").errors
                == "roadtrip: error: what answers at http://localhost:5000/route/v1/driving is neither OSRM nor Valhalla; "
                + "‘/route/v1/driving’ may be no part of its address\n")
        #expect(session.run("engine", "localhost:5000").errors.hasSuffix(" is neither OSRM nor Valhalla\n"))
    }

    @Test("a password in an argument that takes no address is not in the error either")
    func passwordElsewhere() {
        let address = "http://me:secret@localhost:5000/osrm"
        for words in [
            ["list", address], ["show", address], ["add", "1", address], ["days", "1", address],
            ["import", address], ["optimize", "1", "--start", address], ["--units", address], [address],
            ["show", "1", "--engine", "http://me:sec@ret@localhost:x"], ["list", "--json", address],
            ["find", address], ["export", "1", "--output", address + "/x"],
        ] {
            let run = session.run(words, InMemoryStandardStreams())
            #expect(run.status != 0, "\(words)")
            #expect(!run.errors.contains("secret") && !run.errors.contains("sec@"), "\(run.errors)")
        }
        #expect(session.run("show", address).errors.contains("http://…@localhost:5000/osrm"))
        // Without a scheme, and with the signs with which a message quotes it.
        for address in ["me:secret@localhost:5000", "http://me:it's\"secret@localhost:5000", "me:it’s?secret@host/x"] {
            let run = session.run("show", address)
            #expect(run.errors.contains("“…@") || run.errors.contains("“http://…@"), "\(run.errors)")
            #expect(!run.errors.contains("secret"), "\(run.errors)")
        }
        // With what had to be escaped in it; also without quotation marks, in the middle of a line, and where it is
        // cut.
        for address in [
            "http://me:sec/secret@host", "http://me:my secret@host:5000/x", "me:sec/secret@host",
            "http://me:123/secret@host",
            "http://me:a@b/secret@host", "http://me:secret/@host", "Home=http://me:secret@host", "me:my secret@host",
            "http://me:" + String(repeating: "secret", count: 20) + "@host",
        ] {
            for words in [
                ["show", address], ["--units", address], ["add", "1", address], ["show", "1", "--bad=\(address)"],
            ] {
                let run = session.run(words, InMemoryStandardStreams())
                #expect(run.status != 0 && !run.errors.contains("secret"), "\(words): \(run.errors)")
            }
        }
        #expect(!session.run("http://me:12/@host").errors.contains("12/"))
        // What only looks like one.
        for text in ["12:30@home", "Dinner: me@host", "a/b@c", "trips@home.gpx:3:4"] {
            #expect(session.run("show", text).errors.contains("“\(text)”"), "\(text)")
        }
        #expect(session.run("show", "me@example.org").errors.contains("“me@example.org”"))
        // What follows the path of an address is no password.
        #expect(session.run("show", "https://example.org/maps/@46.02,7.75").errors.contains("/maps/@46.02,7.75"))
    }

    @Test("an engine that was waited for is left alone by the next commands, until ‘engine’ finds that it answers")
    func restingEngine() {
        session.environment.variables["ROADTRIP_ENGINE"] = "localhost:5000"
        session.reply = { _ in .failure(.timeout(.firstByte, seconds: 3), after: .seconds(3)) }
        #expect(session.run("show", "1").errors.contains("gave no usable answer (no answer within 3 s); missing"))
        session.reply = { request in
            Issue.record("\(request.path) was asked")
            return .silence
        }
        let resting = session.run("show", "1")
        #expect(resting.errors.contains("gave no usable answer (no answer within 3 s, a moment ago); missing"))
        #expect(session.waited == .zero)
        session.reply = { ScriptedRoadEngine().reply($0) }
        #expect(session.run("engine").status == 0)
        let back = session.run("show", "1")
        #expect(back.errors.isEmpty && back.output.contains("by road (OSRM)"))
    }

    @Test(
        "exports ask for the whole lines of roads, what is shown does not", arguments: ["gpx-track", "kml", "geojson"])
    func wholeLines(format: String) {
        var overviews: Set<String> = []
        session.reply = { request in
            if let start = request.path.firstIndex(of: "?"), request.path.hasPrefix("/route") {
                overviews.insert(String(request.path[start...].prefix { $0 != "&" }))
            }
            return ScriptedRoadEngine().reply(request)
        }
        #expect(session.run("show", "1", "--engine", "localhost:5000").status == 0)
        #expect(overviews == ["?overview=simplified"])
        overviews = []
        #expect(session.run("export", "1", "--format", format, "--engine", "localhost:5000").status == 0)
        #expect(overviews == ["?overview=full"])
    }

    @Test("engine --forget asks for all roads again, and engine alone for those that there were not")
    func forget() {
        session.environment.variables["ROADTRIP_ENGINE"] = "localhost:5000"
        var questions: [String] = []
        var engine = ScriptedRoadEngine()
        // The first trip has no road to the north.
        engine.hasRoad = { $0.latitude >= $1.latitude }
        session.reply = { [engine] request in
            if request.path.hasPrefix("/route") { questions.append(request.path) }
            return engine.reply(request)
        }
        func asked(_ words: String...) -> Int {
            questions = []
            #expect(session.run(words, InMemoryStandardStreams()).status == 0)
            return questions.count
        }
        let all = asked("show", "1")
        #expect(all > 0 && asked("show", "1") == 0)
        _ = asked("engine")
        let roadless = asked("show", "1")
        #expect(roadless > 0 && asked("show", "1") == 0)
        let run = session.run("engine", "--forget")
        #expect(run.errors == "roadtrip: What road engines have answered is forgotten.\n")
        #expect(run.output.hasPrefix("Engine   OSRM\n"))
        #expect(asked("show", "1") == all)
        // It is forgotten also where nothing answers, and without an engine.
        session.reply = { _ in .failure(.refused(reason: "Connection refused")) }
        let dead = session.run("engine", "--forget")
        #expect(dead.status == 1 && dead.errors.hasPrefix("roadtrip: What road engines have answered is forgotten.\n"))
        #expect(session.run("show", "1").output.contains("est."))
        #expect(session.run("engine", "off", "--forget", "--json").errors == "")
    }

    @Test("a dead engine fails no command that shows distances")
    func dead() {
        session.reply = { _ in .failure(.refused(reason: "Connection refused")) }
        for words in [["show", "1"], ["list"], ["days", "1"], ["report"], ["map", "1"], ["show", "1", "--json"]] {
            let run = session.run(words + ["--engine", "localhost:5000"], InMemoryStandardStreams())
            #expect(run.status == 0, "\(words): \(run.errors)")
        }
        session.reply = { _ in .failure(.timeout(.firstByte, seconds: 3), after: .seconds(3)) }
        #expect(session.run("list", "--engine", "localhost:5000").status == 0)
        #expect(session.waited <= .seconds(3.5))
    }

    @Test("what was answered is kept in the cache directory, and another run asks for nothing but the engine's map")
    func cache() {
        session.environment.variables["XDG_CACHE_HOME"] = "/home/me/cache"
        var count = 0
        session.reply = { request in
            if request.path.hasPrefix("/route") { count += 1 }
            return ScriptedRoadEngine().reply(request)
        }
        #expect(session.run("show", "1", "--engine", "localhost:5000").status == 0)
        #expect(count > 0)
        #expect(session.files.bytes(at: "/home/me/cache/roadtrip/\(RoadCache.fileName)") != nil)
        count = 0
        #expect(session.run("show", "1", "--engine", "localhost:5000").status == 0)
        #expect(count == 0)
    }
}
