import CommandLineInterface
import Entities
import TestSupport
import Testing

/// Ways, money and calendars of a planned trip, by commands and in the menus, on a machine of memory.
@Suite struct GivenWayTests {
    /// The coast from a first day on, with a ferry to Porto.
    private func session(_ edits: [String]...) throws -> Session {
        let session = try Session([coast()])
        for words in [
            ["days", "coast", "--start", "2027-06-12", "--apply"],
            ["edit", "coast", "2", "--way", "ferry 14:00 2h30 85", "--note", "Book, please"],
        ] + edits { #expect(session.run(words, InMemoryStandardStreams()).status == 0, "\(words)") }
        return session
    }

    @Test("a leg with a way of the person has the source given wherever its source stands")
    func source() throws {
        let session = try session()
        let show = session.run("show", "coast")
        #expect(show.output.contains("274.0 km, your ferry"))
        #expect(show.output.contains("1 leg set by you"))
        #expect(session.run("show", "coast", "--json").output.contains("\"source\": \"given\""))
        let leg = " ferry, 2 h 30 min, departs 14:00, arrives 16:30, cost 85"
        #expect(session.run("report", "coast").output.contains(leg))
        #expect(session.run("report", "coast", "--json").output.contains("\"source\": \"given\""))
        let csv = session.run("report", "coast", "--format", "csv").output
        #expect(csv.contains(",Source,DurationSeconds,"))
        #expect(csv.contains(",given,9000,") && csv.contains(",straight,,"))
        #expect(session.run("export", "coast", "--format", "csv").output.contains(",given,9000,1,2027-06-12,"))
        #expect(session.run("list", "--json").output.contains("\"given\": 1"))
        let days = session.run("days", "coast", "--json").output
        #expect(days.contains("\"source\": \"given\""))
        // By the roads in the program too.
        let inside = session.run("show", "coast", "--engine", "inside", "--json").output
        #expect(inside.contains("\"source\": \"given\"") && inside.contains("\"source\": \"roads\""))
    }

    @Test("a way keeps to its leg when the order changes; what becomes of it is said, and undone as one change")
    func order() throws {
        let session = try session()
        let before = session.run("show", "coast", "--json").output
        for (words, sentence) in [
            (["reverse", "coast"], "The ferry from Porto to Lisbon has no departure now: 14:00 was that from Lisbon."),
            (
                ["move", "coast", "2", "3"],
                "The ferry to Porto now leads from Faro, too far for 2 h 30 min: roadtrip edit \"Coast\" 3 --way - takes it "
            ),
            (["remove", "coast", "2"], "The ferry from Lisbon to Porto is gone with it."),
            (["remove", "coast", "1"], "The ferry to Porto leads nowhere now: Porto is the first stop."),
            (
                ["add", "coast", "Sintra=38.8,-9.38", "--at", "2"],
                "The ferry to Porto now leads from Sintra, too far for 2 h 30 min: roadtrip edit \"Coast\" 3 --way - takes it "
            ),
        ] {
            #expect(session.run(words, InMemoryStandardStreams()).output.contains(sentence), "\(words)")
            #expect(session.run("show", "coast", "--json").output != before)
            #expect(session.run("undo").status == 0)
            #expect(session.run("show", "coast", "--json").output == before)
        }
    }

    @Test("the best order counts with the person's minutes, and says so")
    func bestOrder() throws {
        let run = try session().run("optimize", "coast", "--engine", "inside")
        #expect(run.output.contains("274 km, your ferry") && run.output.contains("2 h 30 min"))
        #expect(run.output.contains("1 leg set by you"))
    }

    @Test("a currency typed with a cost is that of the trip where it has none, as one change")
    func currency() throws {
        let session = try session()
        let set = session.run("edit", "coast", "1", "--cost", "12 eur")
        #expect(set.output.hasPrefix("“Lisbon”: cost 12 EUR.\nThe costs of the trip are in EUR now.\n"))
        #expect(session.run("show", "coast", "--json").output.contains("\"currency\": \"EUR\""))
        let refused = session.run("edit", "coast", "1", "--cost", "$12")
        #expect(refused.status == 64)
        #expect(
            refused.errors.hasPrefix(
                "roadtrip: error: the costs of this trip are in EUR, and “$” is the sign of several other currencies; ")
        )
        let other = session.run("edit", "coast", "1", "--way", "ferry 85 USD")
        #expect(other.status == 0 && other.output.contains("ferry, cost 85 USD"), "\(other)")
        #expect(session.run("show", "coast", "--json").output.contains("\"costCurrency\": \"USD\""))
        #expect(session.run("undo").status == 0)
        #expect(session.run("undo").status == 0)
        let back = session.run("show", "coast", "--json").output
        #expect(!back.contains("\"currency\"") && !back.contains("\"cost\": 12"))
    }

