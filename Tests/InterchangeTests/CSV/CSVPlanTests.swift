import CivilTime
import Entities
import Interchange
import Itineraries
import TestSupport
import Testing

@Suite("Plans in tables")
struct CSVPlanTests {
    private func read(_ text: String) throws -> ImportedTrips {
        try CSVFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900)))
    }

    /// The decisions about the stops of the first trip, as a person types them.
    private func decisions(_ imported: ImportedTrips) -> [[String]] {
        (imported.trips.first?.waypoints ?? []).map { stop in StopField.allCases.compactMap { stop.plan[$0].typed } }
    }

    @Test("a planned trip has what was decided in columns of their own, and beside it the times that follow")
    func columns() throws {
        var trip = try fjords(roundTrip: true)
        try trip.plan.set(.currency("EUR"))
        try trip.waypoints[0].plan.set(.kind(StopKind("=see, then")))
        try trip.waypoints[1].plan.set(.cost(Cost("9.50")))
        try trip.waypoints[2].plan.set(.arrive(TimeOfDay(text: "18:00").map { .anyDay($0) }))
        let text = String(decoding: CSVFormat().write([planned(trip)]).bytes, as: UTF8.self)
        let rows = text.split(separator: "\r\n").map { $0.split(separator: ",LegMeters,").last ?? "" }
        #expect(
            rows.first == "Day,Date,Nights,Arrive,Stay,Cost,Kind,Currency,Reached,Left")
        #expect(text.contains(",1,2027-06-12,,,,,\"'=see, then\",EUR,,2027-06-12 09:00\r\n"))
        #expect(text.contains(",1,2027-06-12,2,,,9.50,,EUR,2027-06-12 10:35,2027-06-14 09:00\r\n"))
        #expect(text.contains(",3,2027-06-14,,18:00,1h30,,,EUR,2027-06-14 10:55,2027-06-14 19:30\r\n"))
        // The way back has its times, and no plan.
        #expect(text.contains(",3,2027-06-14,,,,,,,2027-06-14 22:20,\r\n"))
    }

    @Test("a trip of which nothing is planned has none of these columns")
    func unplanned() {
        let text = String(decoding: CSVFormat().write([planned(coast())]).bytes, as: UTF8.self)
        #expect(text.hasPrefix("Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters\r\n"))
    }

    @Test("what a table holds of a plan comes back, and the rest is told", arguments: 0..<UInt64(LongRun.count(400)))
    func back(seed: UInt64) throws {
        var source = PlannedTrips(seed: seed)
        for tabbed in [false, true] {
            let trip = try source.next()
            let format = CSVFormat(tabbed: tabbed)
            let document = format.write([planned(trip)])
            #expect(document.warnings == [])
            let found = try format.read(
                document.bytes, ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
            #expect(found.notices == [] && found.skipped == [])
            #expect(
                found.trips.map(\.contentKey) == [trip.contentKey], "\(String(decoding: document.bytes, as: UTF8.self))"
            )
            let whole = try source.nextOfAll()
            let left = format.write([planned(whole)])
            #expect(left.warnings.count == 1 && left.warnings[0].hasPrefix("plans are left out: "))
            let plans = try format.read(
                left.bytes, ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
            #expect(plans.trips.first?.waypoints.map(\.plan) == whole.waypoints.map(\.plan))
        }
    }

    @Test("a table of others with dates has the first day, and the nights up to the next date at the last stop of each")
    func dates() throws {
        let found = try read(
            """
            Name,Latitude,Longitude,Date,Stay,Kind,Cost
            A,46,7,2027-06-12,,See,
            B,46.1,7,2027-06-12,90m,Museum,12 EUR
            C,46.2,7,,,,"1,250.50"
            D,46.3,7,14 jun 2027,,,
            """)
        #expect(found.trips.first?.plan.start?.text == "2027-06-12" && found.trips.first?.plan.currency == "EUR")
        #expect(decisions(found) == [["see"], ["see", "1h30", "12"], ["2", "1250.50"], []])
        #expect(found.notices == [])
    }

    @Test("with a column of nights, those that no stop has are put at the stop before, so that each keeps its date")
    func nightsAreDecided() throws {
        let found = try read("Name,Latitude,Longitude,Date,Nights\nA,46,7,2027-06-12,\nB,46.1,7,2027-06-20,0\n")
        #expect(found.trips.first?.plan.start?.text == "2027-06-12")
        #expect(decisions(found) == [["8"], ["0"]])
        #expect(
            found.notices == [
                "8 nights that no stop covers were put at the stop before, so that each stop keeps its day"
            ])
    }

    @Test("dates of some stops that do not follow them are left in the notes and told")
    func unordered() throws {
        let found = try read("Name,Latitude,Longitude,Date\nA,46,7,2027-06-12\nB,46.1,7,2027-06-10\nC,46,7.1,\n")
        #expect(found.trips.first?.plan.isEmpty == true && decisions(found) == [[], [], []])
        #expect(found.notices == ["the dates of “f” do not follow its stops, and are left in the notes"])
        #expect(found.trips.first?.waypoints.map { $0.note?.text } == ["Date: 2027-06-12", "Date: 2027-06-10", nil])
    }

    @Test(
        "a day that is far from the others, and a place that stands there twice, leave the order as it is",
        arguments: [
            ("Date", ["2027-06-01", "2072-06-03", "2027-06-05", "2027-06-06"], "46"),
            ("Day", ["1", "22", "3", "4"], "46"),
            ("Date", ["2027-06-01", "2027-06-03", "2027-06-02", "2027-06-01"], "45"),
        ])
    func wrongDay(name: String, days: [String], last: String) throws {
        let rows = zip(["A,45,7", "B,45.5,7", "C,46.5,7", "D,\(last),7"], days).map { "\($0),\($1)\n" }
        let found = try read("Name,Latitude,Longitude,\(name)\n" + rows.joined())
        #expect(found.trips.first?.waypoints.map(\.name.text) == ["A", "B", "C", "D"])
        #expect(!found.notices.contains { $0.hasSuffix("not in that of the file") })
    }

    @Test(
        "stops that all have a day are put into the order of these, and keep what else was read for them",
        arguments: [
            "Name,Latitude,Longitude,Date,Cost,Hotel\nA,46,7,2027-06-12,30,\nB,46.1,7,2027-06-10,10,Sole\n"
                + "C,46,7.1,2027-06-11,,\n",
            "Name,Latitude,Longitude,Day,Cost,Hotel\nA,46,7,3,30,\nB,46.1,7,1,10,Sole\nC,46,7.1,2,,\n",
        ])
    func ordered(text: String) throws {
        let found = try read(text)
        #expect(decisions(found) == [["1", "10"], ["1"], ["30"]])
        #expect(found.notices.contains("the stops of “f” are in the order of their days, not in that of the file"))
        #expect(found.trips.first?.waypoints.map(\.name.text) == ["B", "C", "A"])
        #expect(found.trips.first?.waypoints[0].note?.text == "Hotel: Sole")
    }

    @Test("a cell that cannot be read is left out with its reason, once for each column")
    func faults() throws {
        let found = try read(
            """
            Name,Latitude,Longitude,Nights,Stay,Cost,Currency,Arrive
            A,46,7,two,soon,9 EUR,,18:00
            B,46.1,7,three,1h,9 USD,,6/7/2027 18:00
            C,46.2,7,1,,,CHF,
            """)
        #expect(decisions(found) == [["18:00", "9"], ["1h", "9 USD"], ["1"]])
        #expect(
            found.notices == [
                "the dates of “f” can be two days each, since day and month stand in another order in other countries; they "
                    + "are left in the notes",
                "Nights of line 2, and 1 more left in the notes: “two” is not a number of nights",
                "Stay of line 2 left in the notes: “soon” is not a length of time; write it like 1h30 or 90m",
                "Currency of line 4 left in the notes: the costs are in EUR, and “CHF” is in another currency",
            ])
    }

    @Test("an earlier table of this program has times that follow from its plan, and these are no decisions")
    func earlier() throws {
        let found = try read(
            """
            Trip,Stop,Name,Latitude,Longitude,Notes,LegMeters,Day,Date,Arrive,Leave
            T,1,A,46,7,,,1,2027-06-12,,2027-06-12 09:00
            T,2,B,46.1,7,,11119.5,1,2027-06-12,2027-06-12 09:20,
            """)
        #expect(found.trips.first?.plan.isEmpty == true && decisions(found) == [[], []])
        #expect(found.notices == [] && found.plans == nil)
    }

    @Test("columns of plans can be named by the person")
    func named() throws {
        let found = try CSVFormat().read(
            Array("Lyon;45.7;4.8;2;95\n".utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                columns: ["name", "latitude", "longitude", "nights", "cost"]))
        #expect(decisions(found) == [["2", "95"]])
    }
}
