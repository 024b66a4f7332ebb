import CivilTime
import Console
import EngineModule
import Entities
import JSON
import MapData
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@Suite("The page of the road engine")
struct EngineTests {
    private let loop = VirtualEventLoop(InMemoryStandardStreams())

    /// The page where `reply` answers at an address with a password.
    private func page(
        _ reply: @escaping (HTTPRequest) -> ScriptedHTTPTransport.Reply, endPause: @escaping () -> Void = {}
    ) throws -> EngineOutcome {
        let server = try #require(HTTPServerAddress("http://me:secret@localhost:5000"))
        let transport = ScriptedHTTPTransport(loop: loop, reply)
        let interactor = EngineInteractor(
            EngineDependencies(
                inspection: RoadEngineInspection.ask(server, over: transport, loop: loop), endPause: endPause,
                forget: {}, now: 1_795_466_660_000))
        var result: Result<EngineOutcome, any Error>?
        let subscription = interactor.outcome.sink(
            receiveCompletion: { if case .failure(let error) = $0 { result = .failure(error) } },
            receiveValue: { result = .success($0) })
        defer { subscription.cancel() }
        while result == nil { try loop.turn() }
        return try #require(result).get()
    }

    @Test("an OSRM server tells its limit, and how its map is called where that is known")
    func osrm() throws {
        let page = try page { request in
            switch ScriptedRoadEngine().reply(request) {
            case .response(let response, _) where request.path.hasPrefix("/nearest"):
                let text = String(decoding: response.body, as: UTF8.self)
                return .text(#"{"data_version":"2026-11-20T21:20:00Z","# + text.dropFirst(), after: .milliseconds(7))
            case .response(let response, _): return .response(response, after: .milliseconds(7))
            case let reply: return reply
            }
        }
        #expect(
            EngineFormatter.lines(page) == [
                "Engine   OSRM", "Address  http://localhost:5000", "Profile  driving",
                "Limit    100 places in one question", "Map      of 2026-11-20T21:20:00Z", "Answer   after 7 ms",
            ])
        #expect(
            EngineDocument.json(page).text()
                == #"{"engine":"osrm","address":"http://localhost:5000","version":null,"profile":"driving","#
                + #""placeLimit":100,"dataDate":null,"dataVersion":"2026-11-20T21:20:00Z","milliseconds":7}"#)
    }

