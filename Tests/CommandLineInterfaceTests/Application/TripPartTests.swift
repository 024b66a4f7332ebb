import CivilTime
import Entities
import Platform
import TestSupport
import Testing
import Text

/// Trips that become one, parts of trips, and what of the list is shown.
struct TripPartTests {
    /// The trips B (three stops, a round trip) and A (two stops), in this order.
    private func session() throws -> Session {
        let session = try Session([])
        session.run("new", "A", "Porto=41.15,-8.61", "Faro=37.02,-7.93")
        session.run("new", "B", "Bern=46.95,7.45", "Basel=47.56,7.59", "Chur=46.85,9.53")
        session.run("loop", "B")
        return session
    }

    /// The names of the trips with their stops, as the library has them.
    private func contents(_ session: Session) throws -> [String] {
        try LibraryDecoder.library(try #require(session.files.bytes(at: Session.library))).trips.map { trip in
            "\(trip.name.text): \(trip.waypoints.map(\.name.text).joined(separator: " "))\(trip.isRoundTrip ? " o" : "")"
        }
    }

    @Test("join takes the stops of the others behind those of the first, as one change, and split takes them apart")
    func joinAndSplit() throws {
        let session = try session()
        #expect(
            session.run("join", "B", "A", "--name", "C").output == """
                Joined the trips to “C”, which has 5 stops now.
                Total: 3955.0 km straight line

                """)
        #expect(try contents(session) == ["C: Bern Basel Chur Porto Faro o"])
        #expect(session.run("history").output.contains("Joined “B”, “A”"))
        let split = session.run("split", "C", "Porto", "3", "--names", "North, Chur")
        #expect(
            split.output.hasPrefix("Split it into 3 trips: “North” (2 stops), “Chur” (1 stop), “C (3)” (2 stops).\n"))
        #expect(try contents(session) == ["North: Bern Basel", "Chur: Chur", "C (3): Porto Faro"])
        #expect(session.run("undo", "2").status == 0)
        #expect(try contents(session) == ["B: Bern Basel Chur o", "A: Porto Faro"])
    }

    @Test("parts of a planned trip begin on their own days, and the drives between them that fall away are told")
    func splitKeepsDates() throws {
        let session = try Session([])
        session.run(
            "new", "T", "A=45,7", "B=45,8", "C=45,9", "D=45,10", "E=45,11", "F=45,12")
        session.run("days", "T", "--start", "2027-06-12", "--leave", "8:30", "--drive", "3h", "--days", "9", "--apply")
        session.run("edit", "T", "C", "--nights", "3")
        session.run("edit", "T", "E", "--nights", "1", "--way", "ferry 14:00 2h30 85")
        func trips() throws -> [Trip] {
            try LibraryDecoder.library(try #require(session.files.bytes(at: Session.library))).trips
        }
        /// The headings of the days of the whole trip.
        func dates() -> [String] {
            session.run("days", "T").output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("Day") }
        }
        let before = try trips()
        let whole = dates()
        #expect(whole.first?.hasPrefix("Day 1 · Sat 12 Jun 2027 · A → ") == true)
        let run = session.run("split", "T", "C", "E", "--names", "One,Two,Three")
        #expect(
            run.output.contains("the drive from “B” to “C”, the ferry from “D” to “E”"), "\(run.output)")
        let parts = try trips()
        #expect(parts.map { $0.name.text } == ["One", "Two", "Three"])
        // Its plan goes with each; the days are shared.
        #expect(parts.allSatisfy { $0.plan.leave == before[0].plan.leave && $0.plan.dailyMinutes == 180 })
        let starts = parts.compactMap(\.plan.start?.daysSince1970)
        #expect(starts.count == 3)
        #expect(
            parts.compactMap(\.plan.days)
                == [starts[1] - starts[0], starts[2] - starts[1], starts[0] + 9 - starts[2]].map(Int.init))
        // Joined they may take as many days as before.
        session.run("join", "One", "Two", "Three", "--name", "All")
        #expect(try trips().map(\.plan.days) == [9])
        session.run("undo")
        let itinerary = session.run("days", "1", "--json").output
        #expect(itinerary.contains("2027-06-12"))
        // Each stop with nights is reached in its part on the day on which the whole trip has reached it.
        for (part, first) in zip(parts.dropFirst(), ["C", "E"]) {
            let start = try #require(part.plan.start)
            #expect(part.waypoints.first?.name.text == first)
            let day = start.shortText()
            #expect(
                whole.contains { $0.contains(day) && $0.contains("→ \(first) ") }, "\(day) \(first) \(whole)")
        }
        #expect(session.run("undo").status == 0)
        #expect(try trips() == before && dates() == whole)
        #expect(session.run("redo").status == 0)
        #expect(try trips() == parts)
        // Without a first day no part has one.
        session.run("undo")
        session.run("days", "T", "--start", "", "--apply")
        session.run("split", "T", "C")
        #expect(try trips().allSatisfy { $0.plan.start == nil })
    }

    @Test(
        "a trip that is split within a day and joined again may take as many days as before, or the difference is said")
    func splitWithinADay() throws {
        let session = try Session([])
        session.run("new", "T", "A=45,7", "B=45,8", "C=45,9", "D=45,10", "E=45,11", "F=45,18")
        session.run("days", "T", "--start", "2027-06-12", "--days", "2", "--apply")
        let before = session.run("days", "T").output
        let split = session.run("split", "T", "3").output
        #expect(split.contains("\nA day is in two parts, so that they may take 1 + 2 days, of 2 before.\n"), "\(split)")
        let joined = session.run("join", "T", "2").output
        #expect(joined.contains("\nIt may take 2 days now (1 + 2, a day of two of them counted once).\n"), "\(joined)")
        let trips = try LibraryDecoder.library(try #require(session.files.bytes(at: Session.library))).trips
        #expect(trips.map(\.plan.days) == [2])
        #expect(session.run("days", "T").output == before)
        // Without dates nobody knows it, so it is said.
        session.run("undo", "2")
        session.run("days", "T", "--start", "", "--apply")
        #expect(session.run("split", "T", "3").output.contains("1 + 2 days, of 2 before."))
        #expect(session.run("join", "T", "2").output.contains("\nIt may take 3 days now (1 + 2).\n"))
    }

    @Test("a ferry whose stop before is in another trip now is named, with the words that settle it")
    func waysOfJoined() throws {
        let session = try Session([])
        session.run("new", "One", "A=45,7", "B=45,8")
        session.run("new", "Two", "C=45,12", "D=45,13")
        session.run("edit", "Two", "C", "--way", "ferry 1h")
        let edit = "roadtrip edit \"One\" 3 --way"
        let sentence = "too far for 1 h: \(edit) - takes it away, \(edit) \"ferry 8h\" gives it more time.\n"
        #expect(session.run("join", "One", "Two").output.contains("The ferry to C now leads from B, \(sentence)"))
        session.run("undo")
        #expect(
            session.run("copy", "Two", "C", "One", "--move").output.contains(
                "The ferry to C now leads from B, \(sentence)"))
    }

    @Test("a ferry of a file that leads from another stop in the trip that it goes into is named")
    func waysOfImported() throws {
        let session = try Session([])
        session.run("new", "Two", "C=45,12", "D=45,13")
        session.run("edit", "Two", "C", "--way", "ferry 1h")
        session.run("edit", "Two", "D", "--way", "ferry 1h")
        session.run("export", "Two", "--output", "two.json")
        session.run("new", "One", "A=45,7", "B=45,8")
        let run = session.run("import", "two.json", "--into", "One")
        let all = run.output + run.errors
        #expect(all.contains("The ferry to C now leads from B, too far for 1 h."), "\(all)")
        // The one between stops of the file is as it was.
        #expect(!all.contains("The ferry to D"))
    }

    @Test("parts of a trip of a number of days show together what the whole has shown, and their dates are said")
    func splitSharesDays() throws {
        let session = try Session([])
        session.run("new", "T", "A=45,7", "B=45,8", "C=45,9", "D=45,10", "E=45,11")
        session.run("days", "T", "--start", "2027-06-12", "--days", "12", "--apply")
        session.run("edit", "T", "C", "--arrive", "2027-06-17 20:00")
        func days(_ trip: String) -> [String] {
            session.run("days", trip).output.split(separator: "\n").map(String.init)
                .filter { $0.hasPrefix("Day") || $0.contains("20:00") }
        }
        let whole = days("T")
        let run = session.run("split", "T", "C", "--names", "One,Two")
        #expect(
            run.output.hasPrefix(
                "Split it into 2 trips: “One” (2 stops, Sat 12 Jun to Wed 16 Jun 2027), “Two” (3 stops, Thu 17 Jun to "
                    + "Wed 23 Jun 2027).\n"), "\(run.output)")
        #expect(session.run("days", "Two").output.contains("late") == false)
        let second = days("Two")
        func dates(_ lines: [String]) -> [String] {
            lines.map { line in
                line.split(separator: "·").dropFirst().prefix(2).joined(separator: "·").replacingText(" 2027", with: "")
            }
        }
        // What is behind the arrival is as it was.
        let behind = whole.drop { !$0.contains("→ D") }
        #expect(!behind.isEmpty && dates(Array(behind)) == dates(second).suffix(behind.count), "\(whole) \(second)")
        #expect(session.run("undo").status == 0)
        #expect(days("T") == whole)
    }

    @Test(
        "What cannot be joined, split or copied is refused, and nothing is changed",
        arguments: [
            ["join", "A", "1", "1"], ["split", "B", "1"], ["split", "B", "9"], ["split", "B", "2", "--names", "X,Y,Z"],
            ["split", "B", "2", "--names", "X,"], ["copy", "B", "1", "B", "--move"],
            ["copy", "B", "1", "A", "--at", "9"],
            ["copy", "B", "9", "A"], ["copy", "B", "1", "Z"], ["join", "A", "Z"],
        ])
    func refused(words: [String]) throws {
        let session = try session()
        let before = try contents(session)
        let run = session.run(
            words == ["join", "A", "1", "1"] ? ["join", "A", "A"] : words, InMemoryStandardStreams())
        #expect(run.status == 1, "\(run)")
        #expect(try contents(session) == before)
    }

    @Test("copy takes stops to another trip, and with --move away from their own")
    func copy() throws {
        let session = try session()
        #expect(
            session.run("copy", "B", "Chur", "1", "A", "--at", "2").output == """
                Copied “Chur”, “Bern” to “A” as stops 2 to 3.
                Total: 3415.4 km straight line

                """)
        #expect(try contents(session) == ["B: Bern Basel Chur o", "A: Porto Chur Bern Faro"])
        #expect(
            session.run("copy", "A", "2-3", "B", "--move").output.hasPrefix(
                "Moved “Chur”, “Bern” to “B” as stops 4 to 5.\n"))
        #expect(try contents(session) == ["B: Bern Basel Chur Chur Bern o", "A: Porto Faro"])
        #expect(session.run("history").output.contains("Moved 2 stops from “A” to “B”"))
        let json = session.run("copy", "A", "1", "B", "--move", "--json").output
        #expect(json.contains("\"name\": \"B\"") && json.contains("\"name\": \"A\""))
        #expect(json.hasPrefix("[") && json.hasSuffix("]\n"))
        #expect(session.run("copy", "B").status == 64)
    }

    @Test("list with words shows the trips that contain them all, with their own numbers")
    func listOfWords() throws {
        let session = try session()
        session.run("edit", "A", "Faro", "--note", "old town by the sea")
        let run = session.run("list", "faro", "SEA")
        #expect(run.output.contains("2  A"))
        #expect(!run.output.contains("1  B"))
        #expect(run.output.contains("1 trip, 2 stops, 463.0 km straight line"))
        #expect(session.run("list", "chur", "--json").output.contains("\"name\": \"B\""))
        let none = session.run("list", "nowhere")
        #expect(none.status == 1)
        #expect(none.errors == "roadtrip: error: no trip contains ‘nowhere’\n")
    }

    @Test("The menus show the list in another order while the numbers stay, and tell trips of one name apart")
    func sortedList() throws {
        let session = try session()
        session.run("days", "B", "--start", "2027-06-12", "--apply")
        let byName = session.run([], typing: "s name\n1\nq\n").output
        let rows = byName.split(separator: "\n").map(String.init)
        let sorted = try #require(rows.lastIndex { $0.hasPrefix("2  A") })
        #expect(rows[sorted + 1].hasPrefix("1  B"))
        #expect(byName.contains("In the order of their names; the numbers stay."))
        #expect(byName.contains("\nB\n"))
        let byStart = session.run([], typing: "s start\nq\n").output
        #expect(byStart.contains("In the order of their first days"))
        #expect(session.run([], typing: "s size\nq\n").output.contains("s takes own, name or start"))
        session.run("new", "A")
        let list = session.run("list").output
        #expect(list.contains("A (0") || list.contains("A ("))
        let ambiguous = session.run("show", "name:A")
        #expect(ambiguous.errors.contains("1 “A” (no stops), 3 “A” (2 stops from Porto)"))
    }

    @Test("export --json says what was written, and where standard output is the export it is refused but for JSON")
    func exportDocument() throws {
        let session = try session()
        let run = session.run("export", "A", "--output", "/home/me/a.gpx", "--json")
        #expect(
            run.output == """
                {
                  "file": "/home/me/a.gpx",
                  "format": "gpx",
                  "trips": 1,
                  "stops": 2,
                  "warnings": []
                }

                """)
        #expect(run.errors == "")
        #expect(session.run("export", "--json", "--format", "gpx").status == 64)
        #expect(session.run("export", "A", "--json").output.contains("\"version\": 1"))
    }

    @Test("An import with --json tells the error of a file once, on standard error")
    func importErrorOnce() throws {
        let session = try session()
        try session.put("{bad", at: "/home/me/x.json")
        let run = session.run("import", "/home/me/x.json", "--json")
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix(#"{"error":{"message":"/home/me/x.json:1:2: "#))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(!run.output.contains("x.json:1:2"))
    }

    @Test("A pair without numbers is no name of a place", arguments: ["nan,nan", "NaN, 3", "inf,-inf", "3,infinity"])
    func noNumbers(text: String) throws {
        let run = try session().run("add", "A", text)
        #expect(run.status == 65)
        #expect(run.errors == "roadtrip: error: “\(text)”: that is no pair of numbers\n")
    }
}