    @Test("a sign of several currencies leaves the trip without one, which is said; one of a way counts too")
    func sign() throws {
        let session = try session()
        let dollars = session.run("edit", "coast", "1", "--cost", "$12")
        #expect(dollars.output.hasPrefix("“Lisbon”: cost 12.\n"))
        #expect(
            dollars.errors == """
                roadtrip: The trip has no currency, and “$” is the sign of USD, CAD, AUD and others: ‘currency USD’ at its \
                days says which.

                """)
        #expect(!session.run("show", "coast", "--json").output.contains("currency"))
        #expect(
            session.run("edit", "coast", "3", "--way", "train 3h £20").output.contains(
                "The costs of the trip are in GBP now."))
        // Of two amounts of one edit the second keeps another currency.
        let other = try self.session()
        #expect(other.run("edit", "coast", "1", "--cost", "9 CHF", "--way", "ferry 3 EUR").status == 0)
        let json = other.run("show", "coast", "--json").output
        #expect(json.contains("\"currency\": \"CHF\"") && json.contains("\"costCurrency\": \"EUR\""))
    }

    @Test("in the menus the same words do the same")
    func menus() throws {
        let session = try Session([coast()])
        let run = session.run(
            ["open", "coast"], typing: "2\nway ferry 14:00 2h30 85 EUR\ncost $9\ncost 9 eur\nb\nq\n")
        #expect(run.status == 0)
        #expect(run.output.contains("“Porto”: by ferry, 2 h 30 min, departs 14:00, cost 85 EUR."))
        #expect(run.output.contains("The costs of the trip are in EUR now."))
        #expect(run.output.contains("“$” is the sign of several other currencies"))
        #expect(run.output.contains("“Porto”: cost 9 EUR, by ferry, 2 h 30 min, departs 14:00, cost 85 EUR."))
        #expect(session.run("show", "coast").output.contains("your ferry"))
    }

    @Test("page, report and calendar say the same of a day")
    func agreement() throws {
        let session = try session([
            "edit", "coast", "3", "--arrive", "2027-06-14 20:00", "--cost", "40", "--kind", "eat",
        ])
        let row = "ferry, 2 h 30 min, departs 14:00, arrives 16:30"
        let days = session.run("days", "coast").output
        let report = session.run("report", "coast").output
        let markdown = session.run("report", "coast", "--format", "markdown").output
        #expect(session.run("export", "coast", "--times", "-o", "/home/me/c.ics").status == 0)
        let calendar = (session.text(at: "/home/me/c.ics") ?? "").replacing("\r\n ", with: "").replacing(
            "\\,", with: ",")
        for text in [days, report, markdown, calendar] { #expect(text.contains(row)) }
        for text in [days, report, markdown] {
            #expect(text.contains("125 (ferry 85, meal 40)"))
            #expect(text.contains("fixed, there from 14:55"))
        }
        #expect(calendar.contains("fixed, there from 14:55"))
        #expect(calendar.contains("14:00 – 16:30") == false && days.contains("2  Porto    16:30"))
        #expect(calendar.contains("16:30, Porto, night\\nBook, please"))
        // 14:00 and 16:30 in Portugal in summer, which is an hour ahead of UTC.
        #expect(
            calendar.contains("DTSTART:20270612T130000Z\r\nDTEND:20270612T153000Z\r\nSUMMARY:Ferry: Lisbon → Porto"))
        #expect(calendar.contains("DTSTART:20270614T190000Z\r\nDTEND:20270614T200000Z\r\nSUMMARY:Faro: meal"))
    }

    @Test("a calendar says when it was written, or the moment that is prescribed")
    func written() throws {
        let session = try session()
        let now = session.run("export", "coast", "--format", "ics").output
        #expect(now.contains("DTSTAMP:20260501T173009Z\r\nSEQUENCE:3330330\r\n"))
        #expect(now == session.run("export", "coast", "--format", "ics").output)
        session.environment.variables["SOURCE_DATE_EPOCH"] = "1798761600"
        #expect(
            session.run("export", "coast", "--format", "ics").output.contains(
                "DTSTAMP:20270101T000000Z\r\nSEQUENCE:3682080\r\n"))
        session.environment.variables["SOURCE_DATE_EPOCH"] = "soon"
        let refused = session.run("export", "coast", "--format", "ics")
        #expect(refused.status == 64 && refused.output.isEmpty)
        #expect(refused.errors.contains("SOURCE_DATE_EPOCH is not a number of seconds since 1970: soon"))
        // Other files do not say it.
        #expect(session.run("export", "coast", "--format", "csv").status == 0)
    }

    @Test("a calendar and a table whose plan was changed are no duplicates of the trip")
    func changed() throws {
        let session = try session()
        for path in ["/home/me/c.ics", "/home/me/c.csv"] {
            let words = ["export", "coast", "-o", path] + (path.hasSuffix("ics") ? ["--times"] : [])
            #expect(session.run(words, InMemoryStandardStreams()).status == 0)
            #expect(session.run("import", path, "--dry-run").output.contains("took nothing") == false)
            #expect(session.run("import", path, "--dry-run").output.contains("1 already there"))
        }
        _ = session.run("edit", "coast", "2", "--nights", "2")
        for path in ["/home/me/c.ics", "/home/me/c.csv"] {
            #expect(session.run("import", path, "--dry-run").output.contains("1 trip"), "\(path)")
        }
        // What a table does not hold makes no other trip of it.
        _ = session.run("undo")
        _ = session.run("days", "coast", "--drive", "5h", "--apply")
        #expect(session.run("import", "/home/me/c.csv", "--dry-run").output.contains("1 already there"))
        #expect(session.run("import", "/home/me/c.ics", "--dry-run").output.contains("1 trip"))
    }

    @Test("GPX and KML have each day under its name, and come back as one trip")
    func days() throws {
        let session = try session()
        _ = session.run("edit", "coast", "2", "--nights", "1")
        let day = "Day 2 · Sun 13 Jun · Porto → Faro"
        let gpx = session.run("export", "coast", "--format", "gpx").output
        #expect(gpx.contains("<rte>\n    <name>\(day)</name>\n    <type>day</type>\n    <rtept"))
        #expect(session.run("export", "coast", "--format", "kml").output.contains("<name>\(day)</name>"))
        for path in ["/home/me/c.gpx", "/home/me/c.kml", "/home/me/c.kmz"] {
            #expect(session.run("export", "coast", "-o", path).status == 0)
            let back = session.run("import", path, "--dry-run")
            #expect(back.output.contains("1 already there"), "\(back.output)")
            #expect(back.errors == "", "\(path)")
        }
    }
}
