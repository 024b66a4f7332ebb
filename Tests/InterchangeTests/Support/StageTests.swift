import Interchange
import TestSupport
import Testing

/// Stages of one journey, and what is said of each night.
@Suite("Stages and nights of others") struct StageTests {
    private func route(_ name: String, _ points: [(String, Int)]) -> String {
        "<rte><name>\(name)</name>"
            + points.map { "<rtept lat=\"\($0.1)\" lon=\"5\"><name>\($0.0)</name></rtept>" }.joined() + "</rte>"
    }

    @Test("Routes of days whose ends meet are one trip, which the file names; others stay apart") func routes() {
        let first = route("Day 1", [("A", 50), ("B", 49)])
        let second = route("Day 2", [("B", 49), ("C", 48)])
        let third = route("Day 3", [("C", 48), ("D", 47)])
        func gpx(_ routes: String) -> String {
            "<gpx version=\"1.1\" creator=\"x\" xmlns=\"http://www.topografix.com/GPX/1/1\">\(routes)</gpx>"
        }
        #expect(
            reading(gpx(first + second + third)) == [
                "file: A@50,5 B@49,5 C@48,5 D@47,5",
                "notice: the days are those of the parts of the way: one sleeps where each ends",
            ])
        #expect(reading(gpx(first + third)) == ["Day 1: A@50,5 B@49,5", "Day 3: C@48,5 D@47,5"])
    }

    @Test("Tracks of stages are called by the ends in their titles where these agree; other titles are told")
    func tracks() {
        func track(_ name: String, _ first: Int) -> String {
            "<trk><name>\(name)</name><trkseg>"
                + (first...first + 1).map { "<trkpt lat='\($0)' lon='5'><time>2027-06-1\($0)T05:10:00Z</time></trkpt>" }
                .joined() + "</trkseg></trk>"
        }
        func stops(_ titles: [String]) -> [String] {
            reading("<gpx>\(titles.enumerated().map { track($1, $0 + 1) }.joined())</gpx>", file: "GR20")
        }
        let named = stops(["Étape 1 Calenzana – Ortu", "Étape 2 Ortu – Carozzu", "Étape 3 : Carozzu – Ascu"])
        #expect(named.first == "GR20: Calenzana@1,5 Ortu@2,5 Carozzu@3,5 Ascu@4,5", "\(named)")
        #expect(!named.contains { $0.contains("names of parts") })
        let told = "notice: left out: the names of parts of the way: "
        #expect(stops(["Valley", "Pass"]).contains(told + "“Valley”, “Pass”"))
        #expect(!stops(["Day 1", "Day 2"]).contains { $0.hasPrefix(told) })
    }

    @Test("The cost of each night is that of all nights of a row") func costOfNight() throws {
        let table = "Name,Lat,Lon,Nights,Cost per night\nA,1,2,2,€150\nB,3,4,1,€320\n"
        let plan = try othersPlan(table)
        #expect(plan.contains("A|2|300") && plan.contains("B|1|320"), "\(plan)")
    }

    @Test("Days in a calendar that follow one another have the night of their last day; a stay is called by its town")
    func lastNights() throws {
        func event(_ lines: String) -> String { "BEGIN:VEVENT\r\n\(lines)END:VEVENT\r\n" }
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
            + event("DTSTART;VALUE=DATE:20260401\r\nDTEND;VALUE=DATE:20260404\r\nSUMMARY:Inn\r\nGEO:1;1\r\n")
            + event("DTSTART:20260404T150000\r\nDTEND:20260406T100000\r\nSUMMARY:Ryokan\r\nGEO:2;2\r\n")
            + event(
                "DTSTART;VALUE=DATE:20260406\r\nDTEND;VALUE=DATE:20260409\r\nSUMMARY:Stay in Kyoto\r\n"
                    + "LOCATION:Kyoto\\, Japan\r\nGEO:3;3\r\n") + "END:VCALENDAR\r\n"
        let plan = try othersPlan(text, as: ICSFormat()).map {
            $0.split(separator: "|").prefix(2).joined(separator: " ")
        }
        #expect(plan.prefix(4) == ["2026-04-01", "Inn 3", "Ryokan 2", "Kyoto 3"])
    }
}