    @Test("a Valhalla server tells its version and how old its map is")
    func valhalla() throws {
        let page = try page(ScriptedRoadEngine(.valhalla).reply)
        #expect(
            EngineFormatter.lines(page) == [
                "Engine   Valhalla 3.9.1", "Address  http://localhost:5000", "Profile  auto",
                "Limit    20 places in one question", "Map      made 2026-11-21, 2 days ago", "Answer   after 0 ms",
            ])
        #expect(
            EngineDocument.json(page).text()
                == #"{"engine":"valhalla","address":"http://localhost:5000","version":"3.9.1","profile":"auto","#
                + #""placeLimit":20,"dataDate":"2026-11-21","dataVersion":null,"milliseconds":0}"#)
    }

    @Test("what is no road engine, and what does not answer, is a failure with its reason and without the password")
    func failures() throws {
        let unknown = "what answers at http://localhost:5000 is neither OSRM nor Valhalla"
        let noAnswer = "the road engine at http://localhost:5000 gave no answer: "
        for (reply, reason) in [
            (.text(#"{"status":"ok"}"#), unknown), (.text("{}"), unknown), (.text(#"{"code":"Nonsense"}"#), unknown),
            (.text("<html></html>"), noAnswer + "its answer is not that of a road engine"),
            (.text("<html></html>", status: 404), noAnswer + "it answered with status 404"),
            (.text("{}", status: 503), noAnswer + "it answered with status 503"),
            (.failure(.refused(reason: "Connection refused")), noAnswer + "Connection refused"),
            (.failure(.timeout(.firstByte, seconds: 3)), noAnswer + "no answer within 3 s"),
        ] as [(ScriptedHTTPTransport.Reply, String)] {
            #expect(throws: MapDataError.unavailable(reason: reason)) { try page { _ in reply } }
        }
    }

    @Test("an engine that answers is asked for roads again at once; one that does not is left alone")
    func pause() throws {
        var count = 0
        _ = try? page({ _ in .text("{}", status: 503) }, endPause: { count += 1 })
        #expect(count == 0)
        _ = try page(ScriptedRoadEngine().reply, endPause: { count += 1 })
        #expect(count == 1)
    }

    @Test("dates that cannot be are left out")
    func dates() throws {
        for time in ["0", "-5", "9e30", "9223372036854775807", "null", "\"yesterday\""] {
            let page = try page { request in
                request.path == "/status"
                    ? .text(#"{"version":"3.9.1","tileset_last_modified":\#(time)}"#)
                    : ScriptedRoadEngine(.valhalla).reply(request)
            }
            #expect(!EngineFormatter.lines(page).contains { $0.hasPrefix("Map") })
        }
    }

    @Test("without an engine it says so and how to name one")
    func none() throws {
        let interactor = EngineInteractor(
            EngineDependencies(inspection: nil, endPause: { Issue.record("no engine answered") }, forget: {}, now: 0))
        var page: EngineOutcome?
        let subscription = interactor.outcome.sink(receiveCompletion: { _ in }, receiveValue: { page = $0 })
        subscription.cancel()
        #expect(
            EngineFormatter.lines(try #require(page)) == [
                "No road engine is named, so distances are straight lines.",
                "--engine URL or $ROADTRIP_ENGINE names an OSRM or Valhalla server.",
                "‘roadtrip help engine’ tells how to get one.",
            ])
        #expect(EngineDocument.json(.none).text() == #"{"engine":null}"#)
    }

    @Test("The lines of the menu fit the window", arguments: [40, 80])
    func menuWidth(width: Int) throws {
        let shown = try menu(["", "http://localhost:5000", ""], width: width, ScriptedRoadEngine().reply)
        #expect(shown.text.split(separator: "\n").allSatisfy { $0.count <= width })
    }

    /// What the menu's entry shows for lines, and which engines it took.
    private func menu(
        _ texts: [String], width: Int? = nil, _ reply: @escaping (HTTPRequest) -> ScriptedHTTPTransport.Reply
    ) throws -> (text: String, used: [String], forgotten: Int) {
        let streams = InMemoryStandardStreams(script: [], isTerminal: width != nil)
        if let width { streams.terminalSize = TerminalSize(columns: width, rows: 24) }
        let desk = Desk(streams)
        var current = RoadChoice.straightLines
        var used: [String] = []
        var forgotten = 0
        var kept: [String] = []
        let dependencies = EngineMenuDependencies(
            current: { current },
            address: { text in
                switch text {
                case "off": .straightLines
                case "inside": .inside
                default: HTTPServerAddress(text).map { .engine($0) } ?? .straightLines
                }
            },
            engine: { choice in
                let server: HTTPServerAddress? = if case .engine(let server) = choice { server } else { nil }
                let transport = ScriptedHTTPTransport(loop: desk.loop, reply)
                return EngineDependencies(
                    inspection: server.map { RoadEngineInspection.ask($0, over: transport, loop: desk.loop) },
                    inside: choice == .inside ? insideRoads : nil, endPause: {}, forget: { forgotten += 1 }, now: 0)
            },
            use: { choice in
                current = choice
                switch choice {
                case .straightLines: used.append("none")
                case .inside: used.append("inside")
                case .engine(let server): used.append("\(server)")
                }
            }, keep: { kept.append($0) })
        for text in texts {
            let below = PassingScreen(.back, desk.navigator)
            _ = try desk.navigator.run([
                below,
                EngineBuilder.screen(text, dependencies, terminal: desk.terminal, navigator: desk.navigator),
            ])
            desk.output.writeLines(below.heard.flatMap(\.lines))
        }
        return (desk.transcript, used, forgotten)
    }

    @Test("The menu shows the engine, takes and keeps one that answers, and turns it off")
    func menu() throws {
        let shown = try menu(["", "http://localhost:5000", "", "off"], ScriptedRoadEngine().reply)
        // Looking at it asks anew what it did not know.
        #expect(shown.used == ["http://localhost:5000", "http://localhost:5000", "none"])
        #expect(shown.text.contains("E URL names an OSRM or Valhalla server from now on"))
        #expect(shown.text.contains("Roads are asked of this engine from now on:\nEngine   OSRM"))
        #expect(shown.text.contains("E off asks it no more"))
        #expect(shown.text.contains("No road engine is asked any more;"))
    }

    @Test("The menu takes the roads in the program without asking anybody")
    func menuInside() throws {
        let shown = try menu(["inside", ""]) { _ in .text("{}", status: 503) }
        #expect(shown.used == ["inside"])
        #expect(
            shown.text.contains(
                """
                From now on: Distances are by the roads in the program: main roads and car ferries of \
                OpenStreetMap; times are estimates.
                """))
        #expect(
            EngineDocument.json(.inside(insideRoads)).text()
                == #"{"engine":"inside","dataDate":"2021-02-01","roads":735475,"ferries":850,"bytes":8780000}"#)
    }

    @Test("The menu forgets what was answered, with an engine and without")
    func menuForgets() throws {
        let shown = try menu(["forget", "http://localhost:5000", "forget"], ScriptedRoadEngine().reply)
        #expect(shown.forgotten == 2)
        let texts = shown.text.split(
            separator: "What road engines have answered is forgotten.\n", omittingEmptySubsequences: false)
        #expect(texts.count == 3)
        #expect(texts[1].hasPrefix("No road engine is named") && texts[2].hasPrefix("Engine   OSRM"))
        #expect(shown.used == ["http://localhost:5000", "http://localhost:5000"])
    }

    @Test("An engine that does not answer is not taken")
    func menuRefusal() throws {
        let shown = try menu(["http://localhost:5000"]) { _ in .text("{}", status: 503) }
        #expect(shown.used == [] && shown.text.contains("gave no answer: it answered with status 503"))
    }
}

private let insideRoads = InsideRoadsInspection(
    date: CivilDate(year: 2021, month: 2, day: 1), roads: 735_475, ferries: 850, bytes: 8_780_000)
