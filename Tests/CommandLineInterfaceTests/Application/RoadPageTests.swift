import Entities
import Platform
import TestSupport
import Testing

/// The program over a road engine, one that knows all roads, some or none.
@Suite("Trips by road")
struct RoadPageTests {
    private let engine = MixedMapData()
    private let porto =
        "roadtrip: Porto is 391 km from the nearest road that the engine knows; its legs are estimates\n"
    private let dead =
        "roadtrip: the road engine at http://localhost:5000 gave no usable answer (connection refused); "
        + "missing distances are estimates\n"

    private func session() throws -> Session {
        let session = try Session([coast(), alps()])
        session.mapData = engine
        return session
    }

    private func output(_ session: Session, _ words: [String], columns: Int) -> String {
        let streams = InMemoryStandardStreams(script: [], isTerminal: true)
        streams.terminalSize = TerminalSize(columns: columns, rows: 60)
        return session.run(words + ["--color", "never"], streams).output
    }

    @Test("the list marks the trips with estimates, and its total says what it is made of, at 120, 80 and 40 columns")
    func list() throws {
        let session = try session()
        engine.offRoad = ["Porto"]
        #expect(
            output(session, ["list"], columns: 120) == """
                #  Trip   Stops       Distance  From    To
                1  Coast      3  est. 921.2 km  Lisbon  Faro
                2  Alps       2        30.7 km  Bern    Thun

                2 trips, 5 stops, 951.9 km by road (OSRM), 2 of 3 legs estimated · 762.5 km straight line

                """)
        #expect(
            output(session, ["list"], columns: 80)
                == output(session, ["list"], columns: 120).replacing(" straight line\n", with: "\nstraight line\n"))
        #expect(
            output(session, ["list"], columns: 40) == """
                #  Trip   Stops       Distance  From
                1  Coast      3  est. 921.2 km  Lisbon
                2  Alps       2        30.7 km  Bern

                2 trips, 5 stops, 951.9 km by road
                (OSRM), 2 of 3 legs estimated · 762.5 km
                straight line

                """)
        #expect(session.run("list").errors == porto)
        #expect(session.run("list", "alps").errors == "")
        #expect(session.run("list", "alps").output.hasSuffix(", 30.7 km by road (OSRM) · 25.6 km straight line\n"))
        let json = session.run("list", "--json")
        #expect(json.errors == porto)
        #expect(json.output.filter { !$0.isWhitespace }.contains(#""sources":{"estimated":2}"#))
    }

    @Test("an engine that does not answer is named once, and nothing fails", arguments: [false, true])
    func deadEngine(isJSON: Bool) throws {
        let session = try session()
        engine.failure = "connection refused"
        for words in [
            ["list"], ["show", "1"], ["report"], ["days", "1"], ["map", "1"], ["rename", "1", "New"], ["loop", "2"],
        ] {
            let run = session.run(words + (isJSON ? ["--json"] : []), InMemoryStandardStreams())
            #expect(run.status == 0 && run.errors == dead, "\(words)")
            #expect(!run.output.contains("straight line\n"), "\(words)")
        }
        #expect(session.run("web", "1").errors == dead)
        #expect(session.run("export", "1", "--format", "kml").errors == dead)
        #expect(session.run("list").output.hasSuffix("estimated from straight lines\n"))
        let show = session.run("show", "1")
        #expect(show.output.contains("est. 342.4 km  about 3 h 35 min  342.4 km"))
        #expect(show.output.hasSuffix("3 stops, 921.2 km estimated from straight lines, about 9 h 35 min\n"))
    }

    @Test("the legs of show have source and time for programs")
    func showDocument() throws {
        engine.offRoad = ["Faro"]
        let run = try session().run("show", "1", "--json")
        let text = run.output.filter { !$0.isWhitespace }
        #expect(text.contains(#""cumulativeMeters":328745.853,"source":"osrm","durationSeconds":13150}"#))
        #expect(text.contains(#""cumulativeMeters":907453.507,"source":"estimated","durationSeconds":21433}"#))
        #expect(run.errors == porto.replacing("Porto", with: "Faro"))
    }

    @Test("a trip without legs asks nothing of the roads, nor does an export that needs none")
    func nothingToAsk() throws {
        let session = try session()
        engine.failure = "connection refused"
        #expect(session.run("export").errors == "")
        #expect(!session.run("export", "--format", "links").errors.contains("engine"))
        #expect(session.run("delete", "2").errors == "")
        #expect(session.run("duplicate", "1").errors == "")
        let renamed = session.run("rename", "1", "Coast")
        #expect(renamed.output == "The trip is called “Coast” already; nothing was changed.\n" && renamed.errors == "")
        #expect(session.run("export", "--format", "gpx").errors == "")
        #expect(engine.questions == 0)
        #expect(session.run("new", "Empty").output == "Made “Empty”, trip 1 of the list.\n")
        #expect(engine.questions == 0)
    }

    @Test("a report has the legs with their times, and those that are estimates")
    func report() throws {
        let session = try session()
        engine.offRoad = ["Faro"]
        #expect(
            session.run("report").output == """
                Coast

                #  From    To          Distance              Time  Straight    So far
                1  Lisbon  Porto       328.7 km        3 h 39 min  274.0 km  328.7 km
                2  Porto   Faro   est. 578.7 km  about 5 h 55 min  463.0 km  907.5 km

                3 stops, 907.5 km by road (OSRM), about 9 h 35 min, 1 of 2 legs estimated ·
                  736.9 km straight line

                Alps

                #  From  To    Distance    Time  Straight   So far
                1  Bern  Thun   30.7 km  20 min   25.6 km  30.7 km

                2 stops, 30.7 km by road (OSRM), 20 min · 25.6 km straight line

                All together: 2 trips, 5 stops, 938.2 km by road (OSRM), about 9 h 55 min, 1 of 3 legs estimated · 762.5 km straight line

                """)
        #expect(
            session.run("report", "--format", "markdown").output.contains(
                """
                | Leg | From | To | Distance | Time | Straight | So far |
                | --: | :-- | :-- | --: | --: | --: | --: |
                | 1 | Lisbon | Porto | 328.7 km | 3 h 39 min | 274.0 km | 328.7 km |
                | 2 | Porto | Faro | est. 578.7 km | about 5 h 55 min | 463.0 km | 907.5 km |
                """))
        #expect(
            session.run("report", "1", "--format", "csv").output == """
                Trip,Leg,From,To,DistanceMeters,BearingDegrees,CumulativeMeters,Distance,Cumulative,Unit,Source,DurationSeconds,StraightMeters,DrivingMeters,DrivingSeconds,Ferries\r
                Coast,1,Lisbon,Porto,328745.853,9.325,328745.853,328.746,328.746,km,osrm,13150,273954.877,328745.853,13150,\r
                Coast,2,Porto,Faro,578707.655,172.501,907453.507,578.708,907.454,km,estimated,21433,462966.124,578707.655,21433,\r\n
                """)
        #expect(
            session.run("report", "2", "--legs").output.contains(
                """
                #  From  To    Distance    Time  Bearing  Straight   So far
                1  Bern  Thun   30.7 km  20 min  146° SE   25.6 km  30.7 km
                """))
        #expect(!session.run("report", "1", "--format", "html").output.contains("<table>"))
        let html = session.run("report", "1", "--legs", "--format", "html").output.replacing("\u{A0}", with: " ")
        for part in [
            "<li class=\"way\">328.7 km · 3 h 39 min</li>",
            "<li class=\"way\">est. 578.7 km · about 5 h 55 min · 907.5 km so far</li>",
            "<td class=\"number\">est. 578.7 km</td><td class=\"number\">about 5 h 55 min</td>",
            "<td class=\"number\">est. 907.5 km</td><td class=\"number\">about 9 h 35 min</td><td class=\"bearing\">",
        ] { #expect(html.contains(part), "\(part)") }
        #expect(
            output(session, ["report", "1"], columns: 40) == """
                Coast

                #  From    To          Distance
                1  Lisbon  Porto       328.7 km
                2  Porto   Faro   est. 578.7 km

                3 stops, 907.5 km by road (OSRM), about 9 h 35 min, 1 of 2 legs
                  estimated · 736.9 km straight line

                """)
    }

    @Test("days take real times leg by leg, and say which are estimates")
    func days() throws {
        let session = try session()
        #expect(
            session.run("days", "1", "--drive", "10h").output == """
                Coast: 1 day

                Day 1 · Lisbon → Faro · 9 h 50 min, 884.3 km by road (OSRM)
                  1  Lisbon   leave  09:00
                     Tram 28
                  2  Porto    12:39
                  3  Faro     18:49

                Total: 1 day, 0 nights, 9 h 50 min, 884.3 km by road (OSRM)

                """)
        engine.offRoad = ["Faro"]
        #expect(
            session.run("days", "1", "--drive", "10h").output == """
                Coast: 1 day

                Day 1 · Lisbon → Faro · about 9 h 35 min, 907 km by road (OSRM), 1 of 2 legs estimated
                  1  Lisbon   leave  09:00
                     Tram 28
                  2  Porto    12:40          by road
                  3  Faro     18:35          est.

                Total: 1 day, 0 nights, about 9 h 35 min, 907 km by road (OSRM), 1 of 2 legs estimated
                estimate: straight line × 1.25 at 100 km/h + 10 min a leg; mountain roads and ferries can take twice as long

                """)
        let json = session.run("days", "1", "--drive", "10h", "--json").output.filter { !$0.isWhitespace }
        #expect(json.contains(#"{"stop":2,"arrive":"12:39","leave":"12:39","source":"osrm","zone":"Europe/Lisbon"}"#))
        #expect(json.contains(#""distanceMeters":907453.507,"source":"estimated","visits":"#))
        engine.offRoad = []
        #expect(session.run("days", "1", "--drive", "9h").output.contains("  ! ") == false)
        #expect(
            session.run("days", "1", "--drive", "3h").output.contains(
                "  ! 3 h 39 min of driving, more than the 3 h of a day\n"))
    }

    @Test("the menus say below each page why distances are estimates")
    func menus() throws {
        let session = try session()
        engine.offRoad = ["Porto"]
        let run = session.run([], typing: "1\n2\nb\ny\nb\np\nb\nr\nb\nq\n")
        #expect(run.status == 0 && run.errors == "")
        let notice = porto.dropFirst("roadtrip: ".count).dropLast()
        let below = [
            "2 trips, 5 stops, 951.9 km by road (OSRM), 2 of 3 legs estimated · 762.5 km straight line\n\(notice)\n",
            "3 stops, 921.2 km estimated from straight lines, about 9 h 35 min\n\(notice)\n",
            "  From    Lisbon, est. 342.4 km, about 3 h 35 min, 009° N\n",
            "about 9 h 35 min, 921 km est.\nestimate:",
        ]
        for part in below { #expect(run.output.contains(part), "\(part)") }
        // The list, the trip, the stop, the days, the map and the report; each page is shown again when it is come back
        // to.
        #expect(run.output.ranges(of: notice).count >= 6)
    }
}
