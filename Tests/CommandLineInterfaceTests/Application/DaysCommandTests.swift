import CommandLineInterface
import Entities
import Platform
import TestSupport
import Testing

/// The days of trips by commands and in the menus, on a machine of memory.
@Suite struct DaysCommandTests {
    /// A trip of two stops.
    private func session(
        _ title: String, _ start: (String, Double, Double), _ end: (String, Double, Double)
    ) throws -> Session {
        try Session([
            Trip(
                id: id(1), name: name(title),
                waypoints: [stop(11, start.0, start.1, start.2), stop(12, end.0, end.1, end.2)])
        ])
    }

    private static let method =
        "estimate: straight line × 1.25 at 100 km/h + 10 min a leg; mountain roads and ferries can take twice as long\n"

    @Test("Houston to Fort Lauderdale: two days hold no slack, so one more is tried, and the sea is marked")
    func houston() throws {
        let session = try session("Gulf", ("Houston", 29.7633, -95.3633), ("Fort Lauderdale", 26.1223, -80.1434))
        #expect(
            session.run("days", "1", "--start", "2027-06-12", "--drive", "10h", "--towns").output == """
                Gulf: 3 days
                1 warning: day 2

                Day 1 · Sat 12 Jun 2027 · Houston → New Orleans · about 6 h 35 min, 638 km est. · sun 06:20 – 20:02
                  1  Houston           leave  09:00
                  +  New Orleans       15:35          suggested night, or Galliano, Houma

                Day 2 · Sun 13 Jun · New Orleans → Eastpoint · about 6 h 25 min, 627 km est. · sun 05:59 – 20:41
                  +  New Orleans       leave  09:00
                  +  Eastpoint         16:25          clocks +1 h, suggested night, or Carrabelle, Port Saint Joe
                  ! Eastpoint lies across the sea, seen from both ends of this drive

                Day 3 · Mon 14 Jun · Eastpoint → Fort Lauderdale · about 7 h 50 min, 768 km est. · sun 06:39 – 20:14
                  +  Eastpoint         leave  09:00
                  2  Fort Lauderdale   16:50

                Total: 3 days, 2 nights, about 20 h 50 min, 2033 km est.
                \(Self.method)
                """)
    }

    @Test("Oslo to Arezzo")
    func oslo() throws {
        let session = try session("South", ("Oslo", 59.9127, 10.7461), ("Arezzo", 43.4628, 11.8807))
        #expect(
            session.run("days", "1", "--start", "2027-06-12", "--drive", "8h", "--towns").output == """
                South: 3 days

                Day 1 · Sat 12 Jun 2027 · Oslo → Kiel · about 7 h 55 min, 779 km est. · sun 03:56 – 21:54
                  1  Oslo         leave  09:00
                     country NO → DE: pay in EUR
                  +  Kiel         16:55          suggested night, or Fehmarn, Eckernförde

                Day 2 · Sun 13 Jun · Kiel → Regensburg · about 7 h 45 min, 757 km est. · sun 04:45 – 21:17
                  +  Kiel         leave  09:00
                  +  Regensburg   16:45          suggested night, or Ingolstadt, Treuchtlingen

                Day 3 · Mon 14 Jun · Regensburg → Arezzo · about 7 h 55 min, 772 km est. · sun 05:07 – 20:55
                  +  Regensburg   leave  09:00
                     country DE → IT
                  2  Arezzo       16:55

                Total: 3 days, 2 nights, about 23 h 35 min, 2307 km est.
                \(Self.method)
                """)
    }

    @Test("Munich to Lisbon: the clocks go back an hour at the border of Portugal")
    func munich() throws {
        let session = try session("West", ("Munich", 48.1374, 11.5755), ("Lisbon", 38.7251, -9.1498))
        #expect(
            session.run("days", "1", "--start", "2027-06-12", "--drive", "8h", "--towns").output == """
                West: 4 days

                Day 1 · Sat 12 Jun 2027 · Munich → Geneva · about 5 h 55 min, 579 km est. · sun 05:13 – 21:27
                  1  Munich     leave  09:00
                     country DE → CH: pay in CHF
                  +  Geneva     14:55          suggested night, or Annecy, Lons-le-Saunier

                Day 2 · Sun 13 Jun · Geneva → Toulouse · about 6 h, 587 km est. · sun 05:43 – 21:36
                  +  Geneva     leave  09:00
                     country CH → FR: pay in EUR
                  +  Toulouse   15:00          suggested night, or Agen, L'Isle-Jourdain

                Day 3 · Mon 14 Jun · Toulouse → Madrid · about 7 h 5 min, 692 km est. · sun 06:12 – 21:46
                  +  Toulouse   leave  09:00
                     country FR → ES
                  +  Madrid     16:05          suggested night, or Valladolid, Palencia

                Day 4 · Tue 15 Jun · Madrid → Lisbon · about 6 h 25 min, 629 km est. · sun 06:44 – 21:03
                  +  Madrid     leave  09:00
                     country ES → PT: clocks -1 h
                  2  Lisbon     14:25

                Total: 4 days, 3 nights, about 25 h 30 min, 2487 km est.
                \(Self.method)
                """)
    }

    @Test("Bergen to Oslo along roads: the night is on the road, and the owners of the roads are named")
    func bergenToOslo() throws {
        let session = try session("Coast", ("Bergen", 60.3913, 5.3221), ("Oslo", 59.9127, 10.7461))
        let output = session.run("days", "1", "--drive", "5h", "--towns", "--engine", "inside").output
        let lines = output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("Day ") } == 2)
        #expect(lines.count { $0.contains("suggested night, or ") } == 1)
        #expect(!output.contains("! ") && output.contains(" km by road\n"))
        #expect(output.hasSuffix("\nRoads: © OpenStreetMap contributors\n"))
    }

    @Test("Las Vegas to Chicago: Mountain time from the first night on, Central time from the third")
    func lasVegas() throws {
        let session = try session("East", ("Las Vegas", 36.175, -115.1372), ("Chicago", 41.85, -87.65))
        #expect(
            session.run("days", "1", "--start", "2027-06-12", "--drive", "9h", "--towns").output == """
                East: 4 days

                Day 1 · Sat 12 Jun 2027 · Las Vegas → Cortez · about 7 h 40 min, 747 km est. · sun 05:23 – 20:35
                  1  Las Vegas    leave  09:00
                  +  Cortez       17:40          clocks +1 h, suggested night, or Grand Junction, Moab

                Day 2 · Sun 13 Jun · Cortez → Burlington · about 7 h 35 min, 740 km est. · sun 05:53 – 20:17
                  +  Cortez       leave  09:00
                  +  Burlington   16:35          suggested night, or Goodland, Wray

                Day 3 · Mon 14 Jun · Burlington → Omaha · about 7 h 25 min, 724 km est. · sun 05:22 – 20:58
                  +  Burlington   leave  09:00
                  +  Omaha        17:25          clocks +1 h, suggested night, or Red Oak, Clarinda

                Day 4 · Tue 15 Jun · Omaha → Chicago · about 8 h 50 min, 866 km est. · sun 05:50 – 20:27
                  +  Omaha        leave  09:00
                  2  Chicago      17:50

                Total: 4 days, 3 nights, about 31 h 25 min, 3077 km est.
                \(Self.method)
                """)
    }

    @Test("A calendar without a day is not written, and the reason is said")
    func emptyCalendar() throws {
        let session = try session("Stay", ("Bern", 46.95, 7.44), ("Thun", 46.76, 7.63))
        #expect(session.run("days", "1", "--start", "2027-06-12", "--apply").status == 0)
        #expect(session.run("remove", "1", "2").status == 0)
        let run = session.run("export", "1", "--format", "ics")
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(
            run.errors
                == "roadtrip: error: “Stay” has no days, so no calendar can be written: a drive needs two stops\n")
    }

    @Test("Bergen to Trondheim, without a date")
    func bergen() throws {
        let session = try session("North", ("Bergen", 60.3913, 5.3221), ("Trondheim", 63.4305, 10.3951))
        #expect(
            session.run("days", "1", "--drive", "5h", "--towns").output == """
                North: 2 days

                Day 1 · Bergen → Stryn · about 2 h 30 min, 230 km est.
                  1  Bergen      leave  09:00
                  +  Stryn       11:30          suggested night, or Luster, Fossbergom

                Day 2 · Stryn → Trondheim · about 3 h 20 min, 316 km est.
                  +  Stryn       leave  09:00
                  2  Trondheim   12:20

                Total: 2 days, 1 night, about 5 h 50 min, 546 km est.
                \(Self.method)
                """)
    }

    @Test("towns that are kept become stops in one step, and one step takes all back exactly")
    func applyTowns() throws {
        let session = try session("South", ("Oslo", 59.9127, 10.7461), ("Arezzo", 43.4628, 11.8807))
        let before = session.text(at: Session.library)
        let run = session.run("days", "1", "--start", "2027-06-12", "--drive", "8h", "--towns", "--apply")
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("\n\nKept the plan: 3 days, with 2 towns as stops.\n"))
        #expect(
            session.run("show", "1").output == """
                South

                #  Stop        Place                        Leg  Arrive  Night     So far
                Day 1 · Sat 12 Jun 2027 · about 7 h 55 min, 779 km est.
                1  Oslo        Norway
                2  Kiel        Schleswig-Holstein, DE  622.8 km   16:55  night   622.8 km

                Day 2 · Sun 13 Jun · about 7 h 45 min, 757 km est.
                3  Regensburg  Bavaria, DE             605.3 km   16:45  night  1228.2 km

                Day 3 · Mon 14 Jun · about 7 h 55 min, 772 km est.
                4  Arezzo      Tuscany, IT             617.6 km   16:55         1845.8 km

                4 stops, 1845.8 km straight line

                """)
        // Nothing is suggested where nothing is too long any more.
        #expect(session.run("days", "1", "--towns", "--apply").output.hasSuffix("\nIt is planned so already.\n"))
        #expect(session.run("undo").output == "Undid: Planned the days of “South”\n")
        #expect(session.text(at: Session.library) == before)
    }

    @Test("the history of plans is written in changes that version 1.0 knows")
    func history() throws {
        let session = try session("South", ("Oslo", 59.9127, 10.7461), ("Arezzo", 43.4628, 11.8807))
        _ = session.run("days", "1", "--start", "2027-06-12", "--drive", "8h", "--towns", "--apply")
        _ = session.run("edit", "1", "2", "--nights", "2", "--cost", "9.5")
        _ = session.run("undo", "2")
        _ = session.run("redo", "2")
        let history = try #require(session.text(at: Session.directory + "/history.jsonl"))
        let kinds = Set(history.matches(of: /"([a-z]+(?:Trip|Stop)s?)"/).map { String($0.output.1) })
        #expect(kinds.isSubset(of: ["replaceTrip", "replaceStop", "insertStops", "removeStops"]), "\(kinds)")
        #expect(kinds.contains("replaceTrip") && kinds.contains("insertStops"))
    }

    @Test("suggested towns for programs: visits without a number, and places as find prints them")
    func document() throws {
        let session = try session("North", ("Bergen", 60.3913, 5.3221), ("Trondheim", 63.4305, 10.3951))
        let output = session.run("days", "1", "--drive", "5h", "--towns", "--json").output
        let compact = output.filter { $0 != " " && $0 != "\n" }
        #expect(compact.contains("\"from\":1,\"to\":null"))
        #expect(compact.contains("{\"stop\":null,\"arrive\":\"11:27\",\"zone\":\"Europe/Oslo\"}"))
        #expect(compact.contains("\"night\":{\"suggested\":[{\"name\":\"Stryn\",\"kind\":\"town\","))
        #expect(compact.contains("\"name\":\"Luster\""))
    }

    @Test("where no town fits, it is said and nothing breaks")
    func noTown() throws {
        let session = try session("Pacific", ("Honolulu", 21.3069, -157.8583), ("Apia", -13.8333, -171.7667))
        let run = session.run("days", "1", "--towns")
        #expect(run.status == 0)
        #expect(
            run.output.contains("  ! no town for a night was found on the way to Apia, not with one more day either\n"))
    }

    @Test("a calendar goes out, comes back as the same trip, and needs a first day")
    func calendar() throws {
        let session = try Session([coast()])
        let refused = session.run("export", "coast", "--format", "ics")
        #expect(refused.status == 1)
        #expect(
            refused.errors == """
                roadtrip: error: “Coast” has no first day, so no calendar can be written
                Hint: ‘roadtrip days TRIP --start DATE --apply’ sets the first one.

                """)
        #expect(session.run("export", "coast", "--times").status == 64)
        _ = session.run("days", "coast", "--start", "2027-06-12", "--apply")
        #expect(session.run("export", "coast", "--times", "--output", "/home/me/c.ics").status == 0)
        #expect(
            session.run("import", "/home/me/c.ics").output == "/home/me/c.ics: took nothing, 1 already there (ics)\n")
    }

    @Test("a report has the days of a planned trip in every format, and of others where they are asked for")
    func reports() throws {
        let session = try Session([coast()])
        let heading = "Day 1 · Sat 12 Jun 2027 · Lisbon → Porto · about 3 h 35 min, 342 km est. · sun 06:11 – 21:07"
        _ = session.run("days", "coast", "--start", "2027-06-12", "--apply")
        #expect(
            session.run("report").output == """
                Coast
                Sat 12 Jun to Sun 13 Jun 2027
                3 stops, 736.9 km straight line

                \(heading.replacing(" sun", with: "\n  sun"))
                  leave  09:00  1 Lisbon
                                  Tram 28
                                  est. 342.4 km, about 3 h 35 min; 009° N
                  12:35         2 Porto, night
                  Google Maps 1 → 2: https://www.google.com/maps/dir/38.72,-9.14/41.15,-8.61

                Day 2 · Sun 13 Jun · Porto → Faro · about 5 h 55 min, 579 km est. ·
                  sun 06:01 – 20:52
                  leave  09:00  2 Porto
                                  est. 578.7 km, about 5 h 55 min; 173° S
                  14:55         3 Faro
                  Google Maps 2 → 3: https://www.google.com/maps/dir/41.15,-8.61/37.02,-7.93

                Total: 2 days, 1 night, about 9 h 35 min, 921 km est.
                \(Self.method.replacing("and ferries", with: "and\n  ferries"))
                """)
        #expect(session.run("report", "--days").output == session.run("report").output)
        #expect(session.run("report", "--legs").output.contains("\n2  Porto   Faro   463.0 km  173° S   736.9 km\n"))
        #expect(
            session.run("report", "--format", "markdown").output.contains(
                """
                ## \(heading)

                - leave 09:00, **1 Lisbon**<br>Tram 28
                - est. 342.4 km, about 3 h 35 min; 009° N
                - 12:35, **2 Porto**, night
                - [Google Maps 1 → 2](https://www.google.com/maps/dir/38.72,-9.14/41.15,-8.61)

                ##
                """))
        let csv = session.run("report", "--format", "csv").output
        #expect(csv.contains(",Unit,Day,Date,Leave,Arrive\r\n"))
        #expect(csv.contains(",1,2027-06-12,2027-06-12 09:00,2027-06-12 12:35\r\n"))
        #expect(csv.contains(",2,2027-06-13,2027-06-13 09:00,2027-06-13 14:55\r\n"))
        #expect(session.run("report", "--json").output.contains("\"plannedDays\": {"))
        #expect(
            session.run("report", "--format", "html").output.replacing("\u{A0}", with: " ").contains(
                "<h2 id=\"day1\"><span class=\"date\">Day 1 · Sat 12 Jun 2027</span> <bdi>Lisbon</bdi> → <bdi>Porto</bdi></h2>\n<p class=\"facts\">about 3 h 35 min, 342 km est. · sun 06:11 – 21:07</p>"
            ))
        // A trip that is not planned has days where they are asked for.
        let plain = try Session([coast()])
        #expect(!plain.run("report").output.contains("Day 1"))
        #expect(!plain.run("report", "--format", "csv").output.contains(",Day,"))
        #expect(!plain.run("report", "--json").output.contains("plannedDays"))
        #expect(plain.run("report", "--days").output.contains("\nDay 1 · Lisbon → Porto · about 3 h 35 min"))
        for format in ["text", "markdown", "html"] {
            #expect(!plain.run("report", "--format", format).output.contains("Day 1"))
        }
        #expect(plain.run("report", "--format", "csv").output.contains(",Unit\r\n"))
    }

    @Test("the days in the menus: decided, shown, kept, taken back")
    func menus() throws {
        let session = try Session([coast()])
        let before = session.text(at: Session.library)
        let run = session.run(
            ["open", "coast"],
            typing:
                "y\nstart 2027-06-12\ndrive 3h\nleave\n8:30\nfuel 7.2l\nprice 1.85/l\ncu eur\nstart 30 feb\ntowns\nt\nu\nU\nb\n2\nkind see\nstay 1h30\nni 2\narrive 2027-06-12 14:00\ncost\n9,50\nq\n"
        )
        #expect(run.status == 0)
        #expect(run.errors == "")
        // One after the other, as they were typed.
        var rest = run.output[...]
        for text in [
            "\nCoast: 2 days\n", "  1  Lisbon   leave  09:00",
            "days> \n\nCoast: 2 days\n*start Sat 12 Jun 2027 · leave 09:00 · drive 6 h\n\nDay 1 · Sat 12 Jun 2027 · Lisbon → Porto",
            "Tried, not kept: ", "  1  Lisbon   leave  08:30", "Tried, not kept: ",
            "about 66 l of fuel, about 123 EUR for fuel", "\nThere is no “30 feb”: that month has 28 days\ndays> ",
            "\nCoast: 5 days\n", "  +  Leiria    10:10          suggested night", "Tried, not kept: ",
            "\nCoast: 5 days\n", "  2  Leiria    10:10          1 night",
            "\nKept the plan: 5 days, with 3 towns as stops.\n", "\nCoast: 2 days\n", "  1  Lisbon   leave  09:00",
            "\nUndid: Planned the days of “Coast”\n", "\nCoast: 5 days\n", "  1  Lisbon    leave  08:30",
            "\nRedid: Planned the days of “Coast”\n", "\n“Leiria”: see, 1 night.\n",
            "\n“Leiria”: see, stay 1 h 30 min, 1 night.\n", "\n“Leiria”: see, stay 1 h 30 min, 2 nights.\n",
            "\n“Leiria”: see, stay 1 h 30 min, 2 nights, arrive 2027-06-12 14:00.\n",
            "  arrive  2027-06-12 14:00\n", "  cost    9.50 EUR\n",
            "\n“Leiria”: see, stay 1 h 30 min, 2 nights, arrive 2027-06-12 14:00, cost 9.50 EUR.\n",
        ] {
            let found = try #require(rest.firstRange(of: text), "\(text)\n\(rest)")
            rest = rest[found.upperBound...]
        }
        #expect(!rest.contains("Undid"))
        #expect(session.run("undo", "6").status == 0)
        #expect(session.text(at: Session.library) == before)
    }

    @Test(
        "what cannot be is refused",
        arguments: [
            (["days", "1", "--start", "2027-02-29"], 64),
            (["days", "1", "--speed", "0"], 64),
            (["edit", "1", "2", "--nights", "400"], 64),
            (["edit", "1", "2", "--stay", "-5"], 64),
            (["edit", "1", "2", "--cost", "abc"], 64),
        ])
    func refused(words: [String], status: Int) throws {
        let session = try Session([coast()])
        let before = session.text(at: Session.library)
        let run = session.run(words, InMemoryStandardStreams())
        #expect(Int(run.status) == status)
        #expect(run.errors.hasPrefix("roadtrip: error: "))
        #expect(session.text(at: Session.library) == before)
    }

    @Test(
        "what can be planned but not be kept is a warning: ten minutes a day, an arrival before the start, a start in a gap"
    )
    func warnings() throws {
        let session = try Session([coast()])
        let short = session.run("days", "1", "--drive", "10m")
        #expect(short.status == 0)
        #expect(short.output.contains("  ! about 3 h 35 min of driving, more than the 10 min of a day\n"))
        #expect(session.run("edit", "1", "2", "--arrive", "2027-06-01 10:00").status == 0)
        let late = session.run("days", "1", "--start", "2027-06-12")
        #expect(late.output.contains("  ! the arrival at Porto was to be on Tue 1 Jun 2027, before the trip starts\n"))
        #expect(session.run("edit", "1", "2", "--arrive", "").status == 0)
        // On 28 March 2027 Lisbon's clocks go from 01:00 to 02:00.
        let gap = session.run("days", "1", "--start", "2027-03-28", "--leave", "1:30")
        #expect(gap.output.contains("  1  Lisbon   leave  02:30\n"))
    }

    @Test("ranges and fuel have the units that were typed; a plan without days is kept too")
    func units() throws {
        let session = try Session([coast()])
        let fast = session.run("days", "1", "--speed", "200", "--units", "mi")
        #expect(fast.errors == "roadtrip: error: the speed can be 1 to 186 mph (up to 300 km/h), not 200\n")
        let fuel = session.run("days", "1", "--fuel", "7.2l", "--price", "2", "--units", "mi")
        #expect(fuel.output.contains(" gal of fuel, about "))
        #expect(fuel.output.contains(" (fuel)"))
        let bare = session.run("days", "1", "--fuel", "32", "--units", "mi")
        #expect(
            bare.errors
                == "roadtrip: Read without units as 32 mpg (US gallons); 7.2l, 32mpg, 1.85/l and 3.49/gal say them.\n")
        #expect(bare.output == session.run("days", "1", "--fuel", "32mpg", "--units", "mi").output)
        #expect(session.run("new", "Empty").status == 0)
        #expect(session.run("days", "Empty", "--drive", "5h", "--apply").output.hasSuffix("Kept the plan.\n"))
    }

    @Test("a library with a plan of another program is read, said once, and kept")
    func foreign() throws {
        let trip =
            "{\"id\": \"EC7D4222-6F41-4481-8FDE-580F122088A5\", \"name\": \"A\", \"waypoints\": [\n"
            + "{\"id\": \"EC7D4222-6F41-4481-8FDE-580F122088A6\", \"name\": \"B\", \"location\": {\"latitude\": 1, \"longitude\": 2}, \"cost\": \"free\", \"nights\": \"two\"}]}"
        let session = try Session(library: "{\"version\": 1, \"trips\": [\(trip)]}")
        let run = session.run("list", "--names")
        #expect(run.status == 0)
        #expect(run.output == "A\n")
        #expect(
            run.errors
                == "roadtrip: \(Session.library): line 2: “cost” must be a number; it is kept as a field of another program (and 1 more)\n"
        )
        #expect(session.run("rename", "1", "C").status == 0)
        #expect(session.text(at: Session.library)?.contains("\"cost\": \"free\", \"nights\": \"two\"}") == true)
        #expect(session.run("edit", "1", "1", "--cost", "5").status == 0)
        #expect(session.run("list", "--names").output == "C\n")
        #expect(session.text(at: Session.library)?.contains("\"cost\": 5, \"nights\": \"two\"}") == true)
    }
}
